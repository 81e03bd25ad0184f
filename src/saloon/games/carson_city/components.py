"""The box: town map and road lattice, action track, buildings, personalities, and the parts of the variants."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from saloon.engine import Box, Component, component

BOX = Box(__package__)
NUMBERS: dict[str, int] = BOX.numbers("number")
RECRUITS: dict[int, int] = {int(id): value for id, value in BOX.numbers("recruits").items()}
ROUNDS, COWBOYS, TITLES = NUMBERS["rounds"], NUMBERS["cowboys"], NUMBERS["titles"]
NOBODY = -1
SIDE = 8


# ------------------------------------------------------------ where cowboys stand


@component
class Target(Component):
    """Anything a cowboy can stand on: an action space, a parcel, a paddock."""

    id: str


@component
class Space(Target):
    """A space of the action track.

    duel:  whether two players there fight for it.
    many:  whether one player may have several cowboys there.
    last:  the last round in which it is open; 0 is always.
    """

    sort: str = ""
    order: int = 0
    old: int = 0
    duel: bool = True
    many: bool = False
    price: int = 0
    last: int = 0


@component
class Paddock(Target):
    """A paddock of the horses; hats count at the rodeo."""

    hat: int = 0


@component
class Parcel(Target):
    """A parcel of the town, row and column from 1."""

    row: int = 0
    column: int = 0

    @property
    def index(self) -> int:
        return (self.row - 1) * SIDE + self.column - 1


SPACES = BOX.load("space", Space)
WAGES, AMMO, ROADS3, ROAD1, PARCELS, B12, B10, B8, B6, B5, B4, B3 = SPACES[:12]
INC_PARCELS, INC_GUNS, INC_GAMBLING, INC_BUILDINGS, VP2, VP3, VP4, VP5, VP_GUNS, VP_PARCELS, VP_BUILDINGS = SPACES[12:]
ROW: tuple[Space, ...] = (B3, B4, B5, B6, B8, B10, B12)
"""Where buildings are bought, from the cheap side."""
PURCHASES: tuple[Space, ...] = (VP2, VP3, VP4, VP5)
REMINDERS: tuple[Space, ...] = (PARCELS, INC_BUILDINGS)
TOKEN_SPACES: tuple[Space, ...] = (ROADS3, INC_PARCELS, INC_GUNS, INC_GAMBLING, *PURCHASES, VP_GUNS, VP_PARCELS, VP_BUILDINGS)
"""Where a "no duel" token may go."""
PADDOCKS = BOX.load("paddock", Paddock)
TOWN = tuple(Parcel(f"{row}{column}", row, column) for row in range(1, SIDE + 1) for column in range(1, SIDE + 1))
PARCEL = {(parcel.row, parcel.column): parcel for parcel in TOWN}
INDEX = {parcel: index for index, parcel in enumerate(TOWN)}
NEIGHBOURS = tuple(
    tuple(
        INDEX[PARCEL[parcel.row + down, parcel.column + right]]
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        if (down or right) and (parcel.row + down, parcel.column + right) in PARCEL
    )
    for parcel in TOWN
)


def rolled_parcel(black: int, white: int) -> Parcel:
    """Two dice reach the inner six rows and columns."""
    return PARCEL[black + 1, white + 1]


# ------------------------------------------------------------ sets as bits

Thing = TypeVar("Thing")
Subsets = tuple[tuple[Thing, ...], ...]
"""The things of every set of some, by its bits; the lowest one stands for the first thing."""


def subsets(things: Sequence[Thing]) -> Subsets[Thing]:
    found: list[tuple[Thing, ...]] = [()]
    for thing in things:
        found += [(*each, thing) for each in found]
    return tuple(found)


def bits_of(indices: Iterable[int]) -> int:
    """A set as an integer."""
    found = 0
    for index in indices:
        found |= 1 << index
    return found


WHOLE_TOWN = bits_of(range(len(TOWN)))
INLAND = bits_of(index for index, around in enumerate(NEIGHBOURS) if len(around) == 8)
NEAR = tuple(bits_of(around) for around in NEIGHBOURS)
"""The parcels around each parcel."""


SPACE, PADDOCK = len(TOWN), len(TOWN) + 3 * 8
"""Where spaces and paddocks begin in a set of targets: parcels are its lowest bits."""
BIT: dict[Target, int] = {
    target: 1 << start + at
    for start, targets in ((0, TOWN), (SPACE, SPACES), (PADDOCK, PADDOCKS))
    for at, target in enumerate(targets)
}
ALL_SPACES, ON_BOARD = bits_of(range(len(SPACES))), bits_of(range(PADDOCK))


# ------------------------------------------------------------ roads


@component
class Edge(Component):
    """A side of a parcel, on which a road can lie: `h34` is level, below row 3; `v34` stands right of column 4.

    i, j:    its upper or left corner, counted from 0.
    parcels: the parcels on its sides.
    """

    id: str
    level: bool
    i: int
    j: int
    parcels: tuple[int, ...]


def _parcels(*places: tuple[int, int]) -> tuple[int, ...]:
    return tuple(INDEX[PARCEL[place]] for place in places if place in PARCEL)


EDGES = tuple(
    [Edge(f"h{i}{j}", True, i, j, _parcels((i, j + 1), (i + 1, j + 1))) for i in range(SIDE + 1) for j in range(SIDE)]
    + [Edge(f"v{i}{j}", False, i, j, _parcels((i + 1, j), (i + 1, j + 1))) for i in range(SIDE) for j in range(SIDE + 1)]
)
FULL_LINE = (1 << SIDE) - 1
SIDES = tuple(tuple(edge for edge in EDGES if index in edge.parcels) for index in range(len(TOWN)))


def ends(edge: Edge) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two corners that an edge joins."""
    return (edge.i, edge.j), ((edge.i, edge.j + 1) if edge.level else (edge.i + 1, edge.j))


