"""The language that actions are written in."""

from __future__ import annotations

import pytest

from saloon.games.trail.effects import Deed, Effect, read_deeds


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("sing", Effect("sing")),
        ("sing 3", Effect("sing", 3)),
        ("hire -2", Effect("hire", -2)),
        ("sing 2 birds", Effect("sing", 2, "birds")),
        ("sing birds", Effect("sing", 1, "birds")),
    ],
)
def test_an_effect_is_a_word_a_number_and_what_it_counts(text, effect):
    assert read_deeds(text) == [Deed((), (effect,))]


def test_a_requirement_comes_before_the_arrow():
    (deed,) = read_deeds("pay 1 & step 2 -> sing 3 & dance")
    assert deed.cost == (Effect("pay", 1), Effect("step", 2))
    assert deed.gain == (Effect("sing", 3), Effect("dance"))


def test_alternatives():
    assert read_deeds("sing | pay 2 -> dance 2") == [
        Deed((), (Effect("sing"),)),
        Deed((Effect("pay", 2),), (Effect("dance", 2),)),
    ]


def test_nothing_is_no_action():
    assert read_deeds("") == []


@pytest.mark.parametrize("text", ["sing two birds", "sing 2 birds loudly", "pay 1 -> sing 3 of them"])
def test_too_many_words_are_refused(text):
    with pytest.raises(ValueError, match="is not an effect"):
        read_deeds(text)


@pytest.mark.parametrize("text", ["sing &", "-> sing", "sing ->", "sing |", "|"])
def test_a_missing_word_is_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011
        read_deeds(text)
