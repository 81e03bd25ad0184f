"""Worker processes: how all of them are started, and how they are ended while they work."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import SpawnContext
from typing import Any

PARENT_CHECK_SECONDS = 1.0


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


def _enter(parent: int, niceness: int, prepare: Callable[..., None] | None, about: tuple[Any, ...]) -> None:
    """In a worker. Ctrl-C is for the process that started it; if that one was killed, it cannot end its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    if prepare is not None:
        prepare(*about)


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(PARENT_CHECK_SECONDS)
    os._exit(1)
