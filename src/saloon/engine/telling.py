"""What rules say while they run: events for the log, and reasons why an option is missing.

Sentences are made at the edge, in the reader's language; here are only names, ids and numbers. Nobody listens in a
simulation, and then nothing is kept.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Only(Struct, frozen=True):
    """A value of an event that only some seats may read: `card=Only((me,), card)`."""

    seats: tuple[int, ...]
    value: Any


class Tell(Struct, frozen=True):
    """Something that happened, after `at` choices of the match."""

    at: int
    event: str
    seat: int | None
    values: dict[str, Any]

    def opened(self) -> Tell:
        """The event with everything that only some may read."""
        return Tell(self.at, self.event, self.seat, {key: _opened(value) for key, value in self.values.items()})

    def seen_by(self, seat: int | None) -> Tell:
        """The event as a seat may read it; None is a spectator."""
        return Tell(self.at, self.event, self.seat, {key: _seen(value, seat) for key, value in self.values.items()})


class WhyNot(Struct, frozen=True):
    """Why an option that a player would expect cannot be chosen now."""

    seat: int
    verb: str
    value: Any
    reason: str
    values: dict[str, Any]


class Listener:
    """Keeps what is told. Not part of a position: never compared, never saved, never cloned."""

    __slots__ = ("at", "reasons", "rolled", "tells")

    def __init__(self, at: int = 0) -> None:
        self.at = at
        self.tells: list[Tell] = []
        self.reasons: list[WhyNot] = []
        self.rolled: list[int] = []

    def hear(self, event: str, seat: int | None, values: dict[str, Any]) -> None:
        """Dice that fell since the last event belong to this one."""
        if self.rolled:
            values, self.rolled = {**values, "dice": self.rolled}, []
        self.tells.append(Tell(self.at, event, seat, values))

    def reason(self, seat: int, verb: str, value: Any, reason: str, values: dict[str, Any]) -> None:
        self.reasons.append(WhyNot(seat, verb, value, reason, values))

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


def _seen(value: Any, seat: int | None) -> Any:
    if value.__class__ is not Only:
        return value
    return value.value if seat in value.seats else "?"


def _opened(value: Any) -> Any:
    return value.value if value.__class__ is Only else value
