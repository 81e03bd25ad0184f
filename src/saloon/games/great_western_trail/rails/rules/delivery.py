"""Deliveries to large towns (rulebook, changes of step 5 of Kansas City; G28)."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.engine import Value
from saloon.games.great_western_trail.components import City
from saloon.games.great_western_trail.rails.components import EMBLEM_OF, EMBLEMS
from saloon.games.great_western_trail.rails.state import RailsState, north
from saloon.games.great_western_trail.state import Player, Rider


def opened(g: RailsState, me: Rider) -> list[City]:
    """Emblems of large towns with a store of the player."""
    return [EMBLEM_OF[space.town] for space in north(g).stores[me.seat] if space.town in EMBLEM_OF]


def destinations(g: RailsState, me: Player, total: int) -> list[City]:
    """Large towns with an own store that the total reaches and that have no own disc yet."""
    mine = opened(g, me)
    return [city for city in EMBLEMS if city in mine and city.value <= total and city not in me.cities] if mine else mine


def explain_destinations(g: RailsState, me: Player, total: int, able: Sequence[Value]) -> None:
    """Large towns that cannot be chosen; without a store, those that the total would reach."""
    mine = opened(g, me)
    for city in EMBLEMS:
        if city in able:
            continue
        if city not in mine:
            if city.value <= total:
                g.why_not(me.seat, "deliver", city, "needs_store")
        elif city.value > total:
            g.why_not(me.seat, "deliver", city, "value_too_low", value=city.value, total=total)
        else:
            g.why_not(me.seat, "deliver", city, "disc_there")
