"""Common buildings: points, a good stop every lap, and the ground for a bigger one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.games.great_western_trail_el_paso.components import (
    BUILDER,
    INDEX,
    MARKERS,
    Building,
    Face,
    Space,
)
from saloon.games.great_western_trail_el_paso.evaluation.markets import crew, spending
from saloon.games.great_western_trail_el_paso.evaluation.objectives import wants
from saloon.games.great_western_trail_el_paso.evaluation.outlook import Outlook, price
from saloon.games.great_western_trail_el_paso.rules.building import own_buildings

USES: Final = {
    "1a": 0.8, "2a": 4.5, "3a": 2.4, "4a": 5.3, "5a": 2.6, "6a": 14.0,
    "1b": 1.1, "2b": 2.0, "3b": 3.0, "4b": 4.2, "5b": 6.8, "6b": 5.4,
}  # fmt: skip
"""What using a building once is worth, with where the rancher moves on to."""

ELSEWHERE: Final = 0.5
"""What the turn would bring without it."""

VISITS: Final = 0.5
"""How often a lap one stops at an own building."""

GROWTH: Final[tuple[float, ...]] = (0.0, 1.2, 2.9, 3.8, 3.8, 2.5, 0.0)
"""What the ground for a bigger building is worth, by builders, with the whole game to come."""

SITES: Final = {1: 0.5, 3: 0.4, 5: 0.4, 8: 0.3, 10: 0.9, 12: 0.6}
LEAPING: Final = {1: 0.3, 3: 0.3, 5: 0.3, 8: 0.3, 10: 0.7, 12: 1.2}
"""What a site is worth by its place on the trail, and for buildings from which the rancher moves on."""


def running(o: Outlook, face: Face) -> float:
    """Points and use of a building on the board; the same for all sites and all that could make room for it."""
    worth = o.notes.get(face)
    if worth is None:
        uses = o.laps * VISITS * max(0.0, USES[face.id] - ELSEWHERE)
        worth = o.notes[face] = face.points + uses + GROWTH[face.builders] * min(1.0, 1.5 * o.left)
    return worth


def building(o: Outlook) -> float:
    """What the best building brings that can be paid."""
    most = crew(o, BUILDER)
    if not most:
        return 0.0
    own = standing(o)
    return max([0.0, *[plan_worth(o, face, most, own) for face in on_offer(o)]])


def on_offer(o: Outlook) -> list[Face]:
    return [face for face, left in zip(o.g.faces, o.g.buildings, strict=True) if left]


def standing(o: Outlook) -> list[Building]:
    return [tile for _, tile in own_buildings(o.g, o.me.seat)]


def plan_worth(o: Outlook, face: Face, most: int, own: Sequence[Building]) -> float:
    """On a new space, as long as there is a marker, or in the place of the building that is missed least."""
    worth = 0.0
    if len(own) < MARKERS and face.builders <= most:
        worth = gain(o, face, None)
    for tile in own:
        if 0 < face.builders - tile.builders <= most:
            worth = max(worth, gain(o, face, tile))
    return worth


def gain(o: Outlook, face: Face, old: Building | None) -> float:
    """What a building brings, less what it takes."""
    builders, worth = face.builders, running(o, face)
    if old is not None and old.face is not None:
        builders -= old.builders
        worth -= running(o, old.face)
    return worth + min(1.0, builders / 4) * wants(o).get("buildings", 0.0) - spending(o, BUILDER, builders)


def build(o: Outlook, face: Face) -> float:
    return plan_worth(o, face, crew(o, BUILDER), standing(o))


def site(o: Outlook, space: Space) -> float:
    """In the place of what is missed least, else where it costs little: at the end of a lap, where one always comes past."""
    old = o.g.trail[INDEX[space]]
    if old is not None and old.face is not None:
        return old.builders * 2.0 - running(o, old.face)
    return (LEAPING if leaping(o) else SITES)[space.order] - price(o, space.price)


def leaping(o: Outlook) -> bool:
    """Whether the rancher moves on from the building that is built."""
    return o.about is not None and o.about.actions[-1].startswith("rancher")
