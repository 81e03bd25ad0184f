"""The map without its tiles, which never changes: where every space lies, ground, ways, zones and their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

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


def size_of(space: Space) -> tuple[float, float]:
    if space.sort in ("neutral", "building"):
        return TILE
    return ZONE_TILE if space.zone else (2 * CITY, 2 * CITY)


# ------------------------------------------------------------ ways


LINES = tuple([SPACES[index] for index in line] for line in ways.lines_of(INDEX[START], FOLLOWING))


@lru_cache(maxsize=4096)
def way(spaces: tuple[Space, ...]) -> str:
    return curve([AT[space] for space in spaces])


def _covered(x: float, y: float) -> bool:
    """Whether a space lies there."""
    return not all(ways.outside(x, y, AT[space], size_of(space)) for space in SPACES)


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
_LABELS = {"flood": (747, 509, 0), "drought": (246, 288, -90), "rockfall": (884, 96, -90), "outlaw": (606, 312, 0)}


@lru_cache(maxsize=8)
def country(language: str) -> str:
    """Everything that lies under the tiles."""
    decoration = "".join(path(way(tuple(spaces)), f"zone z-{zone}") for zone, spaces in _zones())
    decoration += "".join(icon("forest", x, y, size, "deco-tree") for x, y, size in _TREES)
    decoration += "".join(path(mesa(*each), "deco-mesa") for each in _MESAS)
    lines = [[AT[space] for space in line] for line in LINES]
    return ways.country(HEIGHT, _HILLS, 7, _RIVER, decoration, lines, _covered) + _labels(language) + _start()


def _zones() -> Iterator[tuple[str, Sequence[Space]]]:
    """The outlaws are in two rows: three beside the trail, six on it."""
    for zone, spaces in ZONES.items():
        if zone == "outlaw":
            yield zone, [space for space in spaces if not _on_trail(space)]
        yield zone, [space for space in spaces if zone != "outlaw" or _on_trail(space)]


def _on_trail(space: Space) -> bool:
    return bool(space.next)


def _labels(language: str) -> str:
    body = ""
    for zone, (x, y, turn) in _LABELS.items():
        turned = f' transform="translate({x} {y}) rotate({turn})"'
        body += f"<g{turned}>{text(0, 0, say(language, f'board-zone-{zone}'), f'zone-t t-{zone}', 13, 'middle')}</g>"
    return body


def _start() -> str:
    x, y = AT[START]
    return circle(x, y, CITY, "start") + path(f"M{x + 6:g} {y:g}h-12m5-5-5 5 5 5", "start-arrow")


@lru_cache(maxsize=1)
def kansas_city() -> str:
    """The end of the trail, from (0, 0)."""
    return circle(CITY, CITY, CITY, "city") + icon("city", CITY, CITY, 17, "city-i")
