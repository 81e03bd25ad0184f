"""An automa's turn as a story: what it did line by line, with the rule that decided, for whoever reads along.

It is a part of the position, because a page knows nothing else: the lines of this turn, or of the last one.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from saloon.engine import Component, Position, Seat, Value


class Line(Struct, frozen=True, gc=False):
    """One thing that it did.

    step:   the part of the turn that it belongs to.
    event:  how it was told, and `values` what of it: components as their kinds and ids, `ship-sh06`, and `why` the criterion
            that decided.
    """

    step: str
    event: str
    values: dict[str, int | str | list[str]]


class Storied(Protocol):
    """An automa; `step` is empty between its turns."""

    seat: Seat
    step: str
    story: list[Line]


def tell(g: Position, automa: Storied, event: str, /, **values: Value) -> None:
    """Tell what it does, and remember it as a line of its story."""
    g.tell(event, automa.seat, **values)
    note(automa, event, **values)


def note(automa: Storied, event: str, /, **values: Value) -> None:
    """Remember what the rules of everybody tell by themselves; between its turns there is nothing to remember."""
    if automa.step:
        automa.story.append(Line(automa.step, event, {key: _plain(value) for key, value in values.items()}))


def _plain(value: Value) -> int | str | list[str]:
    if isinstance(value, Component):
        return f"{value.kind}-{value.id}"
    if isinstance(value, list):
        return [f"{thing.kind}-{thing.id}" for thing in value]
    plain: int | str = value
    return plain
