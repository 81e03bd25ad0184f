"""Sue takes her seat: one entry in every table that asks who sits there."""

from __future__ import annotations

from saloon.games.great_western_trail_el_paso import books
from saloon.games.great_western_trail_el_paso.evaluation.objectives import SEEN
from saloon.games.great_western_trail_el_paso.features import OWN
from saloon.games.great_western_trail_el_paso.knowledge import CARDS, CHECKS, KNOWN
from saloon.games.great_western_trail_el_paso.panel import SUMMARIES
from saloon.games.great_western_trail_el_paso.rules.turn import TURNS
from saloon.games.great_western_trail_el_paso.scoring import PILES, SCORERS, TIE_BREAKS
from saloon.games.great_western_trail_el_paso.sue.books import ENTRIES, holdings
from saloon.games.great_western_trail_el_paso.sue.evaluation import cattle_seen, features
from saloon.games.great_western_trail_el_paso.sue.knowledge import cards_of, check, known
from saloon.games.great_western_trail_el_paso.sue.rules import turn
from saloon.games.great_western_trail_el_paso.sue.scoring import SCORING_OF_SUE
from saloon.games.great_western_trail_el_paso.sue.state import Sue


def take_seat() -> None:
    TURNS[Sue] = turn
    SCORERS[Sue] = SCORING_OF_SUE
    TIE_BREAKS[Sue] = lambda sue: 0
    PILES[Sue] = lambda sue: (sue.cattle,)
    KNOWN[Sue], CHECKS[Sue], CARDS[Sue] = known, check, cards_of
    SUMMARIES[Sue] = lambda sue: [("cattle-head", len(sue.cattle)), ("person", sum(sue.workers))]
    SEEN[Sue], OWN[Sue] = cattle_seen, ("Sue ", features)
    books.HOLDINGS[Sue] = holdings
    books.ENTRIES.update(ENTRIES)
