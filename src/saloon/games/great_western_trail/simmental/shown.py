"""Simmentals on the board and in words, and what is answered for who asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from saloon.engine import Ask, Texts, Value
from saloon.games.great_western_trail.components import Card
from saloon.games.great_western_trail.simmental.components import SIMMENTAL
from saloon.games.great_western_trail.simmental.state import SimmentalState
from saloon.games.trail.board.breeds import Breed
from saloon.games.trail.texts.phrases import points

LOOKS = {"simmental": Breed("orange", "fawn", "short", "white")}


def market_rows(g: SimmentalState) -> dict[str, list[tuple[Card, int]]]:
    """A row of the cattle market: the first stage lies in it, the others are piles beside it."""
    first = SIMMENTAL[1]
    return {first.breed: list(zip(SIMMENTAL.values(), (g.market.count(first), *g.simmentals), strict=True))}


def market_words(reader: Any) -> Iterator[str]:
    two, three = reader.g.simmentals
    yield reader.say("word-simmentals", two=two, three=three)


def _raise(reader: Any, card: Card) -> str:
    say: Texts = reader.say
    return say("raise-card", stage=card.stage, value=SIMMENTAL[card.stage + 1].value)


def _risen(reader: Any, card: Card) -> str:
    say: Texts = reader.say
    risen = SIMMENTAL[card.stage + 1]
    return say("lead-risen", old=points(say, card.points), new=points(say, risen.points))


LABELS = {"raise": _raise}
NOTES = {"raise": _risen}


def _let_them_rise(g: SimmentalState, ask: Ask) -> Value | None:
    """As long as there are any; then no more, without exchanging cards for others."""
    return ask.options[0] if ask.verb == "raise" else None


STANDING = {"simmentals": _let_them_rise}
