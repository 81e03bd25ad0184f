"""Searching bots by name: three levels for people, and `search` with a budget of its own.

`search` thinks a tenth of a second about a decision; `search:0.4` (or `search:0.4s`) so many seconds, `search:200p` so many
playouts.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from saloon.bots.search import Budget, SearchBot

SECONDS = {"easy": 0.1, "normal": 0.5, "hard": 2.0, "search": 0.1}
"""That each of them thinks about a decision."""
HELPERS = 3
"""Further processes that the hard bot may use where cores are free."""
MAX_SECONDS, MAX_PLAYOUTS = 30.0, 100_000
"""The biggest budgets of a decision that may be asked for."""

Maker = Callable[[Random], SearchBot]


def easy(random: Random) -> SearchBot:
    """Looks ahead a little, and often does not look at all."""
    return SearchBot(random, Budget(seconds=SECONDS["easy"]), noise=0.5)


def normal(random: Random) -> SearchBot:
    return SearchBot(random, Budget(seconds=SECONDS["normal"]), noise=0.1)


def hard(random: Random) -> SearchBot:
    return SearchBot(random, Budget(seconds=SECONDS["hard"]), helpers=HELPERS)


def search(random: Random) -> SearchBot:
    return SearchBot(random, Budget(seconds=SECONDS["search"]))


LEVELS: dict[str, Maker] = {"easy": easy, "normal": normal, "hard": hard, "search": search}


def with_budget(name: str) -> Maker | None:
    """The bot of a name like `search:0.4` or `search:200p`; None if it is no such name."""
    word, colon, amount = name.partition(":")
    if word != "search" or not colon:
        return None
    budget = read_budget(amount)
    return None if budget is None else lambda random: SearchBot(random, budget)


def is_timed(name: str) -> bool:
    """Whether the bot of that name thinks for a time: what it chooses depends on the machine, and on what else it does."""
    budget = read_budget(name.partition(":")[2]) if with_budget(name) else None
    return name in LEVELS or (budget is not None and budget.seconds > 0)


def read_budget(text: str) -> Budget | None:
    playouts = text.endswith("p")
    try:
        number = float(text.removesuffix("p") if playouts else text.removesuffix("s"))
    except ValueError:
        return None
    if playouts:
        return Budget(playouts=int(number)) if 1 <= number <= MAX_PLAYOUTS and number == int(number) else None
    return Budget(seconds=number) if 0 < number <= MAX_SECONDS else None
