"""How automas decide: criteria in turn, each of which leaves what is best by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
Criterion = tuple[str, Callable[[Any], Any]]
"""What it is called where its decision is told, and what must be smallest."""
ONLY = "only"
"""There was no choice."""


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
