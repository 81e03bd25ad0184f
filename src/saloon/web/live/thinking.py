"""Bots think in processes of their own, so that the site stays responsive; one that fails never blocks a table.

People ask them too: what they would do now, and what they think of a game that is over. All of that stands in one fair line
for the workers; bots that answer at once have a worker and a line of their own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar, cast

from saloon.arena.thinking import think_there
from saloon.bots import QUICK_BOTS
from saloon.bots.processes import end_workers, start_workers, stop_jobs, until_stopped
from saloon.bots.saved import advice_of, choice_of
from saloon.bots.search import Budget
from saloon.bots.search.advice import Advice
from saloon.engine import DONE, Match, Seat, choice_text
from saloon.web.live.analysis_worker import FinishedGame, Stretch, advice_after, stretch_from
from saloon.web.live.fair_line import FairLine, Name, Place

log = logging.getLogger("saloon.bots")
BOT_SECONDS = 60.0
"""Seconds after which a bot that says nothing has failed."""
START_SECONDS = 120.0
"""Seconds after which a process that does not even start has failed."""

STOP_SECONDS = 2.0
"""Seconds that a worker may take to stop a thought that nobody wants any more; then it is ended."""
STOP_AGAIN_SECONDS = 0.1

ADVICE_BUDGET = Budget(seconds=1.0)
"""How long a bot thinks when it is asked for advice."""

NICENESS = 10
"""People first: a bot thinks with what the site leaves."""

ANALYSES = "analyses"
"""In whose name finished games are looked back on: all of them together have the share of one person."""
PASSERS_BY = "passers-by"
"""In whose name bots play for those who watch without an account."""

Answer = TypeVar("Answer")


class Waiting(NamedTuple):
    """Who waits for a thought: in whose names, at which table, and whether nobody looks at it."""

    names: Collection[Name] = ()
    table: str = ""
    away: bool = False


NOBODY = Waiting()


class Thought(Place, Generic[Answer]):
    """Something to think about, and whoever waits for the answer."""

    def __init__(self, waiting: Waiting, think: Callable[..., Answer], about: tuple[Any, ...]) -> None:
        super().__init__(tuple(waiting.names) or (PASSERS_BY,), waiting.table, waiting.away)
        self.think, self.about = think, about
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.unwanted = asyncio.Event()


class Unwanted(Exception):
    """A thought was stopped, because nobody wants it any more."""


class WorkerProcess:
    """One process, started when it is first needed. A pool of its own, so that one that dies takes nobody with it."""

    def __init__(self) -> None:
        self._renew()

    def _renew(self) -> None:
        self.pool = start_workers(1, niceness=NICENESS)
        self._started = False

    async def answer(self, thought: Thought[Answer]) -> Answer:
        """What a thought comes to. Its time does not run while the process starts."""
        try:
            if not self._started:
                await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self.pool, bool), START_SECONDS)
                self._started = True
            return await self._thought_out(thought)
        except (BrokenProcessPool, TimeoutError):
            self.stop()
            self._renew()
            raise

    async def _thought_out(self, thought: Thought[Answer]) -> Answer:
        if thought.unwanted.is_set():
            raise Unwanted
        asked = asyncio.get_running_loop().run_in_executor(self.pool, until_stopped, thought.think, *thought.about)
        unwanted: asyncio.Future[Any] = asyncio.ensure_future(thought.unwanted.wait())
        waited: list[asyncio.Future[Any]] = [asked, unwanted]
        try:
            await asyncio.wait(waited, timeout=BOT_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if unwanted.done():
                await self._stopped(asked)
        finally:
            unwanted.cancel()
        if not asked.done():
            raise TimeoutError("no answer")
        if isinstance(error := asked.exception(), BaseException) and not isinstance(error, Exception):
            # Awaited, a bot's "exit" would end the server.
            raise RuntimeError(f"{type(error).__name__}: {error}")
        finished, answer = asked.result()
        if not finished:
            raise Unwanted
        return cast(Answer, answer)

    async def _stopped(self, asked: asyncio.Future[Any]) -> None:
        """Let the process stop what it does. It may just be fetching the job, or be deaf: told again, then given up."""
        for _ in range(int(STOP_SECONDS / STOP_AGAIN_SECONDS)):
            if asked.done() or not stop_jobs(self.pool):
                return
            await asyncio.wait([asked], timeout=STOP_AGAIN_SECONDS)

    def stop(self) -> None:
        end_workers(self.pool, wait=False)


class Workers:
    """Some worker processes, and the line of those who wait for one of them."""

    def __init__(self, count: int) -> None:
        self.processes = [WorkerProcess() for _ in range(count)]
        # Whoever was busy last goes first: no more processes are started than are needed at once.
        self._free = self.processes[:]
        # Of several workers one is left to others, however many tables somebody has.
        self._line: FairLine[Thought[Any]] = FairLine(at_once=max(1, count - 1))
        self._serving: set[asyncio.Task[None]] = set()
        self._closed = False

    async def ask(self, waiting: Waiting, think: Callable[..., Answer], *about: Any) -> Answer:
        """The answer of a worker, when it is their turn. Whoever no longer waits for it is not thought for any longer."""
        thought = Thought(waiting, think, about)
        self._line.join(thought)
        self._hand_out()
        try:
            return await thought.answer
        finally:
            self._line.leave(thought)
            thought.unwanted.set()

    def _hand_out(self) -> None:
        while self._free and not self._closed and (thought := self._line.first()) is not None:
            serving = asyncio.create_task(self._serve(self._free.pop(), thought))
            self._serving.add(serving)
            serving.add_done_callback(self._serving.discard)

    async def _serve(self, worker: WorkerProcess, thought: Thought[Any]) -> None:
        try:
            answer = await self._answered(worker, thought)
        except Exception as error:
            if not thought.answer.done():
                thought.answer.set_exception(error)
        else:
            if not thought.answer.done():
                thought.answer.set_result(answer)
        finally:
            self._line.done(thought)
            self._free.append(worker)
            self._hand_out()

    async def _answered(self, worker: WorkerProcess, thought: Thought[Answer]) -> Answer:
        """A thought whose process is found dead is begun again, once."""
        try:
            return await worker.answer(thought)
        except BrokenProcessPool:
            return await worker.answer(thought)

    def stop(self) -> None:
        self._closed = True
        for serving in self._serving:
            serving.cancel()
        for process in self.processes:
            process.stop()


class Thinkers:
    """The worker processes of this server. With the address of a Ray cluster they let its machines think, and wait for them.

    Every thought is somebody's: `waiting` says whose.
    """

    def __init__(self, workers: int, cluster: str = "") -> None:
        self.searching, self.quick = Workers(workers), Workers(1)
        self._cluster = cluster

    async def think(self, match: Match, seat: Seat, bot: str, waiting: Waiting = NOBODY) -> str:
        """What the bot chooses. If it fails, crashes or takes too long: a legal choice, and a line in the server's log."""
        if match.holding:
            return DONE
        ask = match.asks[seat]  # before anything is waited for: the match may move on meanwhile
        instead = choice_text(ask.verb, Random(match.count).choice(ask.options))
        about = choice_of, match.game.package, match.save(), seat, bot
        try:
            # Not on the cluster: the way there takes longer than they do.
            return await (self.quick.ask(waiting, *about) if bot in QUICK_BOTS else self._asked(waiting, *about))
        except Exception as error:
            log.error("bot %s at seat %s of %s failed: %s: %s", bot, seat, match.game.id, type(error).__name__, error)
            return instead

    async def advise(self, match: Match, seat: Seat, seed: str, waiting: Waiting = NOBODY) -> Advice:
        """What a bot would choose at that seat; whatever goes wrong is the asker's business."""
        return await self._asked(waiting, advice_of, match.game.package, match.save(), seat, ADVICE_BUDGET, seed)

    async def look_back(self, play: FinishedGame, first: int) -> Stretch:
        """The chances in a finished game, some choices far."""
        return await self._asked(Waiting((ANALYSES,)), stretch_from, play, first)

    async def advise_after(self, play: FinishedGame, count: int) -> str | None:
        """What a bot would have chosen next in a finished game."""
        return await self._asked(Waiting((ANALYSES,)), advice_after, play, count)

    async def _asked(self, waiting: Waiting, think: Callable[..., Answer], *about: Any) -> Answer:
        if self._cluster:
            return await self.searching.ask(waiting, think_there, self._cluster, think, *about)
        return await self.searching.ask(waiting, think, *about)

    def stop(self) -> None:
        self.searching.stop()
        self.quick.stop()
