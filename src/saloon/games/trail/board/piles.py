"""Discard piles lie open: their cards by kind, with numbers."""

from __future__ import annotations

from typing import NamedTuple

from saloon.drawing.icons import icon
from saloon.drawing.shapes import rect, text, width
from saloon.engine import Seat


class Chip(NamedTuple):
    """A kind of card of a pile: its help, how it looks very small around (7, 0), and how many there are."""

    help: str
    sign: str
    number: int


class Mini(NamedTuple):
    """A kind of card of a pile: its id and class, its face with the number, 41 by 54, and its help."""

    id: str
    cls: str
    face: str
    help: str


MINI = (41.0, 54.0)
_ACROSS = 8


def pile_title(words: str, count: int, x: float, y: float) -> str:
    return icon("discard", x + 7, y - 4.5, 15, "glyph-2") + text(x + 18, y, f"{words} {count}", "caption", 12)


def pile_strip(seat: Seat, words: str, count: int, chips: list[Chip], x: float, y: float, w: float, h: float) -> str:
    """One row: each kind very small, with how many there are."""
    words = f"{words} {count}"
    start = 30 + width(words, 11.5)
    body = (
        rect(0, 0, w, h, 7, "sunk") + icon("discard", 13, h / 2, 14, "glyph-2") + text(24, h / 2 + 4.2, words, "caption", 11.5)
    )
    step = min(34.0, (w - start - 4) / max(1, len(chips)))
    for place, chip in enumerate(chips):
        number = text(14.5, 3.9, f"×{chip.number}" if step > 29 else chip.number, "number-2", 10.8)
        at = f"translate({start + place * step:g} {h / 2:g})"
        body += f'<g data-help="{chip.help}" transform="{at}">{chip.sign}{number}</g>'
    return f'<g id="pile-{seat}" transform="translate({x:g} {y:g})">{body}</g>'


def pile_grid(seat: Seat, minis: list[Mini], empty: str, x: float, y: float) -> tuple[str, float]:
    """Small cards, eight to a row; and where they end."""
    w, h = MINI
    if not minis:
        return text(x + 2, y + 6, empty, "caption", 12), y + 16
    body = ""
    for place, (id, cls, face, help) in enumerate(minis):
        at = x + place % _ACROSS * (w + 5.4), y + place // _ACROSS * (h + 7)
        body += f'<g id="pile-{seat}-{id}" class="{cls}" data-help="{help}" '
        body += f'transform="translate({at[0]:g} {at[1]:g})">{face}</g>'
    return body, y + -(-len(minis) // _ACROSS) * (h + 7)
