"""The ground of the town: country, rows and columns with their numbers and dice, parcels, river. Drawn once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.shapes import path, rect, text
from saloon.drawing.terrain import Hill, contours
from saloon.games.carson_city.components import SIDE, TOWN, Edge, Parcel

CELL, LEFT, TOP = 69.0, 28.0, 28.0
DICE = 6
"""Faces of a die: the outer rows and columns are out of its reach."""
SIZE = 588
"""Of the whole town, which is square."""
EDGE = LEFT + SIDE * CELL
HILLS: tuple[Hill, ...] = (
    (120, 150, 160, 120, 0.9),
    (480, 180, 120, 150, 0.9),
    (150, 470, 140, 110, 0.7),
    (430, 470, 130, 110, 0.6),
    (300, 300, 200, 140, -0.5),
)
LEVELS = (-0.5, -0.2, 0.1, 0.4, 0.7, 1.0)


def corner(parcel: Parcel) -> tuple[float, float]:
    """The upper left corner of a parcel."""
    return LEFT + (parcel.column - 1) * CELL, TOP + (parcel.row - 1) * CELL


def start(edge: Edge) -> tuple[float, float]:
    return LEFT + edge.j * CELL, TOP + edge.i * CELL


@lru_cache(maxsize=1)
def ground() -> str:
    body = rect(0.5, 0.5, SIZE - 1, SIZE - 1, 10, "ground")
    for number, d in enumerate(contours(SIZE, SIZE, HILLS, LEVELS, 3)):
        body += path(d, "contour" if number % 3 else "contour major")
    lines = "".join(f"M{LEFT + k * CELL:g} {TOP:g}V{EDGE:g}M{LEFT:g} {TOP + k * CELL:g}H{EDGE:g}" for k in range(SIDE + 1))
    return body + path(lines, "lattice")


@lru_cache(maxsize=1)
def rulers() -> str:
    """Rows and columns by number, as options and log name them; beside the inner six, the dice that reach them."""
    body = ""
    for number in range(1, SIDE + 1):
        along, face = LEFT + (number - 0.5) * CELL, number - 1
        reached = 1 <= face <= DICE
        across, down = (along - 11, along - 6) if reached else (along, along + 4)
        body += text(across, 18, number, "ruler", 11.5, "middle") + text(14, down, number, "ruler", 11.5, "middle")
        if reached:
            body += rect(along, 7, 14, 14, 3, "pips white") + icon(f"die-{face}", along + 7, 14, 17, "face white")
            body += rect(7, along, 14, 14, 3, "pips black") + icon(f"die-{face}", 14, along + 7, 17, "face black")
    return body


@lru_cache(maxsize=64)
def river(parcels: tuple[int, ...]) -> str:
    """Water from border to border, with waves on every parcel that is not land."""
    if not parcels:
        return ""
    course = _course(parcels)
    middles = [_middle(index) for index in course]
    d = "M" + "L".join(f"{x:g} {y:g}" for x, y in (_out(course[0], course[1]), *middles, _out(course[-1], course[-2])))
    return stream(d, middles)


def stream(d: str, middles: Iterable[tuple[float, float]]) -> str:
    waves = "".join(icon("hazard-flood", x, y, 24, "wave") for x, y in middles)
    return path(d, "water-bank") + path(d, "water") + waves


def _middle(index: int) -> tuple[float, float]:
    row, column = divmod(index, SIDE)
    return LEFT + (column + 0.5) * CELL, TOP + (row + 0.5) * CELL


def _course(parcels: tuple[int, ...]) -> list[int]:
    """The parcels in the order in which the water flows."""
    beside = {one: [two for two in parcels if _is_beside(one, two)] for one in parcels}
    course = [next((index for index in parcels if len(beside[index]) == 1), parcels[0])]
    while following := [index for index in beside[course[-1]] if index not in course]:
        course.append(following[0])
    return course


def _is_beside(one: int, two: int) -> bool:
    return abs(one // SIDE - two // SIDE) + abs(one % SIDE - two % SIDE) == 1


def _out(end: int, before: int) -> tuple[float, float]:
    """Where the water leaves the map: straight on if that is a border, else over the nearest one."""
    (row, column), (x, y) = divmod(end, SIDE), _middle(end)
    level = row == before // SIDE
    if column in (0, SIDE - 1) and (level or row not in (0, SIDE - 1)):
        return (1 if column == 0 else SIZE - 1), y
    return x, (1 if row == 0 else SIZE - 1)


OUTLINES = {parcel: corner(parcel) for parcel in TOWN}
