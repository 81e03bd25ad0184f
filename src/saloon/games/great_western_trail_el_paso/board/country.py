"""The map without its tiles, which never changes: where every space and every trading post lies, ground, ways."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.shapes import path, rect, text
from saloon.drawing.terrain import Point, curve, mesa
from saloon.games.great_western_trail_el_paso.board.view import say
from saloon.games.great_western_trail_el_paso.components import (
    EL_PASO,
    FOLLOWING,
    INDEX,
    POSTS,
    SIMMENTAL_SPACE,
    SPACES,
    Post,
    Space,
)
from saloon.games.trail.board import ways
from saloon.games.trail.board.boxes import Bounds
from saloon.games.trail.board.buildings import TILE

HEIGHT = 516
TOWN = (118, 58)
"""Size of El Paso."""
_AT: dict[str, Point] = {
    "EP": (290, 62), "S1": (548, 48), "NB": (806, 62), "S2i": (772, 162), "S2o": (884, 156), "NC": (832, 258),
    "S3": (868, 352), "ND": (806, 448), "NE": (626, 464), "S4": (458, 464), "NF": (290, 448),
    "S5i": (352, 352), "S5o": (234, 346), "NG": (288, 256), "S6i": (352, 162), "S6o": (234, 156),
}  # fmt: skip
AT: dict[Space, Point] = {space: _AT[space.id] for space in SPACES if space is not SIMMENTAL_SPACE}
"""The middle of every space of the trail."""
WAITING = (884, 496)
"""Where ranchers wait for their first turn."""


def size_of(space: Space) -> tuple[float, float]:
    return TOWN if space is EL_PASO else TILE


# ------------------------------------------------------------ trading posts

_ACROSS, _LEFT, _TOP, _STEP, _RISE = 3, 408, 104, 104, 74.5
POST = (98, 69)
POST_AT: dict[Post, Bounds] = {
    post: Bounds(_LEFT + place % _ACROSS * _STEP, _TOP + place // _ACROSS * _RISE, *POST) for place, post in enumerate(POSTS)
}
SIMMENTAL_BOX = Bounds(_LEFT + _STEP, _TOP + 3 * _RISE, _STEP + POST[0], POST[1])


# ------------------------------------------------------------ ways

LINES = tuple([SPACES[index] for index in line] for line in ways.lines_of(INDEX[EL_PASO], FOLLOWING))


@lru_cache(maxsize=1024)
def way(spaces: tuple[Space, ...]) -> str:
    return curve([AT[space] for space in spaces])


def _covered(x: float, y: float) -> bool:
    return not all(ways.outside(x, y, AT[space], size_of(space)) for space in AT)


# ------------------------------------------------------------ ground

_HILLS = (
    (540, 250, 300, 170, -0.9), (180, 80, 200, 150, 1.1), (950, 90, 180, 160, 1.4), (960, 420, 220, 160, 0.8),
    (160, 430, 220, 140, 0.7), (560, 520, 320, 60, 0.6),
)  # fmt: skip
_RIVER = ((180, 400), (236, 402), (300, 404), (372, 412), (396, 440), (392, 486), (420, 530))
_MESAS = (
    (402, 34, 44, 15), (436, 40, 30, 10), (650, 36, 46, 15), (694, 42, 28, 10), (702, 496, 44, 14), (540, 500, 30, 9),
)  # fmt: skip
_CACTI = ((394, 130), (402, 258), (728, 262), (724, 402), (396, 330), (904, 278))
CACTUS = (
    "M-1.8 9V-7a1.8 1.8 0 0 1 3.6 0V9zM-6.6-3.4a1.4 1.4 0 0 1 2.8 0V0h2.6v2.6h-3.4a2 2 0 0 1-2-2zM6.6-5a1.4 1.4 0 0 0-2.8 0"
    "v3.6H1.2v2.6h3.4a2 2 0 0 0 2-2z"
)


@lru_cache(maxsize=8)
def country(language: str) -> str:
    """Everything that lies under the tiles."""
    decoration = "".join(path(mesa(*each), "deco-mesa") for each in _MESAS)
    decoration += "".join(path(CACTUS, "deco-cactus", f' transform="translate({x} {y})"') for x, y in _CACTI)
    lines = [[AT[space] for space in line] for line in LINES]
    ground = ways.country(HEIGHT, _HILLS, 11, _RIVER, decoration, lines, _covered)
    title = text(SIMMENTAL_BOX.x + POST[0] / 2, _TOP - 8, say(language, "board-posts"), "zone-t", 13, "middle")
    return ground + title


@lru_cache(maxsize=1)
def waiting() -> str:
    """The place beside the trail before the first turn."""
    x, y = WAITING
    return rect(x - 42, y - 11, 84, 22, 11, "start")


def town_icon(x: float, y: float) -> str:
    return icon("city", x, y, 22, "town-i")
