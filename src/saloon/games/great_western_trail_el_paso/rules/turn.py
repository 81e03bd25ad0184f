"""A turn: move, act, draw; the first objectives; and the end of the game (rulebook, "Déroulement de la partie")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saloon.engine import Flow, Hold
from saloon.games.great_western_trail_el_paso.components import EL_PASO, NEUTRAL_SPACES
from saloon.games.great_western_trail_el_paso.rules.el_paso import el_paso
from saloon.games.great_western_trail_el_paso.rules.hands import ASKING, Ended, anything_else, draw_up
from saloon.games.great_western_trail_el_paso.rules.location import LOCATION, more_to_do, visit_here
from saloon.games.great_western_trail_el_paso.rules.moving import go, move, step_limit
from saloon.games.great_western_trail_el_paso.rules.tiles import keep, places_of
from saloon.games.great_western_trail_el_paso.state import Player, State
from saloon.games.trail.turns import pass_on


def turn(g: State) -> Flow:
    """The turn of whoever sits there; before the first turns everybody takes an objective."""
    if g.draft:
        return take_first_objective(g, g.players[g.active])
    who = g.at(g.active)
    return TURNS[type(who)](g, who)


def take_first_objective(g: State, me: Player) -> Flow:
    """One of the open tiles; its place is filled for the next player."""
    tile = yield from ASKING.choose(g, me, "draft", [tile for tile in g.objective_row if tile is not None], beside=False)
    yield Hold(me.seat)
    g.tell("takes_tile", me.seat, **keep(g, me, tile, places_of(g, tile)[0]))
    g.draft -= 1
    g.active = (g.active + 1) % len(g.players)


def player_turn(g: State, me: Player) -> Flow:
    """Movement, action and draw phase."""
    g.tell("turn", me.seat)
    if me.rancher is None:
        go(g, me, (yield from ASKING.choose(g, me, "begin", NEUTRAL_SPACES)))
    else:
        yield from move(g, me, step_limit(me))
    if not (yield from action_phase(g, me)):
        # Whoever has not said that this is all may still take back what was done last.
        yield Hold(me.seat)
    if g.closer != me.seat:
        yield from draw_phase(g, me)
    pass_on(g, g.seats)


def action_phase(g: State, me: Player) -> Ended:
    """Use the location, and whatever the rancher moves on to."""
    while me.rancher is not EL_PASO:
        visit = visit_here(g, me)
        if not (yield from LOCATION.use(g, me, visit)):
            return more_to_do(g, me, visit)
    yield from el_paso(g, me)
    if g.closer == me.seat:
        # With the actions of El Paso the game is over for whoever ends it: no bonus, no card after them.
        return False
    return (yield from anything_else(g, me, "act"))


def draw_phase(g: State, me: Player) -> Flow:
    """Fill up the hand. In the last turn tokens and worker bonuses can still be used after that.

    Before it nobody is asked: nothing changes until the own next turn begins, which is certain, and where they can be used.
    """
    draw_up(g, me)
    if g.closer is not None:
        yield from anything_else(g, me, "rest")


TURNS: Final[dict[type, Callable[[State, Any], Flow]]] = {Player: player_turn}
"""By the class at a seat, how it plays; automas add theirs."""
