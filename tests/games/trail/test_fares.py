"""Routes as options, and tolls that stay on their spaces."""

from __future__ import annotations

from saloon.games.trail.fares import journey, moves_of, payments, price, ways_to
from saloon.games.trail.path import Trail, branches_of, mask_of, spot

# 0 forks to 1 and to 2; both ways meet at 3.
FOLLOWING = [[1, 2], [3], [3], []]
TRAIL = Trail(FOLLOWING, always=[3])
TOLLS = {"black": (-1, 1), "red": (1, 2)}


def test_a_space_is_a_payee_of_its_own():
    assert {spot(spot(space)) for space in range(4)} == set(range(4))
    assert all(spot(space) < -1 for space in range(4))


def test_tolls_that_stay_on_their_spaces_are_due_there():
    tiles = [None, "black", "black", None]
    found = Trail(FOLLOWING, always=[3], spots=[1, 2]).routes(0, mask_of([1, 2]), 2, tiles, TOLLS)
    assert found[3] == [(((spot(1), 1),), (1,)), (((spot(2), 1),), (2,))]


def test_the_same_tolls_to_the_bank_are_one_route():
    assert len(TRAIL.routes(0, mask_of([1, 2]), 2, [None, "black", "black", None], TOLLS)[3]) == 1


def test_whoever_is_short_pays_what_is_there():
    assert payments(((1, 2), (2, 2)), 3) == ((1, 2), (2, 1))
    assert payments(((1, 2), (2, 2)), 2) == ((1, 2),)


def test_a_price_counts_rivals_only():
    assert price(((1, 2), (-1, 1), (spot(3), 1))) == (4, 2)


def test_the_cheapest_route_has_the_name_of_the_place():
    routes = [(((1, 2),), (1,)), (((-1, 1),), (2,))]
    assert ways_to("D", routes, 5, "ABCD") == {"D": (((-1, 1),), (2,)), ("D", "B"): (((1, 2),), (1,))}
    assert list(ways_to("D", routes, 0, "ABCD")) == ["D"]


def test_a_journey_shows_every_space_and_counts_locations():
    found = journey(TRAIL, "ABCD", (0, 3), (2,), (), lambda index: index == 3)
    assert (found.way, found.steps) == (["A", "C", "D"], 1)


def test_places_by_the_branches_that_lead_there():
    assert branches_of(FOLLOWING) == [(1, 1), (3, 1), (2, 2), (3, 2)]


# ------------------------------------------------------------ moves


def test_where_routes_cost_different_people_each_is_a_move():
    """With 3 dollars either toll can be paid, with none neither."""
    tiles = [None, "red", "black", None]
    routes = TRAIL.routes(0, mask_of([1, 2]), 2, tiles, TOLLS)
    assert moves_of(routes, 3, "ABCD") == {"B": ((1, 2),), "C": ((-1, 1),), "D": ((-1, 1),), ("D", "B"): ((1, 2),)}
    assert moves_of(routes, 0, "ABCD") == {"B": ((1, 2),), "C": ((-1, 1),), "D": ((1, 2),)}
