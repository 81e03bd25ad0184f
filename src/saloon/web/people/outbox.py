"""What is sent to people by mail or webhook while nobody waits: by a few threads, and never more than they can do soon."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import BoundedSemaphore

from django.db import close_old_connections

log = logging.getLogger("saloon.outbox")
SENDERS = 4
MAX_WAITING = 200
"""Messages that may wait to be sent; beyond that one is dropped and the log says so. The turn itself waits for its player."""

_senders = ThreadPoolExecutor(SENDERS, thread_name_prefix="sending")
_room = BoundedSemaphore(MAX_WAITING)


def send_later(send: Callable[[], object]) -> bool:
    """Whether it could be taken."""
    if not _room.acquire(blocking=False):
        log.warning("too much is waiting to be sent: a message is dropped")
        return False
    _senders.submit(_sent, send).add_done_callback(_made_room)
    return True


def _sent(send: Callable[[], object]) -> None:
    close_old_connections()
    try:
        send()
    except Exception:  # nobody waits for it, and the next one must go
        log.exception("a message could not be sent")
    finally:
        close_old_connections()


def _made_room(done: Future[None]) -> None:
    _room.release()
