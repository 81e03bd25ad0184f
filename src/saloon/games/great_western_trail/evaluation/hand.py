"""The hand: every breed counts once at Kansas City, so that a second head of a breed is there to be got rid of."""

from __future__ import annotations

from saloon.games.great_western_trail.components import Card
from saloon.games.great_western_trail.evaluation.objectives import objective_worth
from saloon.games.great_western_trail.evaluation.outlook import Outlook
from saloon.games.great_western_trail.state import Player
from saloon.games.trail.evaluation import NEVER

BREEDING = 0.55
"""What a point of breeding value is worth in the hand, beyond that of the card that will replace it."""

RELIEF = 0.5
"""Getting rid of an idle card is worth something in itself."""

REDRAW = 0.7
"""What drawing and discarding brings for each idle card."""

THINNING = {1: 2.2, 2: 0.4}
"""What a herd gains over a whole game without a starting card of that breeding value."""

LAST_LAPS = 0.3
"""So near the end a token is spent even for a single card."""


def idle(me: Player) -> int:
    """How many cards add nothing at Kansas City: objective cards, and cattle of a breed that is there already."""
    return len(me.hand) - len({card.breed for card in me.hand if card.breed})


def keeping(o: Outlook, card: Card) -> float:
    """What a card is worth in the hand."""
    if card.tasks:
        return 2.5 if objective_worth(o, card) > 0 else -0.5
    rivals = [other for other in o.me.hand if other.breed == card.breed and other.value >= card.value]
    return float(card.value) if len(rivals) <= 1 else 0.1 * card.value


def discard(o: Outlook, card: Card) -> float:
    return -keeping(o, card)


def parting(o: Outlook, card: Card) -> float:
    """What it costs to discard a card for a reward."""
    kept = keeping(o, card)
    return BREEDING * kept if kept >= 1 else -RELIEF * o.future


def redraw(o: Outlook, count: int) -> float:
    return (0.1 + REDRAW * min(count, idle(o.me))) * o.future


def exchange(o: Outlook, near: bool) -> float:
    """A token is for the last stretch before Kansas City, when two cards of the hand are idle."""
    return 100.0 if near and idle(o.me) >= (1 if o.left < LAST_LAPS else 2) else NEVER


def remove(o: Outlook, card: Card) -> float:
    """Take the weakest cards out of the herd, and objective cards without hope; never what scores."""
    if card.tasks:
        return -objective_worth(o, card) - 0.5
    return NEVER if card.points else THINNING[card.value] * o.left


def thinning(o: Outlook, most: int) -> float:
    worths = sorted([remove(o, card) for card in o.me.hand], reverse=True)
    return sum([worth for worth in worths[:most] if worth > 0])
