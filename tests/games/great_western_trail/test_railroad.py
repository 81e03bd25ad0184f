"""The engine, stations and station masters."""

from __future__ import annotations

import pytest

from games.great_western_trail.scene import BLACK, WHITE, ids, me, options, play, scene, values
from saloon.engine import Match


def forward(spaces: int, **things: object) -> Match:
    """A match at the question how far the engine goes, with so many engineers at the neutral building G."""
    workers = things.pop("workers", (1, 1, spaces))
    return play(scene(**{**things, "herder": None, "workers": workers}), "begin:G", "act:G-1")


def upgrading(engine: str | int = 4, station: str = "ST1", **things: object) -> Match:
    """A match whose engine has just stopped at a station."""
    match = forward(2, engine=engine, **things)
    return play(match, f"engine:{station}")


# ------------------------------------------------------------ forward


def test_the_engine_goes_at_least_one_space_and_at_most_so_many():
    assert values(forward(3)) == ["1", "2", "3"]


def test_a_turnout_is_a_space_between_two_others():
    assert values(forward(2, engine=3)) == ["4", "ST1", "5"]
    assert values(forward(2, engine="ST1")) == ["5", "6"]


def test_spaces_of_other_engines_do_not_exist():
    assert values(forward(2, engine=1, others={1: dict(engine=2), 2: dict(engine=4)})) == ["3", "ST1", "5"]


def test_an_occupied_turnout_is_passed_by():
    assert values(forward(2, engine=4, others={1: dict(engine="ST1")})) == ["5", "6"]


def test_the_start_holds_any_number_of_engines():
    match = forward(2, others={1: dict(engine=0), 2: dict(engine=0)})
    assert values(match) == ["1", "2"]


def test_passing_a_turnout_allows_nothing():
    match = play(forward(2, engine=4, dollars=9), "engine:6")
    assert match.question.verb == "act"


def test_the_move_ends_at_the_end_of_the_line():
    match = forward(6, engine=37)
    assert values(match) == ["38", "39"]


# ------------------------------------------------------------ the end of the line


def test_from_the_last_space_the_engine_must_go_back_to_any_free_space_and_gains_three_dollars():
    match = play(forward(2, engine=37, others={1: dict(engine=5)}), "engine:39")
    assert match.question.verb == "retreat"
    assert {"0", "ST1", "4", "38"} <= {*values(match)}
    assert not {"5", "39", "pass"} & {*values(match)}
    play(match, "retreat:20")
    assert (me(match).engine.id, me(match).dollars) == ("20", 3)


def test_the_last_station_may_be_upgraded_before_going_back():
    match = play(forward(2, engine=37, dollars=3), "engine:39", "upgrade:step_right")
    assert (ids(me(match).stations), me(match).dollars) == (["ST10"], 0)
    play(match, "retreat:0")
    assert me(match).dollars == 3


# ------------------------------------------------------------ back


def back(**things: object) -> Match:
    """A match at 1b: a space back for three dollars."""
    return play(scene(trail={"A1": "1b-0"}, **things), "move:A1")


def test_going_back_skips_other_engines():
    match = play(back(engine=9, others={1: dict(engine=8)}), "act:1b-2")
    assert values(match) == ["ST2", "7"]


def test_going_back_may_end_on_a_turnout_whose_station_may_be_upgraded_with_the_money_of_the_action():
    match = play(back(engine=8), "act:1b-2", "engine:ST2")
    assert options(match)[0] == "upgrade:aux1"
    play(match, "upgrade:aux1")
    assert (me(match).dollars, ids(me(match).stations)) == (1, ["ST2"])


def test_an_engine_at_the_start_cannot_go_back():
    assert "act:1b-2" not in options(back())


# ------------------------------------------------------------ stations

STATIONS = [
    (4, "ST1", 2), (7, "ST2", 2), (10, "ST3", 4), (13, "ST4", 4), (16, "ST5", 6),
    (21, "ST6", 8), (25, "ST7", 7), (29, "ST8", 6), (33, "ST9", 5),
]  # fmt: skip


@pytest.mark.parametrize(("engine", "station", "cost"), STATIONS)
def test_a_station_is_upgraded_for_its_cost_with_a_disc_of_the_player_board(engine, station, cost):
    match = play(upgrading(engine, station, dollars=cost), "upgrade:aux3")
    assert (ids(me(match).stations), me(match).dollars, sum(me(match).discs)) == ([station], 0, 13)


@pytest.mark.parametrize(("engine", "station", "cost"), STATIONS)
def test_without_the_money_a_station_is_not_upgraded(engine, station, cost):
    assert upgrading(engine, station, dollars=cost - 1).question.verb == "act"


def test_an_upgrade_may_be_declined():
    match = play(upgrading(dollars=9), "pass")
    assert (me(match).stations, me(match).dollars) == ([], 9)


def test_a_station_is_upgraded_only_once_by_a_player_but_by_several():
    assert upgrading(dollars=9, stations="ST1", cleared="aux3").question.verb == "act"
    match = upgrading(dollars=9, others={1: dict(stations="ST1", cleared="aux3")})
    assert match.question.verb == "upgrade"


def test_a_station_with_white_corners_takes_discs_from_spaces_with_white_corners():
    assert values(upgrading(dollars=9)) == ["aux1", "aux2", "aux3", "aux4", "aux5", "certificate4", "pass"]


