"""The page of a sister game: its own boards and words, the figures of its panel, and the styles that the sisters share."""

from __future__ import annotations

from typing import Any, Protocol

from saloon.engine import Page, Seat, Value
from saloon.engine.game import Meter

ENDS = frozenset({"act:end"})
"""What ends a turn in every sister."""


class Panel(Protocol):
    """What players look at all the time: the `panel` module of a game."""

    def countdown(self, g: Any, /) -> list[Meter]: ...
    def budget(self, g: Any, seat: Seat, /) -> list[Meter]: ...
    def summary(self, g: Any, seat: Seat, /) -> list[tuple[str, int]]: ...
    def group_of(self, verb: str, value: Value, /) -> str: ...
    def phases(self, g: Any, seat: Seat, verb: str, /) -> tuple[int, tuple[str, ...]] | None: ...


def sister_page(panel: Panel, **own: Any) -> Page[Any]:
    """`own`: what else the game says of its page, as `Page` takes it."""
    return Page(
        styles=("drawing/trail.css",),
        countdown=panel.countdown,
        budget=panel.budget,
        summary=panel.summary,
        group_of=panel.group_of,
        phases=panel.phases,
        **{"ends": ENDS} | own,
    )
