"""Deliveries with the new strip and to large towns (rulebook, changes of step 5 of Kansas City, and the annex)."""

from __future__ import annotations

import pytest

from games.great_western_trail.rails.scene import north, reasons
from games.great_western_trail.scene import ids, me, options, play, values
from saloon.engine import Match
from texts import labels

LARGE = "OMA DEN MIL GRB BUF TOR ORE MON"


def arriving(total: int, **things: object) -> Match:
    """A delivery of so much."""
    return play(north(**{"herder": "G", "permanent": total, **things}), "move:KC")


def test_cities_of_the_strip_that_the_total_reaches():
    assert values(arriving(12)) == ["KC", "FUL", "STL", "BLO", "CHI", "TOL"]
    assert values(arriving(18)) == ["KC", "FUL", "STL", "BLO", "CHI", "TOL", "HAR", "NYC"]


def test_a_large_town_is_reached_only_with_a_store_there():
    """RN-15."""
    without, with_store = arriving(20, listen=True), arriving(20, stores="MON")
    assert "MON" not in values(without)
    assert reasons(without, "MON") == ["needs_store"]
    assert values(with_store)[-1] == "MON"


def test_a_store_of_somebody_else_does_not_open_a_town():
    assert "MON" not in values(arriving(20, rivals={1: "MON"}))


@pytest.mark.parametrize(
    ("town", "value"),
    [("OMA", 3), ("DEN", 8), ("MIL", 11), ("GRB", 12), ("BUF", 14), ("TOR", 14), ("ORE", 18), ("MON", 20)],
)
def test_large_towns_ask_for_their_value(town, value):
    assert town in values(arriving(value, stores=town))
    short = arriving(value - 1, stores=town, listen=True)
    assert town not in values(short)
    assert reasons(short, town) == ["value_too_low"]


def test_certificates_help_to_reach_a_large_town():
    match = play(arriving(12, stores="TOR", certificates=2), "spend:2")
    assert "TOR" in values(match)


def test_only_kansas_city_and_new_york_are_delivered_to_again():
    """RN-16; Oregon City neither."""
    match = arriving(20, stores=LARGE, cities=f"KC NYC FUL {LARGE}", listen=True)
    assert values(match) == ["KC", "STL", "BLO", "CHI", "TOL", "HAR", "NYC"]
    assert reasons(match, "ORE") == reasons(match, "TOR") == ["disc_there"]


@pytest.mark.parametrize(("town", "white"), [("OMA", True), ("GRB", True), ("DEN", False), ("TOR", False), ("MON", False)])
def test_corners_of_emblems_are_respected(town, white):
    match = play(arriving(20, stores=town, engine=30, dollars=9), f"deliver:{town}")
    assert ("step_left" not in values(match)) == white


@pytest.mark.parametrize(("town", "dollars"), [("OMA", 2), ("MIL", 3)])
def test_omaha_and_milwaukee_give_an_objective_card_and_money(town, dollars):
    """RN-19; the card may be given up, the money not (G37)."""
    match = play(arriving(11, stores=town, engine=30, display="O01 O02"), f"deliver:{town}", "disc:aux1")
    assert me(match).dollars == 11 + dollars
    assert options(match) == ["objective:O01", "objective:O02", "pass"]
    assert ids(me(play(match.clone(), "objective:O02")).discard) == ["O02"]
    assert ids(me(play(match, "pass")).discard) == []


@pytest.mark.parametrize("town", ["DEN", "GRB", "BUF", "TOR", "ORE", "MON"])
def test_the_other_large_towns_give_nothing_at_once(town):
    match = play(arriving(20, stores=town, engine=30, display="O01"), f"deliver:{town}", "disc:aux1")
    assert (me(match).dollars, me(match).discard, match.state.active) == (20, [], 1)


def test_kansas_city_pays_four_dollars():
    assert me(play(arriving(0), "disc:aux1")).dollars == 4


def test_chicago_gives_an_objective_card_which_must_be_taken():
    match = play(arriving(10, engine=30, display="O01 O02"), "deliver:CHI", "disc:aux1")
    assert options(match) == ["objective:O01", "objective:O02"]


def test_the_token_of_an_arrow_comes_before_the_card_of_chicago():
    """R8: it may be spent before or after the card is chosen."""
    match = play(arriving(10, engine=30, cities="BLO", display="O01 O02"), "deliver:CHI", "disc:aux1")
    assert me(match).tokens == 1
    assert "objective:exchange" in options(match)


