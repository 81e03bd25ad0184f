"""Learn what the features of a game are worth: `python -m saloon.bots.learn GAME`.

Greedy bots play with two seats (and alone, where an automa plays too), and now and then a game forks: two options are tried in
the same imagined world, both are played on to the end, and what a seat's features differ in after some turns explains what its
final totals differ in. That is what a search must know. (That the rich win says little about what a dollar is worth: who plays
well gets rich. What differs between two branches of one game is there because of the option.)

The sum is found by least squares, with a little pressure towards nothing, so that rare features do not run wild. What is found
goes into `weights.json` of the game's package.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, ClassVar, NamedTuple

import msgspec

from saloon.bots import Decision, play_out
from saloon.bots.processes import start_workers
from saloon.bots.search.estimate import FILE, left_of, total, weights_of
from saloon.bots.search.playout import first_best, play_on
from saloon.bots.search.tree import priors
from saloon.bots.search.weights import Weights
from saloon.engine import Dice, Game, Match, Seat, Value, find_game, new_match, seeded

GAMES = 1_200
SLIPS = (0.0, 0.05, 0.15)
"""How often a bot does anything at all, from game to game: weights must hold for clumsy positions too."""
FORKED = 0.05
"""Part of the decisions at which the game forks."""
LIKELY = 0.002
"""What the ratings make less likely is not tried."""
HORIZONS = (3, 3, 3)
"""Turns from the fork to the first look at the features, from there to the second, and to the third."""
PRESSURE = 100.0
STAGES = 10

Columns = dict[int, float]
"""Numbers by column; those that are not there are 0."""


class Sample(NamedTuple):
    """A seat at a moment of one branch, and how many points it had in the end.

    chooses: not an automa. What differs between an automa's branches is luck, since it follows its cards; too few differences
             are left to learn from, so that only its levels count.
    """

    features: dict[str, float]
    left: float
    total: float
    chooses: bool = True


Row = tuple[Sample, Sample]
"""The same seat in both branches of a fork, so many turns later."""


def learn(game: Game[Any], rows: Sequence[Row]) -> Weights:
    samples = [sample for row in rows for sample in row]
    names = {name: at for at, name in enumerate(sorted({name for sample in samples for name in sample.features}))}
    chosen = [row for row in rows if row[0].chooses]
    table = [_differences(names, one, other) for one, other in chosen]
    found = least_squares(table, [one.total - other.total for one, other in chosen], 2 * len(names) + 2, PRESSURE)
    weights = Weights((0.0, 0.0, 0.0), {name: (found[at], found[len(names) + at]) for name, at in names.items()}, [])
    _add_base(weights, samples)
    weights.errors = list(_errors(weights, samples))
    if (before := weights_of(game)) is not None:
        weights = msgspec.structs.replace(before, base=weights.base, features=weights.features, errors=weights.errors)
    return weights


def _differences(names: dict[str, int], one: Sample, other: Sample) -> Columns:
    """What two samples differ in: every feature, every feature by what is left of the game, and that itself."""
    found: Columns = {}
    for sample, sign in ((one, 1.0), (other, -1.0)):
        for name, count in sample.features.items():
            for at, worth in ((names[name], count), (len(names) + names[name], count * sample.left)):
                found[at] = found.get(at, 0.0) + sign * worth
    found[2 * len(names)] = one.left - other.left
    found[2 * len(names) + 1] = one.left**2 - other.left**2
    return {at: worth for at, worth in found.items() if worth}


def _add_base(weights: Weights, samples: Sequence[Sample]) -> None:
    """What nothing that differs explains: by what is left of the game, and by features that are the same in all branches."""
    still = [name for name, pair in weights.features.items() if not pair[0]]
    # What is left of the game differs between branches, so that they have got a slope of their own: it is found here instead.
    weights.features |= dict.fromkeys(still, (0.0, 0.0))
    table = []
    for sample in samples:
        left, counts = sample.left, [sample.features.get(name, 0.0) for name in still]
        table.append(dict(enumerate([1.0, left, left**2, *counts, *(left * count for count in counts)])))
    missing = [sample.total - total(weights, sample.features, sample.left) for sample in samples]
    found = least_squares(table, missing, 3 + 2 * len(still), 1.0)
    weights.base = found[0], found[1], found[2]
    weights.features |= {name: (found[3 + at], found[3 + len(still) + at]) for at, name in enumerate(still)}


def _errors(weights: Weights, samples: Sequence[Sample]) -> Iterator[float]:
    """How far off the guesses are, for each stage of the game; a stage that never came is as bad as the worst."""
    squares: list[list[float]] = [[] for _ in range(STAGES)]
    for sample in samples:
        off = total(weights, sample.features, sample.left) - sample.total
        squares[min(int(sample.left * STAGES), STAGES - 1)].append(off**2)
    known = [sqrt(sum(stage) / len(stage)) if stage else None for stage in squares]
    worst = max(error for error in known if error is not None)
    for error in known:
        yield max(1.0, worst if error is None else error)


# ------------------------------------------------------------ games that fork


def play(game: Game[Any], number: int) -> list[Row]:
    """The rows of all forks of one game; those against an automa are of all sorts, so that every level of it is met."""
    seats = 1 if number % 4 == 3 and 1 in game.automas else 2
    sorts: list[dict[str, str]] = game.spread(seats) if seats == 1 else [{}]
    bot = ForkingBot(Random(number), SLIPS[number % len(SLIPS)], seats)
    match = new_match(game, seats, seed=number, options=sorts[number // 4 % len(sorts)])
    play_out(match, ["forking"] * seats, [bot] * seats)
    return bot.rows


class ForkingBot:
    """Greedy, with slips; now and then it tries two options to the end before it chooses."""

    looks_ahead: ClassVar[bool] = True

    def __init__(self, random: Random, slips: float, seats: int) -> None:
        self._random, self._slips, self._seats = random, slips, seats
        self.rows = list[Row]()

    def choose(self, decision: Decision) -> Value:
        options, random = decision.ask.options, self._random
        if len(options) == 1:
            return options[0]
        tried = _tried(decision)
        if len(tried) > 1 and random.random() < FORKED:
            self.rows += fork(decision, self._seats, random.sample(tried, 2), random)
        return random.choice(options) if random.random() < self._slips else tried[0]


def _tried(decision: Decision) -> list[Value]:
    """The options that a search would look at, the favourite by the ratings first."""
    ask, rate_options = decision.ask, decision.game.bots.rate_options
    assert rate_options is not None
    worths = rate_options(decision.observation, ask)
    likely = {option: prior for option, prior in zip(ask.options, priors(list(worths)), strict=True) if prior > LIKELY}
    favourite = ask.options[first_best(worths)]
    return [favourite, *(option for option in likely if option != favourite)]


def fork(decision: Decision, seats: int, options: Iterable[Value], random: Random) -> list[Row]:
    """Two options in the same imagined world, each played on to the end; seats beyond so many are automas."""
    world = seeded(random.getrandbits(60)).state
    one, other = (_branch(decision.imagine(Dice(world)), seats, decision.seat, option) for option in options)
    return [row for samples in zip(one, other, strict=False) for row in zip(*samples, strict=True)]


def _branch(match: Match, seats: int, seat: Seat, option: Value) -> list[list[Sample]]:
    """Every seat at the fork, where branches do not differ yet but levels can be seen, and at every horizon before the end."""
    seen = [_seen(match)]
    match.choose(seat, option)
    for turns in HORIZONS:
        play_on(match, turns)
        if match.over:
            break
        seen.append(_seen(match))
    play_on(match, sys.maxsize)
    ends = [(float(standing.total), who < seats) for who, standing in enumerate(match.standings())]
    return [[Sample(*sample, *end) for sample, end in zip(samples, ends, strict=True)] for samples in seen]


def _seen(match: Match) -> list[tuple[dict[str, float], float]]:
    """The features of every seat, and what is left of the game."""
    game, g = match.game, match.state
    assert game.bots.features is not None
    left = left_of(game, g)
    return [(game.bots.features(g, seat), left) for seat in range(game.rules.seats_of(g))]


# ------------------------------------------------------------ least squares


def least_squares(table: Sequence[Columns], wanted: Sequence[float], width: int, pressure: float) -> list[float]:
    """Weights of the columns that explain the numbers best; every column is measured by its own spread first."""
    squares = [0.0] * width
    for row in table:
        for at, value in row.items():
            squares[at] += value * value
    spreads = [sqrt(square / len(table)) or 1.0 for square in squares]
    sums = [[0.0] * width for _ in range(width)]
    goals = [0.0] * width
    for row, goal in zip(table, wanted, strict=True):
        scaled = [(at, value / spreads[at]) for at, value in row.items()]
        for at, value in scaled:
            goals[at] += value * goal
            line = sums[at]
            for other, there in scaled:
                line[other] += value * there
    for at in range(width):
        sums[at][at] += pressure
    return [weight / spread for weight, spread in zip(solved(sums, goals), spreads, strict=True)]


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


# ------------------------------------------------------------ the command


def main(arguments: Sequence[str]) -> None:
    """GAME [GAMES]: learn, and write the weights into the game's package."""
    name, games = arguments[0], int(arguments[1]) if len(arguments) > 1 else GAMES
    game, rows = find_game(name), list[Row]()
    with start_workers(os.cpu_count() or 1) as pool:
        for number, found in enumerate(pool.map(_played, [name] * games, range(games)), 1):
            rows += found
            print(f"\r{number} of {games} games, {len(rows)} rows", end="", flush=True)
    print()
    path = Path(str(files(game.package).joinpath(FILE)))
    weights = msgspec.to_builtins(learn(game, rows))
    rounded: dict[str, Any] = weights | {
        "base": [round(each, 4) for each in weights["base"]],
        "features": {name: [round(each, 4) for each in pair] for name, pair in weights["features"].items()},
        "errors": [round(each, 2) for each in weights["errors"]],
    }
    path.write_text(msgspec.json.format(msgspec.json.encode(rounded), indent=1).decode() + "\n", "utf-8")
    print(f"{path.name}: {len(rounded['features'])} features, off by {rounded['errors']}")


def _played(name: str, number: int) -> list[Row]:
    return play(find_game(name), number)


if __name__ == "__main__":
    main(sys.argv[1:])
