"""Speed, as ratios to peers measured in the same run: `make bench`.

Every line is the best of several rounds, in process time, the contestants taking turns, because machines are shared and noisy.
Peers are other people's engines from the package index (the extra `bench`): python-chess plays random legal moves, catanatron
plays whole games between two random players. `--beside` races other versions too: `pure`, or the folder of another checkout.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import random
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from playing import SEATS, Other, random_play
from saloon.compiled import build
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Game, Match, all_games, new_match, seeded
from saloon.engine.cycles import look_for_cycles_seldom

ROUNDS = 5
RESULTS = Path(__file__).with_name("results.json")
EXPANSIONS = {"great_western_trail": {"rails_to_the_north": "yes"}}
"""Options of the largest expansion of a game, which races the game without it, as the id with a plus."""


# ------------------------------------------------------------ ours


def decisions_a_game(game: Game, chosen: Mapping[str, str] = {}) -> float:
    """Of the same games that are raced: counted to the final score, set-up included."""
    return random_play(game, 60, chosen) / 60


def positions(game: Game, count: int = 60) -> list[Match]:
    """Matches in mid-turn, spread over random games."""
    found: list[Match] = []
    for number in range(count):
        dice = seeded("positions", number)
        match = new_match(game, SEATS, seed=number)
        stop = dice.below(250)
        while not match.over and (match.count < stop or not match._since):
            seat, ask = dice.pick(sorted(match.asks.items()))
            match.choose(seat, dice.pick(ask.options))
        if not match.over:
            found.append(match)
    return found


def clone_times(game: Game) -> dict[str, float]:
    """Microseconds: the state alone, the match in mid-turn, what one seat sees, saved bytes, an imagined match."""
    matches = positions(game)
    dice = seeded("imagine")
    doings: dict[str, Callable[[Match], object]] = {
        "state clone": lambda match: match.state.clone(),
        "match clone in mid-turn": lambda match: match.clone(),
        "observe": lambda match: match.observe(0),
        "imagine": lambda match: match.imagine(next(iter(match.asks)), dice),
        "save": lambda match: match.save(),
    }
    return {name: best(lambda doing=doing: each(doing, matches)) * 1e6 for name, doing in doings.items()}  # type: ignore[misc]


def board_time(game: Game) -> float:
    """Microseconds to draw the board for the seat that is asked, with everything lit that may be chosen."""
    scenes = []
    for match in positions(game):
        seat, ask = next(iter(match.asks.items()))
        names = tuple(f"Seat {number}" for number in range(SEATS))
        lit = dict.fromkeys(ask.texts(), "")
        scenes.append((match.observe(seat), Viewpoint(seat=seat, names=names, bots=(False,) * SEATS, language="en", lit=lit)))

    def draw() -> int:
        for observation, viewpoint in scenes:
            game.page.board(observation, viewpoint)  # type: ignore[misc]
        return len(scenes)

    draw()
    return best(draw) * 1e6


def each(doing: Callable[[Match], object], matches: list[Match]) -> int:
    for _ in range(20):
        for match in matches:
            doing(match)
    return 20 * len(matches)


# ------------------------------------------------------------ peers


def chess_play(games: int) -> int:
    import chess

    draw = random.Random(7)
    moves = 0
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 200:
            board.push(draw.choice(list(board.legal_moves)))
        moves += board.ply()
    return moves


def catan_play(games: int) -> int:
    """Two random players; a decision is a tick of the game."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    for number in range(games):
        random.seed(number)
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=number)
        game.play()
        decisions += len(game.state.action_records if hasattr(game.state, "action_records") else game.state.actions)
    return decisions


