"""The panel of cattle, at tables that want it: what everybody has bought in the market, and what is still to come."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.seats import brand
from saloon.drawing.shapes import path, rect, text
from saloon.engine import Seat
from saloon.games.great_western_trail_argentina.board.breeds import LOOKS
from saloon.games.great_western_trail_argentina.board.view import BoardView, say
from saloon.games.great_western_trail_argentina.components import MARKET_CATTLE, MARKET_KINDS, Card
from saloon.games.great_western_trail_argentina.texts.position import BOUGHT
from saloon.games.trail.board.boxes import Bounds, panel
from saloon.games.trail.board.cards import seal, value_chip

HEAD, FOOT = 62.0, 6.0
Row = tuple[Seat | None, tuple[int, ...]]
"""Somebody's cattle by its kinds; that of nobody is still to come."""


def bought_height(view: BoardView) -> float:
    return HEAD + (view.seats + 1) * _rise(view.desk) + FOOT if view.g.options.cattle_panel else 0


def _rise(desk: bool) -> float:
    return 20 if desk else 34


def bought(view: BoardView, box: Bounds) -> str:
    """A row for each seat and one for the stack, a column for each kind; nothing at other tables."""
    if not view.g.options.cattle_panel:
        return ""
    return _panel(_rows(view), view.language, view.desk, box)


def _rows(view: BoardView) -> tuple[Row, ...]:
    rows: list[Row] = []
    left = Counter(MARKET_CATTLE) - Counter(view.g.market)
    for who in view.g.seated:
        cattle = Counter(BOUGHT[type(who)](who))
        left -= cattle
        rows.append((who.seat, tuple(cattle[kind] for kind in MARKET_KINDS)))
    return (*rows, (None, tuple(left[kind] for kind in MARKET_KINDS)))


@lru_cache(maxsize=256)
def _panel(rows: tuple[Row, ...], language: str, desk: bool, box: Bounds) -> str:
    x, y, w, _ = box
    size, rise = (12, _rise(True)) if desk else (15, _rise(False))
    step = (w - 42) / len(MARKET_KINDS)
    body = panel(box, say(language, "board-bought"), size)
    for place, kind in enumerate(MARKET_KINDS):
        body += _kind(kind, round(x + 36 + (place + 0.5) * step, 1), y)
    for number, (seat, counts) in enumerate(rows):
        middle = y + HEAD + (number + 0.5) * rise
        if seat is None:
            body += path(f"M{x + 8:g} {y + HEAD + number * rise:g}H{x + w - 8:g}", "hair")
            body += icon("card-back", x + 19, middle, 15, "glyph-2")
        else:
            body += brand(seat, x + 19, middle, 16 if desk else 22)
        for place, count in enumerate(counts):
            cls = "number" if count else "caption faint-n"
            body += text(
                round(x + 36 + (place + 0.5) * step, 1), middle + 4.4, count or "·", cls, 12.5 if desk else 15, "middle"
            )
    return f'<g id="bought" data-help="option-cattle_panel">{rect(x, y, w, box.h, 9, "hit")}{body}</g>'


def _kind(kind: Card, x: float, y: float) -> str:
    return value_chip(LOOKS[kind.breed], kind.value, x, y + 32, 16) + seal(x, y + 51, kind.points)
