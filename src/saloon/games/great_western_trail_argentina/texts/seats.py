"""What can be said of whoever sits at a seat: estanciero and locomotive, workers, and what was built, loaded and won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from saloon.engine.reader import noted
from saloon.games.great_western_trail_argentina.components import INDEX, ROWS_OF_WORKERS, START, Building, Tile, Worker
from saloon.games.great_western_trail_argentina.state import Seated, State
from saloon.games.great_western_trail_argentina.texts.names import (
    Reader,
    bonus_space_title,
    farmer_name,
    ship_title,
    space_title,
    station_number,
    track_title,
)
from saloon.games.trail.texts.names import ONE, neutral_building
from saloon.games.trail.texts.position import say_lists
from saloon.games.trail.turns import over


def seat_notes(g: State, who: Seated) -> dict[str, bool]:
    """What is noted behind a name, and whether it is true."""
    return {"word-to-play": who.seat == g.active and not over(g), "word-ender": who.seat == g.ender}


def estanciero(reader: Reader, who: Seated) -> str:
    if who.herder is None:
        return reader.say("word-estanciero-none")
    if who.herder is START:
        return reader.say("word-estanciero-start")
    neutral = neutral_building(reader.say, reader.g.trail[INDEX[who.herder]], Building)
    return reader.say("word-estanciero", place=neutral or space_title(reader.say, who.herder, ONE))


def locomotive(reader: Reader, who: Seated) -> str:
    return reader.say("word-locomotive", track=track_title(reader.say, who.engine, ONE))


def say_workers(reader: Reader, who: Seated) -> str:
    """Row by row: how many there are with the printed one, and how many of them have strength."""
    rows: Sequence[Sequence[Tile | None]] = who.workers
    words = []
    for name, tiles in zip(ROWS_OF_WORKERS, rows, strict=False):
        strong = sum(tile.strength for tile in tiles if isinstance(tile, Worker))
        named = reader.say(f"count-{name}s", count=1 + len(tiles))
        words.append(noted(named, [reader.say("word-strong", count=strong)] if strong else []))
    return ", ".join(words)


def possessions(reader: Reader, who: Seated) -> Iterator[str]:
    """What players and automas have alike."""
    say = reader.say
    found = {
        "word-to-build": ("tiles", [tile.name for tile in who.buildings]),
        "word-farmers": ("farmers", [farmer_name(say, farmer) for farmer in who.farmers]),
        "word-stations": ("stations", [str(station_number(station)) for station in who.stations]),
        "word-own-ships": ("ships", [ship_title(say, each) for each in who.ships]),
        "word-quays": ("quays", [say(f"quay-{each.id}") for each in who.quays]),
        "word-spaces": ("spaces", [bonus_space_title(say, space) for space in who.spaces]),
    }
    return say_lists(say, found)
