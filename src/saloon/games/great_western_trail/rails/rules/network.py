"""Which towns a store can go to (rulebook, "Placer un magasin"): rails, free trade spaces, money."""

from __future__ import annotations

from functools import lru_cache

from saloon.games.great_western_trail.rails.components import (
    AT_CITY,
    AT_HALL,
    AT_TOWN,
    BIT,
    STORES,
    TOWNS,
    TRADE,
    Town,
    TradeSpace,
)
from saloon.games.great_western_trail.rails.state import RailsState, north
from saloon.games.great_western_trail.state import Player

_CHEAP = sum(BIT[town] for town, spaces in TRADE.items() if not any(space.cost for space in spaces))
"""Towns without prices: one without an own store always has room, for there is a space for everybody."""


def reach(g: RailsState, me: Player) -> int:
    """Towns without an own store that a rail joins to the town hall, a city with an own disc or a town with an own store."""
    near, own = AT_HALL, 0
    for city in me.cities:
        if city in AT_CITY:  # a disc in a large town lies beside a store
            near |= AT_CITY[city]
    for space in north(g).stores[me.seat]:
        near |= AT_TOWN[space.town]
        own |= BIT[space.town]
    return near & ~own


@lru_cache(maxsize=4096)
def towns_of(bits: int) -> tuple[Town, ...]:
    """A set of towns, in the order of the map."""
    return tuple(town for town in TOWNS if bits & BIT[town])


def in_reach(g: RailsState, me: Player) -> tuple[Town, ...]:
    return towns_of(reach(g, me))


def free_spaces(g: RailsState, town: Town) -> list[TradeSpace]:
    taken = [space for stores in north(g).stores for space in stores]
    return [space for space in TRADE[town] if space not in taken]


def cheapest(g: RailsState, town: Town) -> int:
    """What a store there costs at least."""
    return min(space.cost for space in free_spaces(g, town))


def open_towns(g: RailsState, me: Player) -> list[Town]:
    """Those in reach that the player can pay for."""
    return [town for town in in_reach(g, me) if BIT[town] & _CHEAP or cheapest(g, town) <= me.dollars]


def may_place(g: RailsState, me: Player, dollars: int) -> bool:
    """Whether a store is left, and somewhere to put it for so many dollars."""
    placed = len(north(g).stores[me.seat])
    if placed in (0, STORES):
        return not placed  # the town beside the hall is open to everybody, for nothing
    bits = reach(g, me)
    return bool(bits & _CHEAP) or any(cheapest(g, town) <= dollars for town in towns_of(bits))


def choices(g: RailsState, me: Player, town: Town) -> list[TradeSpace]:
    """The free spaces that can be paid for, one of each kind: gifts first, then the cheapest."""
    kinds = {space.shows: space for space in reversed(free_spaces(g, town)) if space.cost <= me.dollars}
    return sorted(kinds.values(), key=lambda space: (space.cost, space.action is None))
