"""Ways on a map: the trail itself, which way it goes, and the way of a move before it is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import atan2, degrees
from typing import TypeVar

from saloon.drawing.icons import icon
from saloon.drawing.regions import WIDE
from saloon.drawing.seats import pin
from saloon.drawing.shapes import circle, group, path, rect, text, width
from saloon.drawing.terrain import Hill, Point, contours, curve
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


# ------------------------------------------------------------ the ground of a map

LEVELS = (-0.8, -0.5, -0.2, 0.05, 0.3, 0.55, 0.8, 1.05, 1.35)
"""Heights of the contour lines."""


def country(
    height: int,
    hills: tuple[Hill, ...],
    seed: int,
    river: Sequence[Point],
    decoration: str,
    lines: Sequence[Sequence[Point]],
    covered: Callable[[float, float], bool],
) -> str:
    """Everything that lies under the tiles: contour lines, a river, decoration, and the lines of the trail."""
    ground = rect(0, 0, WIDE, height, 10, "map")
    for place, line in enumerate(contours(WIDE, height, hills, LEVELS, seed)):
        ground += path(line, "contour" if place % 3 else "contour major")
    ground += path(curve(river), "river") + decoration + layered("".join(curve(line) for line in lines))
    ground += "".join(mark for line in lines for mark in chevrons(line, covered))
    edge = f'<clipPath id="country-edge">{rect(0, 0, WIDE, height, 10)}</clipPath>'
    return f'{edge}<g clip-path="url(#country-edge)">{ground}</g>'


# ------------------------------------------------------------ moves


def routes(moves: Iterable[tuple[str, str, str]]) -> tuple[str, str]:
    """For every move, given as its choice, its way and what is marked along it: what lies under the tiles and over them."""
    under = over = ""
    for choice, way, marks in moves:
        under += _route(choice, path(way, "route-dots"))
        over += _route(choice, marks)
    return under, over


def _route(choice: str, body: str) -> str:
    """Shown by the page for the one choice that is in focus."""
    return group(body, cls="route", more=f' data-for="{choice}"')


def end_of_way(at: Point, size: tuple[float, float], top: float) -> Point:
    """Where the marks of a move stand: over the place that it leads to, or below that near the top of the map."""
    (x, y), high = at, size[1] / 2
    return x, y + high + 14 if y < top else y - high - 24


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


def walkers(standing: Sequence[tuple[P, Seat]], own: Seat | None, stands: Callable[[P, int], Iterable[Point]]) -> str:
    """All of them as map pins; several in a place fan out, as `stands` says for so many."""
    return "".join(
        _walker(seat, x, y, seat == own)
        for place, seats in by_place(standing, own).items()
        for seat, (x, y) in zip(seats, stands(place, len(seats)), strict=True)
    )


def _walker(seat: Seat, x: float, y: float, own: bool) -> str:
    """A map pin; the viewer's own is larger and ringed."""
    ring = circle(0, 0, 6.5, "own-ring") if own else ""
    return group(ring + pin(seat, 1.16 if own else 1), x, y, "herder", f' id="herder-{seat}"' + ' data-own="true"' * own)
