"""The table that the sisters play at: whose turn it is, and what lies on the trail."""

from __future__ import annotations

from typing import Protocol, TypeVar

from saloon.engine import Position, Seat

T = TypeVar("T")


class Table(Position, kw_only=True):
    """What the state of every sister has.

    active, first: whose turn it is, and who began.
    left:  turns that are still to be played once the end is certain.
    turns: those that were played.
    """

    active: Seat
    first: Seat
    left: int | None = None
    turns: int = 0


# ------------------------------------------------------------ tiles of the trail


class Laid(Protocol[T]):
    """What a state must have.

    trail:    the tile on each space of the trail, by the index of the space.
    occupied: the same as bits, for walking.
    """

    trail: list[T | None]
    occupied: int


def put_tile(g: Laid[T], index: int, tile: T) -> None:
    """Lay a tile on a space of the trail."""
    g.trail[index] = tile
    g.occupied |= 1 << index


def take_tile(g: Laid[T], index: int) -> T:
    """Take the tile of a space; whoever stands on it stays."""
    tile = g.trail[index]
    assert tile is not None
    g.trail[index] = None
    g.occupied &= ~(1 << index)
    return tile
