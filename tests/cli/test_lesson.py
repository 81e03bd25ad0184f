"""`saloon lesson`: for those who write them."""

import pytest

LESSON = "great_western_trail/round_trip"


def test_lessons_are_listed(saloon):
    assert LESSON in saloon("lesson").out.splitlines()


def test_a_lesson_is_checked(saloon):
    code, out, err = saloon("lesson", LESSON)
    assert (code, err) == (0, "")
    assert out.endswith("0 wrong.\n")


def test_what_is_wrong_with_a_file_is_said(saloon, record_file, tmp_path):
    """As soon as a lesson is begun from a record, the check says what is still to be done."""
    begun = saloon("lesson", "--from", record_file)
    assert begun.code == 0
    (tmp_path / "first.lesson").write_text(begun.out, "utf-8")
    code, out, _ = saloon("lesson", tmp_path / "first.lesson")
    assert code == 1
    assert "en: lesson is missing." in out
    assert "The match is over before the lesson is." in out


def test_a_writer_sees_what_can_be_chosen_and_lit_at_a_line(saloon):
    out = saloon("lesson", LESSON, "--at", 12).out
    assert "0 begin:A  (" in out
    assert "@hand-galloway-0" in out
    assert "$worth=7" in out


@pytest.mark.parametrize("name", ["round_trip", "great_western_trail/nothing", "no_game/round_trip", "gone.lesson"])
def test_what_is_no_lesson_is_refused(refused, name):
    assert refused("lesson", name)
