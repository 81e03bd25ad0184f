"""Tables of every installed game, for tests that ask the same of all of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice

import pytest

from saloon.engine import Game, all_games

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
GAMES = [pytest.param(game, id=game.id) for game in all_games()]


def _tables(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every seat count, and as many sets of options as the game is spread over."""
    most = max(len(game.seats), *(len(game.spread(seats)) for seats in game.seats))
    for at, seats in enumerate(islice(cycle(game.seats), most)):
        spread = game.spread(seats)
        yield seats, spread[at % len(spread)]


TABLES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{'-'.join(options.values()) or 'default'}")
    for game in all_games()
    for seats, options in _tables(game)
]
