"""What players look at all the time: how near the end is, what can be spent, what each seat has; and how options are sorted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saloon.engine import DONE, Seat, Value
from saloon.engine.game import ANYTIME, END, Meter
from saloon.games.great_western_trail_argentina import components
from saloon.games.great_western_trail_argentina.components import BUENOS_AIRES, PLAYER_COUNTS, ROWS, Auxiliary, Card
from saloon.games.great_western_trail_argentina.rules.buenos_aires import breeding_value
from saloon.games.great_western_trail_argentina.state import Player, State
from saloon.games.trail.asking import EXCHANGE
from saloon.games.trail.jobs import spaces_left

WITH_OBJECTIVES = ("move", "act", "deliver", "sell")
"""Questions beside which objective cards can be played."""


def countdown(g: State) -> list[Meter]:
    """A full job market ends the game."""
    columns, at_first = PLAYER_COUNTS[g.seats].columns, PLAYER_COUNTS[g.seats].workers
    return [("jobs", spaces_left(g.jobs, len(ROWS), columns), len(ROWS) * columns - at_first)]


def budget(g: State, seat: Seat) -> list[Meter]:
    if g.active != seat or seat >= len(g.players):
        return []
    me = g.players[seat]
    meters = [("dollars", me.dollars, 0), ("grain", me.grain, 0), ("certificates", me.certificates + me.permanent, 0)]
    return [*meters, ("tokens", me.tokens, 0)] if me.tokens else meters


def summary(g: State, seat: Seat) -> list[tuple[str, int]]:
    who = g.at(seat)
    return SUMMARIES[who.__class__](who)


SUMMARIES: dict[type, Callable[[Any], list[tuple[str, int]]]] = {
    Player: lambda me: [("coin", me.dollars), ("hand-cards", len(me.hand))]
}
"""By the class at a seat; automas add theirs."""


def lesson_values(g: State, seat: Seat) -> dict[str, int]:
    """Notes of lessons speak of money and grain in everybody's turn, and of what the hand would bring in Buenos Aires."""
    me = g.players[seat]
    certificates = me.certificates + me.permanent
    return {"dollars": me.dollars, "grain": me.grain, "certificates": certificates, "worth": breeding_value(me.hand)}


def group_of(verb: str, value: Value) -> str:
    """Tokens beside everything else; of phase B: local actions, auxiliary actions, objective cards, the end."""
    if value == EXCHANGE:
        return ANYTIME
    if value is components.END:
        return END
    if isinstance(value, Card) and verb in WITH_OBJECTIVES:
        return "objective"
    if verb == "act":
        return "auxiliary" if isinstance(value, Auxiliary) else "local"
    return ""


PHASES = ("move", "act", "draw")
STEPS = {"delivery": "1", "income": "2", "loading": "3", "foresight": "4-6"}
"""Of Buenos Aires, with their numbers."""
STEP_OF = {"deliver": 0, "quay": 0, "sell": 1, "spend": 1, "load": 2, "disc": 2, "foresee": 3}
"""The step that a question belongs to."""


def phases(g: State, seat: Seat, verb: str) -> tuple[int, tuple[str, ...]]:
    """The phases of a turn, and the one that is on: the turn ends with drawing cards. In Buenos Aires, its steps."""
    if verb in STEP_OF and seat < len(g.players) and g.players[seat].herder is BUENOS_AIRES:
        now = STEP_OF[verb]
        return now, tuple(name if place == now else f"step-{number}" for place, (name, number) in enumerate(STEPS.items()))
    return (0 if verb in ("begin", "move") else 2 if verb == DONE else 1), PHASES
