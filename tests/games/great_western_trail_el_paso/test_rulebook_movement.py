"""Rulebook, pages 6, 7, 9 and 11: locations, steps, forks, limits, cowboys; moving on by an action."""

from __future__ import annotations

import pytest

from games.great_western_trail_el_paso.scene import arrive, ids, me, options, play, scene, values, verb, zone
from saloon.engine import Match


def reach(match: Match) -> list[str]:
    return sorted(values(match))


# ------------------------------------------------------------ locations and steps


@pytest.mark.parametrize(
    ("at", "within"),
    [
        ("EP", "NB NC ND"),
        ("NB", "NC ND NE"),
        ("NC", "ND NE NF"),
        ("ND", "NE NF NG"),
        ("NE", "EP NF NG"),
        ("NF", "EP NG"),
        ("NG", "EP"),
    ],
)
def test_spaces_without_a_tile_are_no_locations_and_take_no_step(at, within):
    assert reach(scene(at=at)) == within.split()


@pytest.mark.parametrize("owner", [0, 1])
def test_every_common_building_is_a_location_and_takes_a_step_whoever_owns_it(owner):
    assert reach(scene(at="EP", trail={"S1": f"1a-{owner}"})) == ["NB", "NC", "S1"]


def test_the_rancher_always_goes_clockwise():
    assert "NB" not in reach(scene(at="NC", workers=(6, 0, 0, 0)))


def test_at_a_fork_either_branch_may_be_taken():
    assert reach(scene(at="NB", trail={"S2i": "1a-1", "S2o": "2a-1"})) == ["NC", "ND", "S2i", "S2o"]


def test_where_only_one_branch_has_a_building_the_other_is_shorter():
    assert reach(scene(at="NF", trail={"S5i": "1a-1"})) == ["EP", "NG", "S5i"]


def test_the_rancher_cannot_stay_where_it_is():
    assert "NC" not in values(scene(at="NC"))


def test_any_number_of_steps_up_to_the_limit_may_be_gone():
    for place in ("NB", "NC", "ND"):
        assert me(play(scene(), f"move:{place}")).rancher.id == place


def test_without_its_disc_the_limit_is_four():
    assert reach(scene(cleared="R3", posts="P10")) == ["NB", "NC", "ND", "NE"]


def test_nobody_passes_el_paso():
    assert reach(scene(at="NG", cleared="R3", posts="P10", workers=(5, 0, 0, 0))) == ["EP"]


def test_other_ranchers_are_never_in_the_way():
    match = scene(3, others={1: {"at": "NB"}, 2: {"at": "NC"}})
    assert reach(match) == ["NB", "NC", "ND"]
    assert me(play(match, "move:NC")).rancher is me(match, 2).rancher


def test_a_move_asks_even_where_there_is_only_one_way():
    assert options(scene(at="NG")) == ["move:EP"]


# ------------------------------------------------------------ cowboys


def test_every_discarded_cowboy_is_one_more_step():
    match = scene(workers=(2, 0, 0, 0))
    assert reach(match) == ["NB", "NC", "ND", "NE", "NF"]
    play(match, "move:NF")
    assert zone(me(match)) == {}
    assert ids(me(match).discard) == ["cowboy", "cowboy"]


def test_only_as_many_cowboys_as_needed_are_discarded():
    match = play(scene(workers=(3, 0, 0, 0)), "move:NE")
    assert zone(me(match)) == {"cowboy": 2}
    assert zone(me(play(scene(workers=(3, 0, 0, 0)), "move:ND"))) == {"cowboy": 3}


def test_the_longer_limit_lasts_for_one_move_only():
    match = play(scene(workers=(1, 0, 0, 0)), "move:NE", "act:end", "move:NB")
    while [*match.asks] == [1]:
        play(match, f"{verb(match)}:end")
    assert reach(match) == ["EP", "NF", "NG"]


def test_cowboys_and_the_disc_add_up():
    assert "NF" in reach(scene(cleared="R3", posts="P10", workers=(1, 0, 0, 0)))


def test_cowboys_do_not_lead_past_el_paso():
    assert reach(scene(at="NF", workers=(9, 0, 0, 0))) == ["EP", "NG"]


def test_a_whole_round_with_cowboys_ends_at_el_paso():
    match = scene(workers=(9, 0, 0, 0))
    assert "EP" in reach(match)
    play(match, "move:EP")
    assert zone(me(match)) == {"cowboy": 5}


