"""How many may be inside at once, and how many of them one visitor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

NEWCOMER = 4
"""Whoever has fewer than so many inside is a newcomer: for them the last quarter of the room is kept."""


class Crowd:
    """most: in all. each: of one visitor."""

    def __init__(self, most: int, each: int) -> None:
        self.most, self.each = most, each
        self.inside: Counter[str] = Counter()
        self.total = 0

    def room_for(self, who: str) -> bool:
        mine = self.inside.get(who, 0)
        return mine < self.each and self.total < (self.most if mine < NEWCOMER else self.most * 3 // 4)

    def enter(self, who: str) -> bool:
        """Whether there was room; whoever entered leaves again."""
        if not self.room_for(who):
            return False
        self.inside[who] += 1
        self.total += 1
        return True

    def leave(self, who: str) -> None:
        self.total -= 1
        self.inside[who] -= 1
        if not self.inside[who]:
            del self.inside[who]

    @contextmanager
    def admitting(self, who: str) -> Iterator[bool]:
        """Inside for a while, if there is room."""
        entered = self.enter(who)
        try:
            yield entered
        finally:
            if entered:
                self.leave(who)


class Place:
    """The place of one visitor, in one crowd after the other."""

    def __init__(self, who: str) -> None:
        self._who = who
        self._crowd: Crowd | None = None

    def __enter__(self) -> Place:
        return self

    def __exit__(self, *why: object) -> None:
        self._leave()

    def move(self, crowd: Crowd) -> bool:
        """Whether there is room; without, the visitor stands outside."""
        if crowd is not self._crowd:
            self._leave()
            self._crowd = crowd if crowd.enter(self._who) else None
        return self._crowd is crowd

    def _leave(self) -> None:
        if self._crowd is not None:
            self._crowd.leave(self._who)
            self._crowd = None
