"""Rulebook, pages 15 and 16: the solo mode against Sue."""

from __future__ import annotations

from collections import Counter

import pytest

from games.great_western_trail_el_paso.scene import arrive, built, her, ids, me, options, play, scene, solo, told, values, zone
from saloon.engine import UNKNOWN, Dice, Match, new_match
from saloon.games.great_western_trail_el_paso import GAME
from saloon.games.great_western_trail_el_paso.components import SOLO
from saloon.games.great_western_trail_el_paso.state import State, Sue

SEEDS = range(1, 13)


def table(seed: int = 1, **chosen: str) -> State:
    state: State = GAME.set_up(1, chosen, seed=seed)
    return state


def sue_of(g: State) -> Sue:
    assert g.sue is not None
    return g.sue


# ------------------------------------------------------------ set-up


def test_the_table_is_that_of_two_players():
    g = table()
    assert (g.seats, len(g.players), g.simmentals) == (2, 1, 9)


def test_sue_has_only_discs_and_a_rancher():
    sue = sue_of(table())
    assert not any(hasattr(sue, thing) for thing in ("dollars", "tokens", "certificates", "hand", "draw", "slots"))
    assert sue.discs + len(sue.posts) == 7


def test_her_reserve_is_three_of_each_worker_three_black_angus_and_three_corrientes():
    assert Counter(ids(sue_of(table()).reserve)) == dict.fromkeys(
        ["cowboy", "builder", "engineer", "joker", "black_angus", "corriente"], 3
    )


def test_her_reserve_is_shuffled_and_face_down():
    assert len({tuple(ids(sue_of(table(seed)).reserve)) for seed in SEEDS}) > 1
    for seat in (0, 1, None):
        assert {*sue_of(table().observe(seat)).reserve} == {UNKNOWN}


def test_her_cards_come_from_the_supply_and_the_market():
    g = table()
    assert g.workers == [12 - 1 - 3 - 1] * 3 + [12 - 1 - 3]
    assert g.market == [8 - 3, 10 - 3, 8, 6]


@pytest.mark.parametrize("count", ["0", "1", "2", "3"])
def test_her_deck_is_all_a_cards_and_as_many_b_cards_as_chosen(count):
    sue = sue_of(table(b_cards=count))
    letters = Counter(card.id[0] for card in sue.deck)
    assert (letters["A"], letters["B"]) == (8, int(count))
    assert sorted(ids([*sue.deck, *sue.unused])) == sorted(ids(list(SOLO)))


def test_there_are_eleven_solo_cards():
    assert len(SOLO) == 11


def test_her_deck_is_shuffled_and_face_down():
    assert len({tuple(ids(sue_of(table(seed)).deck)) for seed in SEEDS}) > 1
    assert {*sue_of(table().observe(0)).deck} == {UNKNOWN}


@pytest.mark.parametrize("count", ["0", "1"])
def test_everybody_knows_that_all_a_cards_are_in_play(count):
    match = new_match(GAME, 1, {"b_cards": count}, 1)
    for seed in SEEDS:
        imagined = match.imagine(0, Dice(seed)).state
        assert {card.id[0] for card in sue_of(imagined).unused} == {"B"}


def test_her_row_is_one_worker_of_each_type_without_a_joker_in_random_order():
    rows = {tuple(ids(sue_of(table(seed)).row)) for seed in SEEDS}
    assert {tuple(sorted(row)) for row in rows} == {("builder", "cowboy", "engineer")}
    assert len(rows) > 1
    assert sue_of(table()).workers == [1, 1, 1]


def test_one_of_her_discs_is_on_post_5_her_rancher_at_el_paso_and_she_has_no_tiles():
    sue = sue_of(table())
    assert (ids(sue.posts), sue.discs, sue.rancher.id) == (["P5"], 6, "EP")
    assert (sue.objectives, sue.bonuses, sue.cattle) == ([], [], [])


def test_the_person_is_first_with_four_dollars_a_token_and_four_cards():
    for seed in SEEDS:
        g = table(seed)
        player = g.players[0]
        assert (g.first, player.dollars, player.tokens, len(player.hand)) == (0, 4, 1, 4)


