"""Final scoring, category by category (rulebook, p. 19; G-3, G-33)."""

from __future__ import annotations

import pytest

from games.great_western_trail_argentina.scene import me, scene
from saloon.engine import winners
from saloon.games.great_western_trail_argentina.scoring import SCORING, best_objectives, score


def points(category: str, **mine) -> int:
    return score(scene(quays=mine.pop("quays", ""), **mine).state, 0)[category]


def test_there_are_twelve_categories():
    assert len(SCORING) == 12


def test_a_point_for_every_five_pesos():
    assert points("money", dollars=14) == 2


def test_own_buildings_on_the_board():
    assert points("buildings", trail={"p01": "1a-0", "p02": "10a-0", "p03": "9a-1"}) == 1 + 13


def test_ships_disc_by_disc():
    assert points("ships", ships="sh00 sh00 sh18 sh18 sh13 sh01") == -2 - 2 + 12 + 12 + 7


def test_cities_and_quays():
    assert points("cities", spaces="rotterdam-a-south-2 le_havre-a-west-1", quays="liverpool_1 le_havre_2") == 12 + 5 + 1


def test_stations_and_every_disc_at_the_terminus():
    assert points("stations", stations="S1 S8 S9 S9") == 1 + 7 + 6 + 6


def test_farmers_beside_the_board_only():
    assert points("farmers", farmers="blue-3-green yellow-8-black", workers=(1, 1, 1, 4)) == 4


def test_the_herd_with_its_exhaustion():
    herd = {"hand": "aberdeen_angus_7 exhaustion", "draw": "caracu_3 niata", "discard": "exhaustion o100"}
    assert points("cattle", **herd) == 7 + 3 - 2 - 2


def test_played_objectives_must_be_scored():
    assert points("objectives", area="o115") == -2
    assert points("objectives", area="o115", ships="sh18") == 5


def test_objectives_of_the_herd_may_be_scored():
    assert points("objectives", hand="o115") == 0
    assert points("objectives", hand="o115", ships="sh18") == 5


def test_a_lost_objective_can_be_worth_a_pair():
    """SM4: one more card in the area, even unfulfilled, makes a pair: 3 - 2."""
    match = scene(area="o115", ships="sh18", hand="o113", appointed="SM4")
    assert len(best_objectives(match.state, me(match)).scored) == 2


def test_workers_in_the_last_two_columns():
    assert points("workers", workers=(4, 5, 6, 6)) == 4 * (0 + 1 + 2 + 2)


@pytest.mark.parametrize(("cleared", "found"), [("", 0), ("mv_right", 2), ("mv_left", 0)])
def test_the_right_movement_space(cleared, found):
    """G-3: two points, not three."""
    assert points("player_board", cleared=cleared) == found


def test_the_token_of_the_job_market():
    assert points("job_token", ender=0, left=1, token=12) == 2


@pytest.mark.parametrize(
    ("master", "mine", "found"),
    [
        ("SM1", {"draw": "caracu_2 serrano_2 franqueiro_3 aberdeen_angus_5 niata"}, 3),
        ("SM2", {"workers": (3, 2, 2, 2)}, 8),
        ("SM3", {"stations": "S1 S2 S3 S9 S9"}, 6),
        ("SM4", {"area": "o100 o101 o102"}, 3),
        ("SM5", {"ships": "sh00 sh00 sh18 sh13 sh01"}, 6),
        ("SM6", {"workers": ("strong_gaucho gaucho", "strong_carpintero", "strong_maquinista", 1)}, 3),
        ("SM7", {"trail": {"p01": "1a-0", "p02": "2a-0", "p03": "3a-0"}}, 3),
        ("SM8", {"farmers": "blue-3-green yellow-8-black green-3-green"}, 3),
    ],
)
def test_lower_halves_of_station_masters(master, mine, found):
    assert points("station_masters", appointed=master, **mine) == found


def test_a_tie_is_shared():
    match = scene(2, quays="", others={1: {"quays": ""}})
    assert len(winners(match.standings())) == 2
