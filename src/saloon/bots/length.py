"""How long a game is, in choices that each person makes: `python -m saloon.bots.length GAME` lets greedy bots measure it.

What is found goes into `lengths.json` of the game's package: for each number of seats the choices of one seat (a tenth of the
games have fewer than the first number, a tenth more than the last), and by how much an option makes a game longer. How many
seconds a person takes over a choice is written there by hand: what the box says of the game's length, by our count of choices,
less a fifth for what nobody has to shuffle, deal or add up here.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from math import prod
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from saloon.bots import find_bot, play_out
from saloon.engine import Game, find_game, new_match

FILE = "lengths.json"
GAMES = 40
FELT = 0.05
"""An option that changes the length by less does not count."""
USUAL_SEATS = 3


class Length(NamedTuple):
    """Choices of one seat in a game."""

    least: float
    usual: float
    most: float


class Lengths(Struct):
    """What was measured: by the number of seats, and how many times as long an option makes a game (`kit_carson=yes`).

    seconds: that a person takes over a choice.
    """

    seats: dict[int, Length]
    options: dict[str, float]
    seconds: float = 8.0


@lru_cache(maxsize=64)
def lengths_of(game: Game[Any]) -> Lengths | None:
    """What was measured of a game, if anything."""
    file = files(game.package).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Lengths) if file.is_file() else None


def length_of(lengths: Lengths, seats: int, options: Mapping[str, str]) -> Length:
    """How many choices a person makes at such a table."""
    longer = prod(lengths.options.get(f"{name}={value}", 1.0) for name, value in options.items())
    return Length(*(longer * choices for choices in lengths.seats[seats]))


def measured(game: Game[Any]) -> Lengths:
    seats = {count: _length(_choices(game, count, {})) for count in game.seats}
    options = {f"{name}={value}": _longer(game, name, value) for name, value in _values(game)}
    before = lengths_of(game) or Lengths({}, {})
    return Lengths(seats, {key: longer for key, longer in options.items() if abs(longer - 1) >= FELT}, before.seconds)


def _values(game: Game[Any]) -> Iterator[tuple[str, str]]:
    for name, option in game.options.items():
        yield from ((name, value) for value in option.values if value != option.default)


def _longer(game: Game[Any], name: str, value: str) -> float:
    """How many times as long an option makes a game, at a table of the usual size if it is for such a table."""
    count = min(game.options[name].seats or game.seats, key=lambda seats: abs(seats - USUAL_SEATS))
    return round(median(_choices(game, count, {name: value})) / median(_choices(game, count, {})), 2)


def _choices(game: Game[Any], seats: int, options: Mapping[str, str]) -> list[float]:
    return [_played(game, seats, options, seed) / seats for seed in range(GAMES)]


def _played(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> int:
    """The choices of all seats in one game."""
    match = new_match(game, seats, options, seed)
    play_out(match, ["greedy"] * seats, [find_bot("greedy")(Random(seed * seats + seat)) for seat in range(seats)])
    return match.count


def _length(choices: list[float]) -> Length:
    tenths = quantiles(choices, n=10)
    return Length(round(tenths[0]), round(median(choices)), round(tenths[-1]))


def main(name: str) -> None:
    game = find_game(name)
    found = msgspec.json.format(msgspec.json.encode(measured(game)), indent=2)
    Path(str(files(game.package).joinpath(FILE))).write_bytes(found + b"\n")


if __name__ == "__main__":
    main(sys.argv[1])
