"""A component by itself, as it lies on the table, for the list of every piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saloon.drawing.shapes import group, rect, sign
from saloon.engine import Component
from saloon.games.great_western_trail.board.cards import card_class, face
from saloon.games.great_western_trail.board.cities import city_face
from saloon.games.great_western_trail.board.stations import master_sign, station_face
from saloon.games.great_western_trail.board.tiles import zone_tile
from saloon.games.great_western_trail.board.trail import actions_face
from saloon.games.great_western_trail.components import (
    BANK,
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
from saloon.games.trail.board.buildings import TILE, building_face
from saloon.games.trail.board.cards import worker_picture
from saloon.games.trail.board.signs import toll

CARD, PLATE, STATION, ZONE = (76, 102), (92, 36), (80, 28), (42, 36)
TABLE = 2
"""Seats of the table whose tolls are shown."""
ROOM = 9
"""Above a tile, for its toll."""


def _card(card: Card, language: str) -> str:
    return _drawn(group(face(card, language, *CARD), cls=card_class(card)), CARD)


def _building(tile: Building, language: str) -> str:
    owner = None if tile.owner == BANK else tile.owner
    body = building_face(tile.name, owner) + actions_face(tile) + rect(0, 0, *TILE, 7, "tile-edge")
    body += toll(TILE[0] - 11, -3, tile.hand, FEES[TABLE][tile.hand]) if tile.hand else ""
    return _drawn(group(body, 0, ROOM), (TILE[0], TILE[1] + ROOM + 2))


def _danger(tile: Hazard | Outlaw, language: str) -> str:
    return _drawn(group(zone_tile(tile, FEES[TABLE][tile.hand]), 0, 2), (ZONE[0] + 4, ZONE[1] + 4))


def _city(city: City, language: str) -> str:
    return _drawn(group(city_face(city, language, *PLATE, ()), cls="town black" if city.black else "town"), PLATE)


def _station(station: Station, language: str) -> str:
    body = station_face(station, *STATION, None, None)
    return _drawn(group(body, cls="station black" if station.black else "station"), STATION)


def _master(master: Master, language: str) -> str:
    body = rect(0.5, 0.5, 47, 27, 5, "card-bg") + rect(0.5, 0.5, 47, 27, 5, "tile-edge") + master_sign(master, 24, 14, 40)
    return _drawn(body, (48, 28))


def _worker(worker: Worker, language: str) -> str:
    return _drawn(worker_picture(worker.id, 36), (36, 36))


def _drawn(body: str, size: tuple[float, float]) -> str:
    return sign(body, *size, cls="trail")


PICTURES: dict[type[Component], Callable[[Any, str], str]] = {
    Card: _card,
    Building: _building,
    Hazard: _danger,
    Outlaw: _danger,
    City: _city,
    Station: _station,
    Master: _master,
    Worker: _worker,
}


def picture(thing: Component, language: str) -> str:
    draw = PICTURES.get(type(thing))
    return draw(thing, language) if draw is not None else ""
