"""Answers that a person can give once for all: to questions that are nearly always answered alike."""

from __future__ import annotations

from saloon.engine import Ask, Value
from saloon.engine.game import ANYTIME
from saloon.games.great_western_trail_el_paso.components import END
from saloon.games.great_western_trail_el_paso.panel import group_of
from saloon.games.great_western_trail_el_paso.state import State
from saloon.games.trail.standing import Standing, first_of, take_certificates


def end_turn(g: State, ask: Ask) -> Value | None:
    """Tokens and worker bonuses can be used in the next turn too; only in the last one they cannot."""
    if ask.verb != "act" or END not in ask.options or g.closer is not None:
        return None
    return END if all(option is END or group_of(ask.verb, option) == ANYTIME for option in ask.options) else None


STANDING: dict[str, Standing] = {
    "certificates": take_certificates,
    "end-turn": end_turn,
    "keep-jokers": first_of("jokers"),
    "exchange-again": first_of("again"),
}
