"""Pedro's set-up (rulebook, solo booklet, "Mise en place")."""

from __future__ import annotations

from saloon.games.great_western_trail_argentina.components import (
    BUILDINGS,
    DISCS,
    FIRST_QUAY,
    PEDRO,
    ROWS_OF_WORKERS,
    START,
    TRACK,
    Worker,
)
from saloon.games.great_western_trail_argentina.pedro.state import Opponent
from saloon.games.great_western_trail_argentina.state import State

ROWS = ROWS_OF_WORKERS[:3]
"""He has no row of granjeros."""


def opponent(g: State) -> Opponent:
    """17 discs and ten buildings in his reserve, a disc on the first quay, a worker by lot, who is his specialty."""
    seat = len(g.players)
    worker = g.supplies[1].bag.pop()
    assert isinstance(worker, Worker)
    return Opponent(
        seat=seat,
        deck=g.dice.shuffled(PEDRO),
        played=[],
        card=None,
        herder=START,
        engine=TRACK[0],
        grain=0,
        workers=[[worker] if row == worker.row else [] for row in range(len(ROWS))],
        specialty=worker.row,
        loading=0,
        reserve=len(DISCS),
        buildings=[BUILDINGS[seat, face] for face in g.faces],
        pile=[],
        farmers=[],
        ships=[],
        quays=[FIRST_QUAY],
        spaces=[],
        stations=[],
    )
