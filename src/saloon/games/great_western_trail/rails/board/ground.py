"""The country of the North without its towns, which never changes: hills, lakes, rails and names."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.regions import WIDE
from saloon.drawing.shapes import path, rect, text
from saloon.drawing.terrain import contours
from saloon.games.great_western_trail.board.view import say
from saloon.games.great_western_trail.rails.board.geometry import (
    CLOSED,
    NAME_SIZE,
    OPEN,
    closed_rail,
    label,
    line,
    rail_points,
)
from saloon.games.great_western_trail.rails.components import CONNECTIONS, TOWNS

_LAKES = (
    "M620 176C604 190 598 214 600 240S616 284 634 286 650 262 648 238 656 204 648 188 632 166 620 176z",
    "M664 20C690 8 744 6 786 14S826 40 806 50 748 44 716 48 664 50 656 40 654 26 664 20z",
    "M858 232C876 226 898 236 916 250S930 272 912 274 866 268 852 258 846 236 858 232z",
    "M756 270C776 262 806 262 818 272S812 292 790 294 758 290 752 284 748 274 756 270z",
)
_PEAKS = ((150, 92, 17), (168, 100, 13), (133, 103, 12), (300, 96, 12), (286, 104, 9), (20, 92, 11), (9, 99, 9))
_TREES = (
    (466, 66, 18), (478, 60, 14), (462, 82, 13), (650, 330, 14), (664, 336, 17), (676, 330, 13), (760, 346, 15), (772, 340, 13),
    (1046, 286, 15), (1056, 294, 12), (1040, 300, 13), (398, 250, 14), (410, 256, 12), (120, 346, 13), (934, 140, 12),
    (444, 118, 13),
)  # fmt: skip
_HILLS = (
    (90, 60, 190, 120, 1.5), (300, 110, 160, 90, 0.7), (560, 300, 240, 110, -0.5), (640, 60, 240, 90, 0.6),
    (900, 120, 200, 140, 0.9), (980, 330, 160, 90, 0.4), (220, 330, 220, 90, -0.6), (460, 140, 120, 120, 0.5),
)  # fmt: skip
_LEVELS = (-0.6, -0.3, 0.0, 0.3, 0.6, 0.9, 1.2, 1.5)


@lru_cache(maxsize=4)
def open_country(language: str) -> str:
    """The open map: all of it, with every rail and the names of the towns that have no room for them."""
    body = _hills(OPEN) + "".join(path(lake, "lake") for lake in _LAKES) + "".join(_peak(*peak) for peak in _PEAKS)
    body += "".join(icon("forest", x, y, size, "deco-tree") for x, y, size in _TREES)
    rails = "".join(line(rail_points(rail)) for rail in CONNECTIONS)
    body += path(rails, "north-ties") + path(rails, "north-rail") + path(rails, "north-rail-in")
    for town in TOWNS:
        if town.size != "large":
            x, y, anchor = label(town)
            body += text(x, y, say(language, f"town-{town.id}"), "north-name", NAME_SIZE, anchor)
    return _framed(body, OPEN)


@lru_cache(maxsize=1)
def closed_country() -> str:
    """The closed map: hills, and rails as strokes."""
    rails = "".join(closed_rail(rail) for rail in CONNECTIONS)
    return _framed(_hills(CLOSED) + path(rails, "north-stroke") + path(rails, "north-stroke-in"), CLOSED)


def _framed(body: str, height: int) -> str:
    """With the round corners of the paper that it lies on."""
    edge = f'<clipPath id="north-edge">{rect(0.5, 0.5, WIDE - 1, height + 20, 10)}</clipPath>'
    return f'{edge}<g clip-path="url(#north-edge)">{body}</g>'


def _hills(height: int) -> str:
    share = height / OPEN
    hills = tuple((x, y * share, w, h * share, rise) for x, y, w, h, rise in _HILLS)
    body = rect(0, 0, WIDE, height - 2, 0, "map")
    for place, each in enumerate(contours(WIDE, height - 14, hills, _LEVELS, 11)):
        body += path(each, "contour" if place % 3 else "contour major")
    return body


def _peak(x: float, y: float, r: float) -> str:
    top, foot = y - r * 0.75, y + r * 0.55
    shade = path(f"M{x:g} {top:g}L{x + r:g} {foot:g}H{x + r * 0.1:g}z", "peak-shade")
    return path(f"M{x - r:g} {foot:g}L{x:g} {top:g}L{x + r:g} {foot:g}z", "peak") + shade
