"""What a player considers before anything else: how long the game will last, and what money and grain are worth.

Everything is priced in victory points. What pays in later laps is worth as much of its full price as there is left of the game.
"""

from __future__ import annotations

from typing import Any, Final

from saloon.games.great_western_trail_argentina.components import DOLLARS_A_POINT, PLAYER_COUNTS, ROWS, Card
from saloon.games.great_western_trail_argentina.state import Player, State
from saloon.games.trail import evaluation

STOP: Final = 4.0
"""What a stop should bring: less is passed by, for the next one brings more."""

LAPS: Final = 5.0
"""Laps of a whole game after the first."""

PESO: Final = 0.5
"""What a peso buys beyond its fifth of a point, as long as at least half of the game is to come."""

SEED_PESO: Final = 0.2
"""How much more than that it buys at the very beginning, when workers and cattle have the whole game to pay."""

RICH: Final = 9
"""Who has more pesos than this parts with them more easily: money left over is nearly worthless."""

LAST_GRAIN: Final = 0.4
GRAIN: Final = 0.9
"""What grain saves when a ship is loaded, and what it brings in the districts as long as there is time to deliver."""

SHIPLOAD: Final = 3.0
DELIVERY: Final = 1.5
"""The grain that a ship takes, and what each disc on a quay asks for."""

PLENTY: Final = 0.6
"""How much of its price grain beyond that is worth."""


class Outlook(evaluation.Outlook[State, Player]):
    """What a player considers here besides what every sister considers.

    grain:  what a space on the grain track is worth; then, once each was worked out:
    discs:  what the best disc for white and for black corners opens.
    spare:  what could serve tasks of objective cards and is not needed yet.
    effort: what it costs to show strength, by how much of it.
    asides: what each single auxiliary action brings, and `aside` the best of them.
    granjero: the price of the next granjero, and what he brings beyond it.
    parting: what it costs to discard each card for a reward.
    """

    def __init__(self, g: State, me: Player, about: Any, left: float, dollar: float, grain: float) -> None:
        super().__init__(g, me, about, left, min(1.0, 5 * left), dollar)
        self.grain = grain
        self.discs: list[float | None] = [None, None]
        self.spare: dict[str, int] | None = None
        self.effort: list[float] | None = None
        self.asides: list[float] | None = None
        self.aside = 0.0
        self.granjero: tuple[float, float] | None = None
        self.parting: dict[Card, float] = {}


_JOBS: Final = {seats: (len(ROWS) * count.columns, count.workers) for seats, count in PLAYER_COUNTS.items()}
"""Spaces of the job market, and workers who lie there from the start, by the number of players."""


def outlook(g: State, me: Player, about: Any = None) -> Outlook:
    left = 0.0
    if g.left is None:
        spaces, workers = _JOBS[g.seats]
        left = (spaces - len(g.jobs)) / (spaces - workers)
    dollars = me.dollars
    idle = RICH / dollars if dollars > RICH else 1.0
    peso = 1 / DOLLARS_A_POINT + (PESO * min(1.0, 2 * left) + SEED_PESO * left) * idle
    grain = LAST_GRAIN + GRAIN * min(1.0, 3 * left)
    if me.grain > SHIPLOAD + DELIVERY * len(me.quays):
        grain *= PLENTY
    return Outlook(g, me, about, left, peso, grain)
