"""The box: every count and every table."""

from __future__ import annotations

from collections import Counter

import pytest

from games.carson_city.scene import ids, names
from saloon.engine.errors import BadOptions
from saloon.games.carson_city import GAME
from saloon.games.carson_city.components import (
    BOX,
    BUILDINGS,
    COWBOYS,
    DEALS,
    DUEL_TILES,
    EDGES,
    FIRST_TILES,
    GANGS,
    INDEX,
    LEVELS,
    LOANS,
    NEIGHBOURS,
    NUMBERS,
    OTHER_FACE,
    PADDOCKS,
    PEOPLE,
    POWERS,
    PRINTED_RIVER,
    RECRUITS,
    ROUNDS,
    ROW,
    SETS,
    SHEET,
    SIDES,
    SPACES,
    TITLES,
    TOWN,
    Building,
    Parcel,
    Person,
    Piece,
    Space,
    ends,
    rolled_parcel,
)
from saloon.games.carson_city.options import FIRST_GAME, banks
from saloon.games.carson_city.rules.order import resolution_order
from saloon.games.carson_city.rules.roads import is_crossing


def set_up(seats=3, seed=1, **options):
    return GAME.set_up(seats, options, seed)


# ------------------------------------------------------------ counts


@pytest.mark.parametrize(
    ("what", "count"),
    [
        ("rounds", 4),
        ("cowboys", 10),
        ("titles", 12),
        ("mountains", 9),
        ("dynamite", 7),
        ("no_duel", 2),
        ("outlaws", 9),
        ("horses", 25),
        ("river_tiles", 15),
    ],
)
def test_limited_pieces(what, count):
    assert NUMBERS[what] == count


def test_limits_of_a_colour():
    assert (ROUNDS, COWBOYS, TITLES) == (4, 10, 12)


def test_thirty_eight_buildings_of_thirteen_kinds():
    assert {building.id: building.count for building in BUILDINGS} == {
        "ranch": 6, "mine": 6, "drugstore": 4, "bank": 4, "saloon": 3, "hotel": 3, "church": 2, "prison": 2,
        "general_store": 2, "school": 2, "blacksmith": 2, "city_hall": 1, "station": 1,
    }  # fmt: skip
    assert sum(building.count for building in BUILDINGS) == 38


def test_the_full_bag_has_thirty_four_tiles():
    assert Counter(ids(set_up().bag)) == {
        "ranch": 4, "mine": 4, "drugstore": 4, "bank": 4, "saloon": 3, "hotel": 3, "church": 2, "prison": 2,
        "general_store": 2, "school": 2, "blacksmith": 2, "city_hall": 1, "station": 1,
    }  # fmt: skip
    assert len(set_up().bag) == 34


def test_the_bag_of_a_first_game_has_twenty_six_tiles():
    bag = set_up(**FIRST_GAME).bag
    assert len(bag) == 26
    assert Counter(ids(bag)) == {
        "ranch": 4, "mine": 4, "drugstore": 4, "bank": 4, "saloon": 3, "hotel": 3, "church": 2, "prison": 2,
    }  # fmt: skip
    assert sum(building.starter for building in BUILDINGS) - len(FIRST_TILES) == 26


@pytest.mark.parametrize(
    ("option", "fewer"), [("general_stores", 2), ("schools", 2), ("blacksmiths", 2), ("city_hall", 1), ("station", 1)]
)
def test_each_newer_kind_can_be_left_out(option, fewer):
    assert len(set_up(**{option: "no"}).bag) == 34 - fewer


def test_two_ranches_and_two_mines_lie_on_the_row_at_the_start():
    assert {space.id: building.id for space, building in FIRST_TILES.items()} == {
        "b3": "ranch", "b10": "ranch", "b4": "mine", "b12": "mine",
    }  # fmt: skip


def test_every_seat_count_from_two_to_six():
    assert GAME.seats == (2, 3, 4, 5, 6)


# ------------------------------------------------------------ the map


def test_sixty_four_parcels_and_a_hundred_and_forty_four_edges():
    assert len(TOWN) == 64
    assert len(EDGES) == 144
    assert all(len(sides) == 4 for sides in SIDES)


