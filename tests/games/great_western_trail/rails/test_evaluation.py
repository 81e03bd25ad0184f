"""What the North is worth to the greedy bot."""

from __future__ import annotations

import pytest

from games.great_western_trail.rails.scene import at, first_towns, north, placing
from games.great_western_trail.scene import play
from games.great_western_trail.test_evaluation import advice
from games.trail.ratings import check_ratings
from saloon.engine import Match
from saloon.games.great_western_trail import GAME

HERD = "hereford-7 shorthorn-5 corriente longhorn"
"""Worth 15."""


def arrive(**things: object) -> Match:
    return play(north(herder="G", **things), "move:KC")


@pytest.mark.parametrize("seats", [2, 4])
def test_every_option_of_every_question_gets_a_finite_number(seats):
    check_ratings(GAME, seats, {"rails_to_the_north": "yes", "poker_table": "yes"})


# ------------------------------------------------------------ where to


def test_a_large_town_is_better_than_a_small_one():
    assert advice(placing(cities="TOL CHI")) == "TOR"


def test_a_small_town_is_worth_what_it_leads_to():
    """None of the three has anything left to give, but behind one of them lies Omaha."""
    assert advice(placing(cities="CHI HAR", rivals={1: "S11-1 S12-1"})) == "S01"


def test_a_medium_town_is_for_its_tile():
    """A worker for less, or another town with an exchange token."""
    workers = dict(jobs={3: "cowboy"}, dollars=12, cities="CHI", stores="S11 S01 OMA S02 TS1")
    assert advice(placing(tiles={"M01": "MT3", "M05": "MT1"}, **workers)) == "M01"


def test_a_station_town_is_for_those_who_can_pay_for_the_station():
    things = dict(stores="S01 OMA M01", hand="galloway")
    assert advice(placing(dollars=20, **things)) == "TS1"
    assert advice(placing(dollars=3, **things)) == "S02"


def test_of_trade_spaces_the_one_that_gives_something():
    assert advice(play(placing(stores="S01 M01"), "store:OMA")) == "OMA-1"
    assert advice(play(placing(cities="BLO", stores="S04", dollars=9), "store:DEN")) == "DEN-1"


# ------------------------------------------------------------ when


def test_a_card_that_adds_nothing_is_given_for_a_store():
    """On a hazard there is nothing else to do, and in mid-game workers and cattle do not come first any more."""
    match = play(
        north(
            herder="A",
            token=8,
            trail={"FLOOD1": "flood-4-green"},
            hand="galloway galloway criollo",
            cities="TOL CHI",
            dollars=9,
        ),
        "move:FLOOD1",
    )
    assert advice(match) == "aux6"


def test_what_the_building_offers_is_worth_more_than_a_town_without_use():
    """Nothing but a small town is in reach, and hiring is what the place is for."""
    assert advice(at("A", hand="galloway", stores="", dollars=9, jobs={3: "cowboy"})) != "aux6"


def test_a_store_for_nothing_is_placed():
    """The second one of a double action is paid for already."""
    match = at("G", cleared="aux6", hand="galloway galloway", dollars=9, cities="TOL")
    match = play(match, "act:G-2", "auxiliary:aux6-double", "store:TOR")
    assert advice(match) != "pass"


# ------------------------------------------------------------ deliveries


def test_an_own_large_town_with_points_is_better_than_the_strip():
    assert advice(arrive(hand=HERD, engine=18, stores="BUF")) == "BUF"


def test_oregon_city_counts_the_bells():
    herd = dict(hand=HERD, permanent=3, engine=18)
    assert advice(arrive(stores=["ORE", *first_towns(1)], **herd)) == "NYC"
    assert advice(arrive(stores=first_towns(15), **herd)) == "ORE"


def test_a_second_disc_beside_an_arrow_that_costs_points_is_avoided():
    assert advice(arrive(hand="galloway pineywoods", engine=8, cities="STL", stores="OMA")) == "OMA"


# ------------------------------------------------------------ stations and tiles


def test_a_station_of_a_town_is_rated_by_what_it_is_worth_itself():
    """The engine stands elsewhere."""
    match = play(placing(dollars=20, stores="S01 OMA", engine=1), "store:TS1")
    assert advice(match) != "pass"


def test_cattle_is_picked_that_the_herd_has_not_got():
    things = dict(cities="STL", stores="S03", market="corriente longhorn", hand="galloway corriente corriente corriente")
    assert advice(play(placing(**things), "store:M02", "bonus:MT2-1b")) == "longhorn"
