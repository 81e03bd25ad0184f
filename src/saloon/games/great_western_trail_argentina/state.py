"""The whole position."""

from __future__ import annotations

from typing import Annotated

from saloon.engine import Hidden, Seat, state
from saloon.games.great_western_trail_argentina.components import (
    BonusSpace,
    Building,
    Card,
    District,
    Farmer,
    Master,
    Quay,
    Ship,
    Space,
    Station,
    Tile,
    Track,
    Worker,
)
from saloon.games.great_western_trail_argentina.options import Options
from saloon.games.great_western_trail_argentina.pedro.state import Opponent
from saloon.games.trail.table import Table, put_tile, take_tile
from saloon.games.trail.with_automa import WithAutoma

__all__ = ["Opponent", "Player", "Seated", "State", "Supply", "put_tile", "take_tile"]


@state
class Player:
    """A player board and what lies beside it. Dollars are pesos: the sisters share the word.

    draw:     the draw stack; its top is the end of the list.
    shown:    cards of the hand that everybody has seen.
    herder:   the estanciero.
    workers:  the tiles of each row, after the printed worker, from left to right; a farmer in the row of granjeros.
    discs:    1 for every disc that is still on the player board, by `DISCS`.
    stations, ships, quays, spaces: where the other discs are.
    farmers:  those beside the board.
    buildings: tiles not built yet.
    area:     objective cards that were played.
    bought:   how many cards of each kind came from the market (`MARKET_KINDS`), for the panel that shows it.
    """

    seat: Seat
    hand: Annotated[list[Card], Hidden("owner", pool="herd", each="seat")]
    draw: Annotated[list[Card], Hidden("nobody", pool="herd", each="seat")]
    discard: list[Card]
    shown: list[Card]
    dollars: int
    tokens: int
    grain: int
    certificates: int
    permanent: int
    herder: Space | None
    engine: Track
    workers: list[list[Tile]]
    discs: list[int]
    buildings: list[Building]
    farmers: list[Farmer]
    stations: list[Station]
    ships: list[Ship]
    quays: list[Quay]
    spaces: list[BonusSpace]
    masters: list[Master]
    area: list[Card]
    bought: list[int]


Seated = Player | Opponent
"""Whoever has a seat at the table."""


@state
class Supply:
    """A bag, and the tiles drawn from it that lie on its foresight spaces: the lower one first."""

    letter: str
    bag: Annotated[list[Tile], Hidden("nobody", pool="bag", each="letter")]
    foresight: list[Tile | None]


@state
class State(WithAutoma[Player, Opponent], Table):
    """The table.

    trail:    the tile on each space of the trail, by the index of the space.
    occupied: the same as bits, for walking.
    coins:    taxes that lie on the money spot of each farmer space, by the index of the space.
    jobs:     every worker ever put into the job market, row by row; None where one was hired.
    cattle:   the market stack, and `market` the cards that lie open.
    display:  objective cards that lie open, the one next to the deck first.
    exhaustion: cards left in the pile.
    fleet:    ships of the loading zone, by value, and `pile` those to come.
    faces:    the side of each building that is played with.
    districts, spaces: those of the city boards in play that no cover tile hides.
    masters:  the station masters still at their stations (`MASTER_STATIONS`), and `given` the tiles that took their places.
    ender:    who has ended the game by filling the job market, and has its token.
    removed:  cards that have left the game, and `gone` tiles.
    """

    options: Options
    players: list[Player]
    pedro: Opponent | None
    supplies: list[Supply]
    trail: list[Tile | None]
    occupied: int
    coins: list[int]
    jobs: list[Worker | None]
    cattle: Annotated[list[Card], Hidden("nobody", pool="cattle")]
    market: list[Card]
    objectives: Annotated[list[Card], Hidden("nobody", pool="objectives")]
    display: list[Card]
    exhaustion: int
    fleet: list[Ship]
    pile: Annotated[list[Ship], Hidden("nobody", pool="ships")]
    faces: list[str]
    districts: list[District]
    spaces: list[BonusSpace]
    masters: list[Master | None]
    given: list[Tile | None]
    ender: Seat | None = None
    removed: list[Card] = []
    gone: list[Tile] = []

    @property
    def automa(self) -> Opponent | None:
        return self.pedro

    @property
    def seated(self) -> list[Seated]:
        return [*self.players] if self.pedro is None else [*self.players, self.pedro]

    @property
    def seats(self) -> int:
        """How many play; written out, as is who does: this is asked several times a turn."""
        return len(self.players) if self.pedro is None else len(self.players) + 1
