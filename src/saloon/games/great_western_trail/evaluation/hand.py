"""The hand: every breed counts once at Kansas City, so that a second head of a breed is there to be got rid of."""

from __future__ import annotations

from typing import Final

from saloon.games.great_western_trail.components import Card
from saloon.games.great_western_trail.evaluation.objectives import objective_worth
from saloon.games.great_western_trail.evaluation.outlook import Outlook, sold_worth
from saloon.games.trail.evaluation import BREEDING, NEVER, parting_price

THINNING: Final = {1: 2.2, 2: 0.4}
"""What a herd gains over a whole game without a starting card of that breeding value."""


def keeping(o: Outlook, card: Card) -> float:
    """What a card is worth in the hand."""
    if card.tasks:
        return 2.5 if objective_worth(o, card) > 0 else -0.5
    rivals = [other for other in o.me.hand if other.breed == card.breed and other.value >= card.value]
    return (card.value if len(rivals) <= 1 else 0.1 * card.value) + sold_worth(o, card) / BREEDING


def discard(o: Outlook, card: Card) -> float:
    return -keeping(o, card)


def parting(o: Outlook, card: Card) -> float:
    """What it costs to discard a card for a reward."""
    return parting_price(o, keeping(o, card))


def remove(o: Outlook, card: Card) -> float:
    """Take the weakest cards out of the herd, and objective cards without hope; never what scores."""
    if card.tasks:
        return -objective_worth(o, card) - 0.5
    return NEVER if card.points else THINNING[card.value] * o.left


def thinning(o: Outlook, most: int) -> float:
    worths = sorted([remove(o, card) for card in o.me.hand], reverse=True)
    return sum([worth for worth in worths[:most] if worth > 0])
