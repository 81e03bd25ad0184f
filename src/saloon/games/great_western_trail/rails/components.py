"""What is in the box of the expansion: the new strip, the towns of the North and the rails between them, tiles, cards."""

from __future__ import annotations

from saloon.engine import Box, Component, component
from saloon.games.great_western_trail.components import (
    DISCS,
    SINGLES,
    Action,
    City,
    Disc,
    Station,
    actions_of,
    load_arrows,
    load_auxiliaries,
    load_cities,
    load_faces,
    load_masters,
    load_objectives,
)
from saloon.games.trail.effects import read_alternatives

BOX = Box(__package__)
NUMBERS: dict[str, int] = BOX.numbers("number")
STORES, STORE_ROW, MEDIUM_TILES = (NUMBERS[id] for id in ("stores", "store_row", "medium_tiles"))


# ------------------------------------------------------------ cities


STRIP, ARROWS = load_cities(BOX), load_arrows(BOX)
EMBLEMS = load_cities(BOX, "emblem")
"""Those of the large towns."""


# ------------------------------------------------------------ towns


@component
class Town(Component):
    """A town of the North.

    size:    small, medium, station or large.
    trade:   what is printed on its trade spaces, row by row.
    station: of a station town.
    """

    id: str
    size: str
    trade: tuple[str, ...]
    station: str = ""


@component
class TradeSpace(Component):
    """Where a store can stand: what it costs, or gives at once. Spaces of a town that show the same are alike."""

    id: str
    town: Town
    shows: str
    cost: int
    action: Action | None


@component
class Rail(Component):
    """A direct connection between two towns, a city of the strip and a town, or the town hall and a town."""

    id: str
    ends: tuple[str, str]


@component
class TownTile(Component):
    """Lies in a medium town: what a store there allows at once."""

    id: str
    gives: str
    count: int


HALL = "HALL"
"""The town hall of Kansas City, among the ends of rails."""

TOWNS = BOX.load("town", Town)
CONNECTIONS = BOX.load("rail", Rail)
TILES = BOX.load("town_tile", TownTile)
TILE_ACTIONS = {tile: actions_of(tile.id, [tile.gives]) for tile in TILES}
TOWN_STATIONS = BOX.load("station", Station)
STATION_OF = {town: Station.of(town.station) for town in TOWNS if town.station}
EMBLEM_OF = {town: City.of(town.id) for town in TOWNS if town.size == "large"}
TOWN_OF = {emblem: town for town, emblem in EMBLEM_OF.items()}
MEDIUM = tuple(town for town in TOWNS if town.size == "medium")


def _trade_space(town: Town, number: int) -> TradeSpace:
    id, shows = f"{town.id}-{number}", town.trade[number - 1]
    if not shows:
        return TradeSpace(id, town, shows, 0, None)
    (effect,) = read_alternatives(shows)[0].gain
    if effect.name == "pay":
        return TradeSpace(id, town, shows, effect.amount, None)
    return TradeSpace(id, town, shows, 0, actions_of(f"{id}-trade", [shows])[0])


TRADE = {town: tuple(_trade_space(town, number) for number in range(1, len(town.trade) + 1)) for town in TOWNS}
"""The trade spaces of each town."""


# ------------------------------------------------------------ the network


BIT = {town: 1 << place for place, town in enumerate(TOWNS)}
"""Sets of towns are bits, for a quick look at what is in reach."""


def _linked(end: str) -> int:
    """The towns that a rail joins directly to a town, a city of the strip, or the town hall."""
    others = [other for rail in CONNECTIONS for other, this in (rail.ends, rail.ends[::-1]) if this == end]
    return sum(BIT[Town.of(other)] for other in others if other in Town.all)


AT_HALL = _linked(HALL)
AT_CITY = {city: _linked(city.id) for city in STRIP}
AT_TOWN = {town: _linked(town.id) for town in TOWNS}


# ------------------------------------------------------------ player boards, cards


ANNEX = BOX.load("disc", Disc)
SINGLE, DOUBLE = load_auxiliaries(BOX, first=len(SINGLES) + 1, first_disc=len(DISCS))
FACES = load_faces(BOX)
MASTERS = load_masters(BOX)
CARDS = load_objectives(BOX)
OBJECTIVES = tuple(card for card in CARDS if not card.starting for _ in range(card.count))
STARTING_OBJECTIVES = tuple(card for card in CARDS if card.starting)
