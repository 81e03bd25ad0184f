"""A component by itself, as it lies on the table, for the list of every piece."""

from __future__ import annotations

from saloon.drawing.counters import MINUS
from saloon.drawing.icons import icon
from saloon.drawing.shapes import group, rect, scaled, text
from saloon.engine import Component
from saloon.games.great_western_trail_argentina.board.cards import card_class, face
from saloon.games.great_western_trail_argentina.board.cities import bonus_face, cells, district_face, quay_face, spaces_of
from saloon.games.great_western_trail_argentina.board.pedro import LOADING_HEIGHT, loading_face, pedro_face
from saloon.games.great_western_trail_argentina.board.rail import PLATE_HEIGHT, master_chip, station_plate
from saloon.games.great_western_trail_argentina.board.ships import SHIP, ship_class, ship_face
from saloon.games.great_western_trail_argentina.board.spaces import disc_note, unit
from saloon.games.great_western_trail_argentina.board.tiles import farmer_tile, worker_tile
from saloon.games.great_western_trail_argentina.board.trail import actions_face
from saloon.games.great_western_trail_argentina.board.view import say
from saloon.games.great_western_trail_argentina.components import (
    PLAYER_COUNTS,
    ROWS_OF_WORKERS,
    Auxiliary,
    BonusSpace,
    Building,
    Card,
    Disc,
    District,
    Farmer,
    Loading,
    Master,
    Pedro,
    Quay,
    Ship,
    Station,
    Worker,
)
from saloon.games.trail.board.boxes import Bounds
from saloon.games.trail.board.buildings import TILE
from saloon.games.trail.board.mats import disc_space
from saloon.games.trail.board.pictures import CARD, SIDE, TABLE, WIDTH, Draw, drawn, drawn_building, drawn_on_trail, picture_of
from saloon.games.trail.board.signs import toll

QUAY, SPACE, UNIT, DISC = (84, 66), (32, 48), (WIDTH, 30), (WIDTH, 30)
DISTRICT = Bounds(0, 0, WIDTH, 80)
MASTER, LARGER = (34, 16), 1.35
"""A station master, and how much larger than on the map railway things are."""
OPENED = {"steps": "step", "cards": "hand-cards", "strength": "strength", "certificates": "certificate"}
"""What most discs open, and its icon."""
FEES = PLAYER_COUNTS[TABLE].fees


def _card(card: Card, language: str) -> str:
    return drawn(face(card, language, *CARD), CARD, card_class(card))


def _building(tile: Building, language: str) -> str:
    tax = toll(TILE[0] - 13, -0.5, tile.hand, FEES[tile.hand], 14) if tile.hand else ""
    return drawn_building(tile.name, tile.owner, actions_face(tile), tax)


def _farmer(farmer: Farmer, language: str) -> str:
    return drawn_on_trail(farmer_tile(farmer, FEES[farmer.hand]))


def _worker(worker: Worker, language: str) -> str:
    return drawn(worker_tile(ROWS_OF_WORKERS[worker.row], SIDE, worker.strength), (SIDE + 4, SIDE + 4))


def _ship(ship: Ship, language: str) -> str:
    return drawn(group(ship_face(ship, ()), 2), (SHIP[0] + 4, SHIP[1]), ship_class(ship))


def _quay(quay: Quay, language: str) -> str:
    return drawn(quay_face(quay, say(language, "board-quay"), (), *QUAY), QUAY, f"city-{quay.city}")


def _district(district: District, language: str) -> str:
    """With all of its spaces."""
    spaces = spaces_of(district)
    body = district_face(district, district.grain, DISTRICT)
    for space, (x, y, w, h) in zip(spaces, cells(len(spaces), DISTRICT), strict=True):
        body += group(bonus_face(space, None, w, h), x, y)
    return drawn(body, (DISTRICT.w, DISTRICT.h), f"city-{district.city}")


def _bonus_space(space: BonusSpace, language: str) -> str:
    return drawn(bonus_face(space, None, *SPACE), SPACE)


def _station(station: Station, language: str) -> str:
    plate, w = station_plate(station, None, None)
    return drawn(
        scaled(plate, 0, 0, LARGER), (w * LARGER, PLATE_HEIGHT * LARGER), "station black" if station.black else "station"
    )


def _master(master: Master, language: str) -> str:
    w, h = MASTER
    return drawn(scaled(master_chip(master, w, h), 0, 0, LARGER), (w * LARGER, h * LARGER))


def _auxiliary(action: Auxiliary, language: str) -> str:
    return drawn(rect(0, 0, *UNIT, 7, "sunk") + unit(action, 0, *UNIT), UNIT)


def _disc(disc: Disc, language: str) -> str:
    """The disc on its space, and what taking it opens."""
    body = rect(0, 0, *DISC, 7, "sunk") + disc_space(0, 16, DISC[1] / 2, 12, disc.black, True)
    if disc.auxiliary:
        cost = text(DISC[0] - 4, 19, f"{MINUS}${-disc.dollars}", "cost", 11, "end") if disc.dollars else ""
        return drawn(body + unit(Auxiliary.of(disc.auxiliary), 30, DISC[0] - 20 * bool(cost), DISC[1]) + cost, DISC)
    glyph = next(glyph for kind, glyph in OPENED.items() if getattr(disc, kind))
    return drawn(body + icon(glyph, 44, DISC[1] / 2, 16, "glyph") + disc_note(disc, 72, 19), DISC)


def _pedro(card: Pedro, language: str) -> str:
    return drawn(pedro_face(card, *CARD), CARD)


def _loading(card: Loading, language: str) -> str:
    return drawn(loading_face(card, (), language, 0, 0, WIDTH), (WIDTH, LOADING_HEIGHT))


PICTURES: dict[type[Component], Draw] = {
    Card: _card,
    Building: _building,
    Farmer: _farmer,
    Worker: _worker,
    Ship: _ship,
    Quay: _quay,
    District: _district,
    BonusSpace: _bonus_space,
    Station: _station,
    Master: _master,
    Auxiliary: _auxiliary,
    Disc: _disc,
    Pedro: _pedro,
    Loading: _loading,
}

picture = picture_of(PICTURES)