def test_dice_reach_the_inner_thirty_six_parcels_black_for_the_row():
    reached = {rolled_parcel(black, white) for black in range(1, 7) for white in range(1, 7)}
    assert {(parcel.row, parcel.column) for parcel in reached} == {(r, c) for r in range(2, 8) for c in range(2, 8)}
    assert rolled_parcel(1, 6) is Parcel.of("27")


def test_neighbours_are_all_around():
    assert sorted(TOWN[index].id for index in NEIGHBOURS[INDEX[Parcel.of("44")]]) == names("33 34 35 43 45 53 54 55")
    assert sorted(TOWN[index].id for index in NEIGHBOURS[INDEX[Parcel.of("11")]]) == names("12 21 22")
    assert len(NEIGHBOURS[INDEX[Parcel.of("14")]]) == 5


@pytest.mark.parametrize(("parcel", "sides"), [("44", "h33 h43 v33 v34"), ("11", "h00 h10 v00 v01"), ("88", "h77 h87 v77 v78")])
def test_the_four_sides_of_a_parcel(parcel, sides):
    assert {edge.id for edge in SIDES[INDEX[Parcel.of(parcel)]]} == set(sides.split())


def test_an_edge_joins_two_corners():
    edges = {edge.id: edge for edge in EDGES}
    assert ends(edges["h34"]) == ((3, 4), (3, 5))
    assert ends(edges["v34"]) == ((3, 4), (4, 4))


# ------------------------------------------------------------ the track

BIG_BOX = names(
    "wages ammo roads3 road1 parcels b12 b10 b8 b6 b5 b4 b3 inc_parcels inc_guns inc_gambling inc_buildings "
    "vp2 vp3 vp4 vp5 vp_guns vp_parcels vp_buildings"
)
OLD = [*BIG_BOX[:16], *names("vp_parcels vp_guns vp_buildings vp5 vp4 vp3 vp2")]


@pytest.mark.parametrize(("council", "order"), [("big_box", BIG_BOX), ("2009", OLD)])
def test_twenty_three_spaces_in_both_orders(council, order):
    g = set_up(council_order=council)
    assert ids(resolution_order(g)) == order
    assert len(order) == 23


def test_wages_and_the_single_road_are_never_fought_for():
    assert [space.id for space in SPACES if not space.duel] == ["wages", "road1"]
    assert [space.id for space in SPACES if space.many] == ["wages", "road1"]


def test_prices_of_the_spaces():
    assert {space.id: space.price for space in ROW} == {"b3": 3, "b4": 4, "b5": 5, "b6": 6, "b8": 8, "b10": 10, "b12": 12}
    assert [Space.of(f"vp{price}").price for price in (2, 3, 4, 5)] == [2, 3, 4, 5]


def test_last_rounds_of_the_purchases():
    assert [Space.of(f"vp{price}").last for price in (2, 3, 4, 5)] == [1, 2, 3, 4]


def test_new_cowboys_at_the_end_of_each_round():
    assert RECRUITS == {1: 4, 2: 5, 3: 5, 4: 0}


# ------------------------------------------------------------ buildings


@pytest.mark.parametrize(
    ("id", "road", "houses", "revolvers", "symbols", "step", "cap", "prey"),
    [
        ("ranch", False, 0, 1, 1, 1, 8, True),
        ("mine", False, 0, 1, 0, 3, 0, True),
        ("drugstore", True, 1, 0, 0, 3, 33, True),
        ("bank", True, 1, 0, 0, 3, 45, True),
        ("saloon", True, 1, 0, 0, 5, 55, True),
        ("hotel", True, 1, 0, 2, 0, 6, True),
        ("church", True, 1, 0, 1, 0, 0, False),
        ("prison", True, 1, 2, 0, 0, 0, False),
        ("general_store", True, 1, 0, 0, 3, 33, True),
        ("school", True, 3, 0, 1, 0, 0, False),
        ("blacksmith", True, 1, 0, 0, 5, 40, True),
        ("city_hall", True, 0, 0, 1, 0, 0, False),
        ("station", True, 0, 0, 2, 0, 0, False),
    ],
)
def test_what_a_building_needs_and_gives(id, road, houses, revolvers, symbols, step, cap, prey):
    tile = Building.of(id)
    assert (tile.road, tile.houses, tile.revolvers, tile.symbols) == (road, houses, revolvers, symbols)
    assert (tile.step, tile.cap, tile.prey) == (step, cap, prey)


