"""What the expansion adds to the options and to the table."""

from __future__ import annotations

from saloon.engine import state
from saloon.games.great_western_trail import options
from saloon.games.great_western_trail import state as base
from saloon.games.great_western_trail.rails.components import STORES, TownTile, TradeSpace


class Options(options.Options, frozen=True):
    """Whether it is played."""

    rails_to_the_north: bool = False


@state
class Rails:
    """The North.

    stores: by seat, the trade spaces with its stores, in the order in which they were placed; the others are on the annex.
    tiles:  those of the medium towns, in the order of the map (`components.MEDIUM`).
    """

    stores: list[list[TradeSpace]]
    tiles: list[TownTile]


class RailsState(base.State):
    """rails: what lies in the North, if it is played."""

    rails: Rails | None = None


def north(g: RailsState) -> Rails:
    """What lies in the North."""
    assert g.rails is not None
    return g.rails


def stores_left(g: RailsState, seat: int) -> int:
    """On the annex of a seat."""
    return STORES - len(north(g).stores[seat])
