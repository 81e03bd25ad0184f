"""Final scoring: the eleven categories, station masters, objectives, ties."""

from __future__ import annotations

import pytest

from games.great_western_trail.scene import me, scene
from saloon.games.great_western_trail.components import Master
from saloon.games.great_western_trail.scoring import SCORING, score


def scores(masters: str = "", **things: object) -> dict[str, int]:
    """By category, for whoever has these things and these station masters."""
    match = scene(**things)
    me(match).masters = [Master.of(id) for id in masters.split()]
    return score(match.state, 0)


def points(category: str, **things: object) -> int:
    return scores(**things)[category]


def test_there_are_eleven_categories():
    assert len(SCORING) == 11


@pytest.mark.parametrize(("dollars", "expected"), [(4, 0), (5, 1), (14, 2), (15, 3)])
def test_money_is_a_point_for_every_five_dollars(dollars, expected):
    assert points("money", dollars=dollars) == expected


def test_buildings_on_the_board_score_their_points_but_not_those_of_others_or_beside_it():
    assert points("buildings", trail={"A1": "4a-0", "B1": "10a-0", "E1": "11a-1"}) == 3 + 13


@pytest.mark.parametrize(
    ("cities", "expected"),
    [
        ("kansas_city", -6),
        ("kansas_city kansas_city", -12),
        ("fulton st_louis", -3),
        ("st_louis bloomington peoria chicago", 0),
        ("chicago toledo", 6),
        ("toledo pittsburgh", 8),
        ("pittsburgh philadelphia", 4 + 6),
        ("philadelphia", 6),
        ("philadelphia new_york new_york", 6 + 9 + 9),
        ("fulton chicago pittsburgh", 0),
    ],
)
def test_cities_and_arrows_between_two_of_them(cities, expected):
    assert points("cities", cities=cities, cleared="aux1 aux2 aux3 aux4"[: 5 * len(cities.split()) - 1]) == expected


def test_stations_score_what_stands_beside_them():
    every = " ".join(f"ST{number}" for number in range(1, 11))
    assert points("stations", stations=every) == 1 + 1 + 2 + 2 + 3 + 5 + 6 + 7 + 8 + 9


def test_hazards_score_two_three_or_four_points():
    assert points("hazards", hazards="flood-4-green drought-3-black rockfall-2-green") == 9


def test_cattle_scores_in_the_hand_the_draw_stack_and_the_discard_pile():
    assert points("cattle", hand="longhorn O01", draw="hereford-7 criollo", discard="shorthorn-5 corriente") == 2 + 7 + 5 + 3


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("galloway", 0), ("black_angus", 1), ("longhorn", 2), ("corriente", 3), ("shorthorn-3", 3), ("shorthorn-4", 4),
        ("shorthorn-5", 5), ("hereford-5", 5), ("hereford-6", 6), ("hereford-7", 7),
    ],
)  # fmt: skip
def test_every_head_of_cattle(card, expected):
    assert points("cattle", hand=card) == expected


@pytest.mark.parametrize(("workers", "expected"), [((4, 4, 4), 0), ((5, 1, 1), 4), ((6, 5, 1), 12), ((6, 6, 6), 24)])
def test_workers_on_the_fifth_and_sixth_space_score_four_points(workers, expected):
    assert points("workers", workers=workers) == expected


def test_the_right_disc_of_phase_a_scores_three_points_once_it_is_gone():
    assert points("player_board", cleared="step_right") == 3
    assert points("player_board", cleared="step_left hand") == 0


def test_the_token_of_the_job_market_scores_two_points():
    assert points("job_token", ender=0, left=1, token=13) == 2
    assert points("job_token", ender=1, left=1, token=13) == 0


# ------------------------------------------------------------ objectives


def test_an_objective_scores_only_if_all_its_conditions_are_met():
    """OS3: two buildings and a hazard."""
    assert points("objectives", area="OS3", trail={"A1": "4a-0", "A2": "5a-0"}, hazards="flood-4-green") == 3
    assert points("objectives", area="OS3", trail={"A1": "4a-0", "A2": "5a-0"}) == 0


