"""Who plays the games of a tournament: this process, or several of this machine (`cluster` has those of other machines).

A crew is handed game numbers and gives back lines of the journal as they are finished, in any order. A worker that dies takes
no game with it: whatever it had in hand is played again.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import SpawnContext
from typing import Protocol

from saloon.arena.playing import ArenaRefusal, Tournament, play_numbered
from saloon.engine import Refusal

IN_LINE = 3
"""Games for each worker that are handed out at once: enough that nobody waits, few enough that little is lost."""
PATIENCE = 4
"""Times that a game may lose its worker, before it is believed to be the game's fault."""


class Crew(Protocol):
    """Plays games of a tournament."""

    @property
    def again(self) -> int:
        """Games that were played again because their worker died."""
        ...

    def play(self, tournament: Tournament, numbers: Sequence[int]) -> Iterator[bytes]: ...

    def stop(self) -> None: ...


def finished(line: bytes | Refusal) -> bytes:
    if isinstance(line, Refusal):
        raise line
    return line


class Deaths:
    """Counts how often each game lost its worker."""

    def __init__(self) -> None:
        self._often = Counter[int]()
        self.total = 0

    def note(self, number: int) -> None:
        self._often[number] += 1
        self.total += 1
        if self._often[number] >= PATIENCE:
            raise ArenaRefusal("workers-die", number=number, times=PATIENCE)


class OwnHands:
    """This very process."""

    again: int = 0

    def play(self, tournament: Tournament, numbers: Sequence[int]) -> Iterator[bytes]:
        encoded = tournament.encoded()
        for number in numbers:
            yield finished(play_numbered(encoded, number))

    def stop(self) -> None:
        return None


class Processes:
    """Processes of this machine. If one dies, the pool cannot go on: a new one plays what was in hand."""

    def __init__(self, jobs: int) -> None:
        self._jobs, self._deaths = jobs, Deaths()
        self._pool: ProcessPoolExecutor | None = None
        self._others: set[multiprocessing.process.BaseProcess] = set(multiprocessing.active_children())

    @property
    def again(self) -> int:
        return self._deaths.total

    def play(self, tournament: Tournament, numbers: Sequence[int]) -> Iterator[bytes]:
        encoded, waiting = tournament.encoded(), list(reversed(numbers))
        in_hand: dict[Future[bytes | Refusal], int] = {}
        while waiting or in_hand:
            try:
                self._hand_out(encoded, waiting, in_hand)
                done, _ = wait(in_hand, return_when=FIRST_COMPLETED)
                for future in done:
                    line = finished(future.result())
                    del in_hand[future]
                    yield line
            except BrokenProcessPool:
                yield from self._recover(waiting, in_hand)

    def _hand_out(self, encoded: bytes, waiting: list[int], in_hand: dict[Future[bytes | Refusal], int]) -> None:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._jobs, SpawnContext(), _enter, (os.getpid(),))
        while waiting and len(in_hand) < IN_LINE * self._jobs:
            future = self._pool.submit(play_numbered, encoded, waiting[-1])
            in_hand[future] = waiting.pop()

    def _recover(self, waiting: list[int], in_hand: dict[Future[bytes | Refusal], int]) -> Iterator[bytes]:
        """Keep what was finished, and put the rest back."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
        self._pool = None
        for future, number in in_hand.items():
            if future.done() and not future.cancelled() and future.exception() is None:
                yield finished(future.result())
            else:
                waiting.append(number)
        # The system does not say whose game it was: those that were handed out first are suspected.
        for number in list(in_hand.values())[: self._jobs]:
            self._deaths.note(number)
        in_hand.clear()

    def stop(self) -> None:
        """End the games in progress as well: between slow bots they may last."""
        for process in set(multiprocessing.active_children()) - self._others:
            process.terminate()
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def _enter(parent: int) -> None:
    """Prepare a worker: Ctrl-C is for the process that started it, and when that one is gone, so is its work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def crew_of(jobs: int) -> Crew:
    return OwnHands() if jobs == 1 else Processes(jobs)
