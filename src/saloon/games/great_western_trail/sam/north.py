"""Sam in Rails to the North (rulebook, solo leaflet of the expansion): his stores, expansion cards and delivery route."""

from __future__ import annotations

from typing import Any, cast

from saloon.games.great_western_trail.components import City
from saloon.games.great_western_trail.rails.components import STATION_OF, Town, TradeSpace
from saloon.games.great_western_trail.rails.rules.delivery import opened
from saloon.games.great_western_trail.rails.rules.network import free_spaces
from saloon.games.great_western_trail.rails.state import RailsState, north, stores_left
from saloon.games.great_western_trail.sam.actions import take_objective
from saloon.games.great_western_trail.sam.components import EXPANSIONS, ROUTES, Route
from saloon.games.great_western_trail.sam.railroad import upgrade
from saloon.games.great_western_trail.sam.state import Sam, SamState, settings
from saloon.games.trail.story import tell


def is_played(g: Any) -> bool:
    """Whether the North is on the table."""
    return getattr(g, "rails", None) is not None


def with_rails(g: SamState) -> RailsState:
    """The table as the expansion sees it."""
    return cast("RailsState", g)


def take_cards(g: SamState) -> None:
    """The three expansion cards of his level, of which the first is active at once."""
    if g.sam is not None and is_played(g):
        first, *others = [card for card in EXPANSIONS if card.level == settings(g).sam]
        g.sam.expansions, g.sam.active = others[::-1], [first]


def route_of(g: SamState) -> Route:
    return ROUTES[settings(g).sam]


# ------------------------------------------------------------ stores


def next_town(g: SamState, sam: Sam) -> Town | None:
    """The first of the active card without his store, if there is one left."""
    table = with_rails(g)
    if not sam.active or not stores_left(table, sam.seat):
        return None
    stores = {space.town for space in north(table).stores[sam.seat]}
    return next((town for town in map(Town.of, sam.active[-1].towns) if town not in stores), None)


def trade_space(g: SamState, town: Town) -> TradeSpace:
    """A free one: with money or an action at once, or else where the price is lowest."""
    return min(free_spaces(with_rails(g), town), key=lambda space: (space.action is None, space.cost))


def place_store(g: SamState, sam: Sam) -> None:
    """Without a rail to the town and without paying; of what it gives only an objective card, or the upgrade of a station."""
    town = next_town(g, sam)
    if town is None:
        tell(g, sam, "sam_keeps_store")
        return
    space = trade_space(g, town)
    north(with_rails(g)).stores[sam.seat].append(space)
    tell(g, sam, "sam_stores", town=town, space=space, expansion=sam.active[-1])
    if space.action is not None and space.action.keyword == "objective":
        take_objective(g, sam)
    if town in STATION_OF:
        upgrade(g, sam, STATION_OF[town])
    if next_town(g, sam) is None:
        tell(g, sam, "sam_completes", expansion=sam.active.pop())


# ------------------------------------------------------------ delivery


def large_towns(g: SamState, sam: Sam) -> list[City]:
    """Those of his route with his store but without his disc."""
    towns = [City.of(id) for id in route_of(g).towns]
    stores = opened(with_rails(g), sam)
    return [city for city in towns if city in stores and city not in sam.cities]


def next_city(g: SamState, sam: Sam) -> tuple[City, str]:
    """The large town worth most points, then value; else the next city of his route, New York again and again. And why."""
    able = large_towns(g, sam)
    if able:
        return max(able, key=lambda city: (city.points, city.value)), "large"
    left = [city for city in map(City.of, route_of(g).cities) if city not in sam.cities]
    return (left[0], "route") if left else (g.kit.new_york, "again")


def reveal(g: SamState, sam: Sam, city: City) -> None:
    """The top expansion card becomes active if its back names the city; one that is not complete waits beneath it."""
    if sam.expansions and sam.expansions[-1].city == city.id:
        sam.active.append(sam.expansions.pop())
        tell(g, sam, "sam_reveals", expansion=sam.active[-1])
