"""How often somebody may do something: counters in the cache (Redis, as soon as there are several server processes)."""

from __future__ import annotations

import logging
import time

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest

from saloon.web.messages import TooMany
from saloon.web.people.reader import reader

log = logging.getLogger("saloon.limits")

LIMITS = {
    "sign-in": (10, 5 * 60),
    "sign-up": (10, 60 * 60),
    "guest": (30, 60 * 60),
    "reset": (5, 60 * 60),
    "make": (40, 60 * 60),
    "join": (60, 10 * 60),
    "import": (30, 60 * 60),
    "export": (10, 10 * 60),
    "analysis": (30, 60 * 60),
    "test": (5, 10 * 60),
    "report": (10, 60 * 60),
    "confirm": (5, 24 * 60 * 60),
    "notice": (30, 60 * 60),
    "api": (600, 60),
}
"""What may be done how often in how many seconds, by one person; sign-in, sign-up and guests by one address.

confirm: links to one address that somebody gave as theirs. notice: turns of which one person is told, one way."""


def now() -> float:
    """The clock of all limits, in seconds."""
    return time.time()


def limit(request: HttpRequest, what: str, who: str = "") -> None:
    """Counts, and refuses what is too much. `who` is somebody else to count for, e.g. the name at a sign-in."""
    count(what, who or _person(request))


def count(what: str, who: str) -> None:
    """The same where there is no request."""
    if not settings.LIMITS:
        return
    most, seconds = LIMITS[what]
    moment = now()
    window = int(moment // seconds)
    key = f"limit:{what}:{who}:{window}".replace(" ", "_")[:200]
    try:
        cache.add(key, 0, seconds)
        found = cache.incr(key)
    except Exception:  # a cache that is away must not close the house
        log.exception("cannot count")
        return
    if found > most:
        raise TooMany("too-many", seconds=int((window + 1) * seconds - moment) + 1)


def _person(request: HttpRequest) -> str:
    user = reader(request)
    return f"user-{user.pk}" if user is not None else f"at-{request.META.get('REMOTE_ADDR', '')}"
