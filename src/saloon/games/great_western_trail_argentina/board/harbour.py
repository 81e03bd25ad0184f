"""The harbour: three cities across the sea, the fleet in ascending order, and how far one's herd reaches.

On a desk it is a strip above the trail, as small as it can be read; in Buenos Aires a sheet shows the same at leisure. A phone
has a tab for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache, partial

from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.regions import NARROW, WIDE, Drawn
from saloon.drawing.seats import disc
from saloon.drawing.shapes import circle, fitted, group, path, rect, text
from saloon.engine import Seat
from saloon.games.great_western_trail_argentina.board.cities import (
    bonus_face,
    city,
    delivery_words,
    districts_of,
    grain_pill,
    hidden_space,
    preview,
    quay_choices,
    quays_of,
    seen_city,
    space_choices,
    spaces_of,
    taken_spaces,
)
from saloon.games.great_western_trail_argentina.board.ships import (
    price,
    price_lines,
    price_words,
    reach,
    ship_piece,
    ship_pile,
    wave,
)
from saloon.games.great_western_trail_argentina.board.tiles import SIDE_LETTERS
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.components import CITIES, BonusSpace, District, Quay, Ship
from saloon.games.trail.board.boxes import Bounds
from saloon.games.trail.board.cards import seal

HEIGHT = 140
CELL, GAP, QUAY = (23, 37), 7, 57
"""Of the strip: size of a bonus space, what lies between districts, width of the quays."""
CITY_HEIGHT = CELL[1] + 22
FLEET, STEP = (9.0, 68.0), 90.0
"""Where the first ship of the strip lies, and how far it is to the next."""


def wide_harbour(view: BoardView) -> Drawn:
    body, costs = _sea(WIDE, HEIGHT), ""
    x, apart = 7.0, _apart(view)
    for name in CITIES:
        districts = districts_of(view, name)
        drawn, over = seen_city(view, name, (x, *districts), partial(_city, view, name, districts, x, 5))
        body, costs, x = body + drawn, costs + over, x + _city_width(districts) + apart
    for place, ship in enumerate(view.g.fleet):
        drawn, over = _berth(view, ship, FLEET[0] + place * STEP, FLEET[1])
        body, costs = body + drawn, costs + over
    pile = ship_pile(len(view.g.pile), FLEET[0] + 11 * STEP + 6, FLEET[1] + 4)
    return WIDE, HEIGHT, body + pile + _reach(view) + costs


@lru_cache(maxsize=16)
def _sea(w: float, h: float) -> str:
    body = rect(0.5, 0.5, w - 1, h - 1, 10, "sea")
    for x, y in ((60, 72), (250, 76), (470, 71), (690, 75), (900, 72), (1010, 74)):
        body += wave(x, x + 54, y, 1.2, "swell") if x < w - 60 else ""
    return body


def _berth(view: BoardView, ship: Ship, x: float, y: float) -> tuple[str, str]:
    """A ship, and what loading it costs."""
    drawn, choice = ship_piece(view, ship, x, y), f"load:{ship.id}"
    if choice not in view.viewpoint.lit:
        return drawn, ""
    return drawn, preview(choice, grain_pill(x + 43, y + 2, price_words(*price(view.own, ship, view.own.grain))))


# ------------------------------------------------------------ cities of the strip


def _width(spaces: int) -> float:
    return spaces * (CELL[0] + 2) - 2


def _city_width(districts: Sequence[District]) -> float:
    return QUAY + 9 + sum(_width(len(spaces_of(each))) + GAP + 2 for each in districts) - GAP


def _apart(view: BoardView) -> float:
    """What is left between the cities, which are as wide as their districts need."""
    wide = sum(_city_width(districts_of(view, name)) for name in CITIES)
    return max(2, (WIDE - 14 - wide) / (len(CITIES) - 1))


def _city(view: BoardView, name: str, districts: list[District], x: float, y: float) -> tuple[str, str]:
    """Banner and quays at the left, then its districts with their grain; and what deliveries would cost."""
    taken, (cell, high) = taken_spaces(view), CELL
    body, costs = _board(view.say(f"city-{name}"), _city_width(districts)), ""
    body += _quays(view, name)
    left = QUAY + 5.0
    for place, district in enumerate(districts):
        body += _head(district, left, rule=place > 0)
        for number, space in enumerate(spaces_of(district)):
            at = round(left + number * (cell + 2), 2)
            body += _bonus(view, space, taken.get(space), at)
            if (choice := f"deliver:{space.id}") in view.viewpoint.lit:
                words = delivery_words(view, space)
                costs += preview(choice, grain_pill(x + at + cell / 2, y + 40.5 + high / 2, words))
        left += _width(len(spaces_of(district))) + GAP + 2
    return group(body, round(x, 2), y, f"city-{name}"), costs


@lru_cache(maxsize=32)
def _board(name: str, w: float) -> str:
    body = rect(0, 0, w, CITY_HEIGHT, 8, "city-board") + path(f"M8 0h{QUAY - 8:g}v16H0v-8a8 8 0 0 1 8-8z", "city-band")
    return body + text(QUAY / 2, 12, fitted(name, QUAY + 6, 10.6), "city-n", 10.6, "middle")


@lru_cache(maxsize=128)
def _head(district: District, x: float, *, rule: bool) -> str:
    body = text(x + 1, 13.4, SIDE_LETTERS[district.side], "district-n", 12.5)
    body += icon("grain", x + 19.5, 9.5, 13, "grain-i") + text(x + 26, 13.6, district.grain, "grain-n", 12)
    return body + (path(f"M{x - GAP / 2 - 0.5:g} 6v{CELL[1] + 10:g}", "hair") if rule else "")


def _bonus(view: BoardView, space: BonusSpace, seat: Seat | None, x: float) -> str:
    (w, h), there = CELL, space in view.g.spaces
    face = bonus_face(space, seat, w, h) if there else hidden_space(w, h)
    return piece(
        view.viewpoint, f"space-{space.id}", face, w, h, x=x, y=18.5, choices=space_choices(space) if there else (),
        help=help_of(space) if there else "", r=5, badge=8.4, corner="foot",
    )  # fmt: skip


def _quays(view: BoardView, name: str) -> str:
    quays = quays_of(name)
    high = (CITY_HEIGHT - 19.5 - 1.5 * (len(quays) - 1)) / len(quays)
    body = ""
    for row, quay in enumerate(quays):
        seats = tuple(sorted(Counter(who.seat for who in view.g.seated for each in who.quays if each is quay).items()))
        body += piece(
            view.viewpoint, f"quay-{quay.id}", _quay(quay, seats, QUAY - 5, high), QUAY - 5, high, x=3,
            y=round(17.5 + row * (high + 1.5), 2), choices=quay_choices(quay), help=help_of(quay), r=5, badge=8.4,
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


# ------------------------------------------------------------ reach


def _reach(view: BoardView) -> str:
    """A rule under the fleet: ships up to the value of the herd, then as far as certificates go."""
    if view.viewpoint.covered or not view.is_own:
        return ""
    base, full = reach(view)
    ends = [FLEET[0] + sum(ship.value <= value for ship in view.g.fleet) * STEP - 4 for value in (base, full)]
    y = HEIGHT - 7
    body = path(f"M{FLEET[0]:g} {y:g}H{ends[0]:g}", "reach")
    if ends[1] > ends[0]:
        body += path(f"M{ends[0] + 4:g} {y:g}H{ends[1]:g}", "reach more")
    body += _mark(ends[0], y, "cattle-head", base, "")
    return body + (_mark(max(ends[1], ends[0] + 36), y, "certificate", full, " more") if full > base else "")


def _mark(x: float, y: float, glyph: str, value: int, more: str) -> str:
    body = rect(x - 28, y - 8.5, 34, 14, 7, f"reach-bg{more}") + icon(glyph, x - 20, y - 1.5, 10.5, "reach-i")
    return body + text(x - 12, y + 2.4, value, "reach-t", 11)


# ------------------------------------------------------------ phone

BERTH, SCALE = (126.0, 80.0), 0.98
"""Of a phone: room for a ship with its price beside it, and how large the ship is."""
CITY = 224
"""How high a city is there."""


def phone_harbour(view: BoardView) -> Drawn:
    """The fleet three by three, with prices, and one city after the other, as wide as the phone; first what is asked about."""
    parts = _phone_cities, _phone_fleet
    body, costs, top = "", "", 8.0
    for part in parts if view.verbs & {"deliver", "quay"} else reversed(parts):
        drawn, over, top = part(view, top)
        body, costs = body + drawn, costs + over
    return NARROW, top, _sea(NARROW, top) + body + costs


def _phone_fleet(view: BoardView, top: float) -> tuple[str, str, float]:
    """What is drawn, what over it, and where it ends."""
    body, places = "", len(view.g.fleet)
    for place, ship in enumerate(view.g.fleet):
        x, y = 8 + place % 3 * BERTH[0], top + place // 3 * BERTH[1]
        body += ship_piece(view, ship, x, y, SCALE, (BERTH[0] - 8, BERTH[1] - 10), 11) + price_lines(view, ship, x + 98, y + 44)
    body += ship_pile(len(view.g.pile), 14 + places % 3 * BERTH[0], top + 4 + places // 3 * BERTH[1])
    return body, "", top + (places // 3 + 1) * BERTH[1] + 6


def _phone_cities(view: BoardView, top: float) -> tuple[str, str, float]:
    body, costs = "", ""
    for name in CITIES:
        box = Bounds(6, top, NARROW - 12, CITY)
        drawn, over = seen_city(view, name, (top, *districts_of(view, name)), partial(city, view, name, box))
        body, costs, top = body + drawn, costs + over, top + CITY + 12
    return body, costs, top
