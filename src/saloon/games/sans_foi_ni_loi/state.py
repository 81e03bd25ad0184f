"""The whole position."""

from __future__ import annotations

from typing import Annotated

from saloon.engine import Hidden, Position, Seat, state
from saloon.games.sans_foi_ni_loi.components import Card, Herd
from saloon.games.sans_foi_ni_loi.options import Options


@state
class Range:
    """A range of a ranch: its herds, or its mine, and whether a raid holds it."""

    card: Card
    herds: list[Herd] = []
    mine: bool = False
    raided: bool = False


@state
class Ranch:
    """What lies in front of a player: with two players, each has two ranches."""

    number: int
    seat: Seat
    gold: int = 0
    ranges: list[Range] = []
    cowboys: list[Card] = []
    notables: list[Card] = []
    fences: int = 0
    panic: bool = False


@state
class Player:
    """A hand, and what others know of hands.

    shown: cards of this hand that everybody saw arriving.
    peeks: of other seats' hands, all the cards that this player alone knows to be there (Card Sharp); includes the shown ones.
    """

    seat: Seat
    hand: Annotated[list[Card], Hidden("owner", pool="cards")] = []
    shown: list[Card] = []
    peeks: Annotated[dict[Seat, list[Card]], Hidden("owner")] = {}


@state
class State(Position):
    """The table: deck, Line, bank, ranches, and where the turn is.

    line:     slots 1 to 6, slot 1 farthest from the deck; None where a card was taken this turn.
    killers:  duel bonus and bounty of each Hired Killer.
    trophies: the characters shot by each killer, lying under its card.
    busy:     whether a card was taken or played in this turn; `idle` turns in a row in which none was.
    """

    options: Options
    players: list[Player]
    ranches: list[Ranch]
    deck: Annotated[list[Card], Hidden("nobody", pool="cards")]
    line: list[Card | None]
    bank: int
    coins: int
    killers: dict[str, tuple[int, int]]
    active: int
    discard: list[Card] = []
    trophies: dict[str, list[Card]] = {}
    points: int = 0
    turns: int = 0
    idle: int = 0
    busy: bool = False
