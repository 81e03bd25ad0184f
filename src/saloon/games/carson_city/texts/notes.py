"""What labels need to know of a position, and the short notes in their brackets."""

from __future__ import annotations

from saloon.games.carson_city.components import (
    ROW,
    Space,
)
from saloon.games.carson_city.rules.order import resolution_order
from saloon.games.carson_city.state import Player, State
from saloon.games.carson_city.texts.names import Reader, title


def asked(g: State) -> Player | None:
    """Who takes a card, places or settles now; in other phases labels do not need to know."""
    return g.players[g.queue[0]] if g.queue and g.phase in ("settle", "people", "second", "place") else None


def now(g: State) -> Space | None:
    """The space that is resolved."""
    order = resolution_order(g)
    return order[g.step] if g.phase == "resolve" and g.step < len(order) else None


def who_reads(g: State) -> Player:
    """Whose secrets are seen; at first all sheets are alike."""
    for player in g.players:
        if any(isinstance(line, list) for line in player.sheet.values()):
            return player
        if any(isinstance(tile, int) for tile in player.duel_hand):
            return player
    return g.players[0]


def price(reader: Reader, dollars: int) -> str:
    return reader.say("note-price", dollars=dollars) if dollars else reader.say("note-free")


def gain(reader: Reader, dollars: int) -> str:
    return reader.say("note-gain", dollars=dollars)


def points(reader: Reader, count: int) -> str:
    return reader.say("note-points", points=count)


def tile_on(reader: Reader, space: Space) -> str:
    tile = reader.g.row[ROW.index(space)]
    return reader.say("word-nothing") if tile is None else title(reader.say, tile)
