"""Playing on in an imagined match by the game's ratings, as far as it pays."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.bots.decision import next_ask
from saloon.engine import Match


def play_on(match: Match, turns: int) -> None:
    """Play to the end of so many turns; in a game without ratings the match stays as it is."""
    rate, choose = match.game.bots.rate_options, match.choose
    while rate is not None and not match.over:
        if match.at_turn_start:
            if not turns:
                return
            turns -= 1
        ask = next_ask(match)
        options = ask.options
        if len(options) == 1:
            choose(ask.seat, options[0])
        else:
            # An imagined match hides nothing from itself, so its state is as good as an observation, and costs nothing.
            worths = rate(match.state, ask)
            choose(ask.seat, options[first_best(worths)])


def first_best(worths: Sequence[float]) -> int:
    return worths.index(max(worths))
