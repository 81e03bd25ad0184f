"""Tables of every installed game that has words, for tests that ask of all of them what they say and show.

Beside the rules and its name all of a game is optional. One that says no more is left to the conformance suite; a test of
another part skips games that do not have it (`needs`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice

import pytest

from saloon.engine import Game, all_games

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
SPEAKING = [game for game in all_games() if any(f"verb-{verb}" in game.texts("en") for verb in game.rules.verbs)]
GAMES = [pytest.param(game, id=game.id) for game in SPEAKING]


def is_of_the_house(game: Game) -> bool:
    """Not a plug-in."""
    return game.package.startswith("saloon.games.")


def needs(game: Game, part: object) -> None:
    """Skip a test of an optional part that the game does not have."""
    if part is None:
        pytest.skip(f"{game.id} does without")


def _tables(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every seat count, and as many sets of options as the game is spread over."""
    most = max(len(game.seats), *(len(game.spread(seats)) for seats in game.seats))
    for at, seats in enumerate(islice(cycle(game.seats), most)):
        spread = game.spread(seats)
        yield seats, spread[at % len(spread)]


TABLES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{'-'.join(options.values()) or 'default'}")
    for game in SPEAKING
    for seats, options in _tables(game)
]
