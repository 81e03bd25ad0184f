"""Common buildings (rulebook, "Actions")."""

from __future__ import annotations

from typing import Final

from saloon.engine import Flow, Seat, Value
from saloon.games.great_western_trail_el_paso.components import (
    BUILDER,
    BUILDINGS,
    INDEX,
    MARKERS,
    SITES,
    WAGE,
    Building,
    Face,
    Space,
)
from saloon.games.great_western_trail_el_paso.rules.hands import ASKING
from saloon.games.great_western_trail_el_paso.rules.reasons import explain_faces, explain_sites
from saloon.games.great_western_trail_el_paso.rules.workers import crew, spend_workers
from saloon.games.great_western_trail_el_paso.state import Player, State, put_tile
from saloon.games.trail.buildings import free_of, owned_by

_SITES: Final = tuple((space, INDEX[space]) for space in SITES)


def own_buildings(g: State, seat: Seat) -> list[tuple[Space, Building]]:
    """Where somebody's buildings stand."""
    return owned_by(seat, g.trail, _SITES)


def free_sites(g: State) -> list[Space]:
    return free_of(g.trail, _SITES)


def faces(g: State, me: Player) -> list[Value]:
    """Buildings of the supply that can be placed, or take the place of a smaller one."""
    return [face for face, left in zip(g.faces, g.buildings, strict=True) if left and sites(g, me, face)]


def may_build(g: State, me: Player) -> bool:
    """Whether anything can be built; nothing without a builder."""
    return crew(me, BUILDER) > 0 and any(left and sites(g, me, face) for face, left in zip(g.faces, g.buildings, strict=True))


def sites(g: State, me: Player, face: Face) -> list[Space]:
    """Free spaces, as long as there is a marker, whose price can be paid too; then own buildings with a smaller number."""
    most, own = crew(me, BUILDER), own_buildings(g, me.seat)
    found = []
    if len(own) < MARKERS and face.builders <= most:
        purse = me.dollars - face.builders * WAGE
        found = [space for space, index in _SITES if g.trail[index] is None and space.price <= purse]
    return found + [space for space, tile in own if 0 < face.builders - tile.builders <= most]


def build(g: State, me: Player) -> Flow:
    """Choose a building and a space; of a replaced one, which goes back to its pile, only the difference is paid."""
    able = faces(g, me)
    if g.listener is not None:
        explain_faces(g, me, able)
    face = yield from ASKING.choose(g, me, "build", able, beside=False)
    spaces = sites(g, me, face)
    if g.listener is not None:
        explain_sites(g, me, face, spaces)
    space = yield from ASKING.choose(g, me, "site", spaces, about=face, beside=False)
    old = g.trail[INDEX[space]]
    builders = face.builders - (old.builders if old is not None else 0)
    yield from spend_workers(g, me, BUILDER, builders)
    tile = place(g, me.seat, face, space)
    if old is None:
        me.dollars -= space.price
        g.tell("builds", me.seat, tile=tile, space=space, dollars=space.price)
    else:
        g.tell("replaces", me.seat, tile=tile, old=old, space=space)


def place(g: State, seat: Seat, face: Face, space: Space) -> Building:
    """Put a building of the supply on a space; the old one goes back to its pile."""
    old = g.trail[INDEX[space]]
    tile = BUILDINGS[seat, face]
    g.buildings[face.builders - 1] -= 1
    put_tile(g, INDEX[space], tile)
    if old is not None:
        g.buildings[old.builders - 1] += 1
    return tile
