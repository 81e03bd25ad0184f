"""State is plain data: cloned without sharing, observed without leaking, written and read without loss."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from engine.toy import CARDS, Card
from saloon.engine import UNKNOWN, Dice, Hidden, Position, from_bytes, imagine, seeded, state, to_bytes, to_plain


@state
class Herd:
    cows: list[int] = []


@state
class Rancher:
    seat: int
    hand: Annotated[list[Card], Hidden("owner", pool="cards")] = []
    face_down: Annotated[Card | None, Hidden("owner", pool="cards")] = None
    notes: Annotated[dict[str, int], Hidden("owner")] = {}
    plan: Annotated[str | None, Hidden("owner")] = None


@state
class Range(Position):
    ranchers: list[Rancher] = []
    deck: Annotated[list[Card], Hidden("nobody", pool="cards")] = []
    grid: list[list[int]] = []
    by_name: dict[str, Herd] = {}
    drives: dict[str, list[Herd]] = {}
    tracks: dict[str, list[int]] = {}
    best: Herd | None = None
    pair: tuple[int, int] = (0, 0)


def a_range() -> Range:
    ranchers = [Rancher(seat, [CARDS[seat]], CARDS[10 + seat], {"seen": seat}, "north") for seat in range(3)]
    herd = Herd([1, 2])
    return Range(
        dice=Dice(5), ranchers=ranchers, deck=list(CARDS[3:6]), grid=[[1], [2]], by_name={"red": Herd([3])},
        drives={"east": [Herd([4])]}, tracks={"a": [1]}, best=herd,
    )  # fmt: skip


CHANGES = {
    "list": lambda g: g.ranchers.pop(),
    "part in a list": lambda g: g.ranchers[0].hand.clear(),
    "nested list": lambda g: g.grid[0].append(9),
    "dict": lambda g: g.by_name.clear(),
    "part in a dict": lambda g: g.by_name["red"].cows.append(9),
    "part in a list in a dict": lambda g: g.drives["east"][0].cows.append(9),
    "list in a dict": lambda g: g.tracks["a"].append(9),
    "part that may be missing": lambda g: g.best.cows.append(9),
    "private notes": lambda g: g.ranchers[0].notes.clear(),
    "dice": lambda g: g.dice.below(6),
}


@pytest.mark.parametrize("copied", [Range.clone, lambda g: g.observe(0)], ids=["clone", "observation"])
@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_what_is_done_to_a_copy_does_not_touch_the_original(copied, change):
    g = a_range()
    copy = copied(g)
    change(copy)
    assert g == a_range()
    assert copy != g


def test_a_clone_is_equal():
    assert a_range().clone() == a_range()


SEEN_BY_ALL = [name for name in CHANGES if name not in ("part in a list", "private notes", "dice")]


@pytest.mark.parametrize("name", SEEN_BY_ALL)
def test_positions_that_look_different_have_different_fingerprints(name):
    one, other = a_range(), a_range()
    assert hash(one.fingerprint(1)) == hash(other.fingerprint(1))
    CHANGES[name](other)
    assert one.fingerprint(1) != other.fingerprint(1)


def test_a_fingerprint_is_of_what_the_seat_sees():
    g, other = a_range(), a_range()
    other.ranchers[0] = Rancher(0, [CARDS[7]], CARDS[8], {"seen": 5, "heard": 1}, None)
    other.deck.reverse()
    other.dice.below(6)
    assert g.fingerprint(1) == other.fingerprint(1)
    assert g.fingerprint(0) != other.fingerprint(0)
    other.ranchers[0].hand.append(CARDS[9])
    assert g.fingerprint(1) != other.fingerprint(1)


def test_defaults_are_not_shared():
    one, other = Rancher(0), Rancher(1)
    one.hand.append(CARDS[0])
    one.notes["x"] = 1
    assert (other.hand, other.notes) == ([], {})


def test_an_owner_sees_its_own_hidden_fields_and_no_others():
    mine, yours = a_range().observe(0).ranchers[:2]
    assert (mine.hand, mine.face_down, mine.notes, mine.plan) == ([CARDS[0]], CARDS[10], {"seen": 0}, "north")
    assert (yours.hand, yours.face_down, yours.notes, yours.plan) == ([UNKNOWN], UNKNOWN, {}, UNKNOWN)


def test_nobody_sees_the_deck_nor_the_dice_but_all_see_its_size():
    for seat in (0, None):
        seen = a_range().observe(seat)
        assert (seen.deck, seen.dice) == ([UNKNOWN] * 3, Dice())


def test_a_missing_card_is_seen_to_be_missing():
    g = a_range()
    g.ranchers[1].face_down = None
    assert g.observe(0).ranchers[1].face_down is None


def test_a_spectator_sees_no_hand():
    assert all(rancher.hand == [UNKNOWN] for rancher in a_range().observe(None).ranchers)


def test_a_state_survives_bytes():
    g = a_range()
    again = from_bytes(to_bytes(g), Range)
    assert again == g
    assert again.ranchers[0].hand[0] is CARDS[0]


def test_a_state_becomes_plain_for_json():
    plain = to_plain(a_range())
    assert plain["deck"] == [card.id for card in CARDS[3:6]]
    assert msgspec.json.decode(msgspec.json.encode(plain)) == {**plain, "pair": [0, 0]}


def test_what_cannot_be_saved_is_named():
    with pytest.raises(TypeError, match="object cannot be saved"):
        to_bytes(object())


def test_imagining_moves_only_hidden_cards_and_forgets_the_notes_of_others():
    g = a_range()
    imagine(g, 0, seeded(3))
    assert g.observe(0) == a_range().observe(0)
    assert g.ranchers[1].notes == {}
    assert g.ranchers[1].plan is None
    hidden = [*g.deck, *(card for rancher in g.ranchers[1:] for card in (*rancher.hand, rancher.face_down))]
    assert sorted(map(repr, hidden)) == sorted(map(repr, [*CARDS[1:6], CARDS[11], CARDS[12]]))


def test_imagining_deals_in_place():
    """A flow in mid-turn holds on to the very lists of its position."""
    g = a_range()
    deck, hand = g.deck, g.ranchers[1].hand
    imagine(g, 0, seeded(3))
    assert g.deck is deck
    assert g.ranchers[1].hand is hand


@pytest.mark.parametrize("seed", range(10))
def test_known_cards_keep_their_very_places(seed):
    g = a_range()
    imagine(g, 0, seeded(seed), lambda g, seat: [(g.deck, [CARDS[5]])])
    assert g.deck[2] is CARDS[5]


def test_every_hidden_card_can_be_imagined_everywhere():
    tops = set()
    for seed in range(60):
        g = a_range()
        imagine(g, 0, seeded(seed))
        tops.add(g.deck[-1])
    assert tops == {*CARDS[1:6], CARDS[11], CARDS[12]}


@state
class Drover:
    """A player with a deck of his own, and a hand that only he sees."""

    seat: int
    hand: Annotated[list[Card], Hidden("owner", pool="herd", each="seat")] = []
    draw: Annotated[list[Card], Hidden("nobody", pool="herd", each="seat")] = []


@state
class Drive(Position):
    drovers: list[Drover] = []
    stack: Annotated[list[Card], Hidden("nobody", pool="herd")] = []


def a_drive() -> Drive:
    drovers = [
        Drover(seat, list(CARDS[6 * seat : 6 * seat + 2]), list(CARDS[6 * seat + 2 : 6 * seat + 5])) for seat in range(3)
    ]
    return Drive(dice=Dice(5), drovers=drovers, stack=list(CARDS[18:22]))


@pytest.mark.parametrize("seed", range(10))
def test_a_divided_pool_keeps_its_parts(seed):
    """Cards of a player's deck are imagined in his hand, never in another player's."""
    g = a_drive()
    imagine(g, 0, seeded(seed))
    assert g.drovers[0].hand == list(CARDS[0:2])
    for seat, drover in enumerate(g.drovers):
        assert {*drover.hand, *drover.draw} == set(CARDS[6 * seat : 6 * seat + 5])
    assert set(g.stack) == set(CARDS[18:22])


def test_within_a_part_every_hidden_card_can_be_anywhere():
    hands, tops = set(), set()
    for seed in range(60):
        g = a_drive()
        imagine(g, 0, seeded(seed))
        hands |= set(g.drovers[1].hand)
        tops.add(g.drovers[0].draw[-1])
    assert hands == set(CARDS[6:11])
    assert tops == set(CARDS[2:5])


def test_a_spectator_divides_the_pool_too():
    g = a_drive()
    imagine(g, None, seeded(1))
    assert {*g.drovers[0].hand, *g.drovers[0].draw} == set(CARDS[0:5])


def annotated(hint: Any) -> type:
    return type("Wrong", (), {"__annotations__": {"field": hint}, "__module__": __name__})


@pytest.mark.parametrize(
    ("hint", "why"),
    [
        (set[str], "is a set"),
        (frozenset[int], "is a set"),
        (list[set[int]], "is a set"),
        (tuple[list[int], ...], "tuple of things that can change"),
        (Herd | list[int], "several things that can change"),
        (list[Annotated[Card, Hidden("nobody", pool="cards")]], "belongs on the whole field"),
        (Annotated[dict[str, Card], Hidden("nobody", pool="cards")], "not in a dict"),
        (Annotated[int, Hidden("nobody")], "private note"),
        (Annotated[list[Card], Hidden("owner", pool="cards")], "has no field `seat`"),
    ],
)
def test_a_field_that_cannot_be_copied_or_hidden_safely_is_refused(hint, why):
    with pytest.raises(TypeError, match=why):
        state(annotated(hint))
