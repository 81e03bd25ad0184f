"""Rulebook of Rails to the North, Brahman variant: a larger market, and cattle that brings more money in Kansas City."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from saloon.engine import Flow
from saloon.games.great_western_trail.brahman.components import BONUS, BRAHMAN, BRAHMANS, CASH, MARKET_SIZE, PURCHASES
from saloon.games.great_western_trail.kit import Kit
from saloon.games.great_western_trail.rules.asking import ASKING
from saloon.games.great_western_trail.rules.hands import can_exchange
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail.books import gets_dollars


def kit(box: Kit) -> Kit:
    """The cards join the market stack; the market is larger."""
    return replace(
        box,
        cattle=box.cattle + (BRAHMAN,) * BRAHMANS,
        purchases=box.purchases + PURCHASES,
        market_size=MARKET_SIZE,
    )


def notices(box: Kit) -> Iterator[str]:
    """The publisher advises against two kinds of orange cattle: they change the odds of the market stack."""
    if any(card.colour == BRAHMAN.colour and card.breed != BRAHMAN.breed for card in box.cattle):
        yield "notice-two_orange_breeds"


def sell_brahmans(g: State, me: Player) -> Flow:
    """More dollars for each of the hand; they do not raise its value. A token may still bring more of them."""
    if can_exchange(me) and (BRAHMAN in me.draw or BRAHMAN in me.discard):
        yield from ASKING.decide(g, me, "cash", lambda: [CASH])
    count = me.hand.count(BRAHMAN)
    if count:
        me.dollars += BONUS * count
        g.tell("sells_brahmans", me.seat, count=count, dollars=BONUS * count)


ENTRIES = {"sells_brahmans": gets_dollars}
