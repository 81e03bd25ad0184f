"""Examples that follow from the rules where the rulebook shows none."""

from __future__ import annotations

import pytest

from games.great_western_trail.scene import WHITE, ids, me, options, play, scene, values
from saloon.games.great_western_trail.components import INDEX, ROWS, TRACK, TRANSPORT, City, Space, Track
from saloon.games.great_western_trail.rules.discs import certificate_limit
from saloon.games.great_western_trail.rules.railroad import backward
from saloon.games.great_western_trail.scoring import score
from saloon.games.trail.jobs import token_row

WHITE_DISCS = list(dict.fromkeys(WHITE.split()))


def driving(most: int, **things):
    """At building C, with so many engineers, about to move the engine."""
    return play(scene(herder="B", workers=(1, 1, most), **things), "move:C", "act:C-2")


def spaces_back(exactly: int, engine: str | int, other: str | int = 0) -> list[str]:
    match = scene(engine=engine, others={1: {"engine": other}})
    return [TRACK[place].id for place in backward(match.state, me(match), exactly)]


def test_an_engine_jumps_over_others_and_may_stop_on_a_turnout():
    """D-01."""
    assert values(driving(3, engine=1, others={1: {"engine": 3}})) == ["2", "4", "ST1", "5"]


def test_a_turnout_can_be_entered_beyond_an_occupied_space():
    """D-02."""
    assert values(driving(2, engine=3, others={1: {"engine": 4}})) == ["ST1", "5", "6"]


def test_back_by_exactly_so_many_free_spaces():
    """D-03."""
    assert spaces_back(1, 16, other=15) == ["14"]
    assert set(spaces_back(2, 16, other=15)) == {"13", "ST4"}


def test_back_through_a_turnout():
    """D-04."""
    assert spaces_back(2, 30) == ["29", "28"]
    assert spaces_back(2, 30, other="ST8") == ["28"]


def test_who_cannot_go_back_far_enough_cannot_do_what_asks_for_it():
    """D-05."""
    assert spaces_back(1, 1) == ["0"]
    assert spaces_back(2, 1) == []
    match = scene(herder="F", engine=1, dollars=9, hand="criollo", cleared="aux3 aux3 aux5 aux5")
    play(match, "move:G", "act:G-2")
    assert values(match) == ["aux1", "aux2", "aux3", "aux5"]
    play(match, "auxiliary:aux1")


@pytest.mark.parametrize(("back", "asked"), [("ST9", "act:G-2"), ("ST1", "upgrade:aux2")])
def test_the_end_of_the_line(back, asked):
    """D-06: an upgrade, back to any free space, three dollars; they pay for the first station but not for the ninth."""
    match = scene(herder="F", engine=38, dollars=3)
    play(match, "move:G", "act:G-1", "upgrade:aux1")
    assert (me(match).dollars, ids(me(match).stations)) == (0, ["ST10"])
    assert score(match.state, 0)["stations"] == 9
    assert len(values(match)) == 39 + 9
    play(match, f"retreat:{back}")
    assert me(match).dollars == 3
    assert options(match)[0] == asked


def at_first_station(**things):
    return play(scene(herder="B", engine=4, dollars=2, masters={"ST1": "SM9"}, **things), "move:C", "act:C-2", "engine:ST1")


def test_a_station_master_costs_a_hired_worker():
    """D-07."""
    match = play(at_first_station(workers=(2, 1, 1)), "upgrade:aux1")
    assert (me(match).dollars, values(match)) == (0, ["cowboy", "pass"])
    play(match, "master:cowboy", "bonus:SM9-1")
    assert (me(match).dollars, me(match).workers) == (12, [1, 1, 1])
    assert (match.state.masters[0], match.state.replaced[0].id, ids(me(match).masters)) == (None, "cowboy", ["SM9"])


def test_printed_workers_cannot_replace_a_station_master():
    """D-07."""
    match = play(at_first_station(), "upgrade:aux1")
    assert ids(me(match).stations) == ["ST1"]
    assert (me(match).masters, match.state.masters[0].id) == ([], "SM9")
    assert options(match)[0].startswith("act:")


