"""Chance is one integer: the same on every machine, and fair."""

import pytest

from saloon.engine import Dice, seeded

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
