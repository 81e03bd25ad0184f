"""A turn: move, use the location, draw (rulebook, phases A to C); and the first turn of everybody."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from saloon.engine import Flow, Hold, Value
from saloon.games.great_western_trail_argentina.components import BUENOS_AIRES, HAND_LIMIT, NEUTRAL_SPACES
from saloon.games.great_western_trail_argentina.rules.buenos_aires import buenos_aires, leave
from saloon.games.great_western_trail_argentina.rules.hands import ASKING, discard_one, draw, hand_limit
from saloon.games.great_western_trail_argentina.rules.location import use_location
from saloon.games.great_western_trail_argentina.rules.moving import Moves, explain_ramps, move, moves, step_limit
from saloon.games.great_western_trail_argentina.rules.objectives import play_objective, playable
from saloon.games.great_western_trail_argentina.state import Player, State
from saloon.games.trail.turns import pass_on


def turn(g: State) -> Flow:
    """The turn of whoever sits there."""
    who = g.at(g.active)
    return TURNS[type(who)](g, who)


def player_turn(g: State, me: Player) -> Flow:
    """Phases A, B and C."""
    g.tell("turn", me.seat)
    if me.herder is None:
        yield from begin(g, me)
    else:
        yield from move_phase(g, me)
    while me.herder is not BUENOS_AIRES and (yield from use_location(g, me)):
        pass
    arrived = me.herder is BUENOS_AIRES
    arrow = (yield from buenos_aires(g, me)) if arrived else ""
    yield Hold(me.seat)
    if arrived:
        leave(g, me, arrow)
    draw(g, me, hand_limit(me) - len(me.hand))
    pass_on(g, g.seats)


def begin(g: State, me: Player) -> Flow:
    """The first turn: discard down to four cards, then put the estanciero on any neutral building."""
    while len(me.hand) > HAND_LIMIT:
        yield from discard_one(g, me)
    me.herder = yield from ASKING.choose(g, me, "begin", NEUTRAL_SPACES)
    g.tell("begins", me.seat, space=me.herder)


def move_phase(g: State, me: Player) -> Flow:
    """Phase A. Objective cards can be played before it, and may change where one can go."""
    limit = step_limit(g, me)
    while True:
        ways = moves(g, me, limit)
        # Asked even where there is only one way: nobody's turn begins behind their back.
        if g.listener is not None:
            explain_ramps(g, me, limit)
        chosen = yield from ASKING.put(g, me, "move", _ways_and_cards(me, ways), partial(_ways_and_cards, me, ways), limit)
        if chosen in ways:
            return move(g, me, chosen, ways[chosen])
        yield from play_objective(g, me, chosen)


def _ways_and_cards(me: Player, ways: Moves) -> list[Value]:
    return [*ways, *playable(me)]


TURNS: Final[dict[type, Callable[[State, Any], Flow]]] = {Player: player_turn}
"""By the class at a seat, how it plays; automas add theirs."""
