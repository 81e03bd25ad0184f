"""Sue, the solo opponent (rulebook, "Variante : mode solo"): her cards, her ties, her deliveries, her score."""

from __future__ import annotations

from collections import Counter

import pytest

from games.great_western_trail_el_paso.scene import her, ids, me, options, play, solo, told, values
from saloon.engine import UNKNOWN, Match, new_match
from saloon.engine.dice import seeded
from saloon.games.great_western_trail_el_paso import GAME
from saloon.games.great_western_trail_el_paso.components import (
    EL_PASO,
    SIMMENTAL_SPACE,
    SOLO_A,
    SOLO_B,
)
from saloon.games.great_western_trail_el_paso.scoring import score
from saloon.games.great_western_trail_el_paso.sue.rules import next_post

PLAIN_BUILDINGS = {"S1": "1a-0", "S3": "2a-0"}


def goes(card: str, at: str, trail: dict[str, str] = {}, **sue) -> str:
    """Where she is after a turn."""
    return her(solo(card, trail=trail, sue={"at": at, **sue})).rancher.id


# ------------------------------------------------------------ set-up


def table(b_cards: str = "0", seed: int = 1):
    return GAME.set_up(1, {"b_cards": b_cards}, seed)


def test_her_reserve_is_eighteen_cards_of_the_supplies():
    reserve = Counter(ids(table().sue.reserve))
    assert reserve == dict.fromkeys(("cowboy", "builder", "engineer", "joker", "black_angus", "corriente"), 3)


def test_supplies_are_smaller_by_what_she_has():
    g = table()
    assert g.workers == [7, 7, 7, 8]
    assert g.market == [5, 7, 8, 6]
    assert g.simmentals == 9


@pytest.mark.parametrize("b_cards", ["0", "1", "2", "3"])
def test_her_deck_is_all_a_cards_and_as_many_b_cards_as_wanted(b_cards):
    sue = table(b_cards).sue
    assert {card for card in sue.deck if card in SOLO_A} == set(SOLO_A)
    assert sum(card in SOLO_B for card in sue.deck) == int(b_cards)
    assert len(sue.deck) == 8 + int(b_cards)
    assert len(sue.unused) == 3 - int(b_cards)


def test_her_b_cards_are_drawn_by_lot():
    """G28."""
    found = {card for seed in range(20) for card in table("1", seed).sue.deck if card in SOLO_B}
    assert found == set(SOLO_B)


def test_her_row_is_one_of_each_type_in_an_order_of_chance():
    rows = [table(seed=seed).sue.row for seed in range(30)]
    assert all(sorted(ids(row)) == ["builder", "cowboy", "engineer"] for row in rows)
    assert len({tuple(ids(row)) for row in rows}) == 6


def test_she_begins_at_el_paso_with_a_disc_on_five_and_no_objective():
    sue = table().sue
    assert (sue.rancher, ids(sue.posts), sue.discs) == (EL_PASO, ["P5"], 6)
    assert (sue.objectives, sue.bonuses, sue.cattle) == ([], [], [])
    assert (sue.workers, sue.jokers) == ([1, 1, 1], [0, 0, 0])


def test_the_person_is_first_with_four_dollars_a_token_and_four_cards():
    g = table()
    assert (g.first, g.active, len(g.players), g.seats, g.sue.seat) == (0, 0, 1, 2, 1)
    assert (g.players[0].dollars, g.players[0].tokens, len(g.players[0].hand)) == (4, 1, 4)


def test_the_person_takes_the_only_first_objective_and_then_begins():
    match = new_match(GAME, 1, seed=3)
    row = ids(match.state.objective_row)
    assert values(match) == row
    play(match, f"draft:{row[1]}")
    assert (ids(me(match).objectives), her(match).objectives) == ([row[1]], [])
    assert options(match)[0] == "begin:NB"


def test_the_books_of_a_solo_set_up_balance():
    GAME.rules.invariants(table("2"))


# ------------------------------------------------------------ her turn


def test_she_plays_after_the_person():
    match = play(solo("A6", active=0, at=None), "begin:NC", "act:end")
    assert (her(match).rancher.id, match.state.active) == ("NB", 0)


def test_she_stops_after_each_step_for_people_to_follow():
    match = solo("A3", hold=True, reserve="cowboy", sue={"at": "NE"})
    assert (her(match).rancher, her(match).card.id, her(match).workers) == (EL_PASO, "A3", [1, 1, 1])
    match.answer_text(1, "done")
    assert (her(match).workers, her(match).discs) == ([2, 1, 1], 6)
    match.answer_text(1, "done")
    assert (ids(her(match).posts), her(match).card.id) == (["P5", "P7"], "A3")
    match.answer_text(1, "done")
    assert (match.state.active, her(match).card, ids(her(match).discard)) == (0, None, ["A3"])


