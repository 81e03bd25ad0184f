"""Cattle: buying, taking, selling, removing (rulebook, "Actions")."""

from __future__ import annotations

from typing import Final

from saloon.engine import Flow, Value
from saloon.games.great_western_trail_el_paso.components import (
    BREED_INDEX,
    BREEDS,
    COWBOY,
    MARKET,
    REMOVALS,
    Card,
    Cattle,
)
from saloon.games.great_western_trail_el_paso.rules.hands import ASKING, discard, kinds_in_hand
from saloon.games.great_western_trail_el_paso.rules.reasons import explain_breeds
from saloon.games.great_western_trail_el_paso.rules.workers import crew, spend_workers
from saloon.games.great_western_trail_el_paso.state import Player, State

VALUE_TWO: Final = tuple(breed for breed in BREEDS.values() if breed.value == 2)


def for_sale(g: State, me: Player) -> list[Value]:
    """Breeds of the market for which there are workers and dollars."""
    most = crew(me, COWBOY)
    return [breed for breed, left in zip(MARKET, g.market, strict=True) if left and breed.cowboys <= most]


def may_buy(g: State, me: Player) -> bool:
    return bool(for_sale(g, me))


def buy(g: State, me: Player) -> Flow:
    """One card, onto the discard pile."""
    able = for_sale(g, me)
    if g.listener is not None:
        explain_breeds(g, me, able)
    breed = yield from ASKING.choose(g, me, "buy", able, beside=False)
    yield from spend_workers(g, me, COWBOY, breed.cowboys)
    take_breed(g, me, breed)


def take_breed(g: State, me: Player, breed: Cattle) -> None:
    """From the market onto the discard pile."""
    g.market[BREED_INDEX[breed]] -= 1
    me.discard.append(breed)
    g.tell("takes_cattle", me.seat, card=breed)


def sellable(me: Player, what: str) -> list[Card]:
    """Cards of the hand that fit an icon: a breed, any cattle, value two."""
    if what == "any":
        return kinds_in_hand(me)
    if what == "value_two":
        return [breed for breed in VALUE_TWO if breed in me.hand]
    breed = BREEDS[what]
    return [breed] if breed in me.hand else []


def discard_for(g: State, me: Player, what: str) -> Flow:
    discard(g, me, (yield from ASKING.choose(g, me, "discard", sellable(me, what), beside=False)))


def may_remove(me: Player, what: str) -> bool:
    return len(me.removed) < REMOVALS and bool(sellable(me, what))


def remove(g: State, me: Player, what: str) -> Flow:
    """A card of the hand leaves the game, five in all."""
    card = yield from ASKING.choose(g, me, "remove", sellable(me, what), beside=False)
    me.hand.remove(card)
    me.removed.append(card)
    g.tell("removes", me.seat, card=card, count=len(me.removed))
