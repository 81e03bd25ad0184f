"""How long a search may take: so many seconds, or so many playouts."""

from __future__ import annotations

from math import ceil, log2
from time import perf_counter

from msgspec import Struct


class Budget(Struct, frozen=True):
    """Seconds or playouts per decision; the latter give the same choices on every machine."""

    seconds: float = 0.0
    playouts: int = 0

    def start(self, options: int) -> SearchClock:
        return SearchClock(self, options)


class SearchClock:
    """One decision's time: how much of it is used, in stages of equal length, after each of which options leave."""

    def __init__(self, budget: Budget, options: int) -> None:
        self._budget, self._began, self._done = budget, perf_counter(), 0
        self.stages, self.stage = max(1, ceil(log2(options))), 0

    def spent(self, playouts: int) -> None:
        self._done += playouts

    @property
    def used(self) -> float:
        """From 0 to 1."""
        if self._budget.playouts:
            return self._done / self._budget.playouts
        return (perf_counter() - self._began) / self._budget.seconds

    def goes_on(self) -> bool:
        """Whether there is another stage; the first there always is."""
        return self.stage < self.stages and (self.used < 1.0 or not self._done)

    def in_stage(self) -> bool:
        """Whether there is time for another round in this stage; for one there always is in the first."""
        if self.used < (self.stage + 1) / self.stages or not self._done:
            return True
        self.stage += 1
        return False