def test_only_the_person_takes_a_first_objective():
    match = new_match(GAME, 1, {}, 1)
    assert options(match)[0].startswith("draft:")
    play(match, options(match)[0])
    assert ([*match.asks], options(match)[0]) == ([0], "begin:NB")
    assert len(me(match).objectives) == 1
    assert her(match).objectives == []


# ------------------------------------------------------------ turns and movement


def test_turns_of_the_person_and_of_sue_alternate():
    match = solo("A1 A2", active=0, at="NB", reserve="black_angus corriente")
    play(match, "move:NC", "act:end")
    assert ids(her(match).discard) == ["A1"]
    assert options(match)[0].startswith("move:")
    play(match, "move:NF", "act:end")
    assert ids(her(match).discard) == ["A1", "A2"]


def test_her_top_card_is_turned_over_and_discarded_face_up_at_the_end_of_her_turn():
    match = solo("A1 A3", hold=True)
    assert (her(match).card.id, ids(her(match).discard)) == ("A1", [])
    play(match, "done", "done")
    assert (her(match).card, ids(her(match).discard)) == (None, ["A1"])
    assert ids(match.observe(0).sue.discard) == ["A1"]


def test_an_empty_deck_is_made_of_the_shuffled_discard_pile_at_the_start_of_her_turn():
    match = solo(sue={"deck": "", "discard": "A1 A2 A3"})
    sue = her(match)
    assert (len(sue.deck), len(sue.discard)) == (2, 1)


def test_an_empty_deck_is_not_shuffled_before_it_is_needed():
    sue = her(solo("A1", sue={"discard": "A2 A3"}))
    assert (sue.deck, ids(sue.discard)) == ([], ["A2", "A3", "A1"])


@pytest.mark.parametrize(("card", "place"), [("A1", "NC"), ("A3", "ND"), ("A5", "NE"), ("B2", "NB")])
def test_she_goes_as_many_locations_as_her_card_says(card, place):
    assert her(solo(card)).rancher.id == place


@pytest.mark.parametrize(("card", "kind"), [("A6", 0), ("A8", 1), ("A7", 2)])
@pytest.mark.parametrize("count", [1, 2, 5])
def test_or_one_for_each_worker_of_the_type_on_it(card, kind, count):
    workers = tuple(count if each == kind else 1 for each in range(3))
    match = solo(card, sue={"workers": workers}, buildings=dict.fromkeys(range(1, 7), 0))
    assert her(match).rancher.id == ["NB", "NC", "ND", "NE", "NF"][count - 1]


def test_buildings_are_steps_for_her_too():
    assert her(solo("A1", trail={"S1": "1a-0"})).rancher.id == "NB"


@pytest.mark.parametrize(
    ("trail", "place"),
    [
        ({}, "NC"),
        ({"S2i": "1a-0"}, "NC"),
        ({"S2o": "1a-0"}, "NC"),
        ({"S2i": "1a-0", "S2o": "1a-0"}, "S2i"),
    ],
)
def test_at_a_fork_she_takes_the_shorter_way_and_the_inner_one_if_they_are_equal(trail, place):
    assert her(solo("B2", sue={"at": "NB"}, trail=trail)).rancher.id == place


@pytest.mark.parametrize("at", ["NE", "NF", "NG"])
def test_el_paso_stops_her(at):
    match = solo("A5", sue={"at": at})
    assert her(match).rancher.id == "EP"


def test_from_el_paso_she_goes_on():
    assert her(solo("A1", sue={"at": "EP"})).rancher.id == "NC"


@pytest.mark.parametrize(("trail", "place"), [({}, "NC"), ({"S2i": "5b-0"}, "NC"), ({"S1": "5b-0"}, "NB")])
def test_where_she_stops_has_no_effect_on_her(trail, place):
    match = solo("A1", trail=trail)
    assert (her(match).rancher.id, her(match).cattle, her(match).workers) == (place, [], [1, 1, 1])
    assert me(match).dollars == 0


