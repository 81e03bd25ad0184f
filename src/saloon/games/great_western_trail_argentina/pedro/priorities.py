"""How Pedro decides (rulebook, "Les décisions de Pedro"): criteria in turn; where they leave a choice, it is the person's."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, TypeVar

from saloon.engine import Question
from saloon.games.great_western_trail_argentina.rules.hands import choose
from saloon.games.great_western_trail_argentina.state import State

T = TypeVar("T")
Criterion = tuple[str, Callable[[Any], Any]]
"""What it is called where its decision is told, and what must be smallest."""
ONLY, YOURS = "only", "yours"
"""There was no choice; the person has chosen."""


def preferred(options: Iterable[T], criteria: Sequence[Criterion]) -> tuple[list[T], str]:
    """What the criteria leave, and which of them was the last that decided anything."""
    left, why = list(options), ONLY
    for name, key in criteria:
        if len(left) == 1:
            break
        best = min(map(key, left), default=None)
        fewer = [option for option in left if key(option) == best]
        if len(fewer) < len(left):
            left, why = fewer, name
    return left, why


Decision = Generator[Question, Any, tuple[Any, str]]
"""The option, and what decided."""


def decide(g: State, verb: str, options: Iterable[Any], criteria: Sequence[Criterion], about: Any = None) -> Decision:
    """By the criteria, or by the person if they leave a choice."""
    left, why = preferred(options, criteria)
    return (yield from ask(g, verb, left, why, about))


def ask(g: State, verb: str, left: Sequence[Any], why: str, about: Any = None) -> Decision:
    """The person's choice among what the criteria have left."""
    if len(left) == 1:
        return left[0], why
    return (yield from choose(g, g.players[0], verb, left, about=about)), YOURS
