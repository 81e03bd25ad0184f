"""The hand: every breed counts once in Buenos Aires, so that a second head of a breed is there to be got rid of."""

from __future__ import annotations

from typing import Final

from saloon.games.great_western_trail_argentina.components import CATTLE, EXHAUSTION, Card
from saloon.games.great_western_trail_argentina.evaluation.objectives import objective_worth
from saloon.games.great_western_trail_argentina.evaluation.outlook import Outlook
from saloon.games.great_western_trail_argentina.rules.effects import discardable
from saloon.games.trail.evaluation import NEVER, RELIEF, parting_price

PAIR: Final = 0.3
"""Two cards at once make room for two others."""

THINNING: Final = {1: 2.2, 2: 0.4}
"""What a herd gains over a whole game without a starting card of that breeding value."""

CARRIED: Final = 0.5
"""An exhaustion card that reaches Buenos Aires is left there."""

PROMISING: Final = 2.5
"""What an objective card is worth in the hand that will be fulfilled."""

SECOND: Final = 0.1
"""What a second head of a breed is worth in the hand, as a part of its value: it may still be discarded for something."""

WEARY: Final = 0.9
"""What an exhaustion card costs on its way through the hand to Buenos Aires, where it is left."""

_LOST: Final = -EXHAUSTION.points - WEARY

_AS_GOOD: Final = {
    card: frozenset([other for other in CATTLE if other.breed == card.breed and other.value >= card.value]) for card in CATTLE
}
"""The heads of its breed that bring as much in Buenos Aires as a card, itself included."""


def exhausted(o: Outlook) -> float:
    """What an exhaustion card in the herd costs: the later it comes, the likelier its points are lost."""
    return WEARY + _LOST * (1 - o.left)


def keeping(o: Outlook, card: Card) -> float:
    """What a card is worth in the hand; an exhaustion card is carried to Buenos Aires if it does not hurt too much."""
    if card is EXHAUSTION:
        return CARRIED
    if card.tasks:
        return PROMISING if objective_worth(o, card) > 0 else -0.5
    as_good = _AS_GOOD[card]
    return float(card.value) if sum([other in as_good for other in o.me.hand]) <= 1 else SECOND * card.value


def discard(o: Outlook, card: Card) -> float:
    return -keeping(o, card)


def parting(o: Outlook, card: Card) -> float:
    """What it costs to discard a card for a reward; worked out once."""
    found = o.parting.get(card)
    if found is None:
        found = o.parting[card] = parting_price(o, keeping(o, card))
    return found


def giving(o: Outlook, what: str) -> float:
    """What the card costs, of those that an icon asks for, that is missed least."""
    least = min([parting(o, card) for card in discardable(o.me, what)], default=0.0)
    return least - PAIR if what == "pair" else least


def remove(o: Outlook, card: Card) -> float:
    """Take exhaustion and the weakest cattle out of the herd, and objective cards without hope; never what scores."""
    if card is EXHAUSTION:
        return exhausted(o) + RELIEF
    if card.tasks:
        return -objective_worth(o, card) - 0.5
    return NEVER if card.points else THINNING[card.value] * o.left


def thinning(o: Outlook, most: int) -> float:
    worths = sorted([remove(o, card) for card in o.me.hand], reverse=True)
    return sum([worth for worth in worths[:most] if worth > 0])
