"""Simmentals on the board and in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from saloon.games.great_western_trail.components import Card
from saloon.games.great_western_trail.simmental.components import SIMMENTAL
from saloon.games.great_western_trail.simmental.state import SimmentalState
from saloon.games.trail.board.breeds import Breed

LOOKS = {"simmental": Breed("orange", "fawn", "short", "white")}


def market_rows(g: SimmentalState) -> dict[str, list[tuple[Card, int]]]:
    """A row of the cattle market: the first stage lies in it, the others are piles beside it."""
    first = SIMMENTAL[1]
    return {first.breed: list(zip(SIMMENTAL.values(), (g.market.count(first), *g.simmentals), strict=True))}


def market_words(reader: Any) -> Iterator[str]:
    two, three = reader.g.simmentals
    yield reader.say("word-simmentals", two=two, three=three)
