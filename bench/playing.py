"""What is raced: random play, the searching bot, the levels. By itself, the same of another version, in a process of its own.

`Other` starts this very file with another checkout's sources, or with this one's as pure Python, and asks it for round after
round; so only what every version has may be used here.
"""

from __future__ import annotations

import gc
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from saloon.bots import Decision, find_bot
from saloon.bots.search import Budget, SearchBot
from saloon.engine import Game, Match, all_games, new_match

SEATS = 4
POSITIONS = 12
PLAYOUTS = 60


def random_play(game: Game, games: int, chosen: Mapping[str, str] = {}) -> int:
    """Random legal play, options computed each time, nobody listening; counts decisions."""
    draw = random.Random(7).random
    decisions = 0
    for number in range(games):
        match = new_match(game, SEATS, seed=number, options=chosen, keep=False)
        while not match.over:
            ask = match.question
            if not hasattr(ask, "options"):
                ask = match.asks[random.choice(list(match.asks))]
            options = ask.options
            match.choose(ask.seat, options[int(draw() * len(options))])
        match.standings()
        decisions += match.count
    return decisions


@cache
def questions(game: Game) -> list[Match]:
    """With something to choose, spread over two-seat games of greedy bots."""
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


def think(game: Game) -> int:
    """Think about all of them; counts playouts."""
    playouts = 0
    for number, match in enumerate(questions(game)):
        bot = SearchBot(Random(number), Budget(playouts=PLAYOUTS))
        bot.choose(Decision(next(iter(match.asks.values())), match))
        playouts += bot.playouts
    return playouts


def sit(game: Game, level: str, most: int) -> tuple[int, int]:
    """A level against the greedy bot, at tables one after the other; counts its choices, and the playouts behind them."""
    choices = playouts = deal = 0
    while choices < most:
        match, deal = new_match(game, 2, seed=deal), deal + 1
        bots = [find_bot(name)(Random(f"{name} {deal}")) for name in (level, "greedy")]
        bots[0]._helpers = 0  # type: ignore[attr-defined]  # all on this core
        while choices < most and not match.over:
            ask = next(iter(match.asks.values()))
            choices += ask.seat == 0 and len(ask.options) > 1
            match.choose(ask.seat, bots[ask.seat].choose(Decision(ask, match)))
        playouts += bots[0].playouts  # type: ignore[attr-defined]
    return choices, playouts


class Other:
    """Another version: `pure`, or the folder of a checkout; in a process that answers each line of JSON with one."""

    def __init__(self, version: str, script: str = __file__) -> None:
        source = Path(__file__).parents[1] if version == "pure" else Path(version)
        environment = {
            **os.environ,
            "PYTHONPATH": str(source.resolve() / "src"),
            "SALOON_PURE": "1" if version == "pure" else "0",
        }
        self.process = subprocess.Popen(
            [sys.executable, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def race(self, what: str, *about: Any) -> tuple[Any, float]:
        """How many, in how many seconds of its processor time."""
        count, seconds = self.say(what, *about)
        return count, seconds

    def say(self, *message: Any) -> Any:
        """What it answers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(message), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())


def main() -> None:
    games = {game.id: game for game in all_games()}
    gc.freeze()
    with suppress(ImportError):  # as workers of the arena do, in versions where they do
        from saloon.engine.cycles import look_for_cycles_seldom

        look_for_cycles_seldom()
    for line in sys.stdin:
        what, id, *about = json.loads(line)
        if what == "think":
            questions(games[id])
        gc.collect()
        start = time.process_time()
        count = {"play": random_play, "think": think, "sit": sit}[what](games[id], *about)
        print(json.dumps([count, time.process_time() - start]), flush=True)


if __name__ == "__main__":
    main()
