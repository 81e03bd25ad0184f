"""Many matches between bots, on one or several processes of this machine.

Game i of a simulation depends on the seed and i alone: its set-up, the random numbers of its bots and who sits where. So the
results and the record files are the same whatever the number of processes, and any game can be played again by itself.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from math import sqrt
from multiprocessing.context import SpawnContext
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec import Struct

from saloon.bots import Bot, Decision, decide, find_bot, own_random
from saloon.engine import Ask, Dice, Game, Match, Seat, new_match, record_of, seeded, winners

Progress = Callable[[int], None]
"""Told how many games are finished, now and then."""

CHUNK = 16
"""Games that a process plays before it reports: many enough to make the report cheap, few enough to share the work evenly."""

MOST_CHUNKS = 10_000
"""They all wait in line at once, so that there must not be too many."""


class Job(Struct, frozen=True):
    """What a process must know to play any game of the simulation. Names and texts only, so that it travels."""

    package: str
    entrants: tuple[str, ...]
    seed: int
    options: dict[str, str]
    records: str | None


class Played(Struct, frozen=True, array_like=True):
    """The outcome of one game."""

    number: int
    decisions: int
    seconds: float
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


class BotResult(Struct):
    """How the seats of one bot, or of an automa, fared. A shared victory counts one part in the number of winners.

    interval: where the true win rate lies, with 95 % confidence (Wilson).
    """

    games: int
    wins: float
    win_rate: float
    interval: tuple[float, float]
    mean_score: float


class Summary(Struct):
    """What a simulation found.

    The speeds are those of the play itself: the clock runs from the first to the last decision of each game, with the bots'
    thinking, without set-up, records and the start of processes. With several processes, the time is the mean over the
    processes of what each spent playing; a process that waits for a free core counts that wait as playing, so that too many
    processes do not look fast.
    """

    game: str
    games: int
    seats: int
    seed: int
    options: dict[str, str]
    decisions: int
    decisions_per_second: float
    games_per_second: float
    bots: dict[str, BotResult]
    """By name: the bots in their order, then the automas of a play with so many seats."""


def simulate(
    game: Game[Any],
    entrants: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    records_dir: Path | None = None,
    progress: Progress | None = None,
) -> Summary:
    """Let bots play; entrants change seats from game to game, so that no seat is an advantage."""
    job = Job(game.package, tuple(entrants), seed, dict(options or {}), str(records_dir) if records_dir else None)
    _check(game, job)
    jobs = max(1, min(jobs, games))
    tally = Tally(job.entrants, game.occupants(job.entrants))
    with _players(game, job, jobs) as play:
        for chunk in play(_chunks(games, jobs)):
            for played in chunk:
                tally.add(played)
            if progress is not None:
                progress(tally.games)
    return _summary(game, job, tally, jobs)


def entrant_at(seat: Seat, number: int, seats: int) -> int:
    """Who sits at a seat in game `number`: entrant e takes seat (e + number) % seats."""
    return (seat - number) % seats


def game_seed(seed: int, number: int) -> int:
    """The seed of game `number` of a simulation."""
    return seeded(seed, number).state


def _check(game: Game[Any], job: Job) -> None:
    """Refuse what is wrong before any process starts."""
    for name in job.entrants:
        find_bot(name)
    game.set_up(len(job.entrants), job.options, job.seed)
    if job.records is not None:
        Path(job.records).mkdir(parents=True, exist_ok=True)


# ---------------------------------------------------------------- one game


class Player:
    """Plays the games of a job: one in every process."""

    def __init__(self, game: Game[Any], job: Job) -> None:
        self._game, self._job = game, job
        self._makers = [find_bot(name) for name in job.entrants]

    def play(self, number: int) -> Played:
        game, job, seats = self._game, self._job, len(self._job.entrants)
        seating = [entrant_at(seat, number, seats) for seat in range(seats)]
        names = [job.entrants[entrant] for entrant in seating]
        bots = [self._makers[entrant](own_random(job.seed, number, seat)) for seat, entrant in enumerate(seating)]
        seed = game_seed(job.seed, number)
        match = new_match(game, seats, job.options, seed, keep=any(getattr(bot, "looks_ahead", False) for bot in bots))
        match.log = [] if job.records is not None else None
        began = perf_counter()
        play_out(match, names, bots, seeded("order", job.seed, number))
        seconds = perf_counter() - began
        if job.records is not None:
            text = record_of(match, job.options, seed, names).write()
            Path(job.records, f"{number:06}.record").write_text(text, "utf-8")
        table = match.standings()
        return Played(number, match.count, seconds, tuple(each.total for each in table), tuple(winners(table)))


def play_out(match: Match, names: Sequence[str], bots: Sequence[Bot], order: Dice) -> None:
    """Let the bots play to the end. `order` decides who is first where several seats may choose."""
    choose = match.choose
    while not match.over:
        question = match.question
        ask: Any = question if question.__class__ is Ask else order.pick(list(match.asks.values()))
        seat = ask.seat
        choose(seat, decide(names[seat], bots[seat], Decision(ask, match)))


# ---------------------------------------------------------------- processes

Play = Callable[[Iterable[range]], Iterator[list[Played]]]


def _chunks(games: int, jobs: int) -> Iterator[range]:
    size = max(1, min(CHUNK, games // (4 * jobs)), games // MOST_CHUNKS)
    return (range(first, min(first + size, games)) for first in range(0, games, size))


@contextmanager
def _players(game: Game[Any], job: Job, jobs: int) -> Iterator[Play]:
    """What plays chunks of games, in their order: this process, or several others."""
    if jobs == 1:
        player = Player(game, job)
        yield lambda chunks: ([player.play(number) for number in chunk] for chunk in chunks)
        return
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, SpawnContext(), _enter, (job,))
    try:
        yield lambda chunks: pool.map(_play_chunk, chunks)
    except BaseException:
        # Nobody waits for results any more, and a game between slow bots may last: end the games in progress as well.
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)
        raise
    pool.shutdown()


_player: Player
"""The player of this worker process."""


def _enter(job: Job) -> None:
    """Prepare a worker. Ctrl-C is for the process that started it, which ends its workers."""
    global _player
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _player = Player(import_module(job.package).GAME, job)


def _play_chunk(chunk: range) -> list[Played]:
    return [_player.play(number) for number in chunk]


# ---------------------------------------------------------------- the summary


class Tally:
    """Adds up the games, in their order: sums of fractions then do not depend on the number of processes."""

    def __init__(self, entrants: Sequence[str], occupants: Sequence[str]) -> None:
        self._entrants, self.occupants = entrants, occupants
        self.games, self.decisions, self.seconds = 0, 0, 0.0
        self._played, self._scores = Counter[str](), Counter[str]()
        self._wins = defaultdict[str, float](float)

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.seconds += played.seconds
        for seat, total in enumerate(played.totals):
            name = self._name(seat, played.number)
            self._played[name] += 1
            self._scores[name] += total
            self._wins[name] += (seat in played.winners) / len(played.winners)

    def _name(self, seat: Seat, number: int) -> str:
        """Who sat there in that game: automas never change seats."""
        entrants = len(self._entrants)
        return self._entrants[entrant_at(seat, number, entrants)] if seat < entrants else self.occupants[seat]

    def result(self, name: str) -> BotResult:
        games, wins = self._played[name], self._wins[name]
        return BotResult(games, wins, wins / games, wilson(wins, games), self._scores[name] / games)


def _summary(game: Game[Any], job: Job, tally: Tally, jobs: int) -> Summary:
    seconds = max(tally.seconds / jobs, 1e-9)
    return Summary(
        game=game.id,
        games=tally.games,
        seats=len(job.entrants),
        seed=job.seed,
        options=job.options,
        decisions=tally.decisions,
        decisions_per_second=tally.decisions / seconds,
        games_per_second=tally.games / seconds,
        bots={name: tally.result(name) for name in dict.fromkeys(tally.occupants)},
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate: unlike the usual one, right for few games and for rates near 0 and 1."""
    z = 1.959964
    rate = wins / games
    middle = rate + z * z / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)
