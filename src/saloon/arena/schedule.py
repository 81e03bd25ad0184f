"""Who meets whom, at which seat, on which deal.

A *round* is one deal: every group of bots that can sit down plays it once in every rotation, so that each bot has each seat on
the very same cards. With more bots than seats the groups are all combinations, in the order of the list. The circle in which a
group sits changes from round to round and goes through all its orders, so that no bot has the same neighbour for ever.

Game n is found from n alone: a schedule has no memory, and a longer tournament begins with the games of a shorter one.
"""

from __future__ import annotations

from itertools import combinations, islice, permutations
from math import comb, factorial
from typing import NamedTuple

from saloon.engine import Seat


class Fixture(NamedTuple):
    """One game: its deal, its group, and the entrant (its number in the list of bots) at each seat."""

    deal: int
    group: int
    entrants: tuple[int, ...]


class Schedule:
    """The games of a tournament with so many entrants and seats."""

    def __init__(self, entrants: int, seats: int) -> None:
        self.entrants, self.seats = entrants, seats
        self.groups = list(combinations(range(entrants), seats))
        self._circles = factorial(seats - 1)

    @property
    def round(self) -> int:
        """Games of a round."""
        return len(self.groups) * self.seats

    def whole(self, games: int) -> int:
        """So many games, or a few more, that all rounds are whole."""
        return -(-games // self.round) * self.round

    def fixture(self, number: int) -> Fixture:
        deal, within = divmod(number, self.round)
        group, rotation = divmod(within, self.seats)
        circle = self._circle(self.groups[group], deal)
        return Fixture(deal, group, tuple(circle[(seat - rotation) % self.seats] for seat in range(self.seats)))

    def at(self, number: int, seat: Seat) -> int:
        """The entrant at a seat in a game."""
        return self.fixture(number).entrants[seat]

    def _circle(self, group: tuple[int, ...], deal: int) -> tuple[int, ...]:
        """The first of the group stays, the others sit in their next order."""
        first, *others = group
        return (first, *next(islice(permutations(others), deal % self._circles, None)))


def games_of_a_round(entrants: int, seats: int) -> int:
    """How long a round is, found without listing its groups."""
    return comb(entrants, seats) * seats
