"""The turn of an automa line by line, while it plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from saloon.engine import Seat, Texts
from saloon.games.great_western_trail.state import State
from saloon.games.trail.texts.story import StoryLine

STORIES: dict[type, Callable[[State, Any, Texts], Sequence[StoryLine]]] = {}
"""By the class at a seat; automas add theirs."""


def story(g: State, seat: Seat, say: Texts) -> Sequence[StoryLine]:
    """Of players there is none."""
    who = g.at(seat)
    return STORIES[who.__class__](g, who, say) if who.__class__ in STORIES else []
