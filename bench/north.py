"""What the North brings: greedy in Rails to the North against greedy that ignores it, 100 games of two seats.

Whoever ignores it places no store and delivers to no large town as long as there is anything else to do, and rates everything
else as if stores were worth nothing. Every deal is played twice, with seats changed.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from saloon.engine import PASS, Ask, Match, Value, new_match
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.components import Action, Auxiliary
from saloon.games.great_western_trail.evaluation import rate_options
from saloon.games.great_western_trail.evaluation.actions import GAINS
from saloon.games.great_western_trail.evaluation.buildings import USES
from saloon.games.great_western_trail.rails import RAILS
from saloon.games.great_western_trail.rails.components import EMBLEMS

OPTIONS = {"rails_to_the_north": "yes"}
IGNORED = ((GAINS, "store", lambda o, e: 0.0), (USES, "13a", 2.0), (USES, "13b", 1.0))
"""Worths of one who places no stores: building 13 is for auxiliary actions and certificates."""


@contextmanager
def ignoring() -> Any:
    """Ratings that know no stores."""
    kept, access = [table[key] for table, key, _ in IGNORED], RAILS.access
    for table, key, worth in IGNORED:
        table[key] = worth
    object.__setattr__(RAILS, "access", lambda o, city: 0.0)
    yield
    for (table, key, _), worth in zip(IGNORED, kept, strict=True):
        table[key] = worth
    object.__setattr__(RAILS, "access", access)


def of_the_north(ask: Ask, value: Value) -> bool:
    """Placing a store, or delivering to a large town."""
    if isinstance(value, Auxiliary):
        value = value.action
    if isinstance(value, Action):
        return any(effect.name == "store" for effect in value.gain)
    return value in EMBLEMS or (ask.verb == "store" and value != PASS)


def best(match: Match, ask: Ask, options: Sequence[Value], dice: Random) -> Value:
    rated = zip(ask.options, rate_options(match.observe(ask.seat), ask), strict=True)
    worths = [(worth, option) for option, worth in rated if option in options]
    most = max(worth for worth, _ in worths)
    return dice.choice([option for worth, option in worths if worth == most])


def play(seed: int, blind: int) -> list[int]:
    """Totals of a game in which one seat ignores the North."""
    match, dice = new_match(GAME, 2, OPTIONS, seed=seed, keep=False), Random(seed)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        if seat == blind:
            with ignoring():
                others = [option for option in ask.options if not of_the_north(ask, option)]
                choice = best(match, ask, others or ask.options, dice)
        else:
            choice = best(match, ask, ask.options, dice)
        match.choose(seat, choice)
    return [sum(GAME.rules.score(match.state, seat).values()) for seat in range(2)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    won, totals = 0.0, [0, 0]
    for number in range(arguments.games):
        blind = number % 2
        points = play(arguments.seed + number // 2, blind)
        knows, ignores = points[1 - blind], points[blind]
        won += 1 if knows > ignores else 0.5 if knows == ignores else 0
        totals = [totals[0] + knows, totals[1] + ignores]
    means = " : ".join(f"{total / arguments.games:.1f}" for total in totals)
    share = 100 * won / arguments.games
    print(f"greedy : greedy that ignores the North, {arguments.games} games: won {share:.1f} %, mean score {means}")


if __name__ == "__main__":
    main()
