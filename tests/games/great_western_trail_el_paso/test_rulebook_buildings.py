"""Rulebook, page 10: placing and replacing common buildings."""

from __future__ import annotations

import pytest

from games.great_western_trail_el_paso.scene import arrive, built, ids, me, options, play, values, zone
from saloon.engine import Match

SITES = ["S1", "S2i", "S2o", "S3", "S4", "S5i", "S5o", "S6i", "S6o"]
PRICES = {"S1": 3, "S2i": 0, "S2o": 1, "S3": 3, "S4": 3, "S5i": 0, "S5o": 1, "S6i": 0, "S6o": 1}


def at_e(builders: int = 9, dollars: int = 40, jokers: int = 0, **things: object) -> Match:
    """A match at tile E, with builders and money."""
    return arrive("NE", **{"workers": (0, builders, 0, jokers), "dollars": dollars, **things})


def offered(match: Match) -> list[str]:
    return values(play(match, "act:E-2"))


# ------------------------------------------------------------ placing


@pytest.mark.parametrize("kind", [1, 2, 3, 4, 5, 6])
def test_a_building_costs_its_builders_and_two_dollars_for_each(kind):
    match = play(at_e(kind, 2 * kind), "act:E-2", *([f"build:{kind}a"] if kind > 1 else []), "site:S2i")
    assert (me(match).dollars, zone(me(match))) == (0, {})
    assert ids(me(match).discard) == ["builder"] * kind
    assert built(match) == {"S2i": f"{kind}a-0"}


def test_with_too_few_builders_or_dollars_a_building_is_not_offered():
    assert offered(at_e(3)) == ["1a", "2a", "3a"]
    assert offered(at_e(9, 9)) == ["1a", "2a", "3a", "4a"]


@pytest.mark.parametrize(("builders", "dollars"), [(0, 40), (9, 1)])
def test_without_a_builder_or_two_dollars_nothing_is_built(builders, dollars):
    assert "E-2" not in values(at_e(builders, dollars))


def test_jokers_may_take_the_place_of_builders():
    match = play(at_e(1, 4, 1), "act:E-2", "build:2a", "site:S2i")
    assert ids(me(match).discard) == ["builder", "joker"]


def test_cowboys_and_engineers_do_not_build():
    assert "E-2" not in values(arrive("NE", workers=(9, 0, 9, 0), dollars=40))


def test_a_building_is_put_on_any_empty_space():
    match = play(at_e(), "act:E-2", "build:1a")
    assert values(match) == SITES


@pytest.mark.parametrize("space", SITES)
def test_the_price_of_the_space_is_paid_too(space):
    match = play(at_e(1, 5), "act:E-2", f"site:{space}")
    assert me(match).dollars == 5 - 2 - PRICES[space]


def test_a_space_whose_price_cannot_be_paid_beside_the_builders_is_not_offered():
    assert values(play(at_e(1, 3), "act:E-2")) == ["S2i", "S2o", "S5i", "S5o", "S6i", "S6o"]


def test_if_only_dear_spaces_are_empty_a_building_is_offered_only_with_their_price():
    cheap = {"S2i": "1a-1", "S2o": "1a-1", "S5i": "2a-2", "S5o": "2a-2", "S6i": "3a-3", "S6o": "3a-3"}
    assert "E-2" not in values(at_e(9, 8 + 2, trail=cheap, seats=4))
    match = at_e(9, 8 + 3, trail=cheap, seats=4)
    assert offered(match) == ["S1", "S3", "S4"]


def test_a_space_with_a_building_is_taken():
    match = play(at_e(trail={"S1": "1a-1", "S6o": "1a-1"}), "act:E-2", "build:2a")
    assert not {"S1", "S6o"} & {*values(match)}


def test_the_building_carries_a_marker_of_its_owner_and_shows_the_face_of_the_supply():
    match = play(at_e(options={"faces": "chosen", "chosen_faces": "bababa"}), "act:E-2")
    assert values(match) == ["1b", "2a", "3b", "4a", "5b", "6a"]
    play(match, "build:3b", "site:S1")
    assert built(match) == {"S1": "3b-0"}


def test_the_building_leaves_the_supply():
    match = play(at_e(), "act:E-2", "build:4a", "site:S2i")
    assert match.state.buildings == [2, 2, 2, 1, 2, 2]


