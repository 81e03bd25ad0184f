"""How the herders of automas walk: exactly as far as a card says, or to the end of the trail; hands on the way are counted."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import NamedTuple

from saloon.games.trail.path import Due, Space, Trail, Ways
from saloon.games.trail.priorities import Criterion


class Way(NamedTuple):
    """A way of so many locations to a space, by these branches, and how many would follow to the end of the trail.

    tolls: all hands on the way.
    yours: those of people's buildings.
    """

    space: Space
    branches: Ways
    left: int
    steps: int
    tolls: int
    yours: int


CRITERIA: tuple[Criterion, ...] = (
    ("shortest", lambda way: way.steps + way.left),
    ("tolls", lambda way: way.tolls),
    ("your_tolls", lambda way: way.yours),
)


def ways(
    trail: Trail,
    start: Space,
    occupied: int,
    steps: int,
    ends: Collection[Space],
    tiles: Sequence[Hashable],
    tolls: Mapping[Hashable, Due],
    closed: Collection[Space] = (),
) -> list[Way]:
    """Every way of exactly so many locations, or of fewer to an end of the trail.

    tiles, tolls: what lies on each space, and what entering it would cost whom.
    closed: spaces that are no part of the trail as long as they are not occupied.
    """
    left, found = locations_left(trail, occupied, ends, closed), []
    walked = [(0, 0, 0)]
    for place, before, branches in trail.steps(start, occupied, steps):
        count, due, yours = walked[before]
        payee, amount = tolls.get(tiles[place], (-1, 0))
        so_far = (count + 1, due + amount, yours + amount * (payee >= 0))
        walked.append(so_far)
        if count + 1 == steps or place in ends:
            found.append(Way(place, branches, left[place], *so_far))
    return found


def locations_left(trail: Trail, occupied: int, ends: Collection[Space], closed: Collection[Space] = ()) -> list[int]:
    """From each space the fewest locations to an end of the trail. Every arrow leads to a space that comes later in the box."""
    left = [0] * len(trail.following)
    for space in reversed(range(len(left))):
        left[space] = min(
            (
                left[follower] + (occupied >> follower & 1 or follower in ends)
                for follower in trail.following[space]
                if follower not in closed or occupied >> follower & 1
            ),
            default=0,
        )
    return left


def spaces_ahead(following: Sequence[Sequence[Space]], start: Space) -> dict[Space, int]:
    """How many spaces away those ahead are, whatever lies on them, the nearest first."""
    found, here = {start: 0}, [start]
    for space in here:
        for follower in following[space]:
            if follower not in found:
                found[follower] = found[space] + 1
                here.append(follower)
    del found[start]
    return found
