"""Buying and building: tiles, conditions, houses, townhouses, tiles that are kept, the city hall."""

from __future__ import annotations

import pytest

from games.carson_city.scene import asked, heard, ids, index, me, money, options, piece, play, reserves, scene, values
from saloon.engine import Match
from saloon.games.carson_city.components import Building
from saloon.games.carson_city.rules.constructing import places
from saloon.games.carson_city.rules.sets import parcels_in
from saloon.games.carson_city.rules.town import house_spots, may_become_townhouses, served

PRICES = {"b12": 12, "b10": 10, "b8": 8, "b6": 6, "b5": 5, "b4": 4, "b3": 3}
SIMPLE = ("drugstore", "bank", "saloon", "hotel", "church", "prison", "general_store", "blacksmith")
RING = ("33", "34", "35", "43", "45", "53", "54", "55")


def buying(tile: str, **things: object) -> Match:
    """The first player has just paid three dollars for a tile."""
    match = scene(**{"seats": 2, "at": "b3", "placed": [(0, "b3")], "row": tile, "money": 20, **things})
    return play(match, "buy_building:b3")


def sites(match: Match, tile: str, seat: int = 0) -> list[str]:
    return ids(places(match.state, me(match, seat), Building.of(tile)))


def town(**things: object) -> Match:
    return scene(2, cowboys=1, **things)


# ------------------------------------------------------------ buying


@pytest.mark.parametrize("space", PRICES)
def test_a_tile_costs_the_price_of_its_space(space):
    row = "ranch mine bank saloon hotel ranch mine"
    match = play(scene(2, at=space, placed=[(0, space)], row=row, money=20, roads_left=1), f"buy_building:{space}")
    assert me(match).money == 20 - PRICES[space]
    assert asked(match) == (0, "build")


def test_who_cannot_pay_is_not_asked():
    match = scene(2, at="b8", placed=[(0, "b8")], row="ranch mine bank saloon hotel", money=7)
    assert (match.over, me(match).supply, ids(match.state.row)[4]) == (True, 10, "hotel")


def test_a_tile_bought_leaves_its_space_empty_until_the_end_of_the_round():
    match = play(buying("ranch", parcels={"11": 0}), "build:11")
    assert match.state.row[0] is None


def test_a_tile_may_be_kept():
    match = play(buying("ranch", parcels={"11": 0}), "build:keep")
    assert ids(me(match).tiles) == ["ranch"]
    assert piece(match, "11") == ""


def test_who_has_neither_a_place_nor_a_road_is_not_asked():
    match = buying("bank")
    assert options(match) != ["build:keep"]


# ------------------------------------------------------------ where


@pytest.mark.parametrize("building", [*SIMPLE, "ranch", "mine"])
def test_only_own_free_parcels_are_sites(building):
    land = {"34": "house 0", "35": "mountain 0", "43": "bank 0", "44": "house"}
    assert sites(town(land=land, parcels={"33": 0, "45": 1}), building) == ["33"]


@pytest.mark.parametrize("building", SIMPLE)
def test_most_buildings_need_a_road(building):
    assert sites(town(parcels={"11": 0, "33": 0}), building) == ["33"]


@pytest.mark.parametrize("building", ["ranch", "mine"])
def test_ranches_and_mines_need_neither_road_nor_house(building):
    match = play(buying(building, parcels={"11": 0}), "build:11")
    assert [found.id for found in match.state.land if found is not None] == [building]


def test_a_road_serves_the_parcels_at_its_corners_and_sides():
    g = town(roads="h44").state
    assert [index for index in range(64) if served(g, index)] == [27, 28, 29, 35, 36, 37]


def test_a_road_laid_now_makes_a_site():
    match = buying("bank", parcels={"46": 0}, roads_left={0: 1})
    assert values(match) == ["keep", "lay"]
    play(match, "build:lay", "road:h34")
    assert values(match) == ["46", "keep"]


@pytest.mark.parametrize(("building", "revolvers"), [("ranch", 1), ("mine", 1), ("prison", 2), ("bank", 0), ("church", 0)])
def test_ranches_mines_and_prisons_bring_revolvers(building, revolvers):
    match = play(buying(building, parcels={"33": 0}), "build:33")
    if asked(match) == (0, "house"):
        play(match, "house:34")
    assert me(match).revolvers == revolvers


# ------------------------------------------------------------ houses


@pytest.mark.parametrize("building", SIMPLE)
def test_a_building_brings_a_free_house_to_a_served_parcel(building):
    match = play(buying(building, parcels={"33": 0}), "build:33")
    assert asked(match) == (0, "house")
    assert values(match) == ["34", "35", "43", "44", "45", "53", "54", "55", "keep"]
    play(match, "house:55")
    assert (piece(match, "33"), piece(match, "55"), me(match).money) == (building, "house", 17)


def test_a_house_needs_a_free_parcel():
    land = {"34": "mountain", "35": "bank 1", "44": "house"}
    assert values(play(buying("bank", parcels={"33": 0}, land=land), "build:33")) == ["43", "45", "53", "54", "55", "keep"]


