"""The score sheet line by line: each ranch with its rank in each category; their sums are those of `scoring`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from saloon.engine import Line, Seat, Texts
from saloon.games.sans_foi_ni_loi.scoring import CATEGORIES, prestige
from saloon.games.sans_foi_ni_loi.state import Ranch, State


def score_sheet(g: State, seat: Seat, say: Texts) -> dict[str, list[Line]]:
    return {category: list(_lines(g, seat, say, category, count)) for category, count in CATEGORIES.items()}


def _lines(g: State, seat: Seat, say: Texts, category: str, count: Callable[[Ranch], int]) -> Iterator[Line]:
    counts = [count(ranch) for ranch in g.ranches]
    for ranch, have, points in zip(g.ranches, counts, prestige(counts), strict=True):
        if ranch.seat == seat:
            rank = 1 + sum(other > have for other in counts)
            yield say(f"sum-{category}", count=have, rank=rank), points
