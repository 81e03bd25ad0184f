"""Set-up: what the box says before the first card is taken."""

from __future__ import annotations

from collections import Counter

import pytest

from games.carson_city.scene import asked, ids, me, options, owner, piece, play, scene
from saloon.engine import Match, new_match
from saloon.games.carson_city import GAME
from saloon.games.carson_city.components import CITY_HALL, HOUSE, INDEX, MOUNTAIN, NOBODY, SIDES, TOWN, Parcel
from saloon.games.carson_city.options import FIRST_GAME
from saloon.games.carson_city.rules.roads import has_road
from saloon.games.carson_city.rules.town import served

SEATS = range(2, 7)
SEEDS = range(12)


def opening(seats: int = 3, seed: int = 1, **chosen: str) -> Match:
    """A match before the first free parcels, its row without a city hall to put."""
    return new_match(GAME, seats, {"city_hall": "no", **chosen}, seed)


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_fifteen_dollars_a_revolver_a_road_three_cowboys_and_twelve_titles(seats):
    for player in GAME.set_up(seats, {}, seed=1).players:
        assert (player.money, player.revolvers, player.roads, player.reserve, player.titles) == (15, 1, 1, 3, 12)


def test_the_other_seven_cowboys_of_a_colour_wait_in_the_general_supply():
    assert [player.supply for player in GAME.set_up(3, {}, seed=1).players] == [7, 7, 7]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_house_has_four_roads_around_it(seed):
    g = GAME.set_up(2, {}, seed)
    assert g.land.count(HOUSE) == 1
    assert all(has_road(g, edge) for edge in SIDES[g.land.index(HOUSE)])
    assert sum(bits.bit_count() for bits in (*g.across, *g.down)) == 4


@pytest.mark.parametrize("seed", SEEDS)
def test_the_dice_find_the_centre_and_nine_mountains_on_different_parcels(seed):
    g = GAME.set_up(2, {}, seed)
    assert g.land.count(MOUNTAIN) == 9
    natural = [parcel for parcel in TOWN if g.land[INDEX[parcel]] in (HOUSE, MOUNTAIN)]
    assert all(2 <= parcel.row <= 7 and 2 <= parcel.column <= 7 for parcel in natural)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_centre_and_its_eight_neighbours_are_the_only_served_parcels(seed):
    g = GAME.set_up(2, {}, seed)
    assert sum(served(g, index) for index in range(64)) == 9


def test_ranches_lie_on_three_and_ten_and_mines_on_four_and_twelve_dollars():
    row = ids(opening().state.row)
    assert (row[0], row[5], row[1], row[6]) == ("ranch", "ranch", "mine", "mine")


def test_three_more_tiles_are_drawn_for_five_six_and_eight_dollars():
    match = opening()
    assert None not in match.state.row
    assert len(match.state.bag) == 34 - 1 - 3


def test_thirty_four_tiles_lie_in_the_bag():
    bag = Counter(tile.id for tile in GAME.set_up(2, {}, seed=1).bag)
    assert bag == Counter(
        ranch=4, mine=4, drugstore=4, bank=4, saloon=3, hotel=3, church=2, prison=2,
        general_store=2, school=2, blacksmith=2, city_hall=1, station=1,
    )  # fmt: skip


def test_a_first_game_has_twenty_six_tiles_in_the_bag():
    bag = Counter(tile.id for tile in GAME.set_up(2, FIRST_GAME, seed=1).bag)
    assert bag == Counter(ranch=4, mine=4, drugstore=4, bank=4, saloon=3, hotel=3, church=2, prison=2)


@pytest.mark.parametrize(
    ("option", "tile"),
    [("general_stores", "general_store"), ("schools", "school"), ("blacksmiths", "blacksmith"), ("station", "station")],
)
def test_each_newer_kind_of_building_may_stay_in_the_box(option, tile):
    assert tile in ids(GAME.set_up(2, {}, seed=1).bag)
    assert tile not in ids(GAME.set_up(2, {option: "no"}, seed=1).bag)


def test_the_three_revolvers_lie_on_their_space_and_nobody_has_points():
    g = GAME.set_up(4, {}, seed=1)
    assert g.ammo_home
    assert [player.points for player in g.players] == [0] * 4
    assert g.round == 1


def test_the_first_order_is_random():
    assert len({tuple(GAME.set_up(3, {}, seed).pick) for seed in range(40)}) == 6


