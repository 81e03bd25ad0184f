"""Country: ridges, table mountains, contour lines and ways, as paths. The same seed always gives the same country."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import exp, sin
from random import Random

BEYOND = 4
"""How far a ridge of a poster runs over both edges."""

Point = tuple[float, float]
Hill = tuple[float, float, float, float, float]
"""Centre, half width, half depth, height."""


@lru_cache(maxsize=1024)
def ridge(w: float, base: float, height: float, seed: int, floor: float, beyond: float = BEYOND) -> str:
    """A rounded skyline by midpoint displacement, closed down to the floor."""
    dice = Random(seed)
    levels, swing = [0.0, 0.0], height
    while len(levels) < 9:
        between = [(a + b) / 2 + dice.uniform(-swing, swing) for a, b in pairwise(levels)]
        levels = [level for pair in zip(levels, between, strict=False) for level in pair] + levels[-1:]
        swing *= 0.55
    step = (w + 2 * beyond) / (len(levels) - 1)
    points = [(i * step - beyond, base + level) for i, level in enumerate(levels)]
    d = f"M{-beyond:g} {floor:g}L{points[0][0]:.4g} {points[0][1]:.4g}"
    for (x, y), (next_x, next_y) in pairwise(points[1:]):
        d += f"Q{x:.4g} {y:.4g} {(x + next_x) / 2:.4g} {(y + next_y) / 2:.4g}"
    return d + f"L{w + beyond:.4g} {points[-1][1]:.4g}V{floor:g}z"


def mesa(x: float, base: float, w: float, h: float, lean: float = 0.18, scree: float = 0.32) -> str:
    """A table mountain: flat top, scree below."""
    top, foot = w * (1 - 2 * lean), w * lean * 0.55
    return (
        f"M{x:g} {base:.4g}L{x + foot:.4g} {base - h * scree:.4g}L{x + w * lean:.4g} {base - h * 0.96:.4g}"
        f"q1 {-h * 0.04:.4g} 3 {-h * 0.04:.4g}h{top - 6:.4g}q2 0 3 {h * 0.04:.4g}"
        f"L{x + w - foot:.4g} {base - h * scree:.4g}L{x + w:.4g} {base:.4g}z"
    )


def curve(points: Sequence[Point]) -> str:
    """A smooth way through points."""
    around = [points[0], *points, points[-1]]
    d = f"M{points[0][0]:.4g} {points[0][1]:.4g}"
    for (x0, y0), (x1, y1), (x2, y2), (x3, y3) in zip(around, around[1:], around[2:], around[3:], strict=False):
        first, second = (x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6), (x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6)
        d += f"C{first[0]:.4g} {first[1]:.4g} {second[0]:.4g} {second[1]:.4g} {x2:.4g} {y2:.4g}"
    return d


# ------------------------------------------------------------ contour lines

STEP = 14


@lru_cache(maxsize=16)
def contours(w: int, h: int, hills: tuple[Hill, ...], levels: tuple[float, ...], seed: int) -> tuple[str, ...]:
    """Lines of equal height of an invented country, a path for each level."""
    heights = _heights(w, h, hills, seed)
    return tuple("".join(_rounded(line) for line in _joined(dict(_edges(heights, level)))) for level in levels)


def _heights(w: int, h: int, hills: tuple[Hill, ...], seed: int) -> list[list[float]]:
    dice = Random(seed)
    waves = [tuple(dice.uniform(*span) for span in ((0.002, 0.012), (0.002, 0.014), (0, 6.28), (0, 6.28))) for _ in range(12)]
    return [
        [
            sum(height * exp(-(((x - cx) / sx) ** 2) - ((y - cy) / sy) ** 2) for cx, cy, sx, sy, height in hills)
            + sum(0.16 * sin(x * fx + p + y * fy * 0.6) * sin(y * fy + q) for fx, fy, p, q in waves)
            for x in range(0, w + STEP, STEP)
        ]
        for y in range(0, h + STEP, STEP)
    ]


def _edges(heights: list[list[float]], level: float) -> Iterator[tuple[Point, Point]]:
    """Where the level crosses each square: from point to point, high ground always on the same hand."""
    for row, (upper, lower) in enumerate(pairwise(heights)):
        for column in range(len(upper) - 1):
            z = (upper[column], upper[column + 1], lower[column + 1], lower[column])
            high = [value > level for value in z]
            if all(high) or not any(high):
                continue
            corners = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
            leaving = [side for side in range(4) if high[side] and not high[(side + 1) % 4]]
            coming = [side for side in range(4) if not high[side] and high[(side + 1) % 4]]
            for start, end in zip(leaving, coming, strict=True):
                yield _crossing(corners, z, start, level), _crossing(corners, z, end, level)


def _crossing(corners: tuple[tuple[int, int], ...], z: tuple[float, ...], side: int, level: float) -> Point:
    (ax, ay), (bx, by), a, b = corners[side], corners[(side + 1) % 4], z[side], z[(side + 1) % 4]
    share = (level - a) / (b - a)
    return round((ax + share * (bx - ax)) * STEP, 1), round((ay + share * (by - ay)) * STEP, 1)


def _joined(following: dict[Point, Point]) -> Iterator[list[Point]]:
    """Edges as lines: those that begin at the rim first, then the rings."""
    ends = set(following.values())
    for start in [*(point for point in following if point not in ends), *following]:
        line = [start]
        while (after := following.pop(line[-1], None)) is not None:
            line.append(after)
        if len(line) > 5:
            yield line


def _rounded(line: list[Point]) -> str:
    """Every third point of a line, with soft corners; in steps from point to point, which are shorter to write than places."""
    points = [*line[:-1:3], line[-1]]
    at = _whole(points[0])
    d = f"M{at[0]} {at[1]}"
    for (x, y), (next_x, next_y) in pairwise(points[1:]):
        corner, end = _whole((x, y)), _whole(((x + next_x) / 2, (y + next_y) / 2))
        d += f"q{_step(at, corner)} {_step(at, end)}"
        at = end
    return f"{d}l{_step(at, _whole(points[-1]))}"


def _whole(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _step(start: tuple[int, int], end: tuple[int, int]) -> str:
    return f"{end[0] - start[0]} {end[1] - start[1]}"
