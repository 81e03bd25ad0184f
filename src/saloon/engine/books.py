"""The books of a game: what everybody holds, and how each event that is told changes it.

Players trust a log only if it leaves nothing out. The conformance suite keeps the books beside a play, from what is told alone,
and compares them with the position in front of every decision: a coin, a point or a card that moved untold is found there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from saloon.engine.telling import Tell

Account = tuple[Any, ...]
"""Whose and what, in a game's own words: `(seat, "coins")`, `(seat, "hand", card)`, `("market", card)`."""

Holdings = Counter[Account]
"""How much there is on every account; what is not there counts as nothing."""

Entry = Callable[[Holdings, Tell], None]
"""Enters an event into the books. The event can be read whole: nothing in it is kept from the books."""


class Books(NamedTuple):
    """What there is in a position, and what each event changes; an event without an entry moves nothing."""

    holdings: Callable[[Any], Holdings]
    entries: Mapping[str, Entry]

    def enter(self, holdings: Holdings, tell: Tell) -> None:
        if entry := self.entries.get(tell.event):
            entry(holdings, tell.opened())


def move(holdings: Holdings, source: Account, target: Account, count: int = 1) -> None:
    """So much goes from one account to another."""
    holdings[source] -= count
    holdings[target] += count
