"""What a bad bot may do in its process; a module of its own, because worker processes have to find it."""

from __future__ import annotations

import os
import signal
import time
from importlib import import_module

from saloon.bots.processes import STOP_SIGNAL


def be_deaf() -> None:
    signal.pthread_sigmask(signal.SIG_BLOCK, {STOP_SIGNAL})
    time.sleep(3600)


def import_slowly() -> str:
    """How often the module was begun to import."""
    import_module("web.slow_module")
    return os.environ["SALOON_SLOW_IMPORTS"]


def leave() -> None:
    raise SystemExit


def interrupt() -> None:
    raise KeyboardInterrupt