def test_cowboys_give_no_bonus_apart_from_a_move():
    assert not any("cowboy" in option for option in values(arrive("NC", workers=(3, 0, 0, 0))))


def test_a_joker_does_not_stand_for_a_cowboy_in_a_move():
    assert "NE" not in values(scene(workers=(0, 0, 0, 3)))


def test_no_cowboy_is_of_use_where_the_rancher_is_first_placed():
    match = play(scene(at=None, workers=(2, 0, 0, 0)), "begin:NG")
    assert zone(me(match)) == {"cowboy": 2}


def test_with_cowboys_only_the_building_at_the_end_of_the_move_is_used():
    match = play(scene(trail={"S1": "5b-0"}, workers=(1, 0, 0, 0)), "move:ND")
    assert me(match).rancher.id == "ND"
    assert (me(match).certificates, me(match).dollars) == (0, 0)
    assert all(option[4] in "DLe" for option in options(match))


# ------------------------------------------------------------ El Paso stops


def test_at_el_paso_the_move_ends_and_its_actions_begin():
    match = play(scene(at="NF", hand="criollo"), "move:EP")
    assert me(match).dollars == 5
    assert verb(match) == "disc"


# ------------------------------------------------------------ moving on by an action

MOVERS = [("2a", "2a-2", 1), ("4a", "4a-3", 2), ("6a", "6a-3", 3), ("3b", "3b-3", 2), ("5b", "5b-3", 3)]


@pytest.mark.parametrize(("face", "action", "most"), MOVERS)
def test_an_action_moves_the_rancher_one_to_as_many_steps_as_it_shows(face, action, most):
    match = play(arrive("S1", face), f"act:{action}")
    assert values(match) == ["NB", "NC", "ND"][:most]


@pytest.mark.parametrize(("face", "action", "most"), MOVERS)
def test_cowboys_lengthen_that_move_too(face, action, most):
    match = play(arrive("S1", face, workers=(1, 0, 0, 0)), f"act:{action}")
    assert values(match) == ["NB", "NC", "ND", "NE"][: most + 1]
    play(match, f"move:{values(match)[-1]}")
    assert zone(me(match)) == {}


@pytest.mark.parametrize(("face", "action", "most"), MOVERS)
def test_the_better_limit_of_the_player_board_does_not_help_it(face, action, most):
    match = play(arrive("S1", face, cleared="R3", posts="P10"), f"act:{action}")
    assert values(match) == ["NB", "NC", "ND"][:most]


def test_the_location_that_is_reached_is_used_with_all_its_actions():
    match = play(arrive("S1", "4a"), "act:4a-3", "move:NC")
    assert {"act:C-1", "act:C-2", "act:L1"} < {*options(match)}
    assert me(play(match, "act:C-1", "act:C-2")).certificates == 1


def test_at_the_new_location_an_auxiliary_action_may_be_done_instead():
    match = play(arrive("S1", "2a"), "act:2a-2", "move:NB", "act:L1")
    assert me(match).dollars == 1


def test_moving_on_to_a_building_of_somebody_else_allows_one_auxiliary_action_only():
    match = play(arrive("S1", "6a", trail={"S2i": "5a-1"}), "act:6a-3", "move:S2i")
    assert values(match) == ["L1", "L3", "end"]


def test_one_move_can_follow_another():
    match = play(arrive("S1", "6a", trail={"S3": "4a-0"}), "act:6a-3", "move:S3", "act:4a-3")
    assert values(match) == ["ND", "NE"]


def test_no_cards_are_drawn_before_moving_on():
    match = play(arrive("S1", "2a", hand="criollo"), "act:2a-2", "move:NB")
    assert ids(me(match).hand) == ["criollo"]


def test_moving_on_to_el_paso_stops_there_and_does_everything_there():
    match = play(arrive("S6i", "6a", hand="criollo", workers=(3, 0, 0, 0)), "act:6a-3")
    assert values(match) == ["EP"]
    play(match, "move:EP")
    assert me(match).dollars == 5
    assert verb(match) == "disc"


def test_actions_of_the_building_are_best_done_before_moving_on():
    match = play(arrive("S1", "4a"), "act:4a-2", "act:4a-3", "move:NC")
    assert me(match).tokens == 1
    assert not any(option.startswith("act:4a") for option in options(match))


def test_a_move_that_was_chosen_can_be_taken_back():
    match = arrive("S1", "2a")
    play(match, "act:2a-2", "move:NB")
    match.undo()
    match.undo()
    assert "act:2a-2" in options(match)
