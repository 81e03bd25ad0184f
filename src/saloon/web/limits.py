"""How often somebody may do something: counters in the cache (Redis, as soon as there are several server processes)."""

from __future__ import annotations

import hashlib
import logging
import time
from collections.abc import Callable
from functools import wraps
from itertools import accumulate
from typing import Any

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse

from saloon.web.addresses import visitor
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
    "look-back": (60, 60),
    "test": (5, 10 * 60),
    "device": (20, 60 * 60),
    "report": (10, 60 * 60),
    "say": (30, 60),
    "invite": (30, 60 * 60),
    "invited": (8, 60 * 60),
    "comment": (20, 10 * 60),
    "note": (120, 60),
    "confirm": (5, 24 * 60 * 60),
    "notice": (30, 60 * 60),
    "api": (600, 60),
}
"""What may be done how often in how many seconds.

say: lines of chat while a table waits. invite: people whom one person asks to a table; invited: how often one is asked.
confirm: links to one address that somebody gave as theirs. notice: turns of which one person is told, one way."""

BY_ADDRESS = ("sign-in", "sign-up", "guest", "reset")
"""What is counted by address: whoever does it could be somebody else each time. All else is counted by person."""

PARTS = 6
"""So many parts of a span are counted by themselves; the oldest counts whole, so that no span of that length has too many."""


def now() -> float:
    """The clock of all limits, in seconds."""
    return time.time()


def limit(request: HttpRequest, what: str, who: str = "") -> None:
    """Counts, and refuses what is too much. `who` is somebody else to count for, e.g. the name at a sign-in."""
    count(what, who or _person(request, what))


def count(what: str, who: str) -> None:
    """The same where there is no request."""
    if not settings.LIMITS:
        return
    try:
        wait = _counted(f"{what}:{_hashed(who)}", *LIMITS[what])
    except Exception:  # a cache that is away must not close the house
        log.exception("cannot count")
        return
    if wait:
        raise TooMany("too-many", seconds=wait)


def limited(what: str, name: str = "") -> Callable[[Callable[..., HttpResponse]], Callable[..., HttpResponse]]:
    """A page of which everything that is sent to it counts, for the sender and for whoever stands in the field `name`."""

    def decorate(page: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
        @wraps(page)
        def counted(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            if request.method == "POST":
                limit(request, what)
                if name:
                    limit(request, what, who="name-" + request.POST.get(name, "")[:60].casefold())
            return page(request, *args, **kwargs)

        return counted

    return decorate


def _counted(key: str, most: int, seconds: int) -> int:
    """Count one more and give 0, or else give the seconds after which there is room again."""
    moment, part = now(), seconds / PARTS
    number = int(moment // part)
    keys = [f"limit:{key}:{each}" for each in range(number - PARTS, number + 1)]
    cache.add(keys[-1], 0, seconds + part)
    cache.incr(keys[-1])
    counts = cache.get_many(keys)
    # How many would be left after each part, the newest first.
    left = [*accumulate(counts.get(each, 0) for each in reversed(keys))][::-1]
    if left[0] <= most:
        return 0
    cache.decr(keys[-1])
    gone = next((each for each, count in enumerate(left) if count <= most), len(left))
    return int((number + gone) * part - moment) + 1


def _person(request: HttpRequest, what: str) -> str:
    user = reader(request) if what not in BY_ADDRESS else None
    return f"user-{user.pk}" if user is not None else f"at-{visitor(request.META.get('REMOTE_ADDR', ''))}"


def _hashed(who: str) -> str:
    """A name may be anything; a key may not."""
    return hashlib.sha256(who.encode(errors="replace")).hexdigest()[:32]
