"""Which objective cards to fulfil with what one has: the best way, found exactly.

Every element (a building, a disc, a card) serves one task of one card only. Elements of a kind are alike, so what counts is how
many of each kind there are; there are few cards, so all ways that could still be best are tried. Where a card can be fulfilled
in several ways (this building or those two), the game names them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol


class Task(Protocol):
    """What an objective card must show."""

    @property
    def tasks(self) -> Sequence[str]: ...
    @property
    def points(self) -> int: ...


class Best(NamedTuple):
    """The best that can be made of the cards.

    points:    with the bonus for the number of cards that are scored.
    objectives: without it.
    fulfilled: which cards count in full, by their place among all cards, and
    scored:    which are scored at all: every card that must be, and those of the others that are worth it.
    """

    points: int
    objectives: int
    fulfilled: tuple[int, ...]
    scored: tuple[int, ...]


Needs = Mapping[str, int]
"""How many elements of each kind a card takes."""


@lru_cache(maxsize=256)
def _needs(tasks: tuple[str, ...]) -> Needs:
    return Counter(tasks)


def _as_printed(card: Task) -> Sequence[Needs]:
    """The only way where every task is one element."""
    return (_needs(tuple(card.tasks)),)


def _fits(need: Needs, have: Needs) -> bool:
    return all(have.get(kind, 0) >= count for kind, count in need.items())


def best_assignment(
    must: Sequence[Task],
    may: Sequence[Task],
    have: Needs,
    bonus: Callable[[int], int] = lambda cards: 0,
    ways: Callable[[Any], Sequence[Needs]] = _as_printed,
    failed: Callable[[Any], int] = lambda card: 0,
) -> Best:
    """The most points from the cards that must be scored and those that may be.

    bonus: for the number of cards that are scored.
    ways:  what would fulfil a card, each way with other elements.
    failed: points for a card that is scored without being fulfilled.
    """
    cards = [*must, *may]
    needs = [[need for need in ways(card) if _fits(need, have)] for card in cards]
    # What cards can still bring after each one, if all were fulfilled: a way that cannot catch up any more is given up.
    hope = [0] * (len(cards) + 1)
    for at in reversed(range(len(cards))):
        hope[at] = hope[at + 1] + (max(cards[at].points, 0) if needs[at] else 0)
    bonuses = [bonus(number) for number in range(len(cards) + 1)]
    most_bonus = max(bonuses[len(must) :])
    found = Best(-1000, -1000, (), ())

    def look(at: int, left: Needs, points: int, fulfilled: tuple[int, ...], scored: tuple[int, ...]) -> None:
        nonlocal found
        if points + hope[at] + most_bonus <= found.points:
            return
        if at == len(cards):
            if points + bonuses[len(scored)] > found.points:
                found = Best(points + bonuses[len(scored)], points, fulfilled, scored)
            return
        card = cards[at]
        for need in needs[at]:
            if _fits(need, left):
                rest = {kind: count - need.get(kind, 0) for kind, count in left.items()}
                look(at + 1, rest, points + card.points, (*fulfilled, at), (*scored, at))
        if at >= len(must):
            look(at + 1, left, points, fulfilled, scored)
        look(at + 1, left, points + failed(card), fulfilled, (*scored, at))

    look(0, have, 0, (), ())
    return found


# ------------------------------------------------------------ with station masters


class Counting(Protocol):
    """A station master, who gives points for each so many of something."""

    @property
    def points(self) -> int: ...
    @property
    def each(self) -> int: ...
    @property
    def counts(self) -> str: ...


def worth(master: Counting, count: int) -> int:
    return master.points * (count // master.each)


def penalty(card: Any) -> int:
    """What an objective card costs that is scored without being fulfilled."""
    points: int = card.penalty
    return points


def best_of_herd(area: Sequence[Any], herd: Sequence[Any], have: Needs, masters: Sequence[Counting]) -> Best:
    """Cards of the area must be scored, objective cards of the herd may be, each with its penalty if it is not fulfilled.

    masters: some count the cards that are scored.
    """
    counting = [master for master in masters if master.counts == "objectives"]

    def bonus(cards: int) -> int:
        return sum(worth(master, cards) for master in counting)

    return best_assignment(area, [card for card in herd if card.tasks], have, bonus, failed=penalty)
