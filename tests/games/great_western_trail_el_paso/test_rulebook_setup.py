"""Rulebook, pages 4 to 6: setting up the board and the players."""

from __future__ import annotations

from collections import Counter

import pytest

from games.great_western_trail_el_paso.scene import ids, me, options, play, scene, values, zone
from saloon.engine import UNKNOWN, Match, new_match
from saloon.games.great_western_trail_el_paso import GAME
from saloon.games.great_western_trail_el_paso.components import (
    BONUS_TILES,
    CATTLE,
    EL_PASO,
    INDEX,
    MARKET,
    NEUTRAL_SPACES,
    OBJECTIVES,
    SITES,
    SLOTS,
    SPACES,
    WORKERS,
)
from saloon.games.great_western_trail_el_paso.state import State

SEEDS = range(1, 9)


def table(seats: int = 2, seed: int = 1, **chosen: str) -> State:
    state: State = GAME.set_up(seats, chosen, seed=seed)
    return state


def neutral_tiles(g: State) -> list[str]:
    return ids([g.trail[INDEX[space]] for space in NEUTRAL_SPACES])


# ------------------------------------------------------------ the board


def test_the_trail_begins_with_neutral_tiles_only_and_no_common_building():
    g = table()
    assert all(g.trail[INDEX[space]] is None for space in SITES)
    assert len(neutral_tiles(g)) == 6


def test_in_a_first_game_each_neutral_tile_lies_on_its_own_letter():
    assert neutral_tiles(table(neutral_tiles="fixed")) == [space.letter for space in NEUTRAL_SPACES] == list("BCDEFG")


def test_in_later_games_neutral_tiles_are_shuffled_over_the_six_spaces():
    orders = [neutral_tiles(table(seed=seed)) for seed in SEEDS]
    assert all(sorted(order) == list("BCDEFG") for order in orders)
    assert len({*map(tuple, orders)}) > 1


def test_train_cards_lie_in_the_order_of_the_engineers_they_need_front_side_up():
    trains = table().trains
    assert [train.number for train in trains] == [1, 2, 3, 4]
    assert {train.side for train in trains} == {"front"}


def test_some_or_all_train_cards_may_be_turned_over():
    assert [train.side for train in table(trains="chosen", chosen_trains="fbfb").trains] == ["front", "back"] * 2
    assert {train.side for train in table(trains="back").trains} == {"back"}


def test_there_are_20_objective_tiles_and_20_bonus_tiles():
    assert len(OBJECTIVES) == sum(tile.count for tile in BONUS_TILES) == 20


def test_three_tiles_of_each_kind_lie_open_and_the_others_are_face_down():
    g = table()
    assert (len(g.objective_row), len(g.objectives), len(g.bonus_row), len(g.bonuses)) == (3, 17, 3, 17)
    assert None not in (*g.objective_row, *g.bonus_row)
    seen = g.observe(0)
    assert {*seen.objectives, *seen.bonuses} == {UNKNOWN}
    assert UNKNOWN not in (*seen.objective_row, *seen.bonus_row)


def test_both_stacks_of_tiles_are_shuffled():
    assert len({(*ids(g.objective_row), *ids(g.bonus_row)) for g in (table(seed=seed) for seed in SEEDS)}) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_market_has_32_heads_of_cattle_sorted_by_breed_for_any_number_of_players(seats):
    market = dict(zip(ids(list(MARKET)), table(seats).market, strict=True))
    assert market == {"black_angus": 8, "corriente": 10, "shorthorn": 8, "hereford": 6}


def test_twelve_common_buildings_lie_in_piles_by_their_cost_on_face_a():
    g = table()
    assert ids(g.faces) == ["1a", "2a", "3a", "4a", "5a", "6a"]
    assert g.buildings == [2] * 6


