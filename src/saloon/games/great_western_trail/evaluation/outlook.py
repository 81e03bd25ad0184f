"""What a player considers before anything else: how long the game will last, and what money is worth.

Everything is priced in victory points. What pays in later laps is worth as much of its full price as there is left of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from saloon.engine import PASS
from saloon.games.great_western_trail.components import DOLLARS_A_POINT, PLAYER_COUNTS, ROWS
from saloon.games.great_western_trail.state import Player, State

NEVER = -1000.0

STOP = 1.3
"""What a stop should bring: less is passed by, for the next one brings more."""

LAPS = 5.0
"""Laps of a whole game after the first."""

DOLLAR = 0.6
"""What a dollar buys beyond its fifth of a point, as long as at least half of the game is to come."""

RICH = 8
"""Who has more dollars than this parts with them more easily: money left over is nearly worthless."""


class Outlook(Struct):
    """What is known before an option is looked at.

    about:  what the ask says of itself: steps, a price, the building that is built.
    left:   how much of the game is still to come, from 1 to 0.
    future: how sure one more turn is.
    dollar: what a dollar is worth.
    discs:  what the best disc for white and for black corners opens, once somebody wanted to know.
    """

    g: State
    me: Player
    about: Any
    left: float
    future: float
    dollar: float
    discs: list[float | None]


Judge = Callable[[Outlook, Sequence[Any]], list[float]]


def outlook(g: State, me: Player, about: Any = None) -> Outlook:
    player_count = PLAYER_COUNTS[len(g.players)]
    spaces = len(ROWS) * player_count.columns
    left = (spaces - len(g.jobs)) / (spaces - player_count.workers) if g.left is None else 0.0
    idle = RICH / me.dollars if me.dollars > RICH else 1.0
    return Outlook(
        g, me, about, left, min(1.0, 5 * left), 1 / DOLLARS_A_POINT + DOLLAR * min(1.0, 2 * left) * idle, [None, None]
    )


def each(value: Callable[[Outlook, Any], float]) -> Judge:
    """Options rated one by one. Passing is worth nothing, and a token is kept."""

    def rated(o: Outlook, options: Sequence[Any]) -> list[float]:
        return [value(o, option) if option.__class__ is not str else declining(option) for option in options]

    return rated


def declining(word: str) -> float:
    return 0.0 if word == PASS else NEVER
