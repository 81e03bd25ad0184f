"""Ratings from many games: openskill's Plackett-Luce model (Weng and Lin 2011), which also rates games of more than two.

Everybody begins at 25. A lead of d points stands for a chance of 1 / (1 + e^(-d / 5.9)) to come out ahead: 6.5 points are
75 %. Two settings are not the library's usual ones, because bots do not learn from game to game: no drift between games (tau),
and the doubt shrinks as fast as the games allow (gamma). In simulated duels of 40 to 400 games, with true chances of 50 to
90 %, the interval of the difference then held the truth in 87 to 100 of 100 trials; with the usual gamma it was half as wide
again, and up to twice as wide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce

Z = 1.959964
"""Standard deviations to both sides that hold 95 %."""


class Rating(Struct, frozen=True):
    points: float
    low: float
    high: float


def _full_speed(*_: Any, **__: Any) -> float:
    return 1.0


class Ratings:
    """The ratings of a field, game after game; the order of the games matters a little, so hand them in by number."""

    def __init__(self, names: Sequence[str]) -> None:
        self._model = PlackettLuce(tau=0.0, gamma=_full_speed)
        self._ratings = {name: self._model.rating() for name in names}

    def add(self, names: Sequence[str], ranks: Sequence[int]) -> None:
        """A game: who sat there and how they were placed; equal ranks are a shared place."""
        if len(names) < 2:
            return
        teams = self._model.rate([[self._ratings[name]] for name in names], ranks=[float(rank) for rank in ranks])
        for name, (rating,) in zip(names, teams, strict=True):
            self._ratings[name] = rating

    def of(self, name: str) -> Rating:
        rating = self._ratings[name]
        reach = Z * rating.sigma
        return Rating(rating.mu, rating.mu - reach, rating.mu + reach)
