"""What a mat shows of a player, as plain values: mats of equal facts look alike, so their drawings are kept."""

from __future__ import annotations

from functools import lru_cache

from saloon.engine import Seat
from saloon.games.great_western_trail_el_paso.board.view import BoardView
from saloon.games.great_western_trail_el_paso.components import BonusTile, Building, Card, Cattle, Objective, Worker
from saloon.games.great_western_trail_el_paso.rules.building import own_buildings
from saloon.games.great_western_trail_el_paso.rules.el_paso import permanent
from saloon.games.great_western_trail_el_paso.rules.hands import hand_limit
from saloon.games.great_western_trail_el_paso.rules.moving import step_limit
from saloon.games.great_western_trail_el_paso.scoring import best_objectives, elements
from saloon.games.great_western_trail_el_paso.state import Player
from saloon.games.trail.board.facts import MatFacts, mat_facts, pile_of

Tasks = tuple[tuple[Objective, bool], ...]
"""Objectives, and whether each is fulfilled as things stand."""


class Facts(MatFacts, frozen=True, kw_only=True):
    """One player's board and what lies beside it."""

    slots: tuple[int, ...]
    removed: int
    buildings: tuple[Building, ...]
    objectives: Tasks
    bonuses: tuple[BonusTile, ...]


@lru_cache(maxsize=16)
def facts_of(view: BoardView, seat: Seat) -> Facts:
    """Several regions ask for the facts of one seat: they are collected once a view."""
    player = view.g.players[seat]
    limits = {"steps": step_limit(player), "hand_limit": hand_limit(player)}
    pile = pile_of(player.discard, order)
    return Facts(
        **mat_facts(view, player, permanent=permanent(player), hand=len(player.hand), pile=pile, **limits),
        slots=tuple(player.slots),
        removed=len(player.removed),
        buildings=tuple(tile for _, tile in own_buildings(view.g, seat)),
        objectives=tasks_met(view, player),
        bonuses=tuple(player.bonuses),
    )


@lru_cache(maxsize=64)
def order(card: Card) -> tuple[int, int, str]:
    """Of the cards of a pile: cattle by value, then workers."""
    return (0, card.value, card.id) if isinstance(card, Cattle) else (1, card.index if isinstance(card, Worker) else 0, card.id)


# ------------------------------------------------------------ objectives

MAX_REMEMBERED_TASKS = 4096
_MET: dict[object, Tasks] = {}


def tasks_met(view: BoardView, player: Player) -> Tasks:
    """Each element serves one task, in the way that is worth most now; hidden cards count nothing."""
    g, tiles = view.g, tuple(player.objectives)
    if not tiles:
        return ()
    key = tiles, tuple(elements(g, player).items()), g.options.objective_posts
    found = _MET.get(key)
    if found is None:
        if len(_MET) >= MAX_REMEMBERED_TASKS:
            _MET.clear()
        best = best_objectives(g, player)
        found = _MET[key] = tuple((tile, place in best.fulfilled) for place, tile in enumerate(tiles))
    return found
