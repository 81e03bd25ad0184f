"""What the texts of games have in common."""

import pytest

from saloon.engine import find_game
from saloon.engine.reader import Reader, capital, counted, noted, score_lines


def reader(language="en", names=("Maud", "Anouk")):
    return Reader(None, find_game("carson_city").texts(language), names)


def test_a_seat_has_a_name_or_its_number():
    assert [reader().player(seat) for seat in (0, 1, 2, -1)] == ["Maud", "Anouk", "2", "-1"]
    assert reader().players([1, 0, 1]) == "Maud, Anouk"


@pytest.mark.parametrize(("language", "whose"), [("en", ["Maud’s", "Anouk’s"]), ("fr", ["de Maud", "d’Anouk"])])
def test_a_name_that_begins_with_a_vowel_is_elided_in_french(language, whose):
    assert [reader(language).whose(seat) for seat in (0, 1)] == whose


def test_notes_that_are_true_stand_behind_a_name():
    assert reader().noted_player(0, {"word-you": True, "word-to-play": False, "word-passed": True}) == "Maud (you, passed)"
    assert reader().noted_player(1, {"word-you": False}) == "Anouk"


def test_notes_that_are_empty_are_not_said():
    assert noted("bank", ["$3", "", "2 points"]) == "bank ($3, 2 points)"
    assert noted("bank", [""]) == "bank"


def test_equal_things_are_counted():
    assert counted(["ox", "cow", "ox"]) == ["2 × ox", "cow"]


def test_only_the_first_letter_becomes_a_capital():
    assert (capital("élan de Bob"), capital("")) == ("Élan de Bob", "")


def test_the_lines_of_a_score_sheet_begin_with_a_capital():
    lines = {"money": lambda dollars: [("dollars", dollars)], "cattle": lambda dollars: []}
    assert score_lines(lines, 7) == {"money": [("Dollars", 7)], "cattle": []}
