"""The bot that does anything: every option is equally likely."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from saloon.bots.decision import Decision
from saloon.engine import Value


class RandomBot:
    """Plays every legal game sooner or later, and none of them well."""

    looks_ahead: ClassVar[bool] = False

    def __init__(self, random: Random) -> None:
        self._random = random.random

    def choose(self, decision: Decision) -> Value:
        # Not Random.choice, which costs four times as much; with so few options the numbers are as even.
        options = decision.ask.options
        return options[int(self._random() * len(options))]
