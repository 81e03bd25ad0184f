"""The worked examples of the rulebook, E1 to E21, with their own numbers."""

from __future__ import annotations

import pytest

from games.great_western_trail_el_paso.scene import arrive, built, her, ids, me, play, scene, solo, values, zone
from saloon.games.great_western_trail_el_paso.components import BREEDS, INDEX, TRAIL, Space
from saloon.games.great_western_trail_el_paso.rules.el_paso import breeding_value, delivery_value
from saloon.games.great_western_trail_el_paso.rules.hands import hand_limit
from saloon.games.great_western_trail_el_paso.rules.moving import journeys, moves, step_limit
from saloon.games.great_western_trail_el_paso.scoring import score
from saloon.games.trail.path import mask_of

# ------------------------------------------------------------ E1 to E3: moving


def test_a_building_on_the_way_is_a_step():
    """E1: by the inner branch C is the second step."""
    match = scene(at="NB", trail={"S2i": "1a-1"})
    (first, _, way), _, (second, before, _) = TRAIL.steps(INDEX[Space.of("NB")], match.state.occupied, 2)[:3]
    assert way == (first,) == (INDEX[Space.of("S2i")],)
    assert (second, before) == (INDEX[Space.of("NC")], 1)


def test_an_empty_branch_is_the_shorter_one():
    """E1: by the outer branch C is the first step."""
    match = scene(at="NB", trail={"S2i": "1a-1"})
    assert journeys(match.state, me(match), match.asks[0].about)[Space.of("NC")].way == [
        Space.of(id) for id in ("NB", "S2o", "NC")
    ]
    assert journeys(match.state, me(match), match.asks[0].about)[Space.of("NC")].steps == 1


def test_without_the_disc_the_limit_is_four_steps():
    """E2."""
    match = scene(cleared="R3")
    assert values(match) == ["NB", "NC", "ND", "NE"]


def test_a_fifth_step_takes_a_cowboy():
    """E2."""
    match = scene(cleared="R3", workers=(1, 0, 0, 0))
    assert moves(match.state, me(match), step_limit(me(match)))[Space.of("NF")] == 1
    play(match, "move:NF")
    assert (zone(me(match)), ids(me(match).discard)) == ({}, ["cowboy"])


def test_on_somebody_elses_building_there_is_only_an_auxiliary_action():
    """E3."""
    match = arrive("S1", "5a-1")
    assert values(match) == ["L1", "L3", "end"]


def test_on_somebody_elses_building_one_auxiliary_action_is_all():
    """E3."""
    match = play(arrive("S1", "5a-1"), "act:L1")
    assert (match.state.active, me(match).dollars) == (1, 1)


def test_on_somebody_elses_building_nothing_need_be_done():
    """E3."""
    match = play(arrive("S1", "5a-1"), "act:end")
    assert (match.state.active, me(match).dollars) == (1, 0)


# ------------------------------------------------------------ E4, E5: drawing


def test_an_empty_draw_stack_is_not_shuffled_before_a_card_is_missing():
    """E4."""
    match = arrive("S1", "5a-1", hand="criollo galloway", draw="criollo pineywoods", discard=["galloway"] * 5)
    play(match, "act:end")
    assert (len(me(match).hand), len(me(match).draw), len(me(match).discard)) == (4, 0, 5)


def test_the_next_card_that_is_missing_has_the_discard_pile_shuffled():
    """E4, a card later."""
    match = arrive("S1", "5a-1", hand="criollo", draw="criollo pineywoods", discard=["galloway"] * 5)
    play(match, "act:end")
    assert (len(me(match).hand), len(me(match).draw), len(me(match).discard)) == (4, 4, 0)


def test_a_worker_that_is_drawn_goes_to_the_worker_zone_and_does_not_count():
    """E5."""
    match = arrive("S1", "5a-1", hand="galloway galloway galloway", draw="builder criollo pineywoods")
    play(match, "act:end")
    assert zone(me(match)) == {"builder": 1}
    assert ids(me(match).hand) == ["galloway", "galloway", "galloway", "criollo"]
    assert ids(me(match).draw) == ["pineywoods"]


