"""Pedro's turn: a card, a move, an action; then Buenos Aires where he has reached it (rulebook, solo booklet).

His card and the criteria decide; he stops after each step so that people can follow.
"""

from __future__ import annotations

from saloon.engine import Flow, Hold
from saloon.games.great_western_trail_argentina.components import BUENOS_AIRES
from saloon.games.great_western_trail_argentina.pedro.actions import act
from saloon.games.great_western_trail_argentina.pedro.buenos_aires import deliver, foresee, load
from saloon.games.great_western_trail_argentina.pedro.moving import move, steps_of
from saloon.games.great_western_trail_argentina.pedro.state import Opponent
from saloon.games.great_western_trail_argentina.rules.buenos_aires import leave
from saloon.games.great_western_trail_argentina.state import State
from saloon.games.trail.automa import turn_card
from saloon.games.trail.turns import pass_on


def turn(g: State, pedro: Opponent) -> Flow:
    """The action is done whatever the place; in Buenos Aires his visit follows it."""
    card = turn_card(g, pedro, "pedro", pedro.deck, pedro.played)
    yield from move(g, pedro, steps_of(g, pedro, card))
    yield Hold(pedro.seat)
    yield from act(g, pedro, card)
    yield Hold(pedro.seat)
    if pedro.herder is BUENOS_AIRES:
        yield from visit_buenos_aires(g, pedro)
    pedro.played.append(card)
    pedro.card = None
    pass_on(g, g.seats)


def visit_buenos_aires(g: State, pedro: Opponent) -> Flow:
    """Steps 1 and 3 to 6: he has no hand to sell."""
    yield from deliver(g, pedro)
    yield Hold(pedro.seat)
    yield from load(g, pedro)
    yield Hold(pedro.seat)
    arrow = foresee(g, pedro)
    yield Hold(pedro.seat)
    leave(g, pedro, arrow)
