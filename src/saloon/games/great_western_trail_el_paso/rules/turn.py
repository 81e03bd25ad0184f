"""A turn: move, act, draw; the first objectives; and the end of the game (rulebook, "Déroulement de la partie")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saloon.engine import Flow, Hold, Value
from saloon.games.great_western_trail_el_paso.components import EL_PASO, END, NEUTRAL_SPACES
from saloon.games.great_western_trail_el_paso.rules.el_paso import el_paso
from saloon.games.great_western_trail_el_paso.rules.hands import ASKING, beside, choose, draw_up
from saloon.games.great_western_trail_el_paso.rules.location import use_location
from saloon.games.great_western_trail_el_paso.rules.moving import go, move, step_limit
from saloon.games.great_western_trail_el_paso.rules.tiles import keep
from saloon.games.great_western_trail_el_paso.state import Player, State
from saloon.games.trail.turns import pass_on


def turn(g: State) -> Flow:
    """The turn of whoever sits there; before the first turns everybody takes an objective."""
    if g.draft:
        return take_first_objective(g, g.players[g.active])
    who = g.at(g.active)
    return TURNS[who.__class__](g, who)


def take_first_objective(g: State, me: Player) -> Flow:
    """One of the open tiles; its place is filled for the next player."""
    tile = yield from choose(g, me, "draft", [tile for tile in g.objective_row if tile is not None], beside=False)
    yield Hold(me.seat)
    g.tell("takes_tile", me.seat, tile=tile)
    keep(g, me, tile, open_row=True)
    g.draft -= 1
    g.active = (g.active + 1) % len(g.players)


def player_turn(g: State, me: Player) -> Flow:
    """Movement, action and draw phase; tokens and worker bonuses can be used until the very end."""
    g.tell("turn", me.seat)
    if me.rancher is None:
        go(g, me, (yield from choose(g, me, "begin", NEUTRAL_SPACES)))
    else:
        yield from move(g, me, step_limit(me))
    while me.rancher is not EL_PASO and (yield from use_location(g, me)):
        pass
    if me.rancher is EL_PASO:
        yield from el_paso(g, me)
    if g.closer != me.seat:
        yield from fill_up(g, me)
    else:
        # With the actions of El Paso the game is over for whoever ends it: no bonus, no card after them.
        yield Hold(me.seat)
    pass_on(g, g.seats)


def fill_up(g: State, me: Player) -> Flow:
    """The draw phase, with what may still be done before and after it."""
    if me.rancher is EL_PASO and beside(g, me):
        yield from ASKING.put(g, me, "act", [END], _only_the_end)
    if not beside(g, me):
        # Whoever still could do something has just said that this is all.
        yield Hold(me.seat)
    draw_up(g, me)
    if beside(g, me):
        yield from ASKING.put(g, me, "rest", [END], _only_the_end)


def _only_the_end() -> list[Value]:
    return [END]


TURNS: dict[type, Callable[[State, Any], Flow]] = {Player: player_turn}
"""By the class at a seat, how it plays; automas add theirs."""