LEVEL_EDGES = [subsets([edge for edge in EDGES if edge.level and edge.i == i]) for i in range(SIDE + 1)]
UPRIGHT_EDGES = [subsets([edge for edge in EDGES if not edge.level and edge.i == i]) for i in range(SIDE)]
"""Sets of edges, line by line."""
TOUCHED = {
    edge: tuple(
        index
        for index, parcel in enumerate(TOWN)
        if any(i in (parcel.row - 1, parcel.row) and j in (parcel.column - 1, parcel.column) for i, j in ends(edge))
    )
    for edge in EDGES
}
"""Every parcel with a corner at one of an edge's ends."""
TOUCHED_BITS = {edge: bits_of(indices) for edge, indices in TOUCHED.items()}


# ------------------------------------------------------------ what stands on parcels


@component
class Piece(Component):
    """What can stand on a parcel; `symbols` count as houses for the shops around, `prey` can be attacked."""

    id: str
    symbols: int = 0
    prey: bool = False


@component
class Terrain(Piece):
    """A house, a townhouse, a mountain or the river."""


@component
class Building(Piece):
    """A building tile.

    road, houses: what it needs. revolvers: what it gives its builder.
    step, cap:    a level of its income, and the most it can be (0 is no cap).
    """

    count: int = 0
    starter: int = 0
    road: bool = False
    houses: int = 0
    revolvers: int = 0
    step: int = 0
    cap: int = 0


HOUSE, TOWNHOUSE, MOUNTAIN, RIVER = BOX.load("terrain", Terrain)
BUILDINGS = BOX.load("building", Building)
RANCH, MINE, DRUGSTORE, BANK, SALOON, HOTEL, CHURCH, PRISON, GENERAL_STORE, SCHOOL, BLACKSMITH, CITY_HALL, STATION = BUILDINGS
EXTRAS: tuple[Building, ...] = (GENERAL_STORE, SCHOOL, BLACKSMITH, CITY_HALL, STATION)
LEVELS: tuple[Building, ...] = (DRUGSTORE, BANK, SALOON, GENERAL_STORE, BLACKSMITH)
"""Those that the city hall raises by a level."""
FIRST_TILES = {Space.of(space): Building.of(str(building)) for space, building in (
    (entry["id"], entry["building"]) for entry in BOX.tables["first_tile"]
)}  # fmt: skip


# ------------------------------------------------------------ people


@component
class Person(Component):
    """A face of a personality card: `7R`."""

    id: str
    number: int
    face: str
    limit: int


@component
class Set(Component):
    """A recommended set; a card without a face is free."""

    id: str
    cards: tuple[str, ...]


PEOPLE = BOX.load("person", Person)
OTHER_FACE = {person: Person.of(f"{person.number}{'R' if person.face == 'Y' else 'Y'}") for person in PEOPLE}
SETS = BOX.load("set", Set)
FREE_NUMBER, TEACHER = 14, 18


# ------------------------------------------------------------ variants


@component
class Deal(Component):
    """Duel tiles by number of players."""

    id: str
    sets: int
    each: int


@component
class Gang(Component):
    """What a roll of the dice says of the outlaws."""

    id: str
    strength: int
    points: int
    newcomers: int


@component
class SheetLine(Component):
    """A line of the sheet of A New Beginning."""

    id: str
    line: str
    number: int
    cost: int


@component
class Loan(Component):
    """Points for money."""

    id: str
    points: int
    money: int


@component
class Power(Component):
    """A special power of the sheet."""

    id: str
    cost: int


DEALS = {int(deal.id): deal for deal in BOX.load("deal", Deal)}
DUEL_VALUES = range(6)
DUEL_TILES = tuple(value for value in DUEL_VALUES for _ in range(5))
GANGS = {int(gang.id): gang for gang in BOX.load("outlaw", Gang)}
PRINTED_RIVER = tuple(Parcel.of(entry["id"]) for entry in BOX.tables["river_parcel"])
SHEET = {(line.line, line.number): line.cost for line in BOX.load("sheet", SheetLine)}
LOANS = {loan.points: loan.money for loan in BOX.load("loan", Loan)}
POWERS = {power.id: power.cost for power in BOX.load("power", Power)}
CONNECTIONS, SECOND, SHARPSHOOTER = POWERS


@component
class Command(Component):
    """What can be chosen beside targets, cards and numbers."""

    id: str


LAY, CASH, WAIT, KEEP, YES, NO, WEAPONS, MONEY, POINT, SHARE, FINISH = (
    Command(id) for id in ("lay", "cash", "wait", "keep", "yes", "no", "weapons", "money", "point", "share", "finish")
)
PLAIN, WHITE, NO_DUEL, DYNAMITE, SINGER = "plain", "white", "noduel", "dynamite", "singer"
"""How a cowboy stands: alone, the sheriff's white one, with a token, the singer's."""
FORMS = (PLAIN, WHITE, NO_DUEL, DYNAMITE, SINGER)
