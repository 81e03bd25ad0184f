"""The root of a game's state, whatever the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from saloon.engine.asks import Seat, Value
from saloon.engine.dice import Dice
from saloon.engine.telling import Listener

if TYPE_CHECKING:
    from saloon.engine.state import Zone

S = TypeVar("S", bound="Position")

DIE = 6
"""Sides of a die that is shown; other numbers of sides are chance without a die."""


class Position(Struct, kw_only=True, gc=False):
    """Chance, seals, and the listener, if there is one."""

    dice: Dice
    seals: int = 0
    listener: Listener | None = None

    def seal(self) -> None:
        """Something hidden came to light: what was chosen before cannot be undone."""
        self.seals += 1

    def roll(self, sides: int = DIE) -> int:
        """Roll a die in the open; what is told next says how it fell."""
        self.seals += 1
        rolled = 1 + self.dice.below(sides)
        if self.listener is not None and sides == DIE:
            self.listener.rolled.append(rolled)
        return rolled

    # Compiled, a parameter before the stroke must not have the name of one of the values: hence these.

    def tell(self, event_: str, seat_: Seat | None = None, /, **values: Value) -> None:
        """Say what happened; free when nobody listens."""
        if self.listener is not None:
            self.listener.hear(event_, seat_, values)

    def why_not(self, seat_: Seat, verb_: str, value_: Value, reason_: str, /, **values: Value) -> None:
        """Say why an option that a player would expect is missing from the next ask."""
        if self.listener is not None:
            self.listener.reason(seat_, verb_, value_, reason_, values)

    def clone(self: S) -> S:
        raise TypeError(f"{type(self).__name__} is not a @state class")

    def observe(self: S, seat: Seat | None) -> S:
        """The position as the seat may see it; None is a spectator."""
        raise TypeError(f"{type(self).__name__} is not a @state class")

    def fingerprint(self, seat: Seat | None) -> tuple[Any, ...]:
        """All that the seat may see, as something hashable: positions of a match that look the same to it have the same one."""
        raise TypeError(f"{type(self).__name__} is not a @state class")

    def zones(self, seat: Seat | None) -> Iterator[Zone]:
        """Every hidden field that the seat cannot see."""
        raise TypeError(f"{type(self).__name__} is not a @state class")
