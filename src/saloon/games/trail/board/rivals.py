"""The others, one strip each: what they hold and where they are; the page opens their mats from here."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from saloon.drawing.icons import icon
from saloon.drawing.seats import brand, seat_class
from saloon.drawing.shapes import fitted, group, path, rect, text, width
from saloon.engine import Seat
from saloon.games.trail.board.view import NARROW, Drawn

WIDTH = 336
STRIP, TALL = 46, 84
"""Heights of a strip on a desk and on a phone."""

Pair = tuple[str, object]
"""An icon and its number."""


class Rival(NamedTuple):
    """What a strip says of somebody: two numbers at the right, up to seven below the name.

    mark:  the icon of a bot, or of an automa.
    money: empty for somebody who has none.
    """

    seat: Seat
    name: str
    mark: str
    when: str
    asked: bool
    money: str
    beside: tuple[Pair, ...]
    held: tuple[Pair, ...]


def wide_strips(rivals: list[Rival]) -> Drawn:
    body = "".join(_whole(rival, _strip(rival), 0, place * (STRIP + 5)) for place, rival in enumerate(rivals))
    return WIDTH, len(rivals) * (STRIP + 5) - 5, body


def phone_strips(rivals: list[Rival]) -> Drawn:
    body = "".join(_whole(rival, _tall(rival), 6, 6 + place * (TALL + 8)) for place, rival in enumerate(rivals))
    return NARROW, len(rivals) * (TALL + 8) + 6, body


def _whole(rival: Rival, body: str, x: float, y: float) -> str:
    seat = rival.seat
    cls = f"rival {seat_class(seat)} asked" if rival.asked else f"rival {seat_class(seat)}"
    marks = f'id="rival-{seat}" class="{cls}" data-seat="{seat}" data-sheet="mat-{seat}"'
    return f'<g {marks} transform="translate({x:g} {y:g})">{body}</g>'


@lru_cache(maxsize=2048)
def _strip(rival: Rival) -> str:
    body = _back(WIDTH, STRIP) + brand(rival.seat, 27, STRIP / 2, 28)
    name = fitted(rival.name, 110, 13, True)
    body += text(50, 18, name, "name", 13)
    at = 56 + width(name, 13, True)
    if rival.mark:
        body += icon(rival.mark, at + 4, 13.5, 14, "glyph-2")
        at += 18
    body += text(at, 18, fitted(rival.when, 236 - at, 11.5), "caption", 11.5)
    body += "".join(_pair(*pair, 246 + place * 50, 14) for place, pair in enumerate(rival.beside))
    body += text(50, 37, rival.money, "money", 13) if rival.money else ""
    left = 94 if rival.money else 58
    step = min(40, (WIDTH - left + 6) / len(rival.held))
    for place, pair in enumerate(rival.held):
        body += _pair(*pair, round(left + place * step, 1), 33)
    return body


@lru_cache(maxsize=2048)
def _tall(rival: Rival) -> str:
    w = NARROW - 12
    body = _back(w, TALL) + brand(rival.seat, 32, 29, 34)
    body += text(58, 26, fitted(rival.name, 142 if rival.mark else 160, 15, True), "name", 15)
    if rival.mark:
        body += icon(rival.mark, 72 + min(142, width(rival.name, 15, True)), 21, 15, "glyph-2")
    body += text(58, 44, fitted(rival.when, 170, 12.5), "caption", 12.5)
    body += text(258, 31, rival.money, "money", 19) if rival.money else ""
    body += "".join(_pair(*pair, 316, 18 + place * 22) for place, pair in enumerate(rival.beside))
    step = min(58, (w - 18) / len(rival.held))
    for place, pair in enumerate(rival.held):
        body += _pair(*pair, round(24 + place * step, 1), 65, 17)
    return body


def _pair(glyph: str, number: object, x: float, y: float, size: float = 15) -> str:
    return icon(glyph, x, y, size, "glyph-2") + text(x + size * 0.75, y + 4.4, number, "number-2", 12.5)


def _back(w: float, h: float) -> str:
    """Paper with the colour of its seat at the left."""
    stripe = path(f"M8 .5H7.5A7 7 0 0 0 .5 7.5V{h - 7.5:g}A7 7 0 0 0 7.5 {h - 0.5:g}H8z", "piece")
    return group(rect(0.5, 0.5, w - 1, h - 1, 8, "paper seat-paper") + stripe)
