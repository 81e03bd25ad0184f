"""Sam's turn: a card, a move, an action; then Kansas City where he has reached it (rulebook, "Lonely are the Brave").

His card and the rules decide; he stops after each step so that people can follow.
"""

from __future__ import annotations

from saloon.engine import Flow, Hold
from saloon.games.great_western_trail.components import KANSAS_CITY
from saloon.games.great_western_trail.rules.kansas_city import leave_kansas_city
from saloon.games.great_western_trail.sam import north
from saloon.games.great_western_trail.sam.actions import act
from saloon.games.great_western_trail.sam.kansas_city import deliver, foresee
from saloon.games.great_western_trail.sam.moving import move
from saloon.games.great_western_trail.sam.state import Sam, SamState
from saloon.games.trail.automa import turn_card
from saloon.games.trail.turns import pass_on


def turn(g: SamState) -> Flow | None:
    """His, or nothing where somebody else is to play."""
    return sam_turn(g, g.sam) if g.sam is not None and g.active == g.sam.seat else None


def sam_turn(g: SamState, sam: Sam) -> Flow:
    """The action is done whatever the place; in Kansas City his visit follows it."""
    card = turn_card(g, sam, "sam", sam.deck, sam.played)
    yield Hold(sam.seat)
    if card.store and north.is_played(g):
        g.seal()
        north.place_store(g, sam)
        yield Hold(sam.seat)
    move(g, sam, card)
    yield Hold(sam.seat)
    g.seal()
    act(g, sam, card)
    yield Hold(sam.seat)
    if sam.herder is KANSAS_CITY:
        foresee(g, sam)
        yield Hold(sam.seat)
        deliver(g, sam)
        yield Hold(sam.seat)
        leave_kansas_city(g, sam)
    sam.played.append(card)
    sam.card = None
    pass_on(g, g.seats)
