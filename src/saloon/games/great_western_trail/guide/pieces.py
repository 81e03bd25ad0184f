"""Pieces of the game where a figure wants them, drawn by the functions of the board."""

from __future__ import annotations

from saloon.drawing.shapes import group, path
from saloon.engine import Seat, find_game
from saloon.games.great_western_trail.board.cards import card_class, face
from saloon.games.great_western_trail.board.cities import city_face
from saloon.games.great_western_trail.board.rail import engine_face
from saloon.games.great_western_trail.board.tiles import zone_tile
from saloon.games.great_western_trail.board.trail import actions_face
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import FEES, Building, Card, City, Hazard, Outlaw
from saloon.games.great_western_trail.options import FIRST_GAME
from saloon.games.great_western_trail.state import State
from saloon.games.trail.board import figures
from saloon.games.trail.board.view import nobody

SEATS = 2
"""Of the table that figures show."""
STEM = 36
"""Height of the plate of a city."""


def building(id: str, x: float, y: float, scale: float = 1) -> str:
    """Its middle at a point, with its toll if it asks for one of whoever sits at seat 0."""
    tile = Building.of(id)
    owner = tile.owner if tile.owner >= 0 else None
    tax = (tile.hand, FEES[SEATS][tile.hand]) if tile.hand and owner else ("", 0)
    return figures.building(f"building-{id}", tile.name, owner, actions_face(tile), x, y, scale, tax)


def cattle(id: str, x: float, y: float, language: str, w: float, h: float, cls: str = "") -> str:
    card = Card.of(id)
    return group(face(card, language, w, h), x, y, f"{card_class(card)} {cls}".strip(), f' data-help="card-{id}"')


def danger(tile: Hazard | Outlaw, x: float, y: float) -> str:
    return group(zone_tile(tile, FEES[SEATS][tile.hand]), x, y, "", f' data-help="{tile.kind}-{tile.id}"')


def city(id: str, x: float, y: float, language: str, *, delivered: bool = False, w: float = 76) -> str:
    """Its plate, its middle above a point."""
    town = City.of(id)
    owners = ((0, 1),) if delivered else ()
    cls = "town black" if town.black else "town"
    return group(city_face(town, language, w, STEM, owners), x - w / 2, y, cls, f' data-help="city-{id}"')


def stem(x: float, top: float, bottom: float) -> str:
    """From the plate of a city to the line."""
    return path(f"M{x:g} {top:g}V{bottom:g}", "town-stem")


def engine(x: float, y: float, seat: Seat = 0) -> str:
    return group(engine_face(seat, 25), x, y)


def position(seats: int = SEATS) -> State:
    """The first set-up, to arrange as a figure needs it."""
    found: State = find_game("great_western_trail").set_up(seats, FIRST_GAME, seed=6)
    return found


def look(g: State, language: str) -> BoardView:
    """A position as somebody sees it who does not play."""
    return BoardView(g, nobody(language, "desk"))
