"""Learn what the traits of a game are worth: `python -m saloon.bots.learn GAME`.

Greedy bots, who now and then do anything, play with two seats (and alone, where an automa plays too). At starts of turns the
traits of every seat are noted; from them and from how much of the game is left, the final total is explained as a sum, by least
squares (with a little pressure towards nothing, so that rare traits do not run wild). What is found goes into `value.json` of
the game's package.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from saloon.bots.search.estimate import FILE, Weights, left_of, weights_of
from saloon.bots.search.playout import next_ask
from saloon.engine import Game, Match, find_game, new_match

GAMES = 600
SLIPS = (0.0, 0.05, 0.15)
"""How often a bot does anything at all, from game to game: weights must hold for clumsy positions too."""
NOTED = 0.34
"""Part of the turns that are noted."""
PRESSURE = 30.0
STAGES = 10

Row = tuple[dict[str, float], float, float]
"""Traits, what is left of the game, and the final total."""


def learn(game: Game, games: int = GAMES) -> Weights:
    rows = [row for number in range(games) for row in play(game, number)]
    names = sorted({name for traits, _, _ in rows for name in traits})
    table = [_features(names, traits, left) for traits, left, _ in rows]
    totals = [total for _, _, total in rows]
    weights = least_squares(table, totals, PRESSURE)
    count = len(names)
    traits = {name: (weights[3 + at], weights[3 + count + at]) for at, name in enumerate(names)}
    found = Weights((weights[0], weights[1], weights[2]), traits, [])
    found.errors = list(_errors(found, rows))
    return found


def play(game: Game, number: int) -> list[Row]:
    """The rows of one game."""
    assert game.traits is not None
    seats = 1 if number % 4 == 3 and 1 in game.automas else 2
    random, slips = Random(number), SLIPS[number % len(SLIPS)]
    match = new_match(game, seats, seed=number)
    noted: list[tuple[int, dict[str, float], float]] = []
    while not match.over:
        if match.at_turn_start and random.random() < NOTED:
            left = left_of(game, match.state)
            noted += [(seat, game.traits(match.state, seat), left) for seat in range(game.seats_of(match.state))]
        _choose(match, random, slips)
    totals = [standing.total for standing in match.standings()]
    return [(traits, left, float(totals[seat])) for seat, traits, left in noted]


def _choose(match: Match, random: Random, slips: float) -> None:
    ask = next_ask(match)
    assert match.game.judge is not None
    if len(ask.options) == 1 or random.random() < slips:
        match.choose(ask.seat, random.choice(ask.options))
        return
    worths = match.game.judge(match.observe(ask.seat), ask)
    best = max(worths)
    match.choose(ask.seat, random.choice([option for option, worth in zip(ask.options, worths, strict=True) if worth == best]))


def _features(names: Sequence[str], traits: dict[str, float], left: float) -> list[float]:
    counts = [float(traits.get(name, 0)) for name in names]
    return [1.0, left, left * left, *counts, *(count * left for count in counts)]


def _errors(weights: Weights, rows: Sequence[Row]) -> Iterator[float]:
    """How far off the guesses are, for each stage of the game; a stage that never came is as bad as the worst."""
    squares: list[list[float]] = [[] for _ in range(STAGES)]
    for traits, left, total in rows:
        squares[min(int(left * STAGES), STAGES - 1)].append((weights.total(traits, left) - total) ** 2)
    known = [sqrt(sum(stage) / len(stage)) if stage else None for stage in squares]
    worst = max(error for error in known if error is not None)
    for error in known:
        yield max(1.0, worst if error is None else error)


# ------------------------------------------------------------ least squares


def least_squares(table: list[list[float]], wanted: list[float], pressure: float) -> list[float]:
    """Weights of the columns that explain the numbers best; every column is measured by its own spread first."""
    width, height = len(table[0]), len(table)
    means = [sum(column) / height for column in zip(*table, strict=True)]
    spreads = [
        sqrt(sum((value - mean) ** 2 for value in column) / height) or 1.0
        for column, mean in zip(zip(*table, strict=True), means, strict=True)
    ]
    middle = sum(wanted) / height
    sums = [[0.0] * width for _ in range(width)]
    goals = [0.0] * width
    for row, value in zip(table, wanted, strict=True):
        scaled = [(each - mean) / spread for each, mean, spread in zip(row, means, spreads, strict=True)]
        for at, one in enumerate(scaled):
            if one:
                goals[at] += one * (value - middle)
                line = sums[at]
                for other in range(at, width):
                    line[other] += one * scaled[other]
    for at in range(width):
        sums[at][at] += pressure
        for other in range(at):
            sums[at][other] = sums[other][at]
    found = [weight / spread for weight, spread in zip(solved(sums, goals), spreads, strict=True)]
    found[0] += middle - sum(weight * mean for weight, mean in zip(found, means, strict=True))
    return found


def solved(matrix: list[list[float]], goals: list[float]) -> list[float]:
    """The solution of a system of equations with a symmetric, positive matrix: elimination, then back."""
    rows = [[*row, goal] for row, goal in zip(matrix, goals, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = rows[at]
        for below in rows[at + 1 :]:
            factor = below[at] / pivot[at]
            if factor:
                for column in range(at, size + 1):
                    below[column] -= factor * pivot[column]
    found = [0.0] * size
    for at in reversed(range(size)):
        found[at] = (rows[at][size] - sum(rows[at][other] * found[other] for other in range(at + 1, size))) / rows[at][at]
    return found


def main(arguments: Sequence[str]) -> None:
    """GAME [GAMES]: learn, and write the weights into the game's package."""
    game = find_game(arguments[0])
    weights: Any = learn(game, int(arguments[1]) if len(arguments) > 1 else GAMES)
    weights = msgspec.to_builtins(weights)
    before = weights_of(game)
    rounded: dict[str, Any] = {
        "base": [round(each, 4) for each in weights["base"]],
        "traits": {name: [round(each, 4) for each in pair] for name, pair in weights["traits"].items()},
        "errors": [round(each, 2) for each in weights["errors"]],
        "caution": before.caution if before is not None else 0.0,
    }
    path = Path(str(files(game.package).joinpath(FILE)))
    path.write_text(msgspec.json.format(msgspec.json.encode(rounded), indent=1).decode() + "\n", "utf-8")
    print(f"{path.name}: {len(rounded['traits'])} traits, off by {rounded['errors']}")


if __name__ == "__main__":
    main(sys.argv[1:])
