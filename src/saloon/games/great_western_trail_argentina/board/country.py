"""The map without its tiles, which never changes: pampas, ways, zones of farmers, spurs to the ramps, and their names."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, path, text
from saloon.drawing.terrain import Point, curve
from saloon.games.great_western_trail_argentina.board.view import say
from saloon.games.great_western_trail_argentina.components import (
    BUENOS_AIRES,
    FOLLOWING,
    INDEX,
    RAMPS,
    SPACES,
    START,
    ZONES,
    Space,
)
from saloon.games.trail.board import ways
from saloon.games.trail.board.buildings import TILE

HEIGHT = 516
ZONE_TILE, RAMP = (42, 36), (21, 20)
"""Size of a farmer, and of a ramp."""
CITY = 16
RAIL, FIRST, PITCH = 54.0, 924.0, 29.0
"""The railway: how high it lies, its space 0, and how far the next one is; it runs west."""

AT: dict[Space, Point] = {space: (space.x, space.y) for space in SPACES}
"""The middle of every space."""


def size_of(space: Space) -> tuple[float, float]:
    if space.sort in ("neutral", "building"):
        return TILE
    return ZONE_TILE if space.zone else RAMP if space.track else (2 * CITY, 2 * CITY)


# ------------------------------------------------------------ ways

_FOLLOWING = [[index for index in row if not SPACES[index].track] for row in FOLLOWING]
LINES = tuple([SPACES[index] for index in line] for line in ways.lines_of(INDEX[START], _FOLLOWING))
_BEFORE = {SPACES[index]: space for space in SPACES for index in FOLLOWING[INDEX[space]] if SPACES[index].track}
"""The space of the trail that each ramp belongs to."""


def _spur(ramp: Space) -> list[Point]:
    """From the trail up to the ramp."""
    (x0, y0), (x1, y1) = AT[_BEFORE[ramp]], AT[ramp]
    top = y0 - size_of(_BEFORE[ramp])[1] / 2
    return [(x0 + max(-30, min(30, (x1 - x0) * 0.4)), top + 6), (x0 + (x1 - x0) * 0.62, (top + y1) / 2 + 2), (x1, y1 + 6)]


@lru_cache(maxsize=4096)
def way(spaces: tuple[Space, ...]) -> str:
    """Along the trail; by a ramp, up the spur and along the rails to Buenos Aires."""
    end = spaces[-1]
    if not end.track:
        return curve([AT[space] for space in spaces])
    (x, _), (city, low) = AT[end], AT[BUENOS_AIRES]
    up = curve(_spur(end)).replace("M", "L", 1)
    return curve([AT[space] for space in spaces[:-1]]) + up + f"L{x:g} {RAIL + 13:g}H{city - 6:g}L{city:g} {low - 14:g}"


def _covered(x: float, y: float) -> bool:
    """Whether a space lies there."""
    return not all(ways.outside(x, y, AT[space], size_of(space)) for space in SPACES)


# ------------------------------------------------------------ ground

_HILLS = (
    (120, 470, 260, 120, 0.9), (520, 250, 260, 110, -0.6), (900, 430, 220, 160, 0.8), (820, 60, 260, 90, 0.6),
    (330, 60, 240, 90, 0.5), (640, 500, 300, 80, -0.5),
)  # fmt: skip
_RIVER = (
    (340, 246), (372, 226), (420, 214), (470, 226), (520, 246), (566, 250), (612, 236), (652, 226), (700, 234), (752, 232),
    (806, 240), (852, 250), (900, 244), (960, 252), (1090, 250),
)  # fmt: skip
_TREES = (
    (452, 262, 22), (470, 268, 16), (548, 216, 18), (638, 262, 20), (898, 206, 22), (915, 214, 16), (876, 274, 18),
    (640, 206, 15), (552, 366, 20), (568, 374, 15), (452, 372, 17),
)  # fmt: skip
_MILLS = ((418, 244, 24), (838, 284, 24), (632, 390, 22))
_LABELS = {"green": (332, 446, 0), "blue": (690, 385, 0), "orange": (231, 272, -90), "yellow": (474, 180, 0)}
FURROWS = (46, 35, 24)


@lru_cache(maxsize=256)
def country(language: str) -> str:
    """Everything that lies under the tiles."""
    decoration = _parcels() + "".join(_planted(zone) for zone in ZONES)
    decoration += "".join(icon("ombu", x, y, size, "deco-tree") for x, y, size in _TREES)
    decoration += "".join(icon("windmill", x, y, size, "deco-mill") for x, y, size in _MILLS)
    lines = [[AT[space] for space in line] for line in LINES]
    return ways.country(HEIGHT, _HILLS, 19, _RIVER, decoration, lines, _covered) + _spurs() + _labels(language) + _start()


def _parcels() -> str:
    """Estancias as a surveyor draws them: a slanting chequer of pale fields."""
    dice, body, w, h = Random(19), "", 118, 86
    for row in range(-1, 7):
        for column in range(-1, 10):
            jitter = [dice.uniform(-8, 8) for _ in range(8)]
            tone = (column * 2 + row * 3 + dice.randrange(2)) % 5
            if tone not in (1, 3):
                continue
            x, y = column * w + row * h * 0.2 - 40, row * h - column * w * 0.07
            corners = ((0, 0), (w, -w * 0.07), (w + h * 0.2, h - w * 0.07), (h * 0.2, h))
            points = [f"{x + dx + jitter[2 * k]:.0f} {y + dy + jitter[2 * k + 1]:.0f}" for k, (dx, dy) in enumerate(corners)]
            body += path(f"M{'L'.join(points)}z", "field" if tone == 1 else "field pale")
    return body


def _planted(zone: str) -> str:
    """The fields of the farmers of a colour: furrows along the way."""
    line = curve([AT[space] for space in ZONES[zone]])
    body = path(line, "soil", ' stroke-width="56"')
    for wide in FURROWS:
        body += path(line, "furrow", f' stroke-width="{wide + 1.3:g}"') + path(line, "soil", f' stroke-width="{wide - 1.3:g}"')
    return f'<g class="farm-{zone}">{body}</g>'


def _spurs() -> str:
    lines = [curve(_spur(ramp)) for ramp in RAMPS]
    return "".join(path(line, cls) for cls in ("spur-edge", "spur") for line in lines)


def _labels(language: str) -> str:
    body = ""
    for zone, (x, y, turn) in _LABELS.items():
        words = text(0, 0, say(language, f"board-zone-{zone}"), f"zone-t farm-{zone}", 12, "middle")
        body += f'<g transform="translate({x} {y}) rotate({turn})">{words}</g>'
    return body


def _start() -> str:
    x, y = AT[START]
    return circle(x, y, 14, "start") + path(f"M{x - 5:g} {y:g}h11m-4.5-4.5 4.5 4.5-4.5 4.5", "start-arrow")


@lru_cache(maxsize=256)
def buenos_aires() -> str:
    """The end of the trail, from (0, 0)."""
    return circle(CITY, CITY, CITY, "city") + icon("city", CITY, CITY, 18, "city-i")
