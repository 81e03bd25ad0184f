"""Discs: which may be taken from the player board, and what that opens (rulebook, p. 10, "Clarifications"; G-4, G-30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.engine import Value
from saloon.games.great_western_trail_argentina.components import (
    CERTIFICATE_LIMIT,
    DISCS,
    Disc,
    Quay,
    Ship,
    Station,
)
from saloon.games.great_western_trail_argentina.state import Player, State
from saloon.games.trail.purse import gain_dollars, pay

_CERTIFICATES: Final = tuple((place, disc.certificates) for place, disc in enumerate(DISCS) if disc.certificates)
_WHITE: Final = tuple(place for place, disc in enumerate(DISCS) if not disc.black)
_DOLLARS: Final = tuple(disc.dollars for disc in DISCS)


def _like(one: Disc, other: Disc) -> bool:
    """Whether two discs of the player board are alike in all but their place."""
    return all(getattr(one, figure) == getattr(other, figure) for figure in Disc.figures if figure != "id")


_TWIN: Final = tuple(next((place for place in range(own) if _like(DISCS[place], disc)), None) for own, disc in enumerate(DISCS))
"""Of each disc, one before it that is like it in all: as long as that one is there, nobody need choose between them."""


def certificate_limit(me: Player) -> int:
    return CERTIFICATE_LIMIT + sum([more for place, more in _CERTIFICATES if not me.discs[place]])


def discs_for(me: Player, black: bool, dollars: int, due: int = 0, but: Station | None = None) -> list[Disc | Station]:
    """Discs of the player board for a place with black or white corners; if there is none, those on stations.

    Where the only white one cannot be paid and no station has any, black ones serve too.

    dollars: what can be paid with, where `due` must be paid after the disc was taken.
    """
    discs = me.discs
    there = [] if black else [place for place in _WHITE if discs[place]]
    if not there:  # black corners too, but only when no white one is left
        there = [place for place, disc in enumerate(discs) if disc]
    found: list[Disc | Station] = [
        DISCS[place] for place in there if _DOLLARS[place] + dollars >= due and _TWIN[place] not in there
    ]
    if found or dollars < due:
        return found
    stations: list[Disc | Station] = [station for station in dict.fromkeys(me.stations) if station is not but]
    return stations or [disc for disc, there in zip(DISCS, me.discs, strict=True) if there and disc.dollars + dollars >= due]


def last_disc(me: Player) -> Quay | Ship | None:
    """The disc to load with where none is left on the player board or on stations: the one worth least (G-30)."""
    elsewhere: Sequence[Quay | Ship] = me.quays or me.ships
    return min(elsewhere, key=lambda place: place.points, default=None)


def take_disc(g: State, me: Player, disc: Value) -> None:
    """Clear a space of the player board, which may pay or cost something at once; or move a disc away from elsewhere."""
    if isinstance(disc, Disc):
        me.discs[DISCS.index(disc)] = 0
        if disc.dollars > 0:
            gain_dollars(g, me, disc.dollars)
        elif disc.dollars:
            pay(g, me, -disc.dollars)
    elif isinstance(disc, Station):
        me.stations.remove(disc)
    elif isinstance(disc, Quay):
        me.quays.remove(disc)
    else:
        me.ships.remove(disc)
