"""What the greedy bot thinks of questions that Pedro's criteria leave open: by those criteria, all answers are equal."""

from __future__ import annotations

from typing import Any

from saloon.games.great_western_trail_argentina.pedro.verbs import VERBS
from saloon.games.trail.evaluation import Rating, each

RATINGS: dict[str, Rating[Any]] = dict.fromkeys(VERBS, each(lambda outlook, option: 1.0))
