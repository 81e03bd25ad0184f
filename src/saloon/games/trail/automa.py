"""An automa at a seat: its deck, which begins again when it is empty, and what is known of those who have a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from saloon.engine import Position, Seat

C = TypeVar("C")
Known = Iterator[tuple[list[Any], list[Any]]]
"""Hidden cards, and those among them that are known all the same."""


def known_of_seats(g: Any, seat: Seat | None, known: Mapping[type, Callable[[Any, Seat | None], Known]]) -> Known:
    """What a seat knows of the cards that lie hidden before everybody; `known`: by the class of whoever sits there."""
    for who in g.seated:
        yield from known[who.__class__](who, seat)


def turn_card(g: Position, automa: Any, word: str, deck: list[C], played: list[C]) -> C:
    """Turn over the top card; an empty deck is shuffled first. `word`: how the automa is called in what is told."""
    if begins_again(g, deck, played):
        g.tell(f"{word}_shuffles", automa.seat)
    g.seal()
    automa.card = card = deck.pop()
    g.tell(f"{word}_turns", automa.seat, card=card)
    return card


def begins_again(g: Position, deck: list[C], played: list[C]) -> bool:
    """Shuffle the played cards into an empty deck; whether it was empty."""
    if deck:
        return False
    deck += played
    played.clear()
    g.dice.shuffle(deck)
    return True
