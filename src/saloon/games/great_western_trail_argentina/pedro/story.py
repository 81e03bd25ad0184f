"""Pedro's turn as a story: what he did line by line, with the rule that decided, for whoever reads along.

It is a part of the position, because a page knows nothing else: the lines of this turn, or of his last one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from saloon.engine import Component, Value

if TYPE_CHECKING:
    from saloon.games.great_western_trail_argentina.pedro.state import Opponent
    from saloon.games.great_western_trail_argentina.state import State

STEPS = ("card", "move", "action", "delivery", "loading", "foresight", "return")
"""Of a turn, in their order; those after the action only in Buenos Aires."""
ON_THE_WAY = 3
"""How many of them every turn has."""


class Line(Struct, frozen=True, gc=False):
    """One thing that he did.

    step:   the part of his turn that it belongs to.
    event:  how it was told, and `values` what of it: components as their kinds and ids, `ship-sh06`, and `why` the criterion
            that decided.
    """

    step: str
    event: str
    values: dict[str, int | str | list[str]]


def tell(g: State, pedro: Opponent, event: str, /, **values: Value) -> None:
    """Tell what he does, and remember it as a line of his story."""
    g.tell(event, pedro.seat, **values)
    note(pedro, event, **values)


def note(pedro: Opponent, event: str, /, **values: Value) -> None:
    """Remember what the rules of everybody tell by themselves; between his turns there is nothing to remember."""
    if pedro.step:
        pedro.story.append(Line(pedro.step, event, {key: _plain(value) for key, value in values.items()}))


def _plain(value: Value) -> int | str | list[str]:
    if isinstance(value, Component):
        return f"{value.kind}-{value.id}"
    if isinstance(value, list):
        return [f"{thing.kind}-{thing.id}" for thing in value]
    plain: int | str = value
    return plain


def steps_to_come(pedro: Opponent, *, arrived: bool) -> tuple[str, ...]:
    """What follows in this turn; whether he will have arrived is known once he has moved."""
    last = len(STEPS) if arrived else ON_THE_WAY
    return STEPS[STEPS.index(pedro.step) + 1 : last] if pedro.step else ()
