"""Pedro takes his seat: one entry in every table that asks who sits there."""

from __future__ import annotations

from saloon.games.great_western_trail_argentina import books
from saloon.games.great_western_trail_argentina.evaluation import RATINGS
from saloon.games.great_western_trail_argentina.features import OWN
from saloon.games.great_western_trail_argentina.knowledge import CARDS, CHECKS, KNOWN
from saloon.games.great_western_trail_argentina.panel import SUMMARIES
from saloon.games.great_western_trail_argentina.pedro.books import ENTRIES, put_pedro
from saloon.games.great_western_trail_argentina.pedro.buenos_aires import next_card
from saloon.games.great_western_trail_argentina.pedro.evaluation import RATINGS as RATINGS_OF_TIES
from saloon.games.great_western_trail_argentina.pedro.features import features
from saloon.games.great_western_trail_argentina.pedro.knowledge import check
from saloon.games.great_western_trail_argentina.pedro.rules import turn
from saloon.games.great_western_trail_argentina.pedro.scoring import SCORING_OF_PEDRO
from saloon.games.great_western_trail_argentina.pedro.state import Opponent
from saloon.games.great_western_trail_argentina.pedro.verbs import VERBS as QUESTIONS
from saloon.games.great_western_trail_argentina.rules.hands import DISCARDS
from saloon.games.great_western_trail_argentina.rules.loading import AFTER_SAILING
from saloon.games.great_western_trail_argentina.rules.turn import TURNS
from saloon.games.great_western_trail_argentina.scoring import PILES, SCORERS
from saloon.games.great_western_trail_argentina.verbs import VERBS


def take_seat() -> None:
    TURNS[Opponent], AFTER_SAILING[Opponent] = turn, next_card
    SCORERS[Opponent] = SCORING_OF_PEDRO
    PILES[Opponent] = lambda pedro: (pedro.pile,)
    DISCARDS[Opponent] = CARDS[Opponent] = lambda pedro: pedro.pile
    # Of his cards only the order is hidden.
    KNOWN[Opponent], CHECKS[Opponent] = lambda pedro, seat: iter(()), check
    SUMMARIES[Opponent] = summary
    OWN[Opponent] = ("Pedro ", features)
    books.HOLDINGS[Opponent] = put_pedro
    books.ENTRIES.update(ENTRIES)
    VERBS.update(QUESTIONS)
    RATINGS.update(RATINGS_OF_TIES)


def summary(pedro: Opponent) -> list[tuple[str, int]]:
    """His cattle and his workers."""
    cattle = sum(bool(card.breed) for card in pedro.pile)
    return [("cattle-head", cattle), ("person", sum(len(row) + 1 for row in pedro.workers))]
