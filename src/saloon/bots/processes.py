"""Worker processes: how all of them are started, and how they are ended while they work."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import SpawnContext
from types import FrameType
from typing import Any, TypeVar

from saloon.engine.cycles import look_for_cycles_seldom

PARENT_CHECK_SECONDS = 1.0
STOP_SIGNAL = getattr(signal, "SIGUSR1", None)
"""What a worker stops its job for; None where processes cannot be told so, and have to be ended."""

Answer = TypeVar("Answer")


class Stopped(KeyboardInterrupt):
    """Nobody wants the job in progress any more. Like Ctrl-C: whatever waits lets go, and no bot takes it for an error."""


def start_workers(
    workers: int, prepare: Callable[..., None] | None = None, *about: Any, niceness: int = 0
) -> ProcessPoolExecutor:
    """Processes that begin with nothing of this one; each is started when it is first needed.

    prepare:  called with the further arguments in every process before its first job.
    niceness: how far they stand back for others that want the same cores.
    """
    return ProcessPoolExecutor(workers, SpawnContext(), _enter, (os.getpid(), niceness, prepare, about))


def end_workers(pool: ProcessPoolExecutor, *, wait: bool = True) -> None:
    """End the jobs in progress as well: nobody waits for their results any more."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=wait, cancel_futures=True)


def stop_jobs(pool: ProcessPoolExecutor) -> bool:
    """Stop whatever its workers do with `until_stopped`. Gives whether processes can be told so."""
    if STOP_SIGNAL is None:
        return False
    for process in list((pool._processes or {}).values()):
        if process.is_alive() and process.pid is not None:
            os.kill(process.pid, STOP_SIGNAL)
    return True


_stoppable = False


def until_stopped(job: Callable[..., Answer], *about: Any) -> tuple[bool, Answer | None]:
    """In a worker: whether the job was finished, and what it gave. Between two jobs a worker does not stop for anything."""
    global _stoppable
    try:
        _stoppable = True
        return True, job(*about)
    except Stopped:
        return False, None
    finally:
        _stoppable = False


def _stop(_: int, frame: FrameType | None) -> None:
    global _stoppable
    if _stoppable and not _importing(frame):  # half a module would stay for ever
        _stoppable = False
        raise Stopped


def _importing(frame: FrameType | None) -> bool:
    while frame is not None and not frame.f_code.co_filename.startswith("<frozen importlib"):
        frame = frame.f_back
    return frame is not None


def _enter(parent: int, niceness: int, prepare: Callable[..., None] | None, about: tuple[Any, ...]) -> None:
    """In a worker. Ctrl-C is for the process that started it; if that one was killed, it cannot end its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if STOP_SIGNAL is not None:
        signal.signal(STOP_SIGNAL, _stop)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    if prepare is not None:
        prepare(*about)
    look_for_cycles_seldom()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(PARENT_CHECK_SECONDS)
    os._exit(1)
