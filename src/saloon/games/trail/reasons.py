"""Why an effect cannot be had, or a requirement not be met: the id of a message and what it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from saloon.engine import Value
from saloon.games.trail.effects import Effect

Reason = tuple[str, dict[str, Value]]
Why = Callable[[Any, Any, Effect], Reason]
"""What the state, the player and the effect give as a reason."""


def because(reason: str) -> Why:
    """A reason that is always the same."""
    return lambda g, me, effect: (reason, {})


def because_of(reasons: Mapping[str, str]) -> dict[str, Why]:
    """A table of such reasons, by keyword."""
    return {keyword: because(reason) for keyword, reason in reasons.items()}


def no_money(me: Any, dollars: int) -> Reason:
    return "no_money", {"dollars": dollars, "purse": me.dollars}


REASONS: dict[str, Why] = {
    "pay": lambda g, me, effect: no_money(me, effect.amount),
    "certificate": lambda g, me, effect: ("certificates_full", {"certificates": me.certificates}),
    "buy": because("nothing_to_buy"),
    "build": because("nothing_to_build"),
}
"""For keywords that every sister has."""
