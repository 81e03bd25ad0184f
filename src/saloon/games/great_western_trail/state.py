"""The whole position."""

from __future__ import annotations

from typing import Annotated, Any, Protocol

from saloon.engine import Hidden, Seat, state
from saloon.games.great_western_trail.components import (
    Building,
    Card,
    City,
    Hazard,
    Master,
    Outlaw,
    Space,
    Station,
    Tile,
    Track,
    Worker,
)
from saloon.games.great_western_trail.kit import Kit
from saloon.games.great_western_trail.options import Options
from saloon.games.trail.table import Table, put_tile, take_tile

__all__ = ["Player", "State", "Supply", "put_tile", "take_tile"]


@state
class Player:
    """A player board and what lies beside it.

    draw:     the draw stack; its top is the end of the list.
    unseen:   cards of the hand that came from the objective stack without the others seeing them (8b).
    shown:    cards of the hand that everybody saw arriving.
    workers:  how many there are of each row, the printed one included.
    discs:    how many there are of each kind, still on the player board.
    buildings: tiles not built yet.
    """

    seat: Seat
    hand: Annotated[list[Card], Hidden("owner", pool="herd", each="seat")]
    draw: Annotated[list[Card], Hidden("nobody", pool="herd", each="seat")]
    discard: list[Card]
    unseen: Annotated[list[Card], Hidden("owner", pool="objectives")]
    shown: list[Card]
    dollars: int
    tokens: int
    herder: Space | None
    engine: Track
    certificates: int
    permanent: int
    workers: list[int]
    discs: list[int]
    buildings: list[Building]
    hazards: list[Hazard]
    outlaws: list[Outlaw]
    stations: list[Station]
    cities: list[City]
    masters: list[Master]
    area: list[Card]


class Rider(Protocol):
    """Whoever has a seat and a herder on the trail: a player, or an automa."""

    seat: Seat
    herder: Space | None


class Scored(Rider, Protocol):
    """Whoever has a score: a player, or an automa, who has neither money nor a herd."""

    workers: list[int]
    hazards: list[Hazard]
    outlaws: list[Outlaw]
    stations: list[Station]
    cities: list[City]


@state
class Supply:
    """A bag of the Kansas City supply, and the tiles drawn from it that lie on its foresight spaces."""

    number: int
    bag: Annotated[list[Tile], Hidden("nobody", pool="bag", each="number")]
    foresight: list[Tile | None]


@state
class State(Table):
    """The table.

    trail:    the tile on each space of the trail, by the index of the space.
    occupied: the same as bits, for walking.
    jobs:     every worker ever put into the job market, row by row; None where one was hired.
    masters:  the station masters still at their stations, and `replaced` the workers who took their places.
    ender:    who has ended the game by filling the job market, and has its token.
    removed:  cards that have left the game, and `gone` tiles.
    """

    options: Options
    players: list[Player]
    supplies: list[Supply]
    trail: list[Tile | None]
    occupied: int
    jobs: list[Worker | None]
    cattle: Annotated[list[Card], Hidden("nobody", pool="cattle")]
    market: list[Card]
    objectives: Annotated[list[Card], Hidden("nobody", pool="objectives")]
    display: list[Card]
    masters: list[Master | None]
    replaced: list[Worker | None]
    faces: list[str]
    ender: Seat | None = None
    removed: list[Card] = []
    gone: list[Tile] = []

    @property
    def seats(self) -> int:
        """How many play: a single player has an opponent whom a module plays."""
        return len(self.players) if len(self.players) > 1 else 2

    @property
    def seated(self) -> list[Any]:
        """Everybody, in the order of the seats; an automa sits in the last one."""
        if len(self.players) > 1:
            return [*self.players]
        return [*self.players, *(automa for module in self.options.kit.modules for automa in module.seated(self))]

    def at(self, seat: Seat) -> Any:
        """Whoever sits there."""
        return self.players[seat] if seat < len(self.players) else self.seated[seat]

    @property
    def kit(self) -> Kit:
        """The box that is on the table; rules that run at every step save this call with `g.options.kit`."""
        return self.options.kit
