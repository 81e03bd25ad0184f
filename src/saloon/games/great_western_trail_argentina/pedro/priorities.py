"""How Pedro decides (rulebook, "Les décisions de Pedro"): criteria in turn; where they leave a choice, it is the person's."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Any

from saloon.engine import Question
from saloon.games.great_western_trail_argentina.rules.hands import ASKING
from saloon.games.great_western_trail_argentina.state import State
from saloon.games.trail.priorities import Criterion, preferred

YOURS = "yours"
"""The person has chosen."""
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
    return (yield from ASKING.choose(g, g.players[0], verb, left, about=about)), YOURS
