"""Buenos Aires: what to bring, what to spend, which ship to load, where to deliver, whom to send."""

from __future__ import annotations

from typing import Final

from saloon.games.great_western_trail_argentina.components import (
    BONUS_ACTIONS,
    DISTRICT_OF,
    SHIP_ACTIONS,
    WORKER_ROW,
    BonusSpace,
    Farmer,
    Quay,
    Ship,
    Tile,
    Worker,
)
from saloon.games.great_western_trail_argentina.evaluation import actions, railway
from saloon.games.great_western_trail_argentina.evaluation.markets import HIRED
from saloon.games.great_western_trail_argentina.evaluation.objectives import task_worth
from saloon.games.great_western_trail_argentina.evaluation.outlook import Outlook
from saloon.games.great_western_trail_argentina.rules.buenos_aires import breeding_value
from saloon.games.great_western_trail_argentina.rules.delivery import COST, destinations
from saloon.games.great_western_trail_argentina.rules.loading import dollars_of, grain_of, open_ships
from saloon.games.great_western_trail_argentina.rules.workers import crew

CERTIFICATE: Final = 1.3
"""A peso, and a better ship."""

HARD_TO_REACH: Final = 0.1
"""The most valuable ship first: a poorer hand can still load the others."""

DELIVERED: Final = {"le_havre_1": 1.5, "le_havre_2": 2.25, "rotterdam_1": 3.5, "liverpool_1": 6.0, "liverpool_2": 8.5}
"""What a disc on a quay is worth as long as there is time to deliver: the district's points, less the grain."""


# ------------------------------------------------------------ ships


def quay_worth(o: Outlook, quay: Quay) -> float:
    """Its points, or what can be delivered from there."""
    return quay.points + (DELIVERED[quay.id] - quay.points) * min(1.0, 2 * o.left)


def ship_worth(o: Outlook, ship: Ship) -> float:
    """Points, or the quay it sails to; its action and what the disc opens; less the grain. Worked out once."""
    found = o.notes.get(ship)
    if found is None:
        found = o.notes[ship] = _ship_worth(o, ship)
    return found


def _ship_worth(o: Outlook, ship: Ship) -> float:
    worth = ship.points + railway.best_disc(o, ship.black) + HARD_TO_REACH * ship.value * o.left
    if ship.quay:
        worth += quay_worth(o, Quay.of(ship.quay))
    if ship in SHIP_ACTIONS:
        worth += actions.action_worth(o, SHIP_ACTIONS[ship])
    if ship.points == LAST_POINTS:
        worth += task_worth(o, "ship_18")
    return worth - dollars_of(o.me, ship) * o.dollar - min(o.me.grain, grain_of(o.me, ship)) * o.grain


LAST_POINTS: Final = Ship.of("sh18").points


def loading(o: Outlook, total: int) -> float:
    """What the best ship for so much brings."""
    return max([ship_worth(o, ship) for ship in open_ships(o.g, o.me, total)], default=0.0)


def arrival(o: Outlook) -> float:
    """What entering Buenos Aires with this hand brings: delivery, income and loading."""
    total = breeding_value(o.me.hand) + o.me.permanent + o.me.certificates
    return delivering(o) + total * o.dollar + loading(o, total)


def spend(o: Outlook, count: int) -> float:
    """Certificates are spent for a better ship, and else kept for the next lap."""
    total = breeding_value(o.me.hand) + o.me.permanent + count
    return loading(o, total) + count * (o.dollar - CERTIFICATE * o.future)


# ------------------------------------------------------------ cities


def space_worth(o: Outlook, space: BonusSpace) -> float:
    """Points and bonus of a district; less the grain, and what the disc was worth on its quay."""
    worth = space.points + task_worth(o, DISTRICT_OF[space].side)
    if space in BONUS_ACTIONS:
        worth += actions.action_worth(o, BONUS_ACTIONS[space])
    return worth - min([leaving(o, quay, space) for quay in o.me.quays if COST.get((quay, space), 99) <= o.me.grain])


def leaving(o: Outlook, quay: Quay, space: BonusSpace) -> float:
    """What it costs to deliver from a quay."""
    return quay.points + COST[quay, space] * o.grain


def delivering(o: Outlook) -> float:
    return max([0.0, *[space_worth(o, space) for space in destinations(o.g, o.me)]])


def depart(o: Outlook, quay: Quay) -> float:
    """From which quay to deliver: the others are to be worth most afterwards."""
    return -leaving(o, quay, o.about) - 0.1 * quay.discount


def quay_disc(o: Outlook, quay: Quay) -> float:
    """A disc straight to a quay."""
    return quay_worth(o, quay) + railway.best_disc(o, quay.black)


# ------------------------------------------------------------ foresight

LEISURE: Final = 1.5
"""What it is worth to send a farmer rather than a worker, who brings the end nearer."""


def foresee(o: Outlook, tile: Tile) -> float:
    """Whom one would like to hire or to help."""
    if isinstance(tile, Worker):
        row = tile.row
        return 0.1 * (HIRED[row][min(WORKER_ROW, crew(o.me, row) + 1)] + tile.strength)
    assert isinstance(tile, Farmer)
    return LEISURE - 0.1 * tile.strength + task_worth(o, f"{tile.colour}_farmer")
