"""A turn: move, use the location, refill the hand; and the end of the game (rulebook, phases A to C and "Fin de la partie")."""

from __future__ import annotations

from saloon.engine import Flow, Hold
from saloon.games.great_western_trail.components import HAND_LIMIT, KANSAS_CITY, NEUTRAL_SPACES, Card
from saloon.games.great_western_trail.rules.hands import ASKING, discard_one, draw, hand_limit, hand_size
from saloon.games.great_western_trail.rules.kansas_city import kansas_city, leave_kansas_city
from saloon.games.great_western_trail.rules.location import use_location
from saloon.games.great_western_trail.rules.moving import move, moves, step_limit
from saloon.games.great_western_trail.rules.objectives import play_objective, playable
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail.location import GoesOn
from saloon.games.trail.turns import pass_on


def turn(g: State) -> Flow:
    """Phases A, B and C; or the turn of somebody whom a module plays."""
    for module in g.options.kit.modules:
        if (flow := module.turn(g)) is not None:
            yield from flow
            return
    me = g.players[g.active]
    if g.listener is not None:
        g.tell("turn", me.seat)
    if me.herder is None:
        yield from begin(g, me)
    else:
        while (yield from move_or_play(g, me)):
            pass
    done: set[str] = set()
    while me.herder is not KANSAS_CITY and (yield from use_location(g, me, done)):
        pass
    arrived = me.herder is KANSAS_CITY
    if arrived:
        yield from kansas_city(g, me)
    yield Hold(me.seat)
    if arrived:
        leave_kansas_city(g, me)
    draw(g, me, hand_limit(me) - hand_size(me))
    pass_on(g, g.seats)


def begin(g: State, me: Player) -> Flow:
    """The first turn: discard down to four cards, then put the herder on any neutral building."""
    while len(me.hand) > HAND_LIMIT:
        yield from discard_one(g, me)
    me.herder = yield from ASKING.choose(g, me, "begin", NEUTRAL_SPACES)
    g.tell("begins", me.seat, space=me.herder)


def move_or_play(g: State, me: Player) -> GoesOn:
    """Phase A; as long as objective cards are played before it, it is still to come."""
    limit = step_limit(g, me)
    ways = moves(g, me, limit)
    # Asked even where there is only one way: nobody's turn begins behind their back.
    place = yield from ASKING.put(g, me, "move", list(ways) + playable(me), lambda: list(ways) + playable(me), limit)
    if isinstance(place, Card):
        yield from play_objective(g, me, place)
        return True
    move(g, me, place, ways[place])
    return False
