"""What towns, trade spaces and tiles mean, composed from their figures."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.engine import Texts
from saloon.games.great_western_trail.rails.components import (
    AT_HALL,
    BIT,
    EMBLEM_OF,
    STATION_OF,
    TILE_ACTIONS,
    TRADE,
    Town,
    TownTile,
    TradeSpace,
)
from saloon.games.great_western_trail.rails.texts.names import all_shown, neighbours, shown, town_title
from saloon.games.great_western_trail.texts.help import city, station
from saloon.games.great_western_trail.texts.phrases import phrases
from saloon.games.trail.texts.help import Helps, terms


def town(say: Texts, thing: Town) -> Iterator[str]:
    """Its kind and spaces, its station or emblem, and how it is reached."""
    yield say(f"help-town-{thing.size}")
    yield say("help-town-trade", spaces=all_shown(say, TRADE[thing]))
    if thing in STATION_OF:
        yield from station(say, STATION_OF[thing])
    if thing in EMBLEM_OF:
        yield from city(say, EMBLEM_OF[thing])
    ends = ", ".join(neighbours(say, thing))
    if BIT[thing] & AT_HALL:
        yield say("help-town-hall", ends=ends)
    else:
        yield say("help-town-rails", ends=ends)
        yield say("help-town-reach")


def town_tile(say: Texts, thing: TownTile) -> Iterator[str]:
    yield say("help-towntile", gives=phrases(say, TILE_ACTIONS[thing]), count=thing.count)
    yield from terms(say, TILE_ACTIONS[thing])


def trade_space(say: Texts, thing: TradeSpace) -> Iterator[str]:
    yield say("help-tradespace", town=town_title(say, thing.town), shows=shown(say, thing))


EXPLAIN: Helps = {Town: town, TownTile: town_tile, TradeSpace: trade_space}
