"""What the panels beside the trail are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.memory import remembered
from saloon.drawing.shapes import rect, text, width
from saloon.games.trail.board.view import AnyView


class Bounds(NamedTuple):
    """A place on the board."""

    x: float
    y: float
    w: float
    h: float


def remembered_panel(view: AnyView, verb: str, facts: tuple[object, ...], draw: Callable[[], str]) -> str:
    """A panel changes seldom: it is drawn once for what it shows, unless something of it may be chosen."""
    if verb in view.verbs or view.viewpoint.dimmed or view.viewpoint.told:
        return draw()
    marks = tuple(view.viewpoint.marks)
    return remembered((view.package, verb, view.language, view.viewpoint.size, view.seats, marks, *facts), draw)


def panel(box: Bounds, title: str, size: float = 12) -> str:
    x, y, w, h = box
    ground = rect(x, y + 1, w, h, 9, "panel-shadow") + rect(x, y, w, h, 9, "panel")
    return ground + text(x + 9, y + 4.5 + size, title, "title", size)


def stack(view: AnyView, choice: str, count: int, box: Bounds, id: str = "") -> str:
    """A pile face down, in the head of a panel: how many are left, and to take from it."""
    verb, _, alternative = choice.partition(":")
    size, high = (11, 16) if view.desk else (15, 34)
    pad = size * 0.5
    w = round(2 * pad + size + width(str(count), size, True), 1)
    body = rect(0, 0, w, high, min(8, high / 2), "stack") + icon("card-back", pad + size * 0.4, high / 2, size, "glyph")
    body += text(w - pad, round(high / 2 + size * 0.36, 1), count, "number-2", size, "end")
    choices = (choice,) if verb in view.verbs else ()
    return piece(
        view.viewpoint, id or f"stack-{verb}", body, w, high, x=round(box.x + box.w - w - 5, 1), y=box.y + 4, choices=choices,
        help=f"command-{alternative}", r=8, badge=8.5, corner="right",
    )  # fmt: skip
