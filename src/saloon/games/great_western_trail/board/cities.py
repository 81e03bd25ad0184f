"""The cities: their corners, whose discs lie there, and what the way to them would cost."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.counters import MINUS, rosette
from saloon.drawing.lit import piece
from saloon.drawing.seats import disc
from saloon.drawing.shapes import circle, fitted, rect, text
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Seat
from saloon.games.great_western_trail.board.line import RailPlan
from saloon.games.great_western_trail.board.tiles import line_sign
from saloon.games.great_western_trail.board.view import BoardView, say
from saloon.games.great_western_trail.components import (
    CITY_ACTIONS,
    KANSAS_CITY,
    TRANSPORT,
    City,
)
from saloon.games.trail.board.boxes import Bounds
from saloon.games.trail.board.signs import sign_picture
from saloon.games.trail.board.view import nobody

Owners = tuple[tuple[Seat, int], ...]
"""Seats, and how many discs each of them has."""


def cities(view: BoardView, plan: RailPlan) -> str:
    viewpoint, players, noted = view.viewpoint, view.g.seated, view.viewpoint.noted
    body = ""
    for city, box in plan.plates.items():
        owners = tuple([(player.seat, count) for player in players if (count := player.cities.count(city))])
        choice = f"deliver:{city.id}"
        if choice not in viewpoint.lit and choice not in viewpoint.dimmed and f"city-{city.id}" not in noted:
            body += _dark_city(viewpoint.language, viewpoint.drawings, city, box, owners)
            continue
        body += _city(viewpoint, city, box, owners)
        if choice in viewpoint.lit:
            body += _transport(view, city, box)
    return body


@lru_cache(maxsize=4096)
def _dark_city(language: str, size: str, city: City, box: Bounds, owners: Owners) -> str:
    return _city(nobody(language, size), city, box, owners)


def _city(viewpoint: Viewpoint, city: City, box: Bounds, owners: Owners) -> str:
    face = city_face(city, viewpoint.language, box.w, box.h, owners)
    return piece(
        viewpoint, f"city-{city.id}", face, box.w, box.h, x=box.x, y=box.y, choices=(f"deliver:{city.id}",),
        help=f"city-{city.id}", cls="town black" if city.black else "town", r=6, badge=9,
    )  # fmt: skip


@lru_cache(maxsize=2048)
def city_face(city: City, language: str, w: float, h: float, owners: Owners) -> str:
    """Its name, whose discs lie there, what each of them is worth."""
    size = 11.0 if w > 60 else 10.5
    name = fitted(say(language, f"city-{city.id}"), w * 1.06, size)
    body = rect(0, 0, w, h, 6, "town-plate") + text(w / 2, 12.8, name, "town-name", size, "middle")
    y = h - 11.5
    points = city.points if city.points > 0 else 0
    gives = line_sign([CITY_ACTIONS[city]]) if city in CITY_ACTIONS and city.value else ()  # Kansas City's: beside the line
    room = w - 10 - (20 if points or gives else 0)
    step = min(18, (room - 14) / max(1, len(owners) - 1))
    run = step * (len(owners) - 1)
    middle = 5 + room / 2
    if points:
        body += rosette(w - 13, y, points, 9 if points < 10 else 9.7)
    elif gives:
        body += sign_picture(gives, w - 15, y, 14)
    if not owners:
        return body + circle(middle, y, 7, "disc-space black" if city.black else "disc-space")
    for place, (seat, count) in enumerate(owners):
        x = middle - run / 2 + place * step
        body += f'<g id="city-{city.id}-{seat}">{disc(seat, round(x, 2), y, 7.4)}'
        body += (
            circle(x + 5.8, y + 5, 5.6, "tally") + text(x + 5.8, y + 8.6, count, "tally-t", 10, "middle") if count > 1 else ""
        )
        body += "</g>"
    return body


def _transport(view: BoardView, city: City, box: Bounds) -> str:
    """What the way to a city costs now; the special delivery of a building is free."""
    if view.own.herder is not KANSAS_CITY:
        return ""
    cost = TRANSPORT[view.own.engine, city]
    words = f"{MINUS}${cost}" if cost else "$0"
    pill = rect(-15, -7.5, 30, 15, 7.5, "fare") + text(0, 3.9, words, "fare-t", 10.8, "middle")
    return f'<g class="haul" transform="translate({box.x + box.w - 13:g} {box.y + box.h - 2:g})">{pill}</g>'
