"""The harbour: three cities across the sea, the fleet in ascending order below them, and how far one's herd reaches.

Before a delivery or a loading is chosen, what it costs is shown for the one that is in focus.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from saloon.drawing.counters import MINUS, coin
from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.memory import remembered
from saloon.drawing.regions import NARROW, WIDE, Drawn
from saloon.drawing.seats import disc
from saloon.drawing.shapes import circle, fitted, group, path, rect, text
from saloon.engine import Seat
from saloon.games.great_western_trail_argentina.board.tiles import ANCHORS as DEPARTURES
from saloon.games.great_western_trail_argentina.board.tiles import (
    SIDE_LETTERS,
    anchor,
    gained,
    pennant,
)
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.components import (
    BONUS_ACTIONS,
    BONUS_SPACES,
    CITIES,
    DISTRICTS,
    QUAYS,
    SHIP_ACTIONS,
    BonusSpace,
    District,
    Quay,
    Ship,
)
from saloon.games.great_western_trail_argentina.rules.buenos_aires import breeding_value
from saloon.games.great_western_trail_argentina.rules.delivery import COST
from saloon.games.great_western_trail_argentina.rules.loading import dollars_of, grain_of
from saloon.games.trail.board.cards import seal
from saloon.games.trail.board.signs import fitted_sign
from saloon.games.trail.board.ways import pill

Seats = tuple[Seat, ...]
VERBS = {"deliver", "quay", "disc", "bonus", "pedro_space", "pedro_disc"}
"""Questions about cities."""
SHIP = (86.0, 66.0)
"""Size of a ship as it is drawn; a phone shows it larger."""


class Plan(NamedTuple):
    """Where everything lies at one size.

    cell:   size of a bonus space; cap, the height of a district's head; gap, what lies between districts.
    quay:   width of the quays.
    split:  how many districts are in a row.
    fleet:  left, top, step, rise, ships in a row, and scale.
    """

    w: float
    h: float
    cities: tuple[tuple[float, float], ...]
    cell: tuple[float, float]
    gap: float
    quay: float
    split: int
    fleet: tuple[float, float, float, float, int, float]


DESK = Plan(WIDE, 140, ((7, 5), (395, 5), (744, 5)), (23, 37), 7, 57, 4, (9, 68, 90, 0, 12, 1))
PHONE = Plan(NARROW, 766, ((6, 338), (6, 480), (6, 622)), (37, 46), 8, 76, 2, (10, 8, 126, 82, 3, 1.22))


def wide_harbour(view: BoardView) -> Drawn:
    return _harbour(view, DESK)


def phone_harbour(view: BoardView) -> Drawn:
    return _harbour(view, PHONE)


def _harbour(view: BoardView, plan: Plan) -> Drawn:
    body, costs = _sea(plan.w, plan.h), ""
    x, apart = plan.cities[0][0], _apart(view, plan)
    for city, (left, top) in zip(CITIES, plan.cities, strict=True):
        districts = _districts(view, city)
        drawn, over = _seen_city(view, city, districts, x if view.desk else left, top, plan)
        body, costs, x = body + drawn, costs + over, x + _city_width(districts, plan) + apart
    for ship, place in zip(view.g.fleet, _berths(plan), strict=False):
        drawn, over = _berth(view, ship, place, plan)
        body, costs = body + drawn, costs + over
    return plan.w, plan.h, body + _pile(view, plan) + (_reach(view, plan) if view.desk else "") + costs


@lru_cache(maxsize=256)
def _sea(w: float, h: float) -> str:
    body = rect(0.5, 0.5, w - 1, h - 1, 10, "sea")
    for x, y in ((60, 72), (250, 76), (470, 71), (690, 75), (900, 72), (1010, 74)):
        body += _wave(x, x + 54, y, 1.2, "swell") if x < w - 60 else ""
    return body


def _wave(start: float, end: float, y: float, scale: float, cls: str = "wave") -> str:
    d, x, up = f"M{start:g} {y:g}", start, True
    while x < end - 1:
        step = min(9 * scale, end - x)
        d += f"q{step / 2:g} {(-2.4 if up else 2.4) * scale:g} {step:g} 0"
        x, up = x + step, not up
    return path(d, cls)


# ------------------------------------------------------------ cities


def _districts(view: BoardView, city: str) -> list[District]:
    face = next((district.face for district in view.g.districts if district.city == city), "a")
    return [district for district in DISTRICTS if district.city == city and district.face == face]


@lru_cache(maxsize=256)
def _spaces_of(district: District) -> tuple[BonusSpace, ...]:
    return tuple(space for space in BONUS_SPACES if space.district == district.id)


def _width(spaces: int, plan: Plan) -> float:
    return spaces * (plan.cell[0] + 2) - 2


def _city_width(districts: Sequence[District], plan: Plan) -> float:
    if plan is PHONE:
        return NARROW - 12
    return plan.quay + 9 + sum(_width(len(_spaces_of(each)), plan) + plan.gap + 2 for each in districts) - plan.gap


def _apart(view: BoardView, plan: Plan) -> float:
    """What is left between the cities, which are as wide as their districts need."""
    wide = sum(_city_width(_districts(view, city), plan) for city in CITIES)
    return max(2, (plan.w - 14 - wide) / (len(CITIES) - 1))


def _seen_city(view: BoardView, city: str, districts: list[District], x: float, y: float, plan: Plan) -> tuple[str, str]:
    """A city changes seldom: it is drawn once for what it shows, unless something of it may be chosen."""
    if VERBS & view.verbs or view.viewpoint.dimmed:
        return _city(view, city, districts, x, y, plan)
    spaces = ((who.seat, tuple(who.spaces), tuple(who.quays)) for who in view.g.seated)
    facts = (view.package, city, view.language, view.viewpoint.size, x, *districts, len(view.g.spaces), *spaces)
    return remembered(facts, lambda: _city(view, city, districts, x, y, plan)[0]), ""


def _city(view: BoardView, city: str, districts: list[District], x: float, y: float, plan: Plan) -> tuple[str, str]:
    """Banner and quays at the left, then its districts with their grain; and what deliveries would cost."""
    taken = _taken(view)
    w, (cell, high) = _city_width(districts, plan), plan.cell
    rows = -(-len(districts) // plan.split)
    h = rows * (high + 22)
    body, costs = _board(city, view.say(f"city-{city}"), w, h, plan.quay), ""
    body += _quays(view, city, h, plan)
    for place, district in enumerate(districts):
        row, column = divmod(place, plan.split)
        left = (
            plan.quay
            + 5
            + sum(_width(len(_spaces_of(each)), plan) + plan.gap + 2 for each in districts[row * plan.split : place])
        )
        top = row * (high + 22)
        body += _head(district, left, top, plan, rule=column > 0)
        for number, space in enumerate(_spaces_of(district)):
            at = round(left + number * (cell + 2), 2), top + 18.5
            body += _bonus(view, space, taken.get(space), *at, plan)
            costs += _delivery(view, space, x + at[0] + cell / 2, y + at[1] + high / 2)
    return group(body, round(x, 2), y, f"city-{city}"), costs


def _taken(view: BoardView) -> dict[BonusSpace, Seat]:
    return {space: who.seat for who in view.g.seated for space in who.spaces}


@lru_cache(maxsize=32)
def _board(city: str, name: str, w: float, h: float, quay: float) -> str:
    size = 10.6 if quay < 60 else 13
    body = rect(0, 0, w, h, 8, "city-board") + path(f"M8 0h{quay - 8:g}v16H0v-8a8 8 0 0 1 8-8z", "city-band")
    return body + text(quay / 2, 12, fitted(name, quay + 6, size), "city-n", size, "middle")


@lru_cache(maxsize=128)
def _head(district: District, x: float, y: float, plan: Plan, *, rule: bool) -> str:
    body = text(x + 1, y + 13.4, SIDE_LETTERS[district.side], "district-n", 12.5)
    body += icon("grain", x + 19.5, y + 9.5, 13, "grain-i") + text(x + 26, y + 13.6, district.grain, "grain-n", 12)
    line = x - plan.gap / 2 - 0.5
    return body + (path(f"M{line:g} {y + 6:g}v{plan.cell[1] + 10:g}", "hair") if rule else "")


def _bonus(view: BoardView, space: BonusSpace, seat: Seat | None, x: float, y: float, plan: Plan) -> str:
    w, h = plan.cell
    there = space in view.g.spaces
    choices = (f"deliver:{space.id}", f"pedro_space:{space.id}", *_bonus_choices(space)) if there else ()
    face = _bonus_face(space, seat, w, h) if there else _hidden(w, h)
    return piece(
        view.viewpoint, f"space-{space.id}", face, w, h, x=x, y=y, choices=choices, help=help_of(space) if there else "",
        r=5, badge=8.4, corner="foot" if view.desk else "left",
    )  # fmt: skip


@lru_cache(maxsize=256)
def _bonus_choices(space: BonusSpace) -> tuple[str, ...]:
    return (f"bonus:{BONUS_ACTIONS[space].id}",) if space in BONUS_ACTIONS else ()


@lru_cache(maxsize=512)
def _bonus_face(space: BonusSpace, seat: Seat | None, w: float, h: float) -> str:
    """What it pays now above, what it is worth at the end below; a disc covers what was paid."""
    body = rect(0, 0, w, h, 5, "bonus-space taken" if seat is not None else "bonus-space")
    gives = seat is None and space in BONUS_ACTIONS
    alone = (not gives and seat is None) or not space.points
    top, low = (h / 2, h / 2) if alone else (h / 2 - h * 0.22, h / 2 + h * 0.24)
    if seat is not None:
        body += disc(seat, w / 2, top, 7.6 * min(w / 23, h / 37))
    elif gives:
        sign = gained(BONUS_ACTIONS[space].gain[0])
        body += fitted_sign(sign, w / 2, top, w + 4, 13.5, 10.6 if w < 30 else 13)
    return body + (seal(w / 2, low, space.points) if space.points else "")


def _hidden(w: float, h: float) -> str:
    """Under a cover tile."""
    x, y = w / 2, h / 2
    return rect(0, 0, w, h, 5, "bonus-space covered") + path(f"M{x - 4.5:g} {y - 5:g}l9 10m0-10l-9 10", "cover-x")


def _delivery(view: BoardView, space: BonusSpace, x: float, y: float) -> str:
    """What a delivery costs by the cheapest quay, and by the dearest."""
    choice = f"deliver:{space.id}"
    if choice not in view.viewpoint.lit:
        return ""
    costs = sorted(
        {COST[quay, space] for quay in QUAYS if quay in view.own.quays and COST.get((quay, space), 99) <= view.own.grain}
    )
    words = [(f"{MINUS}{costs[0]}" + (f" / {MINUS}{costs[-1]}" if len(costs) > 1 else ""), "fee-t")] if costs else []
    if space in BONUS_ACTIONS and (gain := BONUS_ACTIONS[space].gain[0]).name == "dollars":
        words.append((f"+${gain.amount}", "steps-t"))
    return _preview(choice, x, y + 22, words)


def _preview(choice: str, x: float, y: float, words: Sequence[tuple[str, str]]) -> str:
    """Shown by the page for the one choice that is in focus."""
    if not words:
        return ""
    return group(pill(x, y, words, "steps", "grain"), cls="route", more=f' data-for="{choice}"')


# ------------------------------------------------------------ quays


def _quays(view: BoardView, city: str, h: float, plan: Plan) -> str:
    quays = [quay for quay in QUAYS if quay.city == city]
    high = (h - 19.5 - 1.5 * (len(quays) - 1)) / len(quays)
    body = ""
    for row, quay in enumerate(quays):
        seats = tuple(sorted(Counter(who.seat for who in view.g.seated for each in who.quays if each is quay).items()))
        face = _quay(quay, seats, plan.quay - 5, high)
        body += piece(
            view.viewpoint, f"quay-{quay.id}", face, plan.quay - 5, high, x=3, y=round(17.5 + row * (high + 1.5), 2),
            choices=(f"quay:{quay.id}", f"disc:{quay.id}", f"pedro_disc:{quay.id}"), help=help_of(quay), r=5, badge=8.4,
        )  # fmt: skip
    return body


@lru_cache(maxsize=512)
def _quay(quay: Quay, seats: tuple[tuple[Seat, int], ...], w: float, h: float) -> str:
    """Numeral, the discs waiting (one a seat, with its number), what a disc left there is worth."""
    body, numeral, tall = rect(0, 0, w, h, 5, "quay"), "I" * int(quay.id[-1]), h > 30
    y = h / 2 + (7 if tall else 0)
    body += text(4, 13.5 if tall else y + 4, numeral, "quay-n", 11)
    left, room = (9.0, w - 18) if tall else (15.0 + 3 * (numeral == "II"), w - 35)
    step = min(16.0, room / max(1, len(seats) - 1))
    for place, (seat, count) in enumerate(seats):
        x = left + place * step + 2
        body += disc(seat, x, y, 5.9)
        if count > 1:
            body += circle(x + 7, y - 4, 5.4, "tally") + text(x + 7, y - 0.5, count, "tally-t", 10, "middle")
    return body + (seal(w - 9.4, 9.5 if tall else y, quay.points) if quay.points else "")


# ------------------------------------------------------------ ships


def _berths(plan: Plan) -> Iterator[tuple[float, float]]:
    left, top, step, rise, columns, _ = plan.fleet
    for place in range(12):
        yield left + place % columns * step, top + place // columns * rise


def _berth(view: BoardView, ship: Ship, at: tuple[float, float], plan: Plan) -> tuple[str, str]:
    """A ship, and what loading it costs."""
    (x, y), scale = at, plan.fleet[-1]
    w, h = SHIP[0] * scale, SHIP[1] * scale
    choices = (f"load:{ship.id}", f"disc:{ship.id}", f"pedro_disc:{ship.id}", *_ship_choices(ship))
    face = _ship(ship, _aboard(view, ship))
    drawn = piece(
        view.viewpoint, f"ship-{ship.id}", face if scale == 1 else f'<g transform="scale({scale:g})">{face}</g>', w, h,
        x=x, y=y, choices=choices, help=help_of(ship), cls=_ship_class(ship), r=8, badge=9 if view.desk else 11,
    )  # fmt: skip
    choice = f"load:{ship.id}"
    if choice not in view.viewpoint.lit:
        return drawn, ""
    grain = min(grain_of(view.own, ship), view.own.grain)
    dollars = dollars_of(view.own, ship)
    words = [(f"{MINUS}{grain}", "fee-t" if grain else "steps-t")] + ([(f"{MINUS}${dollars}", "fee-t")] if dollars else [])
    return drawn, _preview(choice, x + w / 2, y + 2, words)


@lru_cache(maxsize=256)
def _ship_choices(ship: Ship) -> tuple[str, ...]:
    return (f"bonus:{SHIP_ACTIONS[ship].id}",) if ship in SHIP_ACTIONS else ()


def _ship_class(ship: Ship) -> str:
    return f"ship anchor-{DEPARTURES.index(ship.anchor) + 1}" if ship.anchor else "ship stays"


def _aboard(view: BoardView, ship: Ship) -> Seats:
    return tuple(who.seat for who in view.g.seated for each in who.ships if each is ship)


@lru_cache(maxsize=1024)
def _ship(ship: Ship, aboard: Seats) -> str:
    """A steamer bound east: discs on deck, value on the hull, grain and loading action, pennant of its quay or its points."""
    w, deck, keel = SHIP[0], 18.0, 59.0
    body = rect(9, 1, 8.5, 13, 1.4, "funnel") + rect(9, 4, 8.5, 4.2, 0, "funnel-band") + path(f"M5 {deck:g}v-7h16v7z", "funnel")
    sheer = f"M0 {deck - 1.5:g}C{w * 0.3:g} {deck + 2:g} {w * 0.68:g} {deck + 1.5:g} {w + 1:g} {deck - 4.5:g}"
    hull = f"{sheer}C{w - 1:g} {deck + 14:g} {w - 6:g} {keel - 8:g} {w - 13:g} {keel:g}H10"
    body += path(f"{hull}C5.5 {keel - 9:g} 5 {deck + 12:g} 0 {deck - 1.5:g}z", "hull")
    boot = f"M7.8 {keel - 5:g}H{w - 9.4:g}C{w - 10.5:g} {keel - 3:g} {w - 11.7:g} {keel - 1.4:g} {w - 13:g} {keel:g}H10"
    boot += f"C9.1 {keel - 1.6:g} 8.4 {keel - 3.4:g} 7.8 {keel - 5:g}z"
    body += path(boot, "boot") + path(sheer, "gunwale") + _deck(ship, aboard)
    digits = len(str(ship.value))
    body += text(19 if digits < 2 else 22, deck + 27, ship.value, "ship-v", 26, "middle")
    x = 35 if digits < 2 else 40
    if ship.grain:
        body += icon("grain", x + 5.5, deck + 11, 14, "ship-grain") + text(x + 13, deck + 15.4, ship.grain, "ship-g", 13)
    if ship in SHIP_ACTIONS:
        gain = SHIP_ACTIONS[ship].gain[0]
        body += (
            coin(x + 10, deck + 10.4, f"${gain.amount}", 9.1)
            if gain.name == "dollars"
            else icon("objective", x + 30, deck + 11, 13, "ship-i")
        )
    body += pennant(Quay.of(ship.quay), x, deck + 27, 14) if ship.quay else seal(x + 10, deck + 27.5, ship.points)
    return body + _wave(-1, w + 1, 61.5, 1)


def _deck(ship: Ship, aboard: Seats) -> str:
    """Discs aboard, the open hold (a dashed ring has black corners), and which departure it waits for."""
    w, shown = SHIP[0], Counter(aboard)
    gap, r = (12.4, 6.5) if len(shown) < 3 else (9.6, 5.6)
    x, body = 29.0, ""
    for seat, count in shown.items():
        body += disc(seat, x, 9.6, r)
        if count > 1:
            body += circle(x + 5, 4.5, 5.2, "tally") + text(x + 5, 8, count, "tally-t", 10, "middle")
        x += gap
    if x < w - 22:
        body += circle(x, 9.6, r - 0.6, "disc-space black" if ship.black else "disc-space")
    if ship.anchor:
        return body + anchor(ship.anchor, w - 9.5, 8, 6.6)
    return body + (text(w - 8, 14, "∞", "ship-many", 14, "middle") if ship.again else "")


def _pile(view: BoardView, plan: Plan) -> str:
    """Ships still face down."""
    left, top, step, rise, columns, _ = plan.fleet
    x, y = left + 11 % columns * step + 6, top + 11 // columns * rise + 4
    body = "".join(rect(k * 2.5, 12 - k * 2.5, 48, 36, 6, "ship-pile") for k in (2, 1, 0))
    body += icon("sail", 15, 30, 18, "pile-i") + text(40, 35.5, len(view.g.pile), "pile-n", 15, "middle")
    return f'<g id="ship-pile" transform="translate({x:g} {y:g})">{body}</g>'


# ------------------------------------------------------------ reach


def _reach(view: BoardView, plan: Plan) -> str:
    """A rule under the fleet: ships up to the value of the herd, then as far as certificates go."""
    if view.viewpoint.covered or not view.is_own:
        return ""
    me, asked = view.own, view.viewpoint.about
    base = asked if "load" in view.verbs and isinstance(asked, int) else breeding_value(me.hand) + me.permanent
    full = base + (0 if "load" in view.verbs else me.certificates)
    left, _, step, *_ = plan.fleet
    ends = [left + sum(ship.value <= value for ship in view.g.fleet) * step - 4 for value in (base, full)]
    y = plan.h - 7
    body = path(f"M{left:g} {y:g}H{ends[0]:g}", "reach")
    if ends[1] > ends[0]:
        body += path(f"M{ends[0] + 4:g} {y:g}H{ends[1]:g}", "reach more")
    body += _mark(ends[0], y, "cattle-head", base, "")
    return body + (_mark(max(ends[1], ends[0] + 36), y, "certificate", full, " more") if full > base else "")


def _mark(x: float, y: float, glyph: str, value: int, more: str) -> str:
    body = rect(x - 28, y - 8.5, 34, 14, 7, f"reach-bg{more}") + icon(glyph, x - 20, y - 1.5, 10.5, "reach-i")
    return body + text(x - 12, y + 2.4, value, "reach-t", 11)
