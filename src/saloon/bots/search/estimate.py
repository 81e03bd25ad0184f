"""Who will win, guessed from a position: what a seat has, weighed by how much of the game is left.

The weights are learned from games (`saloon.bots.learn`) and lie in the game's package; a game without them
is judged by its score so far.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from math import erf, pow
from typing import Any

import msgspec

from saloon.bots.search.weights import TURNS, Weights
from saloon.engine import Game, Match, Seat

FILE = "weights.json"
GUESS_ERROR = 12.0
"""How far off the score so far is, in points, where nothing was learned."""
FAR = 30.0
"""A lead, in points, that decides a game against an automa."""
REFERENCE_SECONDS = 0.1
"""The time for a decision that `turns` are meant for."""


@lru_cache(maxsize=64)
def weights_of(game: Game[Any]) -> Weights | None:
    """What was learned about a game."""
    file = files(game.package).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Weights) if game.bots.features is not None and file.is_file() else None


def total(weights: Weights, features: dict[str, float], left: float) -> float:
    """The guess at a seat's final total."""
    constant, slope, bend = weights.base
    found, worth = constant + left * (slope + left * bend), weights.features
    for name, count in features.items():
        if count and name in worth:
            end, more = worth[name]
            found += count * (end + left * more)
    return found


def error(weights: Weights, left: float) -> float:
    """How far off such a guess is."""
    return weights.errors[min(int(left * len(weights.errors)), len(weights.errors) - 1)]


def turns_of(game: Game[Any], seconds: float = 0.0) -> int:
    """How far a playout goes, where a decision may take so long."""
    weights = weights_of(game)
    if weights is None:
        return TURNS
    return round(weights.turns * pow(max(1.0, seconds / REFERENCE_SECONDS), weights.growth))


def caution_of(game: Game[Any]) -> float:
    weights = weights_of(game)
    return weights.caution if weights is not None else 0.0


def left_of(game: Game[Any], g: Any) -> float:
    """How much of the game is to come, from 1 to 0."""
    if game.bots.progress is None:
        return 0.5
    return min(1.0, max(0.0, 1.0 - game.bots.progress(g)))


def totals(game: Game[Any], g: Any) -> tuple[list[float], float]:
    """The guessed final total of every seat, and how far off such a guess is."""
    weights, seats = weights_of(game), range(game.rules.seats_of(g))
    if weights is None or game.bots.features is None:
        return [float(sum(game.rules.score(g, seat).values())) for seat in seats], GUESS_ERROR
    left = left_of(game, g)
    return [total(weights, game.bots.features(g, seat), left) for seat in seats], error(weights, left)


def chances(match: Match) -> list[float]:
    """Every seat's chance to win: certain once the game is over, else by its lead over the best of the others."""
    if match.over:
        table = match.standings()
        winners = sum(standing.rank == 1 for standing in table)
        return [float(standing.rank == 1) / winners for standing in table]
    return _by_leads(*totals(match.game, match.state))


def outcome(match: Match, found: list[float]) -> list[float]:
    """What a playout with such chances is worth to every seat; where the game has a margin, a narrow end says little.

    Whoever plays alone, against an automa, plays for the lead: far behind a strong one all chances are nearly none, and a
    search that looks only at them cannot tell good from bad.
    """
    if _alone(match):
        return _by_leads(_ends(match) if match.over else totals(match.game, match.state)[0], FAR)
    weights = weights_of(match.game)
    if not match.over or weights is None or not weights.margin:
        return found
    return _by_leads(_ends(match), weights.margin)


def _alone(match: Match) -> bool:
    people = match.game.rules.people
    return people is not None and people(match.state) == 1


def _ends(match: Match) -> list[float]:
    return [float(standing.total) for standing in match.standings()]


def _by_leads(found: list[float], error: float) -> list[float]:
    leads = [_chance(seat, found, error) for seat in range(len(found))]
    whole = sum(leads)
    return [lead / whole for lead in leads]


def _chance(seat: Seat, found: list[float], error: float) -> float:
    lead = found[seat] - max([total for other, total in enumerate(found) if other != seat], default=0.0)
    return 0.5 + 0.5 * erf(lead / (2.0 * error))
