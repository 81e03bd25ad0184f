"""What can be done at any time of one's turn: exchange tokens, worker bonuses, and where they are not offered."""

from __future__ import annotations

import pytest

from games.great_western_trail_el_paso.scene import PLAIN, arrive, ids, me, options, play, scene, solo, values, verb, zone
from saloon.engine import new_match
from saloon.games.great_western_trail_el_paso import GAME
from saloon.games.great_western_trail_el_paso.components import EL_PASO

FREE = ["exchange", "discard_builder", "discard_engineer", "discard_joker"]
HERD = "criollo galloway santa_gertrudis pineywoods corriente"
LAST = {"closer": 1, "left": 1}
RICH = {"dollars": 40, "tokens": 1, "workers": (4, 4, 4, 1), "hand": HERD}


def to(place: str, *choices: str, tile: str = "", **mine):
    return play(arrive(place, tile, **{**RICH, **mine}), *choices)


ALLOWED = {
    "before the first turn": ("begin", lambda: scene(at=None, **RICH)),
    "before moving": ("move", lambda: scene(**RICH)),
    "at a neutral building": ("act", lambda: to("NC")),
    "between two actions": ("act", lambda: to("NC", "act:C-1")),
    "after an auxiliary action": ("act", lambda: to("NC", "act:L1")),
    "after all actions": ("act", lambda: to("NC", "act:C-1", "act:C-2")),
    "at somebody else's building": ("act", lambda: to("S1", tile="5a-1")),
    "between the actions of a train card": ("act", lambda: to("NF", "act:F-2", "train:T1-front", "jokers:0", "act:T1-front-2")),
    "choosing an auxiliary action": ("auxiliary", lambda: to("NG", "act:G-2")),
    "between two auxiliary actions": ("auxiliary", lambda: to("S1", "act:4a-1", "auxiliary:L1", tile="4a")),
    "between two exchanges": ("again", lambda: to("NC", "act:L3", "discard:criollo", cleared="L3")),
    "hiring": ("hire", lambda: to("NB", "act:B-2")),
    "moving on": ("move", lambda: to("S1", "act:4a-3", tile="4a")),
    "before a delivery": ("deliver", lambda: to("EP")),
    "when hiring is the reward of a post": ("hire", lambda: to("EP", "deliver:P9", "disc:L1")),
    "after a delivery": ("act", lambda: to("EP", "deliver:P0", "disc:L1")),
    "after drawing in the last turn": ("rest", lambda: to("NC", "act:end", **LAST)),
    "after drawing at El Paso in the last turn": ("rest", lambda: to("EP", "deliver:P0", "disc:L1", "act:end", **LAST)),
    "after drawing, when the next turn begins": ("move", lambda: to("NC", "act:end", "move:NB", "act:end")),
}


@pytest.mark.parametrize("case", ALLOWED)
def test_free_actions_are_offered(case):
    asked, match_of = ALLOWED[case]
    match = match_of()
    assert verb(match) == asked
    assert [value for value in values(match) if value in FREE] == FREE


REFUSED = {
    "draft": lambda: new_match(GAME, 2, seed=1),
    "buy": lambda: to("ND", "act:D-3"),
    "jokers": lambda: to("ND", "act:D-3", "buy:corriente"),
    "train": lambda: to("NF", "act:F-2"),
    "build": lambda: to("NE", "act:E-2"),
    "site": lambda: to("NE", "act:E-2", "build:2a"),
    "tile": lambda: to("S1", "act:2a-1", tile="2a"),
    "discard": lambda: to("S1", "act:3a-2", tile="3a"),
    "remove": lambda: to("NC", "act:L4", cleared="L4"),
    "disc": lambda: to("EP", "deliver:P0"),
}


@pytest.mark.parametrize("asked", REFUSED)
def test_parts_of_one_step_cannot_be_interrupted(asked):
    match = REFUSED[asked]()
    assert verb(match) == asked
    assert not set(values(match)) & set(FREE)


def test_exchanges_are_never_nested():
    match = play(scene(**{**RICH, "tokens": 2}), "move:exchange")
    assert options(match)[0].startswith("discard:")
    assert "discard:exchange" not in options(match)