# ------------------------------------------------------------ E6: certificates


@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 4), (2, 4)])
def test_three_certificates_are_lost_as_far_as_they_go_beyond_four(before, after):
    """E6."""
    match = play(arrive("S1", "5a", certificates=before), "act:5a-2", f"certify:{after - before}")
    assert me(match).certificates == after


def test_with_four_certificates_none_can_be_taken():
    assert "5a-2" not in values(arrive("S1", "5a", certificates=4))


# ------------------------------------------------------------ E7: special discards


def test_a_simmental_is_discarded_as_cattle_of_value_two():
    """E7."""
    match = play(arrive("S1", "2b", hand="simmental corriente"), "act:2b-1")
    assert (me(match).dollars, ids(me(match).discard)) == (5, ["simmental"])


def test_a_corriente_is_not_of_value_two():
    """E7."""
    assert "2b-1" not in values(arrive("S1", "2b", hand="corriente"))


def test_all_breeds_of_value_two_can_be_discarded_and_no_other():
    every = " ".join(BREEDS)
    match = play(arrive("S1", "2b", hand=every), "act:2b-1")
    assert values(match) == ["pineywoods", "galloway", "santa_gertrudis", "simmental"]


def test_a_discarded_shorthorn_is_worth_twice_its_value():
    """E7."""
    match = play(arrive("S1", "1b", hand="shorthorn"), "act:1b-1")
    assert (me(match).dollars, ids(me(match).discard)) == (8, ["shorthorn"])


# ------------------------------------------------------------ E8, E9: hiring


def marie():
    """On B with 15 dollars, without a Galloway."""
    return arrive("NB", dollars=15, hand="criollo")


def test_a_joker_costs_four_dollars_more():
    """E8."""
    match = play(marie(), "act:B-2", "hire:joker")
    assert (me(match).dollars, zone(me(match))) == (6, {"joker": 1})
    assert values(match) == ["end", "discard_joker"]


def test_a_joker_that_was_just_hired_can_pay_for_the_next_worker():
    """E8."""
    match = play(marie(), "act:B-2", "hire:joker", "act:discard_joker")
    assert me(match).dollars == 8
    play(match, "act:B-3", "hire:cowboy")
    assert (me(match).dollars, zone(me(match)), ids(me(match).discard)) == (0, {"cowboy": 1}, ["joker"])


def test_a_second_joker_is_refused_whatever_the_money():
    """E8."""
    match = play(arrive("NB", dollars=100), "act:B-2", "hire:joker", "act:B-3")
    assert [value for value in values(match) if not value.startswith("discard")] == ["cowboy", "builder", "engineer"]


@pytest.mark.parametrize(("worker", "dollars"), [("cowboy", 0), ("builder", 0), ("engineer", 0), ("joker", 4)])
def test_hiring_for_nothing(worker, dollars):
    """E9."""
    match = play(arrive("S1", "3a", dollars=10), "act:3a-1", f"hire:{worker}")
    assert 10 - me(match).dollars == dollars


@pytest.mark.parametrize(("worker", "dollars"), [("cowboy", 5), ("builder", 5), ("engineer", 5), ("joker", 9)])
def test_hiring_for_five(worker, dollars):
    """E9."""
    match = play(arrive("NB", dollars=10), "act:B-2", f"hire:{worker}")
    assert 10 - me(match).dollars == dollars


@pytest.mark.parametrize(
    ("first", "second", "dollars"), [("cowboy", "builder", 13), ("joker", "engineer", 17), ("builder", "joker", 17)]
)
def test_hiring_two_on_one_visit(first, second, dollars):
    """E9."""
    match = play(arrive("NB", dollars=20), "act:B-2", f"hire:{first}", "act:B-3", f"hire:{second}")
    assert 20 - me(match).dollars == dollars


# ------------------------------------------------------------ E10: the market


