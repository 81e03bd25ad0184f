"""Answers that a person can give once for all: to questions that are nearly always answered alike."""

from __future__ import annotations

from collections.abc import Callable

from saloon.engine import Ask, Value
from saloon.engine.game import ANYTIME
from saloon.games.great_western_trail_el_paso.components import DRAW, END
from saloon.games.great_western_trail_el_paso.panel import group_of
from saloon.games.great_western_trail_el_paso.state import State


def keep_jokers(g: State, ask: Ask) -> Value | None:
    """Jokers can do whatever is needed next: pay with the others first."""
    return min(ask.options) if ask.verb == "jokers" else None


def exchange_again(g: State, ask: Ask) -> Value | None:
    """The card that is drawn may be the one that is discarded."""
    return DRAW if ask.verb == "again" else None


def end_turn(g: State, ask: Ask) -> Value | None:
    """Tokens and worker bonuses can be used in the next turn too; only in the last one they cannot."""
    if ask.verb != "act" or END not in ask.options or g.closer is not None:
        return None
    return END if all(option is END or group_of(ask.verb, option) == ANYTIME for option in ask.options) else None


STANDING: dict[str, Callable[[State, Ask], Value | None]] = {
    "end-turn": end_turn,
    "keep-jokers": keep_jokers,
    "exchange-again": exchange_again,
}
