"""Bots think in processes of their own, so that the site stays responsive; one that fails never blocks a table."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from importlib import import_module
from multiprocessing.context import SpawnContext
from random import Random

from saloon.engine import DONE, Match, Seat, choice_text, seeded

log = logging.getLogger("saloon.bots")
LONGEST = 60.0
"""Seconds after which a bot that says nothing has failed."""

Job = tuple[str, bytes, Seat, str]


class Worker:
    """One process, started when it is first needed. A pool of its own, so that one that dies takes nobody with it."""

    def __init__(self) -> None:
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, SpawnContext(), _enter, (os.getpid(),))

    async def answer(self, job: Job) -> str:
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self.pool, _choice, *job), LONGEST)
        except (BrokenProcessPool, TimeoutError):
            self.stop()
            self.pool = self._new_pool()
            raise

    def stop(self) -> None:
        for process in list((self.pool._processes or {}).values()):
            process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """The worker processes of this server."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(workers)]
        # Whoever was busy last goes first: no more processes are started than are needed at once.
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self._free.put_nowait(worker)

    async def think(self, match: Match, seat: Seat, bot: str) -> str:
        """What the bot chooses. If it fails, crashes or takes too long: a legal choice, and a line in the server's log."""
        if match.holding:
            return DONE
        ask = match.asks[seat]  # before anything is waited for: the match may move on meanwhile
        instead = choice_text(ask.verb, Random(match.count).choice(ask.options))
        try:
            return await self._asked((match.game.package, match.save(), seat, bot))
        except Exception as error:
            log.error("bot %s at seat %s of %s failed: %s: %s", bot, seat, match.game.id, type(error).__name__, error)
            return instead

    async def _asked(self, job: Job) -> str:
        """By a free worker: a bot's time runs only while it thinks. One whose process is found dead is asked again, once."""
        worker = await self._free.get()
        try:
            with suppress(BrokenProcessPool):
                return await worker.answer(job)
            return await worker.answer(job)
        finally:
            self._free.put_nowait(worker)

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop()


def _enter(server: int) -> None:
    """Prepare a worker: stopping is the server's business, and a server that was killed cannot stop anybody."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)  # people first
    threading.Thread(target=_end_with, args=(server,), daemon=True).start()


def _end_with(server: int) -> None:
    while os.getppid() == server:
        time.sleep(1)
    os._exit(1)


def _choice(package: str, saved: bytes, seat: Seat, name: str) -> str:
    """In a worker: the same position always gives the same choice, because the bot's random numbers come from it."""
    from saloon.bots import View, decide, find_bot

    match = Match.restore(saved, import_module(package).GAME)
    ask = match.asks[seat]
    bot = find_bot(name)(Random(seeded("table", match.state.dice.state, match.count, seat).state))
    return choice_text(ask.verb, decide(name, bot, View(ask, match)))
