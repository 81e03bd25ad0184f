"""Prestige: ranches are ranked in four categories (rulebook, "Fin de la partie")."""

from __future__ import annotations

from saloon.engine import Seat
from saloon.games.sans_foi_ni_loi.components import PRESTIGE
from saloon.games.sans_foi_ni_loi.state import Ranch, State


def ranges(ranch: Ranch) -> int:
    """Raided ranges do not belong to the ranch at the end."""
    return sum(not land.raided for land in ranch.ranges)


def herds(ranch: Ranch) -> int:
    return sum(len(land.herds) for land in ranch.ranges if not land.raided)


def cowboys(ranch: Ranch) -> int:
    """Blue cards only (A-09)."""
    return len(ranch.cowboys)


def gold(ranch: Ranch) -> int:
    return ranch.gold


CATEGORIES = {"ranges": ranges, "herds": herds, "cowboys": cowboys, "gold": gold}  # order of the score sheet


def prestige(counts: list[int]) -> list[int]:
    """5, 3, 2, 1 by rank; equals share a rank and the next ones are skipped; nothing for nothing."""
    ranks = [1 + sum(other > count for other in counts) for count in counts]
    return [PRESTIGE.get(rank, 0) if count else 0 for rank, count in zip(ranks, counts, strict=True)]


def score(g: State, seat: Seat) -> dict[str, int]:
    """A player's prestige: the sum of his ranches'."""
    return {category: _points(g, seat, [count(ranch) for ranch in g.ranches]) for category, count in CATEGORIES.items()}


def _points(g: State, seat: Seat, counts: list[int]) -> int:
    return sum(points for ranch, points in zip(g.ranches, prestige(counts), strict=True) if ranch.seat == seat)


def tie_break(g: State, seat: Seat) -> tuple[int, ...]:
    """The rulebook has none: victory is shared. As an option: more gold, then more ranges."""
    if g.options.tie_break == "shared":
        return ()
    own = [ranch for ranch in g.ranches if ranch.seat == seat]
    return sum(map(gold, own)), sum(map(ranges, own))
