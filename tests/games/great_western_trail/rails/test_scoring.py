"""Final scoring with the expansion (rulebook, "Fin de la partie", and the annex)."""

from __future__ import annotations

import pytest

from games.great_western_trail.rails.scene import first_towns, north
from games.great_western_trail.scene import me
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.rails.scoring import bells
from saloon.games.great_western_trail.scoring import score


def points(category: str, **things: object) -> int:
    return score(north(**things).state, 0)[category]


@pytest.mark.parametrize(("placed", "cleared"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (14, 4), (15, 5)])
def test_every_third_store_clears_a_bell(placed, cleared):
    """RN-18."""
    match = north(stores=first_towns(placed))
    assert bells(match.state, me(match)) == cleared


@pytest.mark.parametrize(("left", "worth"), [(4, 9), (0, 15), (15, 0)])
def test_oregon_city_is_worth_three_points_a_bell(left, worth):
    """Example, p. 5 (RN-17): four stores are left, so three bells are cleared; RN-18."""
    assert points("cities", stores=first_towns(15 - left), cities="ORE") == worth


@pytest.mark.parametrize(
    ("cities", "worth"),
    [
        ("KC", -8), ("KC KC", -16), ("NYC NYC", 18), ("FUL", 0), ("CHI", 0), ("GRB", 4), ("BUF", 10), ("TOR", 5), ("MON", 15),
        ("OMA", 0), ("DEN", 0), ("MIL", 0), ("FUL STL", -5), ("BLO CHI", -5), ("TOL HAR", 4), ("HAR", 0), ("HAR NYC", 6 + 9),
        ("TOL HAR NYC", 4 + 6 + 9),
    ],
)  # fmt: skip
def test_discs_and_arrows(cities, worth):
    """RN-26, G3, G4, G9 to G11: the figures of the strip and the emblems."""
    assert points("cities", cities=cities) == worth


@pytest.mark.parametrize(("stations", "worth"), [("ST11", 6), ("ST12", 8), ("ST1 ST11 ST12", 15)])
def test_stations_of_station_towns(stations, worth):
    assert points("stations", stations=stations) == worth


def test_stations_of_station_towns_count_as_stations():
    """G31: for the station master who counts them, and for objectives."""
    assert points("station_masters", stations="ST11 ST12", appointed="SM6") == 3
    assert points("objectives", stations="ST11 ST12", outlaws="outlaw-green", area="OS2") == 3


def test_sm10_counts_stores_in_medium_towns():
    """RN-25."""
    assert points("station_masters", stores="S01 M01 M03 OMA M05", appointed="SM10") == 6


def test_sm11_counts_cattle_of_value_three_four_and_five():
    """RN-25, with Simmentals of stage 1, which are worth 2 like Brahmans: in hand, draw stack and discard pile."""
    hand, draw, discard = "longhorn longhorn shorthorn-3", "corriente black_angus simmental-1", "shorthorn-4 hereford-5"
    herd = dict(hand=hand, draw=draw, discard=discard)
    assert points("station_masters", appointed="SM11", options={"simmental": "yes"}, **herd) == 7
    assert points("station_masters", appointed="SM11", hand="simmental-2 simmental-3 criollo galloway", draw="") == 2


@pytest.mark.parametrize(("placed", "worth"), [(5, -2), (6, 3)])
def test_bells_serve_tasks_of_objective_cards(placed, worth):
    assert points("objectives", stores=first_towns(placed), hazards="flood-4-green", area="ON1") == worth


def test_every_bell_serves_one_task_only():
    things = dict(hazards="flood-4-green flood-4-green", area="ON1 OSN", trail={"A1": "1a-0"})
    assert points("objectives", stores=first_towns(9), **things) == 3 + 3
    assert points("objectives", stores=first_towns(6), **things) == 3 + 0


def test_the_task_new_york_is_met_on_the_new_strip():
    assert points("objectives", cities="NYC", area="O21") == 5


def test_the_score_sheet_adds_up():
    g = north(stores=first_towns(9), cities="ORE TOL HAR", stations="ST11", appointed="SM10 SM11", area="ON3").state
    sheet = GAME.page.score_sheet(g, 0, GAME.texts("en"))
    assert {category: sum(points for _, points in lines) for category, lines in sheet.items()} == score(g, 0)
    assert ("Oregon City", 9) in sheet["cities"]
    assert ("From Toledo to Harrisburg", 4) in sheet["cities"]
    assert ("Station 11", 6) in sheet["stations"]