def test_in_somebody_elses_turn_nothing_can_be_done():
    match = scene(others={1: {"tokens": 2, "workers": (1, 1, 1, 1), "dollars": 9}})
    assert (list(match.asks), match.asides) == ([0], {})


# ------------------------------------------------------------ what they do


def test_a_token_draws_a_card_and_discards_one():
    match = play(scene(hand="galloway", draw="pineywoods criollo", tokens=2), "move:exchange")
    assert values(match) == ["galloway", "pineywoods"]
    play(match, "discard:galloway")
    assert (me(match).tokens, ids(me(match).hand), ids(me(match).discard)) == (1, ["pineywoods"], ["galloway"])
    assert verb(match) == "move"


def test_the_card_that_was_just_drawn_may_be_discarded():
    match = play(scene(hand="galloway", draw="pineywoods criollo", tokens=1), "move:exchange", "discard:pineywoods")
    assert (ids(me(match).hand), ids(me(match).discard)) == (["galloway"], ["pineywoods"])


def test_a_token_needs_cards_to_draw():
    assert "exchange" not in values(scene(draw="", tokens=1))


def test_a_token_has_the_discard_pile_shuffled_if_it_must_be():
    match = play(scene(hand="galloway", draw="", discard="pineywoods", tokens=1), "move:exchange", "discard:galloway")
    assert (ids(me(match).hand), ids(me(match).draw), ids(me(match).discard)) == (["pineywoods"], [], ["galloway"])


def test_after_a_delivery_the_card_of_a_token_goes_straight_to_the_discard_pile():
    match = arrive("EP", hand="criollo", draw="hereford criollo criollo criollo criollo", tokens=1)
    play(match, "deliver:P0", "disc:L1", "act:exchange")
    assert (ids(me(match).discard)[-1], me(match).tokens) == ("hereford", 0)


def test_a_joker_is_worth_two_dollars_and_an_engineer_one():
    match = play(scene(workers=(0, 0, 1, 1)), "move:discard_joker", "move:discard_engineer")
    assert (me(match).dollars, zone(me(match)), ids(me(match).discard)) == (3, {}, ["joker", "engineer"])


def test_a_builder_is_worth_a_certificate_for_two_dollars():
    match = play(scene(workers=(0, 1, 0, 0), dollars=2), "move:discard_builder")
    assert (me(match).dollars, me(match).certificates, ids(me(match).discard)) == (0, 1, ["builder"])


def test_a_builder_without_two_dollars_is_worth_nothing():
    assert "discard_builder" not in values(scene(workers=(0, 1, 0, 0), dollars=1))


def test_a_builder_is_refused_with_four_certificates():
    """G24."""
    assert "discard_builder" in values(scene(workers=(0, 1, 0, 0), dollars=9, certificates=3))
    assert "discard_builder" not in values(scene(workers=(0, 1, 0, 0), dollars=9, certificates=4))


def test_cowboys_have_no_bonus_but_steps():
    assert values(arrive("S1", "5a-1", workers=(3, 0, 0, 0))) == ["L1", "L3", "end"]


def test_jokers_do_not_copy_another_workers_bonus():
    """G32: with a joker and no cowboy there is no fourth step, and a joker is no certificate."""
    match = scene(workers=(0, 0, 0, 3), dollars=9)
    assert values(match) == ["NB", "NC", "ND", "discard_joker"]


def test_several_cowboys_lengthen_a_move():
    match = play(scene(workers=(3, 0, 0, 0)), "move:NF")
    assert (zone(me(match)), ids(me(match).discard)) == ({"cowboy": 1}, ["cowboy", "cowboy"])


def test_no_more_cowboys_are_spent_than_are_needed():
    match = play(scene(workers=(3, 0, 0, 0)), "move:ND")
    assert zone(me(match)) == {"cowboy": 3}


def test_cowboys_do_not_carry_past_el_paso():
    match = scene(at="NF", workers=(5, 0, 0, 0))
    assert values(match) == ["NG", "EP"]


