"""Rulebook, pages 6 and 7: order of play, the three phases, drawing, and what may be done at any time."""

from __future__ import annotations

from collections import Counter

import pytest

from games.great_western_trail_el_paso.scene import arrive, ids, me, options, play, scene, values, verb, zone
from saloon.engine import UNKNOWN, Dice, Match


def begin(seats: int = 2, **mine: object) -> Match:
    """A match before the first turn of seat 0."""
    return scene(seats, **{"at": None, **mine})


def end(match: Match) -> Match:
    """End the actions and the turn of whoever is asked."""
    seat = next(iter(match.asks))
    while [*match.asks] == [seat] and verb(match) in ("act", "rest"):
        play(match, f"{verb(match)}:end")
    return match


# ------------------------------------------------------------ order of play and phases


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_take_their_turns_clockwise(seats):
    match = scene(seats)
    asked = []
    for _ in range(seats + 1):
        asked += [*match.asks]
        end(play(match, options(match)[0]))
    assert asked == [*range(seats), 0]


def test_a_turn_is_movement_then_action_then_drawing():
    match = scene(hand="criollo galloway", draw="pineywoods pineywoods criollo", dollars=5)
    assert verb(match) == "move"
    play(match, "move:NB", "act:B-1")
    assert len(me(match).hand) == 1
    play(match, "act:end")
    assert Counter(ids(me(match).hand)) == {"criollo": 2, "pineywoods": 2}
    assert [*match.asks] == [1]


# ------------------------------------------------------------ first turn


def test_in_the_first_turn_the_rancher_is_put_on_any_neutral_location_but_not_on_el_paso():
    assert values(begin(trail={"S1": "1a-1"})) == ["NB", "NC", "ND", "NE", "NF", "NG"]


def test_after_being_placed_the_rancher_goes_on_to_the_action_phase_without_moving():
    match = play(begin(), "begin:NC")
    assert me(match).rancher.id == "NC"
    assert {"act:C-1", "act:C-2"} < {*options(match)}


def test_several_ranchers_may_be_placed_on_the_same_tile():
    match = play(begin(others={1: {"at": None}}), "begin:NC", "act:end")
    assert "begin:NC" in options(match)
    play(match, "begin:NC")
    assert me(match, 1).rancher is me(match).rancher


def test_only_the_first_turn_places_the_rancher():
    match = end(play(end(play(begin(), "begin:NC")), "move:NB"))
    assert [*match.asks] == [0]
    assert values(match) == ["ND", "NE", "NF"]


def test_tiles_may_lie_on_other_spaces_than_their_letters():
    match = play(begin(neutrals="G F E D C B"), "begin:NB")
    assert {"act:G-1", "act:G-2"} < {*options(match)}


# ------------------------------------------------------------ at any time of one's turn

FREE = ["exchange", "discard_builder", "discard_engineer", "discard_joker"]
RICH = {"dollars": 40, "tokens": 2, "workers": (1, 2, 2, 2), "hand": "criollo galloway"}

LAST = {"closer": 1, "left": 1}

