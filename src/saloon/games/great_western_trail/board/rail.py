"""The railroad: the line with its turnouts and crossings, the engines, cities above and stations below."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.counters import rosette
from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.regions import NARROW, WIDE, Drawn
from saloon.drawing.seats import BRANDS, seat_class
from saloon.drawing.shapes import circle, group, path, rect, text
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Seat
from saloon.games.great_western_trail.board.cities import cities
from saloon.games.great_western_trail.board.line import RING, RailPlan, desk_plan, phone_plan
from saloon.games.great_western_trail.board.stations import stations
from saloon.games.great_western_trail.board.tiles import line_sign
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import (
    ARROW_ACTIONS,
    CITY_ACTIONS,
    CROSSINGS,
    LAST,
    TRACK,
    Arrow,
    City,
    Station,
    Track,
)
from saloon.games.great_western_trail.kit import Kit
from saloon.games.trail.board.cards import seal
from saloon.games.trail.board.signs import sign_picture
from saloon.games.trail.board.view import nobody


def wide_rail(view: BoardView) -> Drawn:
    return rail_by(view, desk_plan(view.g.kit))


def phone_rail(view: BoardView) -> Drawn:
    return rail_by(view, phone_plan(view.g.kit))


def rail_by(view: BoardView, plan: RailPlan) -> Drawn:
    paper = rect(0.5, 0.5, plan.w - 1, plan.h - 1, 10, "paper")
    return plan.w, plan.h, paper + railroad(view, plan)


def railroad(view: BoardView, plan: RailPlan) -> str:
    """The line and the cities, without the paper that they lie on."""
    return _ground(view.g.kit, plan) + _spaces(view, plan) + cities(view, plan) + stations(view, plan) + _engines(view, plan)


# ------------------------------------------------------------ what never changes


@lru_cache(maxsize=128)
def _ground(kit: Kit, plan: RailPlan) -> str:
    """The line with its sleepers, turnouts and crossings; arrows between cities; what Kansas City pays."""
    line = _line(plan)
    body = path(line, "rail-sleepers") + path(line, "rail-gauge") + path(line, "rail-in")
    for station in kit.stations:
        if station.turnout:
            siding = _siding(plan, station)
            body += path(siding, "siding-out") + path(siding, "siding")
    for crossing in CROSSINGS:
        body += icon("crossing", *plan.at(crossing + 0.5), 11, "crossing")
    for arrow, (x, y) in plan.signs.items():
        body += _arrow(plan, arrow, x, y)
    return body + _stems(plan) + _kansas_city(kit.kansas_city, *plan.fees)


def _line(plan: RailPlan) -> str:
    if plan.w == WIDE:
        (_, _, left, top, step), (_, last, right, low, back) = plan.rows
        end = left + 18 * step
        west = right + (last - 19) * back
        return f"M{left:g} {top:g}H{end:g}C{end + 62:g} {top:g} {end + 62:g} {low:g} {right:g} {low:g}H{west:g}"
    d = ""
    for place, (first, last, x, y, step) in enumerate(plan.rows):
        start, end = x - (20 if place else 0), x + (last - first) * step
        d += f"M{start:g} {y:g}H{NARROW - 8 if last != LAST else end:g}"
    return d


def _siding(plan: RailPlan, station: Station) -> str:
    (x0, y), (x1, _) = plan.at(station.after), plan.at(station.after + 1)
    x, low = (x0 + x1) / 2, y + plan.dip
    a, b = x0 * 0.6 + x * 0.4, (x0 + x) / 2
    return f"M{x0:g} {y:g}C{b:g} {y:g} {a:g} {low:g} {x:g} {low:g}S{(x1 + x) / 2:g} {y:g} {x1:g} {y:g}"


def _arrow(plan: RailPlan, arrow: Arrow, x: float, y: float) -> str:
    """What two cities bring together."""
    a, b = (plan.plates[City.of(city)] for city in arrow.cities)
    left, right = a.x + a.w + 1, b.x - 1 if b.x > a.x else plan.w - 4
    top = a.y + 9
    body = path(f"M{left:g} {top:g}H{right - 1:g}m-3.5-3 3.5 3-3.5 3", "town-arrow")
    gives = line_sign([ARROW_ACTIONS[arrow]]) if arrow in ARROW_ACTIONS else ()
    if arrow.points and gives:
        body += rosette(x - 12, y + 5, arrow.points, 9.5) + sign_picture(gives, x + 12, y + 5, 15)
    elif arrow.points:
        body += rosette(x, y + 6, arrow.points, 9.5)
    else:
        body += sign_picture(gives, x, y + 6, 15)
    return f'<g id="arrow-{arrow.id}" data-help="city-{arrow.cities[1]}">{body}</g>'


def _stems(plan: RailPlan) -> str:
    """From each city to the space of its value."""
    body = ""
    for city, box in plan.plates.items():
        x, y = plan.at(city.value)
        start = min(max(x, box.x + 8), box.x + box.w - 8)
        body += path(f"M{start:g} {box.y + box.h:g}L{x:g} {y - RING / 2:g}", "town-stem")
    return body


def _kansas_city(city: City, x: float, y: float) -> str:
    """What a delivery to Kansas City brings, beside its stem."""
    return sign_picture(line_sign([CITY_ACTIONS[city]]), x - 0.5, y, 14, 11) + seal(x + 20, y, city.points)


# ------------------------------------------------------------ spaces and engines


def _spaces(view: BoardView, plan: RailPlan) -> str:
    viewpoint, dark = view.viewpoint, _dark_spaces(plan, view.viewpoint.drawings)
    moves = [choice.partition(":")[2] for choice in viewpoint.lit if choice.startswith(("engine:", "retreat:"))]
    told = [id.removeprefix("track-") for id in viewpoint.told]
    lit = {id: _space(viewpoint, plan, track) for id in (*moves, *told) if (track := Track.all.get(id)) is not None}
    return "".join((dark | lit).values())


@lru_cache(maxsize=128)
def _dark_spaces(plan: RailPlan, size: str) -> dict[str, str]:
    return {track.id: _space(nobody("en", size), plan, track) for track in TRACK.values()}


def _space(viewpoint: Viewpoint, plan: RailPlan, track: Track) -> str:
    """A numbered space, or the open place of a turnout."""
    x, y = plan.track(track)
    size = RING if track.position % 2 == 0 else RING - 3
    choices = (f"engine:{track.id}", f"retreat:{track.id}")
    help = f"station-{track.station.id}" if track.station else ""
    return piece(
        viewpoint, f"track-{track.id}", _space_face(track, size), size, size,
        x=round(x - size / 2, 2), y=round(y - size / 2, 2), choices=choices, help=help, r=size / 2, badge=8.4,
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _space_face(track: Track, size: float) -> str:
    body = circle(size / 2, size / 2, size / 2, "rail-space")
    if track.position % 2:
        return body + circle(size / 2, size / 2, 2, "rail-dot")
    return body + text(size / 2, size / 2 + 3.6, track.position // 2, "rail-n", 10, "middle")


def _engines(view: BoardView, plan: RailPlan) -> str:
    """A plate each; those that wait at the start stand beside each other."""
    driving = [who for who in view.g.seated if who.engine is not None]
    waiting = [who.seat for who in driving if who.engine.position == 0]
    body = ""
    for player in driving:
        (x, y), w = plan.track(player.engine), 25.0
        if len(waiting) > 1 and player.seat in waiting:
            place, w = waiting.index(player.seat), 23.5
            x += w / 2 if place % 2 else -w / 2
            y += 0 if len(waiting) == 2 else -9.5 if place < 2 else 9.5
        body += f'<g id="engine-{player.seat}" transform="translate({x:g} {y:g})">{engine_face(player.seat, w)}</g>'
    return body


@lru_cache(maxsize=64)
def engine_face(seat: Seat, w: float) -> str:
    """A plate with its seat's brand on the engine."""
    h = 19
    plate = rect(-w / 2, -h / 2, w, h, 5, "piece") + icon("locomotive", -w * 0.16, 0, 14.5, "on-piece")
    return group(plate + icon(BRANDS[seat], w / 2 - 5.8, 0, 8, "on-piece"), cls=f"engine {seat_class(seat)}")
