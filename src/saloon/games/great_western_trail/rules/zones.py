"""Hazard zones and the outlaw zone: where a new tile goes (rulebook, "Mise en place"; Q2, Q3)."""

from __future__ import annotations

from typing import Final

from saloon.games.great_western_trail.components import HAZARD_SPACES, INDEX, ZONES, Hazard, Space, Tile
from saloon.games.great_western_trail.state import State

_SPACES: Final = {zone: tuple((space, INDEX[space]) for space in spaces) for zone, spaces in ZONES.items()}
_OUTLAWS: Final = _SPACES["outlaw"]
_HAZARDS: Final = tuple((space, INDEX[space]) for space in HAZARD_SPACES)


def free_space(g: State, tile: Tile) -> Space | None:
    """The free space with the lowest number of the tile's zone."""
    for space, index in _SPACES[tile.zone if isinstance(tile, Hazard) else "outlaw"]:
        if g.trail[index] is None:
            return space
    return None


def outlaws(g: State) -> list[Space]:
    """Spaces with an outlaw to collect, beside the trail ones included."""
    return [space for space, index in _OUTLAWS if g.trail[index] is not None]


def hazards(g: State) -> list[Space]:
    """Spaces with a hazard to remove."""
    return [space for space, index in _HAZARDS if g.trail[index] is not None]
