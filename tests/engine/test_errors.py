"""Refusals are said in the reader's language, whatever they carry, and travel between processes."""

import pickle

import pytest

from saloon.engine import BadOptions, BadRecord, BadSave, IllegalChoice, Refusal, UnknownGame
from saloon.words.refusals import nearest, unknown


@pytest.mark.parametrize("kind", [BadOptions, BadRecord, BadSave, IllegalChoice, UnknownGame])
def test_a_refusal_survives_pickling(kind):
    refusal = kind("not-an-option", seat=1, found="go:9", allowed="go:4, go:5")
    again = pickle.loads(pickle.dumps(refusal))
    assert type(again) is kind
    assert (again.code, again.values) == (refusal.code, refusal.values)
    assert str(again) == "Seat 1 may choose go:4, go:5; not go:9."


def test_a_refusal_speaks_french():
    assert IllegalChoice("nothing-to-undo").say("fr").startswith("Il n’y a rien à annuler")


@pytest.mark.parametrize("seat", [None, (1, 2), 10**70, 1.5, object(), b"x"])
def test_a_refusal_can_be_said_whatever_was_handed_in(seat):
    assert str(IllegalChoice("game-over", seat=seat, found="x"))


def test_a_refusal_within_a_refusal_is_said_in_the_same_language():
    inner = BadOptions("unknown-option", found="river", allowed="rich")
    assert "Il n’y a pas d’option river" in BadRecord("refused-in-record", line=4, why=inner).say("fr")


def test_refusals_are_value_errors():
    assert issubclass(Refusal, ValueError)


def test_an_unknown_word_is_refused_with_what_was_probably_meant():
    assert nearest("RIVR", ["raid", "river"]) == "river"
    assert nearest("xyz", ["raid", "river"]) is None
    near = unknown(BadOptions, "bad-option", "litteral", ["blocked", "literal"], option="raid")
    assert (near.code, near.values["near"], near.values["allowed"]) == ("bad-option-near", "literal", "blocked, literal")
    assert unknown(UnknownGame, "unknown-game", "xyz", ["river"]).code == "unknown-game"