def test_a_shorthorn_takes_three_cowboys_and_six_dollars():
    """E10."""
    match = play(arrive("ND", dollars=6, workers=(3, 0, 0, 0)), "act:D-3", "buy:shorthorn")
    assert (me(match).dollars, zone(me(match))) == (0, {})
    assert ids(me(match).discard) == ["cowboy", "cowboy", "cowboy", "shorthorn"]


def test_a_joker_stands_for_a_cowboy():
    """E10."""
    match = play(arrive("ND", dollars=6, workers=(2, 0, 0, 1)), "act:D-3", "buy:shorthorn")
    assert (me(match).dollars, zone(me(match))) == (0, {})
    assert sorted(ids(me(match).discard)) == ["cowboy", "cowboy", "joker", "shorthorn"]


def test_a_shorthorn_is_not_for_five_dollars():
    match = play(arrive("ND", dollars=5, workers=(3, 0, 0, 0)), "act:D-3")
    assert values(match) == ["black_angus", "corriente"]


# ------------------------------------------------------------ E11: the train


def last_wagon():
    """Three engineers, a joker and eight dollars for the last card of the train."""
    return play(arrive("NF", dollars=8, workers=(0, 0, 3, 1), hand="criollo"), "act:F-2", "train:T4-front")


def test_the_last_train_card_takes_four_engineers_and_eight_dollars():
    """E11."""
    match = last_wagon()
    assert (me(match).dollars, zone(me(match))) == (0, {})
    assert sorted(ids(me(match).discard)) == ["engineer", "engineer", "engineer", "joker"]


def test_the_actions_of_a_train_card_are_done_one_by_one():
    """E11."""
    match = last_wagon()
    assert values(match) == ["T4-front-1", "T4-front-2", "T4-front-3", "stop"]
    play(match, "act:T4-front-1", "certify:3")
    assert me(match).certificates == 3
    play(match, "act:T4-front-2", "tile:dollars")
    assert (ids(me(match).bonuses), me(match).dollars) == (["dollars"], 5)


def test_a_train_can_carry_the_rancher_to_another_location():
    """E11: one or two steps, and no card is drawn before."""
    match = play(last_wagon(), "act:T4-front-3")
    assert values(match) == ["NG", "EP"]
    play(match, "move:NG")
    assert (ids(me(match).hand), values(match)) == (["criollo"], ["G-1", "G-2", "end"])


# ------------------------------------------------------------ E12, E13: buildings


def test_a_building_takes_its_number_of_builders_and_two_dollars_for_each():
    """E12: on a space that is free of charge."""
    match = play(arrive("NE", dollars=4, workers=(0, 2, 0, 0)), "act:E-2", "build:2a", "site:S2i")
    assert (built(match), me(match).dollars, zone(me(match))) == ({"S2i": "2a-0"}, 0, {})
    assert (ids(me(match).discard), match.state.buildings) == (["builder", "builder"], [2, 1, 2, 2, 2, 2])


def test_the_price_of_the_space_is_added():
    """E12: seven dollars in all on the space before D."""
    match = play(arrive("NE", dollars=7, workers=(0, 2, 0, 0)), "act:E-2", "build:2a", "site:S3")
    assert (built(match), me(match).dollars) == ({"S3": "2a-0"}, 0)


def test_a_space_whose_price_cannot_be_paid_is_refused():
    """E12: with six dollars."""
    match = play(arrive("NE", dollars=6, workers=(0, 2, 0, 0)), "act:E-2", "build:2a")
    assert values(match) == ["S2i", "S2o", "S5i", "S5o", "S6i", "S6o"]


@pytest.mark.parametrize(("old", "new"), [(2, 6), (1, 5)])
def test_a_replacement_costs_the_difference(old, new):
    """E13: four builders, eight dollars, and nothing for the space."""
    match = arrive("NE", dollars=8, workers=(0, 4, 0, 0), trail={"S3": f"{old}a-0", "S1": "1a-1"})
    play(match, "act:E-2", f"build:{new}a")
    assert (built(match)["S3"], me(match).dollars, zone(me(match))) == (f"{new}a-0", 0, {})


