"""Pieces of the game where a figure wants them, drawn by the functions of the board."""

from __future__ import annotations

from saloon.drawing.figures import figure
from saloon.drawing.lit import help_of
from saloon.drawing.shapes import group, path, rect, scaled
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Seat, find_game
from saloon.games.great_western_trail_argentina.board.cards import card_class, face
from saloon.games.great_western_trail_argentina.board.cities import bonus_face, quay_face
from saloon.games.great_western_trail_argentina.board.facts import facts_of
from saloon.games.great_western_trail_argentina.board.rail import engine_face
from saloon.games.great_western_trail_argentina.board.ships import ship_class, ship_face, wave
from saloon.games.great_western_trail_argentina.board.spaces import Mat
from saloon.games.great_western_trail_argentina.board.tiles import farmer_tile, worker_tile
from saloon.games.great_western_trail_argentina.board.trail import actions_face
from saloon.games.great_western_trail_argentina.board.view import PACKAGE, BoardView, say
from saloon.games.great_western_trail_argentina.components import (
    BANK,
    PLAYER_COUNTS,
    BonusSpace,
    Building,
    Card,
    Farmer,
    Quay,
    Ship,
)
from saloon.games.great_western_trail_argentina.options import FIRST_GAME
from saloon.games.great_western_trail_argentina.state import State
from saloon.games.trail.board import figures

SEATS = 2
"""Of the table that figures show."""
FEES = PLAYER_COUNTS[SEATS].fees


BOARD = "trail"
"""The style of the pieces."""


def drawn(name: str, w: float, h: float, body: str, language: str, cls: str = "") -> str:
    """A whole figure; a message of its name says what it shows."""
    return figure(w, h, body, say(language, f"figure-{name}"), f"{BOARD} {cls}".strip())


def box(w: float, h: float, x: float = 0, y: float = 0) -> str:
    return rect(x, y, w, h, 12, "map")


def sea(x: float, y: float, w: float, h: float) -> str:
    return rect(x, y, w, h, 12, "sea") + wave(x + w * 0.6, x + w * 0.6 + 54, y + 16, 1.2, "swell")


def cut(body: str, x: float, y: float, w: float, h: float) -> str:
    """A part of a drawing, moved to (0, 0)."""
    return f'<svg width="{w:g}" height="{h:g}" viewBox="{x:g} {y:g} {w:g} {h:g}">{body}</svg>'


def building(id: str, x: float, y: float, scale: float = 1) -> str:
    """Its middle at a point, with its tax if it asks for one of whoever sits at seat 0."""
    tile = Building.of(id)
    owner = None if tile.owner == BANK else tile.owner
    tax = (tile.hand, FEES[tile.hand]) if tile.hand and owner else ("", 0)
    return figures.building(help_of(tile), tile.name, owner, actions_face(tile), x, y, scale, tax)


def cattle(id: str, x: float, y: float, language: str, w: float, h: float, cls: str = "") -> str:
    card = Card.of(id)
    return group(face(card, language, w, h), x, y, f"{card_class(card)} {cls}".strip(), _help(card))


def farmer(id: str, x: float, y: float, scale: float = 1) -> str:
    """His middle at a point."""
    tile = Farmer.of(id)
    body = scaled(farmer_tile(tile, FEES[tile.hand]), x - 21 * scale, y - 18 * scale, scale)
    return group(body, more=_help(tile))


def worker(kind: str, x: float, y: float, size: float, strong: int = 0) -> str:
    return group(worker_tile(kind, size, strong), x, y, more=f' data-help="worker-{kind}"' if kind != "granjero" else "")


def ship(id: str, x: float, y: float, scale: float = 1, aboard: tuple[Seat, ...] = ()) -> str:
    found = Ship.of(id)
    return group(scaled(ship_face(found, aboard), x, y, scale), cls=ship_class(found), more=_help(found))


def quay(id: str, x: float, y: float, language: str, w: float, h: float, seats: tuple[tuple[Seat, int], ...] = ()) -> str:
    found = Quay.of(id)
    return group(quay_face(found, say(language, "board-quay"), seats, w, h), x, y, f"city-{found.city}", _help(found))


def bonus(id: str, x: float, y: float, w: float, h: float, seat: Seat | None = None) -> str:
    space = BonusSpace.of(id)
    return group(bonus_face(space, seat, w, h), x, y, more=_help(space))


def engine(x: float, y: float, seat: Seat = 0) -> str:
    return group(engine_face(seat, 25), x, y)


def _help(thing: Card | Farmer | Ship | Quay | BonusSpace) -> str:
    return f' data-help="{help_of(thing)}"'


def line(x: float, y: float, to: float) -> str:
    """A straight arrow to the right."""
    return path(f"M{x:g} {y:g}H{to:g}m-8-6 8 6-8 6", "fig-arrow")


# ------------------------------------------------------------ whole parts of a table


def position(seats: int = SEATS) -> State:
    """The first set-up, to arrange as a figure needs it."""
    found: State = find_game(PACKAGE.rpartition(".")[2]).set_up(seats, FIRST_GAME, seed=3)
    return found


def look(g: State, language: str) -> BoardView:
    """A position as somebody sees it who does not play."""
    names = ("",) * len(g.seated)
    return BoardView(g, Viewpoint(None, names, (False,) * len(names), language))


def mat_of(g: State, language: str) -> Mat:
    view = look(g, language)
    return Mat(PACKAGE, facts_of(view, 0), view.viewpoint)
