"""`saloon simulate`: many games between bots, and how they fared."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress as ProgressBar

from saloon.arena.simulate import Interrupted, Progress, SimulationSummary, simulate
from saloon.bots.levels import is_timed
from saloon.cli import completers
from saloon.cli.files import named_file
from saloon.cli.parsing import Args, BadCommand, Parser, read_list, read_options, whole_number
from saloon.cli.screen import Screen
from saloon.cli.seating import MAX_SEATS, MAX_SEED, usual_seats
from saloon.engine import Game, Texts, find_game

MAX_GAMES = 10_000_000
MAX_JOBS = 512


def add_arguments(parser: Parser) -> None:
    parser.thing("game", "arg-game", completers.games)
    parser.option("--seats", "arg-seats", "N")
    parser.option("--bots", "arg-bots", "greedy,random,…", completers.bots, default="greedy,random")
    parser.option("--games", "arg-games", "N", default="100")
    parser.option("--seed", "arg-seed-zero", "N", default="0")
    parser.option("--jobs", "arg-jobs", "N", default="1")
    parser.option("--option", "arg-option", "name=value", completers.options, action="append", default=[])
    parser.option("--records", "arg-records", "DIR")
    parser.switch("--json", "arg-json")


def run(args: Args, say: Texts) -> int:
    game = find_game(args.game)
    games = whole_number("--games", args.games, 1, MAX_GAMES)
    seed = whole_number("--seed", args.seed, 0, MAX_SEED)
    jobs = whole_number("--jobs", args.jobs, 1, MAX_JOBS)
    entrants = read_entrants(game, args.bots, args.seats)
    options = read_options(args.option)
    records = Path(args.records) if args.records is not None else None
    warn_of_timed_bots(entrants, say)
    try:
        with progress_bar(say, games) as progress, nullcontext() if records is None else named_file(args.records):
            summary = simulate(game, entrants, games, seed, options, jobs, records, progress)
    except Interrupted as stopped:
        show(stopped.summary, args, say)
        print(say("stopped", done=stopped.summary.games, games=games), file=sys.stderr)
        raise
    show(summary, args, say)
    return 0


def show(summary: SimulationSummary, args: Args, say: Texts) -> None:
    if args.json:
        print(json.dumps(msgspec.to_builtins(summary), ensure_ascii=False, indent=2))
    else:
        print_summary(Screen(), say, summary)


def warn_of_timed_bots(names: Iterable[str], say: Texts) -> None:
    """On standard error: what is found will not be found again."""
    timed = [name for name in dict.fromkeys(names) if is_timed(name)]
    if timed:
        print(say("timed-bots", count=len(timed), names=", ".join(timed)), file=sys.stderr)


def read_entrants(game: Game[Any], bots: str, seats: str | None) -> list[str]:
    """The bot of each seat; a single name stands for all seats."""
    names = read_list("--bots", bots)
    count = usual_seats(game) if seats is None and len(names) == 1 else len(names)
    if seats is not None:
        count = whole_number("--seats", seats, 1, MAX_SEATS)
    if len(names) not in (1, count):
        raise BadCommand("wrong-bot-count", found=len(names), seats=count)
    return names * count if len(names) == 1 else names


@contextmanager
def progress_bar(say: Texts, games: int) -> Iterator[Progress | None]:
    """A bar on standard error, if that is a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    with ProgressBar(console=console, transient=True) as bar:
        task = bar.add_task(say("simulating"), total=games)
        yield lambda done: bar.update(task, completed=done)


def print_summary(screen: Screen, say: Texts, summary: SimulationSummary) -> None:
    screen.line(
        say(
            "simulated",
            game=summary.game,
            games=summary.games,
            seats=summary.seats,
            decisions=summary.decisions,
            seed=str(summary.seed),
            decisions_per_second=round(summary.decisions_per_second),
            games_per_second=round(summary.games_per_second, 1),
        )
    )
    head = [say(f"column-{column}") for column in ("bot", "games", "wins", "rate", "interval", "score")]
    screen.table(head, _rows(say, summary))


def _rows(say: Texts, summary: SimulationSummary) -> Iterator[list[str]]:
    def number(message: str, value: float) -> str:
        return say(message, value=value)

    for name, result in summary.bots.items():
        low, high = (number("percent", bound) for bound in result.interval)
        wins, rate, score = number("wins", result.wins), number("percent", result.win_rate), number("score", result.mean_score)
        yield [name, number("count", result.games), wins, rate, f"{low} – {high}", score]
