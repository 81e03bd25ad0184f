"""What Brahmans are worth to greedy: money in every lap that brings them to Kansas City."""

from __future__ import annotations

from saloon.games.great_western_trail.brahman.components import BONUS, BRAHMAN
from saloon.games.great_western_trail.components import Card
from saloon.games.great_western_trail.evaluation.cities import sell
from saloon.games.great_western_trail.evaluation.outlook import Outlook


def sold_worth(o: Outlook, card: Card) -> float:
    return BONUS * o.dollar if card is BRAHMAN else 0.0


RATINGS = {"cash": sell}
