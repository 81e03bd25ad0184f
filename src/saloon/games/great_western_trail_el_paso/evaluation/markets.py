"""Workers and cattle."""

from __future__ import annotations

from typing import Final

from saloon.games.great_western_trail_el_paso.components import (
    BUILDER,
    COWBOY,
    ENGINEER,
    JOKER,
    JOKER_PRICE,
    MARKET,
    WAGE,
    WORKERS,
    Cattle,
    Worker,
)
from saloon.games.great_western_trail_el_paso.evaluation.objectives import wants
from saloon.games.great_western_trail_el_paso.evaluation.outlook import Outlook, price

# ------------------------------------------------------------ workers

USES: Final[dict[int, tuple[float, ...]]] = {
    COWBOY: (1.5, 1.5, 1.5, 1.5, 1.0, 0.8, 0.5),
    BUILDER: (5.1, 5.1, 5.1, 5.1, 4.0, 3.1, 2.0),
    ENGINEER: (1.3, 1.0, 0.9, 0.6, 0.4, 0.2, 0.2),
    JOKER: (2.4, 2.4, 1.9, 1.6, 1.3, 1.0, 0.7),
}
"""What the first, second... worker of a type in the worker zone will bring, with the whole game to come."""

SPENT: Final = {COWBOY: 1.5, BUILDER: 0.5, ENGINEER: 2.0, JOKER: 1.3}
"""What it costs to have a worker among the cards instead of in the worker zone, with the whole game to come."""


def worker_worth(o: Outlook, kind: int) -> float:
    """Points, and work to be done."""
    there = o.me.workers[kind]
    uses = USES[kind]
    return WORKERS[kind].points + uses[min(there, len(uses) - 1)] * o.left


def spending(o: Outlook, kind: int, count: int) -> float:
    """What it costs to pay with so many workers, jokers if others are missing."""
    own = min(count, o.me.workers[kind])
    lost = own * SPENT[kind] + (count - own) * SPENT[JOKER]
    return lost * min(1.0, 2 * o.left) + price(o, count * WAGE)


def crew(o: Outlook, kind: int) -> int:
    """How many workers of a type can be spent, with what the purse would hold."""
    workers = o.me.workers
    return min(workers[kind] + workers[JOKER], o.purse // WAGE)


def hire(o: Outlook, worker: Worker) -> float:
    return hire_worth(o, worker.index, o.about)


def hire_worth(o: Outlook, kind: int, wage: int) -> float:
    return worker_worth(o, kind) - price(o, wage + JOKER_PRICE * (kind == JOKER))


def hiring(o: Outlook, wage: int) -> float:
    """The best worker that can be paid."""
    purse = o.purse - wage
    if purse < 0:
        return 0.0
    kinds = [kind for kind, left in enumerate(o.g.workers) if left and (kind != JOKER or purse >= JOKER_PRICE)]
    return max([0.0, *[hire_worth(o, kind, wage) for kind in kinds]])


# ------------------------------------------------------------ cattle

HERD: Final = 0.27
"""What a point of breeding value beyond that of starting cards brings in every lap."""

ORDINARY: Final = 1.4
"""The breeding value of starting cards."""


def cow_worth(o: Outlook, breed: Cattle) -> float:
    """Points, what the card will add to hands to come, and what objectives ask for."""
    worth = breed.points + max(0.0, o.laps - 0.5) * HERD * (breed.value - ORDINARY)
    return worth + wants(o).get(breed.id, 0.0)


def buy(o: Outlook, breed: Cattle) -> float:
    return cow_worth(o, breed) - spending(o, COWBOY, breed.cowboys)


def shopping(o: Outlook) -> float:
    """What a visit to the cattle market brings."""
    most = crew(o, COWBOY)
    able = [breed for breed, left in zip(MARKET[:most], o.g.market, strict=False) if left]
    return max([0.0, *[buy(o, breed) for breed in able]])
