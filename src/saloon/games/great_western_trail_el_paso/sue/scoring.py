"""Sue's points: like a player's, but she has no money, and has fulfilled all her objectives."""

from __future__ import annotations

from saloon.games.great_western_trail_el_paso.scoring import SCORING
from saloon.games.great_western_trail_el_paso.state import State
from saloon.games.great_western_trail_el_paso.sue.state import Sue


def money(g: State, sue: Sue) -> int:
    return 0


def objectives(g: State, sue: Sue) -> int:
    return sum(tile.points for tile in sue.objectives)


SCORING_OF_SUE = SCORING | {"money": money, "objectives": objectives}