def test_white_stations_take_black_discs_only_when_no_white_one_is_left():
    """D-08."""
    match = play(driving(1, engine=10, dollars=9), "engine:ST3")
    assert values(match) == [*WHITE_DISCS, "pass"]
    match = play(driving(1, engine=10, dollars=9, cleared=WHITE), "engine:ST3")
    assert values(match) == ["certificate6", "step_left", "step_right", "hand", "pass"]
    match = play(driving(1, engine=10, dollars=8, cleared=WHITE), "engine:ST3")
    assert "upgrade:hand" not in options(match)


@pytest.mark.parametrize(
    ("cleared", "limit"), [("", 3), ("certificate6", 3), ("certificate4", 4), ("certificate6 certificate4", 6)]
)
def test_the_second_certificate_disc_needs_the_first(cleared, limit):
    """D-09."""
    assert certificate_limit(me(scene(cleared=cleared))) == limit


def test_the_certificate_track_has_no_five():
    """D-10."""
    open_limit = "certificate4 certificate6"
    match = play(scene(herder="F", certificates=6, cleared=open_limit), "move:KC")
    assert values(match) == ["0", "2", "3", "4", "5", "6"]
    match = play(scene(herder="B", certificates=4, cleared=open_limit), "move:C", "act:C-1a")
    assert me(match).certificates == 6


def test_one_delivery_may_bring_two_objective_cards():
    """D-11: the display is refilled in between."""
    match = scene(herder="F", permanent=8, cities="bloomington chicago", display="O01 O02 O03 O04", objectives="O05 O06")
    play(match, "move:KC", "deliver:peoria", "disc:aux1", "objective:O01")
    assert values(match) == ["O02", "O03", "O04", "O05", "stack"]
    play(match, "objective:O05")
    assert ids(me(match).discard) == ["O01", "O05"]
    assert ids(match.state.display) == ["O02", "O03", "O04", "O06"]
    assert score(match.state, 0)["cities"] == 0


def test_a_herd_worth_nothing_goes_to_kansas_city():
    """D-12."""
    match = play(scene(herder="F"), "move:KC")
    assert options(match) == [f"disc:{disc}" for disc in WHITE_DISCS]
    play(match, "disc:aux3")
    assert (me(match).dollars, score(match.state, 0)["cities"]) == (4, -6)


@pytest.mark.parametrize(("there", "then"), [(4, 7), (8, 8)])
def test_a_yellow_arrow_refills_the_cattle_market(there, then):
    """D-13."""
    market = {"market": ["longhorn"] * there, "cattle": ["corriente"] * 9}
    match = scene(2, herder="F", token=6, jobs={6: "builder"}, foresight={2: "cowboy"}, **market)
    play(match, "move:KC")
    assert ROWS[token_row(match.state.jobs, 2)].id == "7"
    assert len(match.state.market) == then


def test_the_last_worker_ends_the_game_after_one_more_turn_of_everybody_else():
    """D-14: of three players the second places it in step 2, and may not choose a worker in step 3."""
    foresight = {2: "cowboy", 3: "builder outlaw-green"}
    match = scene(3, active=1, herder="F", token=12, jobs={12: "- -"}, foresight=foresight, others={0: {"herder": "F"}})
    play(match, "move:KC")
    assert match.state.ender == 1
    assert match.state.trail[INDEX[Space.of("OUT1")]].id == "outlaw-green"
    play(match, "disc:aux1")
    assert score(match.state, 1)["job_token"] == 2
    assert match.state.active == 2
    play(match, "move:A", "act:end")
    assert (match.state.active, match.over) == (0, False)
    play(match, "move:KC")
    assert options(match)[0].startswith("disc:")
    play(match, "disc:aux1")
    assert match.over


def special(engine_to: str, engine: int = 25, **things):
    match = scene(herder="A", trail={"A1": "9a-0"}, engine=engine, **things)
    return play(match, "move:A1", "act:9a-2", f"engine:{engine_to}")


