"""Set-up for two to four, and what can be chosen before a play. Sue's is in `test_sue`."""

from __future__ import annotations

from collections import Counter

import pytest

from games.great_western_trail_el_paso.scene import arrive, ids, me, options, play, values
from saloon.engine import BadOptions, new_match
from saloon.games.great_western_trail_el_paso import GAME
from saloon.games.great_western_trail_el_paso.components import BONUS_TILES, INDEX, NEUTRAL_SPACES, OBJECTIVES, SITES

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def table(seats: int, seed: int = 1, **chosen: str):
    return GAME.set_up(seats, chosen, seed)


# ------------------------------------------------------------ the table


@pytest.mark.parametrize(("seats", "simmentals"), [(1, 9), (2, 9), (3, 14), (4, 19)])
def test_simmentals_by_the_number_of_players(seats, simmentals):
    assert table(seats).simmentals == simmentals


@SEATS
def test_the_worker_supply_is_twelve_less_one_for_each_player(seats):
    assert table(seats).workers == [12 - seats] * 4


@SEATS
def test_the_market_is_always_full(seats):
    assert table(seats).market == [8, 10, 8, 6]


@SEATS
def test_there_are_two_of_each_building(seats):
    g = table(seats)
    assert g.buildings == [2] * 6
    assert all(g.trail[INDEX[space]] is None for space in SITES)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_three_tiles_of_each_kind_lie_open(seats):
    g = table(seats)
    assert (len(g.objective_row), len(g.objectives)) == (3, 17)
    assert (len(g.bonus_row), len(g.bonuses)) == (3, 17)
    assert {*g.objective_row, *g.objectives} == set(OBJECTIVES)
    assert Counter([*g.bonus_row, *g.bonuses]) == {tile: tile.count for tile in BONUS_TILES}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_books_balance_at_once(seats):
    GAME.rules.invariants(table(seats))


def test_stacks_are_shuffled():
    assert len({tuple(ids(table(2, seed).objective_row)) for seed in range(10)}) > 5
    assert len({tuple(ids(table(2, seed).bonuses)) for seed in range(10)}) == 10


# ------------------------------------------------------------ the players


@SEATS
def test_everybody_has_a_board_with_seven_discs(seats):
    for player in table(seats).players:
        assert (player.slots, player.posts, player.certificates, player.rancher) == ([1] * 7, [], 0, None)


@SEATS
def test_everybody_has_one_worker_of_each_type(seats):
    assert all(player.workers == [1, 1, 1, 1] for player in table(seats).players)


@SEATS
def test_everybody_has_ten_heads_of_cattle_and_four_in_hand(seats):
    for player in table(seats).players:
        assert (len(player.hand), len(player.draw), player.discard, player.removed) == (4, 6, [], [])
        herd = Counter(ids([*player.hand, *player.draw]))
        assert herd == {"criollo": 4, "pineywoods": 2, "galloway": 2, "santa_gertrudis": 2}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_starting_capital_by_the_order_of_play(seats):
    for seed in range(5):
        g = table(seats, seed)
        order = [g.players[(g.first + place) % seats] for place in range(seats)]
        assert [(player.dollars, player.tokens) for player in order] == [(4, 1), (5, 1), (4, 2), (5, 2)][:seats]


@SEATS
def test_the_first_player_is_drawn_by_lot(seats):
    """G25."""
    assert {table(seats, seed).first for seed in range(40)} == set(range(seats))


# ------------------------------------------------------------ the first objectives


@SEATS
def test_everybody_takes_an_open_objective_in_the_order_of_play(seats):
    match = new_match(GAME, seats, seed=5)
    first, order = match.state.first, []
    while options(match)[0].startswith("draft"):
        order.append(match.state.active)
        play(match, options(match)[0])
    assert order == [(first + place) % seats for place in range(seats)]
    assert [len(player.objectives) for player in match.state.players] == [1] * seats
    assert match.state.active == first


def test_a_first_objective_is_replaced_at_once_for_the_next_player():
    """G26: from the open row, never from the stack."""
    match = new_match(GAME, 3, seed=5)
    row, top = ids(match.state.objective_row), match.state.objectives[-1].id
    assert values(match) == row
    play(match, f"draft:{row[1]}")
    assert values(match) == [row[0], top, row[2]]


def test_a_first_objective_that_was_taken_is_not_secret():
    """G18."""
    match = new_match(GAME, 2, seed=5)
    first = match.state.first
    play(match, options(match)[2])
    seen = match.observe(1 - first).players[first]
    assert seen.objectives == me(match, first).objectives


# ------------------------------------------------------------ options


def test_neutral_tiles_lie_on_their_letters_in_a_first_game():
    g = table(2, neutral_tiles="fixed")
    assert [g.trail[INDEX[space]].id for space in NEUTRAL_SPACES] == [space.letter for space in NEUTRAL_SPACES]


def test_neutral_tiles_are_shuffled_otherwise():
    orders = {tuple(g.trail[INDEX[space]].id for space in NEUTRAL_SPACES) for g in (table(2, seed) for seed in range(10))}
    assert len(orders) > 8
    assert all(sorted(order) == list("BCDEFG") for order in orders)


def test_a_shuffled_tile_is_used_wherever_it_lies():
    match = arrive("NB", neutrals="G C D E F B")
    assert values(match) == ["G-1", "G-2", "end"]


@pytest.mark.parametrize(
    ("chosen", "faces"),
    [
        ({}, "1a 2a 3a 4a 5a 6a"),
        ({"faces": "b"}, "1b 2b 3b 4b 5b 6b"),
        ({"faces": "chosen", "chosen_faces": "abbaba"}, "1a 2b 3b 4a 5b 6a"),
        ({"chosen_faces": "bbbbbb"}, "1a 2a 3a 4a 5a 6a"),
    ],
)
def test_sides_of_buildings_can_be_chosen(chosen, faces):
    assert ids(table(2, **chosen).faces) == faces.split()


@pytest.mark.parametrize(
    ("chosen", "trains"),
    [
        ({}, "front front front front"),
        ({"trains": "back"}, "back back back back"),
        ({"trains": "chosen", "chosen_trains": "fbbf"}, "front back back front"),
    ],
)
def test_sides_of_train_cards_can_be_chosen(chosen, trains):
    g = table(2, **chosen)
    assert [train.side for train in g.trains] == trains.split()
    assert [train.number for train in g.trains] == [1, 2, 3, 4]


def test_sides_can_be_left_to_chance():
    tables = [table(2, seed, faces="random", trains="random") for seed in range(20)]
    assert all({g.faces[kind].id[-1] for g in tables} == {"a", "b"} for kind in range(6))
    assert all({g.trains[number].side for g in tables} == {"front", "back"} for number in range(4))


@pytest.mark.parametrize(
    "chosen",
    [
        {"faces": "chosen", "chosen_faces": "abc"},
        {"faces": "chosen", "chosen_faces": "aaaaaaa"},
        {"trains": "chosen", "chosen_trains": "fffx"},
        {"building_2a": "never"},
        {"b_cards": "4"},
    ],
)
def test_what_cannot_be_chosen_is_refused(chosen):
    with pytest.raises(BadOptions):
        table(1, **chosen)


@pytest.mark.parametrize("chosen", [{"b_cards": "2"}, {"sue_delivery": "highest"}])
def test_what_is_about_sue_is_only_for_one(chosen):
    table(1, **chosen)
    with pytest.raises(BadOptions):
        table(2, **chosen)


@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_else_can_play(seats):
    with pytest.raises(BadOptions):
        table(seats)
