"""The engine, stations and station masters (rulebook, chapter of the actions; Q16, Q21, Q39, Q40)."""

from __future__ import annotations

from saloon.engine import PASS, Flow, Value
from saloon.games.great_western_trail.components import (
    MASTER_ACTIONS,
    RAILWAY,
    TERMINUS_DOLLARS,
    TRACK,
    WORKERS,
    Station,
    Track,
)
from saloon.games.great_western_trail.rules import effects
from saloon.games.great_western_trail.rules.asking import ASKING
from saloon.games.great_western_trail.rules.discs import discs_for, take_disc
from saloon.games.great_western_trail.rules.reasons import explain_discs
from saloon.games.great_western_trail.state import Player, Rider, State


def others(g: State, me: Rider) -> list[int]:
    """Where the engines of the others stand; an automa may have none."""
    if len(g.players) > 1:
        return [who.engine.position for who in g.players if who is not me]
    return [who.engine.position for who in g.seated if who is not me and who.engine is not None]


def engine_forward(g: State, me: Player, most: int, *, optional: bool = False) -> Flow:
    """At least one space; stopping on a turnout or at the end of the line allows an upgrade."""
    spaces: list[Value] = [TRACK[place] for place in RAILWAY.forward(me.engine.position, most, others(g, me))]
    if not spaces:
        return
    space = yield from ASKING.choose(g, me, "engine", [*spaces, PASS] if optional else spaces)
    if space != PASS:
        drive(g, me, space)
        yield from stop(g, me)


def backward(g: State, me: Player, exactly: int) -> tuple[int, ...]:
    """Where the engine can go that must go back."""
    return RAILWAY.back(me.engine.position, exactly, others(g, me))


def may_go_back(g: State, me: Player, exactly: int) -> bool:
    position = me.engine.position
    return position > 0 and RAILWAY.can_go_back(position, exactly, others(g, me))


def engine_back(g: State, me: Player, exactly: int) -> Flow:
    """A requirement: what the engine's stop allows comes after the money that the action pays (Q16)."""
    space = yield from ASKING.choose(g, me, "engine", [TRACK[place] for place in backward(g, me, exactly)])
    drive(g, me, space)


def drive(g: State, me: Player, space: Track) -> None:
    came, me.engine = me.engine, space
    g.tell("drives", me.seat, track=space, origin=came)


def stop(g: State, me: Player) -> Flow:
    """The station where the engine stands may be upgraded; from the end of the line it must go back."""
    if me.engine.station is not None:
        yield from upgrade(g, me, me.engine.station)
    if me.engine.position == RAILWAY.last:
        free = RAILWAY.behind(RAILWAY.last, others(g, me))
        space = yield from ASKING.choose(g, me, "retreat", [TRACK[place] for place in free])
        drive(g, me, space)
        me.dollars += TERMINUS_DOLLARS
        g.tell("gains", me.seat, dollars=TERMINUS_DOLLARS)
        if space.station is not None:
            yield from upgrade(g, me, space.station)


def upgrade_discs(g: State, me: Player, station: Station) -> list[Value]:
    """Discs that the station could be upgraded with now; none if it cannot be."""
    if station in me.stations or me.dollars < station.cost:
        return []
    return list(discs_for(g, me, station.black, me.dollars - station.cost, but=station))


def upgrade(g: State, me: Player, station: Station) -> Flow:
    """Pay and place a disc, or not; then the station master may be had."""
    discs = upgrade_discs(g, me, station)
    if not discs:
        return
    disc = yield from ASKING.choose(
        g, me, "upgrade", [*discs, PASS], about=station, explain=lambda: explain_discs(g, me, "upgrade", discs)
    )
    if disc == PASS:
        return
    me.dollars -= station.cost
    take_disc(g, me, disc)
    me.stations.append(station)
    g.tell("upgrades", me.seat, station=station, dollars=station.cost, disc=disc)
    if station.master:
        yield from take_master(g, me, station)


def take_master(g: State, me: Player, station: Station) -> Flow:
    """Give up the last hired worker of a row for the station master's tile: now or never."""
    post = g.kit.posts[station]
    master = g.masters[post]
    workers = [worker for worker in WORKERS if me.workers[worker.row] > 1]
    if master is None or not workers:
        return
    worker = yield from ASKING.choose(g, me, "master", [*workers, PASS], about=station)
    if worker == PASS:
        return
    me.workers[worker.row] -= 1
    g.replaced[post], g.masters[post] = worker, None
    me.masters.append(master)
    g.tell("appoints", me.seat, master=master, worker=worker, station=station)
    yield from effects.perform_one(g, me, MASTER_ACTIONS[master])


def behind(g: State, me: Player) -> list[Station]:
    """Stations behind the engine that can be upgraded from afar (9b)."""
    position = me.engine.position
    return [
        track.station
        for track in TRACK.values()
        if track.station is not None and track.position < position and upgrade_discs(g, me, track.station)
    ]


def upgrade_behind(g: State, me: Player) -> Flow:
    station = yield from ASKING.choose(g, me, "station", behind(g, me))
    yield from upgrade(g, me, station)
