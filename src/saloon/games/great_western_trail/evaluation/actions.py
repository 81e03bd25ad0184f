"""Phase B: what every word of the language of actions is worth, and in which order to do things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saloon.games.great_western_trail.components import (
    BONUSES,
    END,
    FOLLOWING,
    IMMEDIATE,
    INDEX,
    KANSAS_CITY,
    Action,
    Auxiliary,
    Building,
    Card,
    Hazard,
    Outlaw,
    Space,
)
from saloon.games.great_western_trail.evaluation import cities, railroad
from saloon.games.great_western_trail.evaluation.buildings import building
from saloon.games.great_western_trail.evaluation.hand import parting, thinning
from saloon.games.great_western_trail.evaluation.markets import hiring, shopping
from saloon.games.great_western_trail.evaluation.objectives import NEW_CARD, NEW_CARD_IN_HAND, objective_worth, task_worth
from saloon.games.great_western_trail.evaluation.outlook import LAPS, STOP, Outlook
from saloon.games.great_western_trail.rules.discs import certificate_limit
from saloon.games.great_western_trail.rules.effects import amount, auxiliaries, discardable
from saloon.games.great_western_trail.rules.hands import hand_limit, hand_size
from saloon.games.great_western_trail.rules.zones import hazards, outlaws
from saloon.games.great_western_trail.state import Player
from saloon.games.trail.effects import Effect
from saloon.games.trail.evaluation import NEVER, ActionRating, WorthByKeyword, best, earning_first, once, redraw

PERMANENT: Final = 0.8
"""What a permanent certificate brings in every lap."""

TOKEN: Final = 0.8
OUTLAW: Final = 0.4
"""What an exchange token is worth; what an outlaw is worth beyond the bounty."""

PAIR: Final = 0.3
"""Two cards at once make room for two others."""

WALKING_ON: Final = 3.0
"""Another stop in the same turn."""

IDLING: Final = 0.05
"""Ending the visit: what is worth less is not done."""


# ------------------------------------------------------------ what actions bring


def giving(o: Outlook, effect: Effect) -> float:
    """The card that is missed least."""
    least = min([parting(o, card) for card in discardable(o.me, effect.of)], default=0.0)
    return least - PAIR if effect.of == "pair" else least


def certificates(o: Outlook, effect: Effect) -> float:
    room = certificate_limit(o.me) - o.me.certificates
    return cities.CERTIFICATE * o.future * min(room, amount(o.g, o.me, effect))


def hazard(o: Outlook, space: Space) -> float:
    """Its points; of equal ones the one that lies farther."""
    tile = o.g.trail[INDEX[space]]
    assert isinstance(tile, Hazard)
    return tile.points + 0.1 * space.number + task_worth(o, "hazard")


def clearing(o: Outlook, price: int) -> float:
    found = hazards(o.g) if o.me.dollars >= price else []
    return best([hazard(o, space) for space in found]) - price * o.dollar if found else 0.0


def outlaw(o: Outlook, space: Space) -> float:
    """The bounty, and what the colour is wanted for."""
    tile = o.g.trail[INDEX[space]]
    assert isinstance(tile, Outlaw)
    return action_worth(o, BONUSES[space]) + OUTLAW + task_worth(o, tile.colour)


def collecting(o: Outlook) -> float:
    return best([outlaw(o, space) for space in outlaws(o.g)])


def auxiliary(o: Outlook, helper: Auxiliary) -> float:
    return action_worth(o, helper.action)


def helping(o: Outlook) -> float:
    return best([auxiliary(o, helper) for helper in auxiliaries(o.g, o.me, double=True)])


PRICES: Final[WorthByKeyword[Outlook]] = {
    "pay": lambda o, e: e.amount * o.dollar,
    "back": lambda o, e: railroad.ahead(o, 2 * e.amount),
    "discard": giving,
}

GAINS: Final[WorthByKeyword[Outlook]] = {
    "dollars": lambda o, e: amount(o.g, o.me, e) * o.dollar,
    "certificate": certificates,
    "permanent": lambda o, e: e.amount * (0.5 + PERMANENT * LAPS * o.left),
    "token": lambda o, e: TOKEN * o.future,
    "draw": lambda o, e: redraw(o, amount(o.g, o.me, e)),
    "remove": once(lambda o, e: thinning(o, e.amount)),
    "engine": once(lambda o, e: railroad.driving(o, amount(o.g, o.me, e))),
    "walk": lambda o, e: 0.0,
    "hire": lambda o, e: hiring(o, e.amount),
    "build": lambda o, e: building(o, e.amount),
    "buy": once(lambda o, e: shopping(o)),
    "hazard": lambda o, e: clearing(o, e.amount),
    "outlaw": lambda o, e: collecting(o),
    "objective": lambda o, e: NEW_CARD * o.left,
    "objective_to_hand": lambda o, e: NEW_CARD_IN_HAND * o.left,
    "auxiliary": once(lambda o, e: helping(o)),
    "upgrade_behind": lambda o, e: railroad.station_behind(o),
    "special_delivery": lambda o, e: railroad.special_delivery(o),
    "herder": lambda o, e: WALKING_ON * o.future,
    "copy": lambda o, e: STOP,
}

RATING: Final = ActionRating[Outlook](GAINS, PRICES)


def action_worth(o: Outlook, action: Action) -> float:
    """What an action brings, less what it asks for."""
    return RATING.worth(o, action)


# ------------------------------------------------------------ a visit


def act(o: Outlook, options: Sequence[Any]) -> list[float]:
    """Everything that is worth it; an auxiliary action only if the place itself has less to offer."""
    worths: list[float] = []
    local = IDLING
    for option in options:  # local actions come first
        if option.__class__ is Action:
            worth = action_worth(o, option)
            local += max(0.0, worth)
            worths.append(in_order(o, option, worth))
        elif option.__class__ is Auxiliary:
            worth = auxiliary(o, option)
            worths.append(worth if worth > local else NEVER)
        elif option.__class__ is Card:
            worths.append(play(o, option))
        else:
            worths.append(IDLING if option is END else NEVER)
    return worths


def in_order(o: Outlook, action: Action, worth: float) -> float:
    """Earn first, then spend, then walk on; but not into Kansas City before the hand is refilled."""
    if worth > 0 and action.keyword == "herder":
        return NEVER if o.left and must_enter_short(o.me) else 2 * IDLING
    return earning_first(action, worth)


def must_enter_short(me: Player) -> bool:
    return me.herder is not None and FOLLOWING[INDEX[me.herder]] == [INDEX[KANSAS_CITY]] and hand_size(me) < hand_limit(me)


def play(o: Outlook, card: Card) -> float:
    """An objective card is played when it will be fulfilled, or when its action makes up for the risk."""
    return objective_worth(o, card) + 0.5 * action_worth(o, IMMEDIATE[card][0]) - 0.3


def copy(o: Outlook, space: Space) -> float:
    tile = o.g.trail[INDEX[space]]
    assert isinstance(tile, Building)
    return sum([max(0.0, action_worth(o, action)) for action in tile.actions])
