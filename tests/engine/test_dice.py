"""Chance is data: the same on every machine, fair, and with a key beyond searching."""

from hashlib import shake_128

import msgspec
import pytest

from engine.toy import TOY
from saloon.engine import Dice, from_bytes, new_match, seeded
from saloon.engine.conformance import check_hold, check_play
from saloon.engine.dice import KEYED, match_dice

FULL = 1 << 64


def test_the_numbers_are_those_of_splitmix64():
    """The first five of seed 1234567, as published with the algorithm."""
    dice = Dice(1234567)
    assert [dice.below(FULL) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_first_number_of_zero_is_known():
    assert Dice(0).below(FULL) == 0xE220A8397B1DCDAF


@pytest.mark.parametrize("sides", [2, 6, 7, 20])
def test_all_sides_come_up_about_equally_often(sides):
    dice, rolls = seeded("fair", sides), 2000 * sides
    counts = [0] * sides
    for _ in range(rolls):
        counts[dice.below(sides)] += 1
    assert all(1800 < count < 2200 for count in counts)


def test_a_shuffled_copy_leaves_the_cards_and_takes_the_same_numbers():
    cards, dice, other = (1, 2, 3, 4, 5), seeded("copy"), seeded("copy")
    stack = list(cards)
    dice.shuffle(stack)
    assert other.shuffled(cards) == stack
    assert dice == other
    assert cards == (1, 2, 3, 4, 5)


@pytest.mark.parametrize("count", [2, 3, 10, 117])
def test_a_shuffle_takes_the_numbers_that_would_be_drawn_one_by_one(count):
    """From the last card to the second: each changes places with one of those up to itself."""
    dice, other = Dice(0xFEDCBA9876543210), Dice(0xFEDCBA9876543210)
    cards, expected = list(range(count)), list(range(count))
    dice.shuffle(cards)
    for last in range(count - 1, 0, -1):
        place = other.below(last + 1)
        expected[last], expected[place] = expected[place], expected[last]
    assert cards == expected
    assert dice == other


def test_every_order_of_three_cards_is_about_equally_likely():
    dice, seen = seeded("shuffle"), {}
    for _ in range(6000):
        cards = [1, 2, 3]
        dice.shuffle(cards)
        seen[tuple(cards)] = seen.get(tuple(cards), 0) + 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


def test_the_same_state_has_the_same_future():
    dice = seeded(77)
    dice.below(6)
    twin = dice.clone()
    assert [dice.below(100) for _ in range(20)] == [twin.below(100) for _ in range(20)]


def test_a_clone_rolls_for_itself():
    dice = seeded(77)
    dice.clone().below(6)
    assert dice == seeded(77)


def test_words_make_independent_dice_of_one_seed():
    states = {seeded(*words).state for words in [(1,), (2,), (1, "a"), (1, "b"), ("1 a", 0), (1 << 200,)]}
    assert len(states) == 6


def test_a_pick_is_one_of_the_things():
    dice = seeded(1)
    assert {dice.pick("abc") for _ in range(50)} == {"a", "b", "c"}


# ------------------------------------------------------------ with a key

SECRET = KEYED + 12345


def test_small_seeds_roll_as_ever():
    """Records and simulations of all seeds below the border keep their games."""
    assert match_dice(77) == seeded(77)
    assert match_dice(KEYED - 1) == seeded(KEYED - 1)


def test_a_large_seed_makes_a_key_of_256_bits():
    assert len(match_dice(SECRET).key) == 32
    assert match_dice(SECRET).key != match_dice(SECRET + 1).key


def test_numbers_with_a_key_are_those_of_shake128():
    dice = match_dice(SECRET)
    block = shake_128(dice.key + bytes(8)).digest(8)
    assert dice.below(FULL) == int.from_bytes(block, "big")
    assert dice.state == 1


def test_a_key_cannot_be_told_from_the_numbers_of_another_draw():
    """Every draw hashes its own number; a state that only counts gives nothing away."""
    dice = match_dice(SECRET)
    assert len({dice.below(FULL) for _ in range(500)}) == 500
    assert dice.state == 500


@pytest.mark.parametrize("sides", [2, 6, 7, 20])
def test_with_a_key_all_sides_come_up_about_equally_often(sides):
    dice, rolls = match_dice(SECRET), 2000 * sides
    counts = [0] * sides
    for _ in range(rolls):
        counts[dice.below(sides)] += 1
    assert all(1800 < count < 2200 for count in counts)


def test_with_a_key_every_order_of_three_cards_is_about_equally_likely():
    dice, seen = match_dice(SECRET), {}
    for _ in range(6000):
        order = tuple(dice.shuffled([1, 2, 3]))
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


def test_a_clone_with_a_key_has_the_same_future_and_rolls_for_itself():
    dice = match_dice(SECRET)
    twin = dice.clone()
    assert [dice.below(100) for _ in range(20)] == [twin.below(100) for _ in range(20)]
    assert dice == twin
    twin.below(6)
    assert dice != twin


@pytest.mark.parametrize("cards", [[], [1]])
def test_nothing_is_drawn_to_shuffle_a_single_card(cards):
    dice = match_dice(SECRET)
    dice.shuffle(cards)
    assert dice.state == 0


def test_a_seat_imagines_without_the_key():
    """Neither what it sees nor what it imagines has the key in it."""
    match = new_match(TOY, 3, {}, SECRET)
    assert match.state.dice.key
    for seat in (0, None):
        assert match.observe(seat).dice == Dice()
        assert not match.imagine(seat, Dice(1)).state.dice.key


@pytest.mark.parametrize("seed", range(3))
def test_a_play_with_a_key_keeps_every_promise(seed):
    assert check_play(TOY, 3, {}, SECRET + seed).decisions
    check_hold(TOY, 3, {}, SECRET + seed)


def test_a_position_that_was_saved_before_keys_goes_on():
    old = msgspec.msgpack.encode({"state": 1234567})
    assert from_bytes(old, Dice).below(FULL) == 6457827717110365317
