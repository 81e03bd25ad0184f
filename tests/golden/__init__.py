"""Golden records: whole games that must always replay to the same result.

One file a game, `<game>.records.gz`: a hundred records, over every seat count and option set of the game's spread, by random
and greedy players, with asides. A change of the rules that moves one of them raises the game's rules version and writes them
anew:

    python -m golden GAME        (in the folder tests)

What has come to the game since, modules with their option sets, gets a hundred more in a file of its own,
`<game>.<name>.records.gz`, so that those of before stay as they are:

    python -m golden GAME NAME

Those of older rules that still play stay, as `<game>.<rules>.records.gz`.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from itertools import chain, cycle, zip_longest
from pathlib import Path

from saloon.bots import Decision, find_bot, own_random
from saloon.engine import Game, Match, new_match, read_record, record_of, seeded
from saloon.engine.conformance import random_choice

RECORDS = 100
FOLDER = Path(__file__).parent
BREAK = "\n\n"


def file_of(game: Game, name: str | int = "") -> Path:
    return FOLDER / (f"{game.id}.{name}.records.gz" if name else f"{game.id}.records.gz")


def golden(game: Game) -> list[str]:
    """The kept records of a game as text, its own first; none if it has no file."""
    return [text for file in [file_of(game), *FOLDER.glob(f"{game.id}.[a-z]*.records.gz")] for text in _read(file)]


def golden_of_older(game: Game, rules: int) -> list[str]:
    """Those of its older rules."""
    return _read(file_of(game, rules))


def _read(file: Path) -> list[str]:
    return gzip.decompress(file.read_bytes()).decode().split(BREAK) if file.exists() else []


def write(game: Game, name: str = "") -> None:
    """All that can be played; or under a name, what no other file has."""
    file = file_of(game, name)
    file.unlink(missing_ok=True)
    kept = [(len(record.seats), record.options) for record in map(read_record, golden(game))] if name else []
    spread = {seats: [each for each in game.spread(seats) if (seats, each) not in kept] for seats in game.seats}
    scenes = list(chain.from_iterable(zip_longest(*([(seats, each) for each in sets] for seats, sets in spread.items()))))
    texts = [play(game, *scene, number) for number, scene in zip(range(RECORDS), cycle(filter(None, scenes)), strict=False)]
    # Without a time stamp, so that the same games are the same file.
    file.write_bytes(gzip.compress(BREAK.join(texts).encode(), mtime=0))


def play(game: Game, seats: int, options: Mapping[str, str], number: int) -> str:
    """Game `number`, in which kinds of players take turns."""
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
