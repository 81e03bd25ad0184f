"""A lesson as it goes at a table: which note is being read, what it allows, and what happens by itself.

Nothing of it is kept. Its place follows from the match; whoever comes back begins with the first note of that place.
"""

from __future__ import annotations

from saloon.engine import DONE, Match, Seat
from saloon.engine.lesson import Lesson, Note
from saloon.web.tables.history import choices
from saloon.web.tables.models import Table


class Course:
    """One learner's way through a lesson.

    place: how many of its lines have been played; None where a turn or a step ends.
    read:  how many notes of this place have been read.
    other: what the learner has chosen instead of what was asked for; it is talked about, not played.
    """

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.place = lesson.place(match)
        self.read, self.other = 0, ""
        self._until: int | None = None

    @property
    def note(self) -> Note | None:
        """The note that is being read; None while others play, and when all is read."""
        notes = self._notes()
        return notes[self.read] if self.read < len(notes) else None

    @property
    def asking(self) -> Note | None:
        """The note of this place that asks for a choice: the last one, if any."""
        return next((note for note in self._notes() if note.choice is not None), None)

    @property
    def finished(self) -> bool:
        return self.place == len(self.lesson.lines) and self.note is None

    @property
    def waits(self) -> bool:
        """Whether the others wait for the learner."""
        return self.note is not None or self.finished

    def _notes(self) -> list[Note]:
        return [] if self.place is None else self.lesson.notes_at(self.place)

    def allows(self, text: str) -> bool:
        return self.asking is not None and text in (self.asking.choice, *self.asking.also)

    def follow(self, match: Match) -> None:
        """Something has happened."""
        place = self.lesson.place(match)
        if place != self.place:
            self.place, self.read = place, 0
        self.other = ""

    def show(self, note: Note) -> None:
        """A note of the place where the match stands now."""
        self.read, self.other = self._notes().index(note), ""

    def read_on(self, number: int | None) -> None:
        """From a note that only shows something; one that was read already is not read twice."""
        note = self.note
        if note is not None and note.choice is None and note.number == number:
            self.read += 1

    # ------------------------------------------------------------ what happens by itself

    def due(self, match: Match) -> tuple[Seat, str] | None:
        """What the house does now: a step of an automa, or a choice that nobody has to be told about first."""
        return None if self.note is not None else self._line(match)

    def prepares(self, match: Match) -> bool:
        """Whether the first note is still to come: nobody has to be able to follow what is played before it."""
        return match.count < self._made(self.lesson.notes[0].place)

    def _line(self, match: Match) -> tuple[Seat, str] | None:
        """The next choice of the lesson, if it can be made."""
        if match.over:
            return None
        place = self.lesson.place(match)
        if place is None:
            return next(iter(match.asks)), DONE
        line = self.lesson.lines[place] if place < len(self.lesson.lines) else None
        ask = (match.asks.get(line.seat) or match.asides.get(line.seat)) if line is not None else None
        return (line.seat, line.text) if line is not None and ask is not None and line.text in ask.texts() else None

    def skip(self, match: Match, place: int) -> tuple[Seat, str] | None:
        """Begin to play on to a later place; gives the first choice, and `follows` the others."""
        self._until = place
        return self.follows(match)

    def follows(self, match: Match) -> tuple[Seat, str] | None:
        here = self.lesson.place(match)
        if self._until is None or (here is not None and here >= self._until):
            self._until = None
            return None
        return self._line(match)

    # ------------------------------------------------------------ going back

    def is_ahead(self, match: Match, place: int) -> bool:
        """Whether a place of the lesson is still to come."""
        here = self.lesson.place(match)
        return place > here if here is not None else self._made(place) > match.count

    def rewound(self, table: Table, place: int) -> Match:
        """The match as it stood there, with the choices that were made, over whatever has come to light since."""
        made = dict(enumerate(text for _, text in choices(table)))
        count, instead = 0, {}
        for at, line in enumerate(self.lesson.lines[:place]):
            if line.text != DONE:
                instead[at], count = made.get(count, line.text), count + 1
        match = next(match for at, match in enumerate(self.lesson.play(instead)) if at == place)
        match.log = None
        return match

    def _made(self, place: int) -> int:
        """How many choices have been made there."""
        return sum(line.text != DONE for line in self.lesson.lines[:place])