def catan_copy() -> float:
    """Microseconds to copy a game in its middle."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=1)
    for _ in range(150):
        game.play_tick()

    def copies() -> int:
        for _ in range(200):
            game.copy()
        return 200

    return best(copies) * 1e6


# ------------------------------------------------------------ measuring


def best(doing: Callable[[], int]) -> float:
    """Seconds for one, in the best round."""
    times = []
    for _ in range(ROUNDS):
        gc.collect()
        start = time.process_time()
        count = doing()
        times.append((time.process_time() - start) / count)
    return min(times)


Contestant = Callable[[], int | tuple[int, float]]
"""Counts what it makes; one in a process of its own says how long it took there."""


def race(contestants: Mapping[str, Contestant]) -> dict[str, float]:
    """How many a second each makes, in its best round; they take turns, so that a slow minute of the machine hits all."""
    rates = dict.fromkeys(contestants, 0.0)
    for _ in range(ROUNDS):
        for name, doing in contestants.items():
            gc.collect()
            start = time.process_time()
            made = doing()
            count, seconds = made if isinstance(made, tuple) else (made, time.process_time() - start)
            rates[name] = max(rates[name], count / seconds)
    return rates


def beside(versions: list[str], what: str, games: list[Game], *about: object) -> dict[str, Contestant]:
    """The same in other versions, as the game with the version in brackets."""
    others = {version: Other(version) for version in versions}
    return {
        f"{game.id} ({version})": partial(other.race, what, game.id, *about)
        for version, other in others.items()
        for game in games
    }


def times_others(rates: Mapping[str, float], games: list[Game], versions: list[str]) -> dict[str, dict[str, float]]:
    """How many times what other versions make."""
    return {
        game.id: {f"times ({version})": rates[game.id] / rates[f"{game.id} ({version})"] for version in versions}
        for game in games
        if versions
    }


def measure(games: list[Game], quick: bool, versions: list[str]) -> dict[str, object]:
    scale = 1 if quick else 4
    look_for_cycles_seldom()  # as workers of the arena do
    contestants: dict[str, Contestant] = {game.id: lambda game=game: random_play(game, 60 * scale) for game in games}  # type: ignore[misc]
    expanded = [game for game in games if game.id in EXPANSIONS]
    contestants |= {f"{game.id}+": lambda game=game: random_play(game, 60 * scale, EXPANSIONS[game.id]) for game in expanded}  # type: ignore[misc]
    contestants |= beside(versions, "play", games, 60 * scale)
    contestants |= {"python-chess": lambda: chess_play(8 * scale), "catanatron": lambda: catan_play(4 * scale)}
    rates = race(contestants)
    whole = {game.id: rates[game.id] / decisions_a_game(game) for game in games}
    whole |= {f"{game.id}+": rates[f"{game.id}+"] / decisions_a_game(game, EXPANSIONS[game.id]) for game in expanded}
    return {
        "python": f"{platform.python_version()}, {build()}",
        "decisions_per_second": rates,
        "ratios": {game.id: {peer: rates[game.id] / rates[peer] for peer in ("python-chess", "catanatron")} for game in games},
        "times_other_versions": times_others(rates, games, versions),
        "games_per_second": whole,
        "games_per_thousand_moves_of_chess": {id: 1000 * rate / rates["python-chess"] for id, rate in whole.items()},
        "percent_with_expansion": {game.id: 100 * whole[f"{game.id}+"] / whole[game.id] for game in expanded},
        "microseconds": {game.id: clone_times(game) | {"board": board_time(game)} for game in games}
        | {"catanatron": {"game copy": catan_copy()}},
    }


def show(results: dict[str, object]) -> None:
    print(f"Python {results['python']}")
    for title in (name for name in results if name != "python" and results[name]):
        print(f"\n{title.replace('_', ' ')}")
        for name, value in results[title].items():  # type: ignore[attr-defined]
            rows = value.items() if isinstance(value, dict) else [("", value)]
            for row, number in rows:
                print(f"  {name:34} {row:26} {number:12,.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer games a round")
    parser.add_argument("--out", type=Path, default=RESULTS, help="where the JSON goes")
    parser.add_argument("--beside", action="append", default=[], metavar="VERSION", help="another version: pure, or a folder")
    arguments = parser.parse_args()
    results = measure(all_games(), arguments.quick, arguments.beside)
    show(results)
    arguments.out.write_text(json.dumps(results, indent=2) + "\n")
    print(f"\nwritten to {arguments.out}", file=sys.stderr)


if __name__ == "__main__":
    main()
