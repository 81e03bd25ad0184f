"""What the expansion counts: cleared bell spaces, stores in medium towns, valuable cattle."""

from __future__ import annotations

from saloon.games.great_western_trail.rails.components import STORE_ROW
from saloon.games.great_western_trail.rails.state import RailsState, north
from saloon.games.great_western_trail.scoring import herd
from saloon.games.great_western_trail.state import Player, Rider


def bells(g: RailsState, me: Rider) -> int:
    """Cleared bell spaces: each row of the annex ends with one, and is cleared before the next. None without an annex."""
    return len(g.rails.stores[me.seat]) // STORE_ROW if g.rails is not None else 0


def medium_stores(g: RailsState, me: Rider) -> int:
    return sum(space.town.size == "medium" for space in north(g).stores[me.seat])


def valuable_cattle(g: RailsState, me: Player) -> int:
    """Cards of breeding value 3, 4 or 5 in the whole herd."""
    return sum(card.value >= 3 for card in herd(me))


def elements(g: RailsState, me: Player) -> dict[str, int]:
    return {"bell": bells(g, me)}


COUNTS = {"bells": bells}
COUNTED = {"bells": bells, "medium_stores": medium_stores, "valuable_cattle": valuable_cattle}
