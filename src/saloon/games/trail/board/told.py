"""An automa's turn on the board: what each line of it did is ringed in its colour with the line's number."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from saloon.engine import Seat
from saloon.games.trail.texts.story import StoryLine

Pieces = Callable[[StoryLine], Iterable[str]]
"""The ids of whatever a line is about."""


def told(seat: Seat, story: Iterable[StoryLine], pieces: Pieces) -> dict[str, tuple[int, str]]:
    """By the id of a piece, whose turn it is and the number of the last line about it (`Viewpoint.told`)."""
    return {piece: (seat, str(number)) for number, line in enumerate(story, 1) for piece in pieces(line)}
