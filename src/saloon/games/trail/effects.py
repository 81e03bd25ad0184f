"""The language that actions are written in: `requirement & requirement -> effect & effect`, alternatives after `|`.

An effect is a keyword and a number (`dollars 2`), a number for each of something (`dollars 2 forests`), or a keyword alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from string import ascii_lowercase
from typing import Protocol

from msgspec import Struct


class Effect(Struct, frozen=True, gc=False):
    """One thing that an action asks for or gives.

    amount: how much of it.
    of:     for each of what, or which card; empty where the amount stands alone.
    """

    name: str
    amount: int = 1
    of: str = ""


class Alternative(Struct, frozen=True):
    """A requirement, which must be met completely, and what it earns."""

    cost: tuple[Effect, ...]
    gain: tuple[Effect, ...]


def read_alternatives(text: str) -> list[Alternative]:
    """The alternatives of an action."""
    return [_alternative(part) for part in text.split("|")] if text else []


def _alternative(text: str) -> Alternative:
    cost, arrow, gain = text.partition("->")
    return Alternative(_effects(cost), _effects(gain)) if arrow else Alternative((), _effects(cost))


def _effects(text: str) -> tuple[Effect, ...]:
    return tuple(_effect(part.split()) for part in text.split("&"))


def _effect(parts: list[str]) -> Effect:
    name, *rest = parts
    number = int(rest.pop(0)) if rest and rest[0].lstrip("-").isdigit() else 1
    if len(rest) > 1:
        raise ValueError(f"{' '.join(parts)!r} is not an effect: a keyword, a number, and what the number counts")
    return Effect(name, number, *rest)


# ------------------------------------------------------------ actions


Parts = tuple[str, str, tuple[Effect, ...], tuple[Effect, ...]]
"""Of an action: its id, the printed item that it belongs to, what it asks for and what it gives."""


def read_actions(owner: str, texts: Iterable[str]) -> Iterator[Parts]:
    """`C-1a` and `C-1b` are alternatives of the first action of tile C: they share an item, which doing one of them uses up."""
    for number, text in enumerate(texts, 1):
        item, alternatives = f"{owner}-{number}", read_alternatives(text)
        letters = ascii_lowercase[: len(alternatives)] if len(alternatives) > 1 else [""] * len(alternatives)
        for letter, alternative in zip(letters, alternatives, strict=True):
            yield item + letter, item, alternative.cost, alternative.gain


class PrintedAction(Protocol):
    """What an action must have: the alternatives of one printed action, any number of them, share an item."""

    @property
    def id(self) -> str: ...
    @property
    def item(self) -> str: ...
    @property
    def cost(self) -> tuple[Effect, ...]: ...
    @property
    def gain(self) -> tuple[Effect, ...]: ...
