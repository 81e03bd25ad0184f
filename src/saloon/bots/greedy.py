"""The bot that takes what looks best now, by the judgement of the game's own hints."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from saloon.bots.view import View
from saloon.engine import Value


class GreedyBot:
    """Never looks ahead. Where the game has no opinion, or several options look best, chance decides."""

    looks_ahead: ClassVar[bool] = False

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, view: View) -> Value:
        ask, judge = view.ask, view.game.judge
        if judge is None:
            return self._random.choice(ask.options)
        if len(ask.options) == 1:
            return ask.options[0]
        worth = judge(view.observation, ask)
        best = max(worth)
        return self._random.choice([option for option, value in zip(ask.options, worth, strict=True) if value == best])
