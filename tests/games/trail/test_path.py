"""Walking a one-way trail: steps, forks, fees."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

import pytest

from saloon.games.trail.path import Trail, mask_of, spaces_left

BANK = -1
FEES = {"green": 1, "black": 2, "both": 3}


class Tile(NamedTuple):
    hand: str = ""
    owner: int = BANK


# 0 forks to 1-2 and to 3; both ways meet at 4; 5 is the end.
TRAIL = Trail([[1, 3], [2], [4], [4], [5], []], always=[4, 5])


def routes(limit: int, tiles: dict[int, Tile], walker: int = 0):
    laid = [tiles.get(space) for space in range(6)]
    return TRAIL.routes(0, mask_of(tiles), limit, laid, tolls_of(tiles.values(), walker))


def tolls_of(tiles: Iterable[Tile], walker: int = 0) -> dict[Tile, tuple[int, int]]:
    """Hands ask for money, but not of the owner of their tile."""
    return {tile: (tile.owner, FEES[tile.hand]) for tile in tiles if tile.hand and tile.owner != walker}


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


@pytest.mark.parametrize("limit", [1, 2, 3, 4])
def test_routes_are_those_of_all_steps(limit):
    """A route that costs what another did is not followed; whatever it would lead to is found by the other."""
    trail = Trail([[1, 2], [3, 4], [3], [5], [5], [6, 7], [8], [8], []], always=[5, 8])
    green, own, red = Tile("green"), Tile("green", 0), Tile("black", 1)
    for tiles in product([None, green, own, red], repeat=4):
        laid = [None, *tiles[:2], *tiles[2:], None, red, green, None]
        occupied, tolls = mask_of(space for space, tile in enumerate(laid) if tile), tolls_of([green, red])
        assert trail.routes(0, occupied, limit, laid, tolls) == routes_of_all(trail.steps(0, occupied, limit), laid, tolls)


def routes_of_all(steps, laid, tolls):
    found, owed = {}, [()]
    for place, before, ways in steps:
        due = tolls.get(laid[place])
        owed.append(owed[before] if due is None else (*owed[before], due))
        found.setdefault(place, {}).setdefault(owed[-1], ways)
    return {place: list(routes.items()) for place, routes in found.items()}


def test_what_lies_ahead_does_not_outlast_its_tiles():
    trail = Trail([[1], [2], []], always=[2])
    assert list(trail.routes(0, mask_of([1]), 1, [None, Tile(), None], {})) == [1]
    assert list(trail.routes(0, 0, 1, [None] * 3, {})) == [2]
    black = Tile("black")
    assert trail.routes(0, mask_of([1]), 1, [None, black, None], tolls_of([black])) == {1: [(((BANK, 2),), ())]}


# ------------------------------------------------------------ a ring with a stop

# 0 is the stop of a ring: 0, 1, 2, which forks to 3 and to 4, 5, and 0 again.
RING = Trail([[1], [2], [3, 4], [5], [5], [0]], always=[0, 2, 5], stops=[0])


def test_a_stop_ends_every_walk():
    assert RING.distances(2, 0, 9) == {5: 1, 0: 2}


def test_a_walk_that_begins_on_a_stop_leaves_it():
    assert RING.distances(0, 0, 9) == {2: 1, 5: 2, 0: 3}


def test_no_step_leads_beyond_a_stop():
    assert all(before == 0 or RING.steps(5, 0, 3)[before - 1][0] != 0 for _, before, _ in RING.steps(5, 0, 3))


def test_without_a_stop_a_ring_is_walked_on():
    ring = Trail([[1], [2], [0]], always=[0, 1, 2])
    assert ring.distances(0, 0, 4) == {1: 1, 2: 2, 0: 3}


def test_places_are_listed_from_near_to_far():
    assert list(RING.distances(0, mask_of([1, 3]), 9)) == [1, 2, 3, 5, 0]


def test_of_two_branches_the_shorter_one_gives_the_distance():
    assert RING.distances(2, mask_of([3]), 9) == {3: 1, 5: 1, 0: 2}
    assert RING.distances(2, mask_of([3, 4]), 9) == {3: 1, 4: 1, 5: 2, 0: 3}


def test_the_limit_is_in_steps():
    assert RING.distances(0, mask_of([1, 3, 4]), 3) == {1: 1, 2: 2, 3: 3, 4: 3}


def test_what_is_remembered_of_distances_does_not_outlast_the_tiles():
    assert RING.distances(0, 0, 1) == {2: 1}
    assert RING.distances(0, mask_of([1]), 1) == {1: 1}
    assert RING.distances(0, 0, 1) == {2: 1}


def test_distances_are_those_of_the_routes():
    for tiles in ([], [1], [3], [4], [1, 3, 4]):
        for start in (0, 2, 5):
            found = RING.routes(start, mask_of(tiles), 4, [None] * 6, {})
            assert list(RING.distances(start, mask_of(tiles), 4)) == list(found)


@pytest.mark.parametrize("limit", [1, 2, 3])
@pytest.mark.parametrize("start", range(6))
def test_tiles_out_of_reach_change_nothing(start, limit):
    """What is remembered of distances depends on tiles within reach alone."""
    reach = RING.within(start, limit)
    for occupied in range(1 << 6):
        far, near = Trail(RING.following, [0, 2, 5], [0]), Trail(RING.following, [0, 2, 5], [0])
        assert far.distances(start, occupied, limit) == near.distances(start, occupied & reach, limit)


def test_a_way_lists_every_space_with_the_branches_taken():
    assert RING.way(0, 5, (3,)) == [0, 1, 2, 3, 5]
    assert RING.way(0, 5, (4,)) == [0, 1, 2, 4, 5]


def test_a_way_round_the_ring_ends_where_it_began():
    assert RING.way(0, 0, (4,)) == [0, 1, 2, 4, 5, 0]


def test_the_shortest_way_to_the_end_is_counted_in_spaces():
    assert spaces_left([[1, 3], [2], [4], [4], [5], []], end=5) == [3, 3, 2, 2, 1, 0]


def test_what_is_not_walked_through_is_no_way():
    assert spaces_left([[1, 3], [2], [4], [4], [5], []], end=5, without=[3]) == [4, 3, 2, 0, 1, 0]
