"""The language that actions are written in."""

from __future__ import annotations

import pytest

from saloon.games.trail.effects import Alternative, Effect, Vocabulary, Word, always, read_actions, read_alternatives


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
    assert read_alternatives(text) == [Alternative((), (effect,))]


def test_a_requirement_comes_before_the_arrow():
    (alternative,) = read_alternatives("pay 1 & step 2 -> sing 3 & dance")
    assert alternative.cost == (Effect("pay", 1), Effect("step", 2))
    assert alternative.gain == (Effect("sing", 3), Effect("dance"))


def test_alternatives():
    assert read_alternatives("sing | pay 2 -> dance 2") == [
        Alternative((), (Effect("sing"),)),
        Alternative((Effect("pay", 2),), (Effect("dance", 2),)),
    ]


def test_nothing_is_no_action():
    assert read_alternatives("") == []


@pytest.mark.parametrize("text", ["sing two birds", "sing 2 birds loudly", "pay 1 -> sing 3 of them"])
def test_too_many_words_are_refused(text):
    with pytest.raises(ValueError, match="is not an effect"):
        read_alternatives(text)


@pytest.mark.parametrize("text", ["sing &", "-> sing", "sing ->", "sing |", "|"])
def test_a_missing_word_is_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011
        read_alternatives(text)


# ------------------------------------------------------------ actions


def test_actions_are_numbered_in_the_order_of_their_tile():
    found = list(read_actions("C", ["sing 2", "pay 1 -> dance"]))
    assert found == [
        ("C-1", "C-1", (), (Effect("sing", 2),)),
        ("C-2", "C-2", (Effect("pay", 1),), (Effect("dance"),)),
    ]


def test_alternatives_share_an_item():
    found = [(id, item) for id, item, _, _ in read_actions("C", ["sing | dance", "rest"])]
    assert found == [("C-1a", "C-1"), ("C-1b", "C-1"), ("C-2", "C-2")]


def test_a_tile_may_have_no_actions():
    assert list(read_actions("C", [])) == []


# ------------------------------------------------------------ what words mean


def word(can) -> Word:
    return Word(can, lambda g, me, effect, may: None)


VOCABULARY = Vocabulary(
    {
        "pay": word(lambda effect: lambda g, me: me >= effect.amount),
        "sing": word(lambda effect: lambda g, me: bool(g)),
        "rest": word(always),
    }
)


def check(text: str, purse: int = 0, *, birds: bool = False) -> bool:
    (alternative,) = read_alternatives(text)
    return VOCABULARY.check(alternative.cost, alternative.gain)(birds, purse)


def test_an_action_without_a_requirement_needs_something_to_gain():
    assert not check("sing")
    assert check("sing", birds=True)


def test_of_several_gains_one_is_enough():
    assert check("sing & rest")


def test_every_requirement_must_be_met():
    assert not check("pay 2 & sing -> rest", 1, birds=True)
    assert not check("pay 2 & sing -> rest", 2)
    assert check("pay 2 & sing -> rest", 2, birds=True)


def test_an_action_that_asks_for_something_can_be_done_even_if_it_earns_nothing():
    assert check("pay 2 -> sing", 2)


def test_words_that_only_a_location_knows_are_left_out_of_a_check():
    assert not check("travel 2 & sing")
    assert check("travel 2 & sing", birds=True)


def test_a_single_effect():
    assert VOCABULARY.can(False, 2, Effect("pay", 2))
    assert not VOCABULARY.can(False, 1, Effect("pay", 2))
    assert not VOCABULARY.can(True, 9, Effect("travel"))


def test_what_can_always_be_done():
    assert always(Effect("rest"))(None, None)
