"""How this game asks: exchange tokens can be spent at every question (dossier 4.9, Q41)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from saloon.engine import Ask, Question, Seat, Value
from saloon.games.great_western_trail.rules.hands import exchange
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail import exchange as tokens

Answer = Generator[Question, Any, Value]


def decide(g: State, me: Player, verb: str, options: Callable[[], Sequence[Value]]) -> Answer:
    """Ask; if there is only one thing to do, only because a token might change that."""
    found = options()
    if len(found) == 1 and not me.tokens:
        return found[0]
    return (yield from tokens.decide(g, me, verb, found, options, exchange))


def choose(
    g: State, me: Player, verb: str, options: Sequence[Value], *, token: bool = True, explain: Callable[[], None] | None = None
) -> Answer:
    """Ask, unless there is only one answer. For options that do not depend on the hand, or without offering a token.

    explain: says why other options are missing.
    """
    if len(options) == 1:
        return options[0]

    def again() -> Sequence[Value]:
        if explain is not None and g.ears is not None:
            explain()
        return options

    return (yield from tokens.decide(g, me, verb, again(), again if token else None, exchange))


def asides(g: State) -> dict[Seat, Ask]:
    return tokens.asides(g.players)
