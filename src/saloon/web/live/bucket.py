"""How fast somebody may speak."""

from __future__ import annotations

from time import monotonic


class Bucket:
    """So many at once, so many a second."""

    def __init__(self, pace: tuple[float, float]) -> None:
        self._rate, self._most = pace
        self._left, self._when = self._most, monotonic()

    def take(self) -> bool:
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._when) * self._rate)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
