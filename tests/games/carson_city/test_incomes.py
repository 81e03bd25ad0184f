"""What buildings pay, attacks on them, the city hall."""

from __future__ import annotations

import pytest

from games.carson_city.scene import asked, index, me, money, points, reserves, scene, values
from saloon.engine import Match
from saloon.games.carson_city.rules.town import income

RING = ("33", "34", "35", "43", "45", "53", "54", "55")


def incomes(seats: int = 2, **things: object) -> Match:
    return scene(seats, **{"at": "inc_buildings", **things})


def pays(building: str, **things: object) -> int:
    """The income of the first player's building in the middle of the map."""
    land = {"44": f"{building} 0", **things.pop("land", {})}
    return income(scene(2, cowboys=1, land=land, **things).state, index("44"))


# ------------------------------------------------------------ what each pays


def test_a_ranch_earns_a_dollar_for_every_free_parcel_around_it_whoever_owns_it():
    assert pays("ranch") == 8
    assert pays("ranch", parcels={"33": 1, "34": 0}) == 8
    assert pays("ranch", land={"33": "house", "34": "mountain", "35": "bank 1"}) == 5


def test_a_ranch_on_the_border_has_fewer_neighbours():
    assert income(scene(2, cowboys=1, land={"11": "ranch 0"}).state, 0) == 3


def test_a_ranch_earns_a_dollar_at_least():
    assert pays("ranch", land=dict.fromkeys(RING, "mountain")) == 1


def test_a_free_parcel_serves_several_ranches():
    g = scene(2, cowboys=1, land={"44": "ranch 0", "46": "ranch 1"}).state
    assert (income(g, index("44")), income(g, index("46"))) == (8, 8)


def test_a_mine_earns_three_for_every_mountain_of_nobody_or_its_owner():
    assert pays("mine") == 0
    assert pays("mine", land={"33": "mountain", "34": "mountain 0", "35": "mountain 1"}) == 6


def test_a_mountain_of_nobody_serves_mines_of_different_owners():
    g = scene(2, cowboys=1, land={"44": "mine 0", "46": "mine 1", "45": "mountain"}).state
    assert (income(g, index("44")), income(g, index("46"))) == (3, 3)


SYMBOLS = {"house": 1, "townhouse": 2, "ranch 0": 1, "hotel 0": 2, "church 0": 1, "school 0": 1, "station 0": 2, "city_hall": 1}
NOTHING = ("mountain", "mine 0", "drugstore 0", "bank 0", "saloon 0", "prison 0", "general_store 0", "blacksmith 0")


@pytest.mark.parametrize("around", SYMBOLS)
def test_a_saloon_earns_five_for_every_house_around_it(around):
    assert pays("saloon", land={"33": around}) == 5 * SYMBOLS[around]


@pytest.mark.parametrize("around", NOTHING)
def test_other_pieces_are_no_houses(around):
    assert pays("saloon", land={"33": around}) == 0


@pytest.mark.parametrize("around", ["house 1", "townhouse 1", "ranch 1", "hotel 1", "church 1", "school 1", "station 1"])
def test_a_house_of_somebody_else_does_not_count(around):
    assert [pays(shop, land={"33": around}) for shop in ("saloon", "drugstore", "bank")] == [0, 0, 0]


def test_a_drugstore_earns_three_a_house_and_three_a_ranch_anywhere():
    assert pays("drugstore", land={"33": "house", "88": "ranch 0", "87": "ranch 1"}) == 6


def test_a_bank_earns_three_a_house_and_three_a_mine_anywhere():
    assert pays("bank", land={"33": "house", "88": "mine 0", "87": "mine 1"}) == 6


def test_a_hotel_earns_six():
    assert pays("hotel") == pays("hotel", land={"33": "house"}) == 6


@pytest.mark.parametrize("building", ["church", "prison", "school", "station"])
def test_churches_prisons_schools_and_stations_earn_nothing(building):
    assert pays(building, land={"33": "house"}) == 0
    assert money(incomes(land={"44": f"{building} 0", "33": "house"})) == [0, 0]


def test_a_general_store_earns_six_for_own_houses_and_three_for_all_others():
    assert pays("general_store", land={"33": "house 0", "34": "house", "35": "house 1"}) == 12
    assert pays("general_store", land={"33": "hotel 0", "34": "hotel 1", "35": "city_hall"}) == 21


@pytest.mark.parametrize(("round", "money"), [(1, 5), (2, 10), (3, 15), (4, 20)])
def test_a_blacksmith_earns_more_every_round_and_five_a_ranch(round, money):
    assert pays("blacksmith", round=round) == money
    assert pays("blacksmith", round=round, land={"88": "ranch 0", "87": "ranch 0"}) == money + 10


def test_a_tile_that_is_kept_counts_for_nothing():
    assert pays("drugstore", kept={0: "ranch"}) == 0
    assert pays("bank", kept={0: "mine"}) == 0