def test_a_house_may_go_onto_an_own_parcel_and_belongs_to_it():
    match = play(buying("saloon", parcels={"33": 0, "34": 0}), "build:33", "house:34")
    assert match.state.owner[index("34")] == 0


def test_the_owner_of_another_parcel_must_agree_to_a_house():
    match = play(buying("bank", parcels={"33": 0, "34": 1}), "build:33", "house:34")
    assert asked(match) == (1, "consent")
    play(match, "consent:yes")
    assert piece(match, "34") == "house"


def test_who_is_refused_chooses_another_parcel():
    match = play(buying("bank", parcels={"33": 0, "34": 1}), "build:33", "house:34", "consent:no")
    assert asked(match) == (0, "house")
    assert "house:34" not in options(match)


def test_without_any_place_for_its_house_a_building_cannot_be_built():
    land = dict.fromkeys(("34", "35", "43", "44", "45", "53", "54", "55"), "mountain")
    assert sites(town(parcels={"33": 0}, land=land), "bank") == []


def test_a_school_needs_three_houses():
    match = play(buying("school", parcels={"33": 0}), "build:33", "house:34", "house:35", "house:43")
    assert [piece(match, parcel) for parcel in ("33", "34", "35", "43")] == ["school", "house", "house", "house"]


def test_a_school_without_room_for_three_houses_waits():
    land = dict.fromkeys(("34", "35", "43", "44", "45", "53"), "mountain")
    assert sites(town(parcels={"33": 0}, land=land), "school") == []
    del land["34"]
    assert sites(town(parcels={"33": 0}, land=land), "school") == ["33"]


def test_refused_houses_of_a_school_leave_the_map_as_it_was():
    land = dict.fromkeys(("35", "43", "44", "45", "53"), "mountain")
    parcels = {"33": 0, "34": 1}
    match = play(buying("school", parcels=parcels, land=land), "build:33", "house:54", "house:55", "house:34", "consent:no")
    assert [piece(match, parcel) for parcel in ("33", "34", "54", "55")] == ["", "", "", ""]
    assert ids(me(match).tiles) == ["school"]


# ------------------------------------------------------------ townhouses


def test_a_house_becomes_a_townhouse_when_everything_around_it_is_taken():
    land = {"44": "house", "33": "bank 1", "34": "house", "35": "mountain", "43": "church 0"}
    match = town(land=land, parcels=dict.fromkeys(("45", "53", "54", "55"), 1))
    assert ids(parcels_in(may_become_townhouses(match.state))) == ["44"]


@pytest.mark.parametrize("gap", RING)
def test_one_free_parcel_of_nobody_forbids_it(gap):
    land = {"44": "house", **{parcel: "mountain" for parcel in RING if parcel != gap}}
    assert not may_become_townhouses(town(land=land).state)


def test_there_is_no_townhouse_on_the_border():
    land = {"11": "house", "12": "mountain", "21": "mountain", "22": "mountain"}
    assert not may_become_townhouses(town(land=land).state)


def test_a_townhouse_does_not_grow_further():
    land = {"44": "townhouse", **dict.fromkeys(RING, "mountain")}
    assert "44" not in ids(parcels_in(house_spots(town(land=land).state)))


def test_the_house_of_a_building_may_make_a_townhouse():
    land = {"44": "house", **{parcel: "mountain" for parcel in RING if parcel not in ("33", "55")}}
    match = play(buying("bank", parcels={"33": 0, "55": 0}, land=land), "build:33")
    assert values(match) == ["44", "55", "keep"]
    play(match, "house:44")
    assert (piece(match, "44"), piece(match, "55")) == ("townhouse", "")


def test_a_townhouse_on_a_house_of_somebody_else_needs_his_consent():
    land = {"44": "house 1", **{parcel: "mountain" for parcel in RING if parcel != "33"}}
    match = play(buying("bank", parcels={"33": 0}, land=land), "build:33", "house:44")
    assert asked(match) == (1, "consent")


# ------------------------------------------------------------ station


def test_the_station_needs_a_straight_line_of_roads_across_the_map():
    roads = " ".join(f"h3{j}" for j in range(7))
    parcels = {"33": 0, "48": 0, "53": 0}
    assert sites(town(roads=roads, parcels=parcels), "station") == []
    assert sites(town(roads=f"{roads} h37", parcels=parcels), "station") == ["33", "48"]


def test_an_upright_line_serves_the_station_as_well():
    roads = " ".join(f"v{i}2" for i in range(8))
    assert sites(town(roads=roads, parcels={"12": 0, "83": 0, "84": 0}), "station") == ["12", "83"]


# ------------------------------------------------------------ kept tiles


def waiting(tiles: str = "ranch", **things: object) -> Match:
    """After the last building space."""
    return scene(**{"seats": 2, "at": "b3", "kept": {0: tiles}, **things})


def test_kept_tiles_are_built_after_the_last_building_space():
    match = play(waiting(parcels={"11": 0}), "unpack:ranch", "build:11")
    assert (piece(match, "11"), me(match).tiles, me(match).revolvers) == ("ranch", [], 1)


