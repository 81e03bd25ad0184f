"""Phase 2: where cowboys may stand, and passing."""

from __future__ import annotations

import pytest

from games.carson_city.scene import asked, me, options, play, reserves, scene, values
from saloon.engine import Match

TRACK = (
    "wages", "ammo", "roads3", "road1", "inc_parcels", "inc_guns", "inc_gambling",
    "vp2", "vp3", "vp4", "vp5", "vp_guns", "vp_parcels", "vp_buildings",
)  # fmt: skip
FULL_ROW = "ranch mine bank saloon hotel ranch mine"
PREY = ("ranch", "mine", "drugstore", "bank", "saloon", "hotel", "general_store", "blacksmith")
SAFE = ("church", "prison", "school", "station")


def placing(seats: int = 2, **things: object) -> Match:
    return scene(seats, **{"cowboys": 3, **things})


# ------------------------------------------------------------ turns


def test_cowboys_are_placed_one_at_a_time_in_turn_order():
    match = placing(3, order=[2, 0, 1])
    seen = []
    for target in ("wages", "11", "ammo", "12"):
        seen.append(asked(match)[0])
        play(match, f"place:{target}")
    assert seen == [2, 0, 1, 2]


def test_a_cowboy_comes_from_the_personal_reserve():
    match = play(placing(), "place:wages")
    assert reserves(match) == [2, 3]
    assert [(seat, target.id, form) for seat, target, form in match.state.placed] == [(0, "wages", "plain")]


def test_who_passes_places_no_more():
    match = play(placing(3), "pass", "place:wages", "place:wages")
    assert asked(match)[0] == 1


def test_it_is_possible_to_pass_at_once_without_a_single_cowboy_placed():
    match = play(placing(), "pass")
    assert (match.state.passed, me(match).reserve) == ([0], 3)


def test_who_passes_takes_the_lowest_free_number_of_the_lower_track():
    match = play(placing(3), "place:wages", "pass", "place:wages", "pass")
    assert match.state.passed == [1, 0]


def test_placing_goes_on_until_everybody_has_passed():
    match = play(placing(), "pass", "place:wages", "place:wages", "place:11")
    assert match.state.phase != "place"
    assert match.state.passed == [0, 1]


def test_who_has_no_cowboy_left_passes_without_a_question():
    match = play(placing(cowboys={0: 1, 1: 2}), "place:wages", "place:wages")
    assert (match.state.passed, asked(match)) == ([0], (1, "place"))


# ------------------------------------------------------------ the action track


def test_every_space_of_the_track_can_be_chosen_but_the_two_reminders():
    found = values(placing(row=FULL_ROW))
    spaces = {*TRACK, "b3", "b4", "b5", "b6", "b8", "b10", "b12"}
    assert {value for value in found if not value.isdigit()} == {*spaces, "pass"}


@pytest.mark.parametrize("space", TRACK)
def test_cowboys_of_others_do_not_keep_anybody_away(space):
    assert f"place:{space}" in options(placing(placed=[(1, space)]))


@pytest.mark.parametrize("space", ["wages", "road1"])
def test_wages_and_single_roads_take_any_number_of_own_cowboys(space):
    assert f"place:{space}" in options(placing(placed=[(0, space), (0, space)]))


@pytest.mark.parametrize("space", [space for space in TRACK if space not in ("wages", "road1")])
def test_every_other_space_takes_one_own_cowboy(space):
    assert f"place:{space}" not in options(placing(placed=[(0, space)]))


def test_a_building_space_needs_its_tile():
    found = options(placing(row="ranch - mine"))
    assert {"place:b3", "place:b5"} <= set(found)
    assert not {"place:b4", "place:b6", "place:b12"} & set(found)


def test_ammunition_needs_its_token():
    assert "place:ammo" not in options(placing(ammo=1))


# ------------------------------------------------------------ parcels


def test_any_number_of_parcels_is_wanted_with_one_cowboy_each():
    match = play(placing(), "place:11", "pass", "place:12")
    assert "place:13" in options(match)
    assert not {"place:11", "place:12"} & set(options(match))


