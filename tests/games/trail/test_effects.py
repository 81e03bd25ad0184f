"""The language that actions are written in."""

from __future__ import annotations

import pytest

from saloon.engine import PASS
from saloon.games.trail.effects import Alternative, Effect, read_actions, read_alternatives
from saloon.games.trail.vocabulary import Keyword, Vocabulary, always


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


def test_an_action_may_have_any_number_of_alternatives():
    found = [id for id, *_ in read_actions("C", ["sing | dance | rest | pay 1 -> sing 2 | fly"])]
    assert found == ["C-1a", "C-1b", "C-1c", "C-1d", "C-1e"]


def test_a_tile_may_have_no_actions():
    assert list(read_actions("C", [])) == []


# ------------------------------------------------------------ what keywords mean


def keyword(can) -> Keyword:
    return Keyword(can, lambda g, me, effect, may: None)


VOCABULARY = Vocabulary(
    {
        "pay": keyword(lambda effect: lambda g, me: me >= effect.amount),
        "sing": keyword(lambda effect: lambda g, me: bool(g)),
        "rest": keyword(always),
    }
)


def met(text: str, purse: int = 0, *, birds: bool = False) -> bool:
    (alternative,) = read_alternatives(text)
    return VOCABULARY.all_met(alternative.cost)(birds, purse)


def had(text: str, purse: int = 0, *, birds: bool = False) -> bool:
    (alternative,) = read_alternatives(text)
    return VOCABULARY.any_had(alternative.gain)(birds, purse)


def test_there_is_something_to_gain_or_not():
    assert not had("sing")
    assert had("sing", birds=True)


def test_of_several_gains_one_is_enough():
    assert had("sing & rest")


def test_every_requirement_must_be_met():
    assert not met("pay 2 & sing -> rest", 1, birds=True)
    assert not met("pay 2 & sing -> rest", 2)
    assert met("pay 2 & sing -> rest", 2, birds=True)


def test_a_requirement_can_be_met_even_if_it_earns_nothing():
    assert met("pay 2 -> sing", 2)


def test_keywords_that_only_a_location_knows_are_left_out_of_a_check():
    assert not had("travel 2 & sing")
    assert had("travel 2 & sing", birds=True)


def test_what_an_action_fails_for_is_the_first_effect_that_cannot_be_had():
    (alternative,) = read_alternatives("pay 2 -> sing & rest")
    assert VOCABULARY.missing(True, 1, alternative) == Effect("pay", 2)
    assert VOCABULARY.missing(False, 2, alternative) == Effect("sing")


def test_effects_are_done_in_order_until_one_is_declined():
    done = []

    def ask(g, me, effect, may):
        done.append(effect.name)
        return (yield effect.name)

    words = Vocabulary({name: Keyword(always, ask) for name in ("sing", "dance", "rest")})
    flow = words.perform(None, None, [Effect("sing"), Effect("dance"), Effect("rest")], True)
    assert (next(flow), flow.send("yes")) == ("sing", "dance")
    with pytest.raises(StopIteration):
        flow.send(PASS)
    assert done == ["sing", "dance"]


def test_a_single_effect():
    assert VOCABULARY.can(False, 2, Effect("pay", 2))
    assert not VOCABULARY.can(False, 1, Effect("pay", 2))
    assert not VOCABULARY.can(True, 9, Effect("travel"))


def test_what_can_always_be_done():
    assert always(Effect("rest"))(None, None)
