"""What can be told of Sue, who has no hand and no money, and plays as her cards say."""

from __future__ import annotations

from saloon.games.great_western_trail_el_paso.components import Cattle
from saloon.games.great_western_trail_el_paso.state import State
from saloon.games.great_western_trail_el_paso.sue.numbers import WORKERS_EACH
from saloon.games.great_western_trail_el_paso.sue.state import Sue


def features(g: State, sue: Sue) -> dict[str, float]:
    """Her reserve grows as her cards say, and her discs are all alike."""
    return {"Sue": 1, "Sue reserve": len(sue.reserve), "Sue discs": sue.discs}


def cattle_seen(sue: Sue, breed: Cattle) -> int:
    """Her cattle lies open; of the cheapest breeds some went into her reserve before the game."""
    return max(WORKERS_EACH if breed.cowboys <= 2 else 0, sue.cattle.count(breed))
