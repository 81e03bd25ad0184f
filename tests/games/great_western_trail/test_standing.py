"""Standing answers: what is answered for people who have asked for it."""

from __future__ import annotations

import pytest

from games.great_western_trail.scene import play, scene
from saloon.engine import Match
from saloon.engine.asks import choice_text
from saloon.games.great_western_trail import GAME


def answered(match: Match) -> dict[str, str]:
    """By standing answer, what it would choose now."""
    (ask,) = match.asks.values()
    found = {id: answer(match.observe(ask.seat), ask) for id, answer in GAME.page.standing.items()}
    return {id: choice_text(ask.verb, value) for id, value in found.items() if value is not None}


def test_nothing_is_answered_for_a_real_choice():
    assert answered(scene(tokens=1)) == {}
    assert answered(play(scene(tokens=1), "move:B")) == {}


def test_certificates_are_taken_to_the_limit():
    match = play(scene(trail={"A1": "5b-0"}, hand="pineywoods", tokens=1), "move:A1", "act:5b-1")
    assert answered(match) == {"certificates": "certify:2"}


def test_the_most_valuable_card_of_a_breed_is_bought():
    match = scene(herder="C", dollars=12, market="shorthorn-3 shorthorn-5 shorthorn-4")
    assert answered(play(match, "move:E", "act:E-2", "buy:shorthorn-1")) == {"cattle": "take:shorthorn-5"}


def test_money_on_the_spot_is_taken_but_nothing_is_discarded_for_it():
    assert answered(play(scene(hand="O01"), "move:O01")) == {"gains": "bonus:O01-1"}
    match = scene(herder="START", dollars=6, jobs={1: "engineer"}, hand="criollo", tokens=1)
    assert answered(play(match, "move:A", "act:A-2")) == {}


def test_the_engine_goes_where_it_can_if_that_was_paid_for():
    match = play(scene(dollars=1, cleared="aux4"), "move:B", "act:aux4")
    assert answered(match) == {"engine": "engine:1"}


def test_the_hand_is_sold_and_actions_lapse_without_an_exchange():
    assert answered(play(scene(herder="G", hand="criollo", tokens=1), "move:KC")) == {"keep_hand": "sell:sell"}
    match = scene(herder="START", dollars=6, jobs={1: "engineer"}, hand="galloway", tokens=1)
    assert answered(play(match, "move:A", "act:A-2")) == {"keep_hand": "pass"}


def test_actions_end_where_only_a_token_is_left():
    assert answered(play(scene(tokens=1), "move:B", "act:aux1")) == {"end_actions": "act:end"}


@pytest.mark.parametrize(("hand", "choice"), [("simmental-1", "raise:simmental-1"), ("simmental-3", "pass")])
def test_simmentals_rise_as_long_as_there_are_any(hand, choice):
    things = dict(options={"simmental": "yes"}, herder="G", hand=hand, draw="simmental-2", tokens=1)
    assert answered(play(scene(**things), "move:KC", "sell:sell"))["simmentals"] == choice
