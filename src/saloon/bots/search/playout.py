"""Playing on in an imagined match by the game's ratings, as far as it pays."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from saloon.bots.turns import next_ask
from saloon.engine import Ask, Game, Match, Value

MANY = 24
"""So many options take longer to rate than to look up how they were rated before."""
MAX_REMEMBERED = 4096
"""Questions of a search; then all of them are forgotten."""


class Favourites:
    """What the ratings like best; remembered where there are many options: playouts come through the same questions again.

    Each search has its own, so that it chooses the same wherever it is asked the same.
    """

    def __init__(self) -> None:
        self._known: dict[Hashable, Value] = {}

    def of(self, game: Game[Any], g: Any, ask: Ask) -> Value:
        """The option that is rated best; the first of equals."""
        if len(ask.options) < MANY:
            return _best(game, g, ask)
        # All that ratings can depend on: the question, and what the seat sees. It is much to hash, so look only once.
        key = (ask.seat, ask.verb, ask.about, (*ask.options,), g.fingerprint(ask.seat))
        try:
            known = self._known.get(key)
        except TypeError:  # what an automa tells, or an ask says of itself, may be anything
            return _best(game, g, ask)
        if known is None:
            if len(self._known) >= MAX_REMEMBERED:
                self._known.clear()
            known = self._known[key] = _best(game, g, ask)
        return known


def _best(game: Game[Any], g: Any, ask: Ask) -> Value:
    rate = game.bots.rate_quickly or game.bots.rate_options
    assert rate is not None
    # An imagined match hides nothing from itself, so its state is as good as an observation, and costs nothing.
    return ask.options[first_best(rate(g, ask))]


def play_on(match: Match, turns: int, favourites: Favourites | None = None) -> None:
    """Play to the end of so many turns; in a game without ratings the match stays as it is."""
    if match.game.bots.rate_options is None:
        return
    game, remembered = match.game, favourites or Favourites()
    while not match.over:
        if match.at_turn_start:
            if not turns:
                return
            turns -= 1
        ask = next_ask(match)
        match.choose(ask.seat, ask.options[0] if len(ask.options) == 1 else remembered.of(game, match.state, ask))


def first_best(worths: Sequence[float]) -> int:
    return worths.index(max(worths))
