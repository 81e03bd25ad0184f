"""Why an option is better than another: what a search saw come of both, in the same imagined worlds, side by side.

The weights of single features say little, because features that go together share their worth between them. So what they come
to is added up by aspects, which people have words for (`Bots.aspects`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from math import sqrt
from typing import Any

from msgspec import Struct

from saloon.bots.search.estimate import left_of, totals, weights_of
from saloon.engine import Game, Match, Seat, Value

RIVALS = "rivals"
"""The aspect of what the best of the others is guessed to have; more of it is a loss."""
MAX_GAINS, MAX_LOSSES = 2, 1
MIN_WORTH = 0.35
"""Points below which a difference is not worth a word."""
SURENESS = 1.5
"""Standard errors by which a difference must stand out."""


class Reason(Struct, frozen=True):
    """A difference between two options.

    aspect: as the game names it, or `RIVALS`.
    amount: of what the aspect counts; 0 where it counts nothing.
    worth:  in points at the end, as far as they can be guessed.
    """

    aspect: str
    amount: float
    worth: float


Profile = Mapping[str, tuple[float, float]]
"""By aspect: how much there is of what it counts, and what all of it is worth."""


class Witness:
    """Sees what comes of options, world by world."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._seen: dict[Value, list[Profile]] = {}

    def see(self, option: Value, match: Match) -> None:
        self._seen.setdefault(option, []).append(profile(match, self._seat))

    def compare(self, option: Value, other: Value) -> list[Reason]:
        """What the option gains against the other and what it gives up, the largest first; over the worlds that saw both."""
        pairs = list(zip(self._seen.get(option, ()), self._seen.get(other, ()), strict=False))
        if not pairs:
            return []
        aspects = dict.fromkeys(aspect for pair in pairs for each in pair for aspect in each)
        return told([reason for aspect in aspects if (reason := _reason(pairs, aspect)) is not None])


def _reason(pairs: Sequence[tuple[Profile, Profile]], aspect: str) -> Reason | None:
    """The mean difference; None if it may well be chance."""
    amounts, worths = ([_part(one, aspect, part) - _part(other, aspect, part) for one, other in pairs] for part in (0, 1))
    count, worth = len(worths), sum(worths) / len(worths)
    spread = sum((each - worth) ** 2 for each in worths) / max(1, count - 1)
    if abs(worth) < SURENESS * sqrt(spread / count):
        return None
    return Reason(aspect, sum(amounts) / count, worth)


def _part(found: Profile, aspect: str, part: int) -> float:
    return found[aspect][part] if aspect in found else 0.0


def told(reasons: list[Reason]) -> list[Reason]:
    """The largest gains, then the largest loss."""
    gains = sorted((each for each in reasons if each.worth >= MIN_WORTH), key=lambda each: -each.worth)
    losses = sorted((each for each in reasons if each.worth <= -MIN_WORTH), key=lambda each: each.worth)
    return gains[:MAX_GAINS] + losses[:MAX_LOSSES]


# ------------------------------------------------------------ one position


def profile(match: Match, seat: Seat) -> Profile:
    """What a seat has, aspect by aspect; where nothing was learned, its points by category."""
    game, g = match.game, match.state
    found, others = _own(game, g, seat), [total for who, total in enumerate(totals(game, g)[0]) if who != seat]
    return {**found, RIVALS: (0.0, -max(others))} if others else found


def _own(game: Game[Any], g: Any, seat: Seat) -> dict[str, tuple[float, float]]:
    weights, features = weights_of(game), game.bots.features
    if weights is None or features is None or not game.bots.aspects:
        return {category: (0.0, float(points)) for category, points in game.rules.score(g, seat).items()}
    left, found = left_of(game, g), dict[str, tuple[float, float]]()
    aspect_of = aspects_of(game)
    for name, count in features(g, seat).items():
        aspect, counted = aspect_of(name)
        end, more = weights.features.get(name, (0.0, 0.0))
        amount, worth = found.get(aspect, (0.0, 0.0))
        found[aspect] = amount + count * counted, worth + count * (end + left * more)
    return found


@lru_cache(maxsize=64)
def aspects_of(game: Game[Any]) -> Callable[[str], tuple[str, bool]]:
    """Which aspect a feature belongs to, and whether it is what the aspect counts."""
    aspects = game.bots.aspects

    @lru_cache(maxsize=1024)
    def aspect_of(feature: str) -> tuple[str, bool]:
        for id, aspect in aspects.items():
            if any(fnmatchcase(feature, pattern) for pattern in aspect.features):
                return id, feature == aspect.counts
        return "", False

    return aspect_of
