"""Phase B: what every word of the language of actions is worth, and in which order to do things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saloon.games.great_western_trail_argentina.components import (
    BUENOS_AIRES,
    END,
    GRAIN_LIMIT,
    IMMEDIATE,
    Action,
    Auxiliary,
    Card,
    Quay,
)
from saloon.games.great_western_trail_argentina.evaluation import port, railway
from saloon.games.great_western_trail_argentina.evaluation.buildings import building
from saloon.games.great_western_trail_argentina.evaluation.farmers import help_here, helping
from saloon.games.great_western_trail_argentina.evaluation.hand import exhausted, giving, thinning
from saloon.games.great_western_trail_argentina.evaluation.markets import free_cow, hiring, shopping
from saloon.games.great_western_trail_argentina.evaluation.objectives import NEW_CARD, objective_worth
from saloon.games.great_western_trail_argentina.evaluation.outlook import LAPS, Outlook
from saloon.games.great_western_trail_argentina.rules.discs import certificate_limit
from saloon.games.great_western_trail_argentina.rules.effects import amount, doubles, singles
from saloon.games.great_western_trail_argentina.rules.hands import hand_limit
from saloon.games.great_western_trail_argentina.rules.moving import moves, place_of
from saloon.games.trail.effects import Effect
from saloon.games.trail.evaluation import NEVER, RELIEF, WorthByKeyword, earning_first, once, redraw

PERMANENT: Final = 0.9
"""What a permanent certificate brings in every lap."""

TOKEN: Final = 0.8
"""What an exchange token is worth."""

WALKING_ON: Final = 3.0
"""Another stop in the same turn."""

HARM: Final = 0.3
"""How much of what hurts others helps oneself."""

FRESH: Final = 0.4
"""What each card drawn before others are removed is worth."""

AT_ONCE: Final = 0.5
"""How much of the action of an objective card counts, which could be had at a better moment."""

PLAYED: Final = 0.3
"""A card that was played is out of the hand and makes room for cattle."""

IDLING: Final = 0.05
"""Ending the visit: what is worth less is not done."""


# ------------------------------------------------------------ what actions bring


def certificates(o: Outlook, effect: Effect) -> float:
    room = certificate_limit(o.me) - o.me.certificates
    return port.CERTIFICATE * o.future * min(room, amount(o.g, o.me, effect))


def grain(o: Outlook, effect: Effect) -> float:
    return o.grain * o.future * min(GRAIN_LIMIT - o.me.grain, amount(o.g, o.me, effect))


def auxiliary(o: Outlook, helper: Auxiliary) -> float:
    return action_worth(o, helper.action)


def helper(o: Outlook, most: int) -> float:
    """The best auxiliary action, single or double."""
    if most == 1:
        return aside(o)
    return max([*asides(o), *[auxiliary(o, each) for each in doubles(o.g, o.me)]], default=0.0)


def asides(o: Outlook) -> list[float]:
    """What each single auxiliary action brings; worked out once."""
    if o.asides is None:
        o.asides = [auxiliary(o, each) for each in singles(o.g, o.me)]
        o.aside = max(o.asides, default=0.0)
    return o.asides


def aside(o: Outlook) -> float:
    """What every location offers at least: the best single auxiliary action."""
    if o.asides is None:
        asides(o)
    return o.aside


PRICES: Final[WorthByKeyword[Outlook]] = {
    "pay": lambda o, e: e.amount * o.dollar,
    "pay_grain": lambda o, e: e.amount * o.grain,
    "back": once(lambda o, e: railway.going_back(o, e.amount)),
    "discard": lambda o, e: giving(o, e.of),
    "dismiss": lambda o, e: 0.0,
}

GAINS: Final[WorthByKeyword[Outlook]] = {
    "dollars": lambda o, e: amount(o.g, o.me, e) * o.dollar,
    "certificate": certificates,
    "permanent": lambda o, e: e.amount * (0.5 + PERMANENT * LAPS * o.left),
    "token": lambda o, e: TOKEN * o.future,
    "grain": grain,
    "draw": lambda o, e: redraw(o, amount(o.g, o.me, e)),
    "remove": lambda o, e: thinning(o, e.amount),
    "draw_and_remove": once(lambda o, e: FRESH * e.amount * o.future + thinning(o, e.amount)),
    "rest": lambda o, e: exhausted(o) + RELIEF,
    "exhaust_others": lambda o, e: HARM * exhausted(o) * (o.g.seats - 1),
    "engine": once(lambda o, e: railway.driving(o, amount(o.g, o.me, e))),
    "hire": lambda o, e: hiring(o, e.amount),
    "build": lambda o, e: building(o, e.amount),
    "buy": lambda o, e: shopping(o),
    "take_cattle": lambda o, e: free_cow(o),
    "free_cattle": lambda o, e: free_cow(o, e.of),
    "help": lambda o, e: helping(o, e.amount),
    "help_here": lambda o, e: help_here(o),
    "objective": lambda o, e: NEW_CARD * o.left,
    "auxiliary": once(lambda o, e: helper(o, e.amount)),
    "quay": lambda o, e: port.quay_disc(o, Quay.of(e.of)),
    "deliver": lambda o, e: port.delivering(o),
    "upgrade_behind": lambda o, e: railway.station_behind(o),
    "estanciero": lambda o, e: WALKING_ON * o.future,
}

_BRINGS: Final = {action: [(GAINS[effect.name], effect) for effect in action.gain] for action in Action.all.values()}
_ASKS: Final = {action: [(PRICES[effect.name], effect) for effect in action.cost] for action in Action.all.values()}


def action_worth(o: Outlook, action: Action) -> float:
    """What its effects bring, less what it asks for."""
    worth = 0.0
    for gain, effect in _BRINGS[action]:
        worth += gain(o, effect)
    for price, effect in _ASKS[action]:
        worth -= price(o, effect)
    return worth


# ------------------------------------------------------------ a visit


def act(o: Outlook, options: Sequence[Any]) -> list[float]:
    """Everything that is worth it; an auxiliary action only if the place itself has less to offer."""
    local = [action_worth(o, option) for option in options if option.__class__ is Action]
    here = IDLING + sum([worth for worth in local if worth > 0])
    worths: list[float] = []
    for option in options:  # local actions come first
        kind = option.__class__
        if kind is Action:
            worths.append(in_order(o, option, local[len(worths)]))
        elif kind is Auxiliary:
            worth = auxiliary(o, option)
            worths.append(worth if worth > here else NEVER)
        elif kind is Card:
            worths.append(play(o, option))
        else:
            worths.append(IDLING if option is END else NEVER)
    return worths


def in_order(o: Outlook, action: Action, worth: float) -> float:
    """Earn first, then spend, then walk on; but not into Buenos Aires before the hand is refilled."""
    if worth > 0 and action.keyword == "estanciero":
        return NEVER if o.left and must_enter_short(o, action.gain[0].amount) else 2 * IDLING
    return earning_first(action, worth)


def must_enter_short(o: Outlook, steps: int) -> bool:
    """Whether there is no way but to Buenos Aires, with cards missing."""
    me = o.me
    if len(me.hand) >= hand_limit(me):
        return False
    return all(place_of(way) is BUENOS_AIRES or place_of(way).track for way in moves(o.g, me, steps))


def play(o: Outlook, card: Card) -> float:
    """An objective card is played when it will be fulfilled, or when its action makes up for the risk."""
    return objective_worth(o, card) + AT_ONCE * action_worth(o, IMMEDIATE[card][0]) + PLAYED
