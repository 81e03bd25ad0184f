"""Options of the expansion as labels."""

from __future__ import annotations

from typing import Any

from saloon.engine.reader import noted
from saloon.games.great_western_trail.components import Card
from saloon.games.great_western_trail.rails.components import EMBLEM_OF, STATION_OF, Town, TradeSpace
from saloon.games.great_western_trail.rails.rules.network import choices
from saloon.games.great_western_trail.rails.rules.stores import tile_of
from saloon.games.great_western_trail.rails.texts.names import shown, tile_title, town_title
from saloon.games.great_western_trail.texts.labels import card
from saloon.games.trail.texts.labels import Label
from saloon.games.trail.texts.phrases import points

Reader = Any


def store(reader: Reader, town: Town) -> str:
    """A town, what its best space costs or gives, and what the town does; where there is no North, its name."""
    if reader.g.rails is None:
        return town_title(reader.say, town)
    return noted(town_title(reader.say, town), [*space_notes(reader, town), *town_notes(reader, town)])


def space_notes(reader: Reader, town: Town) -> list[str]:
    best = next(iter(choices(reader.g, reader.me, town)), None)
    if best is None:
        return []
    if best.cost:
        return [reader.say("note-pay", dollars=best.cost)]
    return [reader.say(f"note-{effect.name}", count=effect.amount) for effect in best.action.gain] if best.action else []


def town_notes(reader: Reader, town: Town) -> list[str]:
    say = reader.say
    if town.size == "medium":
        return [tile_title(say, tile_of(reader.g, town))]
    if town in STATION_OF:
        station = STATION_OF[town]
        return [say("note-station", number=station.number, dollars=station.cost, points=points(say, station.points))]
    return [say("note-opens", value=EMBLEM_OF[town].value)] if town in EMBLEM_OF else []


def trade(reader: Reader, space: TradeSpace) -> str:
    return shown(reader.say, space)


def pick(reader: Reader, value: Card) -> str:
    return card(reader, value)


LABELS: dict[str, Label] = {"store": store, "trade": trade, "pick": pick}
