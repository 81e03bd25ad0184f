"""The action phase (dossier 4.4): actions of the tile, or one auxiliary action; the train (4.7.9); moving on (4.7.13)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from saloon.engine import Question, Value
from saloon.games.great_western_trail_el_paso.components import (
    BANK,
    EITHER_OR,
    END,
    ENGINEER,
    INDEX,
    STOP,
    TRAIN_ACTIONS,
    Action,
    Auxiliary,
    Building,
    Worker,
)
from saloon.games.great_western_trail_el_paso.rules.effects import ABLE, auxiliaries, can, perform, perform_auxiliary
from saloon.games.great_western_trail_el_paso.rules.hands import ASKING, beside, choose
from saloon.games.great_western_trail_el_paso.rules.moving import move
from saloon.games.great_western_trail_el_paso.rules.reasons import explain_auxiliaries, explain_trains, lacking
from saloon.games.great_western_trail_el_paso.rules.workers import applicants, crew, hire, spend_workers
from saloon.games.great_western_trail_el_paso.state import Player, State

GoesOn = Generator[Question, Any, bool]
"""True if the rancher has moved on, to a place that is used in its turn."""


class Visit:
    """What can still be done where the rancher stands, or with a train card.

    left:   actions not yet done.
    free:   whether one auxiliary action may still be done instead.
    hired:  the type that was hired here, which a second worker must not be.
    either: whether doing one action forfeits the others.
    end:    what ends it.
    """

    __slots__ = ("either", "end", "free", "hired", "left")

    def __init__(self, actions: tuple[Action, ...], *, free: bool, end: Value, either: bool = False) -> None:
        self.left, self.free, self.end, self.either = actions, free, end, either
        self.hired: Worker | None = None


def visit_of(g: State, me: Player) -> Visit:
    """On somebody else's building only an auxiliary action is allowed."""
    assert me.rancher is not None
    tile = g.trail[INDEX[me.rancher]]
    assert isinstance(tile, Building)
    actions = tile.actions if tile.owner in (BANK, me.seat) else ()
    return Visit(actions, free=True, end=END, either=tile.name == EITHER_OR and g.options.building_2a == "either")


def use(g: State, me: Player, visit: Visit) -> GoesOn:
    """Do what the location or the train card offers, until the player ends it or nothing is left."""
    while True:
        able = options(g, me, visit)
        if len(able) == 1 and not (beside(g, me) and (visit.end is END or visit.left)):
            return False
        chosen = yield from ASKING.put(g, me, "act", able, lambda: options(g, me, visit))
        if chosen is visit.end:
            return False
        if isinstance(chosen, Auxiliary):
            visit.left, visit.free = (), False
            yield from perform_auxiliary(g, me, chosen)
        elif (yield from local_action(g, me, visit, chosen)):
            return True


def options(g: State, me: Player, visit: Visit) -> list[Value]:
    """Actions that can be done, auxiliary actions as long as nothing was done, and the end."""
    able: list[Value] = [action for action in visit.left if possible(g, me, visit, action)]
    if visit.free and not offers_auxiliary(visit):
        able += auxiliaries(g, me)
    able.append(visit.end)
    if g.listener is not None:
        explain(g, me, visit, able)
    return able


def offers_auxiliary(visit: Visit) -> bool:
    """A tile's own auxiliary action is never worse than doing one instead of all that the tile offers."""
    return any(action.word == "auxiliary" for action in visit.left)


def explain(g: State, me: Player, visit: Visit, able: list[Value]) -> None:
    """Why an action of the tile or card, or of the player board, is not offered."""
    for action in visit.left:
        if action in able:
            continue
        if action.word == "hire_another" and visit.hired is None:
            g.why_not(me.seat, "act", action, "hire_first")
        else:
            missing = next(effect for effect in action.cost + action.gain if not can(g, me, effect))
            reason, values = lacking(g, me, missing)
            g.why_not(me.seat, "act", action, reason, **values)
    if visit.end is END and not offers_auxiliary(visit):
        explain_auxiliaries(g, me, able, acted=not visit.free)


def possible(g: State, me: Player, visit: Visit, action: Action) -> bool:
    word = action.word
    if word == "rancher":
        return True
    if word == "train":
        return crew(me, ENGINEER) > 0
    if word == "hire_another":
        return visit.hired is not None and bool(applicants(g, me, action.gain[0].amount, visit.hired))
    return ABLE[action](g, me)


def local_action(g: State, me: Player, visit: Visit, action: Action) -> GoesOn:
    """Do an action of the tile or card; True if the rancher has moved on, and what was left here is lost (G14)."""
    visit.left = () if visit.either else tuple(other for other in visit.left if other.item != action.item)
    visit.free = False
    word, amount = action.word, action.gain[0].amount
    if word == "rancher":
        yield from move(g, me, amount)
        return True
    if word == "train":
        return (yield from use_train(g, me))
    if word in ("hire", "hire_another"):
        visit.hired = yield from hire(g, me, amount, other=visit.hired)
    else:
        yield from perform(g, me, action)
    return False


def use_train(g: State, me: Player) -> GoesOn:
    """Pay for one train card, then do its actions in any order."""
    most = crew(me, ENGINEER)
    able: list[Value] = [train for train in g.trains if train.number <= most]
    if g.listener is not None:
        explain_trains(g, me, able)
    train = yield from choose(g, me, "train", able, beside=False)
    yield from spend_workers(g, me, ENGINEER, train.number)
    g.tell("uses_train", me.seat, train=train)
    return (yield from use(g, me, Visit(TRAIN_ACTIONS[train], free=False, end=STOP)))
