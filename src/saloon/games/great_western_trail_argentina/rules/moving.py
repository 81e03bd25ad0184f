"""Moving the estanciero: steps, forks, ramps and taxes (rulebook, phase A; G-20)."""

from __future__ import annotations

from typing import Final

from saloon.engine import Flow, Value
from saloon.games.great_western_trail_argentina.components import (
    BUENOS_AIRES,
    DEPOT,
    DISCS,
    INDEX,
    OPEN_RAMPS,
    PLAYER_COUNTS,
    RAMPS,
    SPACES,
    TRAIL,
    Space,
    fees,
)
from saloon.games.great_western_trail_argentina.rules.hands import ASKING
from saloon.games.great_western_trail_argentina.state import Player, State
from saloon.games.trail.fares import Journey, journey, moves_of, payments, ways_to
from saloon.games.trail.path import Dues, Routes, spot

Moves = dict[Value, Dues]
"""Where the estanciero can go, and the taxes on the way: a place by its least tax, or a place and the branches to take."""
_STEP_DISCS: Final = tuple((place, disc.steps) for place, disc in enumerate(DISCS) if disc.steps)
_ENDS: Final = frozenset(INDEX[space] for space in (BUENOS_AIRES, *RAMPS))


def step_limit(g: State, me: Player) -> int:
    steps, discs = PLAYER_COUNTS[g.seats].steps, me.discs
    for place, more in _STEP_DISCS:
        if not discs[place]:
            steps += more
    return steps


def moves(g: State, me: Player, limit: int) -> Moves:
    """Every place within the limit; where routes cost different people or farmers different money, every such route."""
    return moves_of(routes(g, me, limit), me.dollars, SPACES)


def routes(g: State, me: Player, limit: int) -> Routes:
    """Ramps are open from where one's own engine has come to."""
    assert me.herder is not None
    occupied = g.occupied | OPEN_RAMPS[me.engine]
    return TRAIL.routes(INDEX[me.herder], occupied, limit, g.trail, fees(g.seats, me.seat))


def explain_ramps(g: State, me: Player, limit: int) -> None:
    """Those within the limit that the engine has not come to."""
    assert me.herder is not None
    # Several ways may lead to one of them.
    for place in dict.fromkeys(place for place, *_ in TRAIL.steps(INDEX[me.herder], g.occupied | OPEN_RAMPS[DEPOT], limit)):
        ramp = SPACES[place]
        if ramp.track > me.engine.number:
            g.why_not(me.seat, "move", ramp, "ramp_shut", number=ramp.track, stands=me.engine.number)


def move(g: State, me: Player, place: Value, dues: Dues) -> None:
    """Go to a place (or a place and the way to it) and pay every hand on the way; a ramp leads to Buenos Aires at once."""
    came = me.herder
    space = place[0] if type(place) is tuple else place
    me.herder = BUENOS_AIRES if space.track else space
    if g.listener is not None:
        g.tell("moves", me.seat, to=g.trail[INDEX[space]] or space, space=space, origin=came)
    for payee, amount in payments(dues, me.dollars):
        pay_tax(g, me, payee, amount)
    if space.track:
        g.tell("embarks", me.seat, ramp=space)


def pay_tax(g: State, me: Player, payee: int, amount: int) -> None:
    """To the farmer's money spot, to the owner of the building, or to the bank where an automa owns it."""
    me.dollars -= amount
    if payee < 0:
        g.coins[spot(payee)] += amount
        g.tell("pays_farmer", me.seat, dollars=amount, space=SPACES[spot(payee)])
    elif payee < len(g.players):
        g.players[payee].dollars += amount
        g.tell("pays_player", me.seat, dollars=amount, rival=payee)
    else:
        g.tell("pays_bank", me.seat, dollars=amount)


def move_on(g: State, me: Player, limit: int) -> Flow:
    """Like phase A, with another limit ("Avancer votre estanciero sur le parcours")."""
    ways = moves(g, me, limit)
    place = yield from ASKING.choose(g, me, "move", list(ways), about=limit, explain=lambda: explain_ramps(g, me, limit))
    move(g, me, place, ways[place])


# ------------------------------------------------------------ for those who look


def journeys(g: State, me: Player, limit: int) -> dict[Value, Journey]:
    """The moves within so many steps, each with its way; for drawings and names, never for rules."""
    if me.herder is None:
        return {}
    start, found = INDEX[me.herder], {}
    for place, ways in routes(g, me, limit).items():
        for value, (dues, branches) in ways_to(SPACES[place], ways, me.dollars, SPACES).items():
            pays = payments(dues, me.dollars)
            found[value] = journey(TRAIL, SPACES, (start, place), branches, pays, lambda index: is_location(g, index))
    return found


def is_location(g: State, index: int) -> bool:
    return g.trail[index] is not None or index in _ENDS


def place_of(value: Value) -> Space:
    """Where a move leads, by whatever way."""
    space: Space = value[0] if isinstance(value, tuple) else value
    return space
