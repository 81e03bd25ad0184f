"""Outlaws: how they come, move, rob and are beaten."""

from __future__ import annotations

import pytest

from games.carson_city.scene import asked, heard, ids, index, me, money, options, play, points, reserves, scene, values
from saloon.engine import Match
from saloon.games.carson_city.components import GANGS, RANCH, Parcel
from saloon.games.carson_city.rules.constructing import places
from saloon.games.carson_city.rules.outlaws import prey
from saloon.games.carson_city.rules.sets import parcels_in
from saloon.games.carson_city.rules.town import house_spots, price

ON = {"outlaws": "yes"}


def coming(rolls: tuple[int, ...], **things: object) -> Match:
    """The start of a round: black and white die, then two dice for every newcomer."""
    return scene(2, **{"phase": "outlaws", "until": "outlaws", "round": 2, "rolls": rolls, "options": ON, **things})


def where(match: Match) -> list[str]:
    return sorted(ids(match.state.outlaws))


def fight(placed: list[tuple[int, str]], seats: int = 2, **things: object) -> Match:
    """Outlaws of strength 8, worth two points, on parcel 55."""
    found = {"at": "inc_buildings", "round": 2, "outlaws": "55", "gang": 1, "placed": placed, "options": ON}
    return scene(seats, **{**found, **things})


# ------------------------------------------------------------ coming


def test_nobody_comes_in_the_first_round():
    assert scene(2, phase="settle", options=ON).state.outlaws == []
    assert scene(2, phase="people", options=ON).state.gang == 0


@pytest.mark.parametrize("round", [1, 2, 3])
def test_they_come_before_cards_are_chosen_in_all_later_rounds(round):
    match = scene(2, phase="end", round=round, until="end", options=ON, bag="bank saloon hotel drugstore prison church bank")
    assert match.state.phase == "outlaws"


@pytest.mark.parametrize("black", range(1, 7))
def test_the_black_die_is_their_strength_less_seven(black):
    match = coming((black, 1, 3, 3))
    assert (match.state.gang, GANGS[match.state.gang].strength) == (black, black + 7)


