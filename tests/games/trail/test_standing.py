"""Standing answers that sisters share."""

from __future__ import annotations

from saloon.engine import PASS, Ask
from saloon.games.trail.standing import first_of, take_certificates


def test_the_usual_answer_is_the_first_option():
    answer = first_of("again")
    assert answer(None, Ask(0, "again", ["draw", PASS])) == "draw"
    assert answer(None, Ask(0, "hire", ["cowboy", PASS])) is None


def test_as_many_certificates_as_can_be_had():
    assert take_certificates(None, Ask(0, "certify", [3, 2, 1])) == 3
