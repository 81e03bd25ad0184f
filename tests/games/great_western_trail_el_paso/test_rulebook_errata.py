"""The errata: five removals at most, and another reading of building 2a."""

from __future__ import annotations

import pytest

from games.great_western_trail_el_paso.scene import arrive, ids, me, play, values, verb
from saloon.engine import Match

FOUR = ["criollo"] * 4
FIVE = ["criollo"] * 5


# ------------------------------------------------------------ five removals


def test_removed_cattle_is_kept_apart_for_all_to_see():
    match = play(arrive("S1", "3b", hand="simmental criollo"), "act:3b-1")
    assert ids(match.observe(1).players[0].removed) == ["simmental"]


def test_a_fifth_card_can_be_removed():
    match = play(arrive("S1", "3b", hand="simmental", removed=FOUR), "act:3b-1")
    assert len(me(match).removed) == 5


@pytest.mark.parametrize(("place", "tile", "action"), [("S1", "3b", "3b-1"), ("S1", "3b", "L4"), ("NC", "", "L4")])
def test_a_sixth_card_is_not_removed(place, tile, action):
    match = arrive(place, tile, hand="simmental", removed=FIVE, cleared="L4", posts="P5")
    assert action not in values(match)


@pytest.mark.parametrize("tile", ["remove", "remove_dollars"])
def test_nor_by_a_bonus_tile_which_then_pays_nothing(tile):
    match = arrive("S1", "2a", hand="simmental", removed=FIVE, dollars=2, bonus_row=f"{tile} - -", bonus_stack="")
    play(match, "act:2a-1")
    assert (len(me(match).removed), ids(me(match).hand), me(match).dollars) == (5, ["simmental"], 0)


def test_all_ways_of_removing_cattle_count_together():
    match = arrive("S1", "3b", hand="simmental simmental", removed=FOUR, cleared="L4", posts="P5")
    play(match, "act:3b-1", "act:3b-2")
    assert "L4" not in values(match)


def test_every_player_has_five_removals():
    match = arrive("S1", "3b", hand="simmental", others={1: {"removed": FIVE}})
    assert "3b-1" in values(match)


# ------------------------------------------------------------ building 2a


def at_2a(reading: str, **things: object) -> Match:
    return arrive("S1", "2a", **{"dollars": 4, "options": {"building_2a": reading}, **things})


def test_as_printed_both_actions_of_2a_can_be_done():
    match = play(at_2a("printed"), "act:2a-1", "tile:permanent")
    assert values(match) == ["2a-2", "end"]
    play(match, "act:2a-2", "move:NB")
    assert me(match).rancher.id == "NB"


def test_by_the_erratum_whoever_buys_a_tile_at_2a_ends_the_turn():
    match = play(at_2a("either", tokens=1), "act:2a-1", "tile:permanent")
    assert values(match) == ["end", "exchange"]
    match = play(at_2a("either"), "act:2a-1", "tile:permanent")
    assert [*match.asks] == [1]


def test_by_the_erratum_whoever_moves_on_from_2a_buys_no_tile_and_uses_the_next_location():
    match = play(at_2a("either"), "act:2a-2", "move:NB")
    assert me(match).bonuses == []
    assert verb(match) == "act"


def test_by_the_erratum_one_of_the_two_is_still_free_to_choose():
    assert values(at_2a("either")) == ["2a-1", "2a-2", "L1", "L3", "end"]


def test_face_b_of_that_building_is_not_changed():
    match = play(arrive("S1", "2b", hand="galloway", options={"building_2a": "either"}), "act:2b-1")
    assert "2b-2a" in values(match)


def test_other_buildings_are_not_changed():
    match = play(arrive("S1", "4a", options={"building_2a": "either"}), "act:4a-2")
    assert values(match)[:2] == ["4a-1", "4a-3"]