def test_a_kind_that_has_run_out_is_not_offered():
    assert offered(at_e(buildings={2: 0, 5: 0})) == ["1a", "3a", "4a", "6a"]


def test_two_markers_allow_two_buildings_at_most():
    match = at_e(1, trail={"S1": "6a-0", "S3": "6a-0"})
    assert "E-2" not in values(match)
    match = play(at_e(1, trail={"S1": "6a-0"}), "act:E-2")
    assert "S3" in values(match)


def test_only_one_building_is_placed_by_an_action():
    match = play(at_e(hand="santa_gertrudis"), "act:E-2", "build:1a", "site:S2i")
    assert "E-2" not in values(match)
    assert "E-1" in values(match)


def test_a_new_building_is_a_location_for_everybody_at_once():
    match = play(at_e(others={1: {"at": "EP"}}), "act:E-2", "build:1a", "site:S1", "act:end")
    while [*match.asks] == [0]:
        play(match, options(match)[-1])
    assert values(match) == ["S1", "NB", "NC"]


def test_building_can_be_taken_back():
    match = play(at_e(hand="santa_gertrudis"), "act:E-2", "build:1a", "site:S2i")
    match.undo()
    assert built(match) == {}


# ------------------------------------------------------------ replacing


def replace(old: int, new: int, builders: int, dollars: int, **things: object) -> Match:
    match = at_e(builders, dollars, trail={"S1": f"{old}a-0", "S3": "6a-0"}, **things)
    return play(match, "act:E-2") if new == old + 1 == old + builders else play(match, "act:E-2", f"build:{new}a")


@pytest.mark.parametrize(("old", "new"), [(1, 3), (1, 5), (2, 4), (3, 6), (4, 6)])
def test_a_replacement_costs_the_difference_in_builders_and_dollars_and_no_price_of_the_space(old, new):
    match = replace(old, new, new - old, 2 * (new - old))
    assert built(match) == {"S1": f"{new}a-0", "S3": "6a-0"}
    assert (me(match).dollars, zone(me(match))) == (0, {})


def test_the_old_building_goes_back_to_its_pile():
    match = replace(2, 5, 3, 6)
    assert match.state.buildings == [2, 2, 2, 2, 1, 1]


def test_the_new_building_needs_more_builders_than_the_old_one():
    match = at_e(trail={"S1": "4a-0", "S3": "5a-0"})
    assert offered(match) == ["5a", "6a"]


def test_either_of_two_own_buildings_may_be_replaced():
    match = play(at_e(trail={"S1": "2a-0", "S3": "3a-0"}), "act:E-2", "build:6a")
    assert values(match) == ["S1", "S3"]


def test_with_one_marker_left_one_may_place_or_replace():
    match = play(at_e(trail={"S1": "2a-0"}), "act:E-2", "build:3a")
    assert values(match) == ["S2i", "S2o", "S3", "S4", "S5i", "S5o", "S6i", "S6o", "S1"]


def test_buildings_of_others_are_not_replaced():
    match = play(at_e(trail={"S1": "1a-1"}), "act:E-2", "build:6a")
    assert "S1" not in values(match)


def test_builders_for_the_difference_are_enough_though_not_for_the_whole_building():
    assert offered(at_e(1, 2, trail={"S1": "5a-0", "S3": "5a-0"})) == ["S1", "S3"]


def test_a_replacement_that_is_not_in_the_supply_is_not_offered():
    assert offered(at_e(trail={"S1": "4a-0", "S3": "4a-0"}, buildings={5: 0})) == ["S1", "S3"]


def test_only_one_building_is_replaced_by_an_action():
    match = play(at_e(hand="santa_gertrudis", trail={"S1": "1a-0", "S3": "1a-0"}), "act:E-2", "build:2a", "site:S1")
    assert "E-2" not in values(match)


def test_a_rancher_on_a_replaced_building_stays_there():
    match = at_e(1, trail={"S1": "1a-0", "S3": "6a-0"}, others={1: {"at": "S1"}})
    play(match, "act:E-2")
    assert built(match)["S1"] == "2a-0"
    assert me(match, 1).rancher.id == "S1"