@pytest.mark.parametrize(("white", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_white_die_says_how_many_come(white, count):
    assert len(where(coming((1, white)))) == count


def test_two_dice_say_where_each_of_them_arrives():
    assert where(coming((1, 3, 1, 2, 6, 6))) == ["23", "77"]


def test_no_two_outlaws_arrive_on_the_same_parcel():
    assert where(coming((1, 3, 1, 2, 1, 2, 6, 6))) == ["23", "77"]


def test_no_outlaw_arrives_beside_a_prison():
    assert where(coming((1, 1, 1, 2, 6, 6), land={"34": "prison 0"})) == ["77"]


def test_an_outlaw_who_comes_into_a_prison_is_taken_and_its_owner_scores():
    match = coming((1, 1, 1, 2), land={"23": "prison 1"})
    assert (where(match), points(match)) == ([], [0, 2])


def test_there_are_nine_outlaws_at_most():
    eight = [f"{row}{column}" for row in (1, 8) for column in (1, 3, 5, 7)]
    assert len(where(coming((1, 6), outlaws=eight))) == 9


# ------------------------------------------------------------ moving


def moved(at: str, **things: object) -> list[str]:
    """Where outlaws stand after a far newcomer, on 77, has arrived."""
    return where(coming((1, 1, 6, 6), **{"outlaws": at, **things}))


def test_an_outlaw_moves_to_the_neighbour_with_the_highest_income():
    assert moved("22", land={"23": "hotel 0", "11": "blacksmith 1"}) == ["11", "77"]


def test_an_outlaw_on_the_highest_income_stays():
    assert moved("22", land={"22": "hotel 0", "11": "ranch 1"}) == ["22", "77"]


def test_an_outlaw_sees_no_further_than_its_neighbours():
    assert moved("22", land={"24": "hotel 0"}) == ["22", "77"]


def test_without_an_income_around_an_outlaw_stays():
    assert moved("22", land={"23": "church 0", "33": "house", "32": "mine 0"}) == ["22", "77"]


def test_a_church_does_not_stop_an_outlaw():
    assert moved("22", land={"23": "hotel 0", "24": "church 0"}) == ["23", "77"]


def test_buildings_beside_a_prison_are_left_alone():
    assert moved("22", land={"23": "hotel 0", "24": "prison 1", "32": "ranch 0"}) == ["32", "77"]


def test_buildings_with_another_outlaw_are_left_alone():
    assert moved("22 23", land={"23": "hotel 0"}) == ["22", "23", "77"]


def test_newcomers_move_too():
    assert where(coming((1, 1, 6, 6), land={"88": "hotel 0"})) == ["88"]


def test_equal_incomes_are_decided_by_chance():
    goals = {
        tuple(where(coming((1, 1, 6, 6, roll), outlaws="22", land={"11": "hotel 0", "33": "hotel 1"}))) for roll in range(1, 7)
    }
    assert goals == {("11", "77"), ("33", "77")}


def test_who_passed_first_decides_who_moves_first():
    match = coming((1, 1, 6, 6), outlaws="22 24", land={"23": "hotel 0"}, last_passed=[1, 0])
    assert asked(match) == (1, "mover")
    play(match, "mover:24")
    assert where(match) == ["22", "23", "77"]


def test_the_order_is_not_asked_for_when_it_cannot_matter():
    assert asked(coming((1, 1, 6, 6), outlaws="22", land={"23": "hotel 0"})) is None


@pytest.mark.parametrize(("round", "worth"), [(2, 10), (3, 15), (4, 20)])
def test_what_a_building_pays_in_the_new_round_decides(round, worth):
    g = scene(2, cowboys=1, outlaws="22", land={"33": "blacksmith 0"}, round=round, options=ON).state
    assert prey(g, Parcel.of("22")) == {index("33"): worth}


# ------------------------------------------------------------ what they do


def test_a_parcel_with_an_outlaw_is_not_bought_built_on_or_given_a_house():
    match = scene(2, cowboys=1, outlaws="33 44 11", parcels={"33": 0}, options=ON, round=2)
    assert ids(places(match.state, me(match), RANCH)) == []
    assert "44" not in ids(parcels_in(house_spots(match.state)))
    match = scene(2, at="parcels", placed=[(0, "11")], outlaws="11", money=9, options=ON, round=2)
    assert (match.state.owner[0], len(match.state.placed)) == (-1, 1)


def test_no_townhouse_where_an_outlaw_stands():
    ring = dict.fromkeys(("33", "34", "35", "43", "45", "53", "54", "55"), "mountain")
    g = scene(2, cowboys=1, land={"44": "house", **ring}, outlaws="44", options=ON, round=2).state
    assert "44" not in ids(parcels_in(house_spots(g)))


def test_a_building_with_an_outlaw_pays_half_rounded_down():
    match = scene(2, at="inc_buildings", land={"55": "ranch 0", "56": "house"}, outlaws="55", gang=6, options=ON, round=2)
    assert money(match) == [3, 0]


def test_the_other_half_is_lost():
    match = fight([], land={"55": "hotel 0"})
    assert money(match) == [3, 0]


def test_neighbours_of_an_outlaw_are_paid_in_full():
    assert money(fight([], land={"55": "house", "44": "saloon 0"})) == [5, 0]


def test_an_outlaw_does_not_change_a_price():
    assert price(scene(2, cowboys=1, outlaws="11", options=ON).state, 0) == 1


# ------------------------------------------------------------ fighting


@pytest.mark.parametrize("land", ["", "house", "house 0", "house 1", "bank 0", "bank 1", "church 1", "mountain 1"])
def test_cowboys_go_wherever_an_outlaw_is(land):
    found = scene(2, cowboys=1, outlaws="55", options=ON, land={"55": land} if land else {}, round=2)
    assert "place:55" in options(found)


def test_who_reaches_its_strength_beats_an_outlaw_and_scores():
    match = fight([(0, "55")], revolvers={0: 4}, rolls=(4,))
    assert (points(match), where(match), me(match).supply) == ([2, 0], [], 10)


def test_who_does_not_comes_home_and_the_outlaw_stays():
    match = fight([(0, "55")], revolvers={0: 4}, rolls=(3,))
    assert (points(match), where(match), reserves(match)) == ([0, 0], ["55"], [1, 0])


def test_the_outlaw_does_not_roll():
    match = fight([(0, "55")], rolls=(3,), listen=True)
    assert len(heard(match, "shoots")) == 1


def test_only_the_best_of_several_wins():
    match = fight([(0, "55"), (1, "55")], revolvers={0: 9, 1: 8}, rolls=(3, 3))
    assert (points(match), reserves(match)) == ([2, 0], [0, 1])


def test_if_the_outlaw_wins_all_come_home():
    match = fight([(0, "55"), (1, "55")], rolls=(3, 3))
    assert (reserves(match), where(match)) == ([1, 1], ["55"])


def test_the_owner_who_frees_his_building_has_points_and_the_full_income():
    match = fight([(0, "55")], land={"55": "hotel 0"}, revolvers={0: 9})
    assert (points(match), money(match)) == ([2, 0], [6, 0])


def test_on_an_opponents_building_the_winner_chooses_points_or_half_the_income():
    match = fight([(0, "55")], land={"55": "hotel 1"}, revolvers={0: 9})
    assert (asked(match), values(match)) == ((0, "bounty"), ["point", "share"])
    play(match, "bounty:share")
    assert (points(match), money(match), where(match)) == ([0, 0], [3, 3], [])


def test_who_takes_the_points_leaves_the_owner_the_full_income():
    match = play(fight([(0, "55")], land={"55": "hotel 1"}, revolvers={0: 9}), "bounty:point")
    assert (points(match), money(match)) == ([2, 0], [0, 6])


@pytest.mark.parametrize("land", ["church 1", "house 1", "mountain 1"])
def test_where_there_is_no_income_there_are_only_points(land):
    assert points(fight([(0, "55")], land={"55": land}, revolvers={0: 9})) == [2, 0]


def test_a_building_protected_by_a_church_is_freed_for_points_only():
    match = fight([(0, "55")], land={"55": "hotel 1", "56": "church 1"}, revolvers={0: 9})
    assert (points(match), money(match)) == ([2, 0], [0, 6])


def test_fights_come_after_the_city_hall_and_before_attacks():
    land = {"11": "city_hall", "88": "hotel 1"}
    placed = [(0, "11"), (1, "11"), (0, "55"), (0, "88"), (1, "88")]
    match = fight(placed, land=land, revolvers={0: 9}, listen=True)
    assert [told["target"].id for _, told in heard(match, "wins")] == ["11", "55", "88"]


def test_who_passed_first_of_those_who_fight_outlaws_decides_the_order():
    match = fight([(0, "55"), (1, "66")], outlaws="55 66", passed=[1, 0])
    assert asked(match) == (1, "next_duel")


def test_a_new_church_does_not_send_those_home_who_fight_an_outlaw():
    match = scene(2, at="b3", placed=[(0, "b3"), (1, "34")], row="church", money=9, parcels={"33": 0}, land={"34": "bank 0"},
                  outlaws="34", options=ON, round=2)  # fmt: skip
    play(match, "buy_building:b3", "build:33", "house:45")
    assert [(seat, target.id) for seat, target, _ in match.state.placed] == [(1, "34")]


def test_a_prison_built_beside_an_outlaw_changes_nothing_for_it():
    assert money(fight([], land={"55": "hotel 0", "56": "prison 0"})) == [3, 0]


def test_an_outlaw_stays_for_the_next_round():
    match = scene(
        2, phase="end", round=2, until="end", outlaws="55", options=ON, bag="bank saloon hotel drugstore prison church bank"
    )
    assert where(match) == ["55"]
