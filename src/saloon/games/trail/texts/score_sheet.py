"""Lines of a score sheet that the sisters have alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

from saloon.engine import Line, Texts
from saloon.games.trail.texts.names import NamedBuilding, building_title

ScoreLines = Mapping[str, Callable[[Any, Any, Texts], Iterator[Line]]]
"""By category, the lines of whoever sits at a seat."""


class ScoredBuilding(NamedBuilding, Protocol):
    @property
    def points(self) -> int: ...


def money_line(say: Texts, dollars: int, each: int) -> Line:
    """A point for every so many dollars."""
    return say("sum-money", dollars=dollars, each=each), dollars // each


def building_lines(say: Texts, tiles: Iterable[ScoredBuilding]) -> Iterator[Line]:
    return ((building_title(say, tile), tile.points) for tile in tiles)


def objective_line(say: Texts, tasks: str, met: bool, points: int, penalty: int = 0) -> Line:
    """An objective by its tasks, and what it counts if they are met, or if not."""
    return say("sum-met" if met else "sum-unmet", tasks=tasks), points if met else penalty
