"""Whose turn it is, and the end of the game: a last turn for everybody once somebody has brought it about."""

from __future__ import annotations

from typing import Protocol

from saloon.engine import Seat


class Round(Protocol):
    """What a state must have.

    left: turns that are still to be played once the end is certain.
    """

    turns: int
    active: Seat
    left: int | None


def pass_on(g: Round, seats: int) -> None:
    """Clockwise, around so many seats."""
    g.turns += 1
    g.active = (g.active + 1) % seats
    if g.left is not None:
        g.left -= 1


def over(g: Round) -> bool:
    return g.left == 0
