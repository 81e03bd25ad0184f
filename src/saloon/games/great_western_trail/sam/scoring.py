"""Sam's points: a player's without money, station masters and player board; all his objectives are fulfilled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from saloon.games.great_western_trail.components import Card
from saloon.games.great_western_trail.sam.state import Sam, SamState
from saloon.games.great_western_trail.scoring import SCORING

NONE = ("money", "station_masters", "player_board")
"""Categories that he scores nothing for."""


def nothing(g: SamState, sam: Sam) -> int:
    return 0


def all_objectives(sam: Sam) -> list[Card]:
    """Those that he got and the one that he began with, which is unknown in an observation, and counts nothing."""
    starting: list[Any] = sam.starting
    return [card for card in (*starting, *sam.pile) if isinstance(card, Card) and card.tasks]


def cattle(g: SamState, sam: Sam) -> int:
    return sum(card.points for card in sam.pile if card.breed)


def objectives(g: SamState, sam: Sam) -> int:
    return sum(card.points for card in all_objectives(sam))


SCORING_OF_SAM: Mapping[str, Callable[[Any, Any], int]] = {
    **SCORING,
    **dict.fromkeys(NONE, nothing),
    "cattle": cattle,
    "objectives": objectives,
}
