"""Phase A: which stop, on which way, with what is still to come before Buenos Aires in mind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import Any, Final

from saloon.games.great_western_trail_argentina.components import (
    BANK,
    BUENOS_AIRES,
    FOLLOWING,
    INDEX,
    RAMPS,
    SPACES,
    SPECIALS,
    Action,
    Building,
    Card,
    Farmer,
    Space,
    Tile,
    fees,
)
from saloon.games.great_western_trail_argentina.evaluation.actions import action_worth, aside, play
from saloon.games.great_western_trail_argentina.evaluation.farmers import help_at
from saloon.games.great_western_trail_argentina.evaluation.outlook import STOP, Outlook
from saloon.games.great_western_trail_argentina.evaluation.port import arrival
from saloon.games.great_western_trail_argentina.rules.effects import ABLE
from saloon.games.great_western_trail_argentina.rules.moving import moves, step_limit
from saloon.games.trail.asking import EXCHANGE
from saloon.games.trail.evaluation import NEVER, exchange, idle, only, within_reach
from saloon.games.trail.fares import payments
from saloon.games.trail.path import Dues
from saloon.games.trail.vocabulary import Check

LATER: Final = 0.8
"""How much of what a place promises will still be there when one comes: money and markets change."""

UNREADY: Final = 0.6
"""What each idle card of the hand could still bring before Buenos Aires."""

GENEROUS: Final = 0.1
"""What a peso in a rival's purse hurts beyond its loss."""

USUAL: Final = 1.5
"""What a stop at a farmer's brings on average, where nobody looks closely."""

EVERYWHERE: Final = frozenset(range(len(SPACES)))
_END: Final = INDEX[BUENOS_AIRES]
_RAMPS: Final = [(INDEX[ramp], ramp.track) for ramp in RAMPS]
_ENDS: Final = frozenset({_END, *[ramp for ramp, _ in _RAMPS]})
_FOLLOWING: Final = FOLLOWING


# ------------------------------------------------------------ stops

Items = list[list[tuple[Action, Check | None]]]
"""Actions by the printed item that they are alternatives of, with the check of what they ask for."""


def items_of(actions: Iterable[Action]) -> Items:
    items: dict[str, list[tuple[Action, Check | None]]] = {}
    for action in actions:
        items.setdefault(action.item, []).append((action, ABLE[action] if action.cost else None))
    return [*items.values()]


_PRINTED: Final = {tile: items_of(tile.actions) for tile in Building.all.values()}
_SPECIAL: Final = {INDEX[space]: items_of(actions) for space, actions in SPECIALS.items()}


def stop_worth(o: Outlook, index: int, tile: Tile) -> float:
    """What using a place brings: each printed action once, the better of two alternatives; or an auxiliary action."""
    if isinstance(tile, Farmer):
        return max(aside(o), help_at(o, SPACES[index]))
    owner = tile.owner
    if owner == BANK:
        return max(aside(o), items_worth(o, _PRINTED[tile]))
    if owner != o.me.seat:
        return aside(o)
    special = _SPECIAL.get(index)
    return max(aside(o), items_worth(o, _PRINTED[tile] + special if special else _PRINTED[tile]))


def items_worth(o: Outlook, items: Items) -> float:
    """Of each item the best alternative that can be done, if it is worth anything."""
    total = 0.0
    for alternatives in items:
        best = 0.0
        for action, able in alternatives:
            if able is None or able(o.g, o.me):
                worth = action_worth(o, action)
                if worth > best:
                    best = worth
        total += best
    return total


# ------------------------------------------------------------ the way


class Road:
    """The way ahead.

    worth:   what a stop on each space brings now.
    promise: what the way from each space to Buenos Aires still brings: stops and taxes, less the turns that it takes.
    arrival: what Buenos Aires itself brings.

    near: what is looked at closely. Farmers beyond bring what is usual, and Buenos Aires nothing: whichever stop comes first,
          it still lies ahead. Buildings are looked at wherever they are: on the best of them depends how far to go now.
    """

    def __init__(self, o: Outlook, start: int, near: Set[int] = EVERYWHERE) -> None:
        self.o, self.near, self.arrival = o, near, 0.0 if near.isdisjoint(_ENDS) else arrival(o)
        self.taxes = fees(o.g.seats, o.me.seat)
        self.worth, self.promise = [0.0] * len(SPACES), [0.0] * len(SPACES)
        trail, limit, track = o.g.trail, step_limit(o.g, o.me), o.me.engine.number
        # What it brings to come to a space with so many steps left, and all that follows: with none left, nobody comes.
        there, nowhere = [NEVER] + [0.0] * limit, [NEVER] * (limit + 1)
        ways = [nowhere] * len(SPACES)
        ways[_END] = there
        for ramp, least in _RAMPS:
            if least <= track:
                ways[ramp] = there
        # Spaces are listed in the direction of travel, so go backwards; nobody stops where the way begins.
        for index in range(_END - 1, start - 1, -1):
            after = _FOLLOWING[index]
            onward = ways[after[0]]
            for branch in after[1:]:
                other = ways[branch]
                if other is not onward and other is not nowhere:
                    onward = [max(onward[left], other[left]) for left in range(limit + 1)]
            tile = trail[index]
            self.promise[index] = onward[limit]
            ways[index] = onward if tile is None or index == start else self._reaching(index, tile, onward)

    def _reaching(self, index: int, tile: Tile, onward: list[float]) -> list[float]:
        """Stop there and go on in another turn, or pass, as long as there are steps; the tax is due in any case."""
        o = self.o
        worth = USUAL if isinstance(tile, Farmer) and index not in self.near else stop_worth(o, index, tile)
        self.worth[index] = worth
        due = self.taxes.get(tile)
        tax = due[1] * o.dollar if due is not None else 0.0
        stop = LATER * worth - STOP + onward[-1] - tax
        return [NEVER, *[stop if stop > (on := passed - tax) else on for passed in onward[:-1]]]

    def stop(self, space: Space) -> float:
        """What it brings to go there now, to go on from there, and to arrive in the end."""
        o = self.o
        if space is BUENOS_AIRES or space.track:
            return self.arrival - UNREADY * idle(o.me) * o.future
        index = INDEX[space]
        return self.worth[index] + o.future * (self.promise[index] + self.arrival - STOP)


def move(o: Outlook, options: Sequence[Any]) -> list[float]:
    """The stop that is best for the whole lap, by the cheapest way."""
    reached = within_reach(Space, INDEX, options)
    me, last = o.me, not reached.isdisjoint(_ENDS)
    assert me.herder is not None
    road, dues = Road(o, INDEX[me.herder], reached if o.hasty else EVERYWHERE), moves(o.g, me, o.about)
    worths = []
    for option in options:
        if option.__class__ is Space:
            worths.append(road.stop(option) - tax(o, payments(dues[option], me.dollars)))
        elif option.__class__ is Card:
            worths.append(100 * play(o, option))
        else:
            # A place with its branches is a dearer way to the same place.
            worths.append(exchange(o, last) if option == EXCHANGE else NEVER)
    return worths


def tax(o: Outlook, pays: Dues) -> float:
    """Who pays a farmer may have it back, who pays a rival does not."""
    return sum([pesos * (o.dollar if payee < 0 else o.dollar + GENEROUS) for payee, pesos in pays])


def begin(o: Outlook, options: Sequence[Any]) -> list[float]:
    """The best first stop, with a good lap after it."""
    road = Road(o, 0)
    return only(Space, options, lambda space: road.worth[INDEX[space]] + road.promise[INDEX[space]])
