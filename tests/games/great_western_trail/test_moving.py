"""Phase A: steps, forks, fees."""

from __future__ import annotations

import pytest

from games.great_western_trail.scene import me, options, play, scene, values
from saloon.games.great_western_trail.rules.moving import journeys, step_limit


def test_every_location_on_the_way_is_a_step_and_empty_spaces_are_none():
    """A to B, C, then D or E, all building spaces in between being empty."""
    assert values(scene(herder="A")) == ["B", "C", "E", "D"]


def test_tiles_on_the_way_use_up_steps():
    assert values(scene(herder="A", trail={"A1": "2a-0", "A2": "3a-0", "A3": "5a-0"})) == [
        "A1", "B", "A2", "C", "A3", "E", "D",
    ]  # fmt: skip


def test_the_herder_never_stands_on_an_empty_space():
    assert "B1" not in values(scene(herder="B"))


def test_the_herder_only_goes_towards_kansas_city():
    assert values(scene(herder="F")) == ["G", "KC"]


def test_where_the_trail_forks_the_player_chooses():
    match = scene(herder="E", trail={"E1": "2a-0", "ROCK1": "rockfall-4-green"})
    assert values(match)[:2] == ["E1", "ROCK1"]


def test_kansas_city_ends_the_move():
    assert values(scene(herder="G")) == ["KC"]


def test_other_herders_block_nobody():
    match = scene(herder="A", others={1: dict(herder="B"), 2: dict(herder="B")})
    play(match, "move:B")
    assert {me(match, seat).herder.id for seat in range(3)} == {"B"}


def test_at_least_one_step_must_be_made():
    assert "pass" not in options(scene(herder="A"))
    assert "A" not in values(scene(herder="A"))


@pytest.mark.parametrize(("seats", "limit"), [(2, 3), (3, 3), (4, 4)])
def test_the_step_limit_begins_at_three_or_four(seats, limit):
    match = scene(seats)
    assert step_limit(match.state, me(match)) == limit


@pytest.mark.parametrize(("seats", "limits"), [(2, (4, 4, 5)), (3, (5, 4, 6)), (4, (6, 5, 7))])
def test_clearing_the_two_discs_of_phase_a_raises_the_step_limit(seats, limits):
    found = []
    for cleared in ("step_left", "step_right", "step_left step_right"):
        match = scene(seats, cleared=cleared)
        found.append(step_limit(match.state, me(match)))
    assert tuple(found) == limits


def test_a_herder_whose_tile_was_taken_goes_on_from_the_empty_space():
    match = scene(herder="FLOOD2", trail={"FLOOD3": "flood-2-green", "FLOOD1": "flood-4-green"}, dollars=9)
    assert values(match) == ["FLOOD3", "B", "C"]


# ------------------------------------------------------------ fees


@pytest.mark.parametrize(("seats", "green", "black"), [(2, 2, 2), (3, 2, 1), (4, 1, 2)])
def test_a_hand_costs_one_or_two_dollars_by_its_colour_and_the_number_of_players(seats, green, black):
    for tile, fee in (("flood-4-green", green), ("flood-3-black", black)):
        match = play(scene(seats, trail={"FLOOD1": tile}, dollars=10), "move:FLOOD1")
        assert me(match).dollars == 10 - fee


@pytest.mark.parametrize(("tile", "fee"), [("outlaw-green", 2), ("outlaw-orange", 1)])
def test_outlaws_and_hazards_take_money_for_the_bank(tile, fee):
    match = play(scene(herder="D", trail={"OUT4": tile}, dollars=10), "move:OUT4")
    assert [player.dollars for player in match.state.players] == [10 - fee, 0, 0]


def test_another_players_building_takes_money_for_its_owner():
    match = play(scene(trail={"A1": "1a-2"}, dollars=10), "move:A1")
    assert [player.dollars for player in match.state.players] == [8, 0, 2]


def test_a_tile_with_two_hands_costs_both():
    match = play(scene(trail={"A1": "7a-2"}, dollars=10), "move:A1")
    assert [player.dollars for player in match.state.players] == [7, 0, 3]


def test_tiles_passed_are_paid_as_well():
    match = play(scene(trail={"A1": "1a-1", "A2": "4a-2", "FLOOD1": "flood-4-green"}, dollars=10), "move:B.A1")
    assert [player.dollars for player in match.state.players] == [7, 2, 1]


def test_own_and_neutral_buildings_cost_nothing():
    match = play(scene(trail={"A1": "7a-0"}, dollars=10), "move:A1")
    assert me(match).dollars == 10


def test_who_is_short_pays_what_there_is_nearest_first_and_still_moves():
    trail = {"A1": "1a-1", "A2": "7a-2", "FLOOD1": "flood-2-green", "FLOOD2": "flood-3-green"}
    match = play(scene(trail=trail, dollars=3), "move:B.A1")
    assert [player.dollars for player in match.state.players] == [0, 2, 1]


def test_without_money_one_moves_all_the_same():
    match = play(scene(trail={"A1": "7a-1"}), "move:A1")
    assert me(match).herder.id == "A1"


def test_no_fee_is_paid_where_the_herder_already_stands():
    match = scene(herder="A1", trail={"A1": "7a-1"}, dollars=10)
    play(match, "move:B")
    assert me(match).dollars == 10


def test_of_two_ways_that_cost_the_same_to_the_same_only_one_is_offered():
    match = scene(herder="F", trail={"F1": "1a-1", "F2": "8a-1"}, dollars=10)
    assert [value for value in values(match) if value.startswith("G")] == ["G"]


def test_ways_that_cost_different_people_are_all_offered_and_the_plain_name_is_the_cheapest():
    match = scene(herder="F", trail={"F1": "1a-1", "F2": "4a-2"}, dollars=10)
    assert [value for value in values(match) if value.startswith("G")] == ["G", "G.F1"]
    play(match, "move:G")
    assert [player.dollars for player in match.state.players] == [9, 0, 1]


def test_a_journey_shows_the_way_the_steps_and_the_fees():
    match = scene(trail={"FLOOD1": "flood-4-green", "A1": "4a-1"}, dollars=10)
    shown = {str(value): journey for value, journey in journeys(match.state, me(match), match.asks[0].about).items()}
    way = next(journey for journey in shown.values() if journey.way[-1].id == "B" and journey.way[1].id == "A1")
    assert ([space.id for space in way.way], way.steps, way.payments) == (["A", "A1", "A2", "A3", "B"], 2, ((1, 1),))
