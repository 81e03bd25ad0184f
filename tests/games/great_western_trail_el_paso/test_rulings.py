"""Rulings where the rulebook is silent or a part could not be seen (G1 to G32), and the ends of games.

Some are with their subject: G12, G13, G21, G22 and G28 in `test_sue*`, G25 and G26 in `test_setup`, G24 and G32 in
`test_free_actions`.
"""

from __future__ import annotations

from collections import Counter

import pytest

from games.great_western_trail_el_paso.scene import PLAIN, arrive, ids, me, options, play, scene, solo, values, verb, zone
from saloon.engine import UNKNOWN
from saloon.engine.dice import seeded
from saloon.games.great_western_trail_el_paso.components import (
    BONUS_TILES,
    EL_PASO,
    FACE,
    FACES,
    MARKET,
    OBJECTIVES,
    POSTS,
    SIMMENTAL,
    SIMMENTAL_SPACE,
    SITES,
    SOLO,
    TRAINS,
    WORKERS,
    Cattle,
    Objective,
    Train,
    Worker,
)
from saloon.games.great_western_trail_el_paso.options import Options
from saloon.games.great_western_trail_el_paso.rules.el_paso import breeding_value, delivery_value
from saloon.games.great_western_trail_el_paso.scoring import score

# ------------------------------------------------------------ G1 to G11: figures


def test_prices_of_building_spaces():
    """G1."""
    prices = {site.id: site.price for site in SITES}
    assert prices == {"S1": 3, "S2i": 0, "S2o": 1, "S3": 3, "S4": 3, "S5i": 0, "S5o": 1, "S6i": 0, "S6o": 1}


def test_points_of_posts():
    """G2 and G3."""
    points = {post.value: post.points for post in POSTS}
    assert points == {0: 0, 5: 0, 7: 0, 9: 0, 10: 2, 12: 4, 14: 7, 16: 9, 18: 12, 20: 14}


BIG = "hereford shorthorn corriente black_angus simmental galloway pineywoods"


@pytest.mark.parametrize(
    ("post", "gains"),
    [
        ("P0", {"dollars": 1}),
        ("P5", {"certificates": 1}),
        ("P10", {"certificates": 1}),
        ("P12", {}),
        ("P14", {}),
        ("P16", {"tokens": 1}),
        ("P18", {}),
        ("P20", {"dollars": 2}),
    ],
)
def test_rewards_of_posts_without_a_question(post, gains):
    """G3."""
    match = play(arrive("EP", hand=BIG), f"deliver:{post}", "disc:L1")
    found = {"dollars": me(match).dollars - 5, "certificates": me(match).certificates, "tokens": me(match).tokens}
    assert {what: count for what, count in found.items() if count} == gains


def test_post_seven_gives_an_objective():
    """G3."""
    match = play(arrive("EP", hand=BIG), "deliver:P7", "disc:L1", "tile:O04")
    assert ids(me(match).objectives) == ["O04"]


def test_post_seven_gives_an_objective_of_the_stack_as_well():
    match = play(arrive("EP", hand=BIG, objective_stack="O20"), "deliver:P7", "disc:L1", "tile:objective_stack")
    assert ids(me(match).objectives) == ["O20"]


def test_post_nine_gives_a_worker_who_may_be_declined():
    """G3."""
    match = play(arrive("EP", hand=BIG), "deliver:P9", "disc:L1")
    assert values(match) == ["cowboy", "builder", "engineer", "joker", "pass"]
    play(match, "pass")
    assert (match.state.active, me(match).dollars, zone(me(match))) == (1, 5, {})


def test_points_of_buildings():
    """G4: the same on both sides."""
    for side in "ab":
        assert [face.points for face in FACES if face.id[-1] == side] == [1, 2, 4, 7, 11, 15]


def test_points_of_cattle():
    """G5."""
    assert [(breed.id, breed.points) for breed in MARKET] == [
        ("black_angus", 2),
        ("corriente", 3),
        ("shorthorn", 5),
        ("hereford", 8),
    ]


