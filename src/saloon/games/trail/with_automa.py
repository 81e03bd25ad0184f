"""Who has a seat where an automa may have one.

Mixed into states; where these are compiled, `native_classes.py` copies it into them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from saloon.engine import Seat

P = TypeVar("P")
A = TypeVar("A")


class WithAutoma(Generic[P, A]):
    """A table at which an automa may have a seat, after those of the players."""

    __slots__ = ()
    if TYPE_CHECKING:
        players: list[P]

        @property
        def automa(self) -> A | None: ...

    @property
    def seated(self) -> list[P | A]:
        """Everybody, in the order of the seats; an automa sits in the last one."""
        return [*self.players] if self.automa is None else [*self.players, self.automa]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players) if self.automa is None else len(self.players) + 1

    def at(self, seat: Seat) -> P | A:
        """Whoever sits there."""
        return self.players[seat] if seat < len(self.players) else self.seated[seat]
