"""What a mat shows of a player, as plain values: mats of equal facts look alike, so their drawings are kept."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from saloon.engine import Seat
from saloon.games.great_western_trail_el_paso.board.view import BoardView
from saloon.games.great_western_trail_el_paso.components import (
    SPECIALISTS,
    BonusTile,
    Building,
    Card,
    Cattle,
    Objective,
    Solo,
    Worker,
)
from saloon.games.great_western_trail_el_paso.rules.building import own_buildings
from saloon.games.great_western_trail_el_paso.rules.el_paso import permanent
from saloon.games.great_western_trail_el_paso.rules.hands import hand_limit
from saloon.games.great_western_trail_el_paso.rules.moving import step_limit
from saloon.games.great_western_trail_el_paso.scoring import best_objectives, elements
from saloon.games.great_western_trail_el_paso.state import Player, Sue

Pile = tuple[tuple[Card, int], ...]
"""Cards of a pile, each kind with its number."""
Tasks = tuple[tuple[Objective, bool], ...]
"""Objectives, and whether each is fulfilled as things stand."""


class Facts(NamedTuple):
    """One player's board and what lies beside it."""

    seat: Seat
    name: str
    bot: bool
    dollars: int
    tokens: int
    workers: tuple[int, ...]
    slots: tuple[int, ...]
    certificates: int
    permanent: int
    steps: int
    hand_limit: int
    hand: int
    draw: int
    pile: Pile
    removed: int
    buildings: tuple[Building, ...]
    objectives: Tasks
    bonuses: tuple[BonusTile, ...]


class SueFacts(NamedTuple):
    """What lies before Sue."""

    seat: Seat
    name: str
    card: Solo | None
    played: tuple[Solo, ...]
    deck: int
    reserve: int
    row: tuple[tuple[Worker, int, int], ...]
    pile: Pile
    discs: int
    buildings: tuple[Building, ...]
    objectives: tuple[Objective, ...]
    bonuses: tuple[BonusTile, ...]


@lru_cache(maxsize=16)
def facts_of(view: BoardView, seat: Seat) -> Facts:
    """Several regions ask for the facts of one seat: they are collected once a view."""
    g, player = view.g, view.g.players[seat]
    return Facts(
        seat=seat,
        name=view.viewpoint.names[seat],
        bot=view.viewpoint.bots[seat],
        dollars=player.dollars,
        tokens=player.tokens,
        workers=tuple(player.workers),
        slots=tuple(player.slots),
        certificates=player.certificates,
        permanent=permanent(player),
        steps=step_limit(player),
        hand_limit=hand_limit(player),
        hand=len(player.hand),
        draw=len(player.draw),
        pile=pile_of(player.discard),
        removed=len(player.removed),
        buildings=tuple(tile for _, tile in own_buildings(g, seat)),
        objectives=tasks_met(view, player),
        bonuses=tuple(player.bonuses),
    )


def sue_facts(view: BoardView, sue: Sue) -> SueFacts:
    kinds = {worker: place for place, worker in enumerate(SPECIALISTS)}
    return SueFacts(
        seat=sue.seat,
        name=view.viewpoint.names[sue.seat],
        card=sue.card,
        played=tuple(sue.discard),
        deck=len(sue.deck),
        reserve=len(sue.reserve),
        row=tuple((worker, sue.workers[kinds[worker]], sue.jokers[kinds[worker]]) for worker in sue.row),
        pile=pile_of(sue.cattle),
        discs=sue.discs,
        buildings=tuple(tile for _, tile in own_buildings(view.g, sue.seat)),
        objectives=tuple(sue.objectives),
        bonuses=tuple(sue.bonuses),
    )


def pile_of(cards: list[Card] | list[Cattle]) -> Pile:
    """An open pile: cattle by value, then workers."""
    return tuple(sorted(Counter[Card](cards).items(), key=lambda kind: _order(kind[0])))


@lru_cache(maxsize=64)
def _order(card: Card) -> tuple[int, int, str]:
    return (0, card.value, card.id) if isinstance(card, Cattle) else (1, card.index if isinstance(card, Worker) else 0, card.id)


# ------------------------------------------------------------ objectives

_MET: dict[object, Tasks] = {}
MOST = 4096


def tasks_met(view: BoardView, player: Player) -> Tasks:
    """Each element serves one task, in the way that is worth most now; hidden cards count nothing."""
    g, tiles = view.g, tuple(player.objectives)
    if not tiles:
        return ()
    key = tiles, tuple(elements(g, player).items()), g.options.objective_posts
    found = _MET.get(key)
    if found is None:
        if len(_MET) >= MOST:
            _MET.clear()
        best = best_objectives(g, player)
        found = _MET[key] = tuple((tile, place in best.fulfilled) for place, tile in enumerate(tiles))
    return found
