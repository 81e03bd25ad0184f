"""Thinking on several cores: other processes try the same options in other worlds.

Only for budgets of seconds: how far each process comes depends on the machine, and so then does the choice.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from contextlib import suppress
from functools import lru_cache
from time import perf_counter

from saloon.bots.decision import SavedDecision
from saloon.bots.processes import start_workers
from saloon.bots.search.estimate import chances, outcome
from saloon.bots.search.playout import Favourites, play_on
from saloon.engine import Match, Seat, Value, choice_text, seeded

LATE_SECONDS = 0.05
"""How much later than asked for a process may come."""

Worths = list[list[float]]
"""For every option, what each world was worth."""


def free_cores() -> int:
    """How many cores have nothing to do, besides the one that asks."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else float(cores)
    return max(0, int(cores - max(1.0, busy) + 0.5))


class HelperPool:
    """Processes that help. If one of them dies, the pool cannot go on, and a new one takes its place."""

    def __init__(self, helpers: int) -> None:
        self.helpers = helpers
        self._pool = start_workers(helpers)

    def start(self, saved: SavedDecision, texts: list[str], seed: int, seconds: float, turns: int) -> Callable[[], Worths]:
        """Have options tried for so long; what it returns waits for what was found, worlds of all processes together."""
        jobs: list[Future[Worths]] = []
        with suppress(BrokenExecutor):
            jobs += [
                self._pool.submit(try_worlds, saved, texts, seed, helper + 1, self.helpers + 1, seconds, turns)
                for helper in range(self.helpers)
            ]
        return lambda: self._gathered(jobs, len(texts))

    def _gathered(self, jobs: list[Future[Worths]], options: int) -> Worths:
        """A helper that is late, as at its first job, or has died, is not waited for: thinking is not to take longer for it."""
        found: Worths = [[] for _ in range(options)]
        for job in jobs:
            try:
                for mine, theirs in zip(found, job.result(LATE_SECONDS), strict=True):
                    mine += theirs
            except TimeoutError:
                job.cancel()
            except BrokenExecutor:
                self._pool = start_workers(self.helpers)
                break
        return found


@lru_cache(maxsize=8)
def helper_pool(helpers: int) -> HelperPool:
    """The pool of that size that all searches of this process share."""
    return HelperPool(helpers)


def try_worlds(saved: SavedDecision, texts: list[str], seed: int, first: int, step: int, seconds: float, turns: int) -> Worths:
    """In a process of its own: every option in worlds `first`, `first + step` and so on, until the time is up."""
    decision = saved.open()
    options = [option for option in decision.ask.options if choice_text(decision.ask.verb, option) in texts]
    options.sort(key=lambda option: texts.index(choice_text(decision.ask.verb, option)))
    found: Worths = [[] for _ in options]
    favourites, ends, world = Favourites(), perf_counter() + seconds, first
    while perf_counter() < ends:
        for place, match in enumerate(decision.imagine_alike(seeded(seed, world), len(options))):
            found[place].append(_worth(match, decision.seat, options[place], turns, favourites))
        world += step
    return found


def _worth(match: Match, seat: Seat, option: Value, turns: int, favourites: Favourites) -> float:
    match.choose(seat, option)
    play_on(match, turns, favourites)
    return outcome(match, chances(match))[seat]
