"""The frame in which sisters rate options, with worths of an invented game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from saloon.engine import PASS
from saloon.games.trail.effects import Effect, read_alternatives
from saloon.games.trail.evaluation import (
    NEVER,
    Outlook,
    action_rating,
    declining,
    each,
    earning_first,
    exchange,
    idle,
    once,
    only,
    parting_price,
    redraw,
)

# The outlook of these tests is what a dollar is worth.
action_worth = action_rating(
    gains={"dollars": lambda dollar, effect: effect.amount * dollar, "token": lambda dollar, effect: 0.5},
    prices={"pay": lambda dollar, effect: effect.amount * dollar},
)


def test_an_action_is_worth_what_it_gives_less_what_it_asks_for():
    (action,) = read_alternatives("pay 1 -> dollars 3 & token 1")
    assert action_worth(2.0, action) == 3 * 2.0 + 0.5 - 2.0


def test_options_are_rated_one_by_one_and_what_is_beside_the_question_waits():
    rated = each(lambda dollar, number: dollar * number)
    assert rated(2.0, [1, 3, PASS, "exchange"]) == [2.0, 6.0, 0.0, NEVER]


def test_a_game_says_what_else_can_be_done_beside_a_question():
    rated = each(lambda dollar, number: dollar * number, beside=(str, float))
    assert rated(2.0, [1, 1.0, PASS]) == [2.0, NEVER, 0.0]


def test_passing_is_worth_nothing_and_a_token_is_kept():
    assert (declining(PASS), declining("exchange")) == (0.0, NEVER)


def test_only_options_of_one_kind_are_taken():
    assert only(int, [2, "exchange"], float) == [2.0, NEVER]


def test_a_worth_that_takes_long_is_worked_out_once_for_an_outlook():
    asked = []
    worth = once(lambda o, effect: asked.append(effect) or 2.0 * effect.amount)
    one, other = holding(), holding()
    token, tokens = (Effect("token", amount) for amount in (1, 2))
    assert [worth(one, token), worth(one, tokens), worth(one, Effect("token", 1)), worth(other, token)] == [2.0, 4.0, 2.0, 2.0]
    assert asked == [token, tokens, token]


def test_money_is_earned_before_it_is_spent():
    dollars, token = read_alternatives("dollars 1 | token 1")
    assert earning_first(dollars, 0.2) > earning_first(token, 5.0) > 5.0
    assert earning_first(dollars, -0.2) == -0.2


# ------------------------------------------------------------ the hand


def holding(*breeds: str, left: float = 1.0) -> Outlook[Any, Any]:
    hand = [SimpleNamespace(breed=breed) for breed in breeds]
    return Outlook(None, SimpleNamespace(hand=hand), None, left, 1.0, 0.5)


def test_cards_are_idle_that_add_no_breed():
    assert idle(holding("grey", "grey", "white", "").me) == 2


def test_a_token_is_spent_near_the_end_of_the_trail_for_two_idle_cards():
    assert exchange(holding("grey", "grey", "grey"), near=True) > 0
    assert exchange(holding("grey", "grey", "grey"), near=False) == NEVER
    assert exchange(holding("grey", "grey"), near=True) == NEVER
    assert exchange(holding("grey", "grey", left=0.1), near=True) > 0


def test_drawing_is_worth_as_much_as_cards_are_idle():
    assert redraw(holding("grey", "grey"), 3) == redraw(holding("grey", "grey"), 1) > redraw(holding("grey", "white"), 3)


def test_who_parts_with_an_idle_card_gains_by_it():
    assert parting_price(holding(), 0.1) < 0 < parting_price(holding(), 1.0) < parting_price(holding(), 3.0)
