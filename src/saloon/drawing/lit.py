"""Light: the turquoise ring, and the key, on whatever may be chosen now.

Every thing of a board is drawn through `piece`: it keeps its id, says where its help is, and carries `data-choice` and
`data-key` if one of its choices is open, or `data-why` if one of them is missing for a reason.
"""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import escape

from saloon.drawing.icons import icon
from saloon.drawing.seats import brand, seat_class
from saloon.drawing.shapes import circle, group, moved, rect, text
from saloon.drawing.viewpoint import MAX_GLOWING_PIECES, Size, Viewpoint
from saloon.engine import Component

LEAST_SIDES: dict[Size, float] = {"desk": 28, "tablet": 45.5, "phone": 44}
"""Of a target: for a mouse; for a finger, where a drawing may be a little smaller than drawn; for a finger."""
LEAST_LETTER = 11.2
"""Of a key, however small its badge."""
MARK, SMALL_MARK = 15, 11
"""Side of the brand on what an automa would take next."""


def help_of(thing: Component) -> str:
    """Where the help of a component is."""
    return f"{thing.kind}-{thing.id}"


def piece(
    viewpoint: Viewpoint,
    id: str,
    body: str,
    w: float,
    h: float,
    *,
    x: float = 0,
    y: float = 0,
    choices: Sequence[str] = (),
    help: str = "",
    cls: str = "",
    r: float = 8,
    badge: float = 10,
    corner: str = "left",
) -> str:
    """A group at (x, y) around a body of w by h, lit if it may be chosen; with a badge of 0 the key is not shown on it."""
    marks = f' id="{id}"' + (f' data-help="{help}"' if help else "")
    if choices:
        choice = viewpoint.choice(choices)
        if choice is not None:
            key = viewpoint.lit[choice]
            marks += f' data-choice="{escape(choice)}" data-key="{escape(key)}"'
            cls = f"{cls} can" if len(viewpoint.lit) <= MAX_GLOWING_PIECES else f"{cls} can many"
            body = _target(viewpoint, w, h) + body + _ring(w, h, r) + _key(key, *_corner(corner, w, h), badge)
        elif (why := viewpoint.reason(choices)) is not None:
            marks += f' data-why="{escape(why)}"'
            cls += " cannot"
    if viewpoint.told and id in viewpoint.told:
        body += _told(*viewpoint.told[id], w, h, r)
    if viewpoint.marks and id in viewpoint.marks:
        body += _mark(viewpoint.marks[id], w, h)
    named = f' class="{cls.strip()}"' if cls else ""
    return f"<g{marks}{named}{moved(x, y)}>{body}</g>"


def _told(seat: int, number: str, w: float, h: float, r: float) -> str:
    """A ring in the colour of an automa, with the number of the line that tells what it did there."""
    body = rect(-3, -3, w + 6, h + 6, r + 3, "told") + circle(-1, -1, 8.5, "told-key")
    return group(body + text(-1, 3, number, "told-t", 11, "middle"), cls=seat_class(seat))


def _mark(seat: int, w: float, h: float) -> str:
    """The brand of an automa on what it would take next; small pieces are not hidden by it."""
    inside, size = (3, MARK) if w > 2 * MARK else (0, SMALL_MARK)
    return group(brand(seat, inside, h - inside, size), cls="mark")


def tick(x: float, y: float, r: float = 9) -> str:
    """On something that was chosen already, by an answer before this question."""
    return circle(x, y, r, "lit-key") + icon("check", x, y, r * 1.3, "lit-key-i")


def ghost(body: str) -> str:
    """What would lie where a finger has chosen: the page shows it there, around (0, 0), until the choice is made."""
    return group(body, cls="ghost")


def _target(viewpoint: Viewpoint, w: float, h: float) -> str:
    """The whole of it can be hit, not only its lines; small pieces have a larger target, which nobody sees."""
    least = LEAST_SIDES[viewpoint.size]
    wide, high = max(w, least), max(h, least)
    return rect((w - wide) / 2, (h - high) / 2, wide, high, 0, "hit")


def _ring(w: float, h: float, r: float) -> str:
    return rect(-3, -3, w + 6, h + 6, r + 3, "lit-glow") + rect(-1.5, -1.5, w + 3, h + 3, r + 1.5, "lit-ring")


def _corner(corner: str, w: float, h: float) -> tuple[float, float]:
    """Where the key sits: a little outside, so that it hides as little as it can."""
    return {"left": (-2, -3), "right": (w + 2, -3), "foot": (-2, h + 2), "below": (w / 2, h + 2)}[corner]


def _key(key: str, x: float, y: float, badge: float) -> str:
    if not key or not badge:
        return ""
    size = max(badge * 1.2, LEAST_LETTER)
    return circle(x, y, badge, "lit-key") + text(x, y + size * 0.36, key, "lit-key-t", size, "middle")
