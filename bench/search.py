"""How fast the searching bot looks ahead: playouts a second, their choices beside python-chess, and where the time goes.

`make bench-search`. Positions of two-seat games between greedy bots, one process, process time, the best of several rounds in
which everybody takes turns. Parts are measured by a clock around each call, so that their shares hold although every part looks
a little dearer than it is.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import saloon.bots.search as search
from run import chess_play, race
from saloon.bots import Decision, find_bot
from saloon.bots.search import Budget, SearchBot
from saloon.engine import Game, Match, all_games, new_match

POSITIONS = 12
PLAYOUTS = 60


def positions(game: Game) -> list[Match]:
    """Questions with something to choose, spread over games of greedy bots."""
    found = []
    for number in range(POSITIONS):
        match, bot = new_match(game, 2, seed=number), find_bot("greedy")(Random(number))
        stop = 10 + 20 * number
        while not match.over:
            ask = next(iter(match.asks.values()))
            if match.count >= stop and len(ask.options) > 2:
                found.append(match)
                break
            match.choose(ask.seat, bot.choose(Decision(ask, match)))
    return found


def think(matches: list[Match]) -> int:
    """Counts playouts."""
    playouts = 0
    for number, match in enumerate(matches):
        bot = SearchBot(Random(number), Budget(playouts=PLAYOUTS))
        bot.choose(Decision(next(iter(match.asks.values())), match))
        playouts += bot.playouts
    return playouts


def choices_of(matches: list[Match]) -> float:
    """Choices of a playout."""
    choose, count = Match.choose, 0

    def counted(match: Match, *values: Any) -> None:
        nonlocal count
        count += 1
        choose(match, *values)

    Match.choose = counted  # type: ignore[method-assign]
    try:
        playouts = think(matches)
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


def shares(game: Game, matches: list[Match]) -> dict[str, float]:
    """Parts of the time: imagining worlds, ratings, the rules, guessing who wins, and the tree with all the rest."""
    rate_options, imagine, play_on, chances = game.bots.rate_options, Decision.imagine_alike, search.play_on, search.chances
    Timed.spent.clear()
    game.bots.rate_options, search.play_on = Timed("ratings", rate_options), Timed("rules", play_on)
    Decision.imagine_alike = lambda *asked: timed_worlds(imagine(*asked))  # type: ignore[method-assign]
    search.chances = Timed("guess", chances)
    try:
        Timed("tree", think)(matches)
    finally:
        game.bots.rate_options, Decision.imagine_alike, search.play_on, search.chances = rate_options, imagine, play_on, chances  # type: ignore[method-assign]
    whole = sum(Timed.spent.values())
    return {part: seconds / whole for part, seconds in sorted(Timed.spent.items())}


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    found = {game: positions(game) for game in all_games() if game.bots.rate_options is not None}
    contestants = {game.id: partial(think, matches) for game, matches in found.items()}
    rates = race(contestants | {"python-chess": partial(chess_play, 8)})
    for game, matches in found.items():
        rate, choices = rates[game.id], choices_of(matches)
        parts = ", ".join(f"{part} {share:.0%}" for part, share in shares(game, matches).items())
        ratio = rate * choices / rates["python-chess"]
        print(f"{game.id:30} {rate:6,.0f} playouts a second of {choices:4.1f} choices, {ratio:4.2f} choices to a move of chess")
        print(f"{'':30} {parts}")
    print(f"python-chess: {rates['python-chess']:,.0f} random legal moves a second")


if __name__ == "__main__":
    main()
