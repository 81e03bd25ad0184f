"""The map as bits: always what the map itself says."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from games.carson_city.scene import GAME, index, scene
from saloon.engine import Match, from_bytes, new_match, seeded, to_bytes
from saloon.engine.conformance import random_choice
from saloon.games.carson_city.components import HOUSE, SCHOOL, TOWN, bits_of, subsets
from saloon.games.carson_city.rules.sets import around, parcels_in
from saloon.games.carson_city.rules.town import put_piece
from saloon.games.carson_city.state import State

KEPT = ("unowned", "vacant", "river", "houses", "served")


def until(seats: int, options: dict[str, str], arrived: Callable[[State], bool]) -> Match:
    match, dice = new_match(GAME, seats, options, seed=5), seeded("bits")
    while not (arrived(match.state) and match.at_turn_start):
        match.choose(*random_choice(match, dice))
    return match


def without(g: State, *fields: str) -> bytes:
    """A position as it was saved before it had these fields."""
    plain = msgspec.msgpack.decode(to_bytes(g))
    for field in fields:
        del plain[field]
    return msgspec.msgpack.encode(plain)


@pytest.mark.parametrize("round", [1, 2, 4])
def test_a_position_that_was_saved_without_bits_is_surveyed(round):
    g = until(3, {"river": "printed"}, lambda g: g.round == round).state
    assert from_bytes(without(g, *KEPT), State) == g


@pytest.mark.parametrize("field", KEPT)
def test_a_bit_that_the_map_does_not_have_is_found(field):
    g = scene(2).state
    setattr(g, field, getattr(g, field) ^ 1 << index("33"))
    with pytest.raises(AssertionError, match="bits of the map"):
        GAME.rules.invariants(g)


def placing() -> Match:
    """Where cowboys are placed, the first of them stand already, and some may not be joined."""
    return until(
        3, {"people": "chosen", "chosen_people": "1R,16Y,3Y,4Y,5Y,6Y,7Y"}, lambda g: g.phase == "place" and len(g.placed) > 3
    )


def test_a_position_that_was_saved_without_what_is_within_reach_asks_the_same():
    match = placing()
    plain = msgspec.msgpack.decode(without(match.state, "track"))
    for player in plain["players"]:
        del player["reach"]
    again = Match(GAME, from_bytes(msgspec.msgpack.encode(plain), State))
    (seat,) = match.asks
    assert match.state.players[seat].reach is not None
    assert again.state.players[seat].reach is None
    assert again.asks[seat].texts() == match.asks[seat].texts()


@pytest.mark.parametrize(("field", "broken"), [("reach", "parcels within reach"), ("track", "open spaces")])
def test_a_target_that_is_not_open_is_found(field, broken):
    g = placing().state
    holder = g if field == "track" else g.players[1]
    setattr(holder, field, getattr(holder, field) ^ 1 << 4)
    with pytest.raises(AssertionError, match=broken):
        GAME.rules.invariants(g)


@pytest.mark.parametrize("piece", [HOUSE, SCHOOL])
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
    assert subsets("abc") == ((), ("a",), ("b",), ("a", "b"), ("c",), ("a", "c"), ("b", "c"), ("a", "b", "c"))


def test_around_a_parcel_lie_eight_others():
    assert around(1 << index("44")) == bits_of(map(index, ("33", "34", "35", "43", "44", "45", "53", "54", "55")))
