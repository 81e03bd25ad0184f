"""The map without its tiles, which never changes: where every space lies, ground, ways, zones and their names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from saloon.drawing.icons import icon
from saloon.drawing.regions import WIDE
from saloon.drawing.shapes import circle, path, text
from saloon.drawing.terrain import Point, curve, mesa
from saloon.games.great_western_trail.board.view import say
from saloon.games.great_western_trail.components import FOLLOWING, INDEX, SPACES, START, ZONES, Space
from saloon.games.trail.board import ways
from saloon.games.trail.board.buildings import TILE

HEIGHT = 516
TOP, FOOT = 13.6, 97.4
"""The band of the board that the trail fills, in percent; the railroad above it is a region of its own."""
ZONE_TILE = (42, 36)
"""Size of a hazard or an outlaw."""
CITY = 15

AT: dict[Space, Point] = {
    space: (round(space.x / 100 * WIDE, 1), round((space.y - TOP) / (FOOT - TOP) * HEIGHT, 1)) for space in SPACES
}
"""The middle of every space."""
AT[START] = (1046, 497)

Label = tuple[float, float, int]
"""Where the name of a zone stands, and how far it is turned."""


@dataclass(frozen=True, eq=False)
class Ground:
    """The map in some height: the middle of every space, and the names of the zones. Tiles are as large in every height."""

    height: int
    at: Mapping[Space, Point]
    labels: Mapping[str, Label]


LABELS: dict[str, Label] = {
    "flood": (747, 509, 0), "drought": (246, 288, -90), "rockfall": (884, 96, -90), "outlaw": (606, 312, 0)
}  # fmt: skip
HIGH = Ground(HEIGHT, AT, LABELS)


def size_of(space: Space) -> tuple[float, float]:
    if space.sort in ("neutral", "building"):
        return TILE
    return ZONE_TILE if space.zone else (2 * CITY, 2 * CITY)


# ------------------------------------------------------------ ways


LINES = tuple([SPACES[index] for index in line] for line in ways.lines_of(INDEX[START], FOLLOWING))


@lru_cache(maxsize=4096)
def way(ground: Ground, spaces: tuple[Space, ...]) -> str:
    return curve([ground.at[space] for space in spaces])


def _covered(ground: Ground, x: float, y: float) -> bool:
    """Whether a space lies there."""
    return not all(ways.outside(x, y, ground.at[space], size_of(space)) for space in SPACES)


# ------------------------------------------------------------ ground

_HILLS = (
    (900, 80, 170, 150, 1.5), (980, 300, 150, 200, 0.7), (120, 330, 220, 240, 0.8), (560, 300, 260, 120, -0.6),
    (640, 480, 320, 70, -0.9), (420, 60, 260, 90, 0.55), (260, 300, 120, 160, 0.5),
)  # fmt: skip
_RIVER = ((1100, 445), (1072, 452), (985, 470), (900, 488), (800, 486), (720, 484), (640, 478), (585, 500), (560, 522))
_TREES = (
    (690, 92, 15), (706, 88, 18), (722, 94, 14), (835, 96, 14), (848, 102, 17), (838, 172, 13), (688, 160, 14), (560, 158, 16),
    (574, 163, 13), (430, 372, 15), (446, 366, 18), (458, 373, 14), (590, 92, 15), (576, 97, 13), (594, 22, 15),
)  # fmt: skip
_MESAS = ((322, 178, 46, 15), (352, 184, 30, 10), (222, 236, 40, 13), (410, 182, 34, 11))


@lru_cache(maxsize=16)
def country(language: str, ground: Ground = HIGH) -> str:
    """Everything that lies under the tiles; on a lower map hills, trees and river draw closer together."""
    low = ground.height / HEIGHT
    decoration = "".join(path(way(ground, tuple(spaces)), f"zone z-{zone}") for zone, spaces in _zones())
    decoration += "".join(icon("forest", x, y * low, size, "deco-tree") for x, y, size in _TREES)
    decoration += "".join(path(mesa(x, y * low, w, h), "deco-mesa") for x, y, w, h in _MESAS)
    hills = tuple((x, y * low, w, h * low, rise) for x, y, w, h, rise in _HILLS)
    river = [(x, y * low) for x, y in _RIVER]
    lines = [[ground.at[space] for space in line] for line in LINES]
    drawn = ways.country(ground.height, hills, 7, river, decoration, lines, partial(_covered, ground))
    return drawn + _labels(language, ground) + _start(ground)


def _zones() -> Iterator[tuple[str, Sequence[Space]]]:
    """The outlaws are in two rows: three beside the trail, six on it."""
    for zone, spaces in ZONES.items():
        if zone == "outlaw":
            yield zone, [space for space in spaces if not _on_trail(space)]
        yield zone, [space for space in spaces if zone != "outlaw" or _on_trail(space)]


def _on_trail(space: Space) -> bool:
    return bool(space.next)


def _labels(language: str, ground: Ground) -> str:
    body = ""
    for zone, (x, y, turn) in ground.labels.items():
        turned = f' transform="translate({x} {y}) rotate({turn})"'
        body += f"<g{turned}>{text(0, 0, say(language, f'board-zone-{zone}'), f'zone-t t-{zone}', 13, 'middle')}</g>"
    return body


def _start(ground: Ground) -> str:
    x, y = ground.at[START]
    return circle(x, y, CITY, "start") + path(f"M{x + 6:g} {y:g}h-12m5-5-5 5 5 5", "start-arrow")


@lru_cache(maxsize=1)
def kansas_city() -> str:
    """The end of the trail, from (0, 0)."""
    return circle(CITY, CITY, CITY, "city") + icon("city", CITY, CITY, 17, "city-i")
