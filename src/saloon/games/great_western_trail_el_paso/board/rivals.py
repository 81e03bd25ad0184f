"""The others, one strip each: what they hold."""

from __future__ import annotations

from saloon.games.great_western_trail_el_paso.board.facts import facts_of
from saloon.games.great_western_trail_el_paso.board.sue import sue_panel
from saloon.games.great_western_trail_el_paso.board.view import BoardView
from saloon.games.great_western_trail_el_paso.components import SPECIALISTS, WORKERS
from saloon.games.great_western_trail_el_paso.state import Player, Sue
from saloon.games.trail.board.boxes import Box
from saloon.games.trail.board.rivals import Pair, Rival, phone_strips, wide_strips
from saloon.games.trail.board.view import NARROW, Drawn


def wide_rivals(view: BoardView) -> Drawn:
    return wide_strips(_rivals(view))


def phone_rivals(view: BoardView) -> Drawn:
    """On a phone Sue's card and workers lie below her strip."""
    w, h, body = phone_strips(_rivals(view))
    if view.g.sue is None:
        return w, h, body
    return w, h + 160, body + sue_panel(view, view.g.sue, Box(6, h, NARROW - 12, 152))


def _rivals(view: BoardView) -> list[Rival]:
    return [_sue(view, who) if isinstance(who, Sue) else _player(view, who) for who in view.others]


def _player(view: BoardView, player: Player) -> Rival:
    """Discs and objectives; hand, workers, certificates, tokens."""
    facts = facts_of(view, player.seat)
    beside = ("disc", sum(facts.slots)), ("objective", len(facts.objectives))
    rows: list[Pair] = [(worker.id, facts.workers[index]) for index, worker in enumerate(WORKERS)]
    held = ("hand-cards", facts.hand), *rows, ("certificate", facts.certificates + facts.permanent), ("exchange", facts.tokens)
    money, asked = f"${facts.dollars}", view.is_asked(player)
    return Rival(facts.seat, facts.name, "bot" if facts.bot else "", view.when(player), asked, money, beside, held)


def _sue(view: BoardView, sue: Sue) -> Rival:
    """Workers, cattle, tiles."""
    beside = ("disc", sue.discs), ("objective", len(sue.objectives))
    rows: list[Pair] = [(worker.id, sue.workers[SPECIALISTS.index(worker)]) for worker in sue.row]
    held = *rows, ("cattle-head", len(sue.cattle)), ("badge", len(sue.bonuses)), ("card-back", len(sue.reserve))
    name = view.viewpoint.names[sue.seat]
    return Rival(sue.seat, name, "automa", view.when(sue), view.is_asked(sue), "", beside, held)
