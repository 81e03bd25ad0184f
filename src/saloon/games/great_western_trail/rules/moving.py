"""Moving the herder: steps, forks and fees (rulebook, phase A; Q36, R4)."""

from __future__ import annotations

from saloon.engine import PASS, Flow, Value
from saloon.games.great_western_trail.components import (
    BANK,
    INDEX,
    KANSAS_CITY,
    PLAYER_COUNTS,
    SPACES,
    STEP_LEFT,
    STEP_RIGHT,
    TRAIL,
    Building,
    Space,
    tolls,
)
from saloon.games.great_western_trail.rules.asking import ASKING
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail.fares import Journey, journey, moves_of, payments, ways_to
from saloon.games.trail.path import Dues, Routes, Ways

Moves = dict[Value, Dues]
"""Where the herder can go, and the fees on the way: a place by its least toll, or a place and the branches to take."""


def step_limit(g: State, me: Player) -> int:
    player_count, discs = PLAYER_COUNTS[g.seats], me.discs
    steps = player_count.steps
    if not discs[STEP_LEFT]:
        steps += player_count.left_disc
    if not discs[STEP_RIGHT]:
        steps += player_count.right_disc
    return steps


def moves(g: State, me: Player, limit: int) -> Moves:
    """Every place within the limit; where routes cost different people different money, every such route."""
    return moves_of(_routes(g, me, limit), me.dollars, SPACES)


def _routes(g: State, me: Player, limit: int) -> Routes:
    assert me.herder is not None
    return TRAIL.routes(INDEX[me.herder], g.occupied, limit, g.trail, tolls(len(g.players), me.seat))


def move(g: State, me: Player, place: Value, dues: Dues) -> None:
    """Go to a place (or a place and the way to it) and pay every hand on the way."""
    came = me.herder
    me.herder = place[0] if type(place) is tuple else place
    if g.listener is not None:
        _tell_move(g, me, came)
    for payee, amount in payments(dues, me.dollars):
        me.dollars -= amount
        if payee == BANK:
            g.tell("pays_bank", me.seat, dollars=amount)
        else:
            g.players[payee].dollars += amount
            g.tell("pays_player", me.seat, dollars=amount, rival=payee)


def _tell_move(g: State, me: Player, came: Space | None) -> None:
    """Where to: a building by its name, which it may lose before the line is read."""
    assert me.herder is not None
    tile = g.trail[INDEX[me.herder]]
    g.tell("moves", me.seat, to=tile if isinstance(tile, Building) else me.herder, space=me.herder, origin=came)


def move_on(g: State, me: Player, limit: int) -> Flow:
    """The effect HERDER: like phase A, with another limit."""
    ways = moves(g, me, limit)
    place = yield from ASKING.choose(g, me, "move", list(ways), about=limit)
    move(g, me, place, ways[place])


def walk(g: State, me: Player, limit: int) -> Flow:
    """The effect of an objective card: no fees, not into Kansas City, and the place is not used. May be given up."""
    places = walks(g, me, limit)
    if not places:
        return
    place = yield from ASKING.choose(g, me, "walk", [*places, PASS], about=limit)
    if place != PASS:
        g.tell("walks", me.seat, space=place, origin=me.herder)
        me.herder = place


def walks(g: State, me: Player, limit: int) -> list[Space]:
    return [SPACES[place] for place in _routes(g, me, limit) if SPACES[place] is not KANSAS_CITY]


# ------------------------------------------------------------ for those who look


def journeys(g: State, me: Player, limit: int) -> dict[Value, Journey]:
    """The moves within so many steps, each with its way; for drawings and names, never for rules."""
    return {
        value: _journey(g, me, value, ways, dues)
        for place, routes in _routes(g, me, limit).items()
        for value, (dues, ways) in ways_to(SPACES[place], routes, me.dollars, SPACES).items()
    }


def _journey(g: State, me: Player, place: Value, ways: Ways, dues: Dues) -> Journey:
    assert me.herder is not None
    end = place[0] if isinstance(place, tuple) else place
    ends = INDEX[me.herder], INDEX[end]
    location = INDEX[KANSAS_CITY]
    return journey(
        TRAIL, SPACES, ends, ways, payments(dues, me.dollars), lambda index: index == location or g.trail[index] is not None
    )
