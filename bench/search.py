"""How fast the searching bot looks ahead: playouts a second, and where the time goes: `make bench-search`.

Positions of two-seat games between greedy bots, one process, process time. Parts are measured by a clock around each call, so
that their shares hold although every part looks a little dearer than it is.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import saloon.bots.search as search
from saloon.bots import View, find_bot
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
            match.choose(ask.seat, bot.choose(View(ask, match)))
    return found


def think(matches: list[Match]) -> tuple[int, float]:
    """Playouts, and the seconds for them."""
    playouts, start = 0, time.process_time()
    for number, match in enumerate(matches):
        bot = SearchBot(Random(number), Budget(playouts=PLAYOUTS))
        bot.choose(View(next(iter(match.asks.values())), match))
        playouts += bot.playouts
    return playouts, time.process_time() - start


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


def shares(game: Game, matches: list[Match]) -> dict[str, float]:
    """Parts of the time: imagining worlds, hints, the rules, guessing who wins, and the tree with all the rest."""
    judge, imagine, play_on, chances = game.judge, View.imagine, search.play_on, search.chances
    Timed.spent.clear()
    game.judge, search.play_on = Timed("hints", judge), Timed("rules", play_on)
    View.imagine = lambda view, dice: Timed("worlds", imagine)(view, dice)  # type: ignore[method-assign]
    search.chances = Timed("guess", chances)
    try:
        Timed("tree", think)(matches)
    finally:
        game.judge, View.imagine, search.play_on, search.chances = judge, imagine, play_on, chances  # type: ignore[method-assign]
    whole = sum(Timed.spent.values())
    return {part: seconds / whole for part, seconds in sorted(Timed.spent.items())}


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    for game in all_games():
        if game.judge is None:
            continue
        matches = positions(game)
        think(matches[:2])
        rate = max(playouts / seconds for playouts, seconds in (think(matches) for _ in range(3)))
        parts = ", ".join(f"{part} {share:.0%}" for part, share in shares(game, matches).items())
        print(f"{game.id:30} {rate:8,.0f} playouts a second   {parts}")


if __name__ == "__main__":
    main()
