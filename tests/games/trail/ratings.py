"""What ratings of every sister must be: a finite number for every option of every question."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any

from saloon.engine import Dice, Game, new_match


def check_ratings(game: Game[Any], seats: int, options: Mapping[str, str]) -> None:
    """In a whole game that is played at random."""
    rate_options, rate_quickly = game.bots.rate_options, game.bots.rate_quickly
    assert rate_options is not None
    assert rate_quickly is not None
    dice, match = Dice(seats), new_match(game, seats, dict(options), seats)
    while not match.over:
        for seat, ask in match.asks.items():
            seen = match.observe(seat)
            for worths in (rate_options(seen, ask), rate_quickly(seen, ask)):
                assert len(worths) == len(ask.options), ask
                assert all(map(isfinite, worths)), ask
        ask = dice.pick(list(match.asks.values()))
        match.choose(ask.seat, dice.pick(ask.options))
