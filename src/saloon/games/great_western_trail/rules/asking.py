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
    """Ask, even if there is only one thing to do: a token might change that."""
    return tokens.decide(g, me, verb, options, exchange)


def choose(g: State, me: Player, verb: str, options: Sequence[Value], *, token: bool = True) -> Answer:
    """Ask, unless there is only one answer. For options that do not depend on the hand, or without offering a token."""
    if len(options) == 1:
        return options[0]
    return (yield from tokens.decide(g, me, verb, lambda: options, exchange, token=token))


def asides(g: State) -> dict[Seat, Ask]:
    return tokens.asides(g.players)
