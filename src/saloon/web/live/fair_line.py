"""Who waits for a bot to think, and whose turn it is.

A line of thoughts, not of people: whoever has fewest thoughts in hand goes first, then whoever has been thought for least of
late (those who are away give a start to those who look), then the table that has, then whoever came first. So a person with a
hundred tables waits for all of them, and somebody who comes with one waits for no more than what is being thought about at that
moment.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from time import monotonic
from typing import Generic, TypeVar

HALF_LIFE_SECONDS = 60.0
"""After so long what somebody has had counts half."""
AWAY_SECONDS = 30.0
"""What those who do not look at their table give to those who do: somebody has had so much less before they go first."""
MAX_ACCOUNTS = 4096
"""People and tables whose thinking is remembered; beyond that only those who have had most."""
MAX_SCALE = 1e9

Name = Hashable
"""In whose name something is thought: a person, or whatever stands for those who have no name."""


class Shares:
    """Seconds of thinking that everybody has had, which fade.

    All fade alike: instead of making what is old smaller, what is new is made bigger, and a comparison computes nothing.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock, self._since = clock, clock()
        self._had: dict[Name, float] = {}

    def had(self, name: Name) -> float:
        """What the name has had, to be compared with what others have."""
        return self._had.get(name, 0.0)

    def scale(self) -> float:
        """What a second counts now."""
        return float(2.0 ** ((self._clock() - self._since) / HALF_LIFE_SECONDS))

    def add(self, name: Name, seconds: float) -> None:
        scale = self.scale()
        if scale > MAX_SCALE or len(self._had) >= MAX_ACCOUNTS:
            self._forget(scale)
            scale = 1.0
        self._had[name] = self.had(name) + seconds * scale

    def _forget(self, scale: float) -> None:
        """Begin to count anew, without those who have had next to nothing."""
        self._since = self._clock()
        most = sorted(self._had.items(), key=lambda each: -each[1])[: MAX_ACCOUNTS // 2]
        self._had = {name: had / scale for name, had in most if had / scale > 1e-3}

    def __len__(self) -> int:
        return len(self._had)


class Place:
    """A place in the line: in whose names, for which table, and whether nobody looks at it. `served`: the name that counts."""

    def __init__(self, names: tuple[Name, ...], table: Name, away: bool = False) -> None:
        self.names, self.table, self.away = names, table, away
        self.served: Name = None
        self.began = 0.0


P = TypeVar("P", bound=Place)


class FairLine(Generic[P]):
    """`join`, `leave`; `first` takes the next one out of the line, `done` gives back its worker.

    at_once: how many thoughts in one name may be in hand.
    """

    def __init__(self, at_once: int, clock: Callable[[], float] = monotonic) -> None:
        self._at_once, self._clock = at_once, clock
        self._waiting: dict[P, None] = {}
        self._in_hand: Counter[Name] = Counter()
        self._people, self._tables = Shares(clock), Shares(clock)

    def __len__(self) -> int:
        return len(self._waiting)

    def join(self, place: P) -> None:
        self._waiting[place] = None

    def leave(self, place: P) -> None:
        """Nobody waits there any more; whoever is in hand already is none of the line's business."""
        self._waiting.pop(place, None)

    def first(self) -> P | None:
        """The place whose turn it is; None if all who wait have as much in hand as they may."""
        found, least = None, None
        start = AWAY_SECONDS * self._people.scale()
        for place in self._waiting:  # in the order in which they came: of equals the first stays
            name = min(place.names, key=self._claim)
            in_hand, had = self._claim(name)
            claim = in_hand, had + start * place.away, self._tables.had(place.table)
            if in_hand < self._at_once and (least is None or claim < least):
                found, least, place.served = place, claim, name
        if found is not None:
            del self._waiting[found]
            self._in_hand[found.served] += 1
            found.began = self._clock()
        return found

    def done(self, place: P) -> None:
        seconds = self._clock() - place.began
        self._in_hand[place.served] -= 1
        self._in_hand += Counter()  # without those who have nothing in hand
        self._people.add(place.served, seconds)
        self._tables.add(place.table, seconds)

    def _claim(self, name: Name) -> tuple[int, float]:
        return self._in_hand[name], self._people.had(name)
