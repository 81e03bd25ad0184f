"""Personal buildings (rulebook, "Construire un de vos bâtiments")."""

from __future__ import annotations

from typing import Final, cast

from saloon.engine import PASS, Flow, Value
from saloon.games.great_western_trail.components import BUILDER, INDEX, SITES, Building, Space
from saloon.games.great_western_trail.rules.asking import ASKING
from saloon.games.great_western_trail.rules.reasons import explain_plans
from saloon.games.great_western_trail.state import Player, Rider, State, put_tile
from saloon.games.trail.buildings import free_of, owned_by

_SITES: Final = tuple((space, INDEX[space]) for space in SITES)


def own_buildings(g: State, me: Rider) -> list[tuple[Space, Building]]:
    """Where the player's buildings stand."""
    return cast("list[tuple[Space, Building]]", owned_by(me.seat, g.trail, _SITES))


def reach(me: Player, price: int, lent: int = 0) -> int:
    """How many builders can be put to work: those there are, as far as the money goes; or those that an action lends."""
    return lent or min(me.workers[BUILDER], me.dollars // price)


def plans(g: State, me: Player, price: int, lent: int = 0) -> list[Building]:
    """Tiles that can be built somewhere."""
    most = reach(me, price, lent)
    room = _room(g)
    old = [tile.builders for _, tile in own_buildings(g, me)]
    return [
        plan
        for plan in me.buildings
        if (room and plan.builders <= most) or any(0 < plan.builders - builders <= most for builders in old)
    ]


def may_build(g: State, me: Player, price: int, lent: int = 0) -> bool:
    """Whether anything can be built; quicker than the list of it."""
    most = reach(me, price, lent)
    if not most:
        return False
    if any(plan.builders <= most for plan in me.buildings) and _room(g):
        return True
    return bool(plans(g, me, price, lent))


def _room(g: State) -> bool:
    return any(g.trail[index] is None for _, index in _SITES)


def sites(g: State, me: Player, plan: Building, price: int, lent: int = 0) -> list[Space]:
    """Free building spaces, and own buildings that need fewer builders."""
    most = reach(me, price, lent)
    free = free_of(g.trail, _SITES) if plan.builders <= most else []
    return free + [space for space, tile in own_buildings(g, me) if 0 < plan.builders - tile.builders <= most]


def build(g: State, me: Player, price: int, *, lent: int = 0, optional: bool = False) -> Flow:
    """Choose a tile and a space; a replaced building leaves the game and only the difference is paid.

    lent: builders of the action, which work instead of one's own.
    """
    able: list[Value] = [*plans(g, me, price, lent)]
    if not able:
        return
    options = [*able, PASS] if optional else able
    plan = yield from ASKING.choose(
        g, me, "build", options, about=price, explain=lambda: explain_plans(g, me, price, able, lent)
    )
    if plan == PASS:
        return
    space = yield from ASKING.choose(g, me, "site", sites(g, me, plan, price, lent), about=price)
    index = INDEX[space]
    old = g.trail[index]
    builders = plan.builders
    if isinstance(old, Building):
        builders -= old.builders
        g.gone.append(old)
    me.dollars -= builders * price
    me.buildings.remove(plan)
    put_tile(g, index, plan)
    if old is None:
        g.tell("builds", me.seat, tile=plan, space=space, dollars=builders * price)
    else:
        g.tell("replaces", me.seat, tile=plan, old=old, space=space, dollars=builders * price)
