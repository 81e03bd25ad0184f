"""What a player considers before anything else: how long the game will last, and what money is worth.

Everything is priced in victory points. What pays in later laps is worth as much as there are laps to come.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from saloon.games.great_western_trail_el_paso.components import (
    BONUSES,
    DOLLARS_A_POINT,
    ENGINEER,
    JOKER,
    PLAYER_COUNTS,
    Bonus,
)
from saloon.games.great_western_trail_el_paso.state import Player, State
from saloon.games.trail import evaluation
from saloon.games.trail.evaluation import Rating

FIRST: Final = 1000.0
"""What is done before everything else."""

PAYS: Final = {BONUSES[kind]: (kind, BONUSES[kind].action.gain[0].amount) for kind in (ENGINEER, JOKER)}
"""Who can be discarded for money, and for how much."""

DOLLAR: Final = 0.5
"""What the first dollar buys beyond its fifth of a point, as long as there is time to spend it."""

SPENDING: Final = 3.5
"""How much sooner than the game money loses its use."""

RICH: Final = 7.0
"""Of so many dollars more, each is worth little more than a third."""

SURE: Final = 1.2
"""Laps to come that make another turn certain."""


class Outlook(evaluation.Outlook[State, Player]):
    """What a player considers here besides what every sister considers.

    laps:  how often one will still come to El Paso.
    use:   what a dollar buys, beyond the points that it is.
    purse: the dollars that can be spent.
    wants: what objectives still ask for, with what it would bring, and
    spare: what one has beyond that; then
    help, objective, bonus: what the best auxiliary action and the best tile of each row bring, once it was worked out.
    """

    def __init__(self, g: State, me: Player, about: Any, left: float, laps: float, use: float) -> None:
        super().__init__(g, me, about, left, min(1.0, laps / SURE), 1 / DOLLARS_A_POINT + use)
        self.laps, self.use, self.purse = laps, use, me.dollars
        self.wants: dict[str, float] | None = None
        self.spare: dict[str, float] | None = None
        self.help: float | None = None
        self.objective: float | None = None
        self.bonus: float | None = None


def outlook(g: State, me: Player, about: Any = None) -> Outlook:
    """Every arrival takes a Simmental, and the one after the last closes the game."""
    last = g.closer is not None
    arrivals = 0 if last else g.simmentals + 1
    laps = arrivals / g.seats
    left = arrivals / (PLAYER_COUNTS[len(g.players)].simmentals + 1)
    return Outlook(g, me, about, left, laps, DOLLAR * min(1.0, SPENDING * left) * exp(-me.dollars / RICH))


def price(o: Outlook, dollars: int) -> float:
    """What it costs to pay so much: the last dollars are worth most."""
    return dollars / DOLLARS_A_POINT + o.use * RICH * (exp(dollars / RICH) - 1)


def each(value: Callable[[Outlook, Any], float]) -> Rating[Outlook]:
    """Bonus actions of workers can be done beside every question."""
    return evaluation.each(value, beside=(str, Bonus))