def test_first_parcels_are_chosen_from_the_last_player_to_the_first_and_second_ones_the_other_way():
    match = opening(3)
    first, second, third = match.state.pick
    chosen = []
    while asked(match)[1] == "settle":
        chosen.append(asked(match)[0])
        play(match, options(match)[0])
    assert chosen == [third, second, first, first, second, third]


def test_a_free_parcel_may_have_a_mountain_or_be_the_centre():
    match = opening(2)
    land = match.state.land
    able = options(match)
    assert f"settle:{TOWN[land.index(HOUSE)].id}" in able
    assert f"settle:{TOWN[land.index(MOUNTAIN)].id}" in able
    assert len(able) == 64


def test_a_parcel_is_free_only_once():
    match = opening(2)
    play(match, "settle:11")
    assert "settle:11" not in options(match)
    assert (owner(match, "11"), me(match, match.state.pick[1]).titles) == (match.state.pick[1], 11)


def test_seven_people_come_into_play_on_their_yellow_side_in_a_first_game():
    assert ids(GAME.set_up(2, {}, seed=1).people) == ["1Y", "2Y", "3Y", "4Y", "5Y", "6Y", "7Y"]


@pytest.mark.parametrize("people", ["rich", "landowner", "gold_rush", "gunfight"])
def test_the_street_boy_brings_an_eighth_person(people):
    found = GAME.set_up(2, {"people": people}, seed=1).people
    assert (len(found), found[0].number) == (8, 0)


@pytest.mark.parametrize("seed", range(30))
def test_random_people_are_seven_or_eight_with_the_street_boy(seed):
    people = GAME.set_up(2, {"people": "random"}, seed).people
    numbers = [person.number for person in people]
    assert len(set(numbers)) == len(people) == 7 + (0 in numbers)


@pytest.mark.parametrize(
    ("people", "cards"),
    [
        ("quiet", "1R 2R 5Y 11Y 13Y 14Y 16R"),
        ("rich", "0Y 2Y 3Y 4R 6Y 8R 12Y 16Y"),
        ("landowner", "0Y 3R 4Y 5R 8Y 9Y 12Y 15R"),
        ("gold_rush", "0R 1Y 3Y 5R 8R 9Y 10R 11R"),
        ("gunfight", "0R 6R 7Y 9R 10Y 12R 13R 14Y"),
    ],
)
def test_recommended_sets_are_the_printed_ones(people, cards):
    assert ids(GAME.set_up(2, {"people": people}, seed=1).people) == cards.split()


def test_faces_may_be_chosen_for_a_play():
    chosen = "1R,3R,5Y,8R,10Y,14R,17Y"
    found = GAME.set_up(2, {"people": "chosen", "chosen_people": chosen}, seed=1).people
    assert ids(found) == chosen.split(",")


# ------------------------------------------------------------ the city hall


def test_a_city_hall_drawn_during_set_up_is_put_by_the_first_player_and_another_tile_is_drawn():
    match = scene(2, phase="beginning", pick=[1, 0], row="ranch mine - - - ranch mine", bag="bank city_hall saloon hotel")
    assert asked(match) == (1, "hall")
    play(match, "hall:33")
    assert piece(match, "33") == "city_hall"
    assert ids(match.state.row)[2:5] == ["bank", "saloon", "hotel"]


def test_the_city_hall_needs_a_free_served_parcel():
    match = scene(
        2, phase="beginning", row="ranch mine - - - ranch mine", bag="city_hall", land={"33": "mountain", "44": "house"}
    )
    assert sorted(options(match)) == [f"hall:{id}" for id in ("34", "35", "43", "45", "53", "54", "55")]


def test_without_a_served_parcel_for_the_city_hall_its_founder_adds_a_road_of_the_general_supply():
    around = {f"{row}{column}": "mountain" for row in (3, 4, 5) for column in (3, 4, 5)}
    match = scene(2, phase="beginning", row="ranch mine - - - ranch mine", bag="city_hall", land=around, roads_left=1)
    assert asked(match) == (0, "hall_road")
    play(match, "hall_road:v23")
    assert me(match).roads == 1
    assert options(match) == ["hall:23", "hall:24"]
    play(match, "hall:23")
    assert piece(match, "23") == "city_hall"


def test_the_parcel_of_the_city_hall_is_never_owned():
    match = scene(2, phase="settle", land={"33": "city_hall"})
    assert "settle:33" not in options(match)
    assert match.state.owner[INDEX[Parcel.of("33")]] == NOBODY
    assert match.state.land.count(CITY_HALL) == 1
