"""The movement phase: which stop, with what is still to come before El Paso in mind."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Any, Final

from saloon.games.great_western_trail_el_paso.components import (
    BANK,
    COWBOY,
    EITHER_OR,
    EL_PASO,
    INDEX,
    SPACES,
    TRAIL,
    Building,
    Space,
)
from saloon.games.great_western_trail_el_paso.evaluation.actions import action_worth, helping
from saloon.games.great_western_trail_el_paso.evaluation.markets import SPENT
from saloon.games.great_western_trail_el_paso.evaluation.outlook import Outlook
from saloon.games.great_western_trail_el_paso.evaluation.posts import Destinations, arrival, destinations, refilled
from saloon.games.great_western_trail_el_paso.rules.effects import ABLE
from saloon.games.great_western_trail_el_paso.rules.el_paso import delivery_value
from saloon.games.great_western_trail_el_paso.rules.moving import moves, step_limit
from saloon.games.trail.evaluation import NEVER, only, within_reach

TURN: Final = 2.8
"""What a turn brings on average: a lap should not last longer than its stops are worth."""

LATER: Final = 0.3
"""How much of what a place promises will still be there when one comes: money and markets change."""

ANOTHER: Final = 0.54
"""How much of a second worker counts, who must be of another type."""

USUAL: Final = 3.0
"""What a stop brings on average, where nobody looks closely."""

EVERYWHERE: Final = frozenset(range(len(SPACES)))
_EL_PASO: Final = INDEX[EL_PASO]
_BACKWARDS: Final = [range(len(SPACES) - 2, max(0, here - 1), -1) for here in range(len(SPACES))]
"""By where the rancher is: the spaces from the last before El Paso back to that one."""


def stop_worth(o: Outlook, tile: Building) -> float:
    """What using a building brings: money first; each printed action once, the better of two alternatives.

    Without moving on, which depends on the way.
    """
    purse, worth = o.purse, 0.0
    item, best = "", 0.0
    for action in tile.actions:
        word = action.keyword
        if word == "rancher" or (action.cost and not ABLE[action](o.g, o.me)):
            continue
        found = action_worth(o, action)
        if word == "dollars":
            if found > 0:
                o.purse += action.gain[0].amount
        elif word == "hire":
            o.purse -= action.gain[0].amount
        elif word == "hire_another":
            found *= ANOTHER
        if action.item != item:
            worth += best
            item, best = action.item, 0.0
        if found > best:
            best = found
    o.purse = purse
    return worth + best


def leap(tile: Building) -> int:
    """How many steps the rancher may move on from there."""
    last = tile.actions[-1].gain[0]
    return last.amount if last.name == "rancher" else 0


class Road:
    """The way ahead: what a stop on each space brings now, and what the way from each space on brings until El Paso.

    near: what is looked at closely. Places beyond bring what is usual, and El Paso nothing: whichever stop comes first, they
          still lie ahead.
    """

    def __init__(self, o: Outlook, near: Set[int] = EVERYWHERE) -> None:
        self.o, self.near = o, near
        self.worth = [0.0] * len(SPACES)
        self.promise = [0.0] * len(SPACES)
        self.posts: Destinations = {}
        self.arrival = 0.0
        if _EL_PASO in near:
            full = refilled(o.me)
            self.posts = destinations(o, full + o.me.certificates)
            self.arrival = arrival(o, self.posts, full)
        self.aside = helping(o, 1)
        self.either = o.g.options.building_2a == "either"
        trail, limit = o.g.trail, step_limit(o.me)
        here = INDEX[o.me.rancher] if o.me.rancher is not None else 0
        for index in _BACKWARDS[here]:
            tile = trail[index]
            if tile is not None:
                self._look(index, tile, limit)

    def _look(self, index: int, tile: Building, limit: int) -> None:
        o = self.o
        promise = self.promise[index] = self.beyond(index, limit, LATER) - TURN
        worth = 0.0
        if tile.owner in (BANK, o.me.seat):
            worth = stop_worth(o, tile) if index in self.near else USUAL
            steps = leap(tile)
            if steps:
                onward = max(0.0, self.beyond(index, steps, 1.0) - promise)
                worth = max(worth, onward) if self.either and tile.name == EITHER_OR else worth + onward
        self.worth[index] = max(self.aside, worth)

    def beyond(self, index: int, steps: int, share: float) -> float:
        """What the best place within so many steps brings, and the way from there."""
        best = NEVER
        worth, promise = self.worth, self.promise
        for place in TRAIL.distances(index, self.o.g.occupied, steps):
            then = self.arrival if place == _EL_PASO else share * worth[place] + promise[place]
            if then > best:
                best = then
        return best

    def stop(self, index: int) -> float:
        """What it brings to go there now, and to go on from there."""
        return self.worth[index] + self.o.future * self.promise[index]


def move(o: Outlook, options: Sequence[Any]) -> list[float]:
    """The stop that is best for the whole lap; cowboys who ride along are missed elsewhere."""
    near = within_reach(Space, INDEX, options) if o.hasty else EVERYWHERE
    road, riders = Road(o, near), moves(o.g, o.me, o.about)
    worths = []
    for option in options:
        if type(option) is Space:
            worth = arrival(o, road.posts, float(delivery_value(o.me))) if option is EL_PASO else road.stop(INDEX[option])
            worths.append(worth - riders[option] * SPENT[COWBOY] * min(1.0, 2 * o.left))
        else:
            worths.append(NEVER)
    return worths


def moving_on(o: Outlook, steps: int) -> float:
    """What it brings to go on at once, with the hand as it is."""
    assert o.me.rancher is not None
    road, here = Road(o), INDEX[o.me.rancher]
    waiting = o.future * road.promise[here]
    road.arrival = arrival(o, road.posts, float(delivery_value(o.me)))
    return road.beyond(here, steps, 1.0) - waiting


def begin(o: Outlook, options: Sequence[Any]) -> list[float]:
    """The best first stop, with a good lap after it."""
    road = Road(o)
    return only(Space, options, lambda space: road.stop(INDEX[space]))
