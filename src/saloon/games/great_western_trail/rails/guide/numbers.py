"""Numbers that the page names, as the components say them."""

from __future__ import annotations

from saloon.engine.guide import Number
from saloon.games.great_western_trail.components import CITY_ACTIONS, MASTER_ACTIONS, TRACK, TRANSPORT, Action, City
from saloon.games.great_western_trail.kit import BASE
from saloon.games.great_western_trail.rails.components import (
    ANNEX,
    ARROWS,
    DOUBLE,
    EMBLEMS,
    FACES,
    MASTERS,
    MEDIUM_TILES,
    SINGLE,
    STORE_ROW,
    STORES,
    STRIP,
    TILE_ACTIONS,
    TOWN_STATIONS,
)

WORDS = {
    "remove": "cards",
    "dollars": "dollars",
    "cattle": "value",
    "hire": "dollars",
    "build_with": "builders",
    "engine": "spaces",
}
"""What a tile counts, by its keyword."""
BUILDER = MASTERS[1]
PAYING = [city for city in (*STRIP, *EMBLEMS) if city in CITY_ACTIONS and CITY_ACTIONS[city].keyword == "dollars"]
ON_TILES = {
    f"{tile.id}-{word}": (action.id, action.keyword)
    for tile, actions in TILE_ACTIONS.items()
    for action in actions
    if (word := WORDS.get(action.keyword))
}
"""Figures of the medium-town tiles."""
EXAMPLE = 10, City.of("BUF")
"""The engine and the destination of the rulebook's example of a transport."""


def amount(action: Action, keyword: str) -> int:
    """How much an action asks for or gives."""
    return abs(next(effect.amount for effect in (*action.cost, *action.gain) if effect.name == keyword))


def fee() -> int:
    number, city = EXAMPLE
    engine = next(track for track in TRACK.values() if track.number == number and not track.station)
    return TRANSPORT[engine, city]


NUMBERS: dict[str, Number] = {
    "stores": STORES,
    "row": STORE_ROW,
    "medium": MEDIUM_TILES,
    "discs": sum(disc.count for disc in (*BASE.discs, *ANNEX)),
    "single-dollars": amount(SINGLE[0].action, "pay"),
    "double-dollars": amount(DOUBLE[0].action, "pay"),
    "builders-13": FACES[0].builders,
    "points-13": FACES[0].points,
    "example-engine": EXAMPLE[0],
    "example-fee": fee,
    "SM11-builders": amount(MASTER_ACTIONS[BUILDER][0], "build_with"),
    **{f"points-{master.id}": master.points for master in MASTERS},
    **{f"value-{city.id}": city.value for city in (*STRIP, *EMBLEMS)},
    **{f"points-{city.id}": city.points for city in (*STRIP, *EMBLEMS) if city.points},
    **{f"dollars-{city.id}": amount(CITY_ACTIONS[city], "dollars") for city in PAYING},
    **{f"arrow-{arrow.id}": arrow.points for arrow in ARROWS},
    **{f"points-{station.id}": station.points for station in TOWN_STATIONS},
    **{f"cost-{station.id}": station.cost for station in TOWN_STATIONS},
    **{name: amount(Action.of(id), keyword) for name, (id, keyword) in ON_TILES.items()},
}
