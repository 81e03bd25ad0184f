"""A component by itself, as it lies on the table, for the list of every piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saloon.drawing.shapes import group, rect, sign
from saloon.engine import Component
from saloon.games.carson_city.board.ground import stream
from saloon.games.carson_city.board.own import paddock_face
from saloon.games.carson_city.board.people import low_card
from saloon.games.carson_city.board.pieces import at_size, small_tile
from saloon.games.carson_city.board.town import PIECES
from saloon.games.carson_city.board.track import space_face
from saloon.games.carson_city.components import (
    PADDOCKS,
    RIVER,
    Building,
    Paddock,
    Person,
    Space,
    Terrain,
)

CARD, LAND, NARROW_SPACE, WIDE_SPACE, PADDOCK = (92, 70), (92, 70), (92, 82), (92, 76), (92, 74)
TILE, RIDER = 56, 24


def _person(person: Person, language: str) -> str:
    return _drawn(group(low_card(language, person, *CARD), cls="person"), CARD)


def _building(building: Building, language: str) -> str:
    w, h = LAND
    return _drawn(_parcel() + group(small_tile(building, TILE), (w - TILE) / 2, (h - TILE) / 2), LAND)


def _terrain(terrain: Terrain, language: str) -> str:
    w, h = LAND
    if terrain is RIVER:
        return _drawn(_parcel() + stream(f"M0 {h / 2:g}H{w}", [(w / 2, h / 2)]), LAND)
    return _drawn(_parcel() + at_size(PIECES[terrain](), (w - h) / 2, 0, h), LAND)


def _parcel() -> str:
    """A piece of land to stand on."""
    return rect(0.5, 0.5, LAND[0] - 1, LAND[1] - 1, 8, "ground")


def _space(space: Space, language: str) -> str:
    size = NARROW_SPACE if space.sort in ("building", "points", "council") else WIDE_SPACE
    return _drawn(space_face(language, space, None, *size), size)


def _paddock(paddock: Paddock, language: str) -> str:
    w, h = PADDOCK
    rider = rect(w - RIDER - 4, h - RIDER - 4, RIDER, RIDER, 6, "slot")
    return _drawn(paddock_face(language, PADDOCKS.index(paddock), w, h) + rider, PADDOCK)


def _drawn(body: str, size: tuple[float, float]) -> str:
    return sign(body, *size, cls="carson")


PICTURES: dict[type[Component], Callable[[Any, str], str]] = {
    Person: _person,
    Building: _building,
    Terrain: _terrain,
    Space: _space,
    Paddock: _paddock,
}


def picture(thing: Component, language: str) -> str:
    draw = PICTURES.get(type(thing))
    return draw(thing, language) if draw is not None else ""
