"""When Python looks for cycles of objects that nobody needs any more.

It stops everything while it looks. With a thousand tables in memory that took 300 milliseconds, several times a minute, and
found nothing: what tables are made of is freed as soon as nobody holds it. So young objects are looked at in big lots, and all
of them only when many rooms have been closed, or after a long time.
"""

from __future__ import annotations

import gc
from time import monotonic

YOUNG_OBJECTS, LOTS = 50_000, 50
"""Objects after which the young are looked at, and how often that is done before those that survived it are."""
FULL_SECONDS = 3600.0
"""Seconds after which everything is looked at, closed rooms or not."""
MANY_ROOMS = 500
"""Closed rooms after which everything is looked at."""


def look_for_cycles_later() -> None:
    """Until the site has been loaded: nearly all of that stays, and to look at it again and again takes time."""
    gc.disable()


def look_for_cycles_seldom() -> None:
    """For the whole process, when it starts: what is there before the first table stays for ever, and is never looked at."""
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, LOTS, 1_000_000)
    gc.enable()


class Cycles:
    """Decides when everything is looked at; the house says how many rooms it has closed."""

    def __init__(self) -> None:
        self._closed, self._looked = 0, monotonic()

    def look(self, closed: int) -> bool:
        """Rooms were closed: look at everything if it is time. Gives whether it was."""
        self._closed += closed
        if self._closed < MANY_ROOMS and monotonic() - self._looked < FULL_SECONDS:
            return False
        self._closed = 0
        gc.collect()
        self._looked = monotonic()
        return True