def test_a_special_delivery_is_worth_the_numbered_spaces_entered():
    """D-15: from 25 to the turnout after 21 these are three."""
    match = special("ST6", dollars=8)
    assert values(match) == ["kansas_city", "fulton"]
    play(match, "deliver:fulton", "disc:aux1")
    assert options(match)[-1] == "pass"
    play(match, "upgrade:aux2")
    assert (me(match).dollars, ids(me(match).stations)) == (0, ["ST6"])


def test_a_special_delivery_has_no_transport_costs():
    """D-15: from 25 to 15 these are ten."""
    match = special("15")
    assert values(match)[-1] == "chicago"
    play(match, "deliver:chicago", "disc:aux1")
    assert (me(match).dollars, options(match)[0]) == (0, "act:9a-1")
    match = play(special("0", engine=10, dollars=5), "deliver:chicago", "disc:aux1")
    assert me(match).dollars == 5


@pytest.mark.parametrize(
    ("engine", "costs"),
    [
        ("0", {"kansas_city": 0, "fulton": 0, "st_louis": 1, "bloomington": 3, "peoria": 4, "chicago": 5}),
        ("0", {"toledo": 7, "pittsburgh": 8, "philadelphia": 9, "new_york": 11}),
        ("10", {"chicago": 0, "toledo": 2, "pittsburgh": 3, "philadelphia": 4, "new_york": 6}),
    ],
)
def test_transport_table(engine, costs):
    """D-16."""
    assert {city: TRANSPORT[Track.of(engine), City.of(city)] for city in costs} == costs


def test_buildings_in_the_forest_pay():
    """D-17."""
    match = scene(herder="C", trail={"B1": "2a-0", "A2": "3a-0", "C2": "1a-0"})
    play(match, "move:C2", "act:1a-1")
    assert me(match).dollars == 4


def test_great_buildings_replace_smaller_ones():
    """D-18."""
    match = scene(herder="A", trail={"A3": "8b-0"}, workers=(1, 6, 1), dollars=12)
    play(match, "move:B", "act:B-2", "build:11a-0")
    assert (me(match).dollars, ids(match.state.gone)) == (0, ["8b-0"])


def test_outlaws_beside_the_trail_are_no_locations_but_can_be_collected():
    """D-19."""
    outlaws = dict.fromkeys(("OUT1", "OUT2", "OUT3"), "outlaw-green")
    match = scene(herder="D", dollars=5, trail={"OR1": "2a-0", **outlaws})
    assert values(match)[:2] == ["E", "OR1"]
    play(match, "move:OR1")
    assert me(match).dollars == 5
    match = scene(herder="C", trail=outlaws)
    play(match, "move:D", "act:D-1a")
    assert values(match) == ["OUT1", "OUT2", "OUT3"]


def test_an_objective_cannot_walk_into_kansas_city():
    """D-20."""
    match = scene(herder="G1", trail={"G1": "2a-0"}, hand="O16", tokens=1)
    play(match, "move:O16")
    assert options(match) == ["move:KC", "move:exchange"]
    assert (me(match).herder, ids(me(match).area)) == (Space.of("G1"), ["O16"])


def test_an_objective_walks_without_fees_and_ends_phase_b():
    """D-20."""
    trail = {"C1": "7a-1", "D1": "7a-2", "ROCK1": "rockfall-4-green"}
    match = scene(herder="B", trail=trail, dollars=5, hand="O16", engine=5)
    play(match, "move:C", "act:C-1a", "act:O16")
    assert set(values(match)) == {"C1", "D", "E", "D1", "ROCK1", "F", "pass"}
    play(match, "walk:ROCK1")
    assert (me(match).dollars, me(match).herder, match.state.active) == (5, Space.of("ROCK1"), 1)


def test_the_best_use_of_the_elements_is_found():
    """D-21."""
    match = scene(
        area="OS4 O01",
        trail={"A1": "1a-0"},
        outlaws="outlaw-orange outlaw-orange",
        hazards="flood-4-green flood-3-green",
    )
    assert score(match.state, 0)["objectives"] == 3


def test_workers_on_the_last_two_spaces_of_a_row_score():
    """D-22."""
    match = scene(workers=(6, 5, 1), appointed="SM5")
    assert score(match.state, 0)["workers"] == 12
    assert score(match.state, 0)["station_masters"] == 12
