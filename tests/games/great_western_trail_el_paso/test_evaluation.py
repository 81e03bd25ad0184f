"""What options are worth to the greedy bot: a number for every option of every question, and the advice of a good player."""

from __future__ import annotations

from math import isfinite

import pytest

from games.great_western_trail_el_paso.scene import arrive, play, scene, solo, values, verb
from games.trail.ratings import check_ratings
from saloon.arena.simulate import simulate
from saloon.engine import Match
from saloon.games.great_western_trail_el_paso import GAME
from saloon.games.great_western_trail_el_paso.components import INDEX, SPACES
from saloon.games.great_western_trail_el_paso.evaluation import RATINGS, rate_options
from saloon.games.great_western_trail_el_paso.evaluation.outlook import outlook
from saloon.games.great_western_trail_el_paso.evaluation.road import Road
from saloon.games.great_western_trail_el_paso.verbs import VERBS

VARIETY = "galloway santa_gertrudis pineywoods criollo"


def advice(match: Match) -> str:
    """What is rated best, as records write it without the verb."""
    ask = next(iter(match.asks.values()))
    worths = list(rate_options(match.observe(ask.seat), ask))
    return values(match)[worths.index(max(worths))]


# ------------------------------------------------------------ an answer to everything


def test_there_is_a_rating_for_every_verb():
    assert set(RATINGS) == set(VERBS)


@pytest.mark.parametrize(("seats", "faces"), [(1, "a"), (2, "b"), (3, "random"), (4, "a")])
def test_every_option_of_every_question_gets_a_finite_number(seats, faces):
    options = {
        "faces": faces,
        "trains": "back" if seats == 2 else "front",
        "building_2a": "either" if seats == 4 else "printed",
    }
    check_ratings(GAME, seats, options)


@pytest.mark.parametrize("dollars", [1, 4, 30])
def test_rating_changes_nothing(dollars):
    match = arrive("NB", hand=VARIETY, dollars=dollars, workers=(1, 2, 1, 2), tokens=1)
    seen = match.observe(0)
    rate_options(seen, match.asks[0])
    assert seen == match.observe(0)


# ------------------------------------------------------------ El Paso


def test_the_best_post_within_reach_is_chosen():
    match = arrive("EP", hand="hereford shorthorn corriente black_angus", certificates=1, cleared="R1 R2 R3")
    assert advice(match) == "P16"


def test_an_objective_makes_a_post_worth_more():
    things = {"hand": "hereford shorthorn corriente black_angus", "certificates": 1, "cleared": "R1 R2 R3"}
    assert advice(arrive("EP", objectives="O15", **things)) == "P14"  # 7 and 4 points, for once more than 9


def test_certificates_are_kept_when_they_reach_nothing_much_better():
    match = arrive("EP", hand=VARIETY, certificates=2, cleared="L1 R1 R2 R3", posts="P5 P9 P10 P0")
    assert advice(match) == "P7"


def test_a_token_is_spent_on_a_duplicate_before_a_delivery():
    match = arrive("EP", hand="galloway galloway santa_gertrudis pineywoods", tokens=2, posts="P5 P9", cleared="L1 L2")
    assert advice(match) == "exchange"


def test_a_token_is_kept_when_the_best_post_is_reached():
    match = arrive("EP", hand="hereford shorthorn corriente black_angus", tokens=1, certificates=4, bonuses="permanent")
    assert advice(match) == "P20"


def test_a_builder_gives_the_certificate_that_was_missing():
    match = arrive("EP", hand="hereford shorthorn corriente black_angus", workers=(0, 1, 0, 0), posts="P14", cleared="L1")
    assert advice(match) == "discard_builder"
    assert advice(play(match, "deliver:discard_builder")) == "P16"


def test_as_many_certificates_are_taken_as_there_is_room_for():
    assert advice(play(arrive("S1", "5a", certificates=2), "act:5a-2")) == "2"


# ------------------------------------------------------------ the hand


def test_the_duplicate_is_discarded():
    match = arrive("EP", tokens=1, hand="galloway galloway corriente black_angus", draw="hereford criollo criollo")
    assert advice(play(match, "deliver:exchange")) == "galloway"


def test_a_duplicate_that_counts_is_kept():
    match = arrive("EP", tokens=1, hand="galloway galloway corriente criollo", bonuses="duplicate", draw="hereford criollo")
    assert advice(play(match, "deliver:exchange")) == "criollo"