# ------------------------------------------------------------ payment


def test_everybody_is_paid_without_placing_a_cowboy():
    assert money(incomes(land={"22": "hotel 0", "55": "hotel 1", "77": "ranch 1"})) == [6, 14]


def test_a_title_under_a_house_changes_who_profits():
    land = {"44": "saloon 0", "45": "house", "46": "saloon 1"}
    assert money(incomes(land=land)) == [5, 5]
    assert money(incomes(land={**land, "45": "house 1"})) == [0, 5]


# ------------------------------------------------------------ attacks


def test_a_lone_attacker_takes_half_rounded_down():
    match = incomes(land={"44": "ranch 0", "33": "house"}, placed=[(1, "44")])
    assert (money(match), reserves(match), me(match, 1).supply) == ([4, 3], [0, 0], 10)


def test_a_defender_who_wins_keeps_everything():
    match = incomes(land={"44": "hotel 0"}, placed=[(0, "44"), (1, "44")], revolvers={0: 9})
    assert (money(match), reserves(match)) == ([6, 0], [0, 1])


def test_a_defender_who_loses_comes_home_and_shares():
    match = incomes(land={"44": "hotel 0"}, placed=[(0, "44"), (1, "44")], revolvers={1: 9})
    assert (money(match), reserves(match)) == ([3, 3], [1, 0])


def test_attackers_fight_each_other_and_one_takes_half():
    match = incomes(3, land={"44": "hotel 0"}, placed=[(1, "44"), (2, "44")], revolvers={2: 9})
    assert (money(match), reserves(match)) == ([3, 0, 3], [0, 1, 0])


def test_an_attack_takes_from_one_building_only():
    assert money(incomes(land={"44": "hotel 0", "66": "hotel 0"}, placed=[(1, "44")])) == [9, 3]


def test_a_lone_defender_has_done_his_work():
    match = incomes(land={"44": "hotel 0"}, placed=[(0, "44")])
    assert (money(match), me(match).reserve, me(match).supply) == ([6, 0], 0, 10)


def test_who_passed_first_of_all_who_fight_for_buildings_decides_which_duel_is_next():
    land = {"22": "hotel 0", "55": "hotel 0"}
    placed = [(0, "22"), (1, "22"), (0, "55"), (2, "55")]
    match = incomes(3, land=land, placed=placed, passed=[1, 2, 0])
    assert (asked(match), values(match)) == ((1, "next_duel"), ["22", "55"])


# ------------------------------------------------------------ the city hall


HALL = {"11": "city_hall"}


@pytest.mark.parametrize(
    ("shop", "level"), [("drugstore", 3), ("bank", 3), ("saloon", 5), ("general_store", 3), ("blacksmith", 5)]
)
def test_who_holds_the_city_hall_earns_a_level_more(shop, level):
    assert pays(shop, land=HALL, hall=0) - pays(shop, land=HALL) == level
    assert pays(shop, land=HALL, hall=1) == pays(shop, land=HALL)


@pytest.mark.parametrize("building", ["ranch", "mine", "hotel"])
def test_mines_ranches_and_hotels_have_no_levels(building):
    assert pays(building, land=HALL, hall=0) == pays(building, land=HALL)


def test_who_comes_to_an_empty_city_hall_holds_it_and_stays():
    match = incomes(land={**HALL, "44": "blacksmith 0"}, placed=[(0, "11")])
    assert (match.state.hall, money(match), me(match).supply, me(match).reserve) == (0, [10, 0], 9, 0)


def test_a_contest_is_fought_before_incomes_are_paid_and_the_loser_comes_home():
    match = incomes(land={**HALL, "44": "blacksmith 0"}, hall=0, placed=[(1, "11")], revolvers={1: 9})
    assert (match.state.hall, money(match), reserves(match)) == (1, [5, 0], [1, 0])


def test_who_defends_the_city_hall_stays_there():
    match = incomes(land={**HALL, "44": "blacksmith 0"}, hall=0, placed=[(1, "11")], revolvers={0: 9})
    assert (match.state.hall, money(match), reserves(match)) == (0, [10, 0], [0, 1])


def test_the_city_hall_is_a_house_for_everybody():
    g = scene(2, cowboys=1, land={"44": "saloon 0", "45": "city_hall", "46": "saloon 1"}).state
    assert [income(g, index(parcel)) for parcel in ("44", "46")] == [5, 5]


def test_the_holder_does_not_leave_at_the_end_of_the_round():
    match = scene(2, phase="end", until="end", land=HALL, hall=1, bag="bank " * 4 + "saloon hotel hotel")
    assert (match.state.hall, me(match, 1).reserve, me(match, 1).supply) == (1, 4, 5)


def test_incomes_bring_no_points():
    assert points(incomes(land={"44": "hotel 0"})) == [0, 0]