@pytest.mark.parametrize(("reading", "points"), [("exact", 0), ("at_least", 4)])
def test_a_disc_on_a_higher_post_serves_an_objective_only_by_the_other_reading(reading, points):
    """G6: post 14, with a disc on 16."""
    match = scene(posts="P16", objectives="O15", options={"objective_posts": reading})
    assert score(match.state, 0)["objectives"] == points


def test_a_disc_on_a_lower_post_never_does():
    """G6."""
    match = scene(posts="P12", objectives="O15", options={"objective_posts": "at_least"})
    assert score(match.state, 0)["objectives"] == 0


def test_workers_are_worth_two_points_and_simmentals_none():
    """G7."""
    assert {worker.points for worker in WORKERS} == {2}
    assert (SIMMENTAL.value, SIMMENTAL.points) == (2, 0)


def test_there_are_twenty_objectives_for_three_to_five_points():
    """G8."""
    assert len(OBJECTIVES) == 20
    assert {tile.points for tile in OBJECTIVES} == {3, 4, 5}
    assert "penalty" not in Objective.figures


def test_there_are_twenty_bonus_tiles_of_six_kinds():
    """G9."""
    assert Counter({tile.id: tile.count for tile in BONUS_TILES}) == {
        "exchange": 3,
        "permanent": 4,
        "remove": 3,
        "duplicate": 4,
        "remove_dollars": 3,
        "dollars": 3,
    }


def test_the_train_has_two_sides_of_four_cards():
    """G10: of the last card the front is fixed by an example."""
    assert [(train.number, train.side) for train in TRAINS] == [(n, side) for n in (1, 2, 3, 4) for side in ("front", "back")]
    assert Train.of("T4-front").actions == ("certificate 3", "tile", "rancher 2")


def test_there_are_eight_a_cards_and_three_b_cards():
    """G11."""
    assert Counter(card.id[0] for card in SOLO) == {"A": 8, "B": 3}


def test_every_card_of_sue_moves_her():
    """G11."""
    assert all(bool(card.steps) != bool(card.by) for card in SOLO)


# ------------------------------------------------------------ G14 to G20


@pytest.mark.parametrize(("tile", "first"), [("4a", "4a-3"), ("6a", "6a-3"), ("3b", "3b-3"), ("5b", "5b-3"), ("2a", "2a-2")])
def test_what_is_left_of_a_location_is_lost_when_the_rancher_moves_on(tile, first):
    """G14."""
    match = play(arrive("S1", tile, dollars=9), f"act:{first}", "move:NB")
    assert values(match) == ["B-2", "L1", "L3", "end"]


def test_what_is_left_of_a_train_card_and_its_tile_is_lost_too():
    """G14."""
    match = play(arrive("NF", dollars=8, workers=(0, 0, 4, 0)), "act:F-2", "train:T4-front", "act:T4-front-3", "move:NG")
    assert values(match) == ["G-1", "G-2", "end"]


def test_what_is_left_of_a_tile_can_be_done_after_the_train():
    match = play(arrive("NF", dollars=2, workers=(0, 0, 1, 0)), "act:F-2", "act:stop")
    assert values(match) == ["F-1", "end"]


def test_a_chain_of_moves():
    match = arrive("S1", "4a", trail={"S2i": "2a-0"})
    play(match, "act:4a-3", "move:S2i", "act:2a-2", "move:NC")
    assert (values(match), me(match).hand) == (["C-1", "C-2", "L1", "L3", "end"], [])


def test_a_move_action_may_end_on_somebody_elses_building():
    match = play(arrive("S1", "4a", trail={"S2i": "5a-1"}), "act:4a-3", "move:S2i")
    assert values(match) == ["L1", "L3", "end"]


def test_a_move_action_may_end_at_el_paso():
    match = play(arrive("S6i", "4a", hand="criollo"), "act:4a-3", "move:EP", "disc:L1")
    assert (me(match).rancher, me(match).dollars, ids(me(match).discard)) == (EL_PASO, 6, ["simmental", "criollo"])