def test_cowboys_lengthen_a_move_action():
    match = play(arrive("S1", "2a", workers=(2, 0, 0, 0)), "act:2a-2")
    assert values(match) == ["NB", "NC", "ND"]
    play(match, "move:ND")
    assert zone(me(match)) == {}


def test_workers_that_are_spent_give_no_bonus():
    match = play(arrive("NF", dollars=8, workers=(0, 0, 3, 1)), "act:F-2", "train:T4-front")
    assert (me(match).dollars, me(match).certificates) == (0, 0)


# ------------------------------------------------------------ what they change in the question


def test_a_joker_can_pay_for_the_worker_that_is_being_hired():
    match = play(arrive("NB", dollars=7, workers=(0, 0, 0, 1)), "act:B-2")
    assert "joker" not in values(match)
    play(match, "hire:discard_joker", "hire:joker")
    assert (me(match).dollars, zone(me(match))) == (0, {"joker": 1})


def test_whoever_spends_the_wages_on_a_certificate_hires_nobody():
    match = play(arrive("NB", dollars=5, workers=(0, 1, 1, 0)), "act:B-2", "hire:discard_builder")
    assert (verb(match), values(match)) == ("hire", ["pass", "discard_engineer"])


def test_a_card_that_a_token_brings_can_be_sold():
    match = arrive("NB", hand="criollo", draw="galloway", tokens=1)
    assert "B-1" not in values(match)
    play(match, "act:exchange", "discard:criollo")
    assert "B-1" in values(match)


def test_a_token_before_a_delivery_changes_its_value():
    match = arrive("EP", hand="criollo", draw="hereford criollo", tokens=1)
    assert values(match) == ["P0", "exchange"]
    play(match, "deliver:exchange", "discard:criollo")
    assert values(match) == ["P0", "P5"]


def test_a_builder_before_a_delivery_lifts_it():
    match = arrive("EP", hand="shorthorn", workers=(0, 1, 0, 0))
    assert values(match) == ["P0", "discard_builder"]
    play(match, "deliver:discard_builder")
    assert values(match) == ["P0", "P5"]


def test_a_dollar_for_the_last_disc_opens_a_post():
    """Three dollars after the builder, four with the engineer's: the disc of the hand limit can be paid."""
    match = arrive("EP", hand="hereford corriente", cleared=f"{PLAIN} R1 R3", workers=(0, 1, 1, 0))
    play(match, "deliver:discard_builder")
    assert values(match) == ["nothing", "discard_engineer"]
    play(match, "deliver:discard_engineer", "deliver:P10")
    assert (ids(me(match).posts), me(match).dollars) == (["P10"], 0)


def test_a_token_at_the_very_end_keeps_the_size_of_the_hand():
    match = play(arrive("NC", hand="galloway", tokens=1, **LAST), "act:end", "rest:exchange", "discard:galloway")
    assert (match.over, len(me(match).hand)) == (True, 4)


def test_a_turn_ends_by_itself_when_nothing_is_left_to_do():
    match = play(arrive("NC", hand="galloway"), "act:C-1", "act:C-2")
    assert match.state.active == 1


def test_the_last_choice_can_be_taken_back_before_cards_are_drawn():
    match = play(arrive("NC", hand="galloway", hold=True), "act:C-1", "act:C-2")
    assert (match.holding, match.can_undo, len(me(match).hand)) == (True, True, 1)
    match.undo()
    assert values(match) == ["C-2", "end"]


def test_cards_that_were_drawn_cannot_be_taken_back():
    match = play(arrive("NC", hand="galloway", tokens=1, hold=True, **LAST), "act:end")
    assert (verb(match), match.can_undo, len(me(match).hand)) == ("rest", False, 4)


def test_a_worker_that_comes_with_the_last_draw_can_still_be_used():
    match = play(arrive("S1", "5a-1", draw="engineer criollo criollo criollo criollo", **LAST), "act:end")
    assert (verb(match), values(match)) == ("rest", ["end", "discard_engineer"])


def test_the_person_has_free_actions_against_sue_too():
    match = solo("A1", active=0, **RICH)
    assert [value for value in values(match) if value in FREE] == FREE
    assert me(match).rancher is EL_PASO
