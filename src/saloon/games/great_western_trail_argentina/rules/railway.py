"""The locomotive, stations and station masters (rulebook, p. 15; G-5, G-20, G-22)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from saloon.engine import PASS, Flow, Value
from saloon.games.great_western_trail_argentina.components import (
    DEPOT,
    DEPOT_EXIT,
    MASTER_ACTIONS,
    MASTER_STATIONS,
    MAX_SEATS,
    RAILWAY,
    TRACK,
    Station,
    Track,
)
from saloon.games.great_western_trail_argentina.rules import effects
from saloon.games.great_western_trail_argentina.rules.discs import discs_for, take_disc
from saloon.games.great_western_trail_argentina.rules.hands import ASKING
from saloon.games.great_western_trail_argentina.rules.reasons import explain_discs
from saloon.games.great_western_trail_argentina.state import Player, Seated, State

BEFORE_EXIT: Final = DEPOT_EXIT - 2
"""The next space of the depot is that of the space before its exit."""


def others(g: State, who: Seated) -> list[int]:
    """Where the other locomotives are; the start and the depot hold any number of them."""
    return [other.engine.position for other in g.seated if other is not who]


def ahead(g: State, who: Seated, most: int) -> Iterable[int]:
    """Where a locomotive can stop after 1 to so many spaces."""
    position = BEFORE_EXIT if who.engine is DEPOT else who.engine.position
    return RAILWAY.forward(position, most, others(g, who))


def engine_forward(g: State, me: Player, most: int, *, optional: bool = False) -> Flow:
    """At least one space; the rest is lost."""
    spaces: list[Value] = [TRACK[place] for place in ahead(g, me, most)]
    space = yield from ASKING.offer(g, me, "engine", spaces, optional)
    if space != PASS:
        drive(g, me, space)
        yield from stop(g, me)


def may_go_back(g: State, me: Player, exactly: int) -> bool:
    """Not from the start, and not out of the depot."""
    engine = me.engine
    position = engine.position
    if position == 0 or engine is DEPOT:
        return False
    far = position >= 2 * (exactly + MAX_SEATS)  # from there they can, wherever the others are
    return far or RAILWAY.can_go_back(position, exactly, others(g, me))


def engine_back(g: State, me: Player, exactly: int) -> Flow:
    """By the exact number of spaces; a station may be upgraded there too."""
    places = RAILWAY.back(me.engine.position, exactly, others(g, me))
    drive(g, me, (yield from ASKING.choose(g, me, "engine", [TRACK[place] for place in places])))
    yield from stop(g, me)


def drive(g: State, who: Seated, space: Track) -> None:
    came, who.engine = who.engine, space
    g.tell("drives", who.seat, track=space, origin=came)


def stop(g: State, me: Player) -> Flow:
    """The station where the locomotive stands may be upgraded; from the terminus it goes to the depot."""
    if me.engine.station is not None:
        yield from upgrade(g, me, me.engine.station)
    if me.engine.position == RAILWAY.last:
        drive(g, me, DEPOT)


# ------------------------------------------------------------ stations


def upgrade_discs(me: Player, station: Station) -> list[Value]:
    """Discs that the station could be upgraded with now; none if it cannot be."""
    if me.dollars < station.cost or (station in me.stations and not station.again):
        return []
    return [*discs_for(me, station.black, me.dollars - station.cost, but=station)]


def upgrade(g: State, me: Player, station: Station) -> Flow:
    """Pay and place a disc, or not; then the station master may be had."""
    discs = upgrade_discs(me, station)
    explain = partial(explain_discs, g, me, "upgrade", discs)
    disc = yield from ASKING.offer(g, me, "upgrade", discs, True, about=station, explain=explain)
    if disc != PASS:
        me.dollars -= station.cost
        take_disc(g, me, disc)
        me.stations.append(station)
        g.tell("upgrades", me.seat, station=station, dollars=station.cost, disc=disc)
        if station.master:
            yield from take_master(g, me, station)


def take_master(g: State, me: Player, station: Station) -> Flow:
    """Give up the rightmost tile of a row for the station master, now or never; printed workers cannot go."""
    post = MASTER_STATIONS.index(station)
    master = g.masters[post]
    tiles: list[Value] = [row[-1] for row in me.workers if row]
    tile = yield from ASKING.offer(g, me, "master", tiles if master is not None else [], True, about=master)
    if master is None or tile == PASS:
        return
    next(row for row in me.workers if row and row[-1] is tile).pop()
    g.given[post], g.masters[post] = tile, None
    me.masters.append(master)
    g.tell("appoints", me.seat, master=master, worker=tile, station=station)
    if master in MASTER_ACTIONS:
        yield from effects.perform_one(g, me, MASTER_ACTIONS[master])


def behind(g: State, me: Player) -> list[Value]:
    """Stations behind the locomotive that can be upgraded from afar; from the depot, those before its exit."""
    position = DEPOT_EXIT if me.engine is DEPOT else me.engine.position
    return [
        track.station
        for track in TRACK.values()
        if track.station is not None and track.position < position and upgrade_discs(me, track.station)
    ]


def upgrade_behind(g: State, me: Player) -> Flow:
    station = yield from ASKING.offer(g, me, "station", behind(g, me), True)
    if station != PASS:
        yield from upgrade(g, me, station)
