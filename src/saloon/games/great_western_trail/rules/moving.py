"""Moving the herder: steps, forks and fees (dossier 4.3)."""

from __future__ import annotations

from saloon.engine import PASS, Flow, Value
from saloon.games.great_western_trail.components import (
    BANK,
    COMPANY,
    FEES,
    INDEX,
    KANSAS_CITY,
    SPACES,
    STEP_LEFT,
    STEP_RIGHT,
    TRAIL,
    Space,
)
from saloon.games.great_western_trail.rules.asking import choose
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail.path import Dues, Ways, cheapest

Moves = dict[Value, Dues]
"""Where the herder can go, and the fees on the way: a place by its least toll, or a place and the branches to take."""


def step_limit(g: State, me: Player) -> int:
    company = COMPANY[len(g.players)]
    return company.steps + company.left_disc * (1 - me.discs[STEP_LEFT]) + company.right_disc * (1 - me.discs[STEP_RIGHT])


def moves(g: State, me: Player, limit: int) -> Moves:
    """Every place within the limit; where routes cost different people different money, every such route."""
    assert me.herder is not None
    found: Moves = {}
    routes = TRAIL.routes(INDEX[me.herder], g.occupied, limit, g.trail, me.seat, FEES[len(g.players)])
    for place, kinds in routes.items():
        if len(kinds) == 1:
            found[SPACES[place]] = next(iter(kinds))
        else:
            found |= _several(SPACES[place], kinds, me.dollars)
    return found


def _several(place: Space, kinds: dict[Dues, Ways], dollars: int) -> Moves:
    """The cheapest route by the name of the place alone; others by their branches, if somebody is paid otherwise."""
    best = cheapest(kinds, dollars)
    found: Moves = {place: best}
    known = [payments(best, dollars)]
    for dues, ways in kinds.items():
        pays = payments(dues, dollars)
        if pays not in known:
            known.append(pays)
            found[(place, *(SPACES[branch] for branch in ways))] = dues
    return found


def payments(dues: Dues, dollars: int) -> Dues:
    """What is really paid, in the order of the way: whoever is short pays what is there."""
    paid = []
    for payee, amount in dues:
        amount = min(amount, dollars)
        dollars -= amount
        if amount:
            paid.append((payee, amount))
    return tuple(paid)


def move(g: State, me: Player, place: Value, dues: Dues) -> None:
    """Go to a place (or a place and the way to it) and pay every hand on the way."""
    came = me.herder
    me.herder = place[0] if place.__class__ is tuple else place
    g.tell("moves", me.seat, space=me.herder, origin=came)
    for payee, amount in payments(dues, me.dollars):
        me.dollars -= amount
        if payee == BANK:
            g.tell("pays_bank", me.seat, dollars=amount)
        else:
            g.players[payee].dollars += amount
            g.tell("pays_player", me.seat, dollars=amount, rival=payee)


def move_on(g: State, me: Player, limit: int) -> Flow:
    """The effect HERDER: like phase A, with another limit."""
    ways = moves(g, me, limit)
    place = yield from choose(g, me, "move", list(ways))
    move(g, me, place, ways[place])


def walk(g: State, me: Player, limit: int) -> Flow:
    """The effect of an objective card: no fees, not into Kansas City, and the place is not used. May be given up."""
    places = walks(g, me, limit)
    if not places:
        return
    place = yield from choose(g, me, "walk", [*places, PASS])
    if place != PASS:
        g.tell("walks", me.seat, space=place, origin=me.herder)
        me.herder = place


def walks(g: State, me: Player, limit: int) -> list[Space]:
    assert me.herder is not None
    routes = TRAIL.routes(INDEX[me.herder], g.occupied, limit, g.trail, me.seat, FEES[len(g.players)])
    return [SPACES[place] for place in routes if SPACES[place] is not KANSAS_CITY]
