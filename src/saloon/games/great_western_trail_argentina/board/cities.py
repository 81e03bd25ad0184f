"""Cities across the sea, as large as they are read: quays with their discs, districts with their grain and bonus spaces.

Before a delivery is chosen, the one that is in focus shows where the disc goes from, and what that costs and brings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from saloon.drawing.counters import MINUS, rosette
from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.memory import remembered
from saloon.drawing.seats import disc
from saloon.drawing.shapes import circle, group, path, rect, text
from saloon.drawing.terrain import Point
from saloon.engine import Seat
from saloon.games.great_western_trail_argentina.board.tiles import SIDE_LETTERS, gained
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.components import (
    BONUS_ACTIONS,
    BONUS_SPACES,
    DISTRICTS,
    QUAYS,
    BonusSpace,
    District,
    Quay,
)
from saloon.games.great_western_trail_argentina.rules.delivery import COST, quays_for
from saloon.games.trail.board.boxes import Bounds
from saloon.games.trail.board.cards import seal
from saloon.games.trail.board.signs import fitted_sign
from saloon.games.trail.board.ways import pill

Draw = Callable[[], tuple[str, str]]
"""What lies in the city, and what is shown over it for the delivery that is in focus."""
VERBS = {"deliver", "quay", "disc", "bonus", "pedro_space", "pedro_disc"}
"""Questions about cities."""
Words = list[tuple[str, str]]
"""Numbers with their classes."""


def seen_city(view: BoardView, city: str, facts: tuple[object, ...], draw: Draw) -> tuple[str, str]:
    """A city changes seldom: it is drawn once for what it shows, unless something of it may be chosen."""
    if VERBS & view.verbs or view.viewpoint.dimmed or view.viewpoint.told:
        return draw()
    spaces = ((who.seat, tuple(who.spaces), tuple(who.quays)) for who in view.g.seated)
    known = (view.package, city, view.language, view.viewpoint.drawings, *facts, len(view.g.spaces), *spaces)
    return remembered(known, lambda: draw()[0]), ""


def districts_of(view: BoardView, city: str) -> list[District]:
    face = next((district.face for district in view.g.districts if district.city == city), "a")
    return [district for district in DISTRICTS if district.city == city and district.face == face]


@lru_cache(maxsize=256)
def spaces_of(district: District) -> tuple[BonusSpace, ...]:
    return tuple(space for space in BONUS_SPACES if space.district == district.id)


def taken_spaces(view: BoardView) -> dict[BonusSpace, Seat]:
    return {space: who.seat for who in view.g.seated for space in who.spaces}


@lru_cache(maxsize=256)
def space_choices(space: BonusSpace) -> tuple[str, ...]:
    """What may be chosen there."""
    bonus = (f"bonus:{BONUS_ACTIONS[space].id}",) if space in BONUS_ACTIONS else ()
    return (f"deliver:{space.id}", f"pedro_space:{space.id}", *bonus)


@lru_cache(maxsize=8)
def quay_choices(quay: Quay) -> tuple[str, ...]:
    return f"quay:{quay.id}", f"disc:{quay.id}", f"pedro_disc:{quay.id}"


LARGE = 50
"""From this height on a space has room for large figures."""


@lru_cache(maxsize=512)
def bonus_face(space: BonusSpace, seat: Seat | None, w: float, h: float) -> str:
    """What it pays now above, what it is worth at the end below; a disc covers what was paid."""
    body = rect(0, 0, w, h, 5, "bonus-space taken" if seat is not None else "bonus-space")
    gives = seat is None and space in BONUS_ACTIONS
    alone = (not gives and seat is None) or not space.points
    top, low = (h / 2, h / 2) if alone else (h / 2 - h * 0.22, h / 2 + h * 0.24)
    if seat is not None:
        body += disc(seat, w / 2, top, 7.6 * min(w / 23, h / 37))
    elif gives:
        sign = gained(BONUS_ACTIONS[space].gain[0])
        body += fitted_sign(sign, w / 2, top, w + 4, 13.5 if h < LARGE else 17, 10.6 if w < 30 else 14)
    if not space.points:
        return body
    return body + (seal(w / 2, low, space.points) if h < LARGE else rosette(w / 2, low, space.points, min(12.5, w / 2 - 1)))


def hidden_space(w: float, h: float) -> str:
    """Under a cover tile."""
    x, y = w / 2, h / 2
    return rect(0, 0, w, h, 5, "bonus-space covered") + path(f"M{x - 4.5:g} {y - 5:g}l9 10m0-10l-9 10", "cover-x")


# ------------------------------------------------------------ what a delivery costs and brings


def best_quay(view: BoardView, space: BonusSpace) -> Quay | None:
    """From where a disc would be delivered: for least grain, then from the quay that is worth least."""
    quays: list[Any] = quays_for(view.own, space)
    return min(quays, key=lambda quay: (COST[quay, space], quay.points), default=None)


def grain_left(view: BoardView) -> list[tuple[BonusSpace, int]]:
    """For every delivery that may be chosen, the grain that would be left."""
    found = []
    for space in view.g.spaces:
        quay = best_quay(view, space) if f"deliver:{space.id}" in view.viewpoint.lit else None
        if quay is not None:
            found.append((space, view.own.grain - COST[quay, space]))
    return found


def delivery_words(view: BoardView, space: BonusSpace) -> Words:
    """Grain by the cheapest quay, and by the dearest; pesos; points there, and those that are lost at the quay."""
    quays: list[Any] = quays_for(view.own, space)
    costs = sorted({COST[quay, space] for quay in quays})
    words = [(" / ".join(f"{MINUS}{cost}" for cost in dict.fromkeys((costs[0], costs[-1]))), "fee-t")] if costs else []
    if space in BONUS_ACTIONS and (gain := BONUS_ACTIONS[space].gain[0]).name == "dollars":
        words.append((f"+${gain.amount}", "steps-t"))
    return words


def preview(choice: str, body: str) -> str:
    """Shown by the page for the one choice that is in focus."""
    return group(body, cls="route", more=f' data-for="{choice}"') if body else ""


def grain_pill(x: float, y: float, words: Words) -> str:
    return pill(x, y, words, "steps", "grain") if words else ""


# ------------------------------------------------------------ a city by itself

QUAY, CELL = 84.0, 32.0
"""Widths of the quays and, at the most, of a bonus space."""
SKYLINES = {
    "le_havre": "M0 34V27h10v-6h6v6h8v-9l9-5 9 5v16zM48 34l2.5-24H49V7h2l1-4h4l1 4h2v3h-1.5L60 34zM66 34v-8h30v8z"
    "M70 26v-9l13-7 13 7v9zM102 34V12l1.5-1 1.5 1v22zM106 14l10 9h-10zM100 16l-8 8h8z",
    "rotterdam": "M0 34V20l4-3v-4l5-5 5 5v4l4 3v14zM20 34V16l3-3v-3l5-4 5 4v3l3 3v18zM38 34V22l4-3v-3l4.5-4 4.5 4v3l4 3v12z"
    "M62 34l3.5-17h9L78 34zM64 15h12l-2-5h-8zM69 11 58 3l-2 2 12 8zM71 11l11-8 2 2-12 8zM69 13 58 23l2 2 11-10zM71 13l11 10-2 2"
    "-11-10zM86 34V24h32v10zM90 24v-6h8v6zM104 24v-8h8v8z",
    "liverpool": "M0 34V16h34v18h-4v-8a3 3 0 0 0-6 0v8h-4v-8a3 3 0 0 0-6 0v8h-4v-8a3 3 0 0 0-6 0v8z"
    "M42 34V12h3V8l4-6 4 6v4h3v22zM62 34V20l14-7 14 7v14zM73 13V8h6v5zM96 34V4h5v30zM104 34V14h16v20z",
}


def city(view: BoardView, name: str, box: Bounds) -> tuple[str, str]:
    """Banner, quays at the left, four districts; and what deliveries would cost, over it."""
    x, y, w, h = box
    top = path(f"M10 0h{w - 20:g}a10 10 0 0 1 10 10v18H0V10A10 10 0 0 1 10 0z", "city-band")
    top += group(path(SKYLINES[name], "skyline"), w - 128, -6) + text(14, 20, view.say(f"city-{name}"), "city-n", 16)
    body, over = rect(0, 0, w, h, 10, "city-board") + top, ""
    discs: dict[Quay, Point] = {}
    for quay, place in zip(quays_of(name), _quay_boxes(name, h), strict=True):
        body += _quay(view, quay, place)
        discs[quay] = x + place.x + 14, y + place.y + 36
    taken = taken_spaces(view)
    for district, place in zip(districts_of(view, name), _district_boxes(w, h), strict=True):
        body += _district(view, district, place)
        for space, cell in zip(spaces_of(district), cells(len(spaces_of(district)), place), strict=True):
            body += _bonus(view, space, taken.get(space), cell)
            over += _delivery(view, space, cell._replace(x=x + cell.x, y=y + cell.y), discs)
    return group(body, x, y, f"city-{name}"), over


@lru_cache(maxsize=8)
def quays_of(name: str) -> tuple[Quay, ...]:
    return tuple(quay for quay in QUAYS if quay.city == name)


def _quay_boxes(name: str, h: float) -> Iterator[Bounds]:
    count = len(quays_of(name))
    high = (h - 36 - 4 * count) / count
    for row in range(count):
        yield Bounds(6, 33 + row * (high + 4), QUAY, high)


def _district_boxes(w: float, h: float) -> Iterator[Bounds]:
    wide, high = (w - QUAY - 22) / 2, (h - 42) / 2
    for place in range(4):
        yield Bounds(QUAY + 12 + place % 2 * (wide + 4), 33 + place // 2 * (high + 4), wide, high)


def cells(count: int, box: Bounds) -> Iterator[Bounds]:
    w = min(CELL, (box.w - 12 - (count - 1) * 3) / count)
    left = box.x + (box.w - count * w - (count - 1) * 3) / 2
    for place in range(count):
        yield Bounds(round(left + place * (w + 3), 2), box.y + 28, round(w, 2), box.h - 35)


def _quay(view: BoardView, quay: Quay, box: Bounds) -> str:
    """Its number, what a disc left there is worth, every disc, and what it saves."""
    seats = Counter(who.seat for who in view.g.seated for each in who.quays if each is quay)
    face = quay_face(quay, view.say("board-quay"), tuple(sorted(seats.items())), box.w, box.h)
    return piece(
        view.viewpoint, f"quay-{quay.id}", face, box.w, box.h, x=box.x, y=round(box.y, 2), choices=quay_choices(quay),
        help=help_of(quay), r=7, badge=9,
    )  # fmt: skip


@lru_cache(maxsize=512)
def quay_face(quay: Quay, words: str, seats: tuple[tuple[Seat, int], ...], w: float, h: float) -> str:
    numeral = "I" * int(quay.id[-1])
    body = rect(0, 0, w, h, 7, "quay") + text(8, 18, numeral, "quay-n", 15)
    body += text(16 + 6 * len(numeral), 17.5, words, "caption", 11)
    body += seal(w - 12, 13, quay.points) if quay.points else text(w - 12, 17, 0, "caption", 12, "middle")
    for place, (seat, count) in enumerate(seats):
        x, y = 14 + place * 19, 36
        body += disc(seat, x, y, 8.4)
        if count > 1:
            body += circle(x + 7, y - 6, 5.6, "tally") + text(x + 7, y - 2.4, count, "tally-t", 10, "middle")
    if not seats:
        body += circle(14, 36, 8, "disc-space black" if quay.black else "disc-space")
    if quay.discount:
        body += text(8, h - 8, f"{MINUS}{quay.discount}", "grain-n", 12.5) + icon("grain", 31, h - 12, 15, "grain-i")
    return body


def _district(view: BoardView, district: District, box: Bounds) -> str:
    """Its side and as many ears as it asks for, pale where one's own do not suffice."""
    reach = max((view.own.grain + quay.discount for quay in view.own.quays if quay.city == district.city), default=0)
    asked = "deliver" in view.verbs
    return district_face(district, reach if asked else district.grain, box)


