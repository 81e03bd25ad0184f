"""Personal buildings: points, a good stop every lap, and a toll for others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.games.great_western_trail.components import BUILDER, INDEX, Building, Space
from saloon.games.great_western_trail.evaluation.objectives import task_worth
from saloon.games.great_western_trail.evaluation.outlook import LAPS, Outlook
from saloon.games.great_western_trail.rules.building import own_buildings, plans
from saloon.games.trail.evaluation import best, in_place

USES: Final = {
    "1a": 0.5, "2a": 2.5, "3a": 2.0, "4a": 2.5, "5a": 2.0, "6a": 3.5, "7a": 1.0, "8a": 3.5, "9a": 3.5, "10a": 4.0, "11a": 3.0,
    "12a": 3.0, "1b": 1.0, "2b": 1.5, "3b": 2.5, "4b": 3.0, "5b": 2.0, "6b": 2.5, "7b": 1.0, "8b": 3.0, "9b": 3.0, "10b": 4.5,
    "11b": 2.0, "12b": 2.5,
}  # fmt: skip
"""What using a building once is worth, for whoever thinks of building it."""

VISITS: Final = 0.6
"""How often a lap one stops at an own building."""

ELSEWHERE: Final = 1.0
"""What the turn would bring without it."""

TOLL: Final = {"": 0.0, "green": 0.6, "black": 0.6, "both": 1.0}
"""What others will pay in passing, over a whole game."""

BUILT: Final = 1.0
"""Who has come to build builds, unless it is quite useless."""

OFF_THE_ROAD: Final = 0.8
"""Spaces with a risk action lie behind hazards or outlaws: they are not passed every lap."""


def running(o: Outlook, tile: Building) -> float:
    """Points and use of a building on the board."""
    return tile.points + o.left * (VISITS * LAPS * max(0.0, USES[tile.name] - ELSEWHERE) + TOLL[tile.hand])


def plan_worth(o: Outlook, plan: Building, price: int, standing: Sequence[Building]) -> float:
    """What a building brings beside others; one that is too big for an empty space takes the place of the least useful."""
    lost, builders = in_place(plan, o.me.workers[BUILDER], standing, lambda tile: running(o, tile))
    return running(o, plan) - lost - builders * price * o.dollar


def standing(o: Outlook) -> list[Building]:
    return [tile for _, tile in own_buildings(o.g, o.me)]


def building(o: Outlook, price: int) -> float:
    able = plans(o.g, o.me, price)
    if not able:
        return 0.0
    own = standing(o)
    return best([plan_worth(o, plan, price, own) for plan in able]) + task_worth(o, "building")


def build(o: Outlook, plan: Building) -> float:
    return plan_worth(o, plan, o.about, standing(o)) + task_worth(o, "building") + BUILT


def site(o: Outlook, space: Space) -> float:
    """On the main road, ahead of the herder, among trees; not in the place of something useful."""
    index = INDEX[space]
    old = o.g.trail[index]
    lost = running(o, old) if isinstance(old, Building) else 0.0
    here = INDEX[o.me.herder] if o.me.herder is not None else 0
    return 0.3 * (index > here) + 0.3 * space.forest - OFF_THE_ROAD * bool(space.risk) - lost
