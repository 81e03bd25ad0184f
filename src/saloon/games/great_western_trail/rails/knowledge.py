"""What must never change in the North, and its part of the books."""

from __future__ import annotations

from collections import Counter
from typing import Any

from saloon.engine import Holdings, Tell
from saloon.games.great_western_trail.rails.components import EMBLEMS, MEDIUM, STATION_OF, STORES
from saloon.games.great_western_trail.rails.rules.delivery import opened
from saloon.games.great_western_trail.rails.state import RailsState, north, stores_left
from saloon.games.trail.books import common, each_of, moves, one, own


def invariants(g: RailsState) -> None:
    """Stores stand one a space and one a player and town; discs of the North lie beside stores."""
    spaces = [space for stores in north(g).stores for space in stores]
    assert len(set(spaces)) == len(spaces), "two stores on a trade space"
    for who in g.seated:
        _check_seat(g, who)
    assert len(north(g).tiles) == len(MEDIUM), "tiles of medium towns"
    assert all(count <= tile.count for tile, count in Counter(north(g).tiles).items()), "tiles of medium towns"
    masters = [master for master in (*g.masters, *(each for player in g.players for each in player.masters)) if master]
    assert len(set(masters)) == len(masters) <= len(g.kit.posts), "station masters"


def _check_seat(g: RailsState, me: Any) -> None:
    towns = [space.town for space in north(g).stores[me.seat]]
    assert len(towns) <= STORES, "stores"
    assert len(set(towns)) == len(towns), "two stores of a player in a town"
    assert {city for city in me.cities if city in EMBLEMS} <= {*opened(g, me)}, "a delivery to a town without a store"
    stations = {STATION_OF[town] for town in towns if town in STATION_OF}
    assert {station for station in me.stations if station in STATION_OF.values()} <= stations, "a station without a store"


def holdings(g: RailsState) -> Holdings:
    """Stores on the annexes and in towns."""
    found: Holdings = Counter({(who.seat, "annex"): stores_left(g, who.seat) for who in g.seated})
    for who in g.seated:
        found.update((who.seat, "stores", space) for space in north(g).stores[who.seat])
    return found


def _stands(books: Holdings, tell: Tell) -> None:
    books[tell.seat, "stores", tell.values["space"]] += 1


ENTRIES = {
    "places_store": each_of(one("annex", -1), _stands),
    "takes_cattle": moves("card", common("market"), own("discard")),
}
