"""Personal buildings: points, a good stop every lap, and a tax for others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.games.great_western_trail_argentina.components import CARPINTERO, INDEX, Building, Space
from saloon.games.great_western_trail_argentina.evaluation.objectives import task_worth
from saloon.games.great_western_trail_argentina.evaluation.outlook import LAPS, Outlook
from saloon.games.great_western_trail_argentina.rules.building import own_buildings, plans
from saloon.games.great_western_trail_argentina.rules.workers import crew
from saloon.games.trail.evaluation import in_place

USES: Final = {
    "1a": 2.0, "2a": 2.5, "3a": 3.5, "4a": 3.5, "5a": 6.0, "6a": 5.0, "7a": 4.5, "8a": 8.0, "9a": 6.0, "10a": 9.0,
    "1b": 2.5, "2b": 2.5, "3b": 2.5, "4b": 3.5, "5b": 5.0, "6b": 6.0, "7b": 4.0, "8b": 6.0, "9b": 6.5, "10b": 7.0,
}  # fmt: skip
"""What using a building once is worth, for whoever thinks of building it."""

VISITS: Final = 0.6
"""How often a lap one stops at an own building."""

ELSEWHERE: Final = 1.5
"""What the turn would bring without it."""

TAX: Final = {"": 0.0, "green": 0.8, "black": 0.6}
"""What others will pay in passing, over a whole game."""

BUILT: Final = 1.0
"""Who has come to build builds, unless it is quite useless."""

FARMLAND: Final = 0.6
"""What an ear is worth."""

EXTRA: Final = 0.2
"""What a special action is worth."""

ASIDE: Final = 0.8
"""Behind farmers, or in a side road: such spaces are not passed every lap."""

_ASIDE: Final = frozenset(INDEX[Space.of(id)] for id in ("p04", "p05", "p10", "p16", "p17", "p20", "p21", "p22"))


def running(o: Outlook, tile: Building) -> float:
    """Points and use of a building on the board."""
    return tile.points + o.left * (VISITS * LAPS * max(0.0, USES[tile.name] - ELSEWHERE) + TAX[tile.hand])


def plan_worth(o: Outlook, plan: Building, price: int, standing: Sequence[Building]) -> float:
    """What a building brings beside others; one that is too big for an empty space takes the place of the least useful."""
    lost, builders = in_place(plan, crew(o.me, CARPINTERO), standing, lambda tile: running(o, tile))
    return running(o, plan) - lost - builders * price * o.dollar


def standing(o: Outlook) -> list[Building]:
    return [tile for _, tile in own_buildings(o.g, o.me.seat)]


def building(o: Outlook, price: int) -> float:
    able = plans(o.g, o.me, price)
    if not able:
        return 0.0
    own = standing(o)
    return max([plan_worth(o, plan, price, own) for plan in able]) + task_worth(o, "building")


def build(o: Outlook, plan: Building) -> float:
    return plan_worth(o, plan, o.about, standing(o)) + task_worth(o, "building") + BUILT


def site(o: Outlook, space: Space) -> float:
    """On the main road, ahead of the estanciero, on farmland; not in the place of something useful."""
    index = INDEX[space]
    old = o.g.trail[index]
    lost = running(o, old) if isinstance(old, Building) else 0.0
    here = INDEX[o.me.herder] if o.me.herder is not None else 0
    return 0.3 * (index > here) + FARMLAND * space.ear + EXTRA * bool(space.special) - ASIDE * (index in _ASIDE) - lost
