"""The steps of Pedro's turn, as his story tells them (`trail.story`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.trail.story import Line, note, tell

if TYPE_CHECKING:
    from saloon.games.great_western_trail_argentina.pedro.state import Opponent

__all__ = ["ON_THE_WAY", "STEPS", "Line", "note", "steps_to_come", "tell"]

STEPS = ("card", "move", "action", "delivery", "loading", "foresight", "return")
"""Of a turn, in their order; those after the action only in Buenos Aires."""
ON_THE_WAY = 3
"""How many of them every turn has."""


def steps_to_come(pedro: Opponent, *, arrived: bool) -> tuple[str, ...]:
    """What follows in this turn; whether he will have arrived is known once he has moved."""
    last = len(STEPS) if arrived else ON_THE_WAY
    return STEPS[STEPS.index(pedro.step) + 1 : last] if pedro.step else ()
