"""Sam's turn: a card, a move, an action; then Kansas City where he has reached it (rulebook, "Lonely are the Brave").

His card and the rules decide; he stops after each step so that people can follow.
"""

from __future__ import annotations

from collections.abc import Callable

from saloon.engine import Flow, Hold
from saloon.games.great_western_trail.components import KANSAS_CITY
from saloon.games.great_western_trail.rules.kansas_city import leave_kansas_city
from saloon.games.great_western_trail.sam.actions import act
from saloon.games.great_western_trail.sam.components import SamCard
from saloon.games.great_western_trail.sam.kansas_city import deliver, foresee
from saloon.games.great_western_trail.sam.moving import move
from saloon.games.great_western_trail.sam.north import is_played, place_store
from saloon.games.great_western_trail.sam.state import Sam, SamState
from saloon.games.trail.automa import turn_card
from saloon.games.trail.story import note
from saloon.games.trail.turns import pass_on


def turn(g: SamState) -> Flow | None:
    """His, or nothing where somebody else is to play."""
    return sam_turn(g, g.sam) if g.sam is not None and g.active == g.sam.seat else None


def sam_turn(g: SamState, sam: Sam) -> Flow:
    """The action is done whatever the place; in Kansas City his visit follows it."""
    sam.story, sam.way = [], []
    card = turn_card(g, sam, "sam", sam.deck, sam.played)
    sam.step = "card"
    note(sam, "sam_turns", card=card)
    for step, does in steps_of(g, card):
        yield Hold(sam.seat)
        g.seal()
        sam.step = step
        does(g, sam)
    if sam.herder is KANSAS_CITY:
        for step, does in VISIT:
            yield Hold(sam.seat)
            g.seal()
            sam.step = step
            does(g, sam)
    yield Hold(sam.seat)
    if sam.herder is KANSAS_CITY:
        leave_kansas_city(g, sam)
    sam.played.append(card)
    sam.card, sam.step = None, ""
    pass_on(g, g.seats)


Step = tuple[str, Callable[[SamState, Sam], None]]
VISIT: tuple[Step, ...] = (("foresight", foresee), ("delivery", deliver))
"""What he does in Kansas City: he has no hand to sell."""


def steps_of(g: SamState, card: SamCard) -> list[Step]:
    """What a card asks for, in its order; a store only with Rails to the North."""
    store: list[Step] = [("store", place_store)] if card.store and is_played(g) else []
    return [*store, ("move", lambda g, sam: move(g, sam, card)), ("action", lambda g, sam: act(g, sam, card))]


def steps_to_come(g: SamState, sam: Sam) -> list[str]:
    """What follows in this turn; whether he will have arrived is known once he has moved."""
    if sam.card is None:
        return []
    steps = ["card", *(step for step, _ in steps_of(g, sam.card))]
    if sam.herder is KANSAS_CITY:
        steps += [step for step, _ in VISIT]
    return steps[steps.index(sam.step) + 1 :]
