"""Loading ships and their departure (rulebook, Buenos Aires, step 3 and "Procéder au départ des bateaux"; G-19, G-30)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saloon.engine import Flow, Value
from saloon.games.great_western_trail_argentina.components import (
    DISCS,
    GRAIN_PRICE,
    SAILING_DRAWS,
    SHIP_ACTIONS,
    Quay,
    Ship,
)
from saloon.games.great_western_trail_argentina.rules import effects
from saloon.games.great_western_trail_argentina.rules.discs import discs_for, last_disc, take_disc
from saloon.games.great_western_trail_argentina.rules.grain import pay_grain
from saloon.games.great_western_trail_argentina.rules.hands import ASKING
from saloon.games.great_western_trail_argentina.rules.reasons import explain_discs, explain_ships
from saloon.games.great_western_trail_argentina.state import Player, State
from saloon.games.trail.purse import pay

_PLAIN: Final = tuple(place for place, disc in enumerate(DISCS) if not disc.black and not disc.dollars)
"""Discs that fit every ship and cost nothing."""


def grain_of(me: Player, ship: Ship) -> int:
    """What loading a ship costs: some station masters save grain, but none is paid out."""
    masters = me.masters
    return max(0, ship.grain - sum([master.loading for master in masters])) if masters else ship.grain


def dollars_of(me: Player, ship: Ship) -> int:
    """Money for the grain that is missing."""
    return GRAIN_PRICE * max(0, grain_of(me, ship) - me.grain)


def discs_of(me: Player, ship: Ship) -> list[Value]:
    """Discs that the ship can be loaded with, so that all money that is due can be paid."""
    due = dollars_of(me, ship)
    found: list[Value] = [*discs_for(me, ship.black, me.dollars, due)]
    last = last_disc(me)
    return found or ([last] if last is not None and me.dollars >= due and not me.stations else [])


def may_load(me: Player, ship: Ship) -> bool:
    """Whether there is such a disc; mostly there is a plain one."""
    if dollars_of(me, ship) <= me.dollars:
        discs = me.discs
        for place in _PLAIN:
            if discs[place]:
                return True
    return bool(discs_of(me, ship))


def open_ships(g: State, me: Player, total: int) -> list[Value]:
    """Ships that the total reaches and that have no own disc yet; the first and the last again and again."""
    return [
        ship
        for ship in reversed(g.fleet)
        if ship.value <= total and (ship.again or ship not in me.ships) and may_load(me, ship)
    ]


def load(g: State, me: Player, total: int) -> Flow:
    """Choose a ship and a disc for its hold; its loading action; then the grain, as far as there is any, and money."""
    able = open_ships(g, me, total)
    if not able:
        g.tell("loads_nothing", me.seat)
        return
    ship = yield from ASKING.choose(g, me, "load", able, about=total, explain=lambda: explain_ships(g, me, total, able))
    discs = discs_of(me, ship)
    disc = yield from ASKING.choose(g, me, "disc", discs, about=ship, explain=lambda: explain_discs(g, me, "disc", discs))
    take_disc(g, me, disc)
    me.ships.append(ship)
    g.tell("loads", me.seat, ship=ship, disc=disc)
    if ship in SHIP_ACTIONS:
        yield from effects.perform(g, me, SHIP_ACTIONS[ship])
    dollars = dollars_of(me, ship)
    pay_grain(g, me, min(me.grain, grain_of(me, ship)))
    pay(g, me, dollars)


# ------------------------------------------------------------ departure


def sail(g: State, anchor: str) -> None:
    """Ships of that colour leave: their discs come to quays. Two ships of the pile take their places."""
    for ship in [ship for ship in g.fleet if ship.anchor == anchor]:
        quay = Quay.of(ship.quay)
        seats = []
        for who in g.seated:
            if ship in who.ships:
                who.ships.remove(ship)
                who.quays.append(quay)
                seats.append(who.seat)
        g.fleet.remove(ship)
        g.tell("sails", None, ship=ship, quay=quay, seats=seats)
    came = [g.pile.pop() for _ in range(min(SAILING_DRAWS, len(g.pile)))]
    if came:
        g.seal()
        g.fleet = sorted([*g.fleet, *came], key=lambda ship: (ship.value, ship.id))
        g.tell("ships_come", None, ships=came)
    for who in g.seated:
        if type(who) in AFTER_SAILING:
            AFTER_SAILING[type(who)](g, who)


AFTER_SAILING: Final[dict[type, Callable[[State, Any], None]]] = {}
"""What a departure changes for whoever sits there; automas add theirs."""
