"""Answers that people can give once for all: three questions that come again and again and are nearly always answered alike."""

from __future__ import annotations

from collections.abc import Callable

from saloon.engine import PASS, Ask, Value
from saloon.games.sans_foi_ni_loi.components import BUY, END
from saloon.games.sans_foi_ni_loi.state import State


def keep_line(g: State, ask: Ask) -> Value | None:
    """The Mayor is asked before every turn; before those of others the order mostly stays."""
    return PASS if ask.verb == "arrange" and PASS in ask.options and g.ranches[g.active].seat != ask.seat else None


def offer_nothing(g: State, ask: Ask) -> Value | None:
    return PASS if ask.verb == "offer" else None


def end_without_points(g: State, ask: Ask) -> Value | None:
    """When nothing is left but to buy a point."""
    return END if ask.verb == "act" and ask.options == [BUY, END] else None


STANDING: dict[str, Callable[[State, Ask], Value | None]] = {
    "end-without-points": end_without_points,
    "keep-line": keep_line,
    "offer-nothing": offer_nothing,
}
