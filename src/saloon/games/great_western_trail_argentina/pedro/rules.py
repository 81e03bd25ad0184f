"""Pedro's turn: a card, a move, an action; then Buenos Aires where he has reached it (rulebook, solo booklet).

His card and the criteria decide; he stops after each step so that people can follow.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from saloon.engine import Flow, Hold, Question
from saloon.games.great_western_trail_argentina.components import BUENOS_AIRES
from saloon.games.great_western_trail_argentina.pedro.actions import act
from saloon.games.great_western_trail_argentina.pedro.buenos_aires import deliver, foresee, load, return_to_start
from saloon.games.great_western_trail_argentina.pedro.moving import move, steps_of
from saloon.games.great_western_trail_argentina.pedro.state import Opponent
from saloon.games.great_western_trail_argentina.pedro.story import note
from saloon.games.great_western_trail_argentina.state import State
from saloon.games.trail.automa import turn_card
from saloon.games.trail.turns import pass_on


def turn(g: State, pedro: Opponent) -> Flow:
    """The action is done whatever the place; in Buenos Aires his visit follows it."""
    pedro.step, pedro.story = "card", []
    card = turn_card(g, pedro, "pedro", pedro.deck, pedro.played)
    note(pedro, "pedro_turns", card=card, left=len(pedro.deck))
    yield Hold(pedro.seat)
    yield from step(pedro, "move", move(g, pedro, steps_of(g, pedro, card)))
    yield from step(pedro, "action", act(g, pedro, card))
    if pedro.herder is BUENOS_AIRES:
        yield from visit_buenos_aires(g, pedro)
    pedro.played.append(card)
    pedro.card, pedro.step = None, ""
    pass_on(g, g.seats)


def visit_buenos_aires(g: State, pedro: Opponent) -> Flow:
    """Steps 1 and 3 to 6: he has no hand to sell."""
    yield from step(pedro, "delivery", deliver(g, pedro))
    yield from step(pedro, "loading", load(g, pedro))
    arrow = yield from step(pedro, "foresight", foresee(g, pedro))
    pedro.step = "return"
    return_to_start(g, pedro, arrow)


def step(pedro: Opponent, name: str, flow: Generator[Question, Any, Any]) -> Generator[Question, Any, Any]:
    """A part of his turn, and a stop after it."""
    pedro.step = name
    result = yield from flow
    yield Hold(pedro.seat)
    return result
