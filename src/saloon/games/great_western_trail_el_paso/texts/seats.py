"""What can be said of whoever sits at a seat: where the rancher stands, what was built, delivered and taken."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.games.great_western_trail_el_paso.components import INDEX, Building
from saloon.games.great_western_trail_el_paso.rules.building import own_buildings
from saloon.games.great_western_trail_el_paso.state import Seated, State
from saloon.games.great_western_trail_el_paso.texts.names import (
    PLAIN,
    Reader,
    bonus_tile_title,
    objective_title,
    space_title,
)
from saloon.games.trail.texts.names import ONE, neutral_building
from saloon.games.trail.texts.position import say_lists
from saloon.games.trail.turns import over


def seat_notes(g: State, who: Seated) -> dict[str, bool]:
    """What is noted behind a name, and whether it is true."""
    return {"word-to-play": who.seat == g.active and not over(g), "word-closer": g.closer == who.seat}


def rancher(reader: Reader, who: Seated) -> str:
    if who.rancher is None:
        return reader.say("word-rancher-none")
    neutral = neutral_building(reader.say, reader.g.trail[INDEX[who.rancher]], Building)
    return reader.say("word-rancher", place=neutral or space_title(reader.say, who.rancher, ONE))


def possessions(reader: Reader, who: Seated) -> Iterator[str]:
    """Buildings with where they stand, posts and tiles."""
    say = reader.say
    stand = [say("word-stands", name=tile.name, space=space_title(say, at)) for at, tile in own_buildings(reader.g, who.seat)]
    found = {
        "word-own-buildings": ("tiles", stand),
        "word-own-posts": ("posts", [str(post.value) for post in who.posts]),
        "word-objectives": ("tiles", [objective_title(say, tile, PLAIN) for tile in who.objectives]),
        "word-bonuses": ("tiles", [bonus_tile_title(say, tile, PLAIN) for tile in who.bonuses]),
    }
    return say_lists(say, found)
