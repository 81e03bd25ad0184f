"""The language that actions are written in: `requirement & requirement -> effect & effect`, alternatives after `|`.

An effect is a word and a number (`dollars 2`), a number for each of something (`dollars 2 forests`), or a word alone.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from msgspec import Struct

from saloon.engine import Question


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


def _effect(words: list[str]) -> Effect:
    name, *rest = words
    number = int(rest.pop(0)) if rest and rest[0].lstrip("-").isdigit() else 1
    if len(rest) > 1:
        raise ValueError(f"{' '.join(words)!r} is not an effect: a word, a number, and what the number counts")
    return Effect(name, number, *rest)


# ------------------------------------------------------------ actions


Parts = tuple[str, str, tuple[Effect, ...], tuple[Effect, ...]]
"""Of an action: its id, the printed item that it belongs to, what it asks for and what it gives."""


def read_actions(owner: str, texts: Iterable[str]) -> Iterator[Parts]:
    """`C-1a` and `C-1b` are alternatives of the first action of tile C: they share an item, which doing one of them uses up."""
    for number, text in enumerate(texts, 1):
        item, alternatives = f"{owner}-{number}", read_alternatives(text)
        ids = [item] if len(alternatives) == 1 else [item + letter for letter in "ab"[: len(alternatives)]]
        yield from ((id, item, alternative.cost, alternative.gain) for id, alternative in zip(ids, alternatives, strict=True))


# ------------------------------------------------------------ what words mean


Check = Callable[[Any, Any], bool]
"""Whether something can be done: the state and the player."""
Doing = Generator[Question, Any, Any]
Do = Callable[[Any, Any, Effect, bool], Doing | None]
"""A flow, if it asks. The last argument says whether the player may still decline; one who does returns PASS."""


class Word(NamedTuple):
    """A word of the language: `can` makes the check whether an effect can be had (as a requirement: met), `do` does it.

    Whoever does something that has become impossible does nothing.
    """

    can: Callable[[Effect], Check]
    do: Do


def always(effect: Effect) -> Check:
    """The check of a word that can always be done."""
    return lambda g, me: True


class Vocabulary:
    """What the words of a game mean. Words that only a location knows may be missing."""

    def __init__(self, words: Mapping[str, Word]) -> None:
        self.words = words

    def can(self, g: Any, me: Any, effect: Effect) -> bool:
        """Whether a single effect can be had."""
        return effect.name in self.words and self.words[effect.name].can(effect)(g, me)

    def check(self, cost: tuple[Effect, ...], gain: tuple[Effect, ...], *, earns: bool = False) -> Check:
        """The check of an action: every requirement can be met; without one, there is something to gain.

        earns: whether there must be something to gain with a requirement too. Otherwise a reward may be given up, so that what
               asks for something can be done even if it earns nothing.
        """
        needs, gains = self._checks(cost), self._checks(gain)
        if not needs:
            return gains[0] if len(gains) == 1 else lambda g, me: any(check(g, me) for check in gains)
        if earns and gains:
            return lambda g, me: all(check(g, me) for check in needs) and any(check(g, me) for check in gains)
        return needs[0] if len(needs) == 1 else lambda g, me: all(check(g, me) for check in needs)

    def _checks(self, effects: tuple[Effect, ...]) -> list[Check]:
        return [self.words[effect.name].can(effect) for effect in effects if effect.name in self.words]
