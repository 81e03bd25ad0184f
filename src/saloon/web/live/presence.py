"""Who looks at which table, at this process and at the others."""

from __future__ import annotations

from time import monotonic

STALE_SECONDS = 150.0
"""Seconds after which the word of another process no longer counts: it may have died without a goodbye."""


class Presence:
    """What each process has said of a table; every one repeats itself now and then."""

    def __init__(self) -> None:
        self._elsewhere: dict[str, dict[str, tuple[set[int], float]]] = {}

    def note(self, table: str, process: str, people: set[int]) -> None:
        said = self._elsewhere.setdefault(table, {})
        said[process] = (people, monotonic())
        if not people:
            del said[process]

    def elsewhere(self, table: str) -> set[int]:
        fresh = monotonic() - STALE_SECONDS
        return {user for people, when in self._elsewhere.get(table, {}).values() if when > fresh for user in people}

    def forget(self, table: str) -> None:
        self._elsewhere.pop(table, None)
