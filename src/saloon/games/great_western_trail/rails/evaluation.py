"""What greedy makes of the North: where a store leads, what a large town adds to the deliveries, what the annex is good for.

A store is seldom worth its card for what it gets at once. So a town counts for what it gives, for what can be delivered there
later, and for a part of what lies behind it.
"""

from __future__ import annotations

from typing import Any, Final, cast

from saloon.games.great_western_trail.components import CITY_ACTIONS, DISCS, City
from saloon.games.great_western_trail.evaluation.actions import action_worth, auxiliary
from saloon.games.great_western_trail.evaluation.buildings import running
from saloon.games.great_western_trail.evaluation.hand import parting
from saloon.games.great_western_trail.evaluation.markets import cow_worth
from saloon.games.great_western_trail.evaluation.objectives import WANTED
from saloon.games.great_western_trail.evaluation.outlook import LAPS, Outlook
from saloon.games.great_western_trail.evaluation.railroad import station_worth
from saloon.games.great_western_trail.rails.components import (
    AT_CITY,
    AT_TOWN,
    BIT,
    EMBLEM_OF,
    STATION_OF,
    STORE_ROW,
    TILE_ACTIONS,
    Town,
    TradeSpace,
)
from saloon.games.great_western_trail.rails.rules.delivery import opened
from saloon.games.great_western_trail.rails.rules.keywords import cattle_of
from saloon.games.great_western_trail.rails.rules.network import choices, open_towns, reach, towns_of
from saloon.games.great_western_trail.rails.rules.stores import tile_of, twos
from saloon.games.great_western_trail.rails.scoring import bells
from saloon.games.great_western_trail.rails.state import RailsState, north
from saloon.games.great_western_trail.rules.building import plans
from saloon.games.great_western_trail.rules.effects import auxiliaries
from saloon.games.great_western_trail.scoring import city_points
from saloon.games.trail.effects import Effect
from saloon.games.trail.evaluation import best, best_gain, each


def here(o: Outlook) -> RailsState:
    """A table with the North."""
    return cast(RailsState, o.g)


# ------------------------------------------------------------ large towns

ORDINARY: Final = 12
DOUBT: Final = 0.09
"""A total that nearly every herd comes to, and how much less likely every point beyond it is."""

POOR: Final = -3.0
"""What the strip has for less: Kansas City, or an arrow that costs points."""


def opening(o: Outlook, emblem: City) -> float:
    """A destination more: its points and gifts instead of what the strip has for such a total, if there is a lap for it."""
    worth = float(city_points(o.g, o.me, emblem)) - on_the_strip(o, emblem.value)
    if emblem in CITY_ACTIONS:
        worth += action_worth(o, CITY_ACTIONS[emblem])
    chance = 1.0 - DOUBT * max(0, emblem.value - ORDINARY)
    waiting = sum([city not in o.me.cities for city in opened(here(o), o.me)])
    return max(0.0, worth) * chance * min(1.0, LAPS * o.left / (1 + waiting))


def on_the_strip(o: Outlook, total: int) -> float:
    """New York, again and again; less than that brings next to nothing."""
    new_york = o.g.options.kit.new_york
    if total >= new_york.value:
        return float(new_york.points)
    return 0.0 if total >= ORDINARY else POOR


# ------------------------------------------------------------ towns

BEHIND: Final = 0.6
STEPS: Final = 2
"""How much of what lies behind a town counts, and how many stores farther one looks."""

PLACING: Final = 3.0
"""What another store will cost, in dollars: its price, a card, what else the turn would have brought."""

BELL: Final = 0.3
"""What a store brings towards a bell, with the whole game to come."""


def gift(o: Outlook, town: Town) -> float:
    """What the town does at once, or is good for later."""
    if town.size == "large":
        return opening(o, EMBLEM_OF[town])
    if town.size == "station":
        return max(0.0, station_worth(o, STATION_OF[town]))
    if town.size == "medium":
        counted = sum([master.points for master in o.me.masters if master.counts == "medium_stores"])
        return counted + best_gain([action_worth(o, action) for action in TILE_ACTIONS[tile_of(here(o), town)]])
    return 0.0


def space_worth(o: Outlook, space: TradeSpace) -> float:
    """What it gives, less its price."""
    worth = action_worth(o, space.action) if space.action is not None else 0.0
    return worth - space.cost * o.dollar