def test_a_worker_that_an_exchange_draws_is_followed_by_another_card():
    """G15."""
    match = scene(hand="galloway", draw="builder engineer pineywoods criollo", tokens=1)
    play(match, "move:exchange", "discard:galloway")
    assert (ids(me(match).hand), ids(me(match).draw)) == (["pineywoods"], ["criollo"])
    assert zone(me(match)) == {"builder": 1, "engineer": 1}


def test_an_exchange_that_draws_only_workers_discards_nothing():
    """G15."""
    match = play(scene(hand="galloway pineywoods", draw="builder", tokens=1), "move:exchange")
    assert (verb(match), ids(me(match).hand), zone(me(match))) == ("move", ["galloway", "pineywoods"], {"builder": 1})


def test_without_a_legal_disc_nothing_is_delivered_and_certificates_are_kept():
    """G16."""
    match = arrive("EP", hand="criollo galloway", cleared=PLAIN, certificates=3)
    assert (match.state.active, me(match).certificates, me(match).posts) == (1, 3, [])
    assert ids(me(match).discard) == ["simmental", "criollo", "galloway"]


def test_without_any_disc_nothing_is_delivered():
    """G16."""
    match = arrive("EP", hand="hereford shorthorn", cleared=f"{PLAIN} R1 R2 R3")
    assert (match.state.active, me(match).posts, me(match).dollars) == (1, [], 5)


def test_the_reward_of_a_post_cannot_pay_for_its_disc():
    """G17: post 20 brings two dollars, three are there, the last disc costs four."""
    match = arrive("EP", hand=BIG, cleared=f"{PLAIN} R1 R3", workers=(0, 1, 0, 0))
    play(match, "deliver:discard_builder")
    assert (match.state.active, me(match).posts, me(match).dollars) == (1, [], 3)


def test_tiles_are_public():
    """G18."""
    match = scene(objectives="O05", bonuses="permanent")
    seen = match.observe(1).players[0]
    assert (ids(seen.objectives), ids(seen.bonuses)) == (["O05"], ["permanent"])


def test_hands_and_stacks_are_secret():
    match = scene(hand="hereford", others={1: {"hand": "shorthorn"}})
    seen = match.observe(1)
    assert (seen.players[0].hand, ids(seen.players[1].hand)) == ([UNKNOWN], ["shorthorn"])
    assert {*seen.players[1].draw, *seen.objectives, *seen.bonuses} == {UNKNOWN}


def imagined(match, seat: int, seeds: int = 8):
    """Positions that could be this one for a seat."""
    return [match.imagine(seat, seeded(seed)).state for seed in range(seeds)]


def test_nobody_imagines_a_worker_in_a_hand():
    match = scene(hand="hereford galloway", draw="cowboy builder joker criollo pineywoods")
    for g in imagined(match, 1):
        assert not any(isinstance(card, Worker) for card in g.players[0].hand)


def test_a_player_does_not_know_the_order_of_the_own_draw_stack():
    match = scene(hand="hereford", draw="cowboy builder joker criollo pineywoods galloway")
    assert len({tuple(ids(g.players[0].draw)) for g in imagined(match, 0)}) > 1


def test_nobody_knows_where_in_a_draw_stack_another_players_workers_are():
    match = scene(hand="hereford", draw="cowboy builder joker criollo pineywoods galloway")
    places = {tuple(isinstance(card, Worker) for card in g.players[0].draw) for g in imagined(match, 1)}
    assert len(places) > 1


def takes(tile: str, **mine):
    """A bonus tile from the second building."""
    return play(arrive("S1", "2a", dollars=2, bonus_row=f"{tile} permanent permanent", **mine), "act:2a-1", f"tile:{tile}")


def test_the_better_exchange_may_be_done_once_or_twice():
    match = play(arrive("NC", cleared="L3", hand="criollo", draw="galloway pineywoods"), "act:L3", "discard:criollo")
    assert options(match) == ["again:draw", "pass"]
    assert match.clone().state == match.state
    again = play(match.clone(), "again:draw", "discard:galloway")
    assert (ids(me(again).hand)[:1], again.state.active) == (["pineywoods"], 1)
    assert (ids(me(play(match, "pass")).hand)[:1], match.state.active) == (["galloway"], 1)


