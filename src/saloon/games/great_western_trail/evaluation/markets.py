"""Workers and cattle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saloon.games.great_western_trail.components import (
    BUILDER,
    COWBOY,
    ENGINEER,
    MORE_CATTLE,
    WORKER_POINTS,
    WORKER_POINTS_FROM,
    Card,
    Job,
    Purchase,
)
from saloon.games.great_western_trail.evaluation.outlook import LAPS, Outlook, sold_worth
from saloon.games.great_western_trail.rules.cattle import best_of, purchases
from saloon.games.great_western_trail.rules.hiring import jobs
from saloon.games.trail.evaluation import NEVER, best, best_gain, declining

# ------------------------------------------------------------ workers

HIRED: Final[dict[int, tuple[float, ...]]] = {
    COWBOY: (0, 0, 10.0, 10.0, 9.0, 7.0, 6.0),
    BUILDER: (0, 0, 6.0, 6.0, 6.0, 5.0, 5.0),
    ENGINEER: (0, 0, 8.0, 8.0, 8.0, 6.0, 5.0),
}
"""What the second to the sixth worker of a row is worth, with the whole game to come. Cattle first, then the railroad."""

SPOT: Final = {
    (COWBOY, 4): 2.5, (COWBOY, 6): 1.5, (BUILDER, 4): 2.0, (BUILDER, 6): 2.0,
    (ENGINEER, 2): 0.6, (ENGINEER, 3): 0.8, (ENGINEER, 4): 1.5, (ENGINEER, 5): 1.2, (ENGINEER, 6): 1.5,
}  # fmt: skip
"""What the action on a worker's space brings, roughly."""


def worker_worth(o: Outlook, row: int, number: int) -> float:
    return HIRED[row][number] * o.left + (WORKER_POINTS if number >= WORKER_POINTS_FROM else 0)


def hire(o: Outlook, job: Job, modifier: int = 0) -> float:
    row = job.worker.row
    number = o.me.workers[row] + 1
    return worker_worth(o, row, number) + SPOT.get((row, number), 0.0) - (job.cost + modifier) * o.dollar


def hiring(o: Outlook, modifier: int) -> float:
    return best([hire(o, job, modifier) for job in jobs(o.g, o.me, modifier)])


# ------------------------------------------------------------ cattle

HERD: Final = 2.0
"""What a point of breeding value beyond that of starting cards brings over a whole game."""

ORDINARY: Final = 1.5
"""The breeding value of starting cards."""

SPARED: Final = 0.3
"""A cowboy who is still free may make another bargain."""

SALES: Final = 0.35
"""How often a lap a card of the herd is in the hand that is sold."""

LOOKING: Final = 0.2
"""More cards in the market are worth a cowboy if there is money for one of them."""


def cow_worth(o: Outlook, card: Card) -> float:
    """Points, and what the card will add to hands to come: less if there are others of its breed."""
    breed = card.breed
    copies = sum([other.breed == breed for zone in (o.me.hand, o.me.discard) for other in zone])
    worth = card.points + o.left * HERD * (card.value - ORDINARY) / (1 + 0.4 * copies)
    return worth + sold_worth(o, card) * SALES * LAPS * o.left


def purchase(o: Outlook, bought: Purchase) -> float:
    return sum([cow_worth(o, best_of(o.g, breed)) for breed in bought.breeds]) - bought.dollars * o.dollar


def buy(o: Outlook, options: Sequence[Any]) -> list[float]:
    """The best bargain; of similar ones the one that leaves more cowboys."""
    return [bargain(o, option) for option in options]


def bargain(o: Outlook, option: Any) -> float:
    if option.__class__ is Purchase:
        return purchase(o, option) - SPARED * option.cowboys
    if option is MORE_CATTLE:
        return LOOKING if o.me.dollars >= 6 else NEVER
    return declining(option)


def shopping(o: Outlook) -> float:
    """What a visit to the cattle market brings, by its best bargain."""
    able = purchases(o.g, o.me, o.me.workers[COWBOY])
    breeds = dict.fromkeys([breed for bought in able for breed in bought.breeds])
    worth = {breed: cow_worth(o, best_of(o.g, breed)) for breed in breeds}
    return best_gain([sum([worth[breed] for breed in bought.breeds]) - bought.dollars * o.dollar for bought in able])