@pytest.mark.parametrize("steps", range(3))
def test_a_match_can_be_saved_in_the_middle_of_her_turn(steps):
    match = solo("A3", hold=True, reserve="cowboy", sue={"at": "NE"})
    for _ in range(steps):
        match.answer_text(1, "done")
    assert match.clone().state == match.state
    assert Match.restore(match.save(), GAME).state == match.state


def test_what_she_has_turned_over_cannot_be_taken_back():
    match = solo("A3", hold=True, reserve="cowboy", sue={"at": "NE"})
    match.answer_text(1, "done")
    assert not match.can_undo


def test_her_card_goes_to_her_discard_pile():
    match = solo("A1 A2")
    assert (ids(her(match).deck), ids(her(match).discard), her(match).card) == (["A2"], ["A1"], None)


def test_her_discard_pile_is_shuffled_only_when_a_card_is_missing():
    match = solo("A1", sue={"discard": "A2 A3"})
    assert (her(match).deck, ids(her(match).discard)) == ([], ["A2", "A3", "A1"])


def test_an_empty_deck_is_shuffled_before_she_turns_a_card():
    match = solo(sue={"deck": "", "discard": "A1 A2 A3"})
    assert (len(her(match).deck), len(her(match).discard)) == (2, 1)


def test_she_never_has_more_cards_than_were_set_up():
    match = solo(sue={"deck": "", "discard": "A1"})
    for _ in range(3):
        play(match, "move:NB" if me(match).rancher is EL_PASO else options(match)[0], "act:end")
    assert ids([*her(match).deck, *her(match).discard]) == ["A1"]


def imagined(match, seeds: int = 8):
    """Positions that could be this one for the person."""
    return [match.imagine(0, seeded(seed)).state for seed in range(seeds)]


def test_everybody_knows_that_all_a_cards_are_in_her_deck():
    decks = [g.sue.deck for g in imagined(solo(active=0))]
    assert all(sorted(ids(deck)) == ids(SOLO_A) for deck in decks)


def test_nobody_knows_the_order_of_her_cards():
    decks = {tuple(ids(g.sue.deck)) for g in imagined(solo(active=0))}
    assert len(decks) > 1


def test_nobody_knows_the_order_of_her_reserve():
    reserve = "cowboy builder engineer joker corriente black_angus"
    assert len({tuple(ids(g.sue.reserve)) for g in imagined(solo(active=0, reserve=reserve))}) > 1


def test_the_order_of_her_cards_is_secret():
    match = solo(active=0, reserve="cowboy corriente")
    seen = match.observe(0).sue
    assert {*seen.deck, *seen.reserve} == {UNKNOWN}


# ------------------------------------------------------------ her movement


@pytest.mark.parametrize(
    ("card", "place"),
    [("A1", "NC"), ("A2", "NC"), ("A3", "ND"), ("A4", "ND"), ("A5", "NE"), ("B1", "NC"), ("B2", "NB"), ("B3", "NC")],
)
def test_she_goes_as_far_as_her_card_says(card, place):
    assert goes(card, "EP") == place


@pytest.mark.parametrize(("card", "workers"), [("A6", (3, 1, 1)), ("A8", (1, 3, 1)), ("A7", (1, 1, 3))])
def test_she_goes_as_far_as_she_has_workers_of_the_type(card, workers):
    assert goes(card, "EP", workers=workers) == "ND"


def test_she_goes_beyond_four_steps_with_many_workers():
    """G22."""
    assert goes("A6", "EP", workers=(6, 1, 1)) == "NG"


def test_jokers_that_joined_a_type_count_for_her_steps():
    assert goes("A6", "EP", workers=(3, 1, 1), jokers=(2, 0, 0)) == "ND"


def test_buildings_are_steps_for_her_too():
    assert goes("A1", "EP", trail=PLAIN_BUILDINGS) == "NB"


def test_el_paso_stops_her():
    assert goes("A5", "NF") == "EP"


def test_she_leaves_el_paso_where_she_began():
    assert goes("B2", "EP") == "NB"


@pytest.mark.parametrize(("fork", "inner", "outer", "after"), [("NB", "S2i", "S2o", "NC"), ("NF", "S5i", "S5o", "NG")])
def test_at_a_fork_she_avoids_the_branch_with_a_building(fork, inner, outer, after):
    assert goes("B2", fork, {inner: "1a-0"}) == after
    assert goes("B2", fork, {outer: "1a-0"}) == after


