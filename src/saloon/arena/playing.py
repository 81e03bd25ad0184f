"""One game of a tournament, played from its number alone: the same in any process of any machine."""

from __future__ import annotations

import os
import socket
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from time import perf_counter
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from saloon import __version__
from saloon.arena.schedule import Schedule
from saloon.arena.simulate import game_seed, match_for
from saloon.bots import Bot, Decision, find_bot, own_random, play_out
from saloon.engine import Game, Match, Refusal, Seat, Value, choice_text, seeded
from saloon.engine.record import Record, RecordLine


class ArenaRefusal(Refusal):
    """A tournament that cannot be played as asked."""

    package = "saloon.arena"


class Tournament(Struct, frozen=True, kw_only=True):
    """All that decides what is played. Names and numbers only, so that it travels and can be compared.

    bots: as they are found; the same may be entered several times. games: of whole rounds.
    """

    game: str
    package: str
    rules: int
    version: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    options: dict[str, str]
    decisions: bool

    @property
    def labels(self) -> list[str]:
        """The bots by names of which no two are alike: a second `random` is `random 2`."""
        return [
            f"{bot} {self.bots[:index].count(bot) + 1}" if bot in self.bots[:index] else bot
            for index, bot in enumerate(self.bots)
        ]

    @property
    def automas(self) -> Sequence[str]:
        """The game's own opponents, in the seats after those of the bots."""
        return self.game_itself.automas.get(self.seats, ())

    @property
    def game_itself(self) -> Game[Any]:
        game: Game[Any] = import_module(self.package).GAME
        return game

    def encoded(self) -> bytes:
        return msgspec.json.encode(self)


class SeatPlayed(Struct, frozen=True, array_like=True):
    """How one seat fared; the seconds are those of its thinking."""

    categories: dict[str, int]
    rank: int
    decisions: int
    seconds: float
    opening: str

    @property
    def total(self) -> int:
        return sum(self.categories.values())


class GamePlayed(Struct, frozen=True):
    """A finished game as the journal keeps it.

    choices: as a record writes them. thoughts: if wanted, how many options each choice had and how long it took.
    worker: the machine and process that played it.
    """

    number: int
    seats: tuple[SeatPlayed, ...]
    choices: list[str]
    thoughts: list[tuple[int, float]] | None
    worker: str

    @property
    def shares(self) -> list[float]:
        """The part of the victory that each seat has."""
        winners = sum(seat.rank == 1 for seat in self.seats)
        return [(seat.rank == 1) / winners for seat in self.seats]


def check_worker(tournament: Tournament) -> Game[Any]:
    """The game, if this process would play it as the one that began the tournament does."""
    if __version__ != tournament.version:
        raise ArenaRefusal("other-version", found=__version__, allowed=tournament.version, worker=socket.gethostname())
    game = tournament.game_itself
    if game.rules_number != tournament.rules:
        raise ArenaRefusal("other-rules", found=game.rules_number, allowed=tournament.rules, worker=socket.gethostname())
    return game


Thinking = tuple[int, float]
"""Of a choice: how many options it had, and the seconds it took."""


class TimedBot:
    """A bot whose thinking is written down."""

    looks_ahead: ClassVar[bool] = True

    def __init__(self, bot: Bot, thoughts: list[Thinking]) -> None:
        self._bot, self._thoughts = bot, thoughts

    def choose(self, decision: Decision) -> Value:
        began = perf_counter()
        value = self._bot.choose(decision)
        self._thoughts.append((len(decision.ask.options), perf_counter() - began))
        return value


class TournamentPlayer:
    """Plays any game of a tournament."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament, self.game = tournament, check_worker(tournament)
        self.schedule = Schedule(len(tournament.bots), tournament.seats)
        self._makers = [find_bot(name) for name in tournament.bots]
        self._worker = f"{socket.gethostname()}:{os.getpid()}"

    def play(self, number: int) -> GamePlayed:
        tournament, fixture = self.tournament, self.schedule.fixture(number)
        names = [tournament.bots[entrant] for entrant in fixture.entrants]
        bots = [self._makers[each](own_random(tournament.seed, number, seat)) for seat, each in enumerate(fixture.entrants)]
        match = match_for(bots, self.game, tournament.options, game_seed(tournament.seed, fixture.deal))
        match.log = []
        thoughts: list[Thinking] = []
        play_out(match, names, [TimedBot(bot, thoughts) for bot in bots], seeded("order", tournament.seed, number))
        return self._played(number, match, thoughts)

    def _played(self, number: int, match: Match, thoughts: list[Thinking]) -> GamePlayed:
        log = match.log or []
        table = match.standings()
        openings: dict[Seat, str] = {}
        counts, seconds = [0] * len(table), [0.0] * len(table)
        for (seat, verb, value), (_, thought) in zip(log, thoughts, strict=True):
            openings.setdefault(seat, choice_text(verb, value))
            counts[seat] += 1
            seconds[seat] += thought
        seats = tuple(
            SeatPlayed(each.categories, each.rank, counts[each.seat], round(seconds[each.seat], 6), openings.get(each.seat, ""))
            for each in table
        )
        choices = [f"{seat} {choice_text(verb, value)}" for seat, verb, value in log]
        kept = [(options, round(thought, 6)) for options, thought in thoughts] if self.tournament.decisions else None
        return GamePlayed(number, seats, choices, kept, self._worker)


def record_text(tournament: Tournament, schedule: Schedule, played: GamePlayed) -> str:
    """The record of a game of the journal."""
    fixture = schedule.fixture(played.number)
    names = [tournament.bots[entrant] for entrant in fixture.entrants]
    lines = [RecordLine(0, *_read_choice(choice)) for choice in played.choices]
    totals = [seat.total for seat in played.seats]
    seed = game_seed(tournament.seed, fixture.deal)
    return Record(tournament.game, tournament.rules, tournament.options, seed, names, lines, totals).write()


def _read_choice(text: str) -> tuple[Seat, str]:
    seat, _, choice = text.partition(" ")
    return int(seat), choice


# ---------------------------------------------------------------- in a worker


@lru_cache(maxsize=2)
def player_of(tournament: bytes) -> TournamentPlayer:
    """A process keeps its player from game to game."""
    return TournamentPlayer(msgspec.json.decode(tournament, type=Tournament))


def play_numbered(tournament: bytes, number: int) -> bytes | Refusal:
    """A line of the journal; what a bot or the machine got wrong is handed back, to be said by who began the tournament."""
    try:
        return msgspec.json.encode(player_of(tournament).play(number))
    except Refusal as refusal:
        return refusal
