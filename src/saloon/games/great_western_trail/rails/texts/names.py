"""Names of towns, trade spaces and tiles."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.engine import Texts
from saloon.engine.reader import counted
from saloon.games.great_western_trail.rails.components import (
    CONNECTIONS,
    HALL,
    TILE_ACTIONS,
    Town,
    TownTile,
    TradeSpace,
)
from saloon.games.great_western_trail.texts.phrases import flat_phrases, phrase
from saloon.games.trail.texts.names import PlainTitles


def town_title(say: Texts, town: Town) -> str:
    return say(f"town-{town.id}")


def space_title(say: Texts, space: TradeSpace) -> str:
    """`Denver: pay $2`."""
    return say("trade-space", town=town_title(say, space.town), shows=shown(say, space))


def shown(say: Texts, space: TradeSpace) -> str:
    """What a trade space shows: a price, a gift or nothing."""
    if space.cost:
        return say("trade-pay", dollars=space.cost)
    return phrase(say, space.action) if space.action is not None else say("trade-empty")


def all_shown(say: Texts, spaces: Iterable[TradeSpace]) -> str:
    """Several of them, equal ones once: `pay $1, 2 × pay $2`."""
    return ", ".join(counted(shown(say, space) for space in spaces))


def tile_title(say: Texts, tile: TownTile) -> str:
    return flat_phrases(say, TILE_ACTIONS[tile])


def neighbours(say: Texts, town: Town) -> list[str]:
    """Where its rails lead: towns, cities of the strip, the town hall."""
    ends = [other for rail in CONNECTIONS for other, this in (rail.ends, rail.ends[::-1]) if this == town.id]
    return [end_title(say, end) for end in ends]


def end_title(say: Texts, end: str) -> str:
    if end == HALL:
        return say("town-hall")
    return say(f"town-{end}" if end in Town.all else f"city-{end}")


TITLES: PlainTitles = {Town: town_title, TradeSpace: space_title, TownTile: tile_title}
