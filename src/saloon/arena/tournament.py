"""A tournament from its parameters to its report: play what is missing, write it down, find out what it says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from saloon import __version__
from saloon.arena.findings import Findings, findings_of
from saloon.arena.journal import Journal
from saloon.arena.playing import ArenaRefusal, GamePlayed, Tournament, record_text
from saloon.arena.pools import Pool
from saloon.arena.report import write_report
from saloon.arena.schedule import Schedule, games_of_a_round
from saloon.arena.tables import DECISIONS, decisions_rows, games_columns, games_rows, write_table
from saloon.bots import find_bot
from saloon.engine import Game

MAX_GAMES = 10_000_000

OnGame = Callable[[GamePlayed], None]
"""Told of every game: first of those that the journal already had, then of each that is finished."""


def new_tournament(
    game: Game[Any],
    bots: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    decisions: bool = False,
) -> Tournament:
    """A tournament of at least so many games, in whole rounds; what cannot be played is refused."""
    for name in bots:
        find_bot(name)
    seats = usual_seats(game, len(bots)) if seats is None else seats
    game.set_up(seats, options or {}, seed)
    if len(bots) < seats:
        raise ArenaRefusal("too-few-bots", found=len(bots), seats=seats)
    if games_of_a_round(len(bots), seats) > MAX_GAMES:
        raise ArenaRefusal("round-too-long", games=games_of_a_round(len(bots), seats), allowed=MAX_GAMES)
    whole = Schedule(len(bots), seats).whole(games)
    if whole > MAX_GAMES:
        raise ArenaRefusal("too-many-games", games=whole, allowed=MAX_GAMES)
    return Tournament(
        game=game.id,
        package=game.package,
        rules=game.rules_number,
        version=__version__,
        bots=tuple(bots),
        seats=seats,
        games=whole,
        seed=seed,
        options=dict(options or {}),
        decisions=decisions,
    )


def usual_seats(game: Game[Any], bots: int) -> int:
    """Seats when the user does not say: one for each bot, or as many as the game has."""
    return max((seats for seats in game.seats if seats <= bots), default=min(game.seats))


def play_missing(journal: Journal, pool: Pool, on_game: OnGame | None = None) -> None:
    """Play what the journal does not have. Whatever ends this early, every finished game is in it."""
    if on_game is not None:
        for played in journal.games():
            on_game(played)
    for line in pool.play(journal.tournament, journal.missing()):
        new = journal.add(line)
        if new is not None and on_game is not None:
            on_game(new)


def write_results(folder: Path, journal: Journal, format: str, language: str) -> Findings:
    """Records, tables, summary and report, all from the journal."""
    findings = findings_of(journal.tournament, journal.games())
    _write_records(folder / "records", journal, findings.schedule)
    write_table(folder / "games", format, games_columns(findings.categories), games_rows(findings, journal.games()))
    if journal.tournament.decisions:
        write_table(folder / "decisions", format, DECISIONS, decisions_rows(findings, journal.games()))
    (folder / "summary.json").write_bytes(msgspec.json.format(msgspec.json.encode(findings.summary())) + b"\n")
    write_report(folder, findings, language)
    return findings


def _write_records(folder: Path, journal: Journal, schedule: Schedule) -> None:
    folder.mkdir(exist_ok=True)
    for played in journal.games():
        text = record_text(journal.tournament, schedule, played)
        (folder / f"{played.number:06}.record").write_text(text, "utf-8")