def test_any_pile_of_common_buildings_may_be_turned_to_face_b():
    assert ids(table(faces="chosen", chosen_faces="abbaab").faces) == ["1a", "2b", "3b", "4a", "5a", "6b"]
    assert ids(table(faces="b").faces) == ["1b", "2b", "3b", "4b", "5b", "6b"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_48_workers_each_player_takes_four_and_the_others_form_the_supply(seats):
    g = table(seats)
    assert sum(worker.count for worker in WORKERS) == 48
    assert g.workers == [12 - seats] * 4


@pytest.mark.parametrize(("seats", "simmentals"), [(2, 9), (3, 14), (4, 19)])
def test_simmentals_on_the_board_depend_on_the_number_of_players(seats, simmentals):
    g = table(seats)
    assert g.simmentals == simmentals
    everywhere = [card for player in g.players for card in (*player.hand, *player.draw, *player.discard)]
    assert "simmental" not in ids(everywhere)


# ------------------------------------------------------------ the players


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_one_worker_of_each_type_and_a_joker(seats):
    for player in table(seats).players:
        assert zone(player) == {"cowboy": 1, "builder": 1, "engineer": 1, "joker": 1}


def test_every_player_has_seven_discs_on_the_board_and_none_on_a_trading_post():
    for player in table().players:
        assert player.slots == [1] * 7 == [1] * len(SLOTS)
        assert player.posts == []


def test_the_certificate_marker_begins_on_zero_and_the_rancher_beside_the_board():
    for player in table().players:
        assert player.certificates == 0
        assert player.rancher is None


def test_a_starting_herd_is_four_criollos_and_two_of_three_other_breeds():
    for player in table().players:
        herd = Counter(ids([*player.hand, *player.draw]))
        assert herd == {"criollo": 4, "pineywoods": 2, "galloway": 2, "santa_gertrudis": 2}


def test_the_herd_is_shuffled_and_four_cards_of_it_are_the_hand():
    hands = [player.hand for seed in SEEDS for player in table(seed=seed).players]
    assert {len(hand) for hand in hands} == {4}
    assert len({tuple(sorted(ids(hand))) for hand in hands}) > 1
    assert {len(player.draw) for player in table().players} == {6}


def test_a_hand_is_seen_by_its_owner_only_and_a_draw_stack_by_nobody():
    g = table()
    mine = g.observe(0).players
    assert mine[0].hand == g.players[0].hand
    assert {*mine[1].hand, *mine[0].draw, *mine[1].draw} == {UNKNOWN}


# ------------------------------------------------------------ first objectives and capital


def draft(seats: int = 3, seed: int = 1) -> Match:
    return new_match(GAME, seats, {}, seed)


def test_the_first_player_may_be_anybody():
    assert {table(3, seed).first for seed in range(1, 25)} == {0, 1, 2}


def test_the_first_player_takes_one_of_the_open_objectives_and_no_hidden_one():
    match = draft()
    assert [*match.asks] == [match.state.first]
    assert values(match) == ids(match.state.objective_row)


def test_a_taken_objective_is_replaced_at_once_from_the_stack_for_the_next_player():
    match = draft()
    g = match.state
    first, before, top = g.first, ids(g.objective_row), g.objectives[-1]
    play(match, f"draft:{before[1]}")
    assert ids(g.players[first].objectives) == [before[1]]
    assert ids(g.objective_row) == [before[0], top.id, before[2]]
    assert values(match) == ids(g.objective_row)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_objectives_are_taken_clockwise_and_then_the_first_player_begins(seats):
    match = draft(seats)
    first = match.state.first
    asked = []
    for _ in range(seats):
        asked += [*match.asks]
        play(match, options(match)[0])
    assert asked == [(first + place) % seats for place in range(seats)]
    assert [*match.asks] == [first]
    assert options(match)[0].startswith("begin:")
    assert all(len(player.objectives) == 1 for player in match.state.players)


def test_neither_tokens_nor_worker_bonuses_are_used_while_objectives_are_taken():
    assert len(values(draft())) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_capital_depends_on_the_place_in_the_order_of_play(seats, seed):
    g = table(seats, seed)
    capital = [
        (g.players[(g.first + place) % seats].dollars, g.players[(g.first + place) % seats].tokens) for place in range(seats)
    ]
    assert capital == [(4, 1), (5, 1), (4, 2), (5, 2)][:seats]


# ------------------------------------------------------------ what lies in the box


def test_there_are_19_simmentals_and_32_heads_of_market_cattle():
    assert {breed.id: breed.count for breed in CATTLE if breed.deck == "board"} == {"simmental": 19}
    assert sum(breed.count for breed in MARKET) == 32


def test_the_trail_has_el_paso_six_neutral_spaces_and_nine_for_common_buildings():
    sorts = Counter(space.sort for space in SPACES)
    assert (sorts["el_paso"], sorts["neutral"], sorts["common"]) == (1, 6, 9)


def test_a_bank_never_runs_out_of_tokens_or_dollars():
    match = scene(at="NF", tokens=40, dollars=400, workers=(0, 0, 1, 0))
    play(match, "move:NG", "act:G-1", "act:discard_engineer")
    assert (me(match).tokens, me(match).dollars) == (41, 401)


def test_el_paso_is_a_location_without_a_building():
    assert table().trail[INDEX[EL_PASO]] is None
    assert "move:EP" in options(scene(at="NG"))
