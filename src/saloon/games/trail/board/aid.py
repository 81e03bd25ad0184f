"""Signs for the player aids of the sisters: what stands on tiles, boards and cards, each in a small drawing of its own."""

from __future__ import annotations

from functools import partial

from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, group, rect, sign
from saloon.engine.aid import Row
from saloon.games.trail.board.breeds import Breed
from saloon.games.trail.board.cards import value_chip, worker_picture
from saloon.games.trail.board.mats import disc_space
from saloon.games.trail.board.signs import LETTERS, Sign, sign_picture, sign_width

TILE = (46, 44)
SMALL = 28

drawn = partial(sign, cls="trail")


def tiled(picture: str) -> str:
    """What stands on a tile, in a box of the size of TILE."""
    w, h = TILE
    return drawn(rect(0.5, 0.5, w - 1, h - 1, 7, "tile edged") + picture, w, h)


def marked(name: str, cls: str = "ti", size: float = 22) -> str:
    """An icon."""
    return drawn(icon(name, SMALL / 2, SMALL / 2, size, cls), SMALL, SMALL)


def in_line(marks: Sign, size: float = 14) -> str:
    """Icons and numbers in a row, as on a mat or a card."""
    w = round(sign_width(marks, size, LETTERS, 1) + 6)
    return drawn(sign_picture(marks, w / 2, 12, size, LETTERS, 1), w, 24)


def small(marks: Sign) -> str:
    """One or two marks, such as a card."""
    return drawn(sign_picture(marks, SMALL / 2, SMALL / 2, 20), SMALL, SMALL)


def hand(colour: str) -> str:
    """A hand that asks for a toll, whatever it is here."""
    body = rect(2, 2, 24, 18, 9, "toll-bg") + icon("toll-hand", SMALL / 2, 11, 13, "toll-hand")
    return drawn(group(body, cls=f"toll {colour}"), SMALL, 22)


def ring(black: bool) -> str:
    """The corners of a place where a disc lies or may lie."""
    return drawn(disc_space(0, SMALL / 2, SMALL / 2, 11, black, full=False), SMALL, SMALL)


def refill() -> str:
    """Where the job market refills the cattle market."""
    middle = SMALL / 2
    return drawn(circle(middle, middle, 10, "refill") + icon("cattle-head", middle, middle, 13, "refill-i"), SMALL, SMALL)


def chips(*cards: tuple[Breed, int]) -> str:
    """Cards by their breed and value, side by side."""
    body = "".join(value_chip(breed, value, 9 + place * 17, 11, 20) for place, (breed, value) in enumerate(cards))
    return drawn(body, 2 + 17 * len(cards), 22)


def worker(id: str) -> str:
    return drawn(worker_picture(id, 16), 16, 16)


def points(category: str, icon: str, **values: int) -> Row:
    """What scores, as the score sheet calls it."""
    return Row(category, marked(icon), values, f"category-{category}")