def test_a_replacement_may_be_larger_by_one():
    match = arrive("NE", dollars=2, workers=(0, 1, 0, 0), trail={"S3": "2a-0", "S1": "4a-0"})
    play(match, "act:E-2", "build:3a")
    assert built(match) == {"S1": "4a-0", "S3": "3a-0"}


def test_a_replacement_must_not_be_the_same_or_smaller():
    match = arrive("NE", dollars=4, workers=(0, 2, 0, 0), trail={"S3": "3a-0", "S1": "4a-0"})
    play(match, "act:E-2")
    assert values(match) == ["4a", "5a", "6a"]


def test_with_a_marker_left_one_may_build_or_replace():
    match = arrive("NE", dollars=9, workers=(0, 3, 0, 0), trail={"S3": "1a-0"})
    play(match, "act:E-2", "build:2a")
    assert values(match) == ["S1", "S2i", "S2o", "S4", "S5i", "S5o", "S6i", "S6o", "S3"]


def test_without_a_marker_one_may_only_replace():
    match = arrive("NE", dollars=9, workers=(0, 3, 0, 0), trail={"S3": "1a-0", "S6o": "1a-0"})
    play(match, "act:E-2", "build:2a")
    assert values(match) == ["S3", "S6o"]


def test_a_replaced_building_goes_back_to_its_pile():
    """E13."""
    match = arrive("NE", dollars=8, workers=(0, 4, 0, 0), trail={"S3": "2a-0"})
    assert match.state.buildings == [2, 1, 2, 2, 2, 2]
    play(match, "act:E-2", "build:6a")
    assert match.state.buildings == [2, 2, 2, 2, 2, 1]


def test_the_trail_knows_where_buildings_are():
    match = play(arrive("NE", dollars=4, workers=(0, 2, 0, 0)), "act:E-2", "build:2a", "site:S5i")
    laid = [index for index, tile in enumerate(match.state.trail) if tile is not None]
    assert match.state.occupied == mask_of(laid)


# ------------------------------------------------------------ E14 to E17: delivery

HERD = "santa_gertrudis santa_gertrudis corriente black_angus"


def test_each_breed_counts_once():
    """E14."""
    assert delivery_value(me(scene(hand=HERD))) == 8


def test_a_duplicate_tile_adds_one_more_card():
    """E14."""
    assert delivery_value(me(scene(hand=HERD, bonuses="duplicate"))) == 10


def test_certificates_are_added():
    """E15: 9 with the permanent one, 12 with three of the track, which is then at 0."""
    match = scene(hand=HERD, bonuses="permanent", certificates=3)
    assert delivery_value(me(match)) == 9
    match = arrive("EP", hand=HERD, bonuses="permanent", certificates=3)
    assert values(match) == ["P0", "P5", "P7", "P9", "P10", "P12"]
    play(match, "deliver:P12", "disc:L1")
    assert (me(match).certificates, ids(me(match).posts)) == (0, ["P12"])


def test_only_as_many_certificates_are_spent_as_the_post_asks_for():
    match = play(arrive("EP", hand=HERD, bonuses="permanent", certificates=4), "deliver:P12", "disc:L1")
    assert me(match).certificates == 1


def test_posts_with_an_own_disc_are_closed():
    """E16."""
    match = arrive("EP", hand=HERD, bonuses="permanent", certificates=3, posts="P7 P9", cleared="L2 L3")
    assert values(match) == ["P0", "P5", "P10", "P12"]


def test_posts_with_other_peoples_discs_are_open():
    match = arrive("EP", hand=HERD, others={1: {"posts": "P5 P7 P12"}})
    assert values(match) == ["P0", "P5", "P7"]


@pytest.mark.parametrize(("slot", "dollars"), [("L1", 0), ("L2", 0), ("L3", 0), ("L4", -3), ("R1", 1), ("R2", -4), ("R3", 2)])
def test_taking_a_disc_brings_or_costs_dollars(slot, dollars):
    """E17; post 12 brings nothing itself."""
    match = play(arrive("EP", hand=HERD, certificates=4), "deliver:P12", f"disc:{slot}")
    assert me(match).dollars == 5 + dollars


