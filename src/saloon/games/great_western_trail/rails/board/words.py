"""The North in words, for whoever does not see it: a line for each town, and what is in reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from saloon.drawing.memory import remembered
from saloon.games.great_western_trail.rails.board.towns import TownFacts, facts_of_towns
from saloon.games.great_western_trail.rails.components import Town
from saloon.games.great_western_trail.rails.rules.network import in_reach
from saloon.games.great_western_trail.rails.texts.names import town_title
from saloon.games.great_western_trail.rails.texts.position import position, town_line
from saloon.games.great_western_trail.texts.position import say_rails

Reader = Any


def say_north(reader: Reader) -> Iterator[str]:
    yield next(position(reader))
    yield from (_town(reader, town, facts) for town, facts in facts_of_towns(reader.g).items())
    for player in reader.g.players:
        towns = ", ".join(town_title(reader.say, town) for town in in_reach(reader.g, player))
        yield reader.say("word-reach", player=reader.player(player.seat), towns=towns or reader.say("word-none"))


def _town(reader: Reader, town: Town, facts: TownFacts) -> str:
    """Towns change seldom."""
    return remembered((say_north, reader.say.language, reader.names, town, facts), lambda: town_line(reader, town))


def say_north_and_rails(reader: Reader) -> Iterator[str]:
    yield from say_north(reader)
    yield say_rails(reader)