@pytest.mark.parametrize(("card", "penalty"), [("OS1", 0), ("O01", -2), ("O05", -2), ("O11", -3), ("O16", -2), ("O21", -3)])
def test_a_played_objective_that_is_not_met_costs_points_but_a_starting_one_does_not(card, penalty):
    assert points("objectives", area=card) == penalty


@pytest.mark.parametrize(
    ("card", "things", "expected"),
    [
        ("O02", dict(trail={"A1": "4a-0"}, outlaws="outlaw-green outlaw-orange"), 3),
        ("O04", dict(stations="ST1 ST2", hazards="rockfall-2-green"), 3),
        ("O10", dict(hand="longhorn", draw="corriente", discard="black_angus", stations="ST1"), 4),
        ("O08", dict(draw="hereford-5", hazards="flood-2-green"), 3),
        ("O11", dict(hand="shorthorn-3 shorthorn-5", stations="ST1", outlaws="outlaw-green"), 5),
        ("O21", dict(cities="new_york"), 5),
    ],
)
def test_every_kind_of_condition(card, things, expected):
    assert points("objectives", area=card, **things) == expected


def test_an_element_serves_one_condition_of_one_card_only():
    """Two cards want a disc in New York each."""
    assert points("objectives", area="O21 O21", cities="new_york") == 5 - 3
    assert points("objectives", area="O21 O21", cities="new_york new_york") == 10


def test_unplayed_objectives_of_the_herd_are_scored_only_if_they_help():
    assert points("objectives", hand="O21", discard="O01", cities="new_york") == 5


def test_unplayed_objectives_may_take_what_played_ones_cannot_use():
    """The played card lacks a hazard in any case; the one in the draw stack is met."""
    assert points("objectives", area="O15", draw="O21", cities="new_york", stations="ST1 ST2") == -3 + 5


# ------------------------------------------------------------ station masters


@pytest.mark.parametrize(
    ("master", "things", "expected"),
    [
        ("SM1", dict(area="OS1 O01 O02 O03 O04"), 6),
        ("SM2", dict(certificates=3, permanent=1), 6),
        ("SM2", dict(certificates=2, permanent=1), 3),
        ("SM3", dict(outlaws="outlaw-green outlaw-green outlaw-orange outlaw-green outlaw-orange"), 6),
        ("SM4", dict(hazards="flood-4-green flood-2-black drought-2-black"), 3),
        ("SM5", dict(workers=(3, 2, 1)), 6),
        ("SM6", dict(stations="ST1 ST2 ST3 ST4 ST5"), 6),
        ("SM7", dict(trail={"A1": "4a-0", "A2": "5a-0", "A3": "5a-1"}), 4),
        ("SM8", dict(permanent=2), 0),
        ("SM9", {}, 0),
    ],
)
def test_every_station_master(master, things, expected):
    assert points("station_masters", masters=master, **things) == expected


def test_station_masters_count_what_objectives_have_used():
    things = dict(area="OS4", masters="SM4", hazards="flood-4-green flood-2-black", outlaws="outlaw-orange")
    found = scores(**things)
    assert (found["objectives"], found["station_masters"]) == (3, 3)


def test_an_unplayed_objective_may_be_worth_its_penalty_for_a_station_master():
    """A second card for SM1: three points for a loss of two."""
    things = dict(area="OS1", hand="O01", masters="SM1")
    found = scores(**things)
    assert (found["objectives"], found["station_masters"]) == (-2, 3)


# ------------------------------------------------------------ the winner


def test_most_points_win():
    match = scene(others={1: dict(dollars=20)}, ender=1, left=0, token=13)
    standings = match.standings()
    assert {standing.seat: standing.rank for standing in standings}[1] == 1


def test_a_tie_is_a_shared_victory_whatever_else_one_has():
    match = scene(2, dollars=14, tokens=3, others={1: dict(dollars=10)}, left=0)
    assert [standing.rank for standing in match.standings()] == [1, 1]
    assert me(match).dollars != me(match, 1).dollars
