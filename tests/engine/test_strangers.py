"""Cards of one pool that lie among hidden cards of another: imagined anywhere among them, and dealt from their own pool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated

from engine.toy import CARDS, Card
from saloon.engine import Dice, Hidden, Position, imagine, seeded, state, to_bytes
from saloon.engine.knowledge import Strangers

OWN, COMMON = CARDS[:4], CARDS[4:8]


@state
class Seat:
    seat: int
    hand: Annotated[list[Card], Hidden("owner", pool="own")] = []
    table: Annotated[list[Card], Hidden("owner", pool="own")] = []
    found: Annotated[list[Card], Hidden("owner")] = []


@state
class Room(Position):
    seats: list[Seat] = []
    stack: Annotated[list[Card], Hidden("nobody", pool="common")] = []


def room(found: Card, *, laid: bool) -> Room:
    """Seat 0 has a card that came from the stack: laid, or still in the hand."""
    one, *rest = OWN
    hand, table = (rest, [one, found]) if laid else ([*rest, found], [one])
    return Room(dice=Dice(1), seats=[Seat(0, hand, table, [found])], stack=[card for card in COMMON if card is not found])


def strangers(g: Room, viewer: int | None) -> Iterator[Strangers]:
    for seat in g.seats:
        if seat.seat != viewer:
            yield Strangers([seat.hand, seat.table], seat.found, "common")


def imagined(g: Room, luck: int) -> Room:
    imagine(g, 1, seeded(luck), None, strangers)
    return g


def test_a_stranger_is_imagined_anywhere_and_as_any_card_of_its_pool():
    places, kinds = Counter[str](), Counter[Card]()
    for luck in range(80):
        (seat,) = (g := imagined(room(COMMON[0], laid=False), luck)).seats
        (card,) = [card for card in (*seat.hand, *seat.table) if card in COMMON]
        places["hand" if card in seat.hand else "table"] += 1
        kinds[card] += 1
        assert Counter([*seat.hand, *seat.table, *g.stack]) == Counter([*OWN, *COMMON])
    assert len(places) == 2
    assert set(kinds) == set(COMMON)


def test_what_is_imagined_does_not_depend_on_which_card_it_really_is():
    for luck in range(8):
        one, other = (imagined(room(card, laid=False), luck) for card in COMMON[:2])
        assert to_bytes(one) == to_bytes(other)


def test_the_owner_knows():
    g = room(COMMON[0], laid=True)
    imagine(g, 0, seeded(1), None, strangers)
    assert COMMON[0] in g.seats[0].table
