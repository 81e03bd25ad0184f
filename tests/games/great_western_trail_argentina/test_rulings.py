"""Rulings where the rulebook is silent or contradicts itself, by their numbers."""

from __future__ import annotations

import pytest

from games.great_western_trail_argentina.scene import ids, me, options, play, scene, values
from saloon.games.great_western_trail_argentina.components import (
    DISCS,
    FACES,
    HELPERS,
    JOBS,
    MASTER_STATIONS,
    NEUTRALS,
    QUAYS,
    SPACES,
    STATIONS,
    WORKER_SPACES,
    WORKERS,
    BonusSpace,
    Disc,
    Face,
    Station,
    Track,
    Worker,
)
from saloon.games.great_western_trail_argentina.rules.hiring import wage


def test_there_are_eight_neutral_buildings():
    """G-1."""
    assert ids(NEUTRALS) == list("ABCDEFGH")


def test_there_are_six_auxiliary_actions():
    """G-2: two of their twelve spaces are grey, so ten discs lie there."""
    assert len(HELPERS) == 6
    assert [helper.id for helper in HELPERS if helper.open] == ["aux1", "aux2"]
    assert sum(bool(disc.auxiliary) for disc in DISCS) == 10


def test_the_right_movement_space_is_worth_two():
    """G-3."""
    assert Disc.of("mv_right").points == 2


def test_only_the_lowest_right_disc_costs_three():
    """G-4."""
    assert {disc.id: disc.dollars for disc in DISCS if disc.dollars} == {"aux6b": -3, "str_right": 3}


def test_where_the_stations_are():
    """G-5: nine of them, five with a master, the terminus on 31."""
    assert (len(STATIONS), len(MASTER_STATIONS)) == (9, 5)
    assert (Station.of("S1").after, Station.of("S9").after, Station.of("S9").again) == (4, 31, True)


@pytest.mark.parametrize("row", range(3))
def test_eight_of_nineteen_workers_of_a_type_are_strong(row):
    """G-7."""
    workers = [worker for worker in WORKERS if worker.row == row]
    assert sum(sum(worker.bags) for worker in workers) == 19
    assert sum(sum(worker.bags) for worker in workers if worker.strength) == 8


def test_the_ninth_building_by_its_faces():
    """G-8: only there the points of the two sides differ."""
    assert (Face.of("9a").points, Face.of("9b").points) == (10, 9)
    pairs = [(face, Face.of(f"{face.id[:-1]}b")) for face in FACES if face.id.endswith("a")]
    assert [one.id for one, other in pairs if one.points != other.points] == ["9a"]


def test_two_kinds_of_building_in_the_row_of_carpinteros():
    """G-9."""
    gives = {space.id: space.gives for space in WORKER_SPACES.values()}
    assert (gives["carpintero-3"], gives["carpintero-6"], gives["maquinista-4"]) == ("build 2", "build 1", "engine 2")


def test_what_the_special_spaces_give():
    """G-10."""
    gives = {space.id: space.special.rpartition(" -> ")[2] for space in SPACES if space.special}
    assert gives == {
        "p04": "dollars 2", "p05": "certificate 1", "p10": "certificate 1", "p16": "grain 1", "p17": "dollars 1",
        "p21": "grain 1", "p22": "grain 1",
    }  # fmt: skip


def test_cities_show_another_face():
    """G-12: the one figure that is known of face b."""
    match = play(scene(2, herder="y7", quays="liverpool_1", grain=6, options={"cities": "b"}), "move:ba")
    play(match, "deliver:liverpool-b-east-1")
    assert me(match).grain == 0
    assert BonusSpace.of("liverpool-b-east-1").points == 14


def test_covers_leave_the_spaces_of_the_printed_example():
    """G-13."""
    shown = ids(scene(3).state.spaces)
    assert {"rotterdam-a-west-1", "rotterdam-a-north-3"} <= set(shown)
    assert "rotterdam-a-west-2" not in shown


def test_corners_of_the_quays_that_take_discs_of_a_player_board():
    """G-14."""
    assert {quay.id: quay.corner for quay in QUAYS if quay.corner} == {"rotterdam_1": "white", "liverpool_1": "black"}


def test_the_objective_card_of_a_ship_can_come_from_the_stack():
    """G-16."""
    hand = "chaqueno_1 serrano_2"
    match = scene(herder="y7", quays="", hand=hand, display="o100", objectives="o101", dollars=9)
    play(match, "move:ba", "load:sh06", "disc:cert")
    assert values(match) == ["o100", "stack"]
    play(match, "objective:stack")
    assert "o101" in ids(me(match).discard)


@pytest.mark.parametrize(("track", "number"), [("S1", 4), ("5", 5), ("S8", 28), ("depot", 31)])
def test_how_far_a_locomotive_has_come(track, number):
    """G-20: a turnout counts as the space before it, the depot as the terminus."""
    assert Track.of(track).number == number


def test_nobody_is_paid_for_being_hired():
    """G-23."""
    assert wage(JOBS[10, Worker.of("gaucho")], -4) == 0
    assert wage(JOBS[10, Worker.of("gaucho")], -9) == 0


def test_an_action_that_needs_a_disc_is_missing_without_one():
    """G-30: neither on the player board nor on a station."""
    everything = " ".join(disc.id for disc in DISCS)
    match = play(scene(trail={"p01": "5a-0"}, cleared=everything), "move:p01")
    assert "5a-2" not in values(match)


def test_of_a_replacement_only_the_difference_counts():
    """G-32: one carpintero suffices for 9 over 8, though it needs seven."""
    match = scene(herder=None, dollars=4, workers=(1, 2, 1, 1), trail={"p01": "8a-0"}, buildings="9a")
    play(match, "begin:B", "act:B-2")
    assert ids(match.state.gone) == ["8a-0"]


def test_an_objective_card_may_open_a_ramp_before_the_move():
    """A locomotive that has come far enough before phase A: played from 22, ramp 23 is open."""
    match = scene(2, herder="F", engine=22, hand="o104")
    assert "x23" not in values(match)
    play(match, "move:o104", "engine:23")
    assert "x23" in values(match)


def test_a_token_before_buenos_aires_may_bring_an_objective_card():
    """Whoever could still draw one is asked before the delivery lapses."""
    match = play(scene(herder="y7", quays="le_havre_1", tokens=1, draw="o117 niata", hand="niata"), "move:ba")
    assert options(match) == ["pass", "deliver:exchange"]
    play(match, "deliver:exchange", "draw:1", "discard:niata", "deliver:o117", "harvest:1")
    assert "le_havre-a-west-1" in values(match)
