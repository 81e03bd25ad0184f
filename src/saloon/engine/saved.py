"""A match as bytes."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from saloon.engine.asks import Seat


class Saved(Struct):
    """The turn-start state and what was chosen since."""

    game: str
    rules: int
    hold: bool
    count: int
    start: msgspec.Raw
    since: list[tuple[Seat, str]]
