"""A turn in one sentence: which events make which clause of it, how equal ones are gathered, and what matters most.

A game says so in one table, `Page.turns`; the sentences are made at the edge (`Teller.clause`, `Teller.sentence`) from messages
`did-<clause>`, which begin with a verb: “rode to Kansas City”. Of a clause that several events have told, numbers are added
up and things are listed, equal ones once with their number (`<kind>-<id>.some`). A message may use `$<value>`, and
`$<value>_count`, how many things a list has.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from saloon.engine.asks import Seat
from saloon.engine.telling import Tell

GREAT, USUAL, SMALL = 3, 2, 1
"""How much a clause matters: what matters least is left out first where a turn has too many."""
MAX_CLAUSES = 4
"""Clauses of a sentence, before it says how many more there would be."""


class Clause(NamedTuple):
    """What an event says in the sentence of its turn.

    key:    the message, `did-<key>`, that is said of all events with this clause together.
    weight: how much it matters.
    verb:   the message `did-<verb>` of a clause that this one shares with others: then `did-<key>` is what was done, without
            a verb, and one of `$things`: “gained $2 and a certificate”.
    phases: those that it can belong to, in a game that is played in phases rather than in turns: in any other one, the last
            of them begins.
    adds:   the numbers that it only adds to what the others of this key tell; by itself it is not said.
    named:  the values that are named as if they had other keys: a place in a list, for one, in fewer words.
    needs:  the number without which it is not worth saying: nobody pays $0.
    lacks:  the numbers of its message that it does not tell: 0, unless others of this key do.
    """

    key: str
    weight: int = USUAL
    verb: str = ""
    phases: tuple[str, ...] = ()
    adds: tuple[str, ...] = ()
    named: Mapping[str, str] = {}
    needs: str = ""
    lacks: tuple[str, ...] = ()


class Mark(Enum):
    """Of an event that has no clause: OPENS begins a turn of its seat, and SILENT is said by its line alone.

    Where no event opens turns, a turn is whatever a seat does in a phase.
    """

    OPENS = "opens"
    SILENT = "silent"


OPENS, SILENT = Mark.OPENS, Mark.SILENT

Turns = Mapping[str, Clause | Mark]
"""How a game tells a turn in one sentence: by event."""


def clause_of(turns: Turns, event: str) -> Clause | None:
    clause = turns.get(event)
    return clause if isinstance(clause, Clause) else None


def numbers(turns: Turns, key: str) -> set[str]:
    """The numbers of a clause that not every event of it tells."""
    clauses = (clause for clause in turns.values() if isinstance(clause, Clause) and clause.key == key)
    return {number for clause in clauses for number in (*clause.adds, *clause.lacks)}


class Part(NamedTuple):
    """What one event brings to a clause: its values as the reader may know them, numbers and lists of things."""

    clause: Clause
    values: Mapping[str, Any]


class Told(Protocol):
    """An event, and what it brings to its turn's sentence."""

    @property
    def tell(self) -> Tell: ...
    @property
    def part(self) -> Part | None: ...


class Retold(NamedTuple):
    """An event that has been read for one reader."""

    tell: Tell
    part: Part | None


T = TypeVar("T", bound=Told)


class Account(NamedTuple, Generic[T]):
    """What one seat did in one turn, which may be another's.

    seat: None where only the game itself did something.
    turn_of: whose turn it was; None in a game of phases.
    """

    seat: Seat | None
    turn_of: Seat | None
    told: list[T]

    @property
    def parts(self) -> list[Part]:
        return [each.part for each in self.told if each.part is not None and each.tell.seat == self.seat]


def accounts(turns: Turns, told: Iterable[T]) -> list[Account[T]]:
    """Everything that was told, turn by turn: one account for each seat that did something in it.

    What nobody's sentence says stands with whoever did something before it in that turn, or else after it.
    """
    telling = _Telling[T](turns)
    for each in told:
        telling.hear(each)
    return telling.end()


class _Telling(Generic[T]):
    """One event after the other.

    current: accounts of the turn that is on, by seat.
    waiting: what nobody's sentence says, until somebody does something.
    """

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.found: list[Account[T]] = []
        self.current: dict[Seat, Account[T]] = {}
        self.waiting: list[T] = []
        self.turn_of: Seat | None = None
        self.phase = ""

    def hear(self, each: T) -> None:
        event, seat = each.tell.event, each.tell.seat
        clause = None if each.part is None else each.part.clause
        if self.turns.get(event) is OPENS:
            self._open(seat)
        elif clause is not None and clause.phases and self.phase not in clause.phases:
            self._open(None, clause.phases[-1])
        if seat is None or clause is None or (clause.adds and seat not in self.current):
            self._add_silently(each)
        else:
            self._account(seat).told.append(each)

    def end(self) -> list[Account[T]]:
        if self.waiting:
            self.found.append(Account(None, self.turn_of, self.waiting))
        return self.found

    def _open(self, seat: Seat | None, phase: str = "") -> None:
        if self.waiting and self.turn_of is not None:  # a turn in which nothing was done
            self.found.append(Account(None, self.turn_of, self.waiting))
            self.waiting = []
        self.current, self.turn_of, self.phase = {}, seat, phase

    def _add_silently(self, each: T) -> None:
        if not self.current:
            self.waiting.append(each)
        elif each.tell.seat in self.current:
            self.current[each.tell.seat].told.append(each)
        else:
            next(reversed(self.current.values())).told.append(each)

    def _account(self, seat: Seat) -> Account[T]:
        if seat not in self.current:
            self.current[seat] = Account(seat, self.turn_of, self.waiting)
            self.found.append(self.current[seat])
            self.waiting = []
        return self.current[seat]
