"""The North in words, good enough to play by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from saloon.games.great_western_trail.rails.components import EMBLEM_OF, STATION_OF, TOWNS, Town
from saloon.games.great_western_trail.rails.rules.network import free_spaces
from saloon.games.great_western_trail.rails.rules.stores import tile_of
from saloon.games.great_western_trail.rails.scoring import bells
from saloon.games.great_western_trail.rails.state import north, stores_left
from saloon.games.great_western_trail.rails.texts.names import all_shown, neighbours, tile_title, town_title
from saloon.games.great_western_trail.texts.position import station

Reader = Any


def position(reader: Reader) -> Iterator[str]:
    """Stores on the annexes, then town by town."""
    yield reader.say("word-north", stores=" · ".join(annex(reader, player) for player in reader.g.seated))
    yield from (f"  {town_line(reader, town)}" for town in TOWNS)


def annex(reader: Reader, player: Any) -> str:
    g = reader.g
    left = stores_left(g, player.seat)
    return str(reader.say("word-annex", player=reader.player(player.seat), left=left, bells=bells(g, player)))


def town_line(reader: Reader, town: Town) -> str:
    """`Omaha, large town, value 3; free: gain $2, 3 × empty space; stores: Ann; rails: Fulton, …`."""
    say, g = reader.say, reader.g
    parts = [say(f"town-size-{town.size}"), *figures(reader, town)]
    free = free_spaces(g, town)
    parts.append(say("word-town-spaces", spaces=all_shown(say, free)) if free else say("word-town-full"))
    owners = [seat for seat, stores in enumerate(north(g).stores) if any(space.town is town for space in stores)]
    if owners:
        parts.append(say("word-town-stores", names=reader.players(owners)))
    parts.append(say("word-town-rails", ends=", ".join(neighbours(say, town))))
    return str(say("word-town", town=town_title(say, town), parts="; ".join(parts)))


def figures(reader: Reader, town: Town) -> Iterator[str]:
    """Of its tile, station or emblem."""
    if town.size == "medium":
        yield reader.say("town-tile", tile=tile_title(reader.say, tile_of(reader.g, town)))
    elif town in STATION_OF:
        yield station(reader, STATION_OF[town])
    elif town in EMBLEM_OF:
        yield reader.say("word-value", value=EMBLEM_OF[town].value)