@lru_cache(maxsize=1024)
def district_face(district: District, reach: int, box: Bounds) -> str:
    x, y, w, h = box
    body = rect(x, y, w, h, 7, "district" if reach >= district.grain else "district shut")
    body += circle(x + 13, y + 13, 9, "compass") + text(
        x + 13, y + 17.4, SIDE_LETTERS[district.side], "compass-t", 12.5, "middle"
    )
    step = min(11.5 if district.grain < 8 else 9.8, (w - 42) / max(1, district.grain - 1))
    ears = (
        icon("grain", x + 31 + ear * step, y + 13, 16, "grain-i" if ear < reach else "grain-i none")
        for ear in range(district.grain)
    )
    return body + "".join(ears)


def _bonus(view: BoardView, space: BonusSpace, seat: Seat | None, box: Bounds) -> str:
    there = space in view.g.spaces
    return piece(
        view.viewpoint, f"space-{space.id}", bonus_face(space, seat, box.w, box.h) if there else hidden_space(box.w, box.h),
        box.w, box.h, x=box.x, y=round(box.y, 2), choices=space_choices(space) if there else (),
        help=help_of(space) if there else "", r=5, badge=9,
    )  # fmt: skip


def _delivery(view: BoardView, space: BonusSpace, box: Bounds, discs: dict[Quay, Point]) -> str:
    """From the quay an arrow to the space, with the disc upon it, and what that costs and brings."""
    choice = f"deliver:{space.id}"
    quay = best_quay(view, space) if choice in view.viewpoint.lit else None
    if quay is None:
        return ""
    (x, y), end = discs[quay], box.x + box.w / 2
    arc = f"M{x:g} {y - 9:g}C{x + 6:g} {y - 42:g} {end - 20:g} {box.y - 32:g} {end:g} {box.y - 2:g}"
    body = path(arc, "route-bed") + path(arc, "route-dots") + disc(view.own.seat, round(end, 2), round(box.y + 1, 2), 9)
    if quay.points:
        body += pill(x + 10, y + 24, [(f"{MINUS}{quay.points}", "fee-t")], "fee", "rosette")
    return preview(choice, body + grain_pill(end, box.y + box.h + 4, delivery_words(view, space)))