def test_at_a_fork_with_two_buildings_she_takes_the_inner_branch():
    assert goes("B2", "NF", {"S5i": "1a-0", "S5o": "2a-0"}) == "S5i"


def test_before_el_paso_she_avoids_a_building_too():
    assert goes("B2", "NG", {"S6i": "1a-0"}) == "EP"
    assert goes("B2", "NG", {"S6i": "1a-0", "S6o": "1a-0"}) == "S6i"


def test_every_fork_of_a_long_way_is_decided_for_itself():
    trail = {"S5i": "1a-0", "S5o": "2a-0", "S6i": "3a-0"}
    assert goes("A3", "NF", trail) == "EP"


def test_the_location_that_she_reaches_is_ignored():
    match = solo("A1", sue={"at": "EP"})
    assert (her(match).cattle, her(match).objectives, her(match).bonuses) == ([], [], [])
    assert her(match).workers == [1, 1, 1]


# ------------------------------------------------------------ El Paso


def delivers(posts: str = "P5", card: str = "B2", **rest):
    """One step from G to El Paso, with a cattle action before."""
    sue = {"at": "NG", "posts": posts, **rest.pop("sue", {})}
    return solo(card, sue=sue, **rest)


def test_at_el_paso_she_takes_a_simmental():
    match = delivers()
    assert (ids(her(match).cattle), match.state.simmentals) == (["black_angus", "simmental"], 4)


def test_her_action_comes_before_her_delivery():
    match = delivers(listen=True)
    events = [tell.event for tell in match.tells]
    assert events.index("sue_takes_cattle") < events.index("takes_simmental") < events.index("sue_delivers")


def test_she_has_no_income():
    assert told(delivers(listen=True), "gains") == []


def test_she_does_nothing_at_el_paso_when_she_sets_out_from_it():
    match = solo("B2", sue={"at": "EP"})
    assert (ids(her(match).posts), match.state.simmentals) == (["P5"], 5)


ALL_POSTS = ["P5", "P7", "P9", "P10", "P12", "P14", "P16"]


@pytest.mark.parametrize("number", range(1, 7))
def test_her_disc_goes_to_the_next_higher_post(number):
    match = delivers(" ".join(ALL_POSTS[:number]))
    assert (ids(her(match).posts), her(match).discs) == (ALL_POSTS[: number + 1], 6 - number)


def test_without_a_disc_she_delivers_nothing():
    match = delivers(" ".join(ALL_POSTS))
    assert (ids(her(match).posts), her(match).discs, match.state.simmentals) == (ALL_POSTS, 0, 4)


HIGHEST = {"sue_delivery": "highest"}


def test_by_the_other_reading_she_delivers_first_to_seven():
    """G12."""
    assert ids(her(delivers(options=HIGHEST)).posts) == ["P5", "P7"]


def test_by_the_other_reading_she_delivers_to_the_highest_post_without_her_disc():
    """G12: 16 may repeat."""
    match = solo(active=0, options=HIGHEST)
    for _ in range(6):
        her(match).posts.append(next_post(match.state, her(match)))
    assert ids(her(match).posts) == ["P5", "P7", "P20", "P18", "P16", "P16", "P16"]


def test_by_the_other_reading_her_second_disc_goes_to_twenty_without_its_reward():
    """G12."""
    match = delivers("P5 P7", options=HIGHEST, reserve="cowboy")
    assert (ids(her(match).posts), her(match).discs, len(her(match).reserve)) == (["P5", "P7", "P20"], 4, 1)


def test_on_seven_she_takes_the_best_objective():
    match = delivers(objective_row="O01 O13 O06")
    assert ids(her(match).objectives) == ["O13"]


def test_on_seven_with_no_objective_left_she_takes_none():
    assert her(delivers(objective_row="- - -", objective_stack="")).objectives == []


def test_on_nine_she_draws_a_card_of_her_reserve():
    match = delivers("P5 P7", reserve="engineer cowboy")
    assert (her(match).workers, ids(her(match).reserve)) == ([1, 1, 2], ["cowboy"])


def test_on_nine_a_joker_joins_her_row():
    match = delivers("P5 P7", reserve="joker")
    assert (her(match).workers, her(match).jokers) == ([2, 1, 1], [1, 0, 0])


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_other_rewards_are_ignored(number):
    match = delivers(" ".join(ALL_POSTS[:number]), reserve="cowboy")
    assert (her(match).workers, her(match).objectives, len(her(match).reserve)) == ([1, 1, 1], [], 1)


def test_her_disc_does_not_close_a_post_to_the_person():
    match = solo(active=0, at="NG", hand="hereford", sue={"posts": "P5"})
    play(match, "move:EP")
    assert values(match) == ["P0", "P5"]


