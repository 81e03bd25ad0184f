"""The bot that takes what looks best now, by the game's own ratings."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from saloon.bots.decision import Decision
from saloon.engine import Value


class GreedyBot:
    """Never looks ahead. Where the game has no opinion, or several options look best, chance decides."""

    looks_ahead: ClassVar[bool] = False

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, decision: Decision) -> Value:
        ask, rate = decision.ask, decision.game.bots.rate_options
        if rate is None:
            return self._random.choice(ask.options)
        if len(ask.options) == 1:
            return ask.options[0]
        worth = rate(decision.observation, ask)
        best = max(worth)
        return self._random.choice([option for option, value in zip(ask.options, worth, strict=True) if value == best])
