"""Lines of a position in words that the sisters say alike: always from an observation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from saloon.engine import UNKNOWN, Texts
from saloon.engine.reader import counted
from saloon.games.trail.texts.phrases import worth


def say_lists(say: Texts, found: Mapping[str, tuple[str, Sequence[str]]]) -> Iterator[str]:
    """By message, the variable that it lists things by, and the things; equal ones once, and what is empty is not said."""
    for key, (variable, things) in found.items():
        if things:
            yield say(key, **{variable: " · ".join(counted(things))})


def say_cards(
    say: Texts, hand: Sequence[Any], discard: Sequence[Any], named: Callable[[Any], str], order: Callable[[Any], Any]
) -> Iterator[str]:
    """Hand and discard pile, which their player may look through.

    order: the key that people sort cards by.
    """
    zones = {"word-hand": [] if UNKNOWN in hand else hand, "word-discard": discard}
    if not hand:
        yield say("word-hand-empty")
    for key, zone in zones.items():
        if zone:
            yield say(key, cards=", ".join(counted(named(card) for card in sorted(zone, key=order))))


def cattle_card(say: Texts, named: str, value: int, points: int) -> str:
    """With what it is worth: `Longhorn (value 3, 2 points)`."""
    return f"{named} ({worth(say, value, points)})"


def with_pieces(say: Texts, here: str, key: str, names: Sequence[str]) -> str:
    """A place, and whose pieces stand there."""
    return f"{here} [{say(key, names=', '.join(names))}]" if names else here