def test_house_symbols_of_the_land():
    assert {id: Piece.of(id).symbols for id in ("house", "townhouse", "mountain", "river")} == {
        "house": 1, "townhouse": 2, "mountain": 0, "river": 0,
    }  # fmt: skip


def test_the_city_hall_raises_five_kinds():
    assert set(ids(LEVELS)) == {"drugstore", "bank", "saloon", "general_store", "blacksmith"}


# ------------------------------------------------------------ personalities

LIMITS = {
    0: (0, -5), 1: (20, 20), 2: (120, 60), 3: (60, 60), 4: (30, 30), 5: (30, 20), 6: (25, 20), 7: (20, 30), 8: (20, 30),
    9: (20, 20), 10: (30, 20), 11: (15, 40), 12: (30, 30), 13: (50, 50), 14: (60, 90), 15: (20, 20), 16: (240, 40),
    17: (60, 40), 18: (60, 60),
}  # fmt: skip


def test_nineteen_cards_with_two_faces_each():
    assert len(PEOPLE) == 38
    assert all(OTHER_FACE[OTHER_FACE[person]] is person for person in PEOPLE)


@pytest.mark.parametrize("number", range(19))
def test_cash_limits_of_both_faces(number):
    assert (Person.of(f"{number}Y").limit, Person.of(f"{number}R").limit) == LIMITS[number]


def test_recommended_sets():
    assert {each.id: " ".join(each.cards) for each in SETS} == {
        "first_game": "1Y 2Y 3Y 4Y 5Y 6Y 7Y",
        "quiet": "1R 2R 5Y 11Y 13Y 14 16R",
        "rich": "0Y 2Y 3Y 4R 6Y 8R 12Y 16Y",
        "landowner": "0Y 3R 4Y 5R 8Y 9Y 12Y 15R",
        "gold_rush": "0R 1Y 3Y 5R 8R 9Y 10R 11R",
        "gunfight": "0R 6R 7Y 9R 10Y 12R 13R 14",
    }


@pytest.mark.parametrize("each", SETS, ids=lambda each: each.id)
def test_a_set_with_the_street_boy_has_eight_cards_the_others_seven(each):
    people = set_up(people=each.id).people
    assert len(people) == len(each.cards) == 7 + any(person.number == 0 for person in people)


@pytest.mark.parametrize("seed", range(30))
def test_a_random_set_has_seven_numbers_eight_with_the_street_boy(seed):
    people = set_up(seed=seed, people="random").people
    numbers = [person.number for person in people]
    assert len(set(numbers)) == len(numbers) == 7 + (0 in numbers)
    assert "15Y" not in ids(people)
    assert "18R" not in ids(people)


@pytest.mark.parametrize("chosen", ["1Y,2Y,3Y", "0Y,1Y,2Y,3Y,4Y,5Y,6Y", "1Y,1R,2Y,3Y,4Y,5Y,6Y", "1Y,2Y,3Y,4Y,5Y,6Y,19Y"])
def test_a_chosen_set_must_have_the_right_number_of_different_cards(chosen):
    with pytest.raises(BadOptions):
        set_up(people="chosen", chosen_people=chosen)


def test_the_yellow_cowboy_needs_horses():
    chosen = {"people": "chosen", "chosen_people": "1Y,2Y,3Y,4Y,5Y,6Y,15Y"}
    assert "15R" in ids(set_up(**chosen).people)
    assert "15Y" in ids(set_up(**chosen, horses="yes").people)


# ------------------------------------------------------------ variants


def test_five_duel_tiles_of_each_value():
    assert Counter(DUEL_TILES) == dict.fromkeys(range(6), 5)


@pytest.mark.parametrize(("seats", "sets", "each"), [(2, 2, 6), (3, 3, 6), (4, 4, 6), (5, 5, 6), (6, 5, 5)])
def test_duel_tiles_dealt(seats, sets, each):
    assert (DEALS[seats].sets, DEALS[seats].each) == (sets, each)


