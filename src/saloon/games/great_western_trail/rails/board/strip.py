"""The new strip of cities and the railroad below it, where the network ends."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.regions import WIDE
from saloon.drawing.shapes import circle, group
from saloon.games.great_western_trail.board.line import RailPlan, phone_rows, place_stations, signs
from saloon.games.great_western_trail.components import LAST
from saloon.games.great_western_trail.kit import Kit
from saloon.games.great_western_trail.rails.board.geometry import HALL_AT, STRIP
from saloon.games.trail.board.boxes import Bounds

LINE = 124
"""How high strip and line are."""


@lru_cache(maxsize=64)
def desk_strip(kit: Kit, top: int) -> RailPlan:
    """Strip and line below a network that is so high."""
    rows = ((0, 18, 66.0, top + 55.0, 52.0), (19, LAST, 1010.0, top + 95.0, -47.4))
    plates = {city: Bounds(x - w / 2, top + 3, w, 34) for city in kit.cities for x, w in (STRIP[city.id],)}
    plan = RailPlan(WIDE, top + LINE, rows, 18, plates, {}, signs(kit, plates), (14, top + 55))
    place_stations(kit, plan)
    return plan


def hall(top: float) -> str:
    """The town hall of Kansas City, where the first rail begins."""
    x, y = HALL_AT
    return group(circle(0, 0, 14, "hall") + icon("city-hall", 0, -0.6, 17, "hall-i"), x, top + y, more=' id="hall"')


LEFTS = {
    "KC": (4, 64), "FUL": (71, 50), "STL": (182, 74), "BLO": (266, 76), "CHI": (132, 78), "TOL": (226, 74), "HAR": (6, 76),
    "NYC": (128, 96),
}  # fmt: skip


def phone_strip(kit: Kit) -> RailPlan:
    return phone_rows(kit, tuple(LEFTS.items()))
