"""Rulebook, pages 14 and 15: the last Simmental, the last turns, and the score sheet."""

from __future__ import annotations

import pytest

from games.great_western_trail_el_paso.scene import arrive, ids, me, play, scene, values, verb
from saloon.engine import Match
from saloon.engine.scoring import winners
from saloon.games.great_western_trail_el_paso import GAME


def come(seats: int = 2, **things: object) -> Match:
    """Seat 0 comes to El Paso and delivers nothing of worth; then it is the next seat's turn."""
    return play(arrive("EP", seats=seats, **{"hand": "criollo", **things}), "disc:L1")


def rest(match: Match, *place: str) -> Match:
    """The seat that is asked goes to a place, and does nothing there but what it must."""
    seat = next(iter(match.asks))
    play(match, *(f"move:{each}" for each in place))
    while not match.over and [*match.asks] == [seat]:
        play(match, {"act": "act:end", "rest": "rest:end", "disc": "disc:L1"}[verb(match)])
    return match


# ------------------------------------------------------------ how the game ends


def test_whoever_takes_the_last_simmental_brings_the_end_near_but_the_game_goes_on():
    match = come(simmentals=1)
    g = match.state
    assert (g.simmentals, g.closer, g.left, match.over) == (0, None, None, False)
    assert "simmental" in ids([*me(match).hand, *me(match).discard, *me(match).draw])


def test_after_that_turns_go_on_until_somebody_reaches_el_paso():
    match = come(simmentals=1)
    for _ in range(2):
        rest(match, "NB")
    assert not match.over
    assert match.state.closer is None


def test_the_next_to_reach_el_paso_goes_to_the_simmental_space_instead_of_taking_a_card():
    match = come(simmentals=0)
    assert me(match).rancher.id == "SIM"
    assert match.state.closer == 0
    assert "simmental" not in ids([*me(match).hand, *me(match).discard, *me(match).draw])


def test_that_player_still_has_five_dollars_and_a_delivery():
    match = come(simmentals=0)
    assert me(match).dollars == 5 + 1
    assert ids(me(match).posts) == ["P0"]


def test_after_the_actions_of_el_paso_the_game_is_over_for_that_player():
    """No card is drawn, no token and no worker bonus is used any more."""
    match = arrive("EP", simmentals=0, hand="criollo", tokens=1, dollars=9, workers=(0, 1, 1, 1))
    play(match, "deliver:P0", "disc:L1")
    assert ([*match.asks], me(match).hand, me(match).tokens) == ([1], [], 1)


@pytest.mark.parametrize(
    ("hand", "choices", "left"),
    [
        ("hereford shorthorn", ["deliver:P9", "disc:L1", "hire:engineer"], "discard_engineer"),
        ("hereford shorthorn corriente black_angus simmental", ["deliver:P16", "disc:L1"], "exchange"),
    ],
)
def test_what_the_post_gives_can_still_be_used_before_that(hand, choices, left):
    """ "À tout moment de votre tour": the hand is not yet discarded."""
    match = play(arrive("EP", simmentals=0, hand=hand), *choices)
    assert values(match) == ["end", left]
    assert len(me(match).hand) == len(hand.split())
    assert [*play(match, "act:end").asks] == [1]


def test_the_last_choice_of_that_player_can_still_be_taken_back():
    match = play(arrive("EP", simmentals=0, hand="criollo", workers=(0, 0, 0, 1), hold=True), "deliver:P0", "disc:L1")
    assert (match.holding, match.can_undo) == (True, True)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_then_every_other_player_has_exactly_one_turn(seats):
    match = come(seats, simmentals=0)
    asked = []
    while not match.over:
        asked += [*match.asks]
        rest(match, "NB")
    assert asked == [*range(1, seats)]


def test_others_who_reach_el_paso_in_their_last_turn_take_no_simmental_and_stay_off_its_space():
    match = come(simmentals=0, others={1: {"at": "NG", "hand": "criollo"}})
    rest(match, "EP")
    assert me(match, 1).rancher.id == "EP"
    assert (me(match, 1).dollars, ids(me(match, 1).posts)) == (6, ["P0"])
    assert "simmental" not in ids([*me(match, 1).hand, *me(match, 1).discard])
    assert match.state.closer == 0
    assert match.over


def test_a_last_turn_need_not_end_at_el_paso():
    match = rest(come(simmentals=0, others={1: {"at": "NB"}}), "NC")
    assert match.over


def test_the_player_who_took_the_last_simmental_may_also_be_the_next_to_arrive():
    match = scene(at="NG", simmentals=0, hand="criollo")
    rest(match, "EP")
    assert match.state.closer == 0


# ------------------------------------------------------------ the seven categories