def test_outlaws_by_dice():
    assert [GANGS[die].strength for die in range(1, 7)] == [8, 9, 10, 11, 12, 13]
    assert [GANGS[die].points for die in range(1, 7)] == [2, 3, 3, 4, 4, 5]
    assert [GANGS[die].newcomers for die in range(1, 7)] == [1, 1, 2, 2, 3, 3]


def test_hats_of_the_paddocks():
    assert [paddock.hat for paddock in PADDOCKS] == [1, 1, 2, 3, 5]


def test_the_printed_river_has_ten_parcels_between_two_banks():
    assert [parcel.id for parcel in PRINTED_RIVER] == names("14 24 25 35 45 55 54 64 74 84")
    sides = Counter(banks([INDEX[parcel] for parcel in PRINTED_RIVER]).values())
    assert sorted(sides.values()) == [26, 28]


def test_bridges_of_the_printed_river():
    g = set_up(river="printed")
    assert {edge.id for edge in EDGES if is_crossing(g, edge)} == set(names("h03 h13 h24 h34 h44 h53 h63 h73 h83 v14 v44"))


@pytest.mark.parametrize(
    "course",
    [
        "11,12,13,14,15,16,17",  # too short
        "11,12,13,14,15,16,17,28",  # not connected
        "22,23,24,25,26,27,37,47,48",  # begins inland
        "14,24,25,15,16,26,36,46,56,66,76,86",  # a pool of four
        "11,12,13,14,15,16,17,18,28,38,48,58,68,78,88",  # along the border: one bank
    ],
)
def test_a_free_river_must_cross_the_map(course):
    with pytest.raises(BadOptions):
        set_up(river="free", free_river=course)


@pytest.mark.parametrize(("course", "mountains"), [("14,24,34,44,54,64,74,84", 7), ("14,24,25,35,45,44,54,64,74,84", 6)])
def test_a_free_river_may_cost_a_mountain_for_every_three_tiles(course, mountains):
    g = set_up(river="free", free_river=course, river_mountains="by_length")
    assert ids(g.land).count("mountain") == mountains


@pytest.mark.parametrize(
    ("line", "costs"),
    [
        ("cowboys", [5, 11, 18, 26, 35]),
        ("revolvers", [5, 11, 18, 26]),
        ("roads", [3, 6, 9, 12, 15]),
        ("parcels", [7, 16, 27, 40]),
        ("points", [3, 6, 9, 12, 15, 18, 21, 24, 27, 30]),
    ],
)
def test_prices_of_the_sheet(line, costs):
    assert [SHEET[line, number] for number in range(1, len(costs) + 1)] == costs
    assert (line, len(costs) + 1) not in SHEET


def test_loans_and_powers_of_the_sheet():
    assert LOANS == {5: 10, 10: 18}
    assert POWERS == {"connections": 6, "second": 8, "sharpshooter": 7}


# ------------------------------------------------------------ first position


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_first_kit(seats):
    g = set_up(seats)
    for player in g.players:
        assert (player.money, player.titles, player.revolvers, player.roads) == (15, 12, 1, 1)
        assert (player.reserve, player.supply, player.points) == (3, 7, 0)


@pytest.mark.parametrize("seed", range(8))
def test_the_first_map_has_a_house_with_four_roads_and_nine_mountains(seed):
    g = set_up(seed=seed)
    assert (ids(g.land).count("house"), ids(g.land).count("mountain")) == (1, 9)
    centre = TOWN[ids(g.land).index("house")]
    assert 2 <= centre.row <= 7
    assert 2 <= centre.column <= 7
    assert sum(bits.bit_count() for bits in (*g.across, *g.down)) == 4


def test_the_printed_river_leaves_six_mountains():
    assert ids(set_up(river="printed").land).count("mountain") == 6


def test_horses_add_one_to_each_kit():
    g = set_up(4, horses="yes")
    assert [player.horses for player in g.players] == [1] * 4
    assert g.issued[2] == 4


def test_every_figure_has_a_source():
    figures = list(BOX.figures())
    assert {figure.source for figure in figures} == {"rulebook", "public", "assumed"}
