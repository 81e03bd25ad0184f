"""The railway above the last stretch of the trail: it runs west from Buenos Aires, stations above it, ramps below."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.regions import WIDE
from saloon.drawing.seats import BRANDS, disc, seat_class
from saloon.drawing.shapes import circle, fitted, group, path, rect, text
from saloon.drawing.terrain import Point
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Seat
from saloon.games.great_western_trail_argentina.board.country import AT, FIRST, PITCH, RAIL
from saloon.games.great_western_trail_argentina.board.tiles import COUNTED, GRAIN, tile_picture
from saloon.games.great_western_trail_argentina.board.view import BoardView, say
from saloon.games.great_western_trail_argentina.components import (
    DEPOT,
    DEPOT_EXIT,
    LAST,
    MASTER_STATIONS,
    RAMPS,
    STATIONS,
    TRACK,
    Master,
    Station,
    Tile,
    Track,
)
from saloon.games.trail.board.cards import seal
from saloon.games.trail.board.signs import Sign, dollars, glyph, sign_picture, word
from saloon.games.trail.board.view import nobody
from saloon.games.trail.effects import read_alternatives

SIDING = 17
"""How far a turnout lies above the line."""
SPACE, TURNOUT = 18.8, 13.0
PLATE_TOP, PLATE_HEIGHT = 5.5, 19


def place(position: int) -> Point:
    """Where an engine stands: on a numbered space, on the turnout behind it, or in the depot."""
    if position > 2 * LAST:
        return _x(LAST - 4), RAIL + 19
    return (_x(position / 2), RAIL) if position % 2 == 0 else (_x(position / 2), RAIL - SIDING)


def _x(number: float) -> float:
    return FIRST - number * PITCH


def railway(view: BoardView) -> str:
    return _ground(view.language) + _spaces(view) + _stations(view) + _engines(view)


# ------------------------------------------------------------ what never changes


@lru_cache(maxsize=256)
def _ground(language: str) -> str:
    """The line with its sleepers, its turnouts, the depot behind the terminus and the way back from it, stems of the ramps."""
    start, end, back = _x(0), _x(LAST), _x(DEPOT_EXIT / 2)
    low = RAIL + 19
    body = path(f"M0 0H{WIDE}V{RAIL + 16:g}H0z", "rail-ground")
    loop = f"M{end:g} {RAIL:g}C{end - 14:g} {RAIL:g} {end - 16:g} {low:g} {end + 6:g} {low:g}H{back - 34:g}"
    loop += f"C{back - 14:g} {low:g} {back - 12:g} {RAIL:g} {back:g} {RAIL:g}"
    body += path(loop, "siding-out") + path(loop, "siding")
    line = f"M{start + 22:g} {RAIL:g}H{end:g}"
    body += path(line, "rail-sleepers") + path(line, "rail-gauge") + path(line, "rail-in")
    for station in STATIONS:
        if station.turnout:
            siding = _siding(station)
            body += path(siding, "siding-out") + path(siding, "siding")
    for ramp in RAMPS:
        body += path(f"M{AT[ramp][0]:g} {RAIL + 9.4:g}V{AT[ramp][1] - 9:g}", "ramp-stem")
    depot, words = place(DEPOT.position)[0], fitted(say(language, "board-depot"), 46, 11)
    body += rect(depot - 31, low - 8, 62, 16, 5, "station-plate") + icon("depot", depot - 22, low, 12, "glyph")
    return body + text(depot - 13, low + 4, words, "caption", 11)


def _siding(station: Station) -> str:
    a, b, top = _x(station.after), _x(station.after + 1), RAIL - SIDING
    up = f"M{a:g} {RAIL:g}C{a - 5:g} {RAIL - 1:g} {a - 5:g} {top:g} {(a + b) / 2:g} {top:g}"
    return up + f"S{b + 5:g} {RAIL - 1:g} {b:g} {RAIL:g}"


# ------------------------------------------------------------ spaces


def _spaces(view: BoardView) -> str:
    """Numbered spaces and turnouts; those from which a ramp opens are of wheat once one's own engine has come there."""
    open_ = view.own.engine.number
    lit = {choice.partition(":")[2] for choice in (*view.viewpoint.lit, *view.viewpoint.dimmed) if choice.startswith("engine:")}
    if not lit and not view.viewpoint.told:
        return _dark_spaces(open_, view.viewpoint.drawings)
    return "".join(_space(view.viewpoint, track, open_) for track in TRACK.values())


@lru_cache(maxsize=128)
def _dark_spaces(open_: int, size: str) -> str:
    return "".join(_space(nobody("en", size), track, open_) for track in TRACK.values())


def _space(viewpoint: Viewpoint, track: Track, open_: int) -> str:
    (x, y), size = place(track.position), TURNOUT if track.position % 2 else SPACE
    help = f"station-{track.station.id}" if track.station else ""
    return piece(
        viewpoint, f"track-{track.id}", _space_face(track, size, open_), size, size, x=round(x - size / 2, 2),
        y=round(y - size / 2, 2), choices=(f"engine:{track.id}",), help=help, r=size / 2, badge=8.4,
    )  # fmt: skip