def test_both_ranchers_may_be_on_the_same_location():
    assert her(solo("A1", at="NC")).rancher.id == "NC"


def test_what_she_turns_over_cannot_be_taken_back():
    match = solo("A1 A2", active=0, at="NB", reserve="black_angus")
    play(match, "move:NC", "act:end")
    assert not match.can_undo


# ------------------------------------------------------------ her market


@pytest.mark.parametrize(
    ("cowboys", "breed"), [(1, "black_angus"), (2, "corriente"), (3, "shorthorn"), (4, "hereford"), (6, "hereford")]
)
def test_she_takes_one_head_of_cattle_by_the_number_of_her_cowboys(cowboys, breed):
    match = solo("A6", sue={"workers": (cowboys, 1, 1)})
    assert ids(her(match).cattle) == [breed]
    assert sum(match.state.market) == 31


def test_her_workers_are_not_spent():
    assert her(solo("A6", sue={"workers": (3, 1, 1)})).workers == [3, 1, 1]


# ------------------------------------------------------------ her reserve


@pytest.mark.parametrize("breed", ["black_angus", "corriente"])
def test_cattle_that_she_draws_goes_face_up_to_her_pile(breed):
    match = solo("A1", reserve=[breed, "joker"])
    assert ids(match.observe(0).sue.cattle) == [breed]
    assert len(her(match).reserve) == 1


@pytest.mark.parametrize(("worker", "row"), [("cowboy", [2, 1, 1]), ("builder", [1, 2, 1]), ("engineer", [1, 1, 2])])
def test_a_worker_that_she_draws_joins_its_type(worker, row):
    assert her(solo("A1", reserve=[worker])).workers == row


def test_some_cards_let_her_draw_two():
    match = solo("B3", reserve="cowboy corriente joker")
    assert (her(match).workers, ids(her(match).cattle), len(her(match).reserve)) == ([2, 1, 1], ["corriente"], 1)


@pytest.mark.parametrize(
    ("workers", "row", "after"),
    [
        ((1, 2, 1), "cowboy builder engineer", [1, 3, 1]),
        ((3, 2, 1), "cowboy builder engineer", [4, 2, 1]),
        ((4, 1, 2), "cowboy builder engineer", [4, 1, 3]),
        ((5, 4, 1), "cowboy builder engineer", [5, 4, 2]),
        ((1, 1, 1), "engineer builder cowboy", [1, 1, 2]),
        ((2, 2, 1), "builder cowboy engineer", [2, 3, 1]),
    ],
)
def test_a_joker_joins_the_largest_group_below_four_the_leftmost_if_equal(workers, row, after):
    match = solo("A1", reserve="joker", sue={"workers": workers, "row": row})
    assert her(match).workers == after
    assert sum(her(match).jokers) == 1


def test_a_joker_counts_as_that_type_for_the_rest_of_the_game():
    match = solo("A6", sue={"workers": (2, 1, 1), "jokers": (1, 0, 0)})
    assert ids(her(match).cattle) == ["corriente"]


def test_with_an_empty_reserve_she_draws_nothing():
    match = solo("A1", reserve="")
    assert (her(match).workers, her(match).cattle) == ([1, 1, 1], [])


# ------------------------------------------------------------ her train


def ride(engineers: int, trains: str = "", **things: object) -> Match:
    return solo("A7", sue={"workers": (1, 1, engineers)}, trains=trains, **things)


@pytest.mark.parametrize(
    ("engineers", "trains", "tiles"),
    [
        (1, "", ["O07"]),
        (1, "T1-back", ["O07"]),
        (2, "", ["exchange"]),
        (2, "T2-back", ["exchange"]),
        (3, "", ["O07", "exchange"]),
        (3, "T3-back", ["O07"]),
        (4, "", ["O07"]),
        (4, "T4-back", ["O07", "exchange"]),
        (6, "", ["O07"]),
    ],
)
def test_she_uses_the_card_of_her_engineers_and_takes_the_tiles_with_most_points(engineers, trains, tiles):
    match = ride(engineers, trains, bonus_row="permanent exchange dollars", reserve="corriente")
    assert ids([*her(match).objectives, *her(match).bonuses]) == tiles