@pytest.mark.parametrize(("one", "other"), [("FUL", "STL"), ("STL", "FUL"), ("BLO", "CHI"), ("CHI", "BLO")])
def test_some_arrows_give_an_exchange_token(one, other):
    match = play(arriving(18, engine=30, cities=one), f"deliver:{other}", "disc:aux1")
    assert me(match).tokens == 1


@pytest.mark.parametrize(("one", "other"), [("TOL", "HAR"), ("HAR", "TOL")])
def test_toledo_and_harrisburg_give_an_objective_card(one, other):
    """RN-26."""
    match = play(arriving(18, engine=30, cities=one, display="O01 O02"), f"deliver:{other}", "disc:aux1", "objective:O02")
    assert ids(me(match).discard) == ["O02"]


def test_an_arrow_without_its_other_city_gives_nothing():
    """RN-26."""
    match = play(arriving(18, engine=30, display="O01 O02"), "deliver:HAR", "disc:aux1")
    assert (me(match).discard, match.state.active) == ([], 1)


@pytest.mark.parametrize("city", ["FUL", "STL", "BLO", "CHI", "TOL", "HAR", "NYC"])
def test_there_are_no_arrows_beyond_the_four(city):
    """None from Kansas City, from St. Louis to Bloomington, from Chicago to Toledo; the last gives points only."""
    others = {"BLO": "STL", "STL": "BLO", "TOL": "CHI", "FUL": "KC", "NYC": "HAR", "CHI": "TOL", "HAR": "NYC"}[city]
    match = play(arriving(18, engine=30, cities=others), f"deliver:{city}", "disc:aux1")
    assert (me(match).tokens, me(match).discard) == (0, [])


# ------------------------------------------------------------ transport


@pytest.mark.parametrize(
    ("engine", "town", "fee"),
    [
        (10, "BUF", 3), (14, "BUF", 0), (20, "BUF", 0), (0, "MON", 11), (5, "MIL", 4),
        (0, "OMA", 0), ("ST1", "DEN", 2), (18, "MON", 0), (17, "MON", 1), (17, "ORE", 1), (18, "ORE", 0),
    ],
)  # fmt: skip
def test_transport_to_a_large_town_is_counted_to_the_space_of_its_value(engine, town, fee):
    """Example, p. 5 (RN-13, G5), RN-14; a turnout counts as the space after it."""
    match = play(arriving(20, stores=town, engine=engine), f"deliver:{town}", "disc:aux1")
    gift = {"OMA": 2, "MIL": 3}.get(town, 0)
    assert me(match).dollars == 20 + gift - fee


@pytest.mark.parametrize(("city", "fee"), [("FUL", 0), ("STL", 1), ("BLO", 3), ("CHI", 5), ("TOL", 7), ("HAR", 8), ("NYC", 11)])
def test_transport_to_the_cities_of_the_strip(city, fee):
    match = play(arriving(18), f"deliver:{city}", "disc:aux1")
    assert me(match).dollars == 18 - fee


def test_a_special_delivery_reaches_a_large_town_with_a_store():
    """G28: as far as the engine goes back, and without transport."""
    match = play(north(trail={"A1": "9a-0"}, engine=14, stores="TOR MON"), "move:A1", "act:9a-2", "engine:0")
    assert values(match)[-1] == "TOR"
    play(match, "deliver:TOR", "disc:aux1")
    assert (ids(me(match).cities), me(match).dollars) == (["TOR"], 0)


def test_a_disc_gives_access_from_the_moment_when_it_is_placed():
    """G35."""
    match = north(trail={"A1": "9a-0"}, engine=12, hand="galloway", dollars=9, cleared="aux6", others={1: dict(herder="A")})
    play(match, "move:A1", "act:9a-2", "engine:0", "deliver:TOL", "disc:aux1")
    assert ids(me(match).cities) == ["TOL"]


def test_cities_are_offered_with_what_they_cost_and_bring():
    match = arriving(18, stores=["OMA", "TOR", "ORE", *["S01", "M01", "S02"]], engine=10, cities="TOL", dollars=0)
    assert labels(match) == [
        "Kansas City (value 0, +$4, −8 points)",
        "Fulton (value 1)",
        "St. Louis (value 4)",
        "Bloomington (value 6)",
        "Chicago (value 10, + objective card)",
        "Harrisburg (value 15, transport $3, + objective card, 4 points)",
        "New York (value 18, transport $6, 9 points)",
        "Omaha (value 3, +$2, + objective card)",
        "Toronto (value 14, transport $3, 5 points)",
        "Oregon City (value 18, transport $6, 6 points)",
    ]
