"""Walking a one-way trail on which only tiles count (phase A of a turn).

Spaces are numbers. Empty ones are crossed freely and cannot be stopped on; entering a location costs a step and perhaps a fee.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, Protocol

Space = int
Ways = tuple[Space, ...]
"""The branches taken at forks: what tells one route to a place from another."""
Due = tuple[int, int]
"""A fee: to whom, how much."""
Dues = tuple[Due, ...]
"""Fees in the order of the way."""
Route = tuple[Dues, Ways]
"""What a way costs, and its branches."""
Routes = dict[Space, list[Route]]
"""To each place, the routes that differ in what they cost."""
_Steps = list[tuple[Space, int, Ways]]
"""A tree of steps: the place, the step before (by its number, from 1), and the branches taken so far."""

MAX_SHAPES = 8192
"""Shapes of the trail whose distances are remembered before they are all forgotten."""


def spaces_left(following: Sequence[Sequence[Space]], end: Space, without: Iterable[Space] = ()) -> list[int]:
    """From each space: how many there are to the end, by the shortest way; 0 where no way leads there.

    without: spaces that are not walked through (ramps).
    """
    left, shut = [0] * len(following), frozenset(without)
    reached = [end]
    for place in reached:  # breadth first: the list grows while it is read
        for before, after in enumerate(following):
            if place in after and before != end and not left[before] and before not in shut:
                left[before] = left[place] + 1
                reached.append(before)
    return left


def spot(space: Space) -> int:
    """A space as a payee: below every seat and the bank. It is its own inverse."""
    return -2 - space


class Trail:
    """The spaces, what follows each, which are always locations, whatever lies on them, and which of those stop every walk.

    spots: spaces on which a toll stays: it is due to the `spot`.
    """

    def __init__(
        self,
        following: Sequence[Sequence[Space]],
        always: Iterable[Space],
        stops: Iterable[Space] = (),
        spots: Iterable[Space] = (),
    ) -> None:
        self.following = tuple(map(tuple, following))
        self._always = frozenset(always)
        self._stops = frozenset(stops)
        self._spots = frozenset(spots)
        self._always_mask = mask_of(self._always)
        self._reach = [self._reach_of(space) for space in range(len(self.following))]
        self._ahead: list[dict[int, tuple[tuple[Space, Ways], ...]]] = [{} for _ in self.following]
        self._within: dict[tuple[Space, int], int] = {}
        self._distances: dict[tuple[Space, int, int], Mapping[Space, int]] = {}

    def ahead(self, space: Space, occupied: int) -> tuple[tuple[Space, Ways], ...]:
        """The next locations on every branch, with the branches that lead to each. `occupied` has a bit for every space."""
        # Only few spaces lie before the next location that is always there, so every case is worked out once.
        lying = occupied & self._reach[space]
        found = self._ahead[space].get(lying)
        if found is None:
            found = self._ahead[space][lying] = tuple(self._look(space, occupied | self._always_mask, ()))
        return found

    def _look(self, space: Space, occupied: int, ways: Ways) -> Iterable[tuple[Space, Ways]]:
        fork = len(self.following[space]) > 1
        for follower in self.following[space]:
            taken = (*ways, follower) if fork else ways
            if occupied >> follower & 1:
                yield follower, taken
            else:
                yield from self._look(follower, occupied, taken)

    def _reach_of(self, space: Space) -> int:
        reach, todo = 0, [space]
        while todo:
            for follower in self.following[todo.pop()]:
                if follower not in self._always and not reach >> follower & 1:
                    reach |= 1 << follower
                    todo.append(follower)
        return reach

    def within(self, start: Space, limit: int) -> int:
        """A bit for every space that a walk of so many steps can pass or end on, wherever tiles lie."""
        found = self._within.get((start, limit))
        if found is None:
            found = self._within[start, limit] = self._work_out_within(start, limit)
        return found

    def _work_out_within(self, start: Space, limit: int) -> int:
        """Every location that is always there takes a step, so that nothing beyond so many of them matters."""
        found, fewest, todo = 0, {start: 0}, [start]
        while todo:
            space = todo.pop()
            if fewest[space] == limit or (fewest[space] and space in self._stops):
                continue
            for follower in self.following[space]:
                found |= 1 << follower
                steps = fewest[space] + (follower in self._always)
                if steps < fewest.get(follower, limit + 1):
                    fewest[follower] = steps
                    todo.append(follower)
        return found

    def steps(self, start: Space, occupied: int, limit: int) -> _Steps:
        """Every way of 1 to `limit` steps, the shortest first."""
        steps: _Steps = []
        here: list[tuple[Space, int, Ways]] = [(start, 0, ())]
        for _ in range(limit):
            first = len(steps)
            for space, number, ways in here:
                if number and space in self._stops:
                    continue
                for place, branches in self.ahead(space, occupied):
                    steps.append((place, number, ways + branches))
            here = [(place, first + at, ways) for at, (place, _, ways) in enumerate(steps[first:], 1)]
        return steps

    def distances(self, start: Space, occupied: int, limit: int) -> Mapping[Space, int]:
        """The places that can be reached in 1 to `limit` steps, the nearest first, with the fewest steps to each.

        Tiles come and go seldom, so the same stretch of trail is walked again and again: it is remembered.
        """
        within = self._within.get((start, limit))
        if within is None:
            within = self.within(start, limit)
        key = (start, limit, occupied & within)
        found = self._distances.get(key)
        if found is None:
            if len(self._distances) >= MAX_SHAPES:
                self._distances.clear()
            found = self._distances[key] = self._work_out_distances(start, occupied, limit)
        return found

    def _work_out_distances(self, start: Space, occupied: int, limit: int) -> dict[Space, int]:
        far, found = [0], dict[Space, int]()
        for place, before, _ in self.steps(start, occupied, limit):
            far.append(far[before] + 1)
            found.setdefault(place, far[-1])
        return found

    def way(self, start: Space, end: Space, ways: Ways) -> list[Space]:
        """Every space of a walk, the start and the end included; `ways` are the branches taken at forks."""
        way, branches = [start], list(ways)
        while len(way) == 1 or way[-1] != end:
            following = self.following[way[-1]]
            way.append(branches.pop(0) if len(following) > 1 else following[0])
        return way

    def routes(
        self,
        start: Space,
        occupied: int,
        limit: int,
        tiles: list[Any],
        tolls: dict[Hashable, Due],
    ) -> Routes:
        """The places that can be reached in 1 to `limit` steps, the nearest first.

        Of routes with the same fees the first, which is the shortest, is enough: nobody gets farther by the others.

        tiles: what lies on each space.
        tolls: of those that ask the walker for something, what entering their space costs.
        """
        found: Routes = {}
        stops, spots = self._stops, self._spots
        here: list[tuple[Space, Dues, Ways]] = [(start, (), ())]
        for left in range(limit - 1, -1, -1):
            after: list[tuple[Space, Dues, Ways]] = []
            for space, owed, ways in here:
                for place, branches in self.ahead(space, occupied):
                    due = tolls.get(tiles[place])
                    if due is not None and place in spots:
                        due = (spot(place), due[1])
                    dues = owed if due is None else (*owed, due)
                    taken = ways + branches
                    known = found.get(place)
                    if known is None:
                        found[place] = [(dues, taken)]
                    elif any(others == dues for others, _ in known):
                        continue
                    else:
                        known.append((dues, taken))
                    if left and place not in stops:
                        after.append((place, dues, taken))
            here = after
        return found


class Linked(Protocol):
    """A space of a box, with the ids of those that follow it."""

    @property
    def id(self) -> str: ...
    @property
    def next(self) -> tuple[str, ...]: ...


def following_of(spaces: Sequence[Linked]) -> list[list[Space]]:
    """What follows each space, by their places in the box."""
    places = {space.id: place for place, space in enumerate(spaces)}
    return [[places[id] for id in space.next] for space in spaces]


def branches_of(following: Sequence[Sequence[Space]]) -> list[tuple[Space, ...]]:
    """Every place ahead of any space with the branches that lead there, where there is more than one way; each once."""
    found: dict[tuple[Space, ...], None] = {}

    def look_ahead(start: Space, branches: Ways) -> None:
        for follower in following[start]:
            taken = (*branches, follower) if len(following[start]) > 1 else branches
            way = (follower, *taken)
            if way not in found:  # otherwise all that lies ahead of it is found, too
                found[way] = None
                look_ahead(follower, taken)

    for start in range(len(following)):
        look_ahead(start, ())
    return [way for way in found if len(way) > 1]


def mask_of(spaces: Iterable[Space]) -> int:
    """A bit for every space."""
    return sum(1 << space for space in spaces)
