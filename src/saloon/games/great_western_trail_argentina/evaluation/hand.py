"""The hand: every breed counts once in Buenos Aires, so that a second head of a breed is there to be got rid of."""

from __future__ import annotations

from saloon.games.great_western_trail_argentina.components import EXHAUSTION, Card
from saloon.games.great_western_trail_argentina.evaluation.objectives import objective_worth
from saloon.games.great_western_trail_argentina.evaluation.outlook import Outlook
from saloon.games.great_western_trail_argentina.state import Player
from saloon.games.trail.evaluation import NEVER

BREEDING = 0.55
"""What a point of breeding value is worth in the hand, beyond that of the card that will replace it."""

RELIEF = 0.5
"""Getting rid of an idle card is worth something in itself."""

REDRAW = 0.7
"""What drawing and discarding brings for each idle card."""

THINNING = {1: 2.2, 2: 0.4}
"""What a herd gains over a whole game without a starting card of that breeding value."""

WEARY = 0.9
"""What an exhaustion card costs on its way through the hand to Buenos Aires, where it is left."""

LAST_LAPS = 0.3
"""So near the end a token is spent even for a single card."""


def idle(me: Player) -> int:
    """How many cards add nothing in Buenos Aires: all but one head of each breed."""
    return len(me.hand) - len({card.breed for card in me.hand if card.breed})


def exhausted(o: Outlook) -> float:
    """What an exhaustion card in the herd costs: the later it comes, the likelier its points are lost."""
    return WEARY + (-EXHAUSTION.points - WEARY) * (1 - o.left)


def keeping(o: Outlook, card: Card) -> float:
    """What a card is worth in the hand; an exhaustion card is carried to Buenos Aires if it does not hurt too much."""
    if card is EXHAUSTION:
        return 0.5
    if card.tasks:
        return 2.5 if objective_worth(o, card) > 0 else -0.5
    better = sum([other.breed == card.breed and other.value >= card.value for other in o.me.hand])
    return float(card.value) if better <= 1 else 0.1 * card.value


def discard(o: Outlook, card: Card) -> float:
    return -keeping(o, card)


def parting(o: Outlook, card: Card) -> float:
    """What it costs to discard a card for a reward."""
    kept = keeping(o, card)
    return BREEDING * kept if kept >= 1 else -RELIEF * o.future


def redraw(o: Outlook, count: int) -> float:
    return (0.1 + REDRAW * min(count, idle(o.me))) * o.future


def exchange(o: Outlook, near: bool) -> float:
    """A token is for the last stretch before Buenos Aires, when two cards of the hand are idle."""
    return 100.0 if near and idle(o.me) >= (1 if o.left < LAST_LAPS else 2) else NEVER


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
