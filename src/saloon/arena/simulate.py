"""Many matches between bots, on one or several processes of this machine.

Game i of a simulation depends on the seed and i alone: its set-up, the random numbers of its bots and who sits where. So the
results and the record files are the same whatever the number of processes, and any game can be played again by itself.
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec import Struct

from saloon.bots import Bot, find_bot, own_random, play_out
from saloon.bots.processes import end_workers, start_workers
from saloon.engine import Game, Match, Seat, new_match, record_of, seeded, winners
from saloon.engine.cycles import cycles_seldom

Progress = Callable[[int], None]
"""Told how many games are finished, now and then."""

CHUNK = 16
"""Games that a process plays before it reports: many enough to make the report cheap, few enough to share the work evenly."""

UNFINISHED = ".record.part"

MAX_CHUNKS = 10_000
"""They all wait in line at once, so that there must not be too many."""


class Simulation(Struct, frozen=True):
    """What a process must know to play any game of it. Names and texts only, so that it travels."""

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


class SimulationSummary(Struct):
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


class Interrupted(KeyboardInterrupt):
    """Somebody stopped the simulation; `summary` is of the games that were finished."""

    def __init__(self, summary: SimulationSummary) -> None:
        super().__init__()
        self.summary = summary


def simulate(
    game: Game[Any],
    entrants: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    records_dir: Path | None = None,
    progress: Progress | None = None,
) -> SimulationSummary:
    """Let bots play; entrants change seats from game to game, so that no seat is an advantage.

    Ctrl-C raises Interrupted with what was found until then; the records of finished games are whole.
    """
    simulation = Simulation(game.package, tuple(entrants), seed, dict(options or {}), str(records_dir) if records_dir else None)
    _check(game, simulation)
    jobs = max(1, min(jobs, games))
    tally = Tally(simulation.entrants, game.occupants(simulation.entrants))
    try:
        with _players(game, simulation, jobs) as play:
            for chunk in play(_chunks(games, jobs)):
                for played in chunk:
                    tally.add(played)
                if progress is not None:
                    progress(tally.games)
    except KeyboardInterrupt:
        _drop_unfinished(simulation)
        if not tally.games:
            raise
        raise Interrupted(_summary(game, simulation, tally, jobs)) from None
    return _summary(game, simulation, tally, jobs)


def entrant_at(seat: Seat, number: int, seats: int) -> int:
    """Who sits at a seat in game `number`: entrant e takes seat (e + number) % seats."""
    return (seat - number) % seats


def game_seed(seed: int, number: int) -> int:
    """The seed of game `number` of a simulation."""
    return seeded(seed, number).state


def _check(game: Game[Any], simulation: Simulation) -> None:
    """Refuse what is wrong before any process starts."""
    for name in simulation.entrants:
        find_bot(name)
    game.set_up(len(simulation.entrants), simulation.options, simulation.seed)
    if simulation.records is not None:
        Path(simulation.records).mkdir(parents=True, exist_ok=True)


# ---------------------------------------------------------------- one game


class SimulationPlayer:
    """Plays the games of a simulation: one in every process."""

    def __init__(self, game: Game[Any], simulation: Simulation) -> None:
        self._game, self._simulation = game, simulation
        self._makers = [find_bot(name) for name in simulation.entrants]

    def play(self, number: int) -> Played:
        game, simulation, seats = self._game, self._simulation, len(self._simulation.entrants)
        seating = [entrant_at(seat, number, seats) for seat in range(seats)]
        names = [simulation.entrants[entrant] for entrant in seating]
        bots = [self._makers[entrant](own_random(simulation.seed, number, seat)) for seat, entrant in enumerate(seating)]
        seed = game_seed(simulation.seed, number)
        match = match_for(bots, game, simulation.options, seed)
        match.log = [] if simulation.records is not None else None
        began = perf_counter()
        play_out(match, names, bots, seeded("order", simulation.seed, number))
        seconds = perf_counter() - began
        if simulation.records is not None:
            _write_record(Path(simulation.records), number, record_of(match, simulation.options, seed, names).write())
        table = match.standings()
        return Played(number, match.count, seconds, tuple(each.total for each in table), tuple(winners(table)))


def _write_record(folder: Path, number: int, text: str) -> None:
    """At once or not at all: whoever is stopped in between leaves no half of it."""
    part = folder / f"{number:06}{UNFINISHED}"
    part.write_text(text, "utf-8")
    part.replace(folder / f"{number:06}.record")


def _drop_unfinished(simulation: Simulation) -> None:
    if simulation.records is not None:
        for part in Path(simulation.records).glob(f"*{UNFINISHED}"):
            part.unlink(missing_ok=True)


def match_for(bots: Sequence[Bot], game: Game[Any], options: Mapping[str, str], seed: int) -> Match:
    """A match between bots; only for one that looks ahead does it keep what imagining needs."""
    return new_match(game, len(bots), options, seed, keep=any(getattr(bot, "looks_ahead", False) for bot in bots))


# ---------------------------------------------------------------- processes

Play = Callable[[Iterable[range]], Iterator[list[Played]]]


def _chunks(games: int, jobs: int) -> Iterator[range]:
    size = max(1, min(CHUNK, games // (4 * jobs)), games // MAX_CHUNKS)
    return (range(first, min(first + size, games)) for first in range(0, games, size))


@contextmanager
def _players(game: Game[Any], simulation: Simulation, jobs: int) -> Iterator[Play]:
    """What plays chunks of games, in their order: this process, or several others."""
    if jobs == 1:
        player = SimulationPlayer(game, simulation)
        with cycles_seldom():
            yield lambda chunks: ([player.play(number)] for chunk in chunks for number in chunk)
        return
    pool = start_workers(jobs, _prepare, simulation)
    try:
        yield lambda chunks: _in_order(pool, chunks)
    except BaseException:
        end_workers(pool)  # at once: a game between slow bots may last
        raise
    pool.shutdown()


def _in_order(pool: ProcessPoolExecutor, chunks: Iterable[range]) -> Iterator[list[Played]]:
    # Not `pool.map`, which cancels the jobs of a loop that is left: a pool that is ended meanwhile would complain of that.
    jobs = deque([pool.submit(_play_chunk, chunk) for chunk in chunks])
    try:
        while jobs:
            chunk = jobs[0].result()
            jobs.popleft()
            yield chunk
    except KeyboardInterrupt:
        yield from (job.result() for job in jobs if job.done() and job.exception() is None)
        raise


_player: SimulationPlayer
"""The player of this worker process."""


def _prepare(simulation: Simulation) -> None:
    """In a worker process, before its first game."""
    global _player
    _player = SimulationPlayer(import_module(simulation.package).GAME, simulation)


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


def _summary(game: Game[Any], simulation: Simulation, tally: Tally, jobs: int) -> SimulationSummary:
    seconds = max(tally.seconds / jobs, 1e-9)
    return SimulationSummary(
        game=game.id,
        games=tally.games,
        seats=len(simulation.entrants),
        seed=simulation.seed,
        options=simulation.options,
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
