"""What options are worth to the greedy bot: a number for every option of every question, and the advice of a good player."""

from __future__ import annotations

import pytest

from games.great_western_trail.scene import play, scene, values
from games.trail.ratings import check_ratings
from saloon.arena.simulate import simulate
from saloon.engine import Match
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.evaluation import RATINGS, rate_options

VARIETY = "galloway santa_gertrudis pineywoods criollo"


def advice(match: Match) -> str:
    """What is rated best, as records write it without the verb."""
    ask = next(iter(match.asks.values()))
    worths = list(rate_options(match.observe(ask.seat), ask))
    return values(match)[worths.index(max(worths))]


# ------------------------------------------------------------ an answer to everything


def test_there_is_a_rating_for_every_verb():
    assert set(RATINGS) == set(GAME.rules.verbs)


@pytest.mark.parametrize(("seats", "faces"), [(2, "a"), (3, "b"), (4, "random")])
def test_every_option_of_every_question_gets_a_finite_number(seats, faces):
    check_ratings(GAME, seats, {"faces": faces, "simmental": "yes" if seats == 3 else "no"})


def test_rating_changes_nothing():
    match = scene(hand=VARIETY, dollars=8)
    seen = match.observe(0)
    rate_options(seen, match.asks[0])
    assert seen == match.observe(0)


# ------------------------------------------------------------ Kansas City


def arrive(**things: object) -> Match:
    return play(scene(herder="G", **things), "move:KC")  # type: ignore[arg-type]


def test_new_york_is_better_than_kansas_city():
    herd = "hereford-7 shorthorn-5 corriente longhorn"
    assert advice(arrive(hand=herd, permanent=3, engine=18, dollars=5)) == "new_york"


def test_an_arrow_that_pays_is_worth_closing():
    herd = "hereford-7 shorthorn-5 corriente"
    assert advice(arrive(hand=herd, engine=18, cities="chicago")) == "toledo"


def test_fulton_is_not_added_to_st_louis():
    assert advice(arrive(hand=VARIETY, engine=8, cities="st_louis peoria")) == "bloomington"


def test_certificates_are_spent_for_a_much_better_city():
    match = arrive(hand="hereford-7 shorthorn-5 corriente longhorn", certificates=3, engine=18)
    assert advice(match) == "3"


def test_certificates_are_kept_when_they_reach_no_better_city():
    match = arrive(hand="hereford-7 shorthorn-5 corriente longhorn black_angus", certificates=3, engine=18)
    assert advice(match) == "0"


def test_a_black_corner_is_the_chance_for_a_bigger_hand():
    match = play(arrive(hand="hereford-7 shorthorn-5 corriente", engine=18, dollars=12), "deliver:chicago")
    assert advice(match) == "hand"


# ------------------------------------------------------------ the hand


def test_the_duplicate_is_discarded():
    match = play(
        scene(herder="F", tokens=1, hand="galloway galloway corriente longhorn", draw="hereford-7 criollo"), "move:exchange"
    )
    play(match, "draw:2")
    assert advice(match) in ("galloway", "criollo")
    play(match, "discard:galloway")
    assert advice(match) == "criollo"


def test_a_token_is_spent_before_kansas_city_when_cards_are_idle():
    assert advice(scene(herder="G", tokens=1, hand="criollo criollo criollo galloway")) == "exchange"


def test_a_token_is_kept_when_all_cards_count():
    assert advice(scene(herder="G", tokens=1, hand=VARIETY)) == "KC"


def test_the_weakest_cattle_is_taken_out_of_the_herd():
    match = scene(herder="C", hand="criollo corriente galloway", engine=10, cleared="aux5 aux5")
    play(match, "move:D", "act:D-2", "auxiliary:aux5")
    assert advice(match) == "criollo"


# ------------------------------------------------------------ on the trail


def at(space: str, before: str, **things: object) -> Match:
    return play(scene(herder=before, **things), f"move:{space}")  # type: ignore[arg-type]


def test_a_good_purchase_is_not_passed_by():
    match = at("E", "D", dollars=8, workers=(4, 1, 1), market="hereford-7 black_angus")
    assert advice(match) == "E-2"
    assert advice(play(match, "act:E-2")) == "hereford-4"


def test_money_is_earned_before_it_is_spent():
    match = at("E", "D", dollars=4, workers=(2, 1, 1), hand="pineywoods pineywoods", market="corriente longhorn")
    assert advice(match) == "E-1"


def test_a_cowboy_is_hired_early():
    match = play(scene(herder="START", dollars=12, jobs={1: "cowboy builder builder"}, hand=VARIETY), "move:A", "act:A-2")
    assert advice(match) == "cowboy-1"


def test_of_equal_hazards_the_one_with_most_points_is_removed():
    trail = {"FLOOD1": "flood-2-green", "DROUGHT1": "drought-4-green", "ROCK1": "rockfall-3-green"}
    assert advice(play(at("F", "E", dollars=20, trail=trail), "act:F-2")) == "DROUGHT1"


def test_the_engine_stops_where_it_can_upgrade_a_station():
    match = play(at("G", "F", dollars=10, engine=4, workers=(1, 1, 3)), "act:G-1")
    assert advice(match) == "ST1"


def test_nobody_pays_for_a_hazard_to_reach_a_useless_place():
    trail = {"FLOOD1": "flood-4-green", "FLOOD2": "flood-4-green"}
    match = scene(2, herder="A", dollars=6, trail=trail, hand="santa_gertrudis santa_gertrudis")
    assert advice(match) == "B"


def test_in_the_last_turn_a_delivery_is_taken_if_it_can_be():
    match = scene(herder="F", ender=1, left=1, hand="hereford-7 shorthorn-5 corriente longhorn", permanent=3, engine=18)
    assert advice(match) == "KC"


def test_a_hand_is_not_emptied_before_walking_on_to_kansas_city():
    match = at("G1", "G", trail={"G1": "3a-0"}, hand="galloway galloway corriente longhorn")
    assert advice(match) == "3a-1"
    assert advice(play(match, "act:3a-1")) == "end"


# ------------------------------------------------------------ in the arena


def test_it_beats_chance():
    summary = simulate(GAME, ["greedy", "random"], games=6, seed=7)
    assert summary.bots["greedy"].wins >= 5


def test_four_of_them_score_like_people_who_know_the_game():
    summary = simulate(GAME, ["greedy"] * 4, games=2, seed=7)
    assert summary.bots["greedy"].mean_score > 40
