"""Sets as bits: the parcels of a set, its spaces and paddocks, what lies around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from saloon.games.carson_city.components import PADDOCKS, SIDE, SPACES, TOWN, Parcel, Subsets, subsets

Thing = TypeVar("Thing")


def by_eights(things: Sequence[Thing]) -> tuple[Subsets[Thing], ...]:
    """For `listed`: the sets of the first eight of up to 64 things, of the next eight, and so on."""
    return tuple([subsets(things[start : start + 8]) for start in range(0, 64, 8)])


PARCELS_OF: Final = by_eights(TOWN)
INDICES_OF: Final = by_eights(range(len(TOWN)))
SPACES_OF: Final = by_eights(SPACES)
PADDOCKS_OF: Final = subsets(PADDOCKS)


def listed(things: tuple[Subsets[Thing], ...], bits: int) -> list[Thing]:
    """The things of a set, in their order."""
    one, two, three, four, five, six, seven, eight = things
    a, b, c, d, e, f, g, h = bits.to_bytes(8, "little")
    return [*one[a], *two[b], *three[c], *four[d], *five[e], *six[f], *seven[g], *eight[h]]


def parcels_in(bits: int) -> list[Parcel]:
    return listed(PARCELS_OF, bits)


def around(bits: int) -> int:
    """Parcels of a set and all beside it; and some of the border that are not, for beyond one border lies the other."""
    beside = bits | bits << 1 | bits >> 1
    return beside | beside << SIDE | beside >> SIDE
