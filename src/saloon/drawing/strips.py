"""Strips: everybody else in a line or two; the page opens what they have from here."""

from __future__ import annotations

from saloon.drawing.seats import seat_class
from saloon.drawing.shapes import group, path, rect


def strip(seat: int, body: str, x: float, y: float, asked: bool, *, whole: bool = False) -> str:
    """One of them, at a point; tinted while its player is asked. One that shows all that there is (`whole`) opens nothing."""
    cls = f"rival {seat_class(seat)} asked" if asked else f"rival {seat_class(seat)}"
    marks = f'id="rival-{seat}" class="{cls}" data-seat="{seat}"' + ("" if whole else f' data-sheet="mat-{seat}"')
    return f'<g {marks} transform="translate({x:g} {y:g})">{body}</g>'


def strip_paper(w: float, h: float) -> str:
    """Paper with the colour of its seat at the left."""
    stripe = path(f"M8 .5H7.5A7 7 0 0 0 .5 7.5V{h - 7.5:g}A7 7 0 0 0 7.5 {h - 0.5:g}H8z", "piece")
    return group(rect(0.5, 0.5, w - 1, h - 1, 8, "paper seat-paper") + stripe)
