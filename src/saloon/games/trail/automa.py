"""The cards of an automa: a deck that begins again when it is empty."""

from __future__ import annotations

from typing import Protocol, TypeVar

from saloon.engine import Dice

C = TypeVar("C")


class Table(Protocol):
    """What a state must have."""

    dice: Dice


def begins_again(g: Table, deck: list[C], played: list[C]) -> bool:
    """Shuffle the played cards into an empty deck; whether it was empty."""
    if deck:
        return False
    deck += played
    played.clear()
    g.dice.shuffle(deck)
    return True