def test_a_tile_just_bought_can_be_built_there_too():
    match = play(buying("ranch", parcels={"11": 0}), "build:keep", "unpack:ranch", "build:11")
    assert piece(match, "11") == "ranch"


def test_building_kept_tiles_follows_the_turn_order():
    match = waiting(kept={0: "ranch", 1: "mine"}, order=[1, 0], parcels={"11": 0, "22": 1})
    assert asked(match) == (1, "unpack")
    play(match, "pass")
    assert asked(match) == (0, "unpack")


def test_any_number_of_tiles_waits_and_all_may_be_built():
    match = waiting("ranch mine", parcels={"11": 0, "12": 0})
    play(match, "unpack:mine", "build:11", "unpack:ranch", "build:12")
    assert (piece(match, "11"), piece(match, "12")) == ("mine", "ranch")


def test_nobody_has_to_build():
    match = play(waiting(parcels={"11": 0}), "pass")
    assert ids(me(match).tiles) == ["ranch"]


def test_roads_come_before_kept_tiles():
    match = waiting("bank", parcels={"46": 0}, roads_left={0: 1})
    assert asked(match) == (0, "road")
    play(match, "road:h34", "unpack:bank", "build:46", "house:33")
    assert piece(match, "46") == "bank"


def test_who_thinks_better_of_one_tile_may_still_build_another():
    match = play(waiting("ranch mine", parcels={"11": 0}), "unpack:mine", "build:keep")
    assert asked(match) == (0, "unpack")


def test_who_is_refused_a_house_may_still_build_a_ranch():
    land = dict.fromkeys(("35", "43", "44", "45", "53", "54", "55"), "mountain")
    match = waiting("bank ranch", parcels={"33": 0, "34": 1}, land=land)
    play(match, "unpack:bank", "build:33", "house:34", "consent:no")
    assert asked(match) == (0, "unpack")
    assert values(match) == ["ranch", "pass"]


def test_who_is_refused_a_house_may_lay_a_road_for_it_at_once():
    """P. 6: roads may be laid at any time; p. 7: the house stands on any free parcel with a road."""
    land = dict.fromkeys(("35", "43", "44", "45", "53", "54", "55"), "mountain")
    match = buying("bank", parcels={"33": 0, "34": 1}, land=land, roads_left={0: 1})
    play(match, "build:33", "house:34", "consent:no")
    assert values(match) == ["keep", "lay"]
    play(match, "house:lay", "road:h32")
    assert "house:32" in options(match)
    play(match, "house:32")
    assert (piece(match, "33"), piece(match, "32")) == ("bank", "house")


def test_a_refused_tile_is_offered_again_as_soon_as_its_owner_lays_a_road():
    """The window for kept tiles goes on: a tile is set aside for that offer only."""
    land = dict.fromkeys(("35", "43", "44", "45", "53", "54", "55"), "mountain")
    match = waiting("bank", parcels={"33": 0, "34": 1}, land=land, roads_left={0: 1})
    play(match, "pass")  # the window for roads alone
    play(match, "unpack:bank", "build:33", "house:34", "consent:no", "house:keep")
    assert values(match) == ["pass", "lay"]
    play(match, "unpack:lay", "road:h32")
    assert values(match) == ["bank", "pass"]
    play(match, "unpack:bank", "build:33", "house:32")
    assert (piece(match, "33"), me(match).tiles) == ("bank", [])


def test_no_house_is_forced_upon_the_builder_and_the_last_place_is_asked():
    """P. 7: a house may stand on the builder's own parcel; the builder may keep the tile instead."""
    land = dict.fromkeys(("35", "43", "44", "45", "53", "54", "55"), "mountain")
    match = play(buying("prison", parcels={"33": 0, "34": 0}, land=land, listen=True), "build:33")
    assert values(match) == ["34", "keep"]
    play(match, "house:keep")
    assert (piece(match, "33"), piece(match, "34"), ids(me(match).tiles)) == ("", "", ["prison"])
    assert (me(match).revolvers, len(heard(match, "takes_down"))) == (0, 1)


# ------------------------------------------------------------ churches


def test_a_new_church_sends_attackers_beside_it_home_like_losers():
    land = {"34": "bank 0", "55": "bank 0"}
    match = buying("church", land=land, parcels={"33": 0}, placed=[(0, "b3"), (1, "34"), (1, "55")], until="b3")
    play(match, "build:33", "house:45")
    assert (reserves(match), money(match)) == ([0, 1], [17, 20])
    assert [target.id for _, target, _ in match.state.placed] == ["55"]


def test_a_new_church_leaves_the_defender_where_he_stands():
    match = buying("church", land={"34": "bank 0"}, parcels={"33": 0}, placed=[(0, "b3"), (0, "34"), (1, "34")])
    play(match, "build:33", "house:45")
    assert [(seat, target.id) for seat, target, _ in match.state.placed] == [(0, "34")]


def test_a_new_church_does_not_help_neighbours_of_other_owners():
    match = buying("church", seats=3, land={"34": "bank 2"}, parcels={"33": 0}, placed=[(0, "b3"), (1, "34")])
    play(match, "build:33", "house:45")
    assert [(seat, target.id) for seat, target, _ in match.state.placed] == [(1, "34")]