def test_three_exchanges_of_a_bonus_tile_are_done_one_by_one_and_none_is_given_up():
    """Annex: "Effectuez trois actions d'échange"."""
    match = takes("exchange", hand="criollo", draw="galloway pineywoods simmental hereford hereford hereford hereford")
    assert options(match) == ["discard:criollo", "discard:galloway"]
    play(match, "discard:criollo", "discard:galloway", "discard:pineywoods")
    assert (ids(me(match).hand), values(match)) == (["simmental"], ["2a-2", "end"])


def test_exchanges_of_a_bonus_tile_end_with_the_cards():
    match = takes("exchange", draw="")
    assert (ids(me(match).bonuses), values(match)) == (["exchange"], ["2a-2", "end"])


def test_between_two_exchanges_of_the_player_board_tokens_and_bonuses_can_be_used():
    """An engineer that the first one brought may be shuffled in for the second."""
    mine = {"cleared": "L3", "hand": "criollo", "draw": "engineer galloway", "tokens": 1}
    match = play(arrive("NC", **mine), "act:L3", "discard:criollo")
    assert options(match) == ["again:draw", "pass", "again:exchange", "again:discard_engineer"]
    play(match, "again:discard_engineer")
    assert (me(match).dollars, values(match)) == (1, ["draw", "pass", "exchange"])


def test_money_for_a_removal_comes_only_with_one():
    """G19: with an empty hand there is none, and none after five."""
    assert me(takes("remove_dollars")).dollars == 0
    match = takes("remove_dollars", hand="criollo", removed="criollo criollo criollo criollo galloway")
    assert (me(match).dollars, ids(me(match).hand)) == (0, ["criollo"])


def test_money_for_a_removal():
    """G19."""
    match = play(takes("remove_dollars", hand="criollo galloway"), "remove:criollo")
    assert (me(match).dollars, ids(me(match).removed), ids(me(match).hand)) == (2, ["criollo"], ["galloway"])


def test_who_took_the_last_simmental_may_close_the_game():
    """G20."""
    match = scene(at="NG", simmentals=1, workers=(4, 0, 0, 0))
    play(match, "move:EP", "disc:L1", "move:NC", "act:end", "move:EP", "disc:L2")
    assert (match.state.closer, me(match).rancher) == (0, SIMMENTAL_SPACE)


# ------------------------------------------------------------ G23, G27, G29 to G31


@pytest.mark.parametrize(
    ("hand", "duplicates", "value"),
    [
        ("corriente corriente corriente", 0, 3),
        ("corriente corriente corriente", 1, 6),
        ("corriente corriente corriente", 2, 9),
        ("corriente corriente corriente", 3, 9),
        ("hereford hereford criollo criollo", 1, 11),
        ("hereford hereford criollo criollo", 2, 12),
        ("criollo galloway", 2, 3),
        ("", 1, 0),
    ],
)
def test_duplicates_count_the_best_cards_and_may_count_a_third_copy(hand, duplicates, value):
    """G23."""
    match = scene(hand=hand, bonuses=["duplicate"] * duplicates)
    assert delivery_value(me(match)) == value


def test_permanent_certificates_add_up():
    match = scene(hand="criollo", bonuses="permanent permanent", cleared="R1")
    assert delivery_value(me(match)) == 1 + 3


def test_the_second_building_is_as_printed_unless_chosen_otherwise():
    """G27."""
    assert Options().building_2a == "printed"


def test_a_hereford_is_purple_and_has_a_value_of_five():
    """G29."""
    hereford = Cattle.of("hereford")
    assert (hereford.value, hereford.colour, breeding_value([hereford], 0)) == (5, "purple", 5)


