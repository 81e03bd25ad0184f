"""Using a location: its actions, each at most once and in any order, or an auxiliary action instead.

Some keywords only a location knows: moving on, copying a neighbour, hiring a second worker after the first. A game has a table
of them, and one of what else can be chosen beside the actions.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from saloon.engine import Question, Value
from saloon.games.trail.asking import Asking
from saloon.games.trail.reasons import Reason
from saloon.games.trail.vocabulary import Check

GoesOn = Generator[Question, Any, bool]
"""True if the walker has moved on, to a place that is used in its turn."""
Visited = Generator[Question, Any, bool | None]
"""True if the walker has moved on, False if the visit is over, None if it goes on."""


Performer = Callable[[Any, Any, Any, Any], Visited]
"""State, player, visit, and what was chosen."""


class Visit:
    """What can still be done where one stands, or with a card.

    left: actions not yet done.
    free: whether one auxiliary action may still be done instead.
    end:  what ends it.
    more: whether anything but the end could be chosen when the options were last made.
    """

    __slots__ = ("end", "free", "left", "more")
    more: bool

    def __init__(self, actions: tuple[Any, ...], end: Value, *, free: bool = True) -> None:
        self.left, self.end, self.free = actions, end, free

    def offered(self) -> Iterable[Any]:
        """The actions to choose from."""
        return self.left

    def spend(self, action: Any) -> None:
        """An action is done: its item is used up, and no auxiliary action can be done instead any more."""
        self.left = tuple([other for other in self.left if other.item != action.item])
        self.free = False

    def forfeit(self) -> None:
        """An auxiliary action is done instead of all that is left."""
        self.left, self.free = (), False

    def waits(self) -> bool:
        """Whether somebody with nothing left to do here may still do what can be done beside every question."""
        return True


class Local(NamedTuple):
    """A keyword that a location knows, or knows more of: how it is done there, and when, if not as everywhere."""

    do: Performer
    can: Callable[[Any, Any, Any, Any], bool] | None = None


@dataclass(kw_only=True, slots=True)
class Location:
    """How a game uses its locations.

    able:    the check of every ordinary action, and `perform` what does it.
    locals:  the keywords that a location does in its own way.
    others:  what can be chosen beside the actions, and `performers` what does it, by class.
    lacks:   why an action cannot be done, and `explain` says why any of the others is missing.
    """

    asking: Asking
    able: dict[Any, Check]
    perform: Performer
    locals: Mapping[str, Local]
    others: Callable[[Any, Any, Any], list[Value]]
    performers: dict[type, Performer]
    lacks: Callable[[Any, Any, Any, Any], Reason]
    explain: Callable[[Any, Any, Any, list[Value]], None]
    _can: dict[Any, Callable[[Any, Any, Any, Any], bool]] = field(init=False)
    _do: dict[Any, Performer] = field(init=False)

    def __post_init__(self) -> None:
        self.know_actions()

    def know_actions(self) -> None:
        """Look up, once, which of all actions are done in a way of their own; again when modules have brought theirs."""
        local = {action: self.locals[action.keyword] for action in self.able if action.keyword in self.locals}
        self._can = {action: each.can for action, each in local.items() if each.can is not None}
        self._do = {action: each.do for action, each in local.items()}

    def use(self, g: Any, me: Any, visit: Visit) -> GoesOn:
        """Do what the place offers, until the player ends it or nothing is left."""
        while True:
            able = self.options(g, me, visit)
            if len(able) == 1 and not (self.asking.beside(g, me) and visit.waits()):
                return False
            chosen = yield from self.asking.put(g, me, "act", able, lambda: self.options(g, me, visit))
            if chosen is visit.end:
                return False
            performer = self.performers.get(type(chosen))
            if performer is None:
                result = yield from self.local_action(g, me, visit, chosen)
            else:
                result = yield from performer(g, me, visit, chosen)
            if result is not None:
                return result

    def options(self, g: Any, me: Any, visit: Visit) -> list[Value]:
        """Actions that can be done, whatever else there is, and the end."""
        checks, local = self.able, self._can
        able: list[Value] = [
            action
            for action in visit.offered()
            if (local[action](g, me, visit, action) if action in local else checks[action](g, me))
        ]
        able += self.others(g, me, visit)
        visit.more = bool(able)
        able.append(visit.end)
        if g.listener is not None:
            self._explain(g, me, visit, able)
        return able

    def local_action(self, g: Any, me: Any, visit: Visit, action: Any) -> Visited:
        """Do an action of the place."""
        visit.spend(action)
        return self._do.get(action, self.perform)(g, me, visit, action)

    def _explain(self, g: Any, me: Any, visit: Visit, able: list[Value]) -> None:
        for action in visit.offered():
            if action not in able:
                reason, values = self.lacks(g, me, visit, action)
                g.why_not(me.seat, "act", action, reason, **values)
        self.explain(g, me, visit, able)
