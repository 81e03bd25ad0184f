"""Ways on a map: the trail itself, which way it goes, and the way of a move before it is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import atan2, degrees
from typing import TypeVar

from saloon.drawing.icons import icon
from saloon.drawing.seats import pin
from saloon.drawing.shapes import circle, group, path, rect, text, width
from saloon.drawing.terrain import Point
from saloon.engine import Seat

P = TypeVar("P")
LAYERS, WAYS = ("way-edge", "way", "way-dash"), ' id="ways"'


def lines_of(start: int, following: Sequence[Sequence[int]]) -> Iterator[list[int]]:
    """The trail as lines of numbers: each runs on along the first branch, until it meets another."""
    starts: list[tuple[int | None, int]] = [(None, start)]
    drawn: set[int] = set()
    while starts:
        before, space = starts.pop(0)
        line = [space] if before is None else [before, space]
        while space not in drawn and following[space]:
            drawn.add(space)
            starts += [(space, branch) for branch in following[space][1:]]
            space = following[space][0]
            line.append(space)
        yield line


def layered(ways: str) -> str:
    """The trail: an edge, its ground, and a dashed line upon it."""
    return f"<defs>{path(ways, more=WAYS)}</defs>" + "".join(f'<use href="#ways" class="{cls}"/>' for cls in LAYERS)


def chevrons(line: Sequence[Point], covered: Callable[[float, float], bool]) -> Iterator[str]:
    """Where two spaces leave room between them, which way it goes."""
    for (ax, ay), (bx, by) in pairwise(line):
        x, y = (ax + bx) / 2, (ay + by) / 2
        if not covered(x, y):
            turn = degrees(atan2(by - ay, bx - ax))
            yield path("M-2.5-3.5 2 0-2.5 3.5", "chevron", f' transform="translate({x:g} {y:g}) rotate({turn:.0f})"')


def outside(x: float, y: float, at: Point, size: tuple[float, float]) -> bool:
    """Whether a point lies clear of a space."""
    (sx, sy), (w, h) = at, size
    return abs(x - sx) > w / 2 + 4 or abs(y - sy) > h / 2 + 4


# ------------------------------------------------------------ moves


def route(choice: str, body: str) -> str:
    """Shown by the page for the one choice that is in focus."""
    return group(body, cls="route", more=f' data-for="{choice}"')


def pill(x: float, y: float, words: Sequence[tuple[str, str]], cls: str, glyph: str = "") -> str:
    """Numbers with their classes, centred on a point."""
    wides = [width(each, 11.5, True) + 4 for each, _ in words]
    lead = 16 if glyph else 4
    w = lead + sum(wides) + 4
    left = x - w / 2
    body = rect(left, y - 9, w, 18, 9, f"pill {cls}") + (icon(glyph, left + 11, y, 12, "steps-i") if glyph else "")
    left += lead
    for (each, name), wide in zip(words, wides, strict=True):
        body += text(round(left + wide / 2, 1), y + 4.1, each, name, 11.5, "middle")
        left += wide
    return body


# ------------------------------------------------------------ whoever walks


def by_place(walkers: Sequence[tuple[P, Seat]], own: Seat | None) -> dict[P, list[Seat]]:
    """Seats by the place where they stand, the viewer's own last, so that it is drawn in front."""
    found: dict[P, list[Seat]] = {}
    for place, seat in walkers:
        found.setdefault(place, []).append(seat)
    for seats in found.values():
        seats.sort(key=lambda seat: seat == own)
    return found


def walker(seat: Seat, x: float, y: float, own: bool) -> str:
    """A map pin; the viewer's own is larger and ringed."""
    ring = circle(0, 0, 6.5, "own-ring") if own else ""
    return group(ring + pin(seat, 1.16 if own else 1), x, y, "herder", f' id="herder-{seat}"')