@pytest.mark.parametrize("natural", ["house", "townhouse", "mountain"])
def test_houses_and_mountains_without_an_owner_can_be_wanted(natural):
    assert "place:55" in options(placing(land={"55": natural}))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_parcel_with_an_owner_cannot_be_bought(seat):
    found = options(placing(parcels={"11": seat}, land={"22": f"house {seat}", "33": f"mountain {seat}"}))
    assert not {"place:11", "place:22", "place:33"} & set(found)


def test_a_parcel_wanted_by_others_can_be_wanted_too():
    assert "place:11" in options(placing(placed=[(1, "11")]))


# ------------------------------------------------------------ buildings


@pytest.mark.parametrize("building", PREY)
@pytest.mark.parametrize("seat", [0, 1])
def test_buildings_with_an_income_can_be_attacked_and_defended(building, seat):
    assert "place:55" in options(placing(land={"55": f"{building} {seat}"}))


@pytest.mark.parametrize("building", SAFE)
@pytest.mark.parametrize("seat", [0, 1])
def test_churches_prisons_schools_and_stations_cannot(building, seat):
    assert "place:55" not in options(placing(land={"55": f"{building} {seat}"}))


def test_a_church_protects_buildings_of_its_owner_beside_it():
    land = {"55": "bank 1", "66": "church 1", "77": "bank 1", "22": "bank 1"}
    found = options(placing(land=land))
    assert not {"place:55", "place:77"} & set(found)
    assert "place:22" in found


def test_a_church_of_somebody_else_protects_nothing():
    assert "place:55" in options(placing(3, land={"55": "bank 1", "66": "church 2", "65": "church 0"}))


def test_the_owner_may_still_stand_on_a_protected_building():
    assert "place:55" in options(placing(land={"55": "bank 0", "66": "church 0"}))


def test_one_cowboy_a_building():
    assert "place:55" not in options(placing(land={"55": "bank 1"}, placed=[(0, "55")]))


def test_an_attacked_building_can_be_attacked_by_others_too():
    assert "place:55" in options(placing(3, land={"55": "bank 1"}, placed=[(2, "55")]))


# ------------------------------------------------------------ city hall


def test_the_city_hall_can_be_occupied():
    assert "place:55" in options(placing(land={"55": "city_hall"}))


def test_only_one_own_cowboy_occupies_the_city_hall_also_from_an_earlier_round():
    assert "place:55" not in options(placing(land={"55": "city_hall"}, placed=[(0, "55")]))
    assert "place:55" not in options(placing(land={"55": "city_hall"}, hall=0))


def test_the_city_hall_can_be_contested():
    assert "place:55" in options(placing(land={"55": "city_hall"}, hall=1))
    assert "place:55" in options(placing(land={"55": "city_hall"}, placed=[(1, "55")]))


# ------------------------------------------------------------ roads


def test_roads_may_be_laid_while_placing_and_cost_no_turn():
    match = play(placing(roads_left={0: 2}), "place:lay", "road:h34", "place:lay", "road:h35")
    assert (asked(match), me(match).roads) == ((0, "place"), 0)


def test_a_road_extends_the_network():
    match = play(placing(roads_left={0: 1}), "place:lay")
    assert sorted(values(match)) == ["h32", "h34", "h42", "h44", "pass", "v23", "v24", "v43", "v44"]


def test_no_edge_has_two_roads():
    match = play(placing(roads_left={0: 2}), "place:lay", "road:h34", "place:lay")
    assert "road:h34" not in options(match)


def test_mountains_buildings_and_owners_do_not_stop_a_road():
    land = {"34": "mountain", "35": "bank 1", "45": "house 1"}
    assert "road:h34" in options(play(placing(land=land, roads_left={0: 1}), "place:lay"))


def test_who_thinks_better_of_it_keeps_the_road():
    match = play(placing(roads_left={0: 1}), "place:lay", "pass")
    assert (asked(match), me(match).roads) == ((0, "place"), 1)
