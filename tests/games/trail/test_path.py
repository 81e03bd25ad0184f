"""Walking a one-way trail: steps, forks, fees."""

from __future__ import annotations

from typing import NamedTuple

from saloon.games.trail.path import Trail, mask_of

BANK = -1
FEES = {"green": 1, "black": 2, "both": 3}


class Tile(NamedTuple):
    hand: str = ""
    owner: int = BANK


# 0 forks to 1-2 and to 3; both ways meet at 4; 5 is the end.
TRAIL = Trail([[1, 3], [2], [4], [4], [5], []], always=[4, 5])


def routes(limit: int, tiles: dict[int, Tile], walker: int = 0):
    laid = [tiles.get(space) for space in range(6)]
    return TRAIL.routes(0, mask_of(tiles), limit, laid, walker, FEES)


def test_empty_spaces_are_crossed_freely():
    assert list(routes(1, {})) == [4]
    assert list(routes(2, {})) == [4, 5]


def test_every_tile_is_a_step():
    assert list(routes(1, {1: Tile(), 2: Tile()})) == [1, 4]
    assert list(routes(2, {1: Tile(), 2: Tile(), 3: Tile()})) == [1, 3, 2, 4]


def test_nothing_lies_beyond_the_end():
    assert list(routes(9, {})) == [4, 5]
    assert TRAIL.ahead(5, 0) == ()


def test_the_branches_taken_tell_routes_apart():
    assert TRAIL.ahead(0, 0) == ((4, (1,)), (4, (3,)))
    assert TRAIL.ahead(1, 0) == ((4, ()),)
    assert TRAIL.ahead(0, mask_of([2])) == ((2, (1,)), (4, (3,)))


def test_fees_are_listed_in_the_order_of_the_way():
    found = routes(3, {1: Tile("black", 1), 2: Tile("green")})
    assert found[4] == [((), (3,)), (((1, 2), (BANK, 1)), (1,))]


def test_ones_own_tiles_are_free():
    assert routes(3, {1: Tile("both", 0), 2: Tile("green", 1)})[4] == [((), (3,)), (((1, 1),), (1,))]
    assert routes(3, {1: Tile("both", 0)})[1] == [((), (1,))]


def test_routes_that_cost_the_same_are_one():
    found = routes(2, {1: Tile("green"), 3: Tile("green")})
    assert found[4] == [(((BANK, 1),), (1,))]


def test_of_routes_with_one_price_the_shortest_is_kept():
    found = routes(3, {1: Tile("green"), 2: Tile(), 3: Tile("green")})
    assert found[4] == [(((BANK, 1),), (3,))]


def test_what_is_remembered_of_a_stretch_does_not_outlast_its_tiles():
    trail = Trail([[1], [2], []], always=[2])
    assert list(trail.routes(0, mask_of([1]), 1, [None, Tile(), None], 0, FEES)) == [1]
    assert list(trail.routes(0, 0, 1, [None, None, None], 0, FEES)) == [2]
    assert trail.routes(0, mask_of([1]), 1, [None, Tile("black"), None], 0, FEES) == {1: [(((BANK, 2),), ())]}
