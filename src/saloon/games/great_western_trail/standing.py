"""Standing answers: questions that people nearly always answer alike (`Page.standing`).

The usual answer to each of them is its first option.
"""

from __future__ import annotations

from collections.abc import Callable

from saloon.engine import PASS, Ask, Value
from saloon.games.great_western_trail.components import END, SELL, Action, Track
from saloon.games.great_western_trail.rules.effects import UNASKED
from saloon.games.great_western_trail.state import State
from saloon.games.trail.asking import EXCHANGE

Standing = Callable[[State, Ask], Value | None]


def first_of(verb: str) -> Standing:
    """The usual answer to every question of a kind."""
    return lambda g, ask: ask.options[0] if ask.verb == verb else None


def instead_of_a_token(*values: Value) -> Standing:
    """One of these, where there is nothing else to choose but to spend a token."""

    def answer(g: State, ask: Ask) -> Value | None:
        usual, *others = ask.options
        return usual if usual in values and others == [EXCHANGE] else None

    return answer


def take_gains(g: State, ask: Ask) -> Value | None:
    """Money and tokens that cost nothing."""
    usual = ask.options[0]
    return usual if ask.verb == "bonus" and isinstance(usual, Action) and not usual.cost and usual.keyword in UNASKED else None


def drive_on(g: State, ask: Ask) -> Value | None:
    """Where the engine can go to a single space."""
    spaces = [option for option in ask.options if isinstance(option, Track)]
    return spaces[0] if ask.verb == "engine" and len(spaces) == 1 else None


STANDING: dict[str, Standing] = {
    "certificates": first_of("certify"),
    "cattle": first_of("take"),
    "gains": take_gains,
    "engine": drive_on,
    "keep_hand": instead_of_a_token(SELL, PASS),
    "end_actions": instead_of_a_token(END),
}
