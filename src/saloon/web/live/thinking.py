"""Bots think in processes of their own, so that the site stays responsive; one that fails never blocks a table.

People ask them too: what they would do now, and what they think of a game that is over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from random import Random
from typing import Any, TypeVar

from saloon.arena.thinking import think_there
from saloon.bots.processes import end_workers, start_workers
from saloon.bots.saved import advice_of, choice_of
from saloon.bots.search import Budget
from saloon.bots.search.advice import Advice
from saloon.engine import DONE, Match, Seat, choice_text
from saloon.web.live.analysis_worker import FinishedGame, Stretch, advice_after, stretch_from

log = logging.getLogger("saloon.bots")
BOT_SECONDS = 60.0
"""Seconds after which a bot that says nothing has failed."""

ADVICE_BUDGET = Budget(seconds=1.0)
"""How long a bot thinks when it is asked for advice."""

NICENESS = 10
"""People first: a bot thinks with what the site leaves."""

Answer = TypeVar("Answer")


class WorkerProcess:
    """One process, started when it is first needed. A pool of its own, so that one that dies takes nobody with it."""

    def __init__(self) -> None:
        self.pool = start_workers(1, niceness=NICENESS)

    async def answer(self, think: Callable[..., Answer], *about: Any) -> Answer:
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self.pool, think, *about), BOT_SECONDS)
        except (BrokenProcessPool, TimeoutError):
            self.stop()
            self.pool = start_workers(1, niceness=NICENESS)
            raise

    def stop(self) -> None:
        end_workers(self.pool, wait=False)


class Thinkers:
    """The worker processes of this server. With the address of a Ray cluster they let its machines think, and wait for them."""

    def __init__(self, workers: int, cluster: str = "") -> None:
        self.workers = [WorkerProcess() for _ in range(workers)]
        self._cluster = cluster
        # Whoever was busy last goes first: no more processes are started than are needed at once.
        self._free: asyncio.LifoQueue[WorkerProcess] = asyncio.LifoQueue()
        for worker in self.workers:
            self._free.put_nowait(worker)

    async def think(self, match: Match, seat: Seat, bot: str) -> str:
        """What the bot chooses. If it fails, crashes or takes too long: a legal choice, and a line in the server's log."""
        if match.holding:
            return DONE
        ask = match.asks[seat]  # before anything is waited for: the match may move on meanwhile
        instead = choice_text(ask.verb, Random(match.count).choice(ask.options))
        try:
            return await self._asked(choice_of, match.game.package, match.save(), seat, bot)
        except Exception as error:
            log.error("bot %s at seat %s of %s failed: %s: %s", bot, seat, match.game.id, type(error).__name__, error)
            return instead

    async def advise(self, match: Match, seat: Seat, seed: str) -> Advice:
        """What a bot would choose at that seat; whatever goes wrong is the asker's business."""
        return await self._asked(advice_of, match.game.package, match.save(), seat, ADVICE_BUDGET, seed)

    async def look_back(self, play: FinishedGame, first: int) -> Stretch:
        """The chances in a finished game, some choices far."""
        return await self._asked(stretch_from, play, first)

    async def advise_after(self, play: FinishedGame, count: int) -> str | None:
        """What a bot would have chosen next in a finished game."""
        return await self._asked(advice_after, play, count)

    async def _asked(self, think: Callable[..., Answer], *about: Any) -> Answer:
        """By a free worker: a bot's time runs only while it thinks. One whose process is found dead is asked again, once."""
        if self._cluster:
            think, about = think_there, (self._cluster, think, *about)
        worker = await self._free.get()
        try:
            with suppress(BrokenProcessPool):
                return await worker.answer(think, *about)
            return await worker.answer(think, *about)
        finally:
            self._free.put_nowait(worker)

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop()
