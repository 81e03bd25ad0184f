"""The others, one strip each: what they hold and where they are; the page opens their mats from here."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.seats import brand, seat_class
from saloon.drawing.shapes import fitted, group, path, rect, text, width
from saloon.engine import Seat
from saloon.games.great_western_trail.board.facts import Facts, facts_of
from saloon.games.great_western_trail.board.view import NARROW, Drawn, View
from saloon.games.great_western_trail.components import WORKERS

WIDTH = 336
STRIP, TALL = 46, 84
"""Heights of a strip on a desk and on a phone."""


def wide_rivals(view: View) -> Drawn:
    body = ""
    for place, player in enumerate(view.others):
        facts = facts_of(view, player.seat)
        strip = _strip(facts, view.when(player))
        body += _whole(facts.seat, strip, 0, place * (STRIP + 5), view.is_asked(player))
    return WIDTH, len(view.others) * (STRIP + 5) - 5, body


def phone_rivals(view: View) -> Drawn:
    body = ""
    for place, player in enumerate(view.others):
        facts = facts_of(view, player.seat)
        strip = _tall(facts, view.when(player))
        body += _whole(facts.seat, strip, 6, 6 + place * (TALL + 8), view.is_asked(player))
    return NARROW, len(view.others) * (TALL + 8) + 6, body


def _whole(seat: Seat, body: str, x: float, y: float, asked: bool) -> str:
    cls = f"rival {seat_class(seat)} asked" if asked else f"rival {seat_class(seat)}"
    return f'<g id="rival-{seat}" class="{cls}" data-sheet="mat-{seat}" transform="translate({x:g} {y:g})">{body}</g>'


@lru_cache(maxsize=2048)
def _strip(facts: Facts, when: str) -> str:
    body = _back(WIDTH, STRIP) + brand(facts.seat, 27, STRIP / 2, 28)
    name = fitted(facts.name, 110, 13, True)
    body += text(50, 18, name, "name", 13)
    at = 56 + width(name, 13, True)
    if facts.bot:
        body += icon("bot", at + 4, 13.5, 14, "glyph-2")
        at += 18
    body += text(at, 18, fitted(when, 236 - at, 11.5), "caption", 11.5)
    body += _pair("locomotive", facts.engine, 246, 14) + _pair("disc", sum(facts.discs), 296, 14)
    body += text(50, 37, f"${facts.dollars}", "money", 13)
    for place, (glyph, number) in enumerate(_held(facts)):
        body += _pair(glyph, number, 94 + place * 40, 33)
    return body


@lru_cache(maxsize=2048)
def _tall(facts: Facts, when: str) -> str:
    w = NARROW - 12
    body = _back(w, TALL) + brand(facts.seat, 32, 29, 34)
    body += text(58, 26, fitted(facts.name, 160 - 18 * facts.bot, 15, True), "name", 15)
    if facts.bot:
        body += icon("bot", 72 + min(142, width(facts.name, 15, True)), 21, 15, "glyph-2")
    body += text(58, 44, fitted(when, 170, 12.5), "caption", 12.5) + text(258, 31, f"${facts.dollars}", "money", 19)
    body += _pair("locomotive", facts.engine, 316, 18) + _pair("disc", sum(facts.discs), 316, 40)
    for place, (glyph, number) in enumerate(_held(facts)):
        body += _pair(glyph, number, 24 + place * 58, 65, 17)
    return body


def _held(facts: Facts) -> list[tuple[str, int]]:
    """Hand, workers, certificates, tokens."""
    rows = [(worker.id, facts.workers[worker.row]) for worker in WORKERS]
    certificates = facts.certificates + facts.permanent
    return [("hand-cards", facts.hand), *rows, ("certificate", certificates), ("exchange", facts.tokens)]


def _pair(glyph: str, number: object, x: float, y: float, size: float = 15) -> str:
    return icon(glyph, x, y, size, "glyph-2") + text(x + size * 0.75, y + 4.4, number, "number-2", 12.5)


def _back(w: float, h: float) -> str:
    """Paper with the colour of its seat at the left."""
    stripe = path(f"M8 .5H7.5A7 7 0 0 0 .5 7.5V{h - 7.5:g}A7 7 0 0 0 7.5 {h - 0.5:g}H8z", "piece")
    return group(rect(0.5, 0.5, w - 1, h - 1, 8, "paper seat-paper") + stripe)
