"""A component by itself, as it lies on the table, for the list of every piece."""

from __future__ import annotations

from saloon.drawing.shapes import rect
from saloon.engine import Component
from saloon.games.great_western_trail.board.cards import card_class, face
from saloon.games.great_western_trail.board.cities import city_face
from saloon.games.great_western_trail.board.stations import master_sign, station_face
from saloon.games.great_western_trail.board.tiles import zone_tile
from saloon.games.great_western_trail.board.trail import actions_face
from saloon.games.great_western_trail.components import (
    FEES,
    Building,
    Card,
    City,
    Hazard,
    Master,
    Outlaw,
    Station,
    Worker,
)
from saloon.games.trail.board.buildings import TILE
from saloon.games.trail.board.pictures import (
    CARD,
    TABLE,
    Draw,
    drawn,
    drawn_building,
    drawn_on_trail,
    drawn_worker,
    picture_of,
)
from saloon.games.trail.board.signs import toll

PLATE, STATION = (92, 36), (80, 28)


def _card(card: Card, language: str) -> str:
    return drawn(face(card, language, *CARD), CARD, card_class(card))


def _building(tile: Building, language: str) -> str:
    tax = toll(TILE[0] - 11, -3, tile.hand, FEES[TABLE][tile.hand]) if tile.hand else ""
    return drawn_building(tile.name, tile.owner, actions_face(tile), tax)


def _danger(tile: Hazard | Outlaw, language: str) -> str:
    return drawn_on_trail(zone_tile(tile, FEES[TABLE][tile.hand]))


def _city(city: City, language: str) -> str:
    return drawn(city_face(city, language, *PLATE, ()), PLATE, "town black" if city.black else "town")


def _station(station: Station, language: str) -> str:
    return drawn(station_face(station, *STATION, None, None), STATION, "station black" if station.black else "station")


def _master(master: Master, language: str) -> str:
    body = rect(0.5, 0.5, 55, 27, 5, "card-bg") + rect(0.5, 0.5, 55, 27, 5, "tile-edge")
    return drawn(body + master_sign(master, 28, 14, 50, 14), (56, 28))


PICTURES: dict[type[Component], Draw] = {
    Card: _card,
    Building: _building,
    Hazard: _danger,
    Outlaw: _danger,
    City: _city,
    Station: _station,
    Master: _master,
    Worker: drawn_worker,
}

picture = picture_of(PICTURES)
