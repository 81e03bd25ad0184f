"""Lessons: a record with notes in it, played at a table by somebody who learns the game.

    saloon-lesson: 1
    game: great_western_trail
    rules: 2
    options: neutral_tiles=fixed
    seed: 980
    seats: learner; Clay
    minutes: 15
    after: round_trip
    = hire
    * cowboy @mat-0-cowboy-2
    + hire:builder-1
    0 hire:cowboy-1
    1 move:D
    2 done
    > building @building-2a-0

Headers as in a record, then how long it takes, and the lesson that it follows, if it is not the first of its game. The learner
has the first seat. `=` begins a chapter. `*` is a note, which lights the things that it names; the last one before a choice of
the learner asks for that choice, any other only shows something. `+` lists choices that do as well: the rest of the lesson
must still hold. A choice of the learner without a note is made for them, as those of the rivals are. Steps of an automa are
played where they come; `done` stands for one of them, so that a note can stand before it. `>` names something that the learner
has at the end, as it is drawn then.

What is said lies beside the lesson, in Fluent: `lesson` with `.about`, `chapter-<chapter>`, `note-<note>` (what to do, or what
is seen) with `.why` and perhaps `.other` (said to whoever chooses something else), `end` with `.about`, `learned-1` and so on,
`got-<name>`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from saloon.engine.asks import DONE, Seat
from saloon.engine.errors import BadRecord
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.record import FORMAT, Record, RecordLine, begin, header, make_choice, read_choice, read_headers
from saloon.words.refusals import Refusal, unknown
from saloon.words.texts import LANGUAGES, Texts, texts_of

KIND = "saloon-lesson"
SUFFIX = ".lesson"
LEARNER: Seat = 0
LINES = "= chapter, * note @thing, + choice, seat verb:value, > gain @thing"


class UnknownLesson(Refusal):
    """The game has no lesson of that name."""


class Note(Struct, frozen=True):
    """What is said before a line of the lesson is played.

    number: from 1.
    things: the ids of drawn things that it names.
    place:  how many lines have been played when it is read.
    choice: what it asks for, if it asks; `also` does as well.
    line:   of the file.
    """

    number: int
    chapter: str
    name: str
    things: tuple[str, ...]
    place: int
    choice: str | None
    also: tuple[str, ...]
    line: int


class Gain(NamedTuple):
    """Something that the learner has at the end."""

    name: str
    thing: str
    line: int


class Lesson(Struct, dict=True):
    """A lesson as its file says it.

    record: how the match is set up, with the choices.
    lines:  the choices with the steps of automas that notes stand before.
    texts:  what is said, by language.
    """

    name: str
    record: Record
    minutes: int
    after: str | None
    lines: list[RecordLine]
    notes: list[Note]
    gains: list[Gain]
    texts: dict[str, Texts]

    @property
    def game(self) -> str:
        return self.record.game

    @property
    def chapters(self) -> list[str]:
        return list(dict.fromkeys(note.chapter for note in self.notes))

    def notes_at(self, place: int) -> list[Note]:
        """What is said when so many lines have been played, in turn."""
        return [note for note in self.notes if note.place == place]

    def say(self, language: str) -> Texts:
        return self.texts.get(language, self.texts[LANGUAGES[0]])

    def title(self, language: str) -> str:
        return self.say(language)("lesson")

    def about(self, language: str) -> str:
        return self.say(language)("lesson.about")

    # ------------------------------------------------------------ playing

    def place(self, match: Match) -> int | None:
        """How many lines a match has played; None where a turn or a step ends and there is nothing to say."""
        if match.holding:
            return self._places.get((match.count, match.steps)) if self._at_step(match) else None
        return self._places.get((match.count, None), len(self.lines))

    @cached_property
    def _places(self) -> dict[tuple[int, int | None], int]:
        """By the number of choices, and at a step of an automa that of its steps before."""
        places: dict[tuple[int, int | None], int] = {}
        count = steps = 0
        for place, line in enumerate(self.lines):
            is_step = line.text == DONE
            places[count, steps if is_step else None] = place
            count, steps = (count, steps + 1) if is_step else (count + 1, 0)
        return places

    def play(self, instead: Mapping[int, str] | None = None) -> Iterator[Match]:
        """The match (always the same object) before each line and after the last, as a table stops there.

        instead: other choices, by the place of their line.
        """
        match = begin(self.record, hold=True, listen=True)
        for place, line in enumerate(self.lines):
            self._go_on(match, until_step=line.text == DONE)
            yield match
            other = (instead or {}).get(place, line.text)
            make_choice(match, RecordLine(line.number, line.seat, other))
        self._go_on(match)
        yield match

    def _go_on(self, match: Match, until_step: bool = False) -> None:
        """Over the ends of turns and the steps of automas, unless a step is waited for."""
        while match.holding and not (until_step and self._at_step(match)):
            (seat,) = match.asks
            match.choose(seat, DONE)

    def _at_step(self, match: Match) -> bool:
        """Whether the match holds for an automa, which has a seat after those that are taken."""
        return min(match.asks) >= len(self.record.seats)


def values(game: Game[Any], seen: Any) -> dict[str, int]:
    """Numbers of the learner's position that notes may speak of: what they say is then true by construction."""
    page = game.page
    found = dict(page.summary(seen, LEARNER)) if page.summary is not None else {}
    found |= {what: count for what, count, _ in page.budget(seen, LEARNER)} if page.budget is not None else {}
    return found | (page.lesson_values(seen, LEARNER) if page.lesson_values is not None else {})


