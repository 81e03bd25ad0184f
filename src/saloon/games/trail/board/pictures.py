"""Components by themselves, as they lie on the table, for the list of every piece."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from saloon.drawing.shapes import group, rect, sign
from saloon.engine import Component, Seat
from saloon.games.trail.board.buildings import TILE, building_face
from saloon.games.trail.board.cards import worker_picture
from saloon.games.trail.components import BANK

WIDTH = 92
"""As wide as the page shows a piece; what is wider is made smaller there."""
CARD, ZONE = (76, 102), (42, 36)
"""Sizes of a card of a herd deck, and of a tile of a zone of the trail."""
ROOM = 9
"""Above a building, for its toll."""
TABLE = 2
"""Seats of the table whose tolls are shown."""
SIDE = 36
"""Of a worker."""
Draw = Callable[[Any, str], str]
"""Draws a component for the readers of a language."""


def drawn(body: str, size: tuple[float, float], cls: str = "") -> str:
    return sign(group(body, cls=cls) if cls else body, *size, cls="trail")


def drawn_building(name: str, owner: Seat, actions: str, mark: str = "", room: float = ROOM) -> str:
    """A tile with the drawing of its actions; `mark`: what stands on its upper edge."""
    body = building_face(name, None if owner == BANK else owner) + actions + rect(0, 0, *TILE, 7, "tile-edge") + mark
    return drawn(group(body, 0, room), (TILE[0], TILE[1] + room + 2))


def drawn_on_trail(tile: str) -> str:
    """A tile of a zone, with what it asks for on its edge."""
    return drawn(group(tile, 2, 4), (ZONE[0] + 6, ZONE[1] + 6))


def drawn_worker(worker: Component, language: str) -> str:
    return drawn(worker_picture(worker.id, SIDE), (SIDE, SIDE))


def picture_of(pictures: Mapping[type[Component], Draw]) -> Draw:
    """What draws any component of a game, or nothing, by the drawings of their classes."""

    def picture(thing: Component, language: str) -> str:
        draw = pictures.get(type(thing))
        return draw(thing, language) if draw is not None else ""

    return picture
