"""Positions for figures, set in a few signs: a town as somebody might have built it."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import seeded
from saloon.games.carson_city.board.view import BoardView
from saloon.games.carson_city.components import (
    BANK,
    BUILDINGS,
    CHURCH,
    DRUGSTORE,
    GENERAL_STORE,
    HOTEL,
    HOUSE,
    INDEX,
    MINE,
    MOUNTAIN,
    NOBODY,
    PARCEL,
    PLAIN,
    RANCH,
    RIVER,
    ROW,
    SALOON,
    SIDE,
    SIDES,
    TITLES,
    TOWNHOUSE,
    Building,
    Edge,
    Parcel,
    Person,
    Piece,
    Target,
)
from saloon.games.carson_city.options import Options
from saloon.games.carson_city.rules.roads import put_road
from saloon.games.carson_city.setup import setup
from saloon.games.carson_city.state import State, survey

NAMES = ("Maud", "Clay", "Wren")
PLAIN_GAME = Options()
SIGNS: dict[str, Piece | None] = {
    ".": None,
    "^": MOUNTAIN,
    "~": RIVER,
    "h": HOUSE,
    "H": TOWNHOUSE,
    "r": RANCH,
    "m": MINE,
    "d": DRUGSTORE,
    "b": BANK,
    "s": SALOON,
    "o": HOTEL,
    "c": CHURCH,
    "g": GENERAL_STORE,
}
"""What stands on a parcel; a digit after it is the seat that owns it."""


def scene(town: str, *, roads: str = "", seats: int = 2, options: Options = PLAIN_GAME, **changes: object) -> State:
    """A town, row by row from the upper left, with roads on edges (`h34`) or around parcels (`44`); and more of the state."""
    g = setup(options, seats, seeded(1))
    g.land[:], g.owner[:] = [None] * SIDE * SIDE, [NOBODY] * SIDE * SIDE
    g.across, g.down, g.nodes, g.bridges = [0] * (SIDE + 1), [0] * SIDE, [0] * (SIDE + 1), []
    for row, line in enumerate(town.split("\n"), 1):
        for column, sign in enumerate(line.split(), 1):
            index = INDEX[PARCEL[row, column]]
            g.land[index], g.owner[index] = SIGNS[sign[0]], int(sign[1:] or NOBODY)
    survey(g)
    for id in roads.split():
        for edge in SIDES[INDEX[Parcel.of(id)]] if id in Parcel.all else (Edge.of(id),):
            put_road(g, edge)
    for player in g.players:
        player.titles = TITLES - g.owner.count(player.seat)
    g.phase = "place"
    for field, value in changes.items():
        setattr(g, field, value)
    return g


def place(g: State, *cowboys: tuple[int, str]) -> State:
    """Cowboys on the board, each a seat and where it stands."""
    g.placed = [(seat, Target.of(target), PLAIN) for seat, target in cowboys]
    for player in g.players:
        player.supply -= sum(seat == player.seat for seat, _ in cowboys)
    return g


def offer(g: State, *tiles: str) -> State:
    """Tiles of the row, from the cheap side."""
    g.row = [Building.of(id) for id in tiles]
    rest = [building for building in BUILDINGS for _ in range(building.starter)]
    for tile in (*g.land, *g.row):
        if tile in rest:
            rest.remove(tile)
    assert len(g.row) == len(ROW)
    g.bag = rest
    return g


def hold(g: State, *people: str) -> State:
    """Personalities, by seat; the order of play follows."""
    for player, id in zip(g.players, people, strict=True):
        player.cards = [Person.of(id)]
    g.order = sorted(range(len(people)), key=lambda seat: g.players[seat].cards[0].number)
    return g


def seen(g: State, language: str, size: str = "desk", names: Sequence[str] = NAMES) -> BoardView:
    """As the first seat sees it."""
    seats = len(g.players)
    return BoardView(g, Viewpoint(0, tuple(names[:seats]), (False,) * seats, language, "desk" if size == "desk" else "phone"))
