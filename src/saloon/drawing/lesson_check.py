"""Whether every word of a lesson still holds: what would leave a learner alone, said in sentences."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import LANGUAGES, Match, Refusal, Texts
from saloon.engine.lesson import LEARNER, Lesson, Note, values

MIN_NOTES, MAX_NOTES = 25, 60
LONGEST = {"": 80, "why": 150, "other": 150}
"""Letters of what a note says, by its attribute."""
LONGER = {"en": 1.0, "fr": 1.25}
"""French says the same with more letters."""
LEAST_LEARNED = 3
"""Lines on the end card."""


class BadLesson(Refusal):
    """Something in a lesson that does not hold."""


def problems(lesson: Lesson) -> Iterator[BadLesson]:
    """Nothing, if all is well. What cannot even be played is refused."""
    yield from _counted(lesson)
    for place, match in enumerate(lesson.play()):
        for note in lesson.notes_at(place):
            yield from _shown(note, match)
            yield from _said(lesson, note, match)
        if place == len(lesson.lines):
            yield from _drawn(match, ((gain.line, gain.thing) for gain in lesson.gains))
        if match.over:
            yield BadLesson("lesson-cut-short")
    for note in lesson.notes:
        yield from _others(lesson, note)
    yield from _headlines(lesson)


def _counted(lesson: Lesson) -> Iterator[BadLesson]:
    if not MIN_NOTES <= len(lesson.notes) <= MAX_NOTES:
        yield BadLesson("lesson-note-count", found=len(lesson.notes), least=MIN_NOTES, most=MAX_NOTES)
    often = Counter(note.name for note in lesson.notes)
    yield from (
        BadLesson("lesson-said-twice", line=note.line, found=note.name) for note in lesson.notes if often[note.name] > 1
    )


# ------------------------------------------------------------ what is played and shown


def _shown(note: Note, match: Match) -> Iterator[BadLesson]:
    """What the note asks for is open, and what it names is drawn."""
    can = match.asks[LEARNER].texts() if LEARNER in match.asks else []
    for choice in (note.choice, *note.also):
        if choice is not None and choice not in can:
            yield BadLesson("lesson-not-open", line=note.line, found=choice, allowed=", ".join(can) or "…")
    yield from _drawn(match, ((note.line, thing) for thing in note.things))


def _drawn(match: Match, named: Iterable[tuple[int, str]]) -> Iterator[BadLesson]:
    """What lines name is drawn, on both sizes of the board."""
    wanted = list(named)
    for size in ("desk", "phone") if wanted else ():
        ids = drawn_ids(match, size)
        missing = [(line, thing) for line, thing in wanted if thing not in ids]
        yield from (BadLesson("lesson-no-thing", line=line, found=thing, size=size) for line, thing in missing)


def drawn_ids(match: Match, size: str = "desk") -> list[str]:
    """The ids of all that is drawn for the learner: what a note can name."""
    board = match.game.page.board
    if board is None:
        return []
    drawn = board(match.observe(LEARNER), _viewpoint(match, size))
    return [id for region in drawn.values() for id in re.findall(r'\bid="([^"]+)"', region)]


def _viewpoint(match: Match, size: str) -> Viewpoint:
    ask = match.asks.get(LEARNER)
    names = tuple(map(str, range(match.game.rules.seats_of(match.state))))
    return Viewpoint(
        seat=LEARNER,
        names=names,
        bots=tuple(seat != str(LEARNER) for seat in names),
        language="en",
        size="phone" if size == "phone" else "desk",
        lit=dict.fromkeys(ask.texts(), "") if ask is not None else {},
        asked=tuple(match.asks),
        about=ask.about if ask is not None else None,
    )


def _others(lesson: Lesson, note: Note) -> Iterator[BadLesson]:
    """With each of the other choices that a note allows, the lesson goes on to its end."""
    for choice in note.also:
        try:
            for match in lesson.play({note.place: choice}):
                del match
        except Refusal as refusal:
            yield BadLesson("lesson-goes-wrong", line=note.line, found=choice, why=refusal)


# ------------------------------------------------------------ what is said


def _said(lesson: Lesson, note: Note, match: Match) -> Iterator[BadLesson]:
    """Both sentences of a note, and what is said to whoever chooses something else."""
    filled = values(match.game, match.observe(LEARNER))
    for language in LANGUAGES:
        say = lesson.say(language)
        for attribute, longest in LONGEST.items():
            key = f"note-{note.name}.{attribute}".rstrip(".")
            if key in say:
                yield from _sentence(say, key, filled, int(longest * LONGER[language]))
            elif attribute != "other" or any(key in each for each in lesson.texts.values()):
                yield BadLesson("lesson-unsaid", language=language, found=key)


def _sentence(say: Texts, key: str, filled: dict[str, int], longest: int) -> Iterator[BadLesson]:
    try:
        said = say(key, **filled)
    except ValueError as error:
        yield BadLesson("lesson-badly-said", language=say.language, why=str(error))
        return
    if len(said) > longest:
        yield BadLesson("lesson-too-long", language=say.language, found=key, length=len(said), allowed=longest)


def _headlines(lesson: Lesson) -> Iterator[BadLesson]:
    """The lesson, its chapters and its end have words, and nothing is said nowhere."""
    heads = ["lesson", "lesson.about", *(f"chapter-{chapter}" for chapter in lesson.chapters), "end", "end.about"]
    heads += [f"got-{gain.name}" for gain in lesson.gains]
    needed = [*heads, *(f"learned-{number}" for number in range(1, LEAST_LEARNED + 1))]
    notes = [f"note-{note.name}{part}" for note in lesson.notes for part in ("", ".why", ".other")]
    learned = _learned(lesson)
    for language in LANGUAGES:
        say = lesson.say(language)
        yield from (_about(say, "lesson-unsaid", key) for key in dict.fromkeys([*needed, *learned]) if key not in say)
        keys = say.keys()
        left = [key for key in keys if key not in {*needed, *notes, *learned}]
        yield from (_about(say, "lesson-said-nowhere", key) for key in left)


def _learned(lesson: Lesson) -> list[str]:
    """The lines of the end card, in either language."""
    keys = chain.from_iterable(say.keys() for say in lesson.texts.values())
    return [key for key in keys if key.startswith("learned-")]


def _about(say: Texts, code: str, key: str) -> BadLesson:
    return BadLesson(code, language=say.language, found=key)
