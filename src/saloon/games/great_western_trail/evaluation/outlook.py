"""What a player considers before anything else: how long the game will last, and what money is worth.

Everything is priced in victory points. What pays in later laps is worth as much of its full price as there is left of the game.
"""

from __future__ import annotations

from typing import Any, Final

from saloon.games.great_western_trail.components import BY_PEOPLE, DOLLARS_A_POINT, ROWS, Card
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail import evaluation

STOP: Final = 1.3
"""What a stop should bring: less is passed by, for the next one brings more."""

LAPS: Final = 5.0
"""Laps of a whole game after the first."""

DOLLAR: Final = 0.6
"""What a dollar buys beyond its fifth of a point, as long as at least half of the game is to come."""

RICH: Final = 8
"""Who has more dollars than this parts with them more easily: money left over is nearly worthless."""


class Outlook(evaluation.Outlook[State, Player]):
    """Besides what every sister considers, what was worked out already and may be asked for again.

    discs: what the best disc for white and for black corners opens.
    sold_worth: what modules pay for cards where the hand is sold.
    """

    def __init__(self, g: State, me: Player, about: Any, left: float, dollar: float) -> None:
        super().__init__(g, me, about, left, min(1.0, 5 * left), dollar)
        self.discs: list[float | None] = [None, None]
        self.sold_worth = g.options.kit.sold_worth


def sold_worth(o: Outlook, card: Card) -> float:
    """What modules pay for a card where the hand is sold, beside its breeding value."""
    worth = 0.0
    for sold_worth in o.sold_worth:
        worth += sold_worth(o, card)
    return worth


def outlook(g: State, me: Player, about: Any = None) -> Outlook:
    player_count = BY_PEOPLE[len(g.players)]
    spaces = len(ROWS) * player_count.columns
    left = (spaces - len(g.jobs)) / (spaces - player_count.workers) if g.left is None else 0.0
    idle = RICH / me.dollars if me.dollars > RICH else 1.0
    dollar = 1 / DOLLARS_A_POINT + DOLLAR * min(1.0, 2 * left) * idle
    return Outlook(g, me, about, left, dollar)
