"""Options: text in, text out, and every refusal says what is allowed."""

from typing import Annotated, Literal

import pytest

from engine.toy import TOY
from saloon.engine import BadOptions, For, FreeText, GameOptions, new_match
from saloon.engine.options import options_of, read_options, write_options


def read_pair(text):
    left, right = text.split("/")
    return int(left), int(right)


class Options(GameOptions, frozen=True):
    raid: Literal["blocked", "literal"] = "blocked"
    river: bool = False
    ranches: Annotated[Literal["two", "one"], For(seats=(2,))] = "two"
    killers: Annotated[str, FreeText("2/2", read_pair)] = "2/2"


def test_options_not_given_are_the_defaults():
    assert read_options(Options, 3, {}) == Options()


@pytest.mark.parametrize(
    "given",
    [{}, {"raid": "literal"}, {"river": "yes"}, {"ranches": "one", "killers": "3/4"}, {"raid": "literal", "river": "yes"}],
)
def test_options_survive_being_text(given):
    assert write_options(read_options(Options, 2, given)) == given


def test_a_default_that_is_given_is_not_written():
    assert write_options(read_options(Options, 2, {"raid": "blocked", "river": "no"})) == {}


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"winter": "yes"}, "There is no option winter; there are: raid, river, ranches, killers."),
        ({"rivers": "yes"}, "There is no option rivers; did you mean river? There are: raid, river, ranches, killers."),
        ({"raid": "litteral"}, "The option raid cannot be litteral; did you mean literal? It can be blocked, literal."),
        ({"raid": "maybe"}, "The option raid can be blocked, literal; not maybe."),
        ({"river": "True"}, "The option river can be no, yes; not True."),
        ({"ranches": "one"}, "The option ranches is for 2 seats only, not for 3."),
        ({"killers": "x"}, "The option killers can be 2/2; not x."),
        ({"killers": "2/ 3"}, "The option killers can be 2/2; not 2/ 3."),
        ({"killers": ""}, "The option killers can be 2/2; not ."),
    ],
)
def test_a_refused_option_says_what_is_allowed(given, why):
    with pytest.raises(BadOptions) as refused:
        read_options(Options, 3, given)
    assert str(refused.value) == why


def test_forms_learn_names_values_and_defaults():
    raid, river, ranches, killers = options_of(Options).values()
    assert (raid.values, raid.default, river.values, river.default) == (("blocked", "literal"), "blocked", ("no", "yes"), "no")
    assert (ranches.seats, killers.values, killers.allowed) == ((2,), (), "2/2")


@pytest.mark.parametrize("hint", [int, str, Literal[1, 2], Literal["yes", "no"]])
def test_an_option_that_text_could_not_carry_is_refused(hint):
    wrong = type("Wrong", (GameOptions,), {"__annotations__": {"what": hint}, "what": "x", "__module__": __name__}, frozen=True)
    with pytest.raises(TypeError, match="option what must be"):
        options_of(wrong)


def test_a_seat_count_that_the_game_does_not_have_is_refused():
    with pytest.raises(BadOptions, match="toy is played with 2, 3, 4 seats, not 7"):
        new_match(TOY, 7)


@pytest.mark.parametrize("seed", [-1, 1 << 256, "x", 1.5])
def test_a_seed_that_no_record_could_carry_is_refused(seed):
    with pytest.raises(BadOptions, match="A seed is a whole number"):
        new_match(TOY, 2, {}, seed)


def test_the_spread_shows_every_value_of_every_option():
    assert TOY.spread(3) == [{}, {"rich": "yes"}]
