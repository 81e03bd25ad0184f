"""Engines on a line with turnouts. A space n has the number 2n, the turnout after it 2n + 1."""

from __future__ import annotations

import random

import pytest

from saloon.games.trail.railway import START, Railway

LINE = Railway(8, turnouts=[2, 5])
"""0 1 2 (2½) 3 4 5 (5½) 6 7 8."""


def test_a_turnout_lies_between_two_numbers():
    assert (LINE.after(4), LINE.after(5), LINE.after(6)) == ((5, 6), (6,), (8,))
    assert (LINE.before(6), LINE.before(5), LINE.before(4)) == ((5, 4), (4,), (2,))
    assert (LINE.after(LINE.last), LINE.before(START)) == ((), ())


def test_forward_by_one_to_so_many():
    assert LINE.forward(2, 1, []) == (4,)
    assert LINE.forward(2, 2, []) == (4, 5, 6)
    assert LINE.forward(2, 3, []) == (4, 5, 6, 8)


def test_the_end_of_the_line_stops():
    assert LINE.forward(14, 5, []) == (16,)


def test_taken_spaces_do_not_exist():
    assert LINE.forward(2, 1, [4]) == (5, 6)
    assert LINE.forward(2, 1, [4, 5, 6]) == (8,)
    assert LINE.back(8, 1, [6]) == (5, 4)


def test_the_start_is_never_taken():
    assert LINE.back(2, 1, [START, START]) == (START,)
    assert START in LINE.behind(4, [START])


def test_back_by_exactly_so_many():
    assert LINE.back(8, 1, []) == (6,)
    assert LINE.back(8, 2, []) == (5, 4)
    assert LINE.back(8, 3, []) == (4, 2)


def test_back_beyond_the_start_is_impossible():
    assert LINE.back(2, 2, []) == ()
    assert LINE.back(START, 1, []) == ()
    assert LINE.back(4, 2, [2]) == ()


def test_every_free_space_behind():
    assert LINE.behind(8, [4, 10]) == [0, 2, 5, 6]
    assert LINE.behind(START, []) == []


@pytest.mark.parametrize("seed", range(20))
def test_a_walk_that_looks_far_ahead_finds_the_same(seed):
    """`forward` only looks at engines that can matter: never at too few of them."""
    dice = random.Random(seed)
    line = Railway(39, [4, 7, 10, 13, 16, 21, 25, 29, 33])
    spaces = [*range(2, 78, 2), *line.turnouts]
    for _ in range(100):
        position, *others = dice.sample(spaces, 4)
        most = dice.randint(1, 6)
        assert set(line.forward(position, most, others)) == walked(line, position, most, others)
        near = min(position, 12)
        assert line.can_go_back(near, most, others) == bool(line.back(near, most, others))


def walked(line, position, most, others):
    """One free space after the other, by brute force."""
    here, found = {position}, set()
    for _ in range(most):
        here = {end for place in here for end in free_after(line, place, others)}
        found |= here
    return found


def free_after(line, place, others):
    for end in line.after(place):
        if end in others:
            yield from free_after(line, end, others)
        else:
            yield end
