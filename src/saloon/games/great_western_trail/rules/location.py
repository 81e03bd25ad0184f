"""Phase B at a location (dossier 4.4): local actions, or one auxiliary action; copying a neighbour (4.7.14)."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from saloon.engine import Question, Value
from saloon.games.great_western_trail.components import (
    BANK,
    END,
    INDEX,
    NEIGHBOURS,
    RISKS,
    Action,
    Auxiliary,
    Building,
    Card,
    Space,
)
from saloon.games.great_western_trail.rules.asking import choose
from saloon.games.great_western_trail.rules.effects import ABLE, auxiliaries, can, perform
from saloon.games.great_western_trail.rules.hands import ASKING
from saloon.games.great_western_trail.rules.moving import move_on
from saloon.games.great_western_trail.rules.objectives import play_objective, playable
from saloon.games.great_western_trail.rules.reasons import explain_auxiliaries, lacking
from saloon.games.great_western_trail.state import Player, State

GoesOn = Generator[Question, Any, bool]


class Visit:
    """What can still be done where the herder stands.

    tile:  the building whose actions these are; None on a hazard, an outlaw or another player's building.
    left:  local actions not yet done.
    free:  whether a single auxiliary action may still be done instead.
    used:  names of buildings whose actions were performed in this turn, `copied` of those that 6b copied.
    """

    __slots__ = ("copied", "free", "left", "space", "tile", "used")

    def __init__(self, g: State, me: Player, used: set[str], copied: set[str]) -> None:
        assert me.herder is not None
        self.space, self.used, self.copied, self.free = me.herder, used, copied, True
        tile = g.trail[INDEX[me.herder]]
        self.tile, self.left = None, ()  # type: tuple[Building | None, tuple[Action, ...]]
        if isinstance(tile, Building) and tile.owner in (BANK, me.seat):
            self.tile = tile
            if tile.name not in copied:
                self.left = tile.actions + RISKS.get(self.space, ())


def use_location(g: State, me: Player, used: set[str], copied: set[str]) -> GoesOn:
    """Do what the location offers; True if the herder has moved on, to a place that is used in its turn."""
    visit = Visit(g, me, used, copied)
    while True:
        able = options(g, me, visit)
        if len(able) == 1 and not me.tokens:
            return False
        chosen = yield from ASKING.put(g, me, "act", able, lambda: options(g, me, visit))
        if chosen is END:
            return False
        if isinstance(chosen, Card):
            came = me.herder
            yield from play_objective(g, me, chosen)
            if me.herder is not came:
                return False
        elif isinstance(chosen, Auxiliary):
            visit.left, visit.free = (), False
            yield from perform(g, me, chosen.action)
        elif (yield from local_action(g, me, visit, chosen)):
            return True


def options(g: State, me: Player, visit: Visit) -> list[Value]:
    """Local actions that can be done, auxiliary actions as long as none was, objective cards, and the end."""
    able: list[Value] = [action for action in _different(visit.left) if _possible(g, me, visit, action)]
    if visit.free:
        able += auxiliaries(g, me, double=False)
    able += playable(me)
    able.append(END)
    if g.listener is not None:
        explain(g, me, visit, able)
    return able


def _different(actions: tuple[Action, ...]) -> Iterable[Action]:
    """Of two equal actions (11a) only the first is offered."""
    if len(actions) == 2 and actions[0].gain == actions[1].gain and actions[0].cost == actions[1].cost:
        return actions[:1]
    return actions


def explain(g: State, me: Player, visit: Visit, able: list[Value]) -> None:
    """Why an action of the tile, or of the player board, is not offered."""
    for action in _different(visit.left):
        if action not in able:
            missing = next(effect for effect in action.cost or action.gain if not can(g, me, effect))
            reason, values = lacking(g, me, missing)
            g.why_not(me.seat, "act", action, reason, **values)
    explain_auxiliaries(g, me, "act", able, acted=not visit.free)


def _possible(g: State, me: Player, visit: Visit, action: Action) -> bool:
    name = action.gain[0].name
    return True if name == "herder" else bool(models(g, visit)) if name == "copy" else ABLE[action](g, me)


def local_action(g: State, me: Player, visit: Visit, action: Action) -> GoesOn:
    """Do a local action of the tile; True if the herder has moved on, and what was left here is lost (Q12)."""
    visit.left = tuple(other for other in visit.left if other.item != action.item)
    visit.free = False
    assert visit.tile is not None
    visit.used.add(visit.tile.name)
    name = action.gain[0].name
    if name == "herder":
        yield from move_on(g, me, action.gain[0].amount)
        return True
    if name == "copy":
        yield from copy(g, me, visit)
    else:
        yield from perform(g, me, action)
        if g.trail[INDEX[visit.space]] is not visit.tile:
            visit.left = ()  # replaced under the herder (Q44)
    return False


def models(g: State, visit: Visit) -> list[Space]:
    """Neighbouring buildings, whoever owns them, whose actions were not performed in this turn."""
    assert visit.tile is not None
    barred = {visit.tile.name} | visit.used | visit.copied
    found = []
    for space in NEIGHBOURS[visit.space]:
        tile = g.trail[INDEX[space]]
        if isinstance(tile, Building) and tile.name not in barred:
            found.append(space)
    return found


def copy(g: State, me: Player, visit: Visit) -> Generator[Question, Any, None]:
    """The actions of a neighbour, and of its space, join those that are left here."""
    space = yield from choose(g, me, "copy", models(g, visit))
    tile = g.trail[INDEX[space]]
    assert isinstance(tile, Building)
    visit.copied.add(tile.name)
    visit.left += tile.actions + RISKS.get(space, ())
    g.tell("copies", me.seat, tile=tile)