def test_what_a_disc_covered_is_unlocked():
    """E17."""
    match = play(arrive("EP", hand=HERD, certificates=4), "deliver:P12", "disc:R2")
    assert (hand_limit(me(match)), len(me(match).hand)) == (5, 5)
    match = play(arrive("EP", hand=HERD, certificates=4), "deliver:P12", "disc:R3")
    assert step_limit(me(match)) == 4
    match = play(arrive("EP", hand=HERD, certificates=4), "deliver:P12", "disc:R1")
    assert delivery_value(me(match)) - breeding_value(me(match).hand, 0) == 1


@pytest.mark.parametrize("post", ["P0", "P5", "P7", "P9"])
def test_discs_with_black_corners_are_refused_on_posts_with_plain_ones(post):
    """E17."""
    match = play(arrive("EP", hand=HERD, certificates=4), f"deliver:{post}")
    assert values(match) == ["L1", "L2", "L3", "L4"]


@pytest.mark.parametrize("post", ["P10", "P12"])
def test_every_disc_may_go_to_a_post_with_black_corners(post):
    match = play(arrive("EP", hand=HERD, certificates=4), f"deliver:{post}")
    assert values(match) == ["L1", "L2", "L3", "L4", "R1", "R2", "R3"]


# ------------------------------------------------------------ E18, E19: objectives


def objectives(**mine):
    match = scene(**mine)
    return score(match.state, 0)["objectives"]


def test_an_element_serves_one_objective_only():
    """E18: the better one."""
    herd = "corriente black_angus shorthorn"
    assert objectives(objectives="O02", discard=herd) == 3
    assert objectives(objectives="O02 O06", discard=herd) == 5


def test_a_second_corriente_fulfils_both():
    assert objectives(objectives="O02 O06", discard="corriente black_angus shorthorn", hand="corriente") == 8


@pytest.mark.parametrize(
    ("objective", "points", "scene_of"),
    [
        ("O10", 4, {"bonuses": "dollars", "trail": {"S1": "3a-0"}}),
        ("O10", 0, {"trail": {"S1": "3a-0"}}),
        ("O10", 0, {"bonuses": "dollars", "trail": {"S1": "2a-0"}}),
        ("O11", 3, {"trail": {"S1": "1a-0", "S3": "3a-0"}}),
        ("O11", 0, {"trail": {"S1": "3a-0"}}),
        ("O11", 0, {"trail": {"S1": "3a-0", "S3": "3a-1"}}),
        ("O15", 4, {"posts": "P14"}),
        ("O15", 0, {"posts": "P12"}),
        ("O15", 0, {"posts": "P16"}),
    ],
)
def test_objectives_are_fulfilled_or_not(objective, points, scene_of):
    """E19."""
    assert objectives(objectives=objective, **scene_of) == points


# ------------------------------------------------------------ E20, E21


def test_sues_joker_joins_the_leftmost_of_her_largest_small_groups():
    """E20."""
    match = solo("A1", reserve="joker", sue={"row": "cowboy engineer builder", "workers": (2, 2, 4)})
    assert (her(match).workers, her(match).jokers) == ([3, 2, 4], [1, 0, 0])


def test_an_open_tile_is_replaced_from_the_stack():
    """E21."""
    match = arrive("NF", dollars=2, workers=(0, 0, 1, 0), objective_row="O01 O04 O07", objective_stack="O20 O19")
    play(match, "act:F-2", "act:T1-front-1", "tile:O04")
    assert (ids(me(match).objectives), ids(match.state.objective_row)) == (["O04"], ["O01", "O20", "O07"])


def test_the_top_of_a_stack_leaves_the_row_as_it_was():
    """E21."""
    match = arrive("NF", dollars=2, workers=(0, 0, 1, 0), objective_row="O01 O04 O07", objective_stack="O20 O19")
    play(match, "act:F-2", "act:T1-front-1", "tile:objective_stack")
    assert (ids(me(match).objectives), ids(match.state.objective_row)) == (["O20"], ["O01", "O04", "O07"])
    assert ids(match.state.objectives) == ["O19"]
