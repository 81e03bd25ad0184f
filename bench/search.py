"""How fast the searching bot looks ahead: playouts a second, their choices beside python-chess, and where the time goes.

`make bench-search`. Positions of two-seat games between greedy bots, one process, process time, the best of several rounds in
which everybody takes turns. Parts are measured by a clock around each call, so that their shares hold although every part looks
a little dearer than it is; compiled modules let no clock in. `--beside` races other versions: `pure`, or another checkout.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import saloon.bots.search as search
from playing import questions, think
from run import Contestant, beside, chess_play, race, times_others
from saloon.bots import Decision
from saloon.compiled import is_compiled
from saloon.engine import Game, Match, all_games
from saloon.engine.cycles import look_for_cycles_seldom


def choices_of(game: Game) -> float:
    """Choices of a playout."""
    choose, count = Match.choose, 0

    def counted(match: Match, *values: Any) -> None:
        nonlocal count
        count += 1
        choose(match, *values)

    Match.choose = counted  # type: ignore[method-assign]
    try:
        playouts = think(game)
    finally:
        Match.choose = choose  # type: ignore[method-assign]
    return count / playouts


class Timed:
    """A function that is timed; what it calls in turn is its own, unless that is timed too."""

    spent: Counter[str] = Counter()
    running: list[str] = []
    since = 0.0

    def __init__(self, part: str, doing: Callable[..., Any]) -> None:
        self.part, self.doing = part, doing

    def __call__(self, *values: Any, **more: Any) -> Any:
        Timed.turn(self.part)
        try:
            return self.doing(*values, **more)
        finally:
            Timed.turn(None)

    @staticmethod
    def turn(part: str | None) -> None:
        now = time.perf_counter()
        if Timed.running:
            Timed.spent[Timed.running[-1]] += now - Timed.since  # type: ignore[assignment]
        Timed.since = now
        if part is None:
            Timed.running.pop()
        else:
            Timed.running.append(part)


def timed_worlds(worlds: Iterator[Match]) -> Iterator[Match]:
    """Each is made when it is asked for."""
    while (world := Timed("worlds", next)(worlds, None)) is not None:
        yield world


def shares(game: Game) -> dict[str, float]:
    """Parts of the time: imagining worlds, ratings, the rules, guessing who wins, and the tree with all the rest."""
    bots, imagine, play_on, chances = game.bots, Decision.imagine_alike, search.play_on, search.chances
    Timed.spent.clear()
    rate, quickly = Timed("ratings", bots.rate_options), Timed("ratings", bots.rate_quickly or bots.rate_options)
    game.bots, search.play_on = replace(bots, rate_options=rate, rate_quickly=quickly), Timed("rules", play_on)
    Decision.imagine_alike = lambda *asked: timed_worlds(imagine(*asked))  # type: ignore[method-assign]
    search.chances = Timed("guess", chances)
    try:
        Timed("tree", think)(game)
    finally:
        game.bots, Decision.imagine_alike, search.play_on, search.chances = bots, imagine, play_on, chances  # type: ignore[method-assign]
    whole = sum(Timed.spent.values())
    return {part: seconds / whole for part, seconds in sorted(Timed.spent.items())}


def where_the_time_goes(game: Game, rate: float, chess: float) -> None:
    choices = choices_of(game)
    parts = ", ".join(f"{part} {share:.0%}" for part, share in shares(game).items())
    print(f"{'':30} {choices:4.1f} choices a playout, {rate * choices / chess:4.2f} choices to a move of chess; {parts}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", action="append", default=[], metavar="VERSION", help="another version: pure, or a folder")
    versions = parser.parse_args().beside
    games = [game for game in all_games() if game.bots.rate_options is not None and questions(game)]
    look_for_cycles_seldom()
    contestants: dict[str, Contestant] = {game.id: partial(think, game) for game in games}
    rates = race(contestants | beside(versions, "think", games) | {"python-chess": partial(chess_play, 8)})
    others = times_others(rates, games, versions)
    for game in games:
        beaten = "".join(f", {times:.2f} {version}" for version, times in others.get(game.id, {}).items())
        print(f"{game.id:30} {rates[game.id]:6,.0f} playouts a second{beaten}")
        if not is_compiled():
            where_the_time_goes(game, rates[game.id], rates["python-chess"])
    print(f"python-chess: {rates['python-chess']:,.0f} random legal moves a second")


if __name__ == "__main__":
    main()
