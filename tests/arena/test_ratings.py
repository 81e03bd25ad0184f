"""Ratings: in the order of strength, with intervals that are honest, for games of any number of seats."""

from math import exp, hypot, log, sqrt
from random import Random

import pytest

from saloon.arena.ratings import Ratings

POINTS = 25 / 6 * sqrt(2)
"""What one unit of log-odds is worth."""


def duel(chance: float, games: int, random: Random) -> Ratings:
    ratings = Ratings(["one", "two"])
    for _ in range(games):
        ratings.add(["one", "two"], [1, 2] if random.random() < chance else [2, 1])
    return ratings


@pytest.mark.parametrize(("chance", "least"), [(0.5, 90), (0.75, 90), (0.9, 80)])
def test_the_interval_of_a_lead_holds_the_truth(chance, least):
    random, held = Random(1), 0
    truth = log(chance / (1 - chance)) * POINTS
    for _ in range(100):
        one, two = map(duel(chance, 100, random).of, ("one", "two"))
        reach = hypot(one.high - one.points, two.high - two.points)
        held += abs(one.points - two.points - truth) <= reach
    assert held >= least


def test_six_and_a_half_points_are_three_chances_in_four():
    assert 1 / (1 + exp(-6.5 / POINTS)) == pytest.approx(0.75, abs=0.005)


def test_a_game_of_four_rates_them_in_their_order():
    ratings, names = Ratings("abcd"), list("abcd")
    for _ in range(30):
        ratings.add(names, [1, 2, 3, 4])
    points = [ratings.of(name).points for name in names]
    assert points == sorted(points, reverse=True)


def test_equals_who_always_share_stay_equal():
    ratings = Ratings(["one", "two"])
    for _ in range(20):
        ratings.add(["one", "two"], [1, 1])
    assert ratings.of("one").points == pytest.approx(ratings.of("two").points)


def test_more_games_leave_less_doubt():
    few, many = duel(0.6, 20, Random(2)).of("one"), duel(0.6, 200, Random(2)).of("one")
    assert many.high - many.low < few.high - few.low
