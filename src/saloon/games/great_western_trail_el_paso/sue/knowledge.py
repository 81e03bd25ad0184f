"""What is known of Sue's hidden cards, and what must never change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from saloon.engine import Seat, Somewhere
from saloon.games.great_western_trail_el_paso.components import MARKERS, SLOTS, SOLO, SOLO_A, SPECIALISTS, WORKERS, Card
from saloon.games.great_western_trail_el_paso.rules.building import own_buildings
from saloon.games.great_western_trail_el_paso.state import State
from saloon.games.great_western_trail_el_paso.sue.state import Sue


def known(sue: Sue, seat: Seat | None) -> Iterator[tuple[list[Any], list[Any]]]:
    """All A cards are in play, so those that are hidden are in her deck."""
    yield sue.deck, Somewhere(card for card in sue.deck if card in SOLO_A)


def check(g: State, sue: Sue) -> None:
    assert len(sue.posts) + sue.discs == len(SLOTS), "Sue's discs"
    assert len(own_buildings(g, sue.seat)) <= MARKERS, "Sue's buildings"
    cards = [*sue.deck, *sue.unused, *sue.discard, *([sue.card] if sue.card is not None else [])]
    assert sorted(card.id for card in cards) == sorted(card.id for card in SOLO), "solo cards"
    assert sorted(worker.id for worker in sue.row) == sorted(worker.id for worker in SPECIALISTS), "Sue's row"
    assert all(0 <= jokers < count for jokers, count in zip(sue.jokers, sue.workers, strict=True)), "Sue's workers"


def cards_of(sue: Sue) -> Counter[Card]:
    """All that she has drawn or can draw, and her workers."""
    cards: Counter[Card] = Counter([*sue.reserve, *sue.cattle])
    for kind, worker in enumerate(SPECIALISTS):
        cards[worker] += sue.workers[kind] - sue.jokers[kind]
    cards[WORKERS[-1]] += sum(sue.jokers)
    return cards
