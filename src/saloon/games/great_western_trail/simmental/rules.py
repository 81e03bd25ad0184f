"""Rulebook, Simmental variant: a larger market, and Simmentals of a hand that reaches Kansas City may rise one stage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from saloon.engine import PASS, Flow, Holdings
from saloon.games.great_western_trail.components import Card
from saloon.games.great_western_trail.kit import Kit
from saloon.games.great_western_trail.rules.asking import ASKING
from saloon.games.great_western_trail.rules.hands import can_exchange
from saloon.games.great_western_trail.simmental.components import MARKET_SIZE, PURCHASES, SIMMENTAL, SIMMENTALS
from saloon.games.great_western_trail.simmental.state import SimmentalState
from saloon.games.great_western_trail.state import Player
from saloon.games.trail.books import common, each_of, moves, own
from saloon.games.trail.herd import lose_card

_FIRST, *_LATER = SIMMENTAL.values()


def kit(box: Kit) -> Kit:
    """Cards of stage 1 join the market stack, the others lie beside the board; the market is larger."""
    return replace(
        box,
        cattle=box.cattle + (_FIRST,) * SIMMENTALS,
        reserve=box.reserve + tuple(card for card in _LATER for _ in range(SIMMENTALS)),
        purchases=box.purchases + PURCHASES,
        market_size=MARKET_SIZE,
    )


def lay_out(g: SimmentalState) -> None:
    g.simmentals = [SIMMENTALS for _ in _LATER]


def raise_simmentals(g: SimmentalState, me: Player) -> Flow:
    """Any of the hand may rise, one by one, as long as there are cards of the next stage; a token may bring more (p. 19)."""
    while can_rise(g, me.hand) or (can_exchange(me) and can_rise(g, me.draw + me.discard)):
        card = yield from ASKING.decide(g, me, "raise", lambda: [*can_rise(g, me.hand), PASS])
        if card == PASS:
            return
        rise(g, me, card)


def can_rise(g: SimmentalState, cards: list[Card]) -> list[Card]:
    """Of some cards those that could, each stage once."""
    return [SIMMENTAL[stage] for stage, left in enumerate(g.simmentals, 1) if left and SIMMENTAL[stage] in cards]


def rise(g: SimmentalState, me: Player, card: Card) -> None:
    """The card leaves the game for one of the next stage, which goes onto the discard pile."""
    higher = SIMMENTAL[card.stage + 1]
    lose_card(me, card)
    g.removed.append(card)
    g.simmentals[card.stage - 1] -= 1
    me.discard.append(higher)
    g.tell("raises", me.seat, card=higher, old=card)


def holdings(g: SimmentalState) -> Holdings:
    return Counter(("simmentals", card) for card in cards(g))


ENTRIES = {"raises": each_of(moves("old", own("hand"), common("removed")), moves("card", common("simmentals"), own("discard")))}


def cards(g: SimmentalState) -> Iterator[Card]:
    """Those that lie beside the board."""
    for card, left in zip(_LATER, g.simmentals, strict=True):
        yield from [card] * left