def test_of_equal_tiles_she_takes_the_leftmost():
    assert ids(her(ride(1, objective_row="O04 O07 O12")).objectives) == ["O07"]
    assert ids(her(ride(2, bonus_row="permanent remove exchange")).bonuses) == ["remove"]


def test_her_tile_is_replaced_from_the_stack():
    match = ride(1, objective_stack="O20")
    assert ids(match.state.objective_row) == ["O01", "O04", "O20"]


def test_a_bonus_tile_has_no_effect_on_her():
    match = ride(2, bonus_row="dollars permanent duplicate")
    assert ids(her(match).bonuses) == ["dollars"]
    assert (her(match).workers, her(match).cattle) == ([1, 1, 2], [])


@pytest.mark.parametrize(("engineers", "trains"), [(1, ""), (1, "T1-back"), (2, ""), (4, "")])
def test_all_other_actions_of_the_train_are_ignored(engineers, trains):
    match = ride(engineers, trains, reserve="cowboy corriente")
    assert her(match).rancher.id == ["NB", "NC", "ND", "NE"][engineers - 1]
    assert (her(match).cattle, len(her(match).reserve)) == ([], 2)


def test_cattle_of_a_train_card_is_a_corriente_from_the_market():
    match = ride(3, "T3-back")
    assert ids(her(match).cattle) == ["corriente"]
    assert match.state.market == [8, 9, 8, 6]


def test_instead_of_hiring_she_draws_a_card_of_her_reserve():
    match = ride(4, "T4-back", reserve="black_angus joker")
    assert (ids(her(match).cattle), len(her(match).reserve)) == (["black_angus"], 1)


# ------------------------------------------------------------ her buildings


def build(builders: int, card: str = "A8", **things: object) -> Match:
    """She builds after a move; with the best-of-three card from where she stands one location on."""
    sue = {"workers": (1, builders, 1), "at": things.pop("at", "EP")}
    return solo(card, sue=sue, **things)


@pytest.mark.parametrize(("builders", "face"), [(2, "2a"), (3, "3a"), (5, "5a"), (6, "6a"), (8, "6a")])
def test_she_takes_the_building_that_uses_most_of_her_builders(builders, face):
    assert [*built(build(builders, "B2")).values()] == [f"{face}-1"]


def test_if_that_pile_is_empty_she_takes_the_next_smaller_building():
    assert [*built(build(5, "B2", buildings={5: 0, 4: 0})).values()] == ["3a-1"]


def test_it_comes_from_the_supply_with_the_face_that_lies_there():
    match = build(3, "B2", options={"faces": "b"})
    assert [*built(match).values()] == ["3b-1"]
    assert match.state.buildings == [2, 2, 1, 2, 2, 2]


@pytest.mark.parametrize(("at", "site"), [("EP", "S3"), ("NB", "S3"), ("NC", "S4"), ("NE", "S1"), ("NF", "S1")])
def test_she_builds_on_the_dearest_space_the_next_clockwise_if_equal(at, site):
    assert [*built(build(2, "B2", at=at))] == [site]


def test_if_the_dearest_spaces_are_taken_she_builds_on_a_cheaper_one():
    trail = {"S1": "1a-0", "S3": "1a-0", "S4": "4a-0"}
    match = build(3, "B2", trail=trail, at="EP")
    assert {*built(match)} - {*trail} == {"S2o"}


def test_she_builds_without_paying_and_keeps_her_builders():
    assert her(build(3, "B2")).workers == [1, 3, 1]


def test_with_two_buildings_she_replaces_the_one_that_uses_most_builders():
    match = build(4, "B2", trail={"S1": "4a-1", "S3": "1a-1"})
    assert built(match) == {"S1": "4a-1", "S3": "5a-1"}


def test_a_replaced_building_of_hers_goes_back_to_its_pile():
    match = build(3, "B2", trail={"S1": "1a-1", "S3": "5a-1"})
    assert built(match) == {"S1": "4a-1", "S3": "5a-1"}
    assert match.state.buildings == [2, 2, 2, 1, 1, 2]


