"""The stations: price, points, corners, whose discs lie there, the station master or the worker in his place."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.regions import NARROW, WIDE
from saloon.drawing.seats import disc
from saloon.drawing.shapes import group, rect, text
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Seat
from saloon.games.great_western_trail.board.line import RailPlan
from saloon.games.great_western_trail.board.tiles import COUNTED, line_sign
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import (
    MASTER_ACTIONS,
    Master,
    Station,
    Worker,
)
from saloon.games.trail.board.boxes import Bounds
from saloon.games.trail.board.cards import seal, worker_picture
from saloon.games.trail.board.signs import sign_picture, sign_width
from saloon.games.trail.board.view import nobody


def stations(view: BoardView, plan: RailPlan) -> str:
    g, viewpoint, body = view.g, view.viewpoint, ""
    verbs = {choice.partition(":")[0] for choice in (*viewpoint.lit, *viewpoint.dimmed)}
    lit = not verbs.isdisjoint(("station", "upgrade", "disc"))
    for station, box in plan.stations.items():
        owners = tuple([player.seat for player in g.seated if station in player.stations])
        post = g.kit.posts.get(station)
        master, worker = (g.masters[post], g.replaced[post]) if post is not None else (None, None)
        at = station, box, master, worker, owners
        drawn = lit or f"station-{station.id}" in viewpoint.told
        body += _station(viewpoint, *at) if drawn else _dark_station(viewpoint.drawings, *at)
    return body


@lru_cache(maxsize=4096)
def _dark_station(
    size: str, station: Station, box: Bounds, master: Master | None, worker: Worker | None, owners: tuple[Seat, ...]
) -> str:
    return _station(nobody("en", size), station, box, master, worker, owners)


def _station(
    viewpoint: Viewpoint, station: Station, box: Bounds, master: Master | None, worker: Worker | None, owners: tuple[Seat, ...]
) -> str:
    face = station_face(station, box.w, box.h, master, worker)
    choices = (f"station:{station.id}", f"upgrade:{station.id}", f"disc:{station.id}")
    help = f"station-{station.id}" if master is None else f"master-{master.id}"
    plate = piece(
        viewpoint, f"station-{station.id}", face, box.w, box.h, x=box.x, y=box.y, choices=choices, help=help,
        cls="station black" if station.black else "station", r=5, badge=8.4,
    )  # fmt: skip
    return plate + _owners(station, box, owners, NARROW if viewpoint.drawings == "phone" else WIDE)


@lru_cache(maxsize=512)
def station_face(station: Station, w: float, h: float, master: Master | None, worker: Worker | None) -> str:
    y = h / 2
    body = rect(0, 0, w, h, 5, "station-plate")
    body += text(5, y + 3.9, f"${station.cost}", "cost", 10.8) + seal(33, y, station.points)
    if worker is not None:
        body += group(worker_picture(worker.id, 16), w - 21, y - 8)
    elif master is not None:
        body += rect(w - 32, y - 7.5, 29, 15, 4, "master")
        if master.counts:
            body += icon("station-master", w - 25, y, 12, "master-i") + rect(w - 19, y - 6.5, 15, 13, 3, "card-bg")
            body += master_sign(master, w - 11.5, y, 13)
        else:
            body += group(master_sign(master, w - 17.5, y, 28), cls="on-dark")
    return body


@lru_cache(maxsize=512)
def _owners(station: Station, box: Bounds, owners: tuple[Seat, ...], w: float) -> str:
    """Discs beside the plate, on a phone below it."""
    found = ""
    for place, seat in enumerate(owners):
        if w == NARROW:
            x, y = box.x + box.w / 2 + (place - (len(owners) - 1) / 2) * 14, box.y + box.h + 8.4
        else:
            # Closer where the line bends.
            x, y = box.x + box.w + 8.5 + place * (11.5 if w - box.x - box.w > 62 else 9.5), box.y + box.h / 2
        found += f'<g id="station-{station.id}-{seat}">{disc(seat, round(x, 2), round(y, 2), 6.8)}</g>'
    return found


@lru_cache(maxsize=256)
def master_sign(master: Master, x: float, y: float, space: float, size: float = 11.5) -> str:
    """What a station master counts at the end; what he gives at once, if that is all."""
    sign = COUNTED[master.counts] if master.counts else line_sign(MASTER_ACTIONS[master])
    while size > 6 and sign_width(sign, size, 10, 0) > space:
        size -= 0.5
    return sign_picture(sign, x, y, size, 10, 0)
