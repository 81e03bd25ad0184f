"""The action phase: what every word of the language of actions is worth, and in which order to do things."""

from __future__ import annotations

from typing import Final

from saloon.games.great_western_trail_el_paso.components import (
    AUXILIARIES,
    BREED_INDEX,
    BREEDS,
    Auxiliary,
)
from saloon.games.great_western_trail_el_paso.evaluation import posts, tiles
from saloon.games.great_western_trail_el_paso.evaluation.buildings import building
from saloon.games.great_western_trail_el_paso.evaluation.hand import least, redraw, thinning
from saloon.games.great_western_trail_el_paso.evaluation.markets import cow_worth, hiring, shopping
from saloon.games.great_western_trail_el_paso.evaluation.outlook import Outlook, price
from saloon.games.great_western_trail_el_paso.rules.cattle import sellable
from saloon.games.great_western_trail_el_paso.rules.effects import auxiliary_action
from saloon.games.trail.effects import Effect
from saloon.games.trail.evaluation import WorthByKeyword, action_rating

TOKEN: Final = 0.62
"""What an exchange token is worth as long as there is a delivery to come."""

MOVING: Final = 2.3
"""Another stop in the same turn."""


def dollars(o: Outlook, effect: Effect) -> float:
    """Of what depends on the breeding value of a card, as if that was 2."""
    return effect.amount * o.dollar * (2 if effect.of else 1)


def taking(o: Outlook, effect: Effect) -> float:
    breed = BREEDS[effect.of]
    return cow_worth(o, breed) if o.g.market[BREED_INDEX[breed]] else 0.0


def auxiliary(o: Outlook, helper: Auxiliary) -> float:
    action = auxiliary_action(o.me, helper)
    return action_worth(o, action) if action is not None else 0.0


def helping(o: Outlook, most: int) -> float:
    if most > 1:
        return sum(sorted([auxiliary(o, helper) for helper in AUXILIARIES])[-most:])
    if o.help is None:
        o.help = max([auxiliary(o, helper) for helper in AUXILIARIES])
    return o.help


PRICES: Final[WorthByKeyword[Outlook]] = {
    "pay": lambda o, e: price(o, e.amount),
    "discard": lambda o, e: least(o, sellable(o.me, e.of)),
    "remove": lambda o, e: -thinning(o),
}

GAINS: Final[WorthByKeyword[Outlook]] = {
    "dollars": dollars,
    "certificate": lambda o, e: posts.gained(o, e.amount),
    "token": lambda o, e: TOKEN * e.amount * o.future,
    "take": taking,
    "remove": lambda o, e: thinning(o),
    "exchange": lambda o, e: redraw(o, e.amount),
    "hire": lambda o, e: hiring(o, e.amount),
    "hire_another": lambda o, e: hiring(o, e.amount),
    "buy": lambda o, e: shopping(o),
    "build": lambda o, e: building(o),
    "train": lambda o, e: tiles.driving(o),
    "objective": lambda o, e: tiles.best_objective(o),
    "bonus": lambda o, e: tiles.best_bonus(o),
    "tile": lambda o, e: max(tiles.best_objective(o), tiles.best_bonus(o)),
    "auxiliary": lambda o, e: helping(o, e.amount),
    "rancher": lambda o, e: MOVING,
}

action_worth = action_rating(GAINS, PRICES)
