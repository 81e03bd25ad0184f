"""The action phase (rulebook, "Phase action"): actions of the tile, or one auxiliary action; the train; moving on."""

from __future__ import annotations

from typing import Final

from saloon.engine import Value
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
from saloon.games.great_western_trail_el_paso.rules.effects import ABLE, VOCABULARY, auxiliaries, perform, perform_auxiliary
from saloon.games.great_western_trail_el_paso.rules.hands import ASKING, beside
from saloon.games.great_western_trail_el_paso.rules.moving import move
from saloon.games.great_western_trail_el_paso.rules.reasons import explain_auxiliaries, explain_trains, lacking
from saloon.games.great_western_trail_el_paso.rules.workers import applicants, crew, hire, spend_workers
from saloon.games.great_western_trail_el_paso.state import Player, State
from saloon.games.trail import location
from saloon.games.trail.location import Local, Location, Visited
from saloon.games.trail.reasons import Reason

AUXILIARY_ACTIONS: Final = frozenset(action for action in Action.all.values() if action.keyword == "auxiliary")


class Visit(location.Visit):
    """What can still be done where the rancher stands, or with a train card.

    hired:  the type that was hired here, which a second worker must not be.
    either: whether doing one action forfeits the others.
    """

    __slots__ = ("either", "hired")

    def __init__(self, actions: tuple[Action, ...], end: Value, *, free: bool = True, either: bool = False) -> None:
        # Written out: a visit is made in every turn.
        self.left, self.end, self.free, self.either = actions, end, free, either
        self.hired: Worker | None = None

    def spend(self, action: Action) -> None:
        super().spend(action)
        if self.either:
            self.left = ()

    def waits(self) -> bool:
        """A train card is done with when nothing of it is left."""
        return self.end is END or bool(self.left)

    def offers_auxiliary(self) -> bool:
        """A tile's own auxiliary action is never worse than doing one instead of all that the tile offers."""
        return not AUXILIARY_ACTIONS.isdisjoint(self.left)


def visit_here(g: State, me: Player) -> Visit:
    """What the location offers; on somebody else's building only an auxiliary action is allowed."""
    assert me.rancher is not None
    tile = g.trail[INDEX[me.rancher]]
    assert isinstance(tile, Building)
    actions = tile.actions if tile.owner in (BANK, me.seat) else ()
    either = tile.name == EITHER_OR and g.options.building_2a == "either"
    return Visit(actions, END, either=either)


def more_to_do(g: State, me: Player, visit: Visit) -> bool:
    """Whether anything could still be done here, or beside it: then a visit that is over was ended by the player."""
    return visit.more or bool(beside(g, me))


def others(g: State, me: Player, visit: Visit) -> list[Value]:
    """Auxiliary actions, as long as nothing was done here."""
    return auxiliaries(g, me) if visit.free and not visit.offers_auxiliary() else []


def help_out(g: State, me: Player, visit: Visit, chosen: Auxiliary) -> Visited:
    """An auxiliary action instead of all that is left."""
    visit.forfeit()
    return perform_auxiliary(g, me, chosen)


def perform_here(g: State, me: Player, visit: Visit, action: Action) -> Visited:
    return perform(g, me, action)


def go_on(g: State, me: Player, visit: Visit, action: Action) -> Visited:
    """What was left here is lost (G14)."""
    yield from move(g, me, action.gain[0].amount)
    return True


def hire_here(g: State, me: Player, visit: Visit, action: Action) -> Visited:
    """A second worker is of another type than the first."""
    visit.hired = yield from hire(g, me, action.gain[0].amount, other=visit.hired)
    return None


def may_hire_another(g: State, me: Player, visit: Visit, action: Action) -> bool:
    return visit.hired is not None and bool(applicants(g, me, action.gain[0].amount, visit.hired))


def use_train(g: State, me: Player, visit: Visit, action: Action) -> Visited:
    """Pay for one train card, then do its actions in any order."""
    most = crew(me, ENGINEER)
    able: list[Value] = [train for train in g.trains if train.number <= most]
    if g.listener is not None:
        explain_trains(g, me, able)
    train = yield from ASKING.choose(g, me, "train", able, beside=False)
    yield from spend_workers(g, me, ENGINEER, train.number)
    g.tell("uses_train", me.seat, train=train)
    moved = yield from LOCATION.use(g, me, Visit(TRAIN_ACTIONS[train], STOP, free=False))
    return True if moved else None


def lacks(g: State, me: Player, visit: Visit, action: Action) -> Reason:
    if action.keyword == "hire_another" and visit.hired is None:
        return "hire_first", {}
    return lacking(g, me, VOCABULARY.missing(g, me, action))


def explain(g: State, me: Player, visit: Visit, able: list[Value]) -> None:
    if visit.end is END and not visit.offers_auxiliary():
        explain_auxiliaries(g, me, able, acted=not visit.free)


LOCATION: Final = Location(
    asking=ASKING,
    able=ABLE,
    perform=perform_here,
    locals={
        "rancher": Local(go_on, lambda g, me, visit, action: True),
        "train": Local(use_train, lambda g, me, visit, action: crew(me, ENGINEER) > 0),
        "hire": Local(hire_here),
        "hire_another": Local(hire_here, may_hire_another),
    },
    others=others,
    performers={Auxiliary: help_out},
    lacks=lacks,
    explain=explain,
)
