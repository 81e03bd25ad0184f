"""What every lesson must keep to: it plays to its end, what it lights is there, and what it says is said in both languages."""

from __future__ import annotations

import re

import pytest

from games.drawings import SIZES, drawn, marked, on_board
from saloon.drawing.lesson_check import problems
from saloon.engine import all_games, find_game
from saloon.engine.lesson import LEARNER, lesson_files, lessons, read_lesson

LESSONS = [
    pytest.param(read_lesson(folder, name), id=f"{game.id}/{name}")
    for game in all_games()
    for folder, name in lesson_files(game)
]
TAUGHT = [pytest.param(game, id=game.id) for game in all_games() if lesson_files(game)]


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_word_of_a_lesson_holds(lesson):
    """It replays to its last line, with every choice that it allows; all that it names is drawn, all that it needs is said."""
    assert [str(problem) for problem in problems(lesson)] == []


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_a_note_asks_for_is_drawn_if_it_lies_on_the_table(lesson):
    asking = {note.place: {note.choice, *note.also} for note in lesson.notes if note.choice}
    for place, match in enumerate(lesson.play()):
        asked = asking.get(place, set()) & on_board(match, LEARNER) if place in asking else set()
        for size in SIZES if asked else ():
            assert asked <= marked(drawn(match, LEARNER, size=size), "data-choice").keys(), (place, size)


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_match_knows_its_place_in_the_lesson(lesson):
    """Nothing but the match is kept of a lesson that somebody has left."""
    assert all(lesson.place(match) == place for place, match in enumerate(lesson.play()))


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_french_signs_stand_after_a_space_that_does_not_break(lesson):
    say = lesson.say("fr")
    keys = say.keys()
    for key in keys:
        said = say.roughly(key)
        assert not re.search(r"[^\u00a0\u202f\n][:;!?»]|«[^\u00a0]|'|\d ?\$", said), said


@pytest.mark.parametrize("game", TAUGHT)
def test_the_lessons_of_a_game_follow_one_another(game):
    """None is left out, one is the first, and each other comes after one that is there."""
    found = lessons(game)
    assert sorted(found) == sorted(name for _, name in lesson_files(game))
    first, *others = found.values()
    assert first.after is None
    assert all(lesson.after in found for lesson in others)
    assert all(find_game(lesson.game) is game for lesson in found.values())
