"""The whole position."""

from __future__ import annotations

from typing import Annotated

from saloon.engine import Hidden, Seat, state
from saloon.games.great_western_trail_el_paso.components import (
    BonusTile,
    Building,
    Card,
    Face,
    Objective,
    Post,
    Space,
    Train,
)
from saloon.games.great_western_trail_el_paso.options import Options
from saloon.games.great_western_trail_el_paso.sue.state import Sue
from saloon.games.trail.table import Table, put_tile
from saloon.games.trail.with_automa import WithAutoma

__all__ = ["Player", "Seated", "State", "Sue", "put_tile"]


@state
class Player:
    """A player board and what lies beside it.

    draw:    the draw stack; its top is the end of the list. Workers lie in it too, but are never in hand.
    removed: cattle that has left the game, five at most.
    shown:   cards of the hand that everybody has seen, because it was revealed for a delivery.
    workers: how many there are of each type in the worker zone.
    slots:   1 for every disc that is still on the player board.
    posts:   where the other discs are.
    """

    seat: Seat
    hand: Annotated[list[Card], Hidden("owner", pool="herd", each="seat")]
    draw: Annotated[list[Card], Hidden("nobody", pool="herd", each="seat")]
    discard: list[Card]
    removed: list[Card]
    shown: list[Card]
    workers: list[int]
    dollars: int
    tokens: int
    rancher: Space | None
    certificates: int
    slots: list[int]
    posts: list[Post]
    objectives: list[Objective]
    bonuses: list[BonusTile]


Seated = Player | Sue
"""Whoever has a seat at the table."""


@state
class State(WithAutoma[Player, Sue], Table):
    """The table.

    trail:    the building on each space of the trail, by the index of the space.
    occupied: the same as bits, for walking.
    workers:  how many there are of each type in the supply; `market` of each breed, `buildings` of each kind.
    faces:    the side of each kind of building, `trains` of each train card.
    rows:     the three tiles of each kind that lie open; None where a stack has run out.
    draft:    players who have still to take their first objective.
    closer:   who has ended the game, on the Simmental space.
    """

    options: Options
    players: list[Player]
    sue: Sue | None
    trail: list[Building | None]
    occupied: int
    workers: list[int]
    market: list[int]
    buildings: list[int]
    faces: list[Face]
    trains: list[Train]
    simmentals: int
    objectives: Annotated[list[Objective], Hidden("nobody", pool="objectives")]
    objective_row: list[Objective | None]
    bonuses: Annotated[list[BonusTile], Hidden("nobody", pool="bonuses")]
    bonus_row: list[BonusTile | None]
    draft: int
    closer: Seat | None = None

    @property
    def automa(self) -> Sue | None:
        return self.sue
