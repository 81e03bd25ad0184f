"""The train supply: objective and bonus tiles (rulebook, "Actions")."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from saloon.engine import Flow, Question, Value
from saloon.games.great_western_trail_el_paso.components import (
    BONUS_ACTIONS,
    BONUS_STACK,
    OBJECTIVE_STACK,
    Command,
    Objective,
    Tile,
)
from saloon.games.great_western_trail_el_paso.rules import effects
from saloon.games.great_western_trail_el_paso.rules.hands import ASKING
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
    chosen = yield from ASKING.choose(g, me, "tile", able, beside=False)
    if isinstance(chosen, Command):
        tile, place = top_tile(g, chosen), None
    else:
        tile, place = chosen, (yield from choose_place(g, me, chosen))
    g.tell("takes_tile", me.seat, **keep(g, me, tile, place))
    if tile in BONUS_ACTIONS and effects.ABLE[BONUS_ACTIONS[tile]](g, me):
        yield from effects.perform(g, me, BONUS_ACTIONS[tile])


def top_tile(g: State, stack: Command) -> Tile:
    g.seal()
    return g.objectives.pop() if stack is OBJECTIVE_STACK else g.bonuses.pop()


def places_of(g: State, tile: Tile) -> list[int]:
    """Where in its row a tile lies, counted from the left, from 1."""
    row, _ = _supply(g, tile)
    return [place for place, other in enumerate(row, 1) if other is tile]


def choose_place(g: State, me: Player, tile: Tile) -> Generator[Question, Any, int]:
    """Which of several equal tiles is taken matters only to an automa, who prefers what lies further left."""
    places = places_of(g, tile)
    if len(places) > 1 and g.seats > len(g.players):
        place: int = yield from ASKING.choose(g, me, "place", places, about=tile, beside=False)
        return place
    return places[0]


def keep(g: State, who: Seated, tile: Tile, place: int | None) -> dict[str, Value]:
    """Put a tile before its new owner; its place in the row is filled from the stack. What is told of it.

    place: where it lay in the row; None if it comes from the stack.
    """
    own: list[Any] = who.objectives if isinstance(tile, Objective) else who.bonuses
    own.append(tile)
    if place is None:
        return {"tile": tile, "how": "stack"}
    g.seal()
    row, stack = _supply(g, tile)
    filled = row[place - 1] = stack.pop() if stack else None
    return {"tile": tile, "how": "row"} if filled is None else {"tile": tile, "how": "filled", "next": filled}


def _supply(g: State, tile: Tile) -> tuple[list[Any], list[Any]]:
    """The row and the stack of tiles of that kind."""
    return (g.objective_row, g.objectives) if isinstance(tile, Objective) else (g.bonus_row, g.bonuses)
