"""The language that actions are written in: `requirement & requirement -> effect & effect`, alternatives after `|`.

An effect is a keyword and a number (`dollars 2`), a number for each of something (`dollars 2 forests`), or a keyword alone.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from functools import reduce
from string import ascii_lowercase
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from saloon.engine import PASS, Flow, Question


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


# ------------------------------------------------------------ what keywords mean


Check = Callable[[Any, Any], bool]
"""Whether something can be done: the state and the player."""
Doing = Generator[Question, Any, Any]
Do = Callable[[Any, Any, Effect, bool], Doing | None]
"""A flow, if it asks. The last argument says whether the player may still decline; one who does returns PASS."""


class Keyword(NamedTuple):
    """A keyword of the language: `can` makes the check whether an effect can be had (as a requirement: met), `do` does it.

    Whoever does something that has become impossible does nothing.
    """

    can: Callable[[Effect], Check]
    do: Do


def always(effect: Effect) -> Check:
    """The check of a keyword that can always be done."""
    return lambda g, me: True


def never(g: Any, me: Any) -> bool:
    """The check of what only a location knows."""
    return False


def _both(one: Check, other: Check) -> Check:
    return lambda g, me: one(g, me) and other(g, me)


def _either(one: Check, other: Check) -> Check:
    return lambda g, me: one(g, me) or other(g, me)


class Vocabulary:
    """What the keywords of a game mean. Those that only a location knows may be missing."""

    def __init__(self, keywords: Mapping[str, Keyword]) -> None:
        self.keywords = keywords

    def can(self, g: Any, me: Any, effect: Effect) -> bool:
        """Whether a single effect can be had."""
        return effect.name in self.keywords and self.keywords[effect.name].can(effect)(g, me)

    def missing(self, g: Any, me: Any, action: PrintedAction) -> Effect:
        """Of an action that cannot be done, the first effect that it fails for."""
        return next(effect for effect in action.cost + action.gain if not self.can(g, me, effect))

    def all_met(self, cost: tuple[Effect, ...]) -> Check:
        """The check whether every requirement can be met."""
        return reduce(_both, self._checks(cost))

    def any_had(self, gain: tuple[Effect, ...]) -> Check:
        """The check whether there is anything to gain."""
        return reduce(_either, self._checks(gain) or [never])

    def _checks(self, effects: tuple[Effect, ...]) -> list[Check]:
        return [self.keywords[effect.name].can(effect) for effect in effects if effect.name in self.keywords]

    def perform(self, g: Any, me: Any, effects: Iterable[Effect], may: bool) -> Flow:
        """One after the other; as soon as the player declines, nothing more follows."""
        for effect in effects:
            flow = self.keywords[effect.name].do(g, me, effect, may)
            if flow is not None and (yield from flow) == PASS:
                return
