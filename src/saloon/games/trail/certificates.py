"""The certificate track: a marker on one of a few numbers, up to a limit."""

from __future__ import annotations

from collections.abc import Sequence


def advance(track: Sequence[int], marker: int, spaces: int, limit: int) -> int:
    """Where the marker stands after up to so many spaces forward; the step from 4 to 6 is one space."""
    return min(track[min(track.index(marker) + spaces, len(track) - 1)], limit)


def gains(track: Sequence[int], marker: int, spaces: int, limit: int) -> list[int]:
    """How many certificates can be gained with up to so many spaces forward: the most first, none last."""
    place = track.index(marker)
    return [number - marker for number in reversed(track[place : place + spaces + 1]) if number <= limit]


def spendings(track: Sequence[int], marker: int) -> list[int]:
    """How many certificates can be spent: the marker goes back to any lower number, or stays."""
    return [marker - lower for lower in reversed(track) if lower <= marker]
