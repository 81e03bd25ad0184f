"""Sue's set-up."""

from __future__ import annotations

from saloon.games.great_western_trail_el_paso.components import (
    BLACK_ANGUS,
    BREED_INDEX,
    CORRIENTE,
    EL_PASO,
    POSTS,
    SLOTS,
    SOLO_A,
    SOLO_B,
    SPECIALISTS,
    WORKERS,
    Card,
    Cattle,
    Worker,
)
from saloon.games.great_western_trail_el_paso.state import State
from saloon.games.great_western_trail_el_paso.sue.numbers import FIRST_POST, WORKERS_EACH
from saloon.games.great_western_trail_el_paso.sue.state import Sue


def opponent(g: State) -> Sue:
    """Her reserve, her solo deck, her row of workers, her first disc."""
    reserve: list[Card] = []
    for index, worker in enumerate(WORKERS):
        reserve += [worker] * WORKERS_EACH
        g.workers[index] -= WORKERS_EACH + (worker in SPECIALISTS)
    for breed in (BLACK_ANGUS, CORRIENTE):
        reserve += [breed] * WORKERS_EACH
        g.market[BREED_INDEX[breed]] -= WORKERS_EACH
    hard = g.dice.shuffled(SOLO_B)
    chosen = int(g.options.b_cards)
    row: list[Worker] = g.dice.shuffled(SPECIALISTS)
    cattle: list[Cattle] = []
    return Sue(
        seat=len(g.players),
        reserve=g.dice.shuffled(reserve),
        deck=g.dice.shuffled([*SOLO_A, *hard[:chosen]]),
        unused=hard[chosen:],
        discard=[],
        card=None,
        row=row,
        workers=[1] * len(SPECIALISTS),
        jokers=[0] * len(SPECIALISTS),
        cattle=cattle,
        rancher=EL_PASO,
        discs=len(SLOTS) - 1,
        posts=[post for post in POSTS if post.value == FIRST_POST],
        objectives=[],
        bonuses=[],
    )
