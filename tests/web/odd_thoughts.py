"""What a bad bot may do in its process; a module of its own, because worker processes have to find it."""

from __future__ import annotations

import signal
import time

from saloon.bots.processes import STOP_SIGNAL


def be_deaf() -> None:
    signal.pthread_sigmask(signal.SIG_BLOCK, {STOP_SIGNAL})
    time.sleep(3600)


def leave() -> None:
    raise SystemExit


def interrupt() -> None:
    raise KeyboardInterrupt
