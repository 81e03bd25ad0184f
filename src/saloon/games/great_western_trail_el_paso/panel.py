"""What players look at all the time: how near the end is, what can be spent, what each seat has; and how options are sorted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saloon.engine import Seat, Value
from saloon.engine.game import ANYTIME, END, Meter
from saloon.games.great_western_trail_el_paso import components
from saloon.games.great_western_trail_el_paso.components import PLAYER_COUNTS, Auxiliary, Bonus
from saloon.games.great_western_trail_el_paso.rules.el_paso import delivery_value, permanent
from saloon.games.great_western_trail_el_paso.state import Player, State
from saloon.games.trail.asking import EXCHANGE


def countdown(g: State) -> list[Meter]:
    """When the Simmentals are gone, the next arrival at El Paso closes the game."""
    return [("simmentals", g.simmentals, PLAYER_COUNTS[len(g.players)].simmentals)]


def budget(g: State, seat: Seat) -> list[Meter]:
    if g.active != seat or seat >= len(g.players):
        return []
    me = g.players[seat]
    tokens = [("tokens", me.tokens, 0)] if me.tokens else []
    return [("dollars", me.dollars, 0), ("certificates", me.certificates + permanent(me), 0), *tokens]


def lesson_values(g: State, seat: Seat) -> dict[str, int]:
    """Notes of lessons speak of money in everybody's turn, and of what the hand would be worth in El Paso."""
    me = g.players[seat]
    return {"dollars": me.dollars, "certificates": me.certificates, "worth": delivery_value(me), "simmentals": g.simmentals}


def summary(g: State, seat: Seat) -> list[tuple[str, int]]:
    who = g.at(seat)
    return SUMMARIES[who.__class__](who)


SUMMARIES: dict[type, Callable[[Any], list[tuple[str, int]]]] = {
    Player: lambda me: [("coin", me.dollars), ("hand-cards", len(me.hand))]
}
"""By the class at a seat; automas add theirs."""


def group_of(verb: str, value: Value) -> str:
    """Tokens and worker bonuses beside everything else; of the action phase: the tile's, auxiliary ones, the end."""
    if value == EXCHANGE or isinstance(value, Bonus):
        return ANYTIME
    if value is components.END:
        return END
    if verb == "act":
        return "auxiliary" if isinstance(value, Auxiliary) else "local"
    return ""


PHASES = ("move", "act", "draw")


def phases(g: State, seat: Seat, verb: str) -> tuple[int, tuple[str, ...]] | None:
    """The phases of a turn, and the one that is on."""
    if verb == "draft":
        return None
    return (0 if verb in ("begin", "move") else 2 if verb in ("rest", "done") else 1), PHASES
