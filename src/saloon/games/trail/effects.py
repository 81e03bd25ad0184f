"""The language that actions are written in: `requirement & requirement -> effect & effect`, alternatives after `|`.

An effect is a word and a number (`dollars 2`), a number for each of something (`dollars 2 forests`), or a word alone.
"""

from __future__ import annotations

from msgspec import Struct


class Effect(Struct, frozen=True, gc=False):
    """One thing that an action asks for or gives.

    amount: how much of it.
    of:     for each of what, or which card; empty where the amount stands alone.
    """

    name: str
    amount: int = 1
    of: str = ""


class Deed(Struct, frozen=True):
    """A requirement, which must be met completely, and what it earns."""

    cost: tuple[Effect, ...]
    gain: tuple[Effect, ...]


def read_deeds(text: str) -> list[Deed]:
    """The alternatives of an action."""
    return [_deed(part) for part in text.split("|")] if text else []


def _deed(text: str) -> Deed:
    cost, arrow, gain = text.partition("->")
    return Deed(_effects(cost), _effects(gain)) if arrow else Deed((), _effects(cost))


def _effects(text: str) -> tuple[Effect, ...]:
    return tuple(_effect(part.split()) for part in text.split("&"))


def _effect(words: list[str]) -> Effect:
    name, *rest = words
    number = int(rest.pop(0)) if rest and rest[0].lstrip("-").isdigit() else 1
    if len(rest) > 1:
        raise ValueError(f"{' '.join(words)!r} is not an effect: a word, a number, and what the number counts")
    return Effect(name, number, *rest)
