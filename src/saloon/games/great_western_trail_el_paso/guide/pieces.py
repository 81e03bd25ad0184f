"""Pieces of this game at a place of a figure."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.drawing.figures import figure
from saloon.drawing.lit import help_of
from saloon.drawing.shapes import group, rect, scaled
from saloon.games.great_western_trail_el_paso.board.breeds import LOOKS
from saloon.games.great_western_trail_el_paso.board.country import POST, TOWN
from saloon.games.great_western_trail_el_paso.board.posts import post_face
from saloon.games.great_western_trail_el_paso.board.signs import columns
from saloon.games.great_western_trail_el_paso.board.trail import town_face
from saloon.games.great_western_trail_el_paso.board.view import say
from saloon.games.great_western_trail_el_paso.components import BANK, BREEDS, BUILDINGS, EL_PASO, FACE, Building, Post
from saloon.games.trail.board import figures
from saloon.games.trail.board.cards import cattle_class, cattle_face

ME, RIVAL = 0, 1
"""Seats, by their colours."""
HERD = ("criollo", "galloway", "pineywoods", "santa_gertrudis")
"""What everybody begins with."""


def drawn(language: str, name: str, w: float, h: float, body: str, cls: str = "") -> str:
    """A whole figure, with its name for those who do not see it."""
    return figure(w, h, body, say(language, f"figure-{name}"), f"trail {cls}".strip())


def plain(w: float, h: float, x: float = 0, y: float = 0) -> str:
    """Ground without hills, for things that lie side by side."""
    return rect(x, y, w, h, 12, "map")


def building(name: str, x: float, y: float, scale: float = 1, owner: int = BANK) -> str:
    """A neutral building by its letter, a common one by its number and side; its middle at a point."""
    tile = Building.of(name) if owner == BANK else BUILDINGS[owner, FACE[name]]
    seat = None if owner == BANK else owner
    return figures.building(help_of(tile), tile.name, seat, columns(tile.actions), x, y, scale)


def town(language: str, x: float, y: float, scale: float = 1) -> str:
    """El Paso, its middle at a point."""
    w, h = TOWN
    body = scaled(town_face(language), x - w * scale / 2, y - h * scale / 2, scale)
    return f'<g data-help="{help_of(EL_PASO)}">{body}</g>'


def post(value: int, x: float, y: float, discs: Sequence[tuple[int, int]] = (), scale: float = 1) -> str:
    """A trading post from its upper left corner, with the discs of some seats."""
    thing = Post.of(f"P{value}")
    cls = "town black" if thing.black else "town"
    return f'<g class="{cls}" data-help="{help_of(thing)}">{scaled(post_face(thing, tuple(discs)), x, y, scale)}</g>'


def posts(values: Sequence[int], x: float, y: float, across: int, discs: dict[int, int], scale: float = 1) -> str:
    """Several of them in rows; `discs`: whose disc lies where."""
    w, h = POST[0] * scale + 6, POST[1] * scale + 6
    return "".join(
        post(value, x + place % across * w, y + place // across * h, [(discs[value], 1)] if value in discs else [], scale)
        for place, value in enumerate(values)
    )


def cattle(id: str, x: float, y: float, w: float, h: float, language: str, cls: str = "") -> str:
    """A card of a breed from its upper left corner."""
    breed, look = BREEDS[id], LOOKS[id]
    face = cattle_face(look, breed.value, breed.points, say(language, f"cattle-{id}"), w, h)
    return group(face, x, y, f"{cattle_class(look)} {cls}".strip(), f' data-help="{help_of(breed)}"')