def site_worth(o: Outlook, town: Town) -> float:
    """What a store in the town gets there; towns are looked at from many sides."""
    found = o.notes.get(town)
    if found is None:
        spaces = choices(here(o), o.me, town)
        found = o.notes[town] = gift(o, town) + best([space_worth(o, space) for space in spaces])
    return found


def behind(o: Outlook, linked: int, known: int, steps: int) -> float:
    """What the linked towns add that were not known before, as far as they are worth another store."""
    fresh = linked & ~known
    if not fresh:
        return 0.0
    worth = 0.0
    for town in towns_of(fresh):
        there = site_worth(o, town)
        if steps > 1:
            there += behind(o, AT_TOWN[town], known | fresh, steps - 1)
        worth += max(0.0, BEHIND * there - PLACING * o.dollar)
    return worth


def known_towns(o: Outlook) -> int:
    """Towns in reach, and those with an own store."""
    known = reach(here(o), o.me)
    for space in north(here(o)).stores[o.me.seat]:
        known |= BIT[space.town]
    return known


def bell_worth(o: Outlook) -> float:
    """A store is a third of a bell: for objective cards, for Oregon City once there is a disc, and for what may still come."""
    asked = sum([card.tasks.count("bell") for card in o.me.area])
    wanted = WANTED if asked > bells(here(o), o.me) else 0.0
    return BELL * o.left + (wanted + sum([city.points for city in o.me.cities if city.counts])) / STORE_ROW


def access(o: Outlook, city: City) -> float:
    """What a disc in a city of the strip brings into reach."""
    if city not in AT_CITY or city in o.me.cities:
        return 0.0
    return behind(o, AT_CITY[city], known_towns(o), STEPS)


# ------------------------------------------------------------ placing a store

ELSEWHERE: Final = 6.0
"""What else one would do, with the whole game to come: workers and cattle come first, and stores before it is too late."""

STORE: Final = 1.5
"""A store that another one leads to, with the whole game to come."""

SECOND: Final = 0.6
"""The second store of an action, by the first: the best town is taken."""


def town_worth(o: Outlook, town: Town) -> float:
    return _town_worth(o, town, bell_worth(o), known_towns(o))


def _town_worth(o: Outlook, town: Town, bell: float, known: int) -> float:
    return site_worth(o, town) + bell + behind(o, AT_TOWN[town], known, STEPS)


def store_worth(o: Outlook) -> float:
    """The best town for a store."""
    found = o.notes.get("store")
    if found is None:
        # A station master may give a store to whoever has one in his town: of that one, a plain figure.
        o.notes["store"] = STORE * o.left
        bell, known = bell_worth(o), known_towns(o)
        found = o.notes["store"] = best_gain([_town_worth(o, town, bell, known) for town in open_towns(here(o), o.me)])
    return found


def giving_twos(o: Outlook, effect: Effect) -> float:
    """The cards that are missed least, and the turn."""
    return ELSEWHERE * o.left + sum(sorted([parting(o, card) for card in twos(o.me)])[: effect.amount])


# ------------------------------------------------------------ other actions of the expansion


def helping_once(o: Outlook) -> float:
    """The best single auxiliary action (13a)."""
    return best([auxiliary(o, helper) for helper in auxiliaries(o.g, o.me, double=False)])


def gift_of_cattle(o: Outlook, value: int) -> float:
    return best([cow_worth(o, card) for card in cattle_of(here(o), value)])


def lent_builders(o: Outlook, count: int) -> float:
    """A building for nothing."""
    return best([running(o, plan) for plan in plans(o.g, o.me, 0, count)])


GAINS: Final[dict[str, Any]] = {
    "store": lambda o, e: store_worth(o) * (1 + SECOND * (e.amount - 1)),
    "single_auxiliary": lambda o, e: helping_once(o),
    "cattle": lambda o, e: gift_of_cattle(o, e.amount),
    "build_with": lambda o, e: lent_builders(o, e.amount),
}
PRICES: Final[dict[str, Any]] = {"twos": giving_twos}
RATINGS: Final[dict[str, Any]] = {"store": each(town_worth), "trade": each(space_worth), "pick": each(cow_worth)}
USES: Final = {"13a": 4.0, "13b": 3.0}
CLEARED: Final = {len(DISCS): (1.0,)}
"""Two stores at once, where a double auxiliary action is allowed."""
