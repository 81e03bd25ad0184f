"""`saloon arena`: a tournament between bots, its table while it runs, and what it found."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import msgspec
from rich import box
from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from saloon.arena.findings import Findings, Share, TournamentSummary, findings_of
from saloon.arena.journal import Journal, open_journal
from saloon.arena.playing import GamePlayed, Tournament
from saloon.arena.pools import Pool, pool_of
from saloon.arena.tables import FORMATS, check_format
from saloon.arena.tournament import MAX_GAMES, OnGame, new_tournament, play_missing, write_results
from saloon.cli import completers
from saloon.cli.files import named_file
from saloon.cli.parsing import Args, BadCommand, Parser, read_list, read_options, whole_number
from saloon.cli.screen import Screen
from saloon.cli.seating import MAX_SEATS, MAX_SEED
from saloon.cli.simulate import MAX_JOBS, warn_of_timed_bots
from saloon.engine import Texts, find_game

BOT_COLUMNS = ("bot", "games", "wins", "rate", "interval", "rating", "rating-interval", "score")
PAIR_COLUMNS = ("bot", "against", "games", "ahead", "interval")
REFRESH_SECONDS = 0.25
"""Between two pictures of the live table."""


def add_arguments(parser: Parser) -> None:
    parser.thing("game", "arg-game", completers.games, nargs="?")
    parser.option("--game", "arg-game-again", "GAME", completers.games, dest="game_too")
    parser.option("--bots", "arg-arena-bots", "A,B,…", completers.bots, default="greedy,random")
    parser.option("--games", "arg-arena-games", "N", default="100")
    parser.option("--seats", "arg-arena-seats", "N")
    parser.option("--seed", "arg-seed-zero", "N", default="0")
    parser.option("--option", "arg-option", "name=value", completers.options, action="append", default=[])
    parser.option("--jobs", "arg-jobs", "N")
    parser.option("--ray", "arg-ray", "ADDRESS")
    parser.option("--out", "arg-out", "DIR")
    parser.switch("--resume", "arg-resume")
    parser.switch("--decisions", "arg-decisions")
    parser.option("--format", "arg-format", "|".join(FORMATS), completers.words(*FORMATS), default="csv")
    parser.switch("--json", "arg-json")


def run(args: Args, say: Texts) -> int:
    tournament = read_tournament(args)
    jobs = None if args.jobs is None else whole_number("--jobs", args.jobs, 1, MAX_JOBS)
    check_format(args.format)
    if args.out is None and (args.resume or args.decisions):
        raise BadCommand("needs-folder", argument="--resume" if args.resume else "--decisions")
    warn_of_timed_bots(tournament.bots, say)
    with journal_of(args, tournament) as journal:
        try:
            play(journal, args, jobs, say)
        except KeyboardInterrupt:
            tell_what_was_played(journal, args, say)
            raise
        summary = results(journal, args, say).summary()
    show(summary, args, say)
    return 0


def show(summary: TournamentSummary, args: Args, say: Texts) -> None:
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(summary)).decode())
    else:
        print_summary(Screen(), say, summary, args)


def tell_what_was_played(journal: Journal, args: Args, say: Texts) -> None:
    """After Ctrl-C: how to go on, or, without a folder to go on in, what was found until then."""
    if args.out is None and len(journal):
        show(findings_of(journal.tournament, journal.games()).summary(), args, say)
    code = "stopped" if args.out is None else "arena-stopped"
    print(say(code, done=len(journal), games=journal.tournament.games), file=sys.stderr)


def read_tournament(args: Args) -> Tournament:
    if (args.game is None) == (args.game_too is None):
        raise BadCommand("required", argument="GAME") if args.game is None else BadCommand("game-twice")
    game = find_game(args.game or args.game_too)
    return new_tournament(
        game,
        read_list("--bots", args.bots),
        whole_number("--games", args.games, 1, MAX_GAMES),
        seats=None if args.seats is None else whole_number("--seats", args.seats, 1, MAX_SEATS),
        seed=whole_number("--seed", args.seed, 0, MAX_SEED),
        options=read_options(args.option),
        decisions=args.decisions,
    )


@contextmanager
def journal_of(args: Args, tournament: Tournament) -> Iterator[Journal]:
    """In the folder that was named, or in one that is forgotten afterwards."""
    if args.out is not None:
        with named_file(args.out), open_journal(Path(args.out), tournament, resume=args.resume) as journal:
            yield journal
        return
    with TemporaryDirectory(prefix="saloon-") as folder, open_journal(Path(folder), tournament, resume=False) as journal:
        yield journal


def play(journal: Journal, args: Args, jobs: int | None, say: Texts) -> None:
    """What is missing."""
    if not journal.missing():
        return
    pool = pool_for(args.ray, jobs)
    try:
        with live_table(say, journal) as on_game:
            play_missing(journal, pool, on_game)
    finally:
        pool.stop()


def pool_for(address: str | None, jobs: int | None) -> Pool:
    if address is None:
        return pool_of(jobs or 1)
    from saloon.arena.cluster import ClusterPool

    return ClusterPool(address, jobs)


def results(journal: Journal, args: Args, say: Texts) -> Findings:
    if args.out is None:
        return findings_of(journal.tournament, journal.games())
    return write_results(Path(args.out), journal, args.format, say.language)


# ---------------------------------------------------------------- while it runs


@contextmanager
def live_table(say: Texts, journal: Journal) -> Iterator[OnGame | None]:
    """On standard error, if that is a terminal."""
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        yield None
        return
    with Live(console=console, auto_refresh=False, transient=True) as live:
        yield LiveTable(say, journal, live)


class LiveTable:
    """The standings so far, drawn anew every moment."""

    def __init__(self, say: Texts, journal: Journal, live: Live) -> None:
        self._say, self._live, self._findings = say, live, Findings(journal.tournament)
        self._found, self._began, self._drawn = len(journal), monotonic(), 0.0

    def __call__(self, played: GamePlayed) -> None:
        self._findings.add(played)
        if monotonic() - self._drawn >= REFRESH_SECONDS:
            self._drawn = monotonic()
            self._live.update(self._table(), refresh=True)

    def _table(self) -> Table:
        findings = self._findings
        rate = max(0, findings.games - self._found) / max(monotonic() - self._began, 1e-9)
        title = self._say("arena-running", done=findings.games, games=findings.tournament.games, rate=round(rate, 1))
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=Text(title), title_justify="left")
        for index, key in enumerate(("bot", "games", "rate", "interval", "rating", "rating-interval")):
            table.add_column(Text(self._say(f"column-{key}")), justify="right" if index else "left")
        for name in findings.names:
            share, rating = findings.won[name].share(), findings.ratings.of(name)
            cells = [
                name,
                str(share.games),
                *shares(self._say, share),
                *points(self._say, rating.points, rating.low, rating.high),
            ]
            table.add_row(*map(Text, cells))
        return table


# ---------------------------------------------------------------- afterwards


def print_summary(screen: Screen, say: Texts, summary: TournamentSummary, args: Args) -> None:
    tournament = summary.tournament
    screen.line(
        say(
            "arena-played",
            game=tournament.game,
            games=summary.games,
            deals=summary.deals,
            seats=tournament.seats,
            seed=str(tournament.seed),
        )
    )
    screen.table([say(f"column-{key}") for key in BOT_COLUMNS], _bot_rows(say, summary))
    screen.line()
    screen.table([say(f"column-{key}") for key in PAIR_COLUMNS], _pair_rows(say, summary), text_columns=2)
    if args.out is not None:
        screen.line(say("arena-written", folder=args.out))


def _bot_rows(say: Texts, summary: TournamentSummary) -> Iterator[list[str]]:
    for bot in summary.bots:
        won, rating = bot.won, bot.rating
        wins, score = say("wins", value=won.wins), say("score", value=bot.scores.mean)
        yield [bot.name, str(won.games), wins, *shares(say, won), *points(say, rating.points, rating.low, rating.high), score]


def _pair_rows(say: Texts, summary: TournamentSummary) -> Iterator[list[str]]:
    for one, two, share in summary.pairs:
        if share.games:
            yield [one, two, str(share.games), *shares(say, share)]


def shares(say: Texts, share: Share) -> list[str]:
    rate, low, high = (say("percent", value=value) for value in (share.rate, *share.interval))
    return [rate, f"{low} – {high}"]


def points(say: Texts, rating: float, low: float, high: float) -> list[str]:
    return [say("wins", value=rating), f"{say('wins', value=low)} – {say('wins', value=high)}"]
