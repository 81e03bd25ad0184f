"""Somebody who looks at a table, and through whose eyes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct

from saloon.drawing.viewpoint import Size, size_named
from saloon.engine import LANGUAGES, Question, Seat
from saloon.web.people.models import User
from saloon.web.people.preferences import Preferences, preferred


class Viewer(Struct):
    """A connection to a table: a person with seats, a spectator, or a program.

    seats:   the seats that this person holds.
    looking: the seat whose view is shown; None is what everybody may see.
    covered: with several seats at one screen, hands stay covered until the person says who is looking.
    since:   how many choices had been made when this person last chose: what came after is the recap.
    asking:  the question about which a bot is thinking for this person.
    plan:    the plan of the board that this person has opened by hand, until the next question of theirs.
    met:     the last question of theirs that was shown.
    changing: the secret question that this person has answered, and thinks about again.
    muted:   people whom this person does not want to hear.
    prefers: what this person chose for every table.
    """

    user: int | None
    language: str
    seats: tuple[Seat, ...] = ()
    looking: Seat | None = None
    covered: bool = False
    size: Size = "desk"
    program: bool = False
    since: int = 0
    asking: Question | None = None
    plan: str = ""
    met: Question | None = None
    changing: Question | None = None
    muted: frozenset[int] = frozenset()
    prefers: Preferences = Preferences()

    @property
    def eye(self) -> Seat | None:
        """The seat whose secrets may be shown; None shows what everybody may see."""
        return None if self.covered else self.looking

    def look(self, seats: tuple[Seat, ...], asked: Collection[Seat]) -> None:
        """Decide who looks, for everything that is shown until the next event.

        With several seats at one screen it is the seat that is asked, covered until this very person has said so.
        """
        self.seats = seats
        if self.program or len(seats) < 2:
            self.looking, self.covered = (seats[0] if seats else None), False
            return
        mine = [seat for seat in seats if seat in asked]
        if mine and self.looking not in mine:
            self.looking, self.covered = mine[0], True
        elif self.looking not in seats:
            self.looking, self.covered = seats[0], True

    def meet(self, question: Question) -> None:
        """A question of this person's: a new one opens its own plan of the board."""
        if question is not self.met:
            self.met, self.plan = question, ""

    def uncover(self, seat: Seat) -> None:
        self.looking, self.covered = seat, False


def viewer_of(person: User | None, language: str, size: str, **more: Any) -> Viewer:
    """A person's own language goes before that of the page or program."""
    own = (person.language if person is not None else "") or language
    return Viewer(
        user=person.pk if person is not None else None,
        language=own if own in LANGUAGES else "en",
        size=size_named(size),
        prefers=preferred(person),
        **more,
    )
