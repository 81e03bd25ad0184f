"""Collecting outlaws and removing hazards (rulebook, chapter of the actions)."""

from __future__ import annotations

from saloon.engine import PASS, Flow, Value
from saloon.games.great_western_trail.components import BONUSES, INDEX, Hazard, Outlaw
from saloon.games.great_western_trail.rules import effects
from saloon.games.great_western_trail.rules.asking import ASKING
from saloon.games.great_western_trail.rules.zones import hazards, outlaws
from saloon.games.great_western_trail.state import Player, State, take_tile


def collect_outlaw(g: State, me: Player, *, optional: bool = False) -> Flow:
    """Any outlaw of the zone; its space pays the bounty."""
    spaces: list[Value] = [*outlaws(g)]
    if not spaces:
        return
    space = yield from ASKING.choose(g, me, "outlaw", [*spaces, PASS] if optional else spaces)
    if space == PASS:
        return
    tile = take_tile(g, INDEX[space])
    assert isinstance(tile, Outlaw)
    me.outlaws.append(tile)
    g.tell("collects", me.seat, tile=tile, space=space)
    yield from effects.perform(g, me, BONUSES[space])


def remove_hazard(g: State, me: Player, cost: int, *, optional: bool = False) -> Flow:
    """Any hazard of any zone."""
    spaces: list[Value] = [*hazards(g)]
    if not spaces or me.dollars < cost:
        return
    space = yield from ASKING.choose(g, me, "hazard", [*spaces, PASS] if optional else spaces, about=cost)
    if space == PASS:
        return
    tile = take_tile(g, INDEX[space])
    assert isinstance(tile, Hazard)
    me.dollars -= cost
    me.hazards.append(tile)
    g.tell("clears", me.seat, tile=tile, space=space, dollars=cost)
