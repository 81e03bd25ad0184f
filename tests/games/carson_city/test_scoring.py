"""The final score."""

from __future__ import annotations

import pytest

from games.carson_city.scene import scene
from saloon.engine import Match
from saloon.games.carson_city.scoring import score


def final(seats: int = 2, **things: object) -> Match:
    return scene(seats, **{"phase": "end", "round": 4, "cards": {0: "2Y"}, **things})


def sheet(match: Match, seat: int = 0) -> dict[str, int]:
    return {category: value for category, value in score(match.state, seat).items() if value}


def test_points_of_the_play_count():
    assert sheet(final(points={0: 7})) == {"play": 7}


@pytest.mark.parametrize(("money", "points"), [(5, 0), (6, 1), (9, 1)])
def test_six_dollars_are_a_point(money, points):
    assert score(final(money={0: money}).state, 0)["money"] == points


@pytest.mark.parametrize("building", ["ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church", "prison", "school"])
def test_a_building_is_two_points(building):
    assert sheet(final(land={"33": f"{building} 0"})) == {"buildings": 2}


def test_houses_and_mountains_are_two_points_each():
    assert sheet(final(land={"33": "house 0", "34": "mountain 0", "35": "mountain 0"})) == {"houses": 2, "mountains": 4}


def test_what_nobody_owns_or_others_own_counts_for_nothing():
    assert sheet(final(land={"33": "house", "34": "mountain 1", "35": "bank 1", "36": "city_hall"})) == {}


def test_empty_parcels_and_kept_tiles_are_worth_nothing():
    assert sheet(final(parcels={"11": 0, "12": 0}, kept={0: "bank mine"}, roads_left={0: 3})) == {}


def test_the_station_is_worth_a_point_for_two_house_symbols_of_the_town():
    land = {"33": "station 0", "34": "house", "35": "house 1", "36": "hotel 1", "37": "mine 1", "38": "prison 0"}
    assert score(final(land=land).state, 0)["station"] == (2 + 1 + 1 + 2) // 2
    assert score(final(land=land).state, 1)["station"] == 0


def test_house_symbols_are_rounded_down():
    assert score(final(land={"33": "station 0", "34": "house"}).state, 0)["station"] == 1


def test_most_points_win():
    match = final(points={0: 5, 1: 6}, cards={0: "2Y", 1: "7Y"})
    assert [standing.rank for standing in sorted(match.standings(), key=lambda one: one.seat)] == [2, 1]


@pytest.mark.parametrize("passed", [[0, 1], [1, 0]])
def test_who_passed_first_in_the_last_round_wins_a_tie(passed):
    match = final(points=5, passed=passed)
    assert next(standing.seat for standing in match.standings() if standing.rank == 1) == passed[0]


def test_nothing_of_the_variants_counts_without_them():
    assert {"horses", "kit", "teacher"} & set(sheet(final(points={0: 1}))) == set()
