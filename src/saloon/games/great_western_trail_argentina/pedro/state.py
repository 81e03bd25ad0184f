"""Pedro's board, cards and discs."""

from __future__ import annotations

from typing import Annotated

from saloon.engine import Hidden, Seat, state
from saloon.games.great_western_trail_argentina.components import (
    BonusSpace,
    Building,
    Card,
    Farmer,
    Pedro,
    Quay,
    Ship,
    Space,
    Station,
    Track,
    Worker,
)
from saloon.games.great_western_trail_argentina.pedro.story import Line


@state
class Opponent:
    """Pedro. He has neither money nor certificates nor a hand.

    deck, played: his cards, face down and used; the top is the end of the list.
    card:      the one of his turn.
    workers:   the tiles of each row after the printed worker; he has no row of granjeros.
    specialty: the row of workers that he is best in.
    loading:   the number of the active loading card, from 0.
    reserve:   discs that are not on the board.
    pile:      cards that he got; they lie face down, but everybody saw them.
    ships:     a disc each; so are quays, spaces and stations.
    step:      the part of his turn that is played; `story` what he has done in it, or in his last turn.
    """

    seat: Seat
    deck: Annotated[list[Pedro], Hidden("nobody", pool="pedro")]
    played: list[Pedro]
    card: Pedro | None
    herder: Space
    engine: Track
    grain: int
    workers: list[list[Worker]]
    specialty: int
    loading: int
    reserve: int
    buildings: list[Building]
    pile: list[Card]
    farmers: list[Farmer]
    ships: list[Ship]
    quays: list[Quay]
    spaces: list[BonusSpace]
    stations: list[Station]
    step: str = ""
    story: list[Line] = []