@pytest.mark.parametrize("worker", ["cowboy", "builder", "engineer", "joker"])
def test_the_second_worker_of_a_visit_is_of_another_type(worker):
    """G30."""
    match = play(arrive("NB", dollars=40), "act:B-2", f"hire:{worker}", "act:B-3")
    hired = [value for value in values(match) if not value.startswith("discard_")]
    assert hired == [other for other in ("cowboy", "builder", "engineer", "joker") if other != worker]


def test_the_second_worker_needs_the_first():
    """G30."""
    assert "B-3" not in values(arrive("NB", dollars=40))


@pytest.mark.parametrize("place", ["NB", "S1"])
def test_an_auxiliary_action_may_take_the_place_of_all_actions(place):
    """G31: on a neutral building and on an own one."""
    match = play(arrive(place, "" if place == "NB" else "5a", dollars=20), "act:L1")
    assert (match.state.active, me(match).dollars) == (1, 21)


def test_after_an_action_there_is_no_auxiliary_action_instead():
    """G31."""
    match = play(arrive("NC"), "act:C-1")
    assert values(match) == ["C-2", "end"]


@pytest.mark.parametrize(
    ("place", "tile"), [("NF", ""), ("NG", ""), ("S1", "1a"), ("S1", "1b"), ("S1", "2b"), ("S1", "3b"), ("S1", "4a")]
)
def test_a_tile_with_an_auxiliary_action_does_not_offer_one_instead(place, tile):
    """G31: it would never be better."""
    assert not {"L1", "L2", "L3", "L4"} & set(values(arrive(place, tile, cleared="L2 L4", hand="criollo")))


def test_an_auxiliary_action_of_the_tile_is_one_of_its_actions():
    """G31."""
    match = play(arrive("NG"), "act:G-2", "auxiliary:L1")
    assert values(match) == ["G-1", "end"]


# ------------------------------------------------------------ empty supplies


def test_a_type_of_workers_that_has_run_out_cannot_be_hired():
    match = play(arrive("S1", "3a", dollars=9, workers_left=(0, 1, 1, 1)), "act:3a-1")
    assert values(match) == ["builder", "engineer", "joker"]


def test_the_only_worker_left_is_hired_without_a_question():
    match = play(arrive("S1", "3a", workers_left=(0, 1, 0, 0)), "act:3a-1")
    assert (zone(me(match)), match.state.workers) == ({"builder": 1}, [0, 0, 0, 0])


def test_one_of_two_workers_left_is_chosen():
    match = play(arrive("S1", "3a", workers_left=(0, 1, 1, 0)), "act:3a-1", "hire:engineer")
    assert zone(me(match)) == {"engineer": 1}


def test_with_no_worker_left_nobody_is_hired():
    assert "3a-1" not in values(arrive("S1", "3a", dollars=9, workers_left=(0, 0, 0, 0)))


def test_without_workers_post_nine_gives_nothing():
    match = play(arrive("EP", hand=BIG, workers_left=(0, 0, 0, 0)), "deliver:P9", "disc:L1")
    assert (match.state.active, ids(me(match).posts)) == (1, ["P9"])


def test_a_sold_out_breed_is_neither_bought_nor_taken():
    match = play(arrive("ND", dollars=9, workers=(4, 0, 0, 0), market={"corriente": 0}), "act:D-3")
    assert values(match) == ["black_angus", "shorthorn", "hereford"]
    assert "5a-1" not in values(arrive("S1", "5a", market={"corriente": 0}))


def test_a_sold_out_shorthorn_is_not_taken_for_two_dollars():
    assert "4b-1" not in values(arrive("S1", "4b", dollars=5, market={"shorthorn": 0}))


def test_a_building_that_has_run_out_cannot_be_built():
    match = play(arrive("NE", dollars=12, workers=(0, 3, 0, 0), buildings={2: 0}), "act:E-2")
    assert values(match) == ["1a", "3a"]