def test_the_weakest_cattle_is_taken_out_of_the_herd():
    match = arrive("NG", hand="criollo corriente galloway", cleared="L4")
    assert advice(play(match, "act:G-2", "auxiliary:L4")) == "criollo"


# ------------------------------------------------------------ on the trail


def test_money_is_earned_before_it_is_spent():
    match = arrive("NB", hand="galloway galloway criollo criollo", dollars=3)
    assert advice(match) == "B-1"
    assert advice(play(match, "act:B-1")) == "B-2"


def test_a_builder_is_hired_early():
    match = arrive("NB", hand="criollo", dollars=9, simmentals=9)
    assert advice(play(match, "act:B-2")) == "builder"


def test_somebody_is_discarded_for_the_money_that_is_missing_for_a_worker():
    assert advice(arrive("NB", hand="criollo", dollars=4, workers=(0, 0, 0, 1), simmentals=1)) == "discard_joker"


def test_the_first_building_is_one_from_which_the_rancher_moves_on():
    match = play(arrive("NE", hand="criollo", dollars=4, workers=(1, 1, 1, 1), simmentals=9), "act:E-2")
    assert advice(match) == "2a"
    assert advice(play(match, "build:2a")).startswith("S6")


def test_the_biggest_building_is_built_when_the_end_is_near():
    match = arrive("NE", hand="criollo", dollars=12, workers=(0, 6, 0, 0), simmentals=0)
    assert advice(play(match, "act:E-2")) == "6a"


def test_an_auxiliary_action_does_not_replace_moving_on():
    match = arrive("S6i", "2a", hand=VARIETY, dollars=0, cleared="L1")
    assert advice(match) == "2a-2"


@pytest.mark.parametrize("space", SPACES, ids=lambda space: space.id)
def test_the_road_ahead_is_known_from_everywhere(space):
    """From the Simmental space too, where the closer of the game is."""
    me = scene(at="NG", hand=VARIETY, dollars=4).state.players[0]
    me.rancher = space
    road = Road(outlook(scene(at="NG").state, me))
    behind = range(1, INDEX[space])
    assert not any(road.worth[index] for index in behind)
    assert isfinite(road.arrival)


def test_a_bonus_tile_is_taken_on_the_way_to_el_paso():
    match = scene(at="NG", trail={"S6i": "2a-0"}, hand=VARIETY, dollars=4)
    assert advice(match) == "S6i"
    assert advice(play(match, "move:S6i")) == "2a-1"


def test_in_the_last_turn_a_delivery_is_taken_if_it_can_be():
    match = scene(at="NF", closer=1, left=1, hand="hereford shorthorn corriente black_angus", certificates=4)
    assert advice(match) == "EP"


def test_in_the_last_turn_workers_are_turned_into_money():
    match = play(scene(at="NE", closer=1, left=1, hand="criollo", workers=(0, 0, 1, 1)), "move:NF", "act:end")
    assert verb(match) == "rest"
    assert advice(match).startswith("discard_")


def test_who_ends_the_game_turns_workers_into_money_before_the_delivery():
    match = play(scene(at="NG", simmentals=0, hand="criollo", workers=(0, 0, 1, 1)), "move:EP")
    assert advice(match).startswith("discard_")


def test_who_ends_the_game_turns_the_engineer_of_post_9_into_money():
    match = play(scene(at="NG", simmentals=0, hand="hereford shorthorn"), "move:EP", "deliver:P9", "disc:L1", "hire:engineer")
    assert advice(match) == "discard_engineer"


def test_before_the_last_turn_they_are_kept():
    match = play(scene(at="NE", hand="criollo", workers=(0, 0, 1, 1)), "move:NF")
    assert advice(match) == "F-1"
    assert advice(play(match, "act:F-1", "auxiliary:L1")) == "end"


def test_it_advises_against_sue_too():
    assert advice(solo(active=0, at="NG", trail={"S6i": "2a-0"}, hand=VARIETY, dollars=4)) == "S6i"


# ------------------------------------------------------------ in the arena


def test_it_beats_chance():
    summary = simulate(GAME, ["greedy", "random"], games=10, seed=7)
    assert summary.bots["greedy"].wins >= 9


def test_four_of_them_score_like_people_who_know_the_game():
    summary = simulate(GAME, ["greedy"] * 4, games=4, seed=7)
    assert summary.bots["greedy"].mean_score > 45
