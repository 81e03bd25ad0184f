"""Lessons: a record with notes, read line by line, and the place that a match has in it."""

from __future__ import annotations

import pytest

from high_noon import GAME
from high_noon.installed import install
from saloon.drawing.lesson_check import problems
from saloon.engine import DONE, BadRecord, IllegalChoice, new_match, record_of
from saloon.engine.lesson import Lesson, UnknownLesson, find_lesson, lesson_files, lessons, read_lesson, skeleton

((FOLDER, NAME),) = lesson_files(GAME)
TEXT = FOLDER.joinpath(f"{NAME}.lesson").read_text("utf-8")


@pytest.fixture
def lesson(tmp_path, monkeypatch) -> Lesson:
    """That of High Noon, alone against Sue."""
    install(tmp_path / "site", monkeypatch)
    return find_lesson(GAME, NAME)


@pytest.fixture
def written(tmp_path, lesson):
    """The same with something else in it."""

    def write(old: str, new: str) -> Lesson:
        assert old in TEXT
        (tmp_path / "other.lesson").write_text(TEXT.replace(old, new, 1), "utf-8")
        return read_lesson(tmp_path, "other")

    return write


def complaints(lesson: Lesson) -> str:
    return " ".join(map(str, problems(lesson)))


# ------------------------------------------------------------ reading


def test_the_last_note_before_a_choice_of_the_learner_asks_for_it(lesson):
    assert [(note.name, note.choice, note.also) for note in lesson.notes] == [
        ("welcome", None, ()),
        ("first", "play:shot_46", ("play:shot_57",)),
        ("walks", None, ()),
        ("again", "play:shot_54", ()),
        ("over", None, ()),
    ]
    assert lesson.chapters == ["aim", "duel"]
    assert (lesson.minutes, lesson.after) == (5, None)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("saloon-lesson: 1", "saloon-lesson: 2"),
        ("minutes: 5", "minutes: a few"),
        ("minutes: 5", ""),
        ("= aim", "= two words"),
        ("= aim\n", ""),  # a note before the first chapter
        ("* welcome", "*"),
        ("* again\n", "+ play:shot_57\n"),  # nothing asks for what may also be chosen
        ("1 done", "0 done"),
        ("1 done", "1 play:shot_9"),
        ("0 play:shot_46", "play:shot_46"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(written, old, new):
    with pytest.raises(BadRecord, match="Line"):
        written(old, new)


def test_lessons_are_taken_in_turn(lesson):
    assert list(lessons(GAME)) == [NAME]
    with pytest.raises(UnknownLesson, match="did you mean noon"):
        find_lesson(GAME, "nooon")


def test_a_record_becomes_a_lesson_that_only_lacks_its_words(tmp_path, lesson):
    match = new_match(GAME, 1, {}, 3)
    match.log = []
    match.play("0 play:shot_46", "0 play:shot_54")
    (tmp_path / "own.lesson").write_text(skeleton(record_of(match, {}, 3, ["learner"])), "utf-8")
    own = read_lesson(tmp_path, "own")
    assert [note.choice for note in own.notes] == ["play:shot_46", "play:shot_54"]
    assert [match.count for match in own.play()] == [0, 1, 2]


# ------------------------------------------------------------ playing


def test_a_match_has_its_place_at_the_steps_that_notes_stand_before(lesson):
    assert [lesson.place(match) for match in lesson.play()] == [0, 1, 2, 3, 4, 5]


def test_where_a_turn_ends_there_is_nothing_to_say(lesson):
    match = new_match(GAME, 1, {}, 3, hold=True)
    match.answer_text(0, "play:shot_46")
    assert match.holding
    assert lesson.place(match) is None
    match.answer(0, DONE)
    assert lesson.place(match) == 1


def test_steps_that_no_note_stands_before_are_played(written):
    lesson = written("* walks\n1 done\n1 done\n", "")
    assert [list(match.asks) for match in lesson.play()] == [[0], [0], [0], [0]]


# ------------------------------------------------------------ checking


def test_what_would_leave_a_learner_alone_is_found(written):
    assert complaints(find_lesson(GAME, NAME)) == "There are 5 notes; a lesson has 25 to 60."
    assert "play:shot_1 cannot be chosen" in complaints(written("+ play:shot_57", "+ play:shot_1"))
    assert "Line 10: nothing drawn on a phone is called saloon" in complaints(written("* welcome", "* welcome @saloon"))
    assert "there is a note first already" in complaints(written("* welcome", "* first"))
    assert "fr: note-other is missing" in complaints(written("* welcome", "* other"))


def test_a_choice_that_is_allowed_must_not_spoil_the_rest(written):
    lesson = written("0 play:shot_2", "0 play:shot_57")
    assert "after play:shot_57 the lesson does not go on" in complaints(lesson)


def test_a_choice_that_the_rules_do_not_allow_is_refused(written):
    with pytest.raises(BadRecord, match="allowed were: 0 play:shot_46") as refused:
        list(written("0 play:shot_46", "0 play:shot_1").play())
    assert isinstance(refused.value.__cause__, IllegalChoice)


def test_what_is_said_nowhere_or_too_long_is_found(tmp_path, lesson):
    for language in ("en", "fr"):
        said = FOLDER.joinpath(f"{NAME}.{language}.ftl").read_text("utf-8")
        longer = said.replace("Most points win.", "Most points win. " * 9) + "note-gone = Gone.\n"
        (tmp_path / f"noon.{language}.ftl").write_text(longer, "utf-8")
    (tmp_path / "noon.lesson").write_text(TEXT, "utf-8")
    found = complaints(read_lesson(tmp_path, "noon"))
    assert "en: note-welcome has 152 letters; at most 80 are read." in found
    assert "fr: note-gone is said nowhere." in found
