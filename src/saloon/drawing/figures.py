"""Brushes for the figures of a guide: a drawing of its own, numbers in the order of reading, arrows, words beside things.

Arrows and numbers are ink, never the colour of what can be chosen: a figure shows, it asks nothing.
"""

from __future__ import annotations

import re
from math import atan2, degrees

from markupsafe import escape

from saloon.drawing.shapes import circle, lines, path, text, wrapped

_ID, _USED = re.compile(r' id="([^"]+)"'), re.compile(r'(?<=["(])#([^")]+)(?=[")])')
WORDS = 13
"""The smallest size of words in a figure that is drawn as wide as the text beside it."""


def figure(w: float, h: float, body: str, label: str, cls: str = "", at: tuple[float, float] = (0, 0)) -> str:
    """A whole drawing; `label` says to those who do not see it what it shows, `at` is its upper left corner."""
    box = f"{at[0]:g} {at[1]:g} {w:g} {h:g}"
    return f'<svg class="board fig {cls}" viewBox="{box}" role="img" aria-label="{escape(label)}">{body}</svg>'


def badge(number: object, x: float, y: float, r: float = 13) -> str:
    """The number of a sentence beside what it speaks of."""
    return circle(x, y, r, "fig-badge") + text(x, y + r * 0.38, number, "fig-badge-t", r * 1.08, "middle")


def arrow(x1: float, y1: float, x2: float, y2: float, bend: float = 0) -> str:
    """From one thing to the next; bent downwards by so much."""
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2 + bend
    turn = degrees(atan2(y2 - my, x2 - mx))
    head = f'<path d="M-7-4.5 0 0-7 4.5" class="fig-arrow" transform="translate({x2:g} {y2:g}) rotate({turn:.0f})"/>'
    return path(f"M{x1:g} {y1:g}Q{mx:g} {my:g} {x2:g} {y2:g}", "fig-arrow") + head


def words(x: float, y: float, said: str, space: float = 0, size: float = WORDS, anchor: str = "start", cls: str = "") -> str:
    """Words beside a thing, in several lines where the space is narrow."""
    style = f"fig-t {cls}".strip()
    if not space:
        return text(x, y, said, style, size, anchor)
    return lines(x, y, wrapped(said, space, size, 4), style, size, size * 1.25, anchor)


def strike(x1: float, y1: float, x2: float, y2: float) -> str:
    """Crossed out: this one does not count."""
    return path(f"M{x1:g} {y1:g}L{x2:g} {y2:g}", "fig-strike")


def as_figure(svg: str, name: str) -> str:
    """A drawing, to stand in a page beside others: only what it uses itself keeps an id, one of its own.

    Pages do that with every figure, so that figures can be made of whatever a board draws.
    """
    used = set(_USED.findall(svg)) & set(_ID.findall(svg))
    svg = _ID.sub(lambda found: f' id="{name}-{found[1]}"' if found[1] in used else "", svg)
    return _USED.sub(lambda found: f"#{name}-{found[1]}" if found[1] in used else found[0], svg)


def cut(body: str, at: tuple[float, float], w: float, h: float, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """A part of a drawing, so wide and high from a point of it on, laid down at (x, y)."""
    place = f'x="{x:g}" y="{y:g}" width="{w * scale:g}" height="{h * scale:g}"'
    return f'<svg {place} viewBox="{at[0]:g} {at[1]:g} {w:g} {h:g}">{body}</svg>'
