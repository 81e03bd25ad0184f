"""Buildings on the trail: where somebody's stand, and which sites are free."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from saloon.engine import Seat


class Owned(Protocol):
    """A tile of the trail."""

    @property
    def owner(self) -> Seat: ...


S = TypeVar("S")
T = TypeVar("T", bound=Owned)
Sites = Iterable[tuple[S, int]]
"""The spaces that can be built on, each with its number on the trail."""


def owned_by(seat: Seat, trail: Sequence[T | None], sites: Sites[S]) -> list[tuple[S, T]]:
    """Where somebody's buildings stand."""
    found = []
    for space, index in sites:
        tile = trail[index]
        if tile is not None and tile.owner == seat:
            found.append((space, tile))
    return found


def free_of(trail: Sequence[object | None], sites: Sites[S]) -> list[S]:
    """Sites without a building."""
    return [space for space, index in sites if trail[index] is None]
