"""Walking a one-way trail on which only tiles count (phase A of a turn).

Spaces are numbers. Empty ones are crossed freely and cannot be stopped on; entering a location costs a step and perhaps a fee.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

Space = int
Ways = tuple[Space, ...]
"""The branches taken at forks: what tells one route to a place from another."""
Dues = tuple[tuple[int, int], ...]
"""Fees in the order of the way: to whom, how much."""
Routes = dict[Space, dict[Dues, Ways]]
"""For each place, the routes that differ in what they cost."""


class Toll(Protocol):
    """What a tile of the trail must show."""

    @property
    def hand(self) -> str: ...
    @property
    def owner(self) -> int: ...


class Trail:
    """The spaces, what follows each, and which are always locations, whatever lies on them."""

    def __init__(self, following: Sequence[Sequence[Space]], always: Iterable[Space]) -> None:
        self.following = tuple(map(tuple, following))
        self._always = frozenset(always)
        self._always_mask = mask_of(self._always)
        self._reach = [self._reach_of(space) for space in range(len(self.following))]
        self._ahead: dict[tuple[Space, int], tuple[tuple[Space, Ways], ...]] = {}

    def ahead(self, space: Space, occupied: int) -> tuple[tuple[Space, Ways], ...]:
        """The next locations on every branch, with the branches that lead to each. `occupied` has a bit for every space."""
        # Only few spaces lie before the next location that is always there, so every case is worked out once.
        key = (space, occupied & self._reach[space])
        found = self._ahead.get(key)
        if found is None:
            found = self._ahead[key] = tuple(self._look(space, occupied | self._always_mask, ()))
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

    def routes(
        self, start: Space, occupied: int, limit: int, tiles: Sequence[Toll | None], walker: int, fees: Mapping[str, int]
    ) -> Routes:
        """Every place that can be reached in 1 to `limit` steps, the nearest first."""
        found: Routes = {}
        ends: list[tuple[Space, Dues, Ways]] = [(start, (), ())]
        for _ in range(limit):
            here, ends = ends, []
            for space, dues, ways in here:
                for place, branches in self.ahead(space, occupied):
                    tile = tiles[place]
                    owed = dues
                    if tile is not None and tile.hand and tile.owner != walker:
                        owed = (*dues, (tile.owner, fees[tile.hand]))
                    known = found.get(place)
                    if known is None:
                        known = found[place] = {}
                    if owed not in known:
                        known[owed] = taken = ways + branches if branches else ways
                        ends.append((place, owed, taken))
        return found


def mask_of(spaces: Iterable[Space]) -> int:
    """A bit for every space."""
    return sum(1 << space for space in spaces)


def paid(dues: Dues, money: int) -> tuple[int, int]:
    """What a route costs whoever has so much money, and how much of it goes to other players."""
    total = to_players = 0
    for payee, amount in dues:
        amount = min(amount, money - total)
        total += amount
        if payee >= 0:
            to_players += amount
    return total, to_players


def cheapest(dues: Iterable[Dues], money: int) -> Dues:
    """The least toll; of equal ones the least to other players, then the fewest steps."""
    return min(dues, key=lambda each: paid(each, money))
