"""Duels: who fights, what counts, who wins, who comes home."""

from __future__ import annotations

import pytest

from games.carson_city.scene import heard, me, money, reserves, scene
from saloon.engine import Match
from saloon.games.carson_city.rules.cards import strength


def duel(rolls: tuple[int, ...], seats: int = 2, **things: object) -> Match:
    """Everybody on the space with three roads."""
    placed = [(seat, "roads3") for seat in range(seats)]
    return scene(seats, **{"at": "roads3", "placed": placed, "rolls": rolls, "listen": True, **things})


def winner(match: Match) -> int:
    return next(seat for seat in range(len(match.state.players)) if me(match, seat).roads == 3)


def test_the_highest_total_of_die_and_strength_wins():
    assert winner(duel((3, 5))) == 1
    assert winner(duel((3, 5), revolvers={0: 3})) == 0


def test_revolvers_and_cowboys_of_the_reserve_add_to_the_die():
    match = duel((1, 6), revolvers={0: 2}, cowboys={0: 4})
    assert [(seat, told["strength"], told["total"]) for seat, told in heard(match, "shoots")] == [(0, 6, 7), (1, 0, 6)]
    assert winner(match) == 0


def test_a_cowboy_on_the_board_is_no_strength():
    assert strength(me(scene(2, cowboys={0: 2, 1: 1}, placed=[(0, "11"), (0, "12")]))) == 2


@pytest.mark.parametrize("passed", [[0, 1], [1, 0]])
def test_who_passed_first_wins_a_tie(passed):
    assert winner(duel((4, 4), passed=passed)) == passed[0]


def test_the_winners_cowboy_goes_to_the_general_supply_and_the_losers_home():
    match = duel((6, 1))
    assert (reserves(match), [me(match, seat).supply for seat in (0, 1)]) == ([0, 1], [10, 9])


def test_more_than_two_fight_a_single_duel_and_all_losers_come_home():
    match = duel((2, 6, 4), 3)
    assert (winner(match), reserves(match)) == (1, [1, 0, 1])
    assert len(heard(match, "shoots")) == 3


def test_who_is_alone_does_not_roll():
    match = scene(2, at="roads3", placed=[(1, "roads3")], listen=True)
    assert (winner(match), heard(match, "shoots")) == (1, [])


def test_the_ammunition_counts_three():
    assert winner(duel((1, 3), ammo=0)) == 0


@pytest.mark.parametrize(("card", "bonus"), [("7Y", 3), ("7R", 2)])
def test_the_hired_gun_counts_for_the_round(card, bonus):
    assert strength(me(scene(2, cowboys=1, cards={0: card}))) == 1 + bonus


def test_losing_costs_nothing_but_the_action():
    assert money(duel((1, 6), money=5)) == [5, 5]


def test_several_duels_of_a_step_are_fought_with_the_cowboys_that_came_home_before():
    placed = [(0, "11"), (1, "11"), (0, "22"), (1, "22")]
    match = scene(2, at="parcels", placed=placed, rolls=(1, 6, 3, 3), passed=[1, 0], listen=True)
    match.play("1 next_duel:11")
    assert [(seat, told["strength"]) for seat, told in heard(match, "shoots")] == [(0, 0), (1, 0), (0, 1), (1, 0)]