# ------------------------------------------------------------ the end


def test_she_takes_the_last_simmental_and_the_game_goes_on():
    match = delivers(simmentals=1)
    assert (match.state.simmentals, match.state.closer, match.over) == (0, None, False)


def test_she_closes_the_game_and_the_person_has_one_last_turn():
    match = delivers(simmentals=0, at="NB")
    assert (match.state.closer, her(match).rancher) == (1, SIMMENTAL_SPACE)
    assert ids(her(match).posts) == ["P5", "P7"]
    play(match, "move:NC", "act:end")
    assert match.over


def test_she_takes_no_simmental_when_she_closes_the_game():
    assert ids(her(delivers(simmentals=0)).cattle) == ["black_angus"]


def test_the_person_closes_the_game_and_she_has_one_last_turn():
    match = solo("A6", active=0, simmentals=0, at="NG", sue={"at": "NB"})
    play(match, "move:EP", "disc:L1")
    assert match.over
    assert (match.state.closer, her(match).rancher.id, ids(her(match).cattle)) == (0, "NC", ["black_angus"])


def test_in_her_last_turn_she_delivers_without_a_simmental():
    match = solo("B2", active=0, simmentals=0, at="NG", sue={"at": "NG"})
    play(match, "move:EP", "disc:L1")
    assert match.over
    assert (her(match).rancher, ids(her(match).posts)) == (EL_PASO, ["P5", "P7"])
    assert "simmental" not in ids(her(match).cattle)


def test_a_solo_game_can_be_closed_by_whoever_took_the_last_simmental():
    """G20."""
    match = solo("B2 A6", simmentals=1, sue={"at": "NG", "workers": (7, 1, 1)})
    assert match.state.closer is None
    play(match, "move:NB", "act:end")
    assert match.state.closer == 1


# ------------------------------------------------------------ her score


def hers(**sue):
    rest = {key: sue.pop(key) for key in ("trail", "closer", "options") if key in sue}
    match = solo(active=0, sue=sue, **rest)
    return score(match.state, 1)


def test_she_scores_no_money():
    assert hers()["money"] == 0


def test_she_scores_her_buildings():
    assert hers(trail={"S1": "6a-1", "S3": "3a-1", "S4": "5a-0"})["buildings"] == 15 + 4


def test_she_scores_her_discs():
    assert hers(posts="P5 P7 P9 P10 P12 P14 P16")["posts"] == 2 + 4 + 7 + 9


def test_she_scores_two_for_every_worker_jokers_included():
    assert hers(workers=(3, 2, 1), jokers=(2, 0, 0))["workers"] == 12


def test_she_scores_her_cattle():
    assert hers(cattle="black_angus corriente shorthorn hereford simmental")["cattle"] == 2 + 3 + 5 + 8


def test_she_scores_the_simmental_space():
    assert hers(closer=1)["cattle"] == 2
    assert hers(closer=0)["cattle"] == 0


def test_she_scores_her_bonus_tiles():
    assert hers(bonuses="exchange permanent dollars")["bonuses"] == 3 + 2 + 2


def test_all_her_objectives_are_fulfilled():
    assert hers(objectives="O01 O13 O15")["objectives"] == 3 + 5 + 4


def test_her_reserve_counts_nothing():
    assert hers(reserve="corriente joker") == hers()


def standings(dollars: int):
    """Both have six points without money: she for her workers, the person for bonus tiles."""
    match = solo(active=0, dollars=dollars, bonuses="exchange exchange")
    return {standing.seat: standing.rank for standing in match.standings()}


def test_the_person_wins_a_tie_with_any_money_left():
    assert standings(dollars=1) == {0: 1, 1: 2}


def test_without_money_a_tie_is_shared():
    assert standings(dollars=0) == {0: 1, 1: 1}


def test_more_points_win():
    match = solo(active=0, bonuses="exchange", dollars=4)
    assert {standing.seat: standing.rank for standing in match.standings()} == {0: 2, 1: 1}


# ------------------------------------------------------------ whole games


@pytest.mark.parametrize("seed", range(6))
def test_a_solo_game_keeps_its_books_and_ends(seed):
    match = new_match(GAME, 1, {"b_cards": str(seed % 4), "trains": "random", "faces": "random"}, seed=seed)
    while not match.over:
        GAME.rules.invariants(match.state)
        seat, ask = next(iter(match.asks.items()))
        assert seat == 0
        match.choose(seat, ask.options[match.state.dice.below(len(ask.options))])
    assert match.state.closer in (0, 1)
