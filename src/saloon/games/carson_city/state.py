"""The whole position."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated

from saloon.engine import Hidden, Position, Seat, state
from saloon.games.carson_city.components import (
    CITY_HALL,
    FULL_LINE,
    HOUSE,
    NOBODY,
    RIVER,
    SIDE,
    Building,
    Edge,
    Parcel,
    Person,
    Piece,
    Target,
    bits_of,
)
from saloon.games.carson_city.options import Options

NOT_SURVEYED = -1
"""For bits of the map that are still to be read from it."""
Placed = tuple[Seat, Target, str]
"""A cowboy on the board: whose, where, and how it stands (`components.FORMS`)."""


@state
class Player:
    """What a player has.

    reserve:   cowboys in the personal reserve; `supply` those of the colour in the general supply.
    ammo:      whether the "3 revolvers" token is here; `white` whether the white cowboy is in the reserve.
    titles:    property titles left.
    singer:    whether the singer's cowboy is still to be placed; `borrowed` whether it came from the player's own reserve.
    tiles:     buildings kept to be built later.
    waiting:   cards whose reward comes at the end of the round instead of now.
    duel_hand: duel tiles (Might is Right).
    sheet:     the lines of A New Beginning while it is filled in; `powers` what was bought there.
    horses:    in the reserve; `stable` those in the five paddocks, `riders` the paddocks with a cowboy of the player.
    reach:     bits of the parcels where a cowboy may go, from the moment when placing begins; None where that was not noted.
    """

    seat: Seat
    money: int = 0
    points: int = 0
    revolvers: int = 0
    reserve: int = 0
    supply: int = 0
    roads: int = 0
    titles: int = 0
    ammo: bool = False
    white: bool = False
    cards: list[Person] = []
    tiles: list[Building] = []
    waiting: list[int] = []
    dynamite: int = 0
    no_duel: int = 0
    singer: bool = False
    borrowed: bool = False
    duel_hand: Annotated[list[int], Hidden("owner", pool="duel")] = []
    sheet: Annotated[dict[str, list[int]], Hidden("owner")] = {}
    powers: list[str] = []
    horses: int = 0
    stable: list[int] = []
    riders: list[int] = []
    rodeos: int = 0
    bought_horse: bool = False
    earned: int = 0
    reach: int | None = None


@state
class Sale:
    """An auction, from the choice of the lot on.

    inside: who is still in, in the order of bidding; `offers` what everybody who took part bid last.
    bid:    the highest so far, and `leader` whose it is.
    """

    seller: Seat
    lot: list[Parcel] = []
    inside: list[Seat] = []
    offers: dict[Seat, int] = {}
    bid: int = 0
    leader: Seat | None = None


@state
class Duel:
    """A duel, from when it is called until its shots are counted.

    number: the how manieth it is `of` those that are fought now.
    outlaw: the strength that the best must reach.
    shots:  tiles and dice that lie open.
    """

    target: Target
    fighters: list[Placed]
    outlaw: int = 0
    number: int = 1
    of: int = 1
    shots: dict[Seat, list[int]] = {}


@state
class State(Position):
    """The table.

    phase:     beginning, settle, outlaws, people, second, place, kit, resolve, end; `queue` the seats still to come in it.
    pick:      order in which cards are chosen; `order` the turn order.
    passed:    who has passed, in that order; `last_passed` those of the round before.
    step:      the place in the action track that is resolved now.
    land:      what stands on each parcel; `owner` whose title lies there.
    across:    for each level line of the lattice, bits of its edges with a road; `down` for each row, of its upright edges.
    nodes:     for each level line, bits of the corners that roads touch; `bridges` the edges with two roads.
    row:       tiles to buy, from the cheap side.
    people:    the faces in play, `left` those that may still be taken in this round.
    free:      numbers of cards whose face the taker chooses.
    hall:      who holds the city hall, and `hall_white` whether only with the white cowboy, for this round.
    outlaws:   where they stand; `gang` is the black die of this round; `heroes` who was the Heroes in the round before.
    shown:     duel tiles that lie open in the duel that is fought now.
    bank:      what the bank has taken less what it has given: all money adds up to nothing.
    issued:    roads, revolvers and horses that were given out.
    sale:      the auction that is held now; `duel` the duel that is fought.
    track:     bits of the action spaces that were open when placing began, for players with a `reach`.
    unowned:   bits of the parcels that can be bought; `vacant` of those where nothing stands, `river` and `houses` of those
               where they do, `served` of those that a road touches. They say again what `land`, `owner` and `nodes` do, and
               change with them, by `put_piece`, `give_parcel` and `put_road` alone; what was saved without them is surveyed.
    """

    options: Options
    players: list[Player]
    land: list[Piece | None]
    owner: list[Seat]
    bag: Annotated[list[Building], Hidden("nobody", pool="bag")]
    row: list[Building | None]
    people: list[Person]
    left: list[Person]
    free: list[int]
    pick: list[Seat]
    duel_supply: Annotated[list[int], Hidden("nobody", pool="duel")]
    shown: list[int]
    across: list[int] = []
    down: list[int] = []
    nodes: list[int] = []
    bridges: list[Edge] = []
    round: int = 1
    phase: str = "beginning"
    queue: list[Seat] = []
    order: list[Seat] = []
    passed: list[Seat] = []
    last_passed: list[Seat] = []
    step: int = 0
    placed: list[Placed] = []
    ammo_home: bool = True
    dynamite: int = 0
    hall: Seat | None = None
    hall_white: bool = False
    outlaws: list[Parcel] = []
    gang: int = 0
    heroes: Seat | None = None
    bank: int = 0
    issued: list[int] = []
    finished: bool = False
    sale: Sale | None = None
    duel: Duel | None = None
    unowned: int = NOT_SURVEYED
    vacant: int = NOT_SURVEYED
    river: int = NOT_SURVEYED
    houses: int = NOT_SURVEYED
    served: int = NOT_SURVEYED
    track: int = 0

    def __post_init__(self) -> None:
        if self.unowned == NOT_SURVEYED:
            survey(self)


def survey(g: State) -> None:
    """Read the bits of the map from the map."""
    g.unowned, g.vacant, g.river, g.houses, g.served = surveyed(g)


def surveyed(g: State) -> tuple[int, int, int, int, int]:
    """Unowned, vacant, river, houses, served."""
    vacant, river, houses, hall = (parcels_with(g, piece) for piece in (None, RIVER, HOUSE, CITY_HALL))
    unowned = bits_of(index for index, owner in enumerate(g.owner) if owner == NOBODY)
    return unowned & ~(river | hall), vacant, river, houses, touched(g.nodes)


def parcels_with(g: State, piece: Piece | None) -> int:
    """Where this stands, as bits."""
    return bits_of(index for index, found in enumerate(g.land) if found is piece)


def touched(nodes: list[int]) -> int:
    """Parcels with a corner among these, as bits."""
    found = 0
    for row, (above, below) in enumerate(pairwise(nodes)):
        corners = above | below
        found |= ((corners | corners >> 1) & FULL_LINE) << SIDE * row
    return found


def pay(g: State, player: Player, money: int) -> None:
    """To the bank."""
    player.money -= money
    g.bank += money


def receive(g: State, player: Player, money: int) -> None:
    """From the bank."""
    player.money += money
    g.bank -= money