@pytest.mark.parametrize(
    "mine",
    [
        {"dollars": 20},
        {"workers": (4, 0, 4, 0), "dollars": 20},
        {"workers": (0, 4, 0, 0), "dollars": 1},
        {"workers": (0, 4, 0, 0), "dollars": 20, "trail": {"S1": "6a-0", "S3": "6a-0"}},
        {"workers": (0, 1, 0, 0), "dollars": 20, "trail": {"S1": "3a-0", "S3": "4a-0"}, "buildings": {4: 0, 5: 0}},
        {"workers": (0, 1, 0, 0), "dollars": 20, "buildings": {1: 0}},
    ],
)
def test_whoever_can_build_nothing_is_not_offered_it(mine):
    assert "E-2" not in values(arrive("NE", **mine))


def test_without_tiles_there_is_nothing_to_take():
    match = arrive("S1", "6b", objective_row="- - -", objective_stack="", bonus_row="- - -", bonus_stack="")
    assert values(match)[0] == "6b-3"


def test_an_empty_stack_cannot_be_drawn_from_and_leaves_a_gap():
    match = play(arrive("S1", "6b", objective_row="O01 O04 O07", objective_stack=""), "act:6b-1")
    assert values(match) == ["O01", "O04", "O07"]
    play(match, "tile:O04")
    assert ids(match.state.objective_row) == ["O01", "-", "O07"]


def test_with_nothing_to_draw_the_hand_stays_small():
    match = play(arrive("S1", "5a-1", hand="criollo", draw="", discard=""), "act:end")
    assert (match.state.active, ids(me(match).hand)) == (1, ["criollo"])


def test_a_building_that_only_the_price_of_a_space_prevents_says_so():
    trail = {"S2i": "1a-1", "S5i": "3a-1", "S6i": "4a-1"}
    match = arrive("NE", dollars=4, workers=(0, 2, 0, 0), trail=trail, buildings={1: 2}, listen=True)
    play(match, "act:E-2")
    reasons = [each.values for each in match.why_not if (each.verb, each.value) == ("build", FACE["2a"])]
    assert reasons == [{"dollars": 5, "purse": 4}]


# ------------------------------------------------------------ the end of the game


@pytest.mark.parametrize(("seats", "closer"), [(seats, closer) for seats in (2, 3, 4) for closer in range(seats)])
def test_after_the_closer_everybody_else_has_one_turn(seats, closer):
    others = {seat: {"at": None} for seat in range(seats) if seat != closer}
    match = play(scene(seats, active=closer, at="NG", simmentals=0, others=others), "move:EP", "disc:L1")
    order = []
    while not match.over:
        order.append(match.state.active)
        play(match, "begin:NC", "act:end")
    assert order == [(closer + place) % seats for place in range(1, seats)]


def test_only_the_first_arrival_closes_the_game():
    match = scene(3, at="NG", simmentals=0, others={1: {"at": "NG"}, 2: {"at": "NG"}})
    play(match, *["move:EP", "disc:L1"] * 3)
    assert match.over
    assert [player.rancher for player in match.state.players] == [SIMMENTAL_SPACE, EL_PASO, EL_PASO]
    assert [score(match.state, seat)["cattle"] for seat in range(3)] == [2, 0, 0]


def test_the_game_goes_on_while_nobody_comes_to_el_paso():
    match = scene(simmentals=0, others={1: {}})
    play(match, "move:NC", "act:end", "move:NC", "act:end", "move:ND", "act:end")
    assert (match.over, match.state.closer) == (False, None)


def test_the_closer_can_use_tokens_and_bonuses_until_the_delivery():
    match = play(scene(at="NG", simmentals=0, tokens=1, workers=(0, 0, 1, 0)), "move:EP")
    assert values(match) == ["P0", "exchange", "discard_engineer"]


def test_a_move_action_can_close_the_game():
    match = play(arrive("S6i", "4a", simmentals=0), "act:4a-3", "move:EP", "disc:L1")
    assert (match.state.closer, me(match).rancher) == (0, SIMMENTAL_SPACE)


def test_a_solo_game_ends_after_the_person_has_closed_it_and_sue_has_played():
    match = play(solo("A6", active=0, at="NG", simmentals=0), "move:EP", "disc:L1")
    assert (match.over, match.state.closer, match.state.left) == (True, 0, 0)
