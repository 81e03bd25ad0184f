"""The train supply: objective and bonus tiles (rulebook, "Actions")."""

from __future__ import annotations

from typing import Any

from saloon.engine import Flow, Value
from saloon.games.great_western_trail_el_paso.components import (
    BONUS_ACTIONS,
    BONUS_STACK,
    OBJECTIVE_STACK,
    BonusTile,
    Command,
    Objective,
    Tile,
)
from saloon.games.great_western_trail_el_paso.rules import effects
from saloon.games.great_western_trail_el_paso.rules.hands import choose
from saloon.games.great_western_trail_el_paso.state import Player, Seated, State


def on_offer(g: State, *, objectives: bool, bonuses: bool) -> list[Value]:
    """Open tiles, each kind once, and the stacks."""
    found: list[Value] = []
    if objectives:
        found += [tile for tile in g.objective_row if tile is not None]
        if g.objectives:
            found.append(OBJECTIVE_STACK)
    if bonuses:
        found += [tile for tile in dict.fromkeys(g.bonus_row) if tile is not None]
        if g.bonuses:
            found.append(BONUS_STACK)
    return found


def may_take(g: State, *, objectives: bool, bonuses: bool) -> bool:
    """Whether there is one; an open row runs out only after its stack."""
    return (objectives and any(g.objective_row)) or (bonuses and any(g.bonus_row))


def take(g: State, me: Player, *, objectives: bool, bonuses: bool) -> Flow:
    """An open tile, or the top of a stack; what it gives at once is done at once, if it can be (annex, "Tuiles Bonus")."""
    able = on_offer(g, objectives=objectives, bonuses=bonuses)
    if not able:
        return
    chosen = yield from choose(g, me, "tile", able, beside=False)
    tile = top_tile(g, chosen) if isinstance(chosen, Command) else chosen
    g.tell("takes_tile", me.seat, **keep(g, me, tile, open_row=tile is chosen))
    if tile in BONUS_ACTIONS and effects.ABLE[BONUS_ACTIONS[tile]](g, me):
        yield from effects.perform(g, me, BONUS_ACTIONS[tile])


def top_tile(g: State, stack: Command) -> Tile:
    g.seal()
    return g.objectives.pop() if stack is OBJECTIVE_STACK else g.bonuses.pop()


def keep(g: State, who: Seated, tile: Tile, *, open_row: bool) -> dict[str, Value]:
    """Put a tile before its new owner; its place in the row is filled from the stack. What is told of it."""
    own, row, stack = _piles(g, who, tile)
    own.append(tile)
    if not open_row:
        return {"tile": tile, "how": "stack"}
    g.seal()
    filled = row[row.index(tile)] = stack.pop() if stack else None
    return {"tile": tile, "how": "row"} if filled is None else {"tile": tile, "how": "filled", "next": filled}


def _piles(g: State, who: Seated, tile: Tile) -> tuple[list[Any], list[Any], list[Any]]:
    """For tiles of that kind: those of a seat, the open row, the stack."""
    if isinstance(tile, Objective):
        return who.objectives, g.objective_row, g.objectives
    assert isinstance(tile, BonusTile)
    return who.bonuses, g.bonus_row, g.bonuses
