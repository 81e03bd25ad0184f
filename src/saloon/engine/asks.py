"""The questions that rules put to seats.

A flow (a rule written as a generator) yields one of these and receives the answer:

- `Ask`: one seat chooses one of the options; the flow receives the chosen value.
- `AskAll`: several seats choose in secret; the flow receives `{seat: value}` when all have.
- `AskAny`: any of several seats may choose next; the flow receives `(seat, value)`.
- `Hold`: the end of a turn, where people may still undo; programs do not stop there.

While one seat is asked, another may put in something that its game allows at any time (`Rules.asides`): the flow then receives
an `Aside`, deals with it and asks again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from saloon.engine.flyweight import Component

Seat = int
Value = Any
Flow = Generator["Question", Any, None]
"""A rule that may ask. `Generator[Question, Any, X]` where a sub-rule returns something."""

PASS: Final = "pass"
"""The value of declining; written bare, without a verb."""

DONE: Final = "done"
"""The only answer to a Hold."""


class Ask(Struct, gc=False):
    """One seat, a verb, and every legal value, in a stable order; never an empty list.

    about: what only labels, ratings and drawings of this question need, like the price that an action hires at; nothing that
           the seat may not know.
    """

    seat: Seat
    verb: str
    options: Sequence[Value]
    about: Any = None

    def by_seat(self) -> Mapping[Seat, Ask]:
        return {self.seat: self}

    def texts(self) -> list[str]:
        """The options as a record writes them: `take:3`, `pass`."""
        return [choice_text(self.verb, option) for option in self.options]


class Asks(Mapping[Seat, Ask]):
    """The asks of several seats, each made when somebody first looks at it: who is asked is known without that."""

    __slots__ = ("_made", "_make")

    def __init__(self, seats: Sequence[Seat], make: Callable[[Seat], Ask]) -> None:
        self._make = make
        self._made: dict[Seat, Ask | None] = dict.fromkeys(seats)

    def __getitem__(self, seat: Any) -> Ask:  # also None, who is never asked
        ask = self._made[seat]
        if ask is None:
            ask = self._made[seat] = self._make(seat)
        return ask

    def __contains__(self, seat: object) -> bool:
        return seat in self._made

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._made)

    def __len__(self) -> int:
        return len(self._made)


class AskAll:
    """Several seats choose in secret.

    Takes the seats and a function that makes the ask of one, not the asks: what one seat may answer can depend on cards that
    another seat only imagines, and an imagined match makes them again from the imagined cards.
    """

    __slots__ = ("_asks", "make", "seats")

    def __init__(self, seats: Sequence[Seat], make: Callable[[Seat], Ask]) -> None:
        self.seats, self.make = seats, make
        self.renew()

    def renew(self) -> None:
        self._asks = Asks(self.seats, self.make)

    def by_seat(self) -> Mapping[Seat, Ask]:
        return self._asks


class AskAny(AskAll):
    """Any of several seats may choose next: auctions, simultaneous placement."""

    __slots__ = ()


class Hold(Struct, frozen=True, gc=False):
    """The seat has nothing more to choose, but may still undo; matches played by programs do not stop."""

    seat: Seat

    def by_seat(self) -> Mapping[Seat, Ask]:
        return {self.seat: Ask(self.seat, DONE, [DONE])}


class Aside(Struct, frozen=True, gc=False):
    """What a seat puts in while another is asked."""

    seat: Seat
    value: Value


Question = Ask | AskAll | AskAny | Hold


def value_text(value: Value) -> str:
    """A value as a record writes it: ids and numbers, the parts of a tuple joined by points."""
    if value.__class__ is tuple:
        return ".".join(map(value_text, value))
    return value.id if isinstance(value, Component) else str(value)


def choice_text(verb: str, value: Value) -> str:
    """A choice as a record writes it: `take:3`; `pass` and `done` stand alone."""
    if value == PASS or verb == DONE:
        return str(value)
    return f"{verb}:{value_text(value)}"
