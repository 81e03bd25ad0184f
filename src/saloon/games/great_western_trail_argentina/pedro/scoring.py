"""Pedro's points: a player's without money, station masters and player board; all his objectives are fulfilled."""

from __future__ import annotations

from saloon.games.great_western_trail_argentina.pedro.state import Opponent
from saloon.games.great_western_trail_argentina.scoring import SCORING
from saloon.games.great_western_trail_argentina.state import State


def nothing(g: State, pedro: Opponent) -> int:
    return 0


def objectives(g: State, pedro: Opponent) -> int:
    return sum(card.points for card in pedro.pile if card.tasks)


SCORING_OF_PEDRO = SCORING | {
    "money": nothing,
    "objectives": objectives,
    "station_masters": nothing,
    "player_board": nothing,
}
