"""Golden records: whole games that must always replay to the same result.

One file a game, `<game>.records.gz`: a hundred records, over every seat count and option set of the game's spread, by random
and greedy players, with asides. A change of the rules that moves one of them raises the game's rules version and writes them
anew:

    python -m golden GAME        (in the folder tests)

Those of older rules that still play stay, as `<game>.<rules>.records.gz`.
"""

from __future__ import annotations

import gzip
from pathlib import Path

from saloon.bots import Decision, find_bot, own_random
from saloon.engine import Game, Match, new_match, record_of, seeded
from saloon.engine.conformance import random_choice

RECORDS = 100
FOLDER = Path(__file__).parent
BREAK = "\n\n"


def file_of(game: Game, rules: int | None = None) -> Path:
    return FOLDER / (f"{game.id}.records.gz" if rules is None else f"{game.id}.{rules}.records.gz")


def golden(game: Game, rules: int | None = None) -> list[str]:
    """The kept records of a game, or those of its older rules, as text; none if it has no file."""
    file = file_of(game, rules)
    return gzip.decompress(file.read_bytes()).decode().split(BREAK) if file.exists() else []


def write(game: Game) -> None:
    texts = [play(game, number) for number in range(RECORDS)]
    # Without a time stamp, so that the same games are the same file.
    file_of(game).write_bytes(gzip.compress(BREAK.join(texts).encode(), mtime=0))


def play(game: Game, number: int) -> str:
    """Game `number`: seat counts and option sets take turns, and so do the kinds of players."""
    seats = game.seats[number % len(game.seats)]
    spread = game.spread(seats)
    options = spread[number // len(game.seats) % len(spread)]
    players = ["greedy" if (number // 2 + seat) % 2 else "random" for seat in range(seats)]
    match = new_match(game, seats, options, number)
    match.log = []
    greedy, dice = find_bot("greedy")(own_random(number, 0, 0)), seeded("golden", number)
    while not match.over:
        _choose(match, players, greedy, dice)
    return record_of(match, dict(options), number, players).write().strip()


def _choose(match: Match, players: list[str], greedy, dice) -> None:  # type: ignore[no-untyped-def]
    seat, value = random_choice(match, dice)
    ask = match.asks.get(seat)
    if ask is not None and players[seat] == "greedy":
        value = greedy.choose(Decision(ask, match))
    match.choose(seat, value)
