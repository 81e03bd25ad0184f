"""Lines of a score sheet that the sisters have alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

from saloon.engine import MET, MISSED, Line, Seat, Texts
from saloon.engine.reader import score_lines
from saloon.games.trail.objectives import worth
from saloon.games.trail.texts.names import NamedBuilding, building_title

Lines = Callable[[Any, Any, Texts], Iterator[Line]]
"""The lines of one category: of a state, for whoever sits at a seat."""
ScoreLines = Mapping[str, Lines]
"""By category."""


class ScoredBuilding(NamedBuilding, Protocol):
    @property
    def points(self) -> int: ...


def sheet_of_seat(g: Any, seat: Seat, say: Texts, lines: Mapping[type, ScoreLines]) -> dict[str, list[Line]]:
    """`lines`: by the class of whoever sits there."""
    who = g.at(seat)
    return score_lines(lines[type(who)], g, who, say)


def money_lines(each: int) -> Lines:
    """A point for every so many dollars."""
    return lambda g, me, say: iter([(say("sum-money", dollars=me.dollars, each=each), me.dollars // each)])


def building_lines(own: Callable[[Any, Any], Iterable[tuple[Any, ScoredBuilding]]]) -> Lines:
    """`own`: where somebody's buildings stand."""
    return lambda g, who, say: ((building_title(say, tile), tile.points) for _, tile in own(g, who))


def master_lines(counted: Mapping[str, Callable[[Any, Any], int]]) -> Lines:
    """Station masters who count something at the end."""

    def lines(g: Any, me: Any, say: Texts) -> Iterator[Line]:
        for master in me.masters:
            if master.counts:
                count = counted[master.counts](g, me)
                yield say("sum-master", what=say(f"counted-{master.counts}", count=count), count=count), worth(master, count)

    return lines


def worker_lines(points: Callable[[Any, Any], int], each: int) -> Lines:
    """So many points for every worker at the end of a row."""
    return lambda g, who, say: iter([(say("sum-workers", count=points(g, who) // each), points(g, who))])


def whole_line(key: str, points: Callable[[Any, Any], int]) -> Lines:
    """A category of one line."""
    return lambda g, who, say: iter([(say(key), points(g, who))])


def objective_line(tasks: str, met: bool, points: int, penalty: int = 0) -> Line:
    """An objective by its tasks, and what it counts if they are met, or if not."""
    return f"{MET if met else MISSED}{tasks}", points if met else penalty
