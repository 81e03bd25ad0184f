"""Where everything of the railroad is.

Cities stand over the spaces of their values, so that distances and level crossings are read, not computed. On a desk the line
goes east and comes back below; on a phone it is cut into five lines, like words.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from saloon.drawing.regions import NARROW, WIDE
from saloon.games.great_western_trail.components import (
    LAST,
    Arrow,
    City,
    Station,
    Track,
)
from saloon.games.great_western_trail.kit import Kit
from saloon.games.trail.board.boxes import Bounds

HEIGHT = 140
RING = 18.4
"""Width of a numbered space."""


@dataclass(frozen=True, eq=False)
class RailPlan:
    """Where everything is, in one of the sizes.

    rows:   pieces of the line: first and last space, where the first one is, and how far apart they are.
    dip:    how far below the line a turnout lies.
    plates: cities; `signs` are the middles of the arrows between them.
    fees:   what Kansas City pays and costs.
    """

    w: float
    h: float
    rows: tuple[tuple[int, int, float, float, float], ...]
    dip: float
    plates: dict[City, Bounds]
    stations: dict[Station, Bounds]
    signs: dict[Arrow, tuple[float, float]]
    fees: tuple[float, float]

    def at(self, number: float) -> tuple[float, float]:
        """A space, or a place between two of them."""
        first, _, x, y, step = next(row for row in self.rows if row[0] <= number <= row[1])
        return x + (number - first) * step, y

    def track(self, track: Track) -> tuple[float, float]:
        if track.position % 2 == 0:
            return self.at(track.position // 2)
        x, y = self.at(track.position / 2)
        return x, y + self.dip


# ------------------------------------------------------------ the two plans


@lru_cache(maxsize=64)
def desk_plan(kit: Kit) -> RailPlan:
    rows = ((0, 18, 66.0, 62.0, 52.0), (19, LAST, 1010.0, 106.0, -47.4))
    plates = {city: Bounds(28 + city.value * 52, 6, 76, 36) for city in kit.cities}
    plates |= {
        kit.kansas_city: Bounds(6, 6, 80, 36),
        City.of("fulton"): Bounds(90, 6, 56, 36),
        kit.new_york: Bounds(956, 6, 98, 36),
    }
    plan = RailPlan(WIDE, HEIGHT, rows, 18, plates, {}, signs(kit, plates), (13.5, 62))
    place_stations(kit, plan)
    return plan


def place_stations(kit: Kit, plan: RailPlan) -> None:
    """On a desk: beside their turnouts, the last one at the end of the line."""
    for station in kit.stations:
        x, y = plan.at(station.after + station.turnout / 2)
        w = 76 if station.master else 50
        left = x + 13 if station.turnout else 8
        plan.stations[station] = Bounds(left, y + plan.dip - 9 + (0 if station.turnout else 1), w, 18)


LEFTS = {
    "kansas_city": (4, 64), "fulton": (71, 50), "st_louis": (182, 74), "bloomington": (280, 74), "peoria": (6, 74),
    "chicago": (102, 74), "toledo": (198, 74), "pittsburgh": (294, 74), "philadelphia": (38, 76), "new_york": (140, 96),
}  # fmt: skip
"""Where cities begin on a phone, and how wide they are."""


def phone_plan(kit: Kit) -> RailPlan:
    return phone_rows(kit, tuple(LEFTS.items()))


@lru_cache(maxsize=64)
def phone_rows(kit: Kit, places: tuple[tuple[str, tuple[float, float]], ...]) -> RailPlan:
    """Five rows, with the cities over the first three of them in their places."""
    step, lefts = 48.3, dict(places)
    rows = (
        (0, 6, 26.0, 66.0, step),
        (7, 14, 26.0, 200.0, step),
        (15, 22, 26.0, 334.0, step),
        (23, 30, 26.0, 418.0, step),
        (31, LAST, 26.0, 502.0, 42.2),
    )
    tops = [rows[place][3] - 60 for place in range(3)]
    plates = {
        city: Bounds(lefts[city.id][0], tops[0 if city.value <= 6 else 1 if city.value <= 14 else 2], lefts[city.id][1], 42)
        for city in kit.cities
    }
    plan = RailPlan(NARROW, 580, rows, 21, plates, {}, signs(kit, plates), (16, 96))
    for station in kit.stations:
        x, y = plan.at(station.after + station.turnout / 2)
        w = 80 if station.master else 54
        left = min(max(6, x - w / 2), NARROW - 6 - w)
        plan.stations[station] = Bounds(left, y + (33 if station.turnout else 16), w, 20)
    return plan


def signs(kit: Kit, plates: dict[City, Bounds]) -> dict[Arrow, tuple[float, float]]:
    """Between two cities; at the end of the row if the second is on the next one."""
    found = {}
    for arrow in kit.arrows:
        a, b = (plates[City.of(city)] for city in arrow.cities)
        half = 23 if arrow.points and arrow.gives else 12
        x = (a.x + a.w + b.x) / 2 if b.y == a.y else min(a.x + a.w + half, NARROW - 1 - half)
        found[arrow] = (round(x, 2), a.y + a.h / 2)
    return found
