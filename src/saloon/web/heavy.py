"""What is dear to make: pages for which a whole game is played again. One at a time, so that those who play do not wait."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from django.http import HttpRequest

from saloon.web.addresses import visitor
from saloon.web.messages import TooMany
from saloon.web.people.reader import reader

MAX_EACH = 4
"""What one visitor may have in hand, or wait for."""
WAIT_SECONDS = 20.0
RETRY_SECONDS = 5
_one, _counting = Lock(), Lock()
_asked: Counter[str] = Counter()


@contextmanager
def one_at_a_time(request: HttpRequest) -> Iterator[None]:
    """Wait for one's turn to have something dear made; whoever asks for too much at once is refused."""
    user = reader(request)
    who = f"user-{user.pk}" if user is not None else visitor(request.META.get("REMOTE_ADDR", ""))
    with _counting:
        if _asked[who] >= MAX_EACH:
            raise TooMany("too-many", seconds=RETRY_SECONDS)
        _asked[who] += 1
    try:
        if not _one.acquire(timeout=WAIT_SECONDS):
            raise TooMany("too-many", seconds=RETRY_SECONDS)
        try:
            yield
        finally:
            _one.release()
    finally:
        with _counting:
            _asked[who] -= 1
            if not _asked[who]:
                del _asked[who]
