"""Herd decks, job markets and certificates."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from saloon.engine import Dice, Position, state
from saloon.games.trail.certificates import advance, spendings
from saloon.games.trail.herd import cards_to_draw, draw_cards, top_card
from saloon.games.trail.jobs import for_hire, hire, leaves_row, token_row


@state
class Table(Position):
    name: str = ""


@dataclass
class Deck:
    hand: list[str] = field(default_factory=list)
    draw: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    seat: int = 1


def table() -> Table:
    return Table(dice=Dice(1))


# ------------------------------------------------------------ herd decks


def test_the_top_card_is_drawn():
    deck = Deck(draw=["low", "top"], discard=["away"])
    assert draw_cards(table(), deck, 1) == ["top"]
    assert deck == Deck(["top"], ["low"], ["away"])


@pytest.mark.parametrize("count", [0, -1])
def test_nobody_draws_without_need(count):
    deck = Deck(["held"], ["top"], ["away"])
    assert draw_cards(table(), deck, count) == []
    assert deck == Deck(["held"], ["top"], ["away"])


def test_the_discard_pile_is_shuffled_only_when_a_card_is_missing():
    deck = Deck(draw=["a", "b"], discard=["c"])
    assert draw_cards(table(), deck, 2) == ["b", "a"]
    assert (deck.draw, deck.discard) == ([], ["c"])
    assert draw_cards(table(), deck, 1) == ["c"]
    assert deck == Deck(["b", "a", "c"], [], [])


def test_as_many_as_there_are():
    deck = Deck(draw=["a"], discard=["b"])
    assert cards_to_draw(deck) == 2
    assert draw_cards(table(), deck, 5) == ["a", "b"]
    assert draw_cards(table(), deck, 1) == []


def test_the_top_card_can_be_taken_without_a_hand():
    deck = Deck(draw=["low", "top"])
    assert top_card(table(), deck) == "top"
    assert deck == Deck([], ["low"], [])


def test_the_top_card_of_an_empty_stack_comes_from_the_discard_pile():
    deck = Deck(discard=["a", "b", "c"])
    card = top_card(table(), deck)
    assert sorted([card, *deck.draw]) == ["a", "b", "c"]
    assert (deck.hand, deck.discard) == ([], [])


def test_there_may_be_no_top_card():
    assert top_card(table(), Deck()) is None


def test_taking_the_last_card_shuffles_nothing():
    deck = Deck(draw=["last"], discard=["away"])
    assert top_card(table(), deck) == "last"
    assert deck == Deck([], [], ["away"])


def test_drawing_is_sealed_but_drawing_nothing_is_not():
    g = table()
    before = g.seals
    assert draw_cards(g, Deck(), 3) == []
    assert draw_cards(g, Deck(draw=["a"]), 0) == []
    assert g.seals == before
    draw_cards(g, Deck(draw=["a"]), 1)
    assert g.seals > before


# ------------------------------------------------------------ job markets


@pytest.mark.parametrize(("workers", "row", "left"), [(3, 1, None), (4, 2, 1), (5, 2, None), (6, 3, 2)])
def test_the_token_moves_when_its_row_is_full(workers, row, left):
    market = ["smith"] * workers
    assert (token_row(market, 2), leaves_row(market, 2)) == (row, left)


def test_workers_above_the_token_can_be_hired_each_kind_once_a_row():
    market = ["smith", "smith", None, "cook", "cook"]
    assert list(for_hire(market, 2)) == [(0, "smith"), (1, "cook")]


def test_a_hired_worker_leaves_a_gap():
    market = ["cook", "smith", "smith", "cook"]
    hire(market, 2, 1, "cook")
    assert market == ["cook", "smith", "smith", None]
    hire(market, 2, 0, "cook")
    assert market == [None, "smith", "smith", None]


def test_a_worker_is_not_taken_from_another_row():
    with pytest.raises(ValueError, match="cook"):
        hire(["cook", "smith", "smith", "smith"], 2, 1, "cook")


# ------------------------------------------------------------ certificates

TRACK = (0, 1, 2, 3, 4, 6)


@pytest.mark.parametrize(
    ("marker", "spaces", "limit", "end"),
    [(0, 1, 3, 1), (2, 2, 3, 3), (3, 1, 3, 3), (3, 1, 4, 4), (4, 1, 6, 6), (3, 2, 6, 6), (6, 3, 6, 6), (0, 0, 3, 0)],
)
def test_the_marker_advances_up_to_the_limit(marker, spaces, limit, end):
    assert advance(TRACK, marker, spaces, limit) == end


@pytest.mark.parametrize(("marker", "spent"), [(0, [0]), (2, [0, 1, 2]), (6, [0, 2, 3, 4, 5, 6])])
def test_certificates_are_spent_by_the_numbers_of_the_track(marker, spent):
    assert spendings(TRACK, marker) == spent
