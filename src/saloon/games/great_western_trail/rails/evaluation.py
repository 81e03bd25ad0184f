"""What greedy makes of the North: plain prices, a little for every store."""

from __future__ import annotations

from typing import Any

from saloon.games.great_western_trail.components import DISCS
from saloon.games.great_western_trail.evaluation.actions import action_worth, helping
from saloon.games.great_western_trail.evaluation.buildings import running
from saloon.games.great_western_trail.evaluation.hand import parting
from saloon.games.great_western_trail.evaluation.outlook import Outlook
from saloon.games.great_western_trail.rails.components import Town, TradeSpace
from saloon.games.great_western_trail.rails.rules.keywords import cattle_of
from saloon.games.great_western_trail.rails.rules.network import choices
from saloon.games.great_western_trail.rails.rules.stores import twos
from saloon.games.great_western_trail.rules.building import plans
from saloon.games.trail.effects import Effect
from saloon.games.trail.evaluation import each

STORE = 1.5
"""What a store is worth with the whole game to come: bells, and the way to others."""


def space_worth(o: Outlook, space: TradeSpace) -> float:
    """Its price, or what it gives."""
    gift = action_worth(o, space.action) if space.action is not None else 0.0
    return gift - space.cost * o.dollar


def town_worth(o: Outlook, town: Town) -> float:
    spaces = choices(o.g, o.me, town)  # type: ignore[arg-type]
    return STORE * o.left + max([space_worth(o, space) for space in spaces])


def giving_twos(o: Outlook, effect: Effect) -> float:
    """The cards that are missed least."""
    return sum(sorted([parting(o, card) for card in twos(o.me)])[: effect.amount])


def gift_of_cattle(o: Outlook, effect: Effect) -> float:
    return max([float(card.points) + 1.0 for card in cattle_of(o.g, effect.amount)], default=0.0)


def lent_builders(o: Outlook, effect: Effect) -> float:
    return max([running(o, plan) for plan in plans(o.g, o.me, 0, effect.amount)], default=0.0)


GAINS: dict[str, Any] = {
    "store": lambda o, e: STORE * o.left * e.amount,
    "single_auxiliary": lambda o, e: helping(o),
    "cattle": gift_of_cattle,
    "build_with": lent_builders,
}
PRICES: dict[str, Any] = {"twos": giving_twos}
RATINGS: dict[str, Any] = {
    "store": each(town_worth),
    "trade": each(space_worth),
    "pick": each(lambda o, card: float(card.points)),
}
USES = {"13a": 2.5, "13b": 2.5}
CLEARED = {len(DISCS): (2.0,)}
