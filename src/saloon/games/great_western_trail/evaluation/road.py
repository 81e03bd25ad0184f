"""Phase A: which stop, on which way, with what is still to come before Kansas City in mind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import Any, Final

from saloon.games.great_western_trail.components import (
    BANK,
    FEES,
    FOLLOWING,
    INDEX,
    KANSAS_CITY,
    RISKS,
    SPACES,
    Building,
    Card,
    Space,
    Tile,
)
from saloon.games.great_western_trail.evaluation.actions import action_worth, play
from saloon.games.great_western_trail.evaluation.cities import arrival
from saloon.games.great_western_trail.evaluation.outlook import STOP, Outlook
from saloon.games.great_western_trail.rules.effects import ABLE
from saloon.games.great_western_trail.rules.moving import moves
from saloon.games.trail.asking import EXCHANGE
from saloon.games.trail.evaluation import NEVER, exchange, idle, only, within_reach
from saloon.games.trail.fares import payments

LATER: Final = 0.8
"""How much of what a place promises will still be there when one comes: money and markets change."""

UNREADY: Final = 0.6
"""What each idle card of the hand could still bring before Kansas City."""

GENEROUS: Final = 0.1
"""What a dollar in a rival's purse hurts beyond its loss."""

USUAL: Final = 2.8
"""What a stop brings on average, where nobody looks closely."""

EVERYWHERE: Final = frozenset(range(len(SPACES)))
_LAST: Final = INDEX[KANSAS_CITY]


def stop_worth(o: Outlook, index: int, tile: Building) -> float:
    """What using a building brings: each printed action once, the better of two alternatives."""
    worth, item, best = 0.0, "", 0.0
    for action in tile.actions if tile.owner == BANK else tile.actions + RISKS.get(SPACES[index], ()):
        if not action.cost or ABLE[action](o.g, o.me):
            found = action_worth(o, action)
            if action.item != item:  # alternatives follow one another
                worth += best
                item, best = action.item, 0.0
            if found > best:
                best = found
    return max(o.dollar, worth + best)


class Road:
    """The way ahead.

    worth:   what a stop on each space brings now; at least a dollar, by an auxiliary action.
    promise: what the way from each space to Kansas City still brings, tolls included.
    arrival: what Kansas City itself brings.

    near: what is looked at closely. Places beyond bring what is usual, and Kansas City nothing: whichever stop comes first,
          they still lie ahead.
    """

    def __init__(self, o: Outlook, start: int, near: Set[int] = EVERYWHERE) -> None:
        self.o, self.near, self.arrival = o, near, arrival(o) if _LAST in near else 0.0
        self.worth, self.promise = [o.dollar] * len(SPACES), [0.0] * len(SPACES)
        promise, trail = self.promise, o.g.trail
        # What passing a space brings, and all that follows it. Spaces are listed in the direction of travel, so go backwards.
        through = [0.0] * len(SPACES)
        for index in range(_LAST - 1, start - 1, -1):
            after = FOLLOWING[index]
            if len(after) == 1:
                promise[index] = through[after[0]]
            elif after:
                promise[index] = max(through[after[0]], through[after[1]])
            tile = trail[index]
            through[index] = promise[index] + self._passing(index, tile) if tile is not None else promise[index]

    def _passing(self, index: int, tile: Tile) -> float:
        """A stop if it is worth one, or a toll."""
        o = self.o
        if isinstance(tile, Building) and tile.owner in (BANK, o.me.seat):
            worth = self.worth[index] = stop_worth(o, index, tile) if index in self.near else USUAL
            return LATER * (worth - STOP) if worth > STOP else 0.0
        return -FEES[o.g.seats][tile.hand] * o.dollar if tile.hand else 0.0

    def stop(self, index: int) -> float:
        """What it brings to go there now, to go on from there, and to arrive in the end."""
        o = self.o
        if index == _LAST:
            return self.arrival - UNREADY * idle(o.me) * o.future
        return self.worth[index] + o.future * (self.promise[index] + self.arrival - STOP)


def move(o: Outlook, options: Sequence[Any]) -> list[float]:
    """The stop that is best for the whole lap, by the cheapest way."""
    near = within_reach(Space, INDEX, options) if o.hasty else EVERYWHERE
    me, last = o.me, KANSAS_CITY in options
    assert me.herder is not None
    road, dues = Road(o, INDEX[me.herder], near), moves(o.g, me, o.about)
    worths = []
    for option in options:
        if option.__class__ is Space:
            worths.append(road.stop(INDEX[option]) - toll(o, payments(dues[option], me.dollars)))
        elif option.__class__ is Card:
            worths.append(100 * play(o, option))
        else:
            # A place with its branches is a dearer way to the same place.
            worths.append(exchange(o, last) if option == EXCHANGE else NEVER)
    return worths


def toll(o: Outlook, pays: Iterable[tuple[int, int]]) -> float:
    return sum([dollars * (o.dollar if payee == BANK else o.dollar + GENEROUS) for payee, dollars in pays])


def begin(o: Outlook, options: Sequence[Any]) -> list[float]:
    """The best first stop, with a good lap after it."""
    road = Road(o, 0)
    return only(Space, options, lambda space: road.worth[INDEX[space]] + road.promise[INDEX[space]])