def test_a_station_with_black_corners_takes_any_disc():
    match = upgrading(16, "ST5", dollars=11)
    assert values(match) == [
        "aux1", "aux2", "aux3", "aux4", "aux5", "certificate4", "certificate6", "step_left", "step_right", "hand", "pass",
    ]  # fmt: skip


def test_without_white_discs_black_ones_may_be_used_everywhere():
    match = upgrading(dollars=9, cleared=WHITE, cities="new_york " * 9)
    assert values(match) == ["certificate6", "step_left", "step_right", "hand", "pass"]


def test_a_disc_of_the_hand_limit_costs_five_dollars_more():
    assert "hand" not in values(upgrading(16, "ST5", dollars=10))
    match = play(upgrading(16, "ST5", dollars=11), "upgrade:hand")
    assert me(match).dollars == 0


def test_the_left_disc_of_phase_a_pays_three_dollars():
    match = play(upgrading(16, "ST5", dollars=6), "upgrade:step_left")
    assert me(match).dollars == 3


def test_without_a_disc_to_take_one_is_moved_from_another_station():
    everything = f"{WHITE} {BLACK}"
    match = upgrading(dollars=9, cleared=everything, stations="ST2 ST3", cities="new_york " * 12)
    assert values(match) == ["ST2", "ST3", "pass"]
    play(match, "upgrade:ST3")
    assert (ids(me(match).stations), me(match).dollars) == (["ST2", "ST1"], 7)


# ------------------------------------------------------------ station masters


def appointed(master: str, **things: object) -> Match:
    """A match where an engineer has just been given up for a station master."""
    match = upgrading(dollars=2, masters={"ST1": master}, **things)
    return play(match, "upgrade:aux3", "master:engineer")


def test_a_station_master_is_had_for_the_last_worker_of_a_row():
    match = appointed("SM2")
    player = me(match)
    assert (ids(player.masters), player.workers) == (["SM2"], [1, 1, 1])
    assert [worker and worker.id for worker in match.state.replaced] == ["engineer", None, None, None, None]
    assert match.state.masters[0] is None


def test_any_row_with_a_hired_worker_may_give_one_up():
    match = play(upgrading(dollars=2, masters={"ST1": "SM2"}, workers=(2, 1, 3)), "upgrade:aux3")
    assert options(match) == ["master:cowboy", "master:engineer", "pass"]


def test_printed_workers_stay():
    match = scene(trail={"A1": "8a-0"}, engine=4, dollars=2, masters={"ST1": "SM2"})
    play(match, "move:A1", "act:8a-2", "engine:ST1", "upgrade:aux3")
    assert match.question.verb == "act"


def test_a_station_master_may_be_left_and_then_waits_for_others_only():
    match = play(upgrading(dollars=9, masters={"ST1": "SM2"}), "upgrade:aux3", "pass")
    assert (me(match).masters, match.state.masters[0].id) == ([], "SM2")


def test_a_station_whose_master_is_gone_offers_none():
    match = play(upgrading(dollars=9), "upgrade:aux3")
    assert match.question.verb == "act"


def test_a_space_uncovered_by_a_station_master_acts_again_when_it_is_filled_again():
    """The third engineer becomes a station master; the next one hired is the third again."""
    mine = dict(engine=3, dollars=7, workers=(1, 1, 3), hand="criollo")
    match = scene(trail={"A1": "6a-0"}, jobs={1: "engineer"}, masters={"ST1": "SM8"}, **mine)
    play(match, "move:A1", "act:6a-2", "engine:ST1", "upgrade:aux3", "master:engineer", "act:6a-1", "bonus:engineer-3-1")
    assert (me(match).workers, me(match).dollars) == ([1, 1, 3], 2)


def test_sm1_clears_a_hazard_for_nothing_or_collects_an_outlaw():
    trail = {"FLOOD1": "flood-4-green", "OUT2": "outlaw-green"}
    match = appointed("SM1", trail=trail)
    assert values(match) == ["SM1-1a", "SM1-1b", "pass"]
    play(match, "bonus:SM1-1a")
    assert (ids(me(match).hazards), me(match).dollars) == (["flood-4-green"], 0)
    match = play(appointed("SM1", trail=trail), "bonus:SM1-1b")
    assert (ids(me(match).outlaws), me(match).dollars) == (["outlaw-green"], 1)


@pytest.mark.parametrize(("id", "permanent"), [("SM2", 1), ("SM3", 1), ("SM4", 1), ("SM6", 1), ("SM8", 2)])
def test_sm2_3_4_6_and_8_are_permanent_certificates(id, permanent):
    match = appointed(id)
    assert (me(match).permanent, me(match).certificates) == (permanent, 0)


def test_sm7_moves_the_certificates_two_spaces():
    assert me(play(appointed("SM7"), "certify:2")).certificates == 2


@pytest.mark.parametrize(("id", "dollars"), [("SM5", 2), ("SM9", 12)])
def test_sm5_and_sm9_pay_money(id, dollars):
    assert me(play(appointed(id), f"bonus:{id}-1")).dollars == dollars


def test_the_money_of_a_station_master_may_be_given_up():
    """P. 14: the action of the tile is performed at once or given up."""
    assert me(play(appointed("SM9"), "pass")).dollars == 0
