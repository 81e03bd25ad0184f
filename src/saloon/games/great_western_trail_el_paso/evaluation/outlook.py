"""What a player considers before anything else: how long the game will last, and what money is worth.

Everything is priced in victory points. What pays in later laps is worth as much as there are laps to come.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from msgspec import Struct

from saloon.engine import PASS
from saloon.games.great_western_trail_el_paso.components import DOLLARS_A_POINT, PLAYER_COUNTS, Bonus
from saloon.games.great_western_trail_el_paso.state import Player, State

NEVER = -1000.0
FIRST = 1000.0
"""What is done before everything else."""

DOLLAR = 0.5
"""What the first dollar buys beyond its fifth of a point, as long as there is time to spend it."""

SPENDING = 3.5
"""How much sooner than the game money loses its use."""

RICH = 7.0
"""Of so many dollars more, each is worth little more than a third."""

SURE = 1.2
"""Laps to come that make another turn certain."""


class Outlook(Struct):
    """What is known before an option is looked at.

    about:  what the ask says of itself: steps, a price, the building that is built.
    laps:   how often one will still come to El Paso.
    left:   how much of the game is still to come, from 1 to 0.
    future: how sure one more turn is.
    dollar: what a dollar is worth, of which
    use:    what it buys.
    purse:  the dollars that can be spent.
    wants:  what objectives still ask for, with what it would bring, and
    spare:  what one has beyond that; then
    help, objective, bonus: what the best auxiliary action and the best tile of each row bring, once somebody wanted to know.
    """

    g: State
    me: Player
    about: Any
    laps: float
    left: float
    future: float
    dollar: float
    use: float
    purse: int
    wants: dict[str, float] | None = None
    spare: dict[str, float] | None = None
    help: float | None = None
    objective: float | None = None
    bonus: float | None = None


Judge = Callable[[Outlook, Sequence[Any]], list[float]]
_BESIDE = (str, Bonus)


def outlook(g: State, me: Player, about: Any = None) -> Outlook:
    """Every arrival takes a Simmental, and the one after the last closes the game."""
    last = g.closer is not None
    arrivals = 0 if last else g.simmentals + 1
    laps = arrivals / g.seats
    left = arrivals / (PLAYER_COUNTS[len(g.players)].simmentals + 1)
    purse = me.dollars
    use = DOLLAR * min(1.0, SPENDING * left) * exp(-purse / RICH)
    return Outlook(g, me, about, laps, left, min(1.0, laps / SURE), 1 / DOLLARS_A_POINT + use, use, purse)


def price(o: Outlook, dollars: int) -> float:
    """What it costs to pay so much: the last dollars are worth most."""
    return dollars / DOLLARS_A_POINT + o.use * RICH * (exp(dollars / RICH) - 1)


def each(value: Callable[[Outlook, Any], float]) -> Judge:
    """Options rated one by one. Passing is worth nothing; what could be done beside the question waits for a better moment."""

    def rated(o: Outlook, options: Sequence[Any]) -> list[float]:
        return [declining(option) if option.__class__ in _BESIDE else value(o, option) for option in options]

    return rated


def declining(option: str | Bonus) -> float:
    return 0.0 if option == PASS else NEVER
