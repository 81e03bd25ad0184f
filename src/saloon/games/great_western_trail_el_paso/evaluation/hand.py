"""The hand: every breed counts once at El Paso, so that a second head of a breed is there to be got rid of."""

from __future__ import annotations

from typing import Final

from saloon.games.great_western_trail_el_paso.components import DUPLICATE, REMOVALS, Card, Cattle
from saloon.games.great_western_trail_el_paso.evaluation.markets import cow_worth
from saloon.games.great_western_trail_el_paso.evaluation.outlook import Outlook
from saloon.games.great_western_trail_el_paso.rules.hands import hand_limit
from saloon.games.great_western_trail_el_paso.state import Player

BREEDING: Final = 0.72
"""What a point of breeding value is worth at El Paso."""

FRESH: Final = 2.5
"""The breeding value that a card to come will add; more than it really does, for drawing brings workers back too."""

THINNING: Final = {1: 0.33, 2: 0.14}
"""What a herd gains in every lap without a card of that breeding value."""

EXCHANGED: Final = 0.72
"""The breeding value that drawing and discarding a card adds."""


def keeping(me: Player, card: Cattle) -> float:
    """The breeding value that a card adds to the hand."""
    if me.hand.count(card) <= 1 + me.bonuses.count(DUPLICATE):
        return float(card.value)
    return 0.1 * card.value


def discard(o: Outlook, card: Cattle) -> float:
    return -keeping(o.me, card)


def parting(o: Outlook, card: Cattle) -> float:
    """What it costs to discard a card: another will take its place."""
    return BREEDING * (keeping(o.me, card) - FRESH)


def least(o: Outlook, cards: list[Card]) -> float:
    """What the card costs that is missed least."""
    return min([parting(o, card) for card in cards if isinstance(card, Cattle)], default=0.0)


def redraw(o: Outlook, count: int) -> float:
    """What exchanging so many cards brings."""
    return count * EXCHANGED * BREEDING * o.future


def remove(o: Outlook, card: Cattle) -> float:
    """Take the weakest cards out of the herd; of those that score, if it must be one, what is missed least."""
    return -cow_worth(o, card) if card.points else THINNING[card.value] * o.laps


def thinning(o: Outlook) -> float:
    if len(o.me.removed) >= REMOVALS:
        return 0.0
    return max([remove(o, card) for card in o.me.hand if isinstance(card, Cattle)], default=0.0)


def missing(me: Player) -> int:
    return max(0, hand_limit(me) - len(me.hand))
