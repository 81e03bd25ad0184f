"""What a mat shows of a player, as plain values: mats of equal facts look alike, so their drawings are kept."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from saloon.engine import Seat
from saloon.games.great_western_trail.board.cards import Met
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import (
    PLAYER_COUNTS,
    Building,
    Card,
    Hazard,
    Master,
    Outlaw,
    PlayerCount,
)
from saloon.games.great_western_trail.kit import Kit
from saloon.games.great_western_trail.rules.hands import hand_limit
from saloon.games.great_western_trail.rules.moving import step_limit
from saloon.games.great_western_trail.scoring import elements, herd
from saloon.games.great_western_trail.state import Player
from saloon.games.trail.board.facts import MatFacts, mat_facts, pile_of
from saloon.games.trail.objectives import best_assignment, penalty


class Facts(MatFacts, frozen=True, kw_only=True):
    """One player's board and what lies beside it; `of_modules` is what modules in play show of it, by their ids."""

    kit: Kit
    engine: str
    discs: tuple[int, ...]
    player_count: PlayerCount
    buildings: tuple[Building, ...]
    hazards: tuple[Hazard, ...]
    outlaws: tuple[Outlaw, ...]
    masters: tuple[Master, ...]
    area: tuple[tuple[Card, Met], ...]
    loose: tuple[tuple[Card, Met], ...]
    ender: bool
    of_modules: tuple[tuple[str, Any], ...] = ()


@lru_cache(maxsize=16)
def facts_of(view: BoardView, seat: Seat) -> Facts:
    """Several regions ask for the facts of one seat: they are collected once a view."""
    g, player = view.g, view.g.players[seat]
    tasks, area = tasks_met(view, player), len(player.area)
    limits = {"steps": step_limit(g, player), "hand_limit": hand_limit(player)}
    hand, pile = len(player.hand) + len(player.unseen), pile_of(player.discard, _order)
    return Facts(
        **mat_facts(view, player, permanent=player.permanent, hand=hand, pile=pile, **limits),
        kit=g.kit,
        engine=player.engine.id,
        discs=tuple(player.discs),
        player_count=PLAYER_COUNTS[view.seats],
        buildings=tuple(player.buildings),
        hazards=tuple(player.hazards),
        outlaws=tuple(player.outlaws),
        masters=tuple(player.masters),
        area=tasks[:area],
        loose=tasks[area:],
        ender=g.ender == seat,
        of_modules=tuple([(module.id, module.mat_facts(g, player)) for module in g.kit.modules]),
    )


@lru_cache(maxsize=128)
def _order(card: Card) -> tuple[bool, int, str, int]:
    """Of the cards of a pile: cattle by value, then objectives."""
    return not card.breed, card.value, card.breed, card.points


# ------------------------------------------------------------ tasks


def tasks_met(view: BoardView, player: Player) -> tuple[tuple[Card, Met], ...]:
    """For the cards of the area, then for all other objective cards that the viewer sees: which tasks are met.

    Each element serves one task, in the way that is worth most now; what is left over is ticked where it fits.
    """
    loose = () if view.viewpoint.covered and player is view.own else tuple(card for card in herd(player) if card.tasks)
    cards = (*player.area, *loose)
    if not cards:
        return ()
    masters = tuple(master for master in player.masters if master.counts == "objectives")
    return _ticks(len(player.area), cards, tuple(elements(view.g, player).items()), masters)


@lru_cache(maxsize=4096)
def _ticks(
    must: int, cards: tuple[Card, ...], have: tuple[tuple[str, int], ...], masters: tuple[Master, ...]
) -> tuple[tuple[Card, Met], ...]:
    def bonus(count: int) -> int:
        return sum(master.points * (count // master.each) for master in masters)

    best = best_assignment(cards[:must], cards[must:], dict(have), bonus, failed=penalty)
    left = Counter(dict(have))
    for place in best.fulfilled:
        left.subtract(cards[place].tasks)
    return tuple(
        (card, (True,) * len(card.tasks) if place in best.fulfilled else _met(card, left)) for place, card in enumerate(cards)
    )


def _met(card: Card, left: Counter[str]) -> Met:
    """Tasks that what is left over would meet."""
    found = []
    for kind in card.tasks:
        found.append(left[kind] > 0)
        left[kind] -= left[kind] > 0
    return tuple(found)
