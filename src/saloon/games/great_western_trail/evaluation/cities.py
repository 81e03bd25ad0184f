"""Kansas City: what to bring, what to spend, where to deliver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saloon.games.great_western_trail.components import (
    ARROW_ACTIONS,
    CITY_ACTIONS,
    TRANSPORT,
    WORKER_ROW,
    City,
    Hazard,
    Tile,
    Worker,
)
from saloon.games.great_western_trail.evaluation import actions, railroad
from saloon.games.great_western_trail.evaluation.markets import HIRED
from saloon.games.great_western_trail.evaluation.objectives import task_worth
from saloon.games.great_western_trail.evaluation.outlook import Outlook, sold_worth
from saloon.games.great_western_trail.rules.delivery import open_cities
from saloon.games.great_western_trail.rules.kansas_city import breeding_value
from saloon.games.great_western_trail.scoring import city_points
from saloon.games.trail.asking import EXCHANGE
from saloon.games.trail.evaluation import best, exchange

CERTIFICATE: Final = 1.4
"""A dollar, and a nearer city."""

HOPE: Final = 0.4
"""How much of an arrow counts as long as its other city is still to be reached."""

ARROW_ACTION: Final = 0.8
"""A card or a token, with the whole game to come."""

HARD_TO_REACH: Final = 0.1
"""The most distant city first, by value: a poorer hand can still reach the others."""


def city_worth(o: Outlook, city: City, transport: bool = True) -> float:
    """Points, arrows, what the disc opens; less the transport. Of certificates to spend, every number may lead to it."""
    found = o.notes.get(city) if transport else None
    if found is None:
        found = _city_worth(o, city, transport)
        if transport:
            o.notes[city] = found
    return found


def _city_worth(o: Outlook, city: City, transport: bool) -> float:
    points = city_points(o.g, o.me, city) if city.counts else city.points
    worth = points + railroad.best_disc(o, city.black) + HARD_TO_REACH * city.value * o.left
    if transport:
        worth -= TRANSPORT[o.me.engine, city] * o.dollar
    if city in CITY_ACTIONS:
        worth += actions.action_worth(o, CITY_ACTIONS[city])
    kit = o.g.options.kit
    for arrow, other in kit.arrows_of.get(city, ()):
        if other in o.me.cities:
            worth += arrow.points + (ARROW_ACTION * o.left if arrow in ARROW_ACTIONS else 0.0)
        else:
            worth += HOPE * arrow.points * min(1.0, 2 * o.left)
    for access in kit.access:
        worth += access(o, city)
    return worth + task_worth(o, "new_york") if city is kit.new_york else worth


def delivery(o: Outlook, total: int, transport: bool = True) -> float:
    """What a delivery of so much brings."""
    return best([city_worth(o, city, transport) for city in open_cities(o.g, o.me, total)])


def arrival(o: Outlook) -> float:
    """What entering Kansas City with this hand brings: income and delivery."""
    total = breeding_value(o.me.hand) + o.me.permanent + o.me.certificates
    return total * o.dollar + delivery(o, total) + sum([sold_worth(o, card) for card in o.me.hand])


def sell(o: Outlook, options: Sequence[Any]) -> list[float]:
    """The hand as it is, unless a token is worth it: there is no better moment for one."""
    return [exchange(o, near=True) if option == EXCHANGE else 0.0 for option in options]


def spend(o: Outlook, count: int) -> float:
    """Certificates are spent for a better city, and else kept for the next lap."""
    total = breeding_value(o.me.hand) + o.me.permanent + count
    return delivery(o, total) + count * (o.dollar - CERTIFICATE * o.future)


def foresee(o: Outlook, tile: Tile) -> float:
    """What one would like to collect or hire; rather no worker, for workers shorten the game."""
    if isinstance(tile, Worker):
        return 0.1 * HIRED[tile.row][min(WORKER_ROW, o.me.workers[tile.row] + 1)]
    return 0.2 * tile.points if isinstance(tile, Hazard) else 1.5
