"""Might is Right: duel tiles instead of dice."""

from __future__ import annotations

import pytest

from games.carson_city.scene import asked, heard, me, money, options, play, scene, values
from saloon.engine import Match
from saloon.games.carson_city import GAME

ON = {"might_is_right": "yes"}


def duel(hands: dict[int, list[int]], **things: object) -> Match:
    placed = [(seat, "roads3") for seat in hands]
    return scene(len(hands), **{"at": "roads3", "placed": placed, "duel_hands": hands, "options": ON, "listen": True, **things})


def test_two_players_have_the_same_six_tiles_and_fifteen_dollars():
    for player in GAME.set_up(2, ON, seed=1).players:
        assert (sorted(player.duel_hand), player.money) == ([0, 1, 2, 3, 4, 5], 15)


@pytest.mark.parametrize(("seats", "each", "total"), [(3, 6, 45), (4, 6, 60), (5, 6, 75), (6, 5, 75)])
@pytest.mark.parametrize("seed", range(3))
def test_more_players_have_mixed_tiles_and_thirty_dollars_less_their_sum(seats, each, total, seed):
    players = GAME.set_up(seats, ON, seed).players
    assert sum(sum(player.duel_hand) for player in players) == total
    assert all(len(player.duel_hand) == each and player.money == 30 - sum(player.duel_hand) for player in players)


def test_tiles_of_others_are_hidden():
    g = GAME.set_up(3, ON, seed=1)
    seen = g.observe(0).players
    assert seen[0].duel_hand == g.players[0].duel_hand
    assert seen[1].duel_hand != g.players[1].duel_hand


def test_everybody_plays_a_tile_in_secret_and_it_adds_to_the_strength():
    match = duel({0: [1, 4, 5], 1: [0, 3]}, revolvers={1: 2})
    assert list(match.asks) == [0, 1]
    play(match, "0 tile:4", "1 tile:3")
    assert [(seat, told["total"]) for seat, told in heard(match, "shoots")] == [(0, 4), (1, 5)]
    assert me(match, 1).roads == 3


def test_played_tiles_are_discarded():
    match = play(duel({0: [1, 4, 5], 1: [0, 3]}), "0 tile:4", "1 tile:3")
    assert (me(match).duel_hand, me(match, 1).duel_hand) == ([1, 5], [0])
    assert len(match.state.duel_supply) == 27


def test_who_passed_first_wins_a_tie_of_tiles():
    match = play(duel({0: [4, 1], 1: [4, 1]}, passed=[1, 0]), "0 tile:4", "1 tile:4")
    assert me(match, 1).roads == 3


def test_who_has_no_tile_left_draws_three():
    match = duel({0: [4, 4], 1: [0, 3]}, placed=[(0, "roads3", "dynamite"), (1, "roads3")])
    play(match, "0 tile:4.4", "1 tile:0")
    assert (len(me(match).duel_hand), me(match, 1).duel_hand) == (3, [3])


def test_equal_tiles_are_one_option():
    assert values(duel({0: [2, 2, 5], 1: [0, 3]}), 0) == ["2", "5"]


def test_a_lone_cowboy_needs_no_tile():
    match = scene(2, at="roads3", placed=[(0, "roads3")], duel_hands={0: [1, 2], 1: [3]}, options=ON)
    assert (me(match).duel_hand, me(match).roads) == ([1, 2], 3)


def test_gambling_still_uses_dice():
    match = scene(2, at="inc_gambling", placed=[(0, "inc_gambling")], duel_hands={0: [1]}, options=ON, rolls=(6, 5))
    assert money(match) == [11, 0]


def test_all_who_stand_there_play_a_tile():
    match = duel({0: [1, 2], 1: [3, 4], 2: [0, 5]})
    play(match, "0 tile:2", "1 tile:4", "2 tile:5")
    assert [me(match, seat).roads for seat in range(3)] == [0, 0, 3]


def test_the_red_gunsmith_rolls_nothing_again():
    match = play(duel({0: [1, 4], 1: [5, 3]}, cards={0: "10R"}), "1 tile:5", "0 tile:1")
    assert asked(match) is None


def test_a_sharpshooter_may_keep_the_last_two():
    """Asked as late as can be: before the next duel."""
    match = play(duel({0: [0, 4], 1: [5, 3]}, powers={0: "sharpshooter"}), "fresh:no", "0 tile:4", "1 tile:3")
    assert me(match).duel_hand == [0]


def test_against_an_outlaw_a_tile_is_played_too():
    found = {"might_is_right": "yes", "outlaws": "yes"}
    match = scene(2, at="inc_buildings", placed=[(0, "11")], duel_hands={0: [1, 5]}, outlaws="11", gang=1, options=found,
                  revolvers={0: 3}, round=2)  # fmt: skip
    assert options(match) == ["tile:1", "tile:5"]
    play(match, "tile:5")
    assert (me(match).points, match.state.outlaws) == (2, [])
