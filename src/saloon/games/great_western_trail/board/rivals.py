"""The others, one strip each: what they hold and where they are."""

from __future__ import annotations

from saloon.games.great_western_trail.board.facts import Facts, facts_of
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import WORKERS
from saloon.games.trail.board.rivals import Pair, Rival, phone_strips, wide_strips
from saloon.games.trail.board.view import Drawn


def wide_rivals(view: BoardView) -> Drawn:
    return wide_strips(_rivals(view))


def phone_rivals(view: BoardView) -> Drawn:
    return phone_strips(_rivals(view))


def _rivals(view: BoardView) -> list[Rival]:
    found = []
    for player in view.others:
        facts = facts_of(view, player.seat)
        beside = ("locomotive", facts.engine), ("disc", sum(facts.discs))
        asked, money = view.is_asked(player), f"${facts.dollars}"
        found.append(
            Rival(facts.seat, facts.name, "bot" if facts.bot else "", view.when(player), asked, money, beside, _held(facts))
        )
    return found


def _held(facts: Facts) -> tuple[Pair, ...]:
    """Hand, workers, certificates, tokens."""
    rows = [(worker.id, facts.workers[worker.row]) for worker in WORKERS]
    certificates = facts.certificates + facts.permanent
    return ("hand-cards", facts.hand), *rows, ("certificate", certificates), ("exchange", facts.tokens)
