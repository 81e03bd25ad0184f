"""Personal buildings (rulebook, "Placer un de vos bâtiments"; G-32)."""

from __future__ import annotations

from typing import Final, cast

from saloon.engine import PASS, Flow, Seat, Value
from saloon.games.great_western_trail_argentina.components import CARPINTERO, INDEX, SITES, Building, Space
from saloon.games.great_western_trail_argentina.rules.hands import ASKING
from saloon.games.great_western_trail_argentina.rules.reasons import explain_plans
from saloon.games.great_western_trail_argentina.rules.workers import crew
from saloon.games.great_western_trail_argentina.state import Player, State, put_tile
from saloon.games.trail.buildings import free_of, owned_by

_SITES: Final = tuple((space, INDEX[space]) for space in SITES)


def own_buildings(g: State, seat: Seat) -> list[tuple[Space, Building]]:
    """Where somebody's buildings stand."""
    return cast("list[tuple[Space, Building]]", owned_by(seat, g.trail, _SITES))


def hands_at_work(me: Player, price: int) -> int:
    """How many carpinteros can build: those there are, as far as the money goes."""
    return min(crew(me, CARPINTERO), me.dollars // price)


def sites(g: State, me: Player, plan: Building, price: int) -> list[Value]:
    """Free building spaces, and own buildings that need fewer carpinteros: those ask only for the difference."""
    most = hands_at_work(me, price)
    free = free_of(g.trail, _SITES) if plan.builders <= most else []
    return free + [space for space, old in own_buildings(g, me.seat) if 0 < plan.builders - old.builders <= most]


def plans(g: State, me: Player, price: int) -> list[Value]:
    """Tiles that can be built somewhere."""
    most = hands_at_work(me, price)
    free, standing = _is_room(g), [old.builders for _, old in own_buildings(g, me.seat)]
    return [
        plan
        for plan in me.buildings
        if (free and plan.builders <= most) or any(0 < plan.builders - builders <= most for builders in standing)
    ]


def may_build(g: State, me: Player, price: int) -> bool:
    """Whether anything can be built: mostly a small tile on one of many free sites."""
    most = hands_at_work(me, price)
    return most > 0 and any((plan.builders <= most and _is_room(g)) or sites(g, me, plan, price) for plan in me.buildings)


def _is_room(g: State) -> bool:
    trail = g.trail
    return any(trail[index] is None for _, index in _SITES)


def build(g: State, me: Player, price: int, *, optional: bool = False) -> Flow:
    """Choose a tile and a space; a building that is replaced leaves the game."""
    able = plans(g, me, price)
    plan = yield from ASKING.offer(
        g, me, "build", able, optional, about=price, explain=lambda: explain_plans(g, me, price, able)
    )
    if plan == PASS:
        return
    space = yield from ASKING.choose(g, me, "site", sites(g, me, plan, price), about=plan)
    old = g.trail[INDEX[space]]
    dollars = price * (plan.builders - (old.builders if isinstance(old, Building) else 0))
    me.dollars -= dollars
    me.buildings.remove(plan)
    put_tile(g, INDEX[space], plan)
    if old is None:
        g.tell("builds", me.seat, tile=plan, space=space, dollars=dollars)
    else:
        g.gone.append(old)
        g.tell("replaces", me.seat, tile=plan, old=old, space=space, dollars=dollars)
