"""How strong the bot of this version is against that of another: `bench/duel.py FOLDER`.

Two seats, each version in a process of its own with a match of its own, which hears what the other chooses. Every deal is
played twice, with the seats changed. A search with a budget of playouts (`search:20p`) does not mind how busy the machine is.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from playing import Other
from saloon.arena.simulate import wilson
from saloon.bots import Decision, find_bot
from saloon.engine import Game, all_games, new_match

THIS = str(Path(__file__).parents[1])
SEATS = 2


# ------------------------------------------------------------ one side, in a process of its own


class Side:
    """The bot of this version at a match, told of all choices; only what every version has may be used here."""

    def __init__(self) -> None:
        self.games = {game.id: game for game in all_games()}

    def begin(self, id: str, deal: int, bot: str) -> None:
        self.match = new_match(self.games[id], SEATS, seed=deal)
        self.bot = find_bot(bot)(Random(f"{bot} {deal}"))

    def choose(self, seat: int) -> str:
        ask = self.match.asks[seat]
        value = self.bot.choose(Decision(ask, self.match))
        return ask.texts()[list(ask.options).index(value)]

    def hear(self, seat: int, choice: str) -> None:
        self.match.answer_text(seat, choice)


def answer() -> None:
    side = Side()
    for line in sys.stdin:
        what, *about = json.loads(line)
        print(json.dumps(getattr(side, what)(*about)), flush=True)


# ------------------------------------------------------------ the duel


def play(game: Game, deal: int, bot: str, sides: Sequence[Other]) -> tuple[list[float], list[int]]:
    """What of the victory each seat has, and its score."""
    match = new_match(game, SEATS, seed=deal)
    for side in sides:
        side.say("begin", game.id, deal, bot)
    while not match.over:
        seat = next(iter(match.asks))
        choice = sides[seat].say("choose", seat)
        match.answer_text(seat, choice)
        for side in sides:
            side.say("hear", seat, choice)
    standings = match.standings()
    first = [standing.rank == 1 for standing in standings]
    return [won / sum(first) for won in first], [standing.total for standing in standings]


def duel(game: Game, games: int, bot: str, sides: Sequence[Other]) -> dict[str, Any]:
    """Of the first side: games won, with the interval of the true rate, and mean scores of both."""
    won, scores = 0.0, [0, 0]
    for number in range(games):
        order = (0, 1) if number % 2 == 0 else (1, 0)
        victory, totals = play(game, number // 2, bot, [sides[side] for side in order])
        won += victory[order[0]]
        scores = [scores[side] + totals[order[side]] for side in (0, 1)]
        print(f"\r{game.id} {number + 1}/{games}: {won:g} won", end="", file=sys.stderr)
    print(file=sys.stderr)
    return {"game": game.id, "games": games, "won": won, "interval": wilson(won, games), "scores": [s / games for s in scores]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", help="another checkout")
    parser.add_argument("--game", action="append", help="all of them, if none is named")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="search:20p")
    arguments = parser.parse_args()
    sides = [Other(folder, __file__) for folder in (THIS, arguments.folder)]
    for game in all_games():
        if arguments.game is None or game.id in arguments.game:
            print(json.dumps(duel(game, arguments.games, arguments.bot, sides)), flush=True)


if __name__ == "__main__":
    main() if len(sys.argv) > 1 else answer()
