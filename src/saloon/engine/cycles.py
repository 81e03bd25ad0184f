"""When Python looks for cycles of objects that nobody needs any more.

What matches are made of is freed as soon as nobody holds it, so that the search finds next to nothing, and takes a tenth of the
time of games that are compiled. Where many games are played, young objects are looked at in big lots.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG_OBJECTS, LOTS = 50_000, 50
"""Objects after which the young are looked at, and how often that is done before those that survived it are."""
FULL = 20
"""How often that is done before all are."""


def look_for_cycles_later() -> None:
    """Until everything has been loaded: nearly all of that stays, and to look at it again and again takes time."""
    gc.disable()


def look_for_cycles_seldom(full: int = FULL) -> None:
    """For the whole process, when it starts: what is there already stays for ever, and is never looked at."""
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, LOTS, full)
    gc.enable()


@contextmanager
def cycles_seldom() -> Iterator[None]:
    """For as long as games are played; afterwards as before."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG_OBJECTS, LOTS, FULL)
    try:
        yield
    finally:
        gc.set_threshold(*before)
