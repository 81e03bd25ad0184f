"""Prestige: ranches are ranked in four categories (rulebook, "Fin de la partie")."""

from __future__ import annotations

from saloon.engine import Seat
from saloon.games.sans_foi_ni_loi.components import PRESTIGE
from saloon.games.sans_foi_ni_loi.state import Ranch, State


def ranges(ranch: Ranch) -> int:
    """Raided ranges do not belong to the ranch at the end."""
    return sum([not land.raided for land in ranch.ranges])


def herds(ranch: Ranch) -> int:
    return sum([len(land.herds) for land in ranch.ranges if not land.raided])


def cowboys(ranch: Ranch) -> int:
    """Blue cards only (A-09)."""
    return len(ranch.cowboys)


def gold(ranch: Ranch) -> int:
    return ranch.gold


CATEGORIES = {"ranges": ranges, "herds": herds, "cowboys": cowboys, "gold": gold}  # order of the score sheet


def prestige(counts: list[int]) -> list[int]:
    """5, 3, 2, 1 by rank; equals share a rank and the next ones are skipped; nothing for nothing."""
    order = sorted(counts, reverse=True)
    return [PRESTIGE.get(1 + order.index(count), 0) if count else 0 for count in counts]


def score(g: State, seat: Seat) -> dict[str, int]:
    """A player's prestige: the sum of his ranches'."""
    return {category: prestige_of(g, seat, counts) for category, counts in counted(g).items()}


def counted(g: State) -> dict[str, list[int]]:
    """What every ranch has, by category."""
    return {category: [count(ranch) for ranch in g.ranches] for category, count in CATEGORIES.items()}


def prestige_of(g: State, seat: Seat, counts: list[int]) -> int:
    """In a category."""
    return sum([points for ranch, points in zip(g.ranches, prestige(counts), strict=True) if ranch.seat == seat])


def tie_break(g: State, seat: Seat) -> tuple[int, ...]:
    """The rulebook has none: victory is shared. As an option: more gold, then more ranges."""
    if g.options.tie_break == "shared":
        return ()
    own = [ranch for ranch in g.ranches if ranch.seat == seat]
    return sum(map(gold, own)), sum(map(ranges, own))
