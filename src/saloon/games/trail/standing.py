"""Standing answers that sisters share: where people nearly always answer alike, the usual answer is the first option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saloon.engine import Ask, Value

Standing = Callable[[Any, Ask], Value | None]
"""The answer to a question, of an observation; None where it does not apply."""


def first_of(verb: str) -> Standing:
    """The usual answer to every question of a kind."""
    return lambda g, ask: ask.options[0] if ask.verb == verb else None


take_certificates = first_of("certify")
