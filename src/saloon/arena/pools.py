"""Who plays the games of a tournament: this process, or several of this machine (`cluster` has those of other machines).

A pool is handed game numbers and gives back lines of the journal as they are finished, in any order. A worker that dies takes
no game with it: whatever it had in hand is played again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from saloon.arena.playing import ArenaRefusal, Tournament, play_numbered
from saloon.bots.processes import end_workers, start_workers
from saloon.engine import Refusal
from saloon.engine.cycles import cycles_seldom

GAMES_PER_WORKER = 3
"""That are handed out at once: enough that no worker waits, few enough that little is lost."""
MAX_LOSSES = 4
"""Times that a game may lose its worker, before it is believed to be the game's fault."""


class Pool(Protocol):
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


class LostWorkers:
    """Counts how often each game lost its worker."""

    def __init__(self) -> None:
        self._often = Counter[int]()
        self.total = 0

    def note(self, number: int) -> None:
        self._often[number] += 1
        self.total += 1
        if self._often[number] >= MAX_LOSSES:
            raise ArenaRefusal("workers-die", number=number, times=MAX_LOSSES)


class OwnProcess:
    """This very process."""

    again: int = 0

    def play(self, tournament: Tournament, numbers: Sequence[int]) -> Iterator[bytes]:
        encoded = tournament.encoded()
        with cycles_seldom():
            for number in numbers:
                yield finished(play_numbered(encoded, number))

    def stop(self) -> None:
        return None


class ProcessPool:
    """Processes of this machine. If one dies, the pool cannot go on: a new one plays what was in hand."""

    def __init__(self, jobs: int) -> None:
        self._jobs, self._lost = jobs, LostWorkers()
        self._pool: ProcessPoolExecutor | None = None

    @property
    def again(self) -> int:
        return self._lost.total

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
            self._pool = start_workers(self._jobs)
        while waiting and len(in_hand) < GAMES_PER_WORKER * self._jobs:
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
            self._lost.note(number)
        in_hand.clear()

    def stop(self) -> None:
        """End the games in progress as well: between slow bots they may last."""
        if self._pool is not None:
            end_workers(self._pool)
            self._pool = None


def pool_of(jobs: int) -> Pool:
    return OwnProcess() if jobs == 1 else ProcessPool(jobs)
