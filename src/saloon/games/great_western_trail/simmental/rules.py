"""Rulebook, Simmental variant: a larger market, and every Simmental of a hand that reaches Kansas City rises one stage."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from saloon.games.great_western_trail.components import Card
from saloon.games.great_western_trail.kit import Kit
from saloon.games.great_western_trail.simmental.components import MARKET_SIZE, PURCHASES, SIMMENTAL, SIMMENTALS
from saloon.games.great_western_trail.simmental.state import SimmentalState
from saloon.games.great_western_trail.state import Player

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


def raise_simmentals(g: SimmentalState, me: Player) -> None:
    """Every Simmental of the hand rises one stage, as long as there are cards: that is never worse (R2)."""
    raised = []
    for stage in (2, 1):
        for _ in range(min(me.hand.count(SIMMENTAL[stage]), g.simmentals[stage - 1])):
            me.hand.remove(SIMMENTAL[stage])
            g.removed.append(SIMMENTAL[stage])
            g.simmentals[stage - 1] -= 1
            raised.append(SIMMENTAL[stage + 1])
    me.discard += raised
    for card in raised:
        g.tell("raises", me.seat, card=card)


def cards(g: SimmentalState) -> Iterator[Card]:
    """Those that lie beside the board."""
    for card, left in zip(_LATER, g.simmentals, strict=True):
        yield from [card] * left