MOMENTS = {
    "placing the rancher": lambda: begin(**RICH),
    "moving": lambda: scene(**RICH),
    "acting": lambda: arrive("NB", **RICH),
    "hiring": lambda: play(arrive("NB", **RICH), "act:B-2"),
    "choosing an auxiliary action": lambda: play(arrive("NF", **RICH), "act:F-1"),
    "moving on": lambda: play(arrive("S1", "2a", **RICH), "act:2a-2"),
    "using a train card": lambda: play(arrive("NF", **RICH), "act:F-2", "train:T1-front", "jokers:0"),
    "delivering": lambda: arrive("EP", **RICH),
    "rewarded": lambda: play(arrive("EP", **{**RICH, "hand": "hereford simmental galloway"}), "deliver:P9", "disc:L1"),
    "delivered": lambda: play(arrive("EP", **RICH), "deliver:P0", "disc:L1"),
    "after drawing in the last turn": lambda: play(arrive("NB", **LAST, **RICH), "act:end"),
    "after drawing, when the next turn begins": lambda: end(play(arrive("NB", **RICH), "act:end", "move:NB")),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_token_and_worker_bonuses_can_be_used_at_any_time_of_the_turn(moment):
    assert values(MOMENTS[moment]())[-4:] == FREE


def test_they_can_be_used_in_the_own_turn_only():
    match = scene(others={1: RICH})
    assert [*match.asks] == [0]
    assert match.asides == {}


def test_a_token_is_used_before_moving_and_the_move_is_still_to_come():
    match = play(scene(tokens=1, hand="criollo", draw="galloway criollo"), "move:exchange", "discard:criollo")
    assert (verb(match), me(match).tokens, ids(me(match).hand)) == ("move", 0, ["galloway"])


def test_several_workers_can_be_discarded_one_after_the_other():
    match = play(scene(workers=(0, 0, 1, 2)), "move:discard_joker", "move:discard_joker", "move:discard_engineer")
    assert (me(match).dollars, zone(me(match))) == (5, {})
    assert sorted(ids(me(match).discard)) == ["engineer", "joker", "joker"]


def test_money_from_a_worker_bonus_opens_actions_at_once():
    match = arrive("NB", dollars=4, workers=(0, 0, 1, 0))
    assert "act:B-2" not in options(match)
    assert "act:B-2" in options(play(match, "act:discard_engineer"))


# ------------------------------------------------------------ drawing


def drawn(**things: object) -> Match:
    """After a turn at C, where nothing was done."""
    return end(arrive("NC", **things))


def test_the_hand_is_filled_up_to_four():
    match = drawn(hand="criollo", draw="galloway pineywoods galloway criollo")
    assert sorted(ids(me(match).hand)) == ["criollo", "galloway", "galloway", "pineywoods"]
    assert ids(me(match).draw) == ["criollo"]


def test_the_hand_limit_can_become_five():
    match = drawn(cleared="R2", posts="P10")
    assert len(me(match).hand) == 5


def test_whoever_holds_the_limit_draws_nothing():
    match = drawn(hand=["criollo"] * 4, draw="galloway")
    assert ids(me(match).draw) == ["galloway"]


def test_an_empty_stack_is_made_of_the_shuffled_discard_pile_when_a_card_must_be_drawn():
    match = drawn(hand="criollo criollo criollo", draw="", discard="galloway galloway galloway")
    assert (len(me(match).hand), len(me(match).draw), me(match).discard) == (4, 2, [])


def test_cards_left_in_the_stack_are_drawn_before_the_discard_pile_is_shuffled():
    match = drawn(hand="criollo", draw="pineywoods", discard=["galloway"] * 4)
    assert sorted(ids(me(match).hand)) == ["criollo", "galloway", "galloway", "pineywoods"]


@pytest.mark.parametrize("worker", ["cowboy", "builder", "engineer", "joker"])
def test_a_drawn_worker_goes_to_the_worker_zone_and_does_not_count(worker):
    match = drawn(hand="criollo criollo", draw=["galloway", worker, worker, "pineywoods", "criollo"])
    assert zone(me(match)) == {worker: 2}
    assert sorted(ids(me(match).hand)) == ["criollo", "criollo", "galloway", "pineywoods"]
    assert ids(me(match).draw) == ["criollo"]


def test_workers_under_the_last_drawn_card_stay_in_the_stack():
    match = drawn(hand="criollo criollo criollo", draw="galloway joker")
    assert ids(me(match).draw) == ["joker"]
    assert zone(me(match)) == {}


def test_workers_in_the_shuffled_discard_pile_come_back():
    match = drawn(hand="criollo criollo criollo", draw="", discard="joker joker galloway")
    assert len(me(match).hand) == 4
    assert zone(me(match)).get("joker", 0) + ids(me(match).draw).count("joker") == 2


def test_without_any_cards_left_the_hand_stays_small():
    match = drawn(hand="criollo", draw="joker", discard="")
    assert (ids(me(match).hand), zone(me(match))) == (["criollo"], {"joker": 1})


def test_the_hand_is_filled_only_at_the_end_of_the_turn():
    match = play(arrive("ND", hand="pineywoods criollo"), "act:D-1")
    assert ids(me(match).hand) == ["criollo"]


def test_what_was_drawn_cannot_be_taken_back():
    match = play(arrive("NC", tokens=1, **LAST), "act:end")
    assert verb(match) == "rest"
    assert not match.can_undo


@pytest.mark.parametrize("mine", [{}, {"tokens": 1}])
def test_one_word_ends_a_turn(mine):
    """Until it is said everything can be taken back, and nobody is asked again whether that was all."""
    match = play(arrive("NC", hold=True, hand="criollo", **mine), "act:C-1")
    assert match.can_undo
    play(match, "act:end")
    assert ([*match.asks], len(me(match).hand)) == ([1], 4)


@pytest.mark.parametrize("last", ["act:C-2", "act:discard_joker"])
def test_a_turn_in_which_nothing_is_left_to_do_waits_for_one_word_too(last):
    """The player has not said that this is all, so that the last choice can be taken back."""
    choices = ["act:C-1", "act:C-2", "act:discard_joker"]
    mine = {"workers": (0, 0, 0, 1)} if last == choices[-1] else {}
    match = play(arrive("NC", hold=True, hand="criollo", **mine), *choices[: choices.index(last) + 1])
    assert (match.holding, match.can_undo, len(me(match).hand)) == (True, True, 1)
    play(match, "done")
    assert [*match.asks] == [1]


def test_one_word_ends_a_turn_at_el_paso():
    match = play(arrive("EP", hold=True, hand="criollo", tokens=1), "deliver:P0", "disc:L1", "act:end")
    assert [*match.asks] == [1]
    match = play(arrive("EP", hold=True, hand="criollo"), "disc:L1")
    assert (match.holding, match.can_undo) == (True, True)
    assert [*play(match, "done").asks] == [1]


# ------------------------------------------------------------ who may look at what


def test_a_discard_pile_can_be_looked_at_and_a_draw_stack_cannot():
    match = scene(discard="criollo joker", draw="galloway galloway")
    seen = match.observe(0).players[0]
    assert ids(seen.discard) == ["criollo", "joker"]
    assert seen.draw == [UNKNOWN] * 2


def test_everybody_can_count_simmentals_workers_and_buildings_that_are_left():
    g = scene(simmentals=3, workers_left=(1, 2, 3, 4), buildings={6: 1})
    for seat in (0, 1, None):
        seen = g.observe(seat)
        assert (seen.simmentals, seen.workers, seen.buildings) == (3, [1, 2, 3, 4], [2, 2, 2, 2, 2, 1])


def test_workers_of_the_worker_zone_and_tiles_are_public():
    seen = scene(workers=(1, 2, 3, 4), objectives="O01", bonuses="permanent").observe(1).players[0]
    assert (seen.workers, ids(seen.objectives), ids(seen.bonuses)) == ([1, 2, 3, 4], ["O01"], ["permanent"])


def test_nobody_imagines_a_worker_in_a_hand():
    match = scene(hand="criollo criollo", draw="joker joker joker galloway")
    for seed in range(20):
        imagined = match.imagine(1, Dice(seed))
        assert not {*ids(me(imagined).hand)} & {"joker"}
