"""The best use of what one has for objective cards, against trying everything."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import NamedTuple

import pytest

from saloon.games.trail import objectives
from saloon.games.trail.objectives import Best


class Card(NamedTuple):
    tasks: tuple[str, ...]
    points: int
    penalty: int


def card(tasks: str, points: int = 3, penalty: int = -2) -> Card:
    return Card(tuple(tasks), points, penalty)


def best_assignment(*cards, **more) -> Best:
    """With what a card costs that is scored without being fulfilled."""
    return objectives.best_assignment(*cards, failed=lambda card: card.penalty, **more)


def test_a_card_that_fails_costs_nothing_unless_the_game_says_so():
    assert objectives.best_assignment([card("ab")], [], {"a": 1}) == Best(0, 0, (), (0,))


def test_a_card_counts_in_full_or_costs_its_penalty():
    assert best_assignment([card("ab")], [], {"a": 1, "b": 1}) == Best(3, 3, (0,), (0,))
    assert best_assignment([card("ab")], [], {"a": 1}) == Best(-2, -2, (), (0,))


def test_an_element_serves_one_task_only():
    assert best_assignment([card("aa"), card("a", 5)], [], {"a": 2}).objectives == 5 - 2
    assert best_assignment([card("aa"), card("a", 5)], [], {"a": 3}).objectives == 8


def test_cards_that_may_be_scored_are_only_if_that_is_worth_it():
    found = best_assignment([card("a")], [card("b"), card("c", 4)], {"a": 1, "c": 1})
    assert found == Best(7, 7, (0, 2), (0, 2))


def test_a_bonus_for_the_number_of_cards_may_outweigh_a_penalty():
    found = best_assignment([card("a", penalty=0)], [card("b")], {}, bonus=lambda cards: 3 * (cards // 2))
    assert (found.points, found.objectives, found.scored) == (1, -2, (0, 1))


def test_without_cards_there_is_nothing():
    assert best_assignment([], [], {"a": 3}) == Best(0, 0, (), ())


# ------------------------------------------------------------ several ways


def test_a_card_with_several_ways_takes_the_one_that_leaves_most_for_others():
    big, small = card("x", 5, 0), card("y", 3, 0)
    ways = {big: [{"a": 1}, {"b": 1}], small: [{"a": 1}]}
    found = best_assignment([big, small], [], {"a": 1, "b": 1}, ways=ways.__getitem__)
    assert found == Best(8, 8, (0, 1), (0, 1))


def test_a_card_without_any_way_is_not_fulfilled():
    assert best_assignment([card("x", 5, 0)], [], {"x": 1}, ways=lambda card: []) == Best(0, 0, (), (0,))


def test_a_card_that_asks_for_nothing_is_fulfilled():
    assert best_assignment([card("x", 5)], [], {}, ways=lambda card: [{}]).objectives == 5


@pytest.mark.parametrize("seed", range(30))
def test_no_choice_of_ways_is_better(seed):
    dice = random.Random(seed)
    cards = [Card((str(number),), dice.randint(1, 6), 0) for number in range(dice.randint(1, 4))]
    ways = {each: [Counter(dice.choices("abc", k=dice.randint(1, 3))) for _ in range(dice.randint(0, 3))] for each in cards}
    have = {kind: dice.randint(0, 3) for kind in "abc"}
    best = 0
    for choice in product(*[[None, *ways[each]] for each in cards]):
        used = sum((way for way in choice if way is not None), Counter())
        if all(have[kind] >= count for kind, count in used.items()):
            best = max(best, sum(each.points for each, way in zip(cards, choice, strict=True) if way is not None))
    assert best_assignment(cards, [], have, ways=ways.__getitem__).points == best


# ------------------------------------------------------------ against trying everything


def best_by_trying(must, may, have, bonus):
    """Every card fulfilled, penalised or (if it may be) left out."""
    best = None
    ways = [("full", "penalty")] * len(must) + [("full", "penalty", "out")] * len(may)
    for way in product(*ways):
        cards = list(zip([*must, *may], way, strict=True))
        used = Counter(task for each, how in cards if how == "full" for task in each.tasks)
        if any(count > have.get(kind, 0) for kind, count in used.items()):
            continue
        points = sum(each.points if how == "full" else each.penalty if how == "penalty" else 0 for each, how in cards)
        points += bonus(sum(how != "out" for how in way))
        best = points if best is None else max(best, points)
    return best


@pytest.mark.parametrize("seed", range(60))
def test_no_way_is_better(seed):
    dice = random.Random(seed)

    def deal(most: int) -> list[Card]:
        return [
            Card(tuple(dice.choices("abcd", k=dice.randint(1, 4))), dice.randint(1, 6), -dice.randint(0, 4))
            for _ in range(dice.randint(0, most))
        ]

    must, may = deal(4), deal(4)
    have = {kind: dice.randint(0, 4) for kind in "abcd"}
    each, points = dice.randint(1, 3), dice.randint(0, 4)

    def bonus(cards: int) -> int:
        return points * (cards // each)

    found = best_assignment(must, may, have, bonus)
    assert found.points == best_by_trying(must, may, have, bonus)
    assert found.points == found.objectives + bonus(len(found.scored))
    assert set(range(len(must))) <= set(found.scored)
    assert set(found.fulfilled) <= set(found.scored)


class Master(NamedTuple):
    points: int
    each: int
    counts: str


def test_cards_of_the_herd_are_added_where_a_station_master_counts_them():
    """Without him the second card would only cost."""
    area, herd = [card("a")], [card("b"), card("")]
    pairs = Master(3, 2, "objectives")
    assert objectives.best_of_herd(area, herd, {"a": 1}, [Master(3, 2, "stations")]).scored == (0,)
    best = objectives.best_of_herd(area, herd, {"a": 1}, [pairs])
    assert (best.points, best.objectives, best.scored) == (3 - 2 + 3, 3 - 2, (0, 1))
    assert objectives.worth(pairs, 5) == 6