@pytest.mark.parametrize(("at", "replaced"), [("EP", "S3"), ("NB", "S3"), ("ND", "S1"), ("NG", "S1")])
def test_of_equal_replacements_she_takes_that_of_the_next_building_clockwise(at, replaced):
    match = build(2, "B2", trail={"S1": "2a-1", "S3": "2a-1"}, at=at)
    assert built(match)[replaced] == "4a-1"


def test_if_she_can_replace_neither_she_takes_a_hereford():
    match = build(2, "B2", trail={"S1": "6a-1", "S3": "6a-1"})
    assert ids(her(match).cattle) == ["hereford"]
    assert built(match) == {"S1": "6a-1", "S3": "6a-1"}


def test_she_never_has_more_than_two_buildings():
    match = build(9, "B2", trail={"S1": "1a-1", "S3": "1a-1"})
    assert len(built(match)) == 2


def test_on_a_building_of_hers_the_person_may_only_do_an_auxiliary_action():
    match = scene(1, at="EP", trail={"S1": "5b-1"})
    play(match, "move:S1")
    assert values(match) == ["L1", "L3", "end"]


# ------------------------------------------------------------ the best of three


@pytest.mark.parametrize(
    ("workers", "row", "done"),
    [
        ((3, 2, 1), "engineer builder cowboy", "shorthorn"),
        ((1, 2, 1), "cowboy engineer builder", "2a-1"),
        ((1, 1, 2), "cowboy builder engineer", "exchange"),
        ((2, 2, 2), "cowboy builder engineer", "corriente"),
        ((2, 2, 2), "builder engineer cowboy", "2a-1"),
        ((1, 2, 2), "cowboy engineer builder", "exchange"),
    ],
)
def test_of_three_actions_she_does_that_of_most_workers_the_leftmost_if_equal(workers, row, done):
    match = solo("B1", sue={"workers": workers, "row": row}, bonus_row="exchange dollars dollars")
    assert [*ids(her(match).cattle), *built(match).values(), *ids(her(match).bonuses)] == [done]


# ------------------------------------------------------------ El Paso


def test_at_el_paso_the_action_of_her_card_comes_before_the_delivery():
    match = solo("A1", sue={"at": "NG"}, reserve="corriente", listen=True)
    assert ids(her(match).cattle) == ["corriente", "simmental"]
    order = [tell.event for tell in match.tells if tell.event in ("sue_draws", "sue_delivers")]
    assert order == ["sue_draws", "sue_delivers"]


def test_she_takes_a_simmental_from_the_board():
    assert solo("A1", sue={"at": "NG"}, simmentals=5).state.simmentals == 4


def test_she_receives_no_money_there():
    match = solo("A1", sue={"at": "NG"})
    assert match.standings()[1].categories["money"] == 0


def test_her_first_delivery_is_at_post_7_and_earns_the_best_objective():
    match = solo("A1", sue={"at": "NG"}, objective_row="O01 O13 O16")
    assert (ids(her(match).posts), her(match).discs) == (["P5", "P7"], 5)
    assert ids(her(match).objectives) == ["O13"]


@pytest.mark.parametrize(
    ("reading", "posts"),
    [("next", ["P9", "P10", "P12", "P14", "P16"]), ("highest", ["P20", "P18", "P16", "P16", "P16"])],
)
def test_later_deliveries_go_to_better_posts(reading, posts):
    had = ["P5", "P7"]
    for post in posts:
        match = solo("A1", sue={"at": "NG", "posts": had}, options={"sue_delivery": reading})
        had = ids(her(match).posts)
        assert had[-1] == post


def test_a_worker_as_a_reward_is_a_card_of_her_reserve():
    match = solo("A1", sue={"at": "NG", "posts": "P5 P7"}, reserve="corriente cowboy joker")
    assert (ids(her(match).posts)[-1], her(match).workers) == ("P9", [2, 1, 1])


