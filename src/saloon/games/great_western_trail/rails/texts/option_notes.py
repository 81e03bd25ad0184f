"""What options of the expansion lead to beyond their labels."""

from __future__ import annotations

from typing import Any

from saloon.engine.reader import Note, several
from saloon.games.great_western_trail.components import Card
from saloon.games.great_western_trail.rails.components import Town, TradeSpace
from saloon.games.great_western_trail.rails.state import stores_left
from saloon.games.great_western_trail.rails.texts.names import neighbours
from saloon.games.great_western_trail.texts.option_notes import LEADS
from saloon.games.trail.texts.option_notes import leads_of, left


def store(reader: Any, town: Town) -> str:
    """Where its rails lead on to, and the stores that are left."""
    ways = reader.say("lead-rails", towns=", ".join(neighbours(reader.say, town)))
    return several(ways, reader.say("lead-stores", count=stores_left(reader.g, reader.me.seat) - 1))


def trade(reader: Any, space: TradeSpace) -> str:
    return leads_of(reader, space.action, LEADS) if space.action is not None else left(reader, space.cost)


def pick(reader: Any, card: Card) -> str:
    return str(reader.say("lead-picked"))


NOTES: dict[str, Note] = {"store": store, "trade": trade, "pick": pick}
