"""The action track in the order in which it is resolved, with the row of buildings for sale in its middle."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from saloon.drawing.counters import coin
from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.regions import NARROW, WIDE, Drawn
from saloon.drawing.seats import brand
from saloon.drawing.shapes import circle, fitted, group, lines, path, rect, text, wrapped
from saloon.games.carson_city.board.ground import SIZE
from saloon.games.carson_city.board.pieces import crowd, form_chips, placing, small_tile
from saloon.games.carson_city.board.view import BoardView, name_lines, recalled
from saloon.games.carson_city.components import (
    AMMO,
    FORMS,
    PARCELS,
    PURCHASES,
    REMINDERS,
    ROW,
    Building,
    Space,
)
from saloon.games.carson_city.rules.order import is_open, resolution_order

WIDTH = WIDE - SIZE - 8
ICONS = {
    "wages": "coin",
    "ammo": "revolver",
    "roads3": "road",
    "road1": "road",
    "parcels": "house",
    "inc_parcels": "house",
    "inc_guns": "revolver",
    "inc_gambling": "die-5",
    "inc_buildings": "building",
    "vp_guns": "revolver",
    "vp_parcels": "house",
    "vp_buildings": "building",
}
ON_SPACES = frozenset(["place", "again", "shift", "next_duel", "heal", "buy_building", "tile_of_row", "perform"])


class TrackPlan(NamedTuple):
    """Heights of the rows, and where they begin; margin and gaps."""

    w: float
    margin: float
    gap: float
    first: tuple[float, float]
    parcels: tuple[float, float]
    row: tuple[float, float]
    bank: tuple[float, float]
    council: tuple[float, float]


DESK = TrackPlan(WIDTH, 10, 5, (10, 106), (122, 28), (156, 136), (322, 98), (450, 128))
TABLET = TrackPlan(380, 7, 4, (8, 96), (108, 28), (140, 124), (291, 90), (408, 116))
PHONE = TrackPlan(NARROW, 7, 4, (10, 112), (128, 30), (164, 146), (340, 108), (478, 140))


def wide_track(view: BoardView) -> str:
    return _track(view, DESK, SIZE)


def tablet_track(view: BoardView) -> Drawn:
    """As high as the town beside it, where its letters are larger."""
    return TABLET.w, 532, _track(view, TABLET, 532)


def phone_track(view: BoardView) -> Drawn:
    return NARROW, 628, _track(view, PHONE, 628) + placing(view, 1)


def _track(view: BoardView, plan: TrackPlan, high: float) -> str:
    order = resolution_order(view.g)
    now = view.g.step if view.g.phase == "resolve" else len(order) if view.g.phase == "end" else -1
    body = rect(0.5, 0.5, plan.w - 1, high - 1, 10, "paper")
    body += _wide_spaces(view, plan, order[:4], 0, plan.first, now) + _reminder(view, plan, now)
    body += _row(view, plan, order[5:12], now)
    body += text(plan.margin + 2, plan.bank[0] - 15, view.say("board-bank"), "heading", 13)
    body += _wide_spaces(view, plan, order[12:16], 12, plan.bank, now)
    body += text(plan.margin + 2, plan.council[0] - 15, view.say("board-council"), "heading", 13)
    return body + _council(view, plan, order[16:], now)


def _choices(view: BoardView, space: Space) -> tuple[str, ...]:
    if view.verb in ON_SPACES:
        return (f"{view.verb}:{space.id}",)
    if view.verb == "kit":
        return tuple(f"kit:{space.id}.{form}" for form in FORMS)
    return ()


def _whole(view: BoardView, space: Space, body: str, box: tuple[float, float, float, float], help: str = "") -> str:
    x, y, w, h = box
    state = "space" if is_open(view.g, space) else "space closed"
    key = help or f"space-{space.id}"
    if space in view.framed:
        body += group(rect(1.5, 1.5, w - 3, h - 3, 7, "frame"), cls="framed")
    if not view.verb:
        return f'<g id="at-{space.id}" data-help="{key}" class="{state}" transform="translate({x:g} {y:g})">{body}</g>'
    whole = piece(
        view.viewpoint, f"at-{space.id}", body, w, h, x=x, y=y, choices=_choices(view, space), help=key, cls=state, badge=9
    )
    return whole + form_chips(view, space.id, x + 12, y + h - 12) if view.verb == "kit" else whole


def _number(number: int, now: int, x: float, y: float) -> str:
    """Its place in the order; what is being resolved stands out, what is done is ticked off."""
    if number - 1 < now:
        return icon("check", x, y, 12, "done")
    here = " now" if number - 1 == now else ""
    return circle(x, y, 8.2, f"step{here}") + text(x, y + 3.7, number, f"step-t{here}", 10.4, "middle")


# ------------------------------------------------------------ wages to road, bank of Nevada


def _wide_spaces(
    view: BoardView, plan: TrackPlan, spaces: tuple[Space, ...], before: int, place: tuple[float, float], now: int
) -> str:
    y, h = place
    w = round((plan.w - 2 * plan.margin - 3 * plan.gap) / 4, 2)
    body = over = ""
    for at, space in enumerate(spaces):
        x = round(plan.margin + at * (w + plan.gap), 2)
        face = wide_face(view.language, space, w, h) + _number(before + at + 1, now, w - 12, 12)
        if space is AMMO and not view.g.ammo_home:
            holders = "".join(brand(player.seat, 18, h - 17, 20) for player in view.g.players if player.ammo)
            face += group(holders, cls="now")
        body += _whole(view, space, face, (x, y, w, h))
        over += crowd(view, view.at.get(space, []), x + w / 2, y + h - 20, w - 6, 0.95)
    return body + over


@lru_cache(maxsize=256)
def wide_face(language: str, space: Space, w: float, h: float) -> str:
    say = recalled(language)
    cls = "place reminder" if space in REMINDERS else "place"
    body = rect(0.5, 0.5, w - 1, h - 1, 8, cls) + icon(ICONS[space.id], 18, 17, 21, "glyph")
    title = fitted(say(f"board-space-{space.id}"), w - 12, 12.5, True)
    note = wrapped(say(f"board-space-{space.id}.note"), w - 12, 10.8, 2)
    return body + text(8, 43, title, "space-t", 12.5) + lines(8, 56, note, "space-note", 10.8, 12, "start")


def _reminder(view: BoardView, plan: TrackPlan, now: int) -> str:
    """Parcels are bought on the map; beside it, how many buildings are still in the bag."""
    y, h = plan.parcels
    bag = view.say("board-bag", count=len(view.g.bag))
    w = plan.w - 2 * plan.margin
    body = rect(0.5, 0.5, w - 1, h - 1, 8, "place reminder") + icon("house", 18, h / 2, 17, "glyph")
    title = view.say("board-space-parcels")
    body += text(33, h / 2 + 4.5, title, "space-t", 12.5)
    left = 42 + len(title) * 7.6
    body += text(w - 28, h / 2 + 4, bag, "space-note", 10.8, "end") + _number(PARCELS.order, now, w - 14, h / 2)
    space = w - 36 - len(bag) * 6.2 - left
    body += text(left, h / 2 + 4, fitted(view.say("board-space-parcels.note"), space, 10.8), "space-note", 10.8)
    return _whole(view, PARCELS, body, (plan.margin, y, w, h))


# ------------------------------------------------------------ buildings for sale


def _row(view: BoardView, plan: TrackPlan, spaces: tuple[Space, ...], now: int) -> str:
    y, h = plan.row
    w = round((plan.w - 2 * plan.margin - 6 * plan.gap) / 7, 2)
    body = over = ""
    for at, space in enumerate(spaces):
        x = round(plan.margin + at * (w + plan.gap), 2)
        tile = view.g.row[ROW.index(space)]
        face = tile_face(view.language, space, tile, w, h) + _number(space.order, now, w - 10, 11)
        body += _whole(view, space, face, (x, y, w, h), f"building-{tile.id}" if tile else "")
        over += crowd(view, view.at.get(space, []), x + w / 2, y + h - 19, w - 2, 0.9)
    return body + over


@lru_cache(maxsize=512)
def tile_face(language: str, space: Space, tile: Building | None, w: float, h: float) -> str:
    body = rect(0.5, 0.5, w - 1, h - 1, 8, "place") + coin(17, 17, space.price, 11.5)
    side = 42
    if tile is None:
        return body + rect((w - side) / 2, 33, side, side, 7, "slot")
    body += f'<g transform="translate({(w - side) / 2:g} 33)">{small_tile(tile, side)}</g>'
    name = recalled(language)(f"building-{tile.id}")
    words, size = name_lines(name[:1].upper() + name[1:], w, 10.4)
    return body + lines(w / 2, 87, words, "space-note", size, 11)


# ------------------------------------------------------------ council


def _council(view: BoardView, plan: TrackPlan, spaces: tuple[Space, ...], now: int) -> str:
    y, h = plan.council
    w = round((plan.w - 2 * plan.margin - 6 * plan.gap) / 7, 2)
    body = over = ""
    for at, space in enumerate(spaces):
        x = round(plan.margin + at * (w + plan.gap), 2)
        shut = bool(space.last) and view.g.round > space.last
        face = council_face(view.language, space, shut, w, h) + _number(17 + at, now, w - 10, 11)
        body += _whole(view, space, face, (x, y, w, h))
        over += crowd(view, view.at.get(space, []), x + w / 2, y + h - 22, w - 2, 0.9)
    return body + over


@lru_cache(maxsize=512)
def council_face(language: str, space: Space, shut: bool, w: float, h: float) -> str:
    say = recalled(language)
    body = rect(0.5, 0.5, w - 1, h - 1, 8, "place")
    if space.price:
        body += icon("vp", 17, 18, 22, "vp") + text(w / 2, 50, f"${space.price}", "space-t money", 15, "middle")
        note = [say("board-space-points")]
        body += lines(w / 2, 64, note, "space-note", 10.4, 11.5)
    else:
        body += icon(ICONS[space.id], 17, 18, 22, "glyph")
        note = wrapped(say(f"board-space-{space.id}"), w + 2, 10.4, 4)
        body += lines(w / 2, 44, note, "space-note", 10.4, 11.8)
    if shut:
        body += path(f"M8 {h - 8:g}L{w - 8:g} 8", "shut")
    return body


# ------------------------------------------------------------ any of them


def space_face(language: str, space: Space, tile: Building | None, w: float, h: float) -> str:
    if space in ROW:
        return tile_face(language, space, tile, w, h)
    if space in PURCHASES or space.sort == "council":
        return council_face(language, space, False, w, h)
    return wide_face(language, space, w, h)