def test_without_discs_she_delivers_nothing_but_takes_a_simmental():
    match = solo("A1", sue={"at": "NG", "posts": "P5 P7 P9 P10 P12 P14 P16"})
    assert (len(her(match).posts), ids(her(match).cattle)) == (7, ["simmental"])


def test_her_discs_and_those_of_the_person_do_not_hinder_each_other():
    match = arrive("EP", seats=1, hand="hereford shorthorn", sue={"posts": "P5 P7 P9"})
    assert {"P5", "P7", "P9"} < {*values(match)}


def test_leaving_el_paso_she_delivers_only_if_she_comes_back():
    assert ids(her(solo("B2")).posts) == ["P5"]


# ------------------------------------------------------------ the end


def test_she_may_close_the_game_and_then_the_person_has_one_more_turn():
    match = solo("A1 A2", sue={"at": "NG"}, simmentals=0)
    assert (her(match).rancher.id, match.state.closer) == ("SIM", 1)
    play(match, "move:NB", "act:end")
    assert match.over
    assert ids(her(match).discard) == ["A1"]


def test_if_the_person_closes_the_game_she_has_one_more_turn():
    match = play(arrive("EP", seats=1, simmentals=0, hand="criollo", sue={"deck": "A1 A2"}), "disc:L1")
    assert match.over
    assert ids(her(match).discard) == ["A1"]


def test_her_last_simmental_counts_like_one_of_the_person():
    match = solo("A1", sue={"at": "NG"}, simmentals=1)
    assert (match.state.simmentals, match.state.closer) == (0, None)


def test_she_scores_buildings_posts_workers_cattle_and_tiles_but_no_money():
    sue = {
        "workers": (3, 1, 2),
        "jokers": (1, 0, 0),
        "cattle": "hereford simmental corriente",
        "posts": "P5 P7 P9 P10 P12",
        "bonuses": "exchange permanent",
        "objectives": "O13 O16",
    }
    match = scene(1, trail={"S1": "6a-1"}, sue=sue)
    assert match.standings()[1].categories == {
        "money": 0,
        "buildings": 15,
        "posts": 2 + 4,
        "workers": 2 * 6,
        "cattle": 8 + 0 + 3,
        "bonuses": 3 + 2,
        "objectives": 5 + 5,
    }


def test_all_her_objectives_count_as_met():
    match = scene(1, sue={"objectives": "O08 O20"})
    assert match.standings()[1].categories["objectives"] == 10


def test_the_simmental_space_counts_two_points_for_her_too():
    match = solo("A1", sue={"at": "NG"}, simmentals=0)
    assert match.standings()[1].categories["cattle"] == 2


def test_cards_left_in_her_reserve_count_nothing():
    match = scene(1, sue={"reserve": "corriente joker"})
    assert sum(match.standings()[1].categories.values()) == 2 * 3


def test_everything_she_does_is_told():
    match = solo("A1", sue={"at": "NG"}, reserve="joker", listen=True)
    assert {"sue_turns", "sue_moves", "sue_draws_joker", "sue_delivers"} <= {tell.event for tell in match.tells}
    assert told(match, "sue_turns")[0]["card"].id == "A1"


def test_the_person_can_spend_nothing_in_her_turn():
    match = solo("A1 A2", hold=True, tokens=3, workers=(1, 1, 1, 1), dollars=9)
    assert options(match) == ["done"]
    assert zone(me(match)) == {"cowboy": 1, "builder": 1, "engineer": 1, "joker": 1}


def test_of_equal_tiles_the_person_says_which_because_sue_takes_the_leftmost():
    row = "dollars permanent dollars"
    match = arrive("S1", "2a", seats=1, dollars=2, bonus_row=row, bonus_stack="duplicate")
    play(match, "act:2a-1", "tile:dollars")
    assert options(match) == ["place:1", "place:3"]
    assert ids(play(match, "place:3").state.bonus_row) == ["dollars", "permanent", "duplicate"]
    match = play(arrive("S1", "2a", dollars=2, bonus_row=row, bonus_stack="duplicate"), "act:2a-1", "tile:dollars")
    assert ids(match.state.bonus_row) == ["duplicate", "permanent", "dollars"]
