"""How long ago something was, by a clock that may be set meanwhile.

Moments on disk are those of the machine's clock, which jumps when somebody sets it, or when the machine slept. Between two
jumps it runs as steadily as the monotonic one: that is an era. What passes between eras is nobody's time.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from time import monotonic

from django.utils import timezone

JUMP_SECONDS = 60.0
"""A smaller difference is a clock that is being corrected."""


class Eras:
    """What the clock of this machine has done since the process began."""

    def __init__(self) -> None:
        self._past: list[tuple[datetime | None, datetime]] = []
        self._start: datetime | None = None  # the first era began before anybody looked
        self._last, self._looked = timezone.now(), monotonic()

    def look(self) -> datetime:
        """The moment; whoever looks now and then notices every jump."""
        now, tick = timezone.now(), monotonic()
        expected = self._last + timedelta(seconds=tick - self._looked)
        if abs((now - expected).total_seconds()) > JUMP_SECONDS:
            self._past.append((self._start, expected))
            self._start = now
        self._last, self._looked = now, tick
        return now

    def since(self, moment: datetime) -> float:
        """Seconds since a moment that was written down in one of the eras."""
        now, passed = self.look(), timedelta()
        for start, end in ((self._start, now), *reversed(self._past)):
            if moment <= end and (start is None or moment >= start):
                return (passed + end - moment).total_seconds()
            passed += end - (start or end)
        return 0.0  # a moment still to come


eras = Eras()
