"""Set-up of the expansion (rulebook, "Mise en place de l'extension", steps 18 to 22)."""

from __future__ import annotations

from dataclasses import replace

from saloon.games.great_western_trail.kit import Kit
from saloon.games.great_western_trail.rails.components import (
    ANNEX,
    ARROWS,
    DOUBLE,
    FACES,
    MASTERS,
    MEDIUM_TILES,
    OBJECTIVES,
    SINGLE,
    STARTING_OBJECTIVES,
    STRIP,
    TILES,
    TOWN_STATIONS,
)
from saloon.games.great_western_trail.rails.state import Rails, RailsState


def kit(box: Kit) -> Kit:
    """Another strip of cities; more buildings, discs, auxiliary actions, stations, station masters and cards (18, 20 to 22)."""
    return replace(
        box,
        cities=STRIP,
        arrows=ARROWS,
        faces=box.faces + FACES,
        discs=box.discs + ANNEX,
        singles=box.singles + SINGLE,
        doubles=box.doubles + DOUBLE,
        town_stations=box.town_stations + TOWN_STATIONS,
        masters=box.masters + MASTERS,
        objectives=box.objectives + OBJECTIVES,
        starting_objectives=box.starting_objectives + STARTING_OBJECTIVES,
    )


def lay_out(g: RailsState) -> None:
    """A tile in every medium town, the others go back into the box (19); all stores are on the annexes (21)."""
    tiles = g.dice.shuffled([tile for tile in TILES for _ in range(tile.count)])
    g.rails = Rails(stores=[[] for _ in g.seated], tiles=tiles[:MEDIUM_TILES])