_RAMPED = frozenset(ramp.track for ramp in RAMPS)


def _space_face(track: Track, size: float, open_: int) -> str:
    if track.position % 2:
        return circle(size / 2, size / 2, size / 2, "rail-space")
    ramped = track.number in _RAMPED and track.number <= open_
    body = circle(size / 2, size / 2, size / 2, "rail-space ramped" if ramped else "rail-space")
    return body + text(size / 2, size / 2 + 3.7, track.number, "rail-n", 10.2, "middle")


# ------------------------------------------------------------ stations


def _stations(view: BoardView) -> str:
    discs: dict[Station, list[Seat]] = {station: [] for station in STATIONS}
    for who in view.g.seated:
        for station in who.stations:
            discs[station].append(who.seat)
    masters = dict(zip(MASTER_STATIONS, zip(view.g.masters, view.g.given, strict=True), strict=True))
    body = ""
    for station in STATIONS:
        master, given = masters.get(station, (None, None))
        body += _station(view, station, master, given) + _discs(station, discs[station])
    return body


def _middle(station: Station) -> float:
    return _x(station.after + 0.5) if station.turnout else _x(station.after) + 6


def _station(view: BoardView, station: Station, master: Master | None, given: Tile | None) -> str:
    """A plate: cost, points, the master or the worker that was given for him."""
    face, w = station_plate(station, master, given)
    choices = tuple(f"{verb}:{station.id}" for verb in ("station", "upgrade", "disc", "pedro_disc"))
    return piece(
        view.viewpoint, f"station-{station.id}", face, w, PLATE_HEIGHT, x=round(max(4, _middle(station) - w / 2), 2),
        y=PLATE_TOP, choices=choices, help=f"station-{station.id}", cls="station black" if station.black else "station", r=5,
        badge=8.4,
    )  # fmt: skip


@lru_cache(maxsize=256)
def station_plate(station: Station, master: Master | None, given: Tile | None) -> tuple[str, float]:
    w = 46 + (36 if master else 20 if station.master else 0)
    body = rect(0, 0, w, PLATE_HEIGHT, 5, "station-plate")
    body += text(5, 13.5, f"${station.cost}", "cost", 11) + seal(34, 9.5, station.points)
    if master is not None:
        body += group(master_chip(master, 34, 16), 45.5, 1.5)
    elif given is not None:
        body += group(tile_picture(given, {}, 17, 17), 46.5, 1)
    elif station.master:
        body += rect(47.5, 2.5, 14, 14, 4, "slot")
    return body, w


def _discs(station: Station, seats: list[Seat]) -> str:
    x = _middle(station)
    return "".join(disc(seat, round(x + 9 + k * 11.5 - 5.5 * len(seats), 2), RAIL - 21.5, 6.2) for k, seat in enumerate(seats))


@lru_cache(maxsize=64)
def master_chip(master: Master, w: float, h: float) -> str:
    """What he gives, and what he counts at the end; from (0, 0)."""
    body = rect(0, 0, w, h, 4, "master") + sign_picture(_gift(master), w * 0.28, h / 2, 12, 10.5, 0)
    return body + group(sign_picture(COUNTED[master.counts][:1], w * 0.76, h / 2, 12), cls="on-dark")


def _gift(master: Master) -> Sign:
    if master.loading:
        return (glyph("ship", "master-i"),)
    effect = read_alternatives(master.gives)[0].gain[0]
    if effect.name == "dollars":
        return (dollars(effect.amount, "master-t"),)
    return (GRAIN,) if effect.name == "grain" else (glyph("certificate", "master-i"), word("", "master-t"))


# ------------------------------------------------------------ engines


def _engines(view: BoardView) -> str:
    """A plate each; those on one space stand beside each other, as they do at the start."""
    return "".join(
        f'<g id="engine-{seat}" transform="translate({x:g} {y:g})">{engine_face(seat, w)}</g>'
        for seat, x, y, w in _standing(view)
    )


def _standing(view: BoardView) -> Iterator[tuple[Seat, float, float, float]]:
    by_place: dict[Track, list[Seat]] = {}
    for who in view.g.seated:
        by_place.setdefault(who.engine, []).append(who.seat)
    for track, seats in by_place.items():
        x, y = place(track.position)
        for number, seat in enumerate(seats):
            if len(seats) == 1:
                yield seat, x, y, 25
            else:
                high = 0 if len(seats) == 2 else -9.5 if number < 2 else 9.5
                yield seat, x - 12 + number % 2 * 23.5 - 0.5, y + high, 23


@lru_cache(maxsize=256)
def engine_face(seat: Seat, w: float) -> str:
    """A plate with its seat's brand beside the engine."""
    plate = rect(-w / 2, -9.5, w, 19, 5, "piece") + icon("locomotive", -w * 0.16, 0, 14.5, "on-piece")
    return group(plate + icon(BRANDS[seat], w / 2 - 5.8, 0, 8, "on-piece"), cls=f"engine {seat_class(seat)}")
