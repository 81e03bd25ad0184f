"""Moving the rancher: steps, forks and cowboys (rulebook, "Phase déplacement")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from saloon.engine import Flow, Seat, Value
from saloon.games.great_western_trail_el_paso.components import (
    BANK,
    COWBOY,
    EL_PASO,
    INDEX,
    SPACES,
    STEP_DISC,
    STEP_SLOT,
    STEPS,
    TRAIL,
    WORKERS,
    Space,
)
from saloon.games.great_western_trail_el_paso.rules.hands import ASKING, lay_off
from saloon.games.great_western_trail_el_paso.state import Player, State

Moves = dict[Value, int]
"""Places by the cowboys that they take; El Paso is never passed."""


def step_limit(me: Player) -> int:
    return STEPS + (0 if me.slots[STEP_SLOT] else STEP_DISC)


def distances(g: State, me: Player, limit: int) -> Mapping[int, int]:
    """Every place within the limit, and beyond it as far as there are cowboys, with the steps to it."""
    assert me.rancher is not None
    return TRAIL.distances(INDEX[me.rancher], g.occupied, limit + me.workers[COWBOY])


def places(g: State, me: Player, limit: int) -> list[Value]:
    return [SPACES[place] for place in distances(g, me, limit)]


def moves(g: State, me: Player, limit: int) -> Moves:
    """Where the rancher can go, and how many cowboys must be discarded for it."""
    return {SPACES[place]: max(0, steps - limit) for place, steps in distances(g, me, limit).items()}


def move(g: State, me: Player, limit: int) -> Flow:
    """Choose a place and go there; the fewest cowboys that are needed are discarded."""
    place = yield from ASKING.put(g, me, "move", places(g, me, limit), lambda: places(g, me, limit), limit)
    cowboys = distances(g, me, limit)[INDEX[place]] - limit
    if cowboys > 0:
        lay_off(me, COWBOY, cowboys)
        g.tell("rides", me.seat, worker=WORKERS[COWBOY], count=cowboys)
    go(g, me, place)


def go(g: State, me: Player, space: Space) -> None:
    came, me.rancher = me.rancher, space
    if g.listener is not None:
        g.tell("moves", me.seat, origin=came, **arrival(g, me.seat, space))


def arrival(g: State, seat: Seat, space: Space) -> dict[str, Value]:
    """What is told of a place: a building by its name, which it may lose before the line is read, and whose it is."""
    tile = g.trail[INDEX[space]]
    if tile is None or tile.owner == BANK:
        return {"to": tile or space, "space": space, "whose": "nobody"}
    return {"to": tile, "space": space, "whose": "own" if tile.owner == seat else "other", "owner": tile.owner}


# ------------------------------------------------------------ for those who look


class Journey(NamedTuple):
    """A move as a player wants to see it before choosing it: every space of the way, the steps, and the cowboys."""

    way: list[Space]
    steps: int
    cowboys: int


def journeys(g: State, me: Player, limit: int) -> dict[Value, Journey]:
    """The moves within so many steps, each with its way; for drawings and names, never for rules."""
    if me.rancher is None:
        return {}
    start, found = INDEX[me.rancher], {}
    for place, cowboys in moves(g, me, limit).items():
        ways = next(ways for end, _, ways in TRAIL.steps(start, g.occupied, limit + cowboys) if end == INDEX[place])
        way = [SPACES[index] for index in TRAIL.way(start, INDEX[place], ways)]
        steps = sum(1 for space in way[1:] if space is EL_PASO or g.trail[INDEX[space]] is not None)
        found[place] = Journey(way, steps, cowboys)
    return found
