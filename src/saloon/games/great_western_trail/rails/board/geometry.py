"""Where the towns of the North lie and how the rails run between them, on the open map and on the closed one.

North is up; the strip of cities lies below the network, over the railroad. On the closed map towns are symbols, rails strokes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from saloon.drawing.shapes import width
from saloon.drawing.terrain import Point
from saloon.games.great_western_trail.rails.components import CONNECTIONS, HALL, TOWNS, Rail, Town
from saloon.games.trail.board.boxes import Bounds

OPEN, CLOSED = 382, 87
"""Where the strip begins: so high is the network."""


class Place(NamedTuple):
    """The middle of a town on the open map (x, y) and on the closed one; on which side its name stands, and how much lower."""

    x: float
    y: float
    closed_x: float
    closed_y: float
    side: str
    lower: float = 0


PLACES = {
    "S01": Place(44, 306, 32, 74, "right", 12),
    "M01": Place(60, 214, 40, 54, "above"),
    "OMA": Place(180, 272, 168, 62, "above"),
    "TS1": Place(191, 164, 178, 38, "above"),
    "S02": Place(70, 126, 96, 34, "above"),
    "S03": Place(290, 318, 288, 74, "right"),
    "M02": Place(322, 236, 336, 58, "above"),
    "S04": Place(416, 156, 392, 40, "right"),
    "S05": Place(338, 166, 304, 40, "left"),
    "S06": Place(250, 46, 226, 13, "below"),
    "ORE": Place(80, 44, 70, 13, "above"),
    "DEN": Place(400, 44, 366, 13, "above"),
    "MIL": Place(518, 218, 508, 44, "above"),
    "S07": Place(560, 116, 590, 30, "left"),
    "GRB": Place(690, 118, 688, 35, "below"),
    "TS2": Place(602, 38, 622, 12, "left"),
    "S08": Place(804, 114, 756, 38, "right"),
    "M03": Place(772, 190, 816, 35, "left"),
    "S09": Place(866, 50, 750, 13, "left"),
    "BUF": Place(992, 76, 838, 13, "above"),
    "S10": Place(884, 202, 868, 57, "below"),
    "TOR": Place(712, 284, 694, 73, "above"),
    "MON": Place(998, 166, 1002, 48, "above"),
    "M04": Place(996, 246, 992, 71, "below"),
    "S11": Place(606, 318, 598, 72, "above"),
    "M05": Place(506, 316, 484, 73, "below"),
    "S12": Place(846, 312, 846, 74, "above"),
    "M06": Place(956, 328, 906, 76, "right"),
}
SIZES = {"small": (52, 52), "medium": (97, 52), "station": (130, 52), "large": (128, 60)}
"""Of the plates on the open map."""
CELL, GAP = 22, 2
"""A trade space, and what is left between two."""

STRIP = {
    "KC": (75, 74), "FUL": (144, 56), "STL": (274, 76), "BLO": (378, 76), "CHI": (586, 76), "TOL": (690, 76), "HAR": (846, 76),
    "NYC": (1006, 96),
}  # fmt: skip
"""The middle and the width of every city of the strip."""
HALL_AT = (20, 19)
"""The town hall, from where the strip begins."""
DOCKS = {
    "STL-OMA": (-18, 0, 34, 10), "STL-S03": (10, 0, 0, 0), "BLO-S04": (-2, 0, 0, 0), "BLO-MIL": (20, 0, -50, 10),
}  # fmt: skip
"""Where a rail leaves its city and enters its town, as seen from the middles of both; else in the middle."""


# ------------------------------------------------------------ towns


@lru_cache(maxsize=64)
def box(town: Town) -> Bounds:
    """The plate on the open map."""
    (x, y, *_), (w, h) = PLACES[town.id], SIZES[town.size]
    return Bounds(x - w / 2, y - h / 2, w, h)


def cell(town: Town, number: int) -> Point:
    """The upper left corner of a trade space, from that of the plate."""
    left = 5 if town.size == "large" else 3
    return left + number % 2 * (CELL + GAP), (SIZES[town.size][1] - 2 * CELL - GAP) / 2 + number // 2 * (CELL + GAP)


class Label(NamedTuple):
    """Where the name of a town stands, beside its plate; large towns have it on it."""

    x: float
    y: float
    anchor: str


NAME_SIZE = 11.4


def label(town: Town) -> Label:
    x, y, _, _, side, lower = PLACES[town.id]
    w, h = SIZES[town.size]
    return {
        "above": Label(x, y - h / 2 - 5, "middle"),
        "below": Label(x, y + h / 2 + 12, "middle"),
        "left": Label(x - w / 2 - 5, y + 4 + lower, "end"),
        "right": Label(x + w / 2 + 5, y + 4 + lower, "start"),
    }[side]


def label_box(town: Town, name: str) -> Bounds:
    """About what the name covers."""
    x, y, anchor = label(town)
    w = width(name, NAME_SIZE)
    left = x - w / 2 if anchor == "middle" else x - w if anchor == "end" else x
    return Bounds(left, y - NAME_SIZE * 0.76, w, NAME_SIZE * 0.98)


# ------------------------------------------------------------ rails

TOWN = {town.id: town for town in TOWNS}


@lru_cache(maxsize=128)
def rail_points(rail: Rail) -> list[Point]:
    """A rail of the open map: straight between towns, rising from the strip in a curve."""
    a, b = rail.ends
    if a in TOWN:
        return [PLACES[a][:2], PLACES[b][:2]]
    from_x, from_y, to_x, to_y = DOCKS.get(rail.id, (0, 0, 0, 0))
    (x, top), (town_x, town_y) = _strip_top(a), PLACES[b][:2]
    start, end = (x + from_x, top + from_y), (town_x + to_x, town_y + to_y)
    rise = start[1] - end[1]
    return _bend(start, (start[0], start[1] - rise * 0.45), (end[0], end[1] + rise * 0.42), end)


def _strip_top(end: str) -> Point:
    return (HALL_AT[0], OPEN + 6) if end == HALL else (STRIP[end][0], OPEN + 3)


def _bend(*corners: Point) -> list[Point]:
    """A Bézier curve in sixteen steps."""
    found = []
    for step in range(17):
        u = step / 16
        shares = (1 - u) ** 3, 3 * (1 - u) ** 2 * u, 3 * (1 - u) * u * u, u**3
        x, y = (sum(share * corner[axis] for share, corner in zip(shares, corners, strict=True)) for axis in (0, 1))
        found.append((x, y))
    return found


def line(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.4g} {y:.4g}" for x, y in points)


@lru_cache(maxsize=128)
def open_way(rail: Rail, pad: float = 2) -> list[Point]:
    """The part of a rail that lies outside the plates of its ends."""
    plates = [box(TOWN[end]) for end in rail.ends if end in TOWN]
    clear = [point for point in _fine(rail_points(rail)) if not any(_inside(point, plate, pad) for plate in plates)]
    return [*clear[:-1:6], clear[-1]]


def _fine(points: Sequence[Point]) -> list[Point]:
    """The same line, a point for every part."""
    found = []
    for (ax, ay), (bx, by) in pairwise(points):
        steps = max(2, int(hypot(bx - ax, by - ay)))
        found += [(ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps) for step in range(steps)]
    return [*found, points[-1]]


def _inside(point: Point, plate: Bounds, pad: float) -> bool:
    x, y, w, h = plate
    return x - pad <= point[0] <= x + w + pad and y - pad <= point[1] <= y + h + pad


@lru_cache(maxsize=128)
def closed_rail(rail: Rail) -> str:
    """A rail of the closed map."""
    a, b = rail.ends
    x, y = PLACES[b][2:4]
    if a in TOWN:
        return line((PLACES[a][2:4], (x, y)))
    left = HALL_AT[0] if a == HALL else STRIP[a][0]
    return f"M{left:g} {CLOSED + 3}C{left:g} {CLOSED - 11} {x:g} {y + 18:g} {x:g} {y:g}"


def rail_between(a: str, b: str) -> Rail:
    """The rail that joins two ends."""
    return next(rail for rail in CONNECTIONS if {a, b} == set(rail.ends))