def sheet(seat: int = 0, **things: object) -> dict[str, int]:
    return scene(**things).standings()[seat].categories


def test_the_score_sheet_has_seven_categories_in_order():
    assert [*sheet()] == ["money", "buildings", "posts", "workers", "cattle", "bonuses", "objectives"]


@pytest.mark.parametrize(("dollars", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (27, 5)])
def test_every_full_five_dollars_are_a_point(dollars, points):
    assert sheet(dollars=dollars)["money"] == points


def test_own_buildings_count_their_points_and_those_of_others_do_not():
    trail = {"S1": "2a-0", "S3": "4a-0", "S4": "6a-1"}
    assert (sheet(trail=trail)["buildings"], sheet(1, trail=trail)["buildings"]) == (2 + 7, 15)


@pytest.mark.parametrize(
    ("post", "points"),
    [("P0", 0), ("P5", 0), ("P7", 0), ("P9", 0), ("P10", 2), ("P12", 4), ("P14", 7), ("P16", 9), ("P18", 12), ("P20", 14)],
)
def test_discs_count_on_posts_with_black_corners_only(post, points):
    assert sheet(posts=post)["posts"] == points


def test_every_disc_counts_on_a_post_with_several():
    assert sheet(posts="P16 P16 P12")["posts"] == 9 + 9 + 4


def test_workers_count_in_the_worker_zone_the_draw_stack_and_the_discard_pile():
    found = sheet(workers=(1, 1, 1, 1), draw="joker criollo", discard="cowboy builder criollo")
    assert found["workers"] == 2 * (4 + 1 + 2)


def test_cattle_counts_in_the_hand_the_draw_stack_and_the_discard_pile():
    found = sheet(hand="black_angus", draw="corriente joker", discard="shorthorn hereford")
    assert found["cattle"] == 2 + 3 + 5 + 8


def test_cattle_that_was_removed_counts_nothing():
    assert sheet(removed="hereford")["cattle"] == 0


@pytest.mark.parametrize("breed", ["criollo", "pineywoods", "galloway", "santa_gertrudis"])
def test_starting_cattle_counts_nothing(breed):
    assert sheet(hand=[breed])["cattle"] == 0


def test_a_rancher_on_the_simmental_space_counts_two_with_the_cattle():
    match = come(simmentals=0, draw="corriente corriente corriente corriente")
    assert match.standings()[0].categories["cattle"] == 4 * 3 + 2
    assert match.standings()[1].categories["cattle"] == 0


def test_taking_the_last_simmental_alone_counts_no_two_points():
    assert come(simmentals=1).standings()[0].categories["cattle"] == 0


def test_bonus_tiles_count_their_points():
    assert sheet(bonuses="exchange permanent remove dollars")["bonuses"] == 3 + 2 + 3 + 2


def test_an_objective_counts_if_its_condition_is_met_and_nothing_if_only_in_part():
    assert sheet(objectives="O02", hand="corriente", draw="black_angus")["objectives"] == 3
    assert sheet(objectives="O02", hand="corriente")["objectives"] == 0
    assert sheet(objectives="O02")["objectives"] == 0


def test_an_element_serves_one_objective_and_two_need_it_twice():
    assert sheet(objectives="O04 O06", hand="shorthorn corriente")["objectives"] == 5
    assert sheet(objectives="O04 O06", hand="shorthorn shorthorn corriente")["objectives"] == 8


def test_cards_in_any_place_but_those_removed_meet_an_objective():
    assert sheet(objectives="O03", draw="corriente", discard="corriente")["objectives"] == 4
    assert sheet(objectives="O03", draw="corriente", removed="corriente")["objectives"] == 0


def test_an_objective_never_costs_points():
    assert sum(sheet(objectives="O08 O13 O16 O20", draw="").values()) == 0


# ------------------------------------------------------------ the winner


def ranking(first: dict[str, object], second: dict[str, object]) -> list[int]:
    return winners(scene(**first, others={1: second}).standings())


def test_most_points_win():
    assert ranking({"bonuses": "exchange"}, {"bonuses": "permanent"}) == [0]


def test_if_points_are_equal_the_money_left_after_its_conversion_decides():
    assert ranking({"dollars": 11}, {"dollars": 13}) == [1]
    assert ranking({"dollars": 4, "bonuses": "permanent"}, {"dollars": 12}) == [0]


def test_if_that_is_equal_too_the_victory_is_shared():
    assert ranking({"dollars": 1, "bonuses": "permanent"}, {"dollars": 11}) == [0, 1]


@pytest.mark.parametrize("seats", [2, 4])
def test_all_seats_are_ranked(seats):
    assert len(scene(seats).standings()) == seats == GAME.rules.seats_of(scene(seats).state)
