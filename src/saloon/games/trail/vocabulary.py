"""What the keywords of actions mean: when an effect can be had, and how it is done."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import reduce
from typing import Any, NamedTuple

from saloon.engine import PASS, Flow, Question
from saloon.games.trail.effects import Effect, PrintedAction

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

    def __init__(self, keywords: dict[str, Keyword]) -> None:
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
