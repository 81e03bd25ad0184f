"""The map as bits: always what the map itself says."""

from __future__ import annotations

import msgspec
import pytest

from games.carson_city.scene import GAME, index, scene
from saloon.engine import Match, from_bytes, new_match, seeded, to_bytes
from saloon.engine.conformance import random_choice
from saloon.games.carson_city.components import HOUSE, RIVER, SCHOOL, TOWN, around, bits_of, parcels_in, subsets
from saloon.games.carson_city.rules.town import put_piece
from saloon.games.carson_city.state import State

KEPT = ("unowned", "vacant", "houses", "served")


def after(choices: int) -> Match:
    match, dice = new_match(GAME, 3, {"river": "printed"}, seed=5), seeded("bits")
    while match.count < choices:
        match.choose(*random_choice(match, dice))
    return match


def without(g: State, *fields: str) -> bytes:
    """A position as it was saved before it had these fields."""
    plain = msgspec.msgpack.decode(to_bytes(g))
    for field in fields:
        del plain[field]
    return msgspec.msgpack.encode(plain)


@pytest.mark.parametrize("choices", [0, 40, 110])
def test_a_position_that_was_saved_without_bits_is_surveyed(choices):
    g = after(choices).state
    assert from_bytes(without(g, *KEPT), State) == g


@pytest.mark.parametrize("field", KEPT)
def test_a_bit_that_the_map_does_not_have_is_found(field):
    g = scene(2).state
    setattr(g, field, getattr(g, field) ^ 1 << index("33"))
    with pytest.raises(AssertionError, match="bits of the map"):
        GAME.rules.invariants(g)


@pytest.mark.parametrize("piece", [HOUSE, SCHOOL, RIVER])
def test_what_is_put_on_a_parcel_and_taken_away_again_leaves_no_trace(piece):
    g = scene(2).state
    before = (g.vacant, g.houses)
    put_piece(g, index("33"), piece)
    assert not g.vacant >> index("33") & 1
    put_piece(g, index("33"), None)
    assert (g.vacant, g.houses) == before


def test_sets_are_listed_in_the_order_of_the_map():
    assert parcels_in(0) == []
    assert parcels_in(bits_of([63, 9, 0])) == [TOWN[0], TOWN[9], TOWN[63]]


def test_a_table_has_every_set_by_its_bits():
    assert subsets("abc", 2) == (((), ("a",), ("b",), ("a", "b")), ((), ("c",)))


def test_around_a_parcel_lie_eight_others():
    assert around(1 << index("44")) == bits_of(map(index, ("33", "34", "35", "43", "44", "45", "53", "54", "55")))
