"""What was learned of a game: what the features of a position are worth."""

from __future__ import annotations

from msgspec import Struct

TURNS = 4
"""Turns that a playout goes on, where nothing else is written."""


class Weights(Struct):
    """What the final total of a seat depends on.

    base:   points at the end, in the middle and at the beginning (of a constant, of what is left, of its square).
    features: by name: points for one of it at the end, and how much more at the beginning.
    errors: how far off the guess is, for each tenth of the game that is left.
    turns:  how many turns are played before a search guesses; set by hand, like
    caution: how much better than the best-rated option another must look. Small leads are where a guess is wrong most often.
    growth: how much further playouts go with more time, where guesses are what is wrong most: as a power of the time.
    margin: the lead, in points, by which a playout to the end is clearly won, where luck decides many; 0: any lead is clear.
    """

    base: tuple[float, float, float]
    features: dict[str, tuple[float, float]]
    errors: list[float]
    turns: int = TURNS
    caution: float = 0.0
    growth: float = 0.0
    margin: float = 0.0