# ------------------------------------------------------------ reading


@lru_cache(maxsize=64)
def lessons(game: Game[Any]) -> dict[str, Lesson]:
    """The lessons of a game by name, in the order in which they are taken.

    One that cannot be read, or is of other rules, is left out: it must not keep anybody from the game.
    """
    found: dict[str, Lesson] = {}
    for folder, name in lesson_files(game):
        try:
            lesson = read_lesson(folder, name)
        except Refusal:
            continue
        if (lesson.game, lesson.record.rules) == (game.id, game.rules_number):
            found[name] = lesson
    return {lesson.name: lesson for lesson in sorted(found.values(), key=lambda each: (_number(each, found), each.name))}


def _number(lesson: Lesson, known: Mapping[str, Lesson]) -> int:
    """How many lessons come before it."""
    number = 0
    while lesson.after is not None and lesson.after in known and number < len(known):
        lesson, number = known[lesson.after], number + 1
    return number


def find_lesson(game: Game[Any], name: str) -> Lesson:
    found = lessons(game)
    if name not in found:
        raise unknown(UnknownLesson, "unknown-lesson", name, found, game=game.id)
    return found[name]


def lesson_files(game: Game[Any]) -> list[tuple[Traversable, str]]:
    """Folder and name of each lesson of the game and of its parts."""
    folders = [files(package).joinpath("lessons") for package in game.packages]
    found = [(folder, file.name) for folder in folders if folder.is_dir() for file in folder.iterdir()]
    return sorted(((folder, name.removesuffix(SUFFIX)) for folder, name in found if name.endswith(SUFFIX)), key=itemgetter(1))


def read_lesson(folder: Traversable, name: str) -> Lesson:
    """A lesson from its file, with the texts that lie beside it; whatever is wrong with it is refused with its line."""
    lines = [line.strip() for line in folder.joinpath(name + SUFFIX).read_text("utf-8").splitlines()]
    body = iter([(number, line) for number, line in enumerate(lines, 1) if line and not line.startswith("#")])
    record = read_headers(body, len(lines) + 1, KIND)
    minutes = _minutes(*header(body, "minutes", len(lines) + 1))
    script = _Script(record)
    for number, line in body:
        script.read(number, line)
    script.settle(None)
    texts = {language: _texts(folder, name, language) for language in LANGUAGES}
    return Lesson(name, record, minutes, script.after, script.lines, script.notes, script.gains, texts)


def _minutes(number: int, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise BadRecord("bad-record-line", line=number, found=text[:80], allowed="minutes: 15")
    return int(text)


def _texts(folder: Traversable, name: str, language: str) -> Texts:
    """Nothing, as long as nobody has written it."""
    return texts_of([folder.joinpath(f"{name}.{language}.ftl")], language)


class _Script:
    """What follows the headers of a lesson, line by line."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.after: str | None = None
        self.lines: list[RecordLine] = []
        self.notes: list[Note] = []
        self.gains: list[Gain] = []
        self._chapter = ""
        self._also: tuple[str, ...] = ()
        self._waiting: tuple[int, list[str]] | None = None  # a note, until it is known whether it asks for something

    def read(self, number: int, line: str) -> None:
        sign, _, rest = line.partition(" ")
        words = rest.split()
        if sign == "after:" and not self._chapter and len(words) == 1:
            self.after = words[0]
        elif sign == "=" and len(words) == 1:
            self.settle(None)
            self._chapter = words[0]
        elif sign == "*" and words and self._chapter:
            self.settle(None)
            self._waiting = (number, words)
        elif sign == "+" and words and self._waiting and not self._also:
            self._also = tuple(words)
        elif sign == ">" and len(words) == 2:
            self.gains.append(Gain(words[0], words[1].removeprefix("@"), number))
        else:
            self._choice(read_choice(number, line, LINES))

    def _choice(self, line: RecordLine) -> None:
        is_step = line.seat >= len(self.record.seats)
        if is_step != (line.text == DONE):
            raise BadRecord("bad-record-line", line=line.number, found=f"{line.seat} {line.text}"[:80], allowed=LINES)
        self.settle(line.text if line.seat == LEARNER else None)
        self.lines.append(line)
        if not is_step:
            self.record.choices.append(line)

    def settle(self, choice: str | None) -> None:
        """The note that waits stands before a choice that it asks for, or only shows something."""
        if self._waiting is not None:
            number, (name, *things) = self._waiting
            named = tuple(thing.removeprefix("@") for thing in things)
            also = self._also if choice is not None else ()
            note = Note(len(self.notes) + 1, self._chapter, name, named, len(self.lines), choice, also, number)
            self.notes.append(note)
        self._waiting, self._also = None, ()


def skeleton(record: Record) -> str:
    """A lesson of a play, with a note before each choice of the learner: to be named, cut and added to by hand."""
    head = msgspec.structs.replace(record, choices=[], result=None).write().splitlines()[1:-1]
    lines = [f"{KIND}: {FORMAT}", *head, "minutes: 15", "", "= first"]
    for number, choice in enumerate(record.choices, 1):
        lines += [f"* note_{number}"] if choice.seat == LEARNER else []
        lines.append(f"{choice.seat} {choice.text}")
    return "\n".join(lines) + "\n"
