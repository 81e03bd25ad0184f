"""Objective cards: gaining, playing, their immediate actions."""

from __future__ import annotations

import pytest

from games.great_western_trail.scene import ids, me, options, play, scene, values
from saloon.engine import Match


def at(space: str, **things: object) -> Match:
    """A match whose herder has just come to a neutral building."""
    return play(scene(**{**things, "herder": None}), f"begin:{space}")


# ------------------------------------------------------------ gaining


def test_a_card_of_the_display_goes_onto_the_discard_pile_and_is_replaced_at_once():
    match = play(at("C", display="O01 O02 O03 O04", objectives="O05 O06"), "act:C-1b", "objective:O03")
    assert ids(me(match).discard) == ["O03"]
    assert sorted(ids(match.state.display)) == ["O01", "O02", "O04", "O05"]


def test_the_top_card_of_the_stack_may_be_taken_unseen():
    match = play(at("C", display="O01", objectives="O05 O06"), "act:C-1b", "objective:stack")
    assert (ids(me(match).discard), ids(match.state.display)) == (["O05"], ["O01"])


def test_without_a_stack_the_display_shrinks_and_without_both_there_are_no_cards():
    match = play(at("C", display="O01 O02"), "act:C-1b", "objective:O01")
    assert ids(match.state.display) == ["O02"]
    assert "act:C-1b" not in options(at("C"))


# ------------------------------------------------------------ when


def test_cards_may_be_played_before_phase_a():
    match = play(scene(hand="O01 O02"), "move:O01", "bonus:O01-1", "move:O02", "bonus:O02-1")
    assert (ids(me(match).area), me(match).dollars) == (["O01", "O02"], 4)
    assert options(match)[0] == "move:B"


def test_cards_may_be_played_before_and_after_an_action_of_phase_b():
    match = at("E", hand="O01 O02 pineywoods", tokens=1)
    play(match, "act:O01", "bonus:O01-1", "act:E-1", "act:O02", "bonus:O02-1")
    assert (ids(me(match).area), me(match).dollars) == (["O01", "O02"], 6)


def test_playing_a_card_is_no_action_of_the_location():
    match = play(at("E", hand="O01"), "act:O01", "bonus:O01-1")
    assert options(match) == ["act:aux1", "act:aux2", "act:end"]


def test_cards_may_be_played_after_an_auxiliary_action():
    match = play(at("E", hand="O01"), "act:aux1")
    assert options(match) == ["act:O01", "act:end"]


def test_no_card_is_played_in_the_middle_of_an_action():
    match = play(at("E", hand="O01", dollars=50, market="longhorn corriente", workers=(3, 1, 1)), "act:E-2")
    assert "buy:O01" not in options(match)


def test_no_card_is_played_in_the_turn_of_another():
    match = scene(others={1: dict(hand="O01")})
    assert (list(match.asks), match.asides) == ([0], {})


def test_no_card_must_be_played():
    match = play(scene(hand="O01"), "move:B", "act:end")
    assert "O01" in ids(me(match).hand)


def test_a_played_card_lies_face_up_in_the_objective_area_and_has_left_the_herd():
    match = play(scene(hand="O01", area="OS1"), "move:O01")
    player = me(match)
    assert (ids(player.area), player.hand, player.discard) == (["OS1", "O01"], [], [])


# ------------------------------------------------------------ immediate actions


@pytest.mark.parametrize("card", ["O01", "O02", "O03", "O04", "O05"])
def test_two_dollars(card):
    match = play(scene(hand=card), f"move:{card}")
    assert options(match) == [f"bonus:{card}-1", "pass"]
    assert me(play(match, f"bonus:{card}-1")).dollars == 2


def test_the_two_dollars_may_be_given_up():
    """P. 15: the action is performed at once or given up."""
    assert me(play(scene(hand="O01"), "move:O01", "pass")).dollars == 0


@pytest.mark.parametrize("card", ["O06", "O07", "O08", "O09", "O10"])
def test_draw_up_to_three_cards_and_discard_as_many(card):
    match = play(scene(hand=f"{card} criollo", draw="longhorn hereford-5 galloway criollo"), f"move:{card}")
    assert {"1", "2", "3"} <= {*values(match)}
    play(match, "draw:2", "discard:criollo", "discard:longhorn")
    assert (ids(me(match).hand), ids(me(match).discard)) == (["hereford-5"], ["criollo", "longhorn"])


@pytest.mark.parametrize("draw", ["longhorn", "longhorn galloway criollo"])
def test_drawing_may_be_given_up(draw):
    match = play(scene(hand="O06 criollo", draw=draw), "move:O06", "pass")
    assert len(me(match).draw) == len(draw.split())


@pytest.mark.parametrize(("card", "spaces"), [("O11", 2), ("O12", 2), ("O13", 2), ("O14", 3), ("O15", 3)])
def test_the_engine_goes_on_two_or_three_spaces(card, spaces):
    match = play(scene(hand=card), f"move:{card}")
    assert values(match) == [*(str(space) for space in range(1, spaces + 1)), "pass"]
    assert me(play(match, f"engine:{spaces}")).engine.id == str(spaces)


@pytest.mark.parametrize("card", ["O16", "O17", "O18", "O19", "O20"])
def test_the_herder_goes_on_up_to_three_locations(card):
    match = play(scene(hand=card), f"move:{card}")
    assert values(match) == ["B", "C", "E", "D", "pass"]


def test_a_single_or_double_auxiliary_action():
    match = play(scene(hand="O21", cleared="aux1"), "move:O21")
    assert values(match) == ["aux1", "aux2", "aux1-double", "pass"]
    assert me(play(match, "auxiliary:aux1-double")).dollars == 2


@pytest.mark.parametrize("card", ["O11", "O14", "O16", "O21"])
def test_an_immediate_action_may_be_given_up(card):
    match = play(scene(hand=card), f"move:{card}", "pass")
    assert (me(match).engine.id, me(match).herder.id, me(match).dollars) == ("0", "A", 0)
    assert options(match)[0] == "move:B"


# ------------------------------------------------------------ the herder goes on


def test_hands_are_ignored():
    match = play(scene(hand="O16", dollars=5, trail={"A1": "7a-1", "FLOOD1": "flood-4-green"}), "move:O16", "walk:B")
    assert [me(match).dollars, me(match, 1).dollars] == [5, 0]


def test_before_phase_a_the_normal_move_begins_at_the_new_location():
    match = play(scene(hand="O16"), "move:O16", "walk:E")
    assert options(match) == ["move:F", "move:G", "move:KC"]


def test_the_location_is_not_used_and_in_phase_b_the_turn_ends():
    match = play(at("B", hand="O16 pineywoods santa_gertrudis"), "act:B-1", "act:O16", "walk:E")
    assert (me(match).herder.id, list(match.asks), len(me(match).hand)) == ("E", [1], 4)


def test_kansas_city_is_not_reached_in_this_way():
    match = play(scene(hand="O16", herder="F"), "move:O16")
    assert options(match) == ["walk:G", "pass"]
    match = play(scene(hand="O16", herder="G"), "move:O16")
    assert options(match) == ["move:KC"]
