"""Workers and cattle."""

from __future__ import annotations

from typing import Final

from saloon.games.great_western_trail_argentina.components import (
    CARPINTERO,
    CATTLE,
    GAUCHO,
    GRANJERO,
    MAQUINISTA,
    MARKET_KINDS,
    WORKER_POINTS,
    WORKER_POINTS_FROM,
    Card,
    Command,
    Job,
    Purchase,
    Worker,
)
from saloon.games.great_western_trail_argentina.evaluation.objectives import task_of, task_worth
from saloon.games.great_western_trail_argentina.evaluation.outlook import Outlook
from saloon.games.great_western_trail_argentina.rules.cattle import purchases
from saloon.games.great_western_trail_argentina.rules.hiring import jobs, wage
from saloon.games.great_western_trail_argentina.rules.workers import crew
from saloon.games.trail.evaluation import NEVER

# ------------------------------------------------------------ workers

HIRED: Final[dict[int, tuple[float, ...]]] = {
    GAUCHO: (0, 0, 11.5, 11.5, 10.0, 8.0, 7.0),
    CARPINTERO: (0, 0, 6.0, 6.0, 6.0, 5.0, 5.0),
    MAQUINISTA: (0, 0, 6.0, 6.0, 6.0, 5.0, 4.0),
    GRANJERO: (0, 0, 5.0, 5.0, 4.0, 4.0, 3.0),
}
"""What the second to the sixth worker of a row is worth, with the whole game to come. Cattle first, then the railway."""

SPOT: Final = {
    (GAUCHO, 2): 0.8, (GAUCHO, 3): 2.0, (GAUCHO, 4): 0.8, (GAUCHO, 6): 3.0,
    (CARPINTERO, 3): 1.5, (CARPINTERO, 4): 1.5, (CARPINTERO, 6): 2.0,
    (MAQUINISTA, 2): 1.0, (MAQUINISTA, 3): 0.8, (MAQUINISTA, 4): 1.2, (MAQUINISTA, 6): 3.0,
    (GRANJERO, 2): 1.0, (GRANJERO, 3): 1.0, (GRANJERO, 4): 4.0, (GRANJERO, 5): 1.0, (GRANJERO, 6): 8.0,
}  # fmt: skip
"""What the action on a worker's space brings, roughly."""

STRONG: Final = 2.5
"""What a point of strength that does not tire is worth over a whole game."""


def worker_worth(o: Outlook, row: int, number: int) -> float:
    return HIRED[row][number] * o.left + (WORKER_POINTS if number >= WORKER_POINTS_FROM else 0)


def joining(o: Outlook, row: int) -> float:
    """What one more worker of a row brings, with the action of the space."""
    number = crew(o.me, row) + 1
    return worker_worth(o, row, number) + SPOT.get((row, number), 0.0)


def hire(o: Outlook, job: Job, modifier: int | None = None) -> float:
    """The question tells how much dearer or cheaper everybody is."""
    return employing(o, job.worker) - wage(job, o.about if modifier is None else modifier) * o.dollar


def employing(o: Outlook, worker: Worker) -> float:
    """What a worker brings, whatever he costs; worked out once."""
    found = o.notes.get(worker)
    if found is None:
        found = o.notes[worker] = joining(o, worker.row) + STRONG * worker.strength * o.left
    return found


def hiring(o: Outlook, modifier: int) -> float:
    return max([hire(o, job, modifier) for job in jobs(o.g, o.me, modifier)], default=0.0)


# ------------------------------------------------------------ cattle

HERD: Final = 1.6
"""What a point of breeding value beyond that of starting cards brings over a whole game."""

ORDINARY: Final = 1.5
"""The breeding value of starting cards."""

MUSCLE: Final = 0.4
"""What a point of strength brings over a whole game, for farmers."""

AGAIN: Final = 0.4
"""How much less each further head of a breed brings."""

SPARED: Final = 0.3
"""A gaucho who is still free may make another bargain."""

LOOKING: Final = 0.2
"""More cards in the market are worth a gaucho if there is money for one of them."""

A_COW: Final = 5
"""What it takes to buy most of them."""


_USE: Final = {card: HERD * (card.value - ORDINARY) + MUSCLE * card.strength for card in CATTLE}
"""What a card adds to hands to come over a whole game."""

_OF_ITS_BREED: Final = {card: [place for place, kind in enumerate(MARKET_KINDS) if kind.breed == card.breed] for card in CATTLE}


def cow_worth(o: Outlook, card: Card) -> float:
    """Points, and what the card will add to hands to come: less if there are others of its breed. Worked out once."""
    found = o.notes.get(card)
    if found is None:
        bought = o.me.bought
        copies = sum([bought[place] for place in _OF_ITS_BREED[card]])
        found = o.notes[card] = card.points + o.left * _USE[card] / (1 + AGAIN * copies) + task_worth(o, task_of(card))
    return found


def purchase(o: Outlook, bought: Purchase) -> float:
    return sum([cow_worth(o, card) for card in bought.cards]) - bought.dollars * o.dollar


def buy(o: Outlook, option: Command | Purchase) -> float:
    """The best bargain; of similar ones the one that leaves more gauchos."""
    if isinstance(option, Command):
        return LOOKING if o.me.dollars >= A_COW else NEVER
    return purchase(o, option) - SPARED * option.gauchos


def shopping(o: Outlook) -> float:
    """What a visit to the cattle market brings, by its best bargain."""
    return max([0.0, *[purchase(o, bought) for bought in purchases(o.g, o.me, crew(o.me, GAUCHO))]])


def free_cow(o: Outlook, breed: str = "") -> float:
    """The best card of the market, or of a breed of it, for nothing."""
    return max([cow_worth(o, card) for card in dict.fromkeys(o.g.market) if not breed or card.breed == breed], default=0.0)
