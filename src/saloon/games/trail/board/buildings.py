"""Building tiles of the trail: a band at the left, then one column per action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeVar

from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.seats import BRANDS, seat_class
from saloon.drawing.shapes import group, path, rect, text
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Seat
from saloon.games.trail.board.signs import Sign, sign_picture, sign_width
from saloon.games.trail.effects import PrintedAction

TILE = (92, 50)
"""Size of a building."""
BAND = 21
"""Width of its band, with its letter or its owner."""


@lru_cache(maxsize=256)
def building_face(name: str, owner: Seat | None) -> str:
    """The tile without its actions: a band at the left, with a letter, or with brand and number."""
    w, h = TILE
    body = rect(0, 1.5, w, h, 7, "tile-shadow") + rect(0, 0, w, h, 7, "tile")
    body += path(f"M7 0h{BAND - 7}v{h}H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7z", "tile-band")
    if owner is None:
        body += text(
            BAND / 2, h / 2 + (6.5 if len(name) < 2 else 4.5), name, "band-letter", 18 if len(name) < 2 else 12, "middle"
        )
    else:
        body += icon(BRANDS[owner], BAND / 2, 15, 12, "on-piece")
        body += text(BAND / 2, 34, name, "band-number", 11 if len(name) < 3 else 10, "middle")
    return group(body, cls="neutral" if owner is None else seat_class(owner))


A = TypeVar("A", bound=PrintedAction)
Cell = tuple[A, float, float, str]
"""An action of a tile with the place and width of its column, and the stroke before it."""
Column = Callable[[A, float, float], str]
"""Draws an action in a box of a width and a height."""


def cells(actions: Sequence[A], shares: Sequence[float] = ()) -> Iterator[Cell[A]]:
    """Every action of a tile in its column; the stroke before it says: another action, or an `or`.

    shares: how much room each of them asks for; without that all columns are as wide.
    """
    room, whole = TILE[0] - BAND, sum(shares)
    x, before = float(BAND), ""
    for place, action in enumerate(actions):
        w = room * shares[place] / whole if shares else room / len(actions)
        mark = "" if not place else "or" if action.item == before else "and"
        yield action, x, w, stroke(mark, x)
        x, before = x + w, action.item


def stroke(kind: str, x: float) -> str:
    if kind == "or":
        return path(f"M{x + 3:.4g} 10l-6 {TILE[1] - 20}", "tile-or")
    return path(f"M{x:.4g} 8v{TILE[1] - 16}", "hair") if kind else ""


def dark_actions(cells: Iterable[Cell[A]], column: Column[A]) -> str:
    """The actions of a tile while none of them can be chosen."""
    return "".join(stroke + group(column(action, round(w, 2), TILE[1]), round(x, 2)) for action, x, w, stroke in cells)


def lit_actions(viewpoint: Viewpoint, cells: Iterable[Cell[A]], column: Column[A], id: str = "act") -> str:
    """Where somebody stands, each action is a thing of its own."""
    body = ""
    for action, x, w, stroke in cells:
        cell = group(column(action, round(w, 2), TILE[1]), -1.5, -3)
        body += stroke + piece(
            viewpoint, f"{id}-{action.id}", cell, round(w - 3, 2), TILE[1] - 3, x=round(x + 1.5, 2), y=3,
            choices=(f"act:{action.id}",), help=f"action-{action.id}", r=5, badge=8.5, corner="below",
        )  # fmt: skip
    return body


def action_tab(viewpoint: Viewpoint, id: str, sign: Sign, acting: bool, above: bool = False) -> str:
    """An action of the space itself, once a tile lies on it: it hangs below the tile, or stands above it."""
    w = round(sign_width(sign, 12) + 12, 1)
    body = rect(0, 0, w, 16, 8, "action-tab") + sign_picture(sign, w / 2, 8, 12)
    x, y = (8, -12) if above else (TILE[0] - w - 6, TILE[1] - 4)
    if not acting:
        return group(body, x, y)
    choices, help = (f"act:{id}",), f"action-{id}"
    return piece(viewpoint, f"act-{id}", body, w, 16, x=x, y=y, choices=choices, help=help, r=8, badge=8.5, corner="below")
