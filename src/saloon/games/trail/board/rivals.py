"""The others, one strip each: what they hold and where they are; the page opens their mats from here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from saloon.drawing.icons import icon
from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.seats import brand
from saloon.drawing.shapes import fitted, text, width
from saloon.drawing.strips import strip, strip_paper
from saloon.engine import Seat
from saloon.games.trail.board.facts import MatFacts
from saloon.games.trail.board.view import AnyView, SeatHolder

WIDTH = 336
STRIP, TALL = 46, 84
"""Heights of a strip on a desk and on a phone."""
BESIDE = ((), ((316, 18),), ((316, 18), (316, 40)), ((286, 44), (336, 18), (336, 40)))
"""Where what is beside the name lies on a phone, by how many there are."""

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


def player_rival(
    view: AnyView, player: SeatHolder, facts: MatFacts, beside: tuple[Pair, ...], workers: Iterable[Pair]
) -> Rival:
    """Of a player: hand, workers, certificates, tokens."""
    certificates = ("certificate", facts.certificates + facts.permanent)
    held = ("hand-cards", facts.hand), *workers, certificates, ("exchange", facts.tokens)
    asked, money = view.is_asked(player), f"${facts.dollars}"
    return Rival(facts.seat, facts.name, facts.mark, view.when(player), asked, money, beside, held)


def wide_strips(rivals: list[Rival]) -> Drawn:
    body = "".join(strip(rival.seat, _strip(rival), 0, place * (STRIP + 5), rival.asked) for place, rival in enumerate(rivals))
    return WIDTH, len(rivals) * (STRIP + 5) - 5, body


def phone_strips(rivals: list[Rival]) -> Drawn:
    body = "".join(
        strip(rival.seat, _tall(rival), 6, 6 + place * (TALL + 8), rival.asked) for place, rival in enumerate(rivals)
    )
    return NARROW, len(rivals) * (TALL + 8) + 6, body


@lru_cache(maxsize=512)
def _strip(rival: Rival) -> str:
    body = strip_paper(WIDTH, STRIP) + brand(rival.seat, 27, STRIP / 2, 28)
    name = fitted(rival.name, 110, 13, True)
    body += text(50, 18, name, "name", 13)
    at = 56 + width(name, 13, True)
    if rival.mark:
        body += icon(rival.mark, at + 4, 13.5, 14, "glyph-2")
        at += 18
    start = 346 - 50 * len(rival.beside)
    body += text(at, 18, fitted(rival.when, start - 10 - at, 11.5), "caption", 11.5)
    body += "".join(_pair(*pair, start + place * 50, 14) for place, pair in enumerate(rival.beside))
    body += text(50, 37, rival.money, "money", 13) if rival.money else ""
    left = 94 if rival.money else 58
    step = min(40, (WIDTH - left + 6) / len(rival.held))
    for place, pair in enumerate(rival.held):
        body += _pair(*pair, round(left + place * step, 1), 33)
    return body


@lru_cache(maxsize=512)
def _tall(rival: Rival) -> str:
    w = NARROW - 12
    body = strip_paper(w, TALL) + brand(rival.seat, 32, 29, 34)
    body += text(58, 26, fitted(rival.name, 142 if rival.mark else 160, 15, True), "name", 15)
    if rival.mark:
        body += icon(rival.mark, 72 + min(142, width(rival.name, 15, True)), 21, 15, "glyph-2")
    body += text(58, 44, fitted(rival.when, 170, 12.5), "caption", 12.5)
    body += text(258, 31, rival.money, "money", 19) if rival.money else ""
    body += "".join(_pair(*pair, *at) for pair, at in zip(rival.beside, BESIDE[len(rival.beside)], strict=True))
    step = min(58, (w - 18) / len(rival.held))
    for place, pair in enumerate(rival.held):
        body += _pair(*pair, round(24 + place * step, 1), 65, 17)
    return body


def _pair(glyph: str, number: object, x: float, y: float, size: float = 15) -> str:
    return icon(glyph, x, y, size, "glyph-2") + text(x + size * 0.75, y + 4.4, number, "number-2", 12.5)
