"""The cattle market: every kind of card in its fixed place, with what it costs; and the pile of exhaustion cards."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from saloon.drawing.counters import rosette
from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.shapes import circle, group, path, rect, text, width
from saloon.games.great_western_trail_argentina.board.breeds import LOOKS
from saloon.games.great_western_trail_argentina.board.tiles import strength
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.components import BREEDS, EXHAUSTION, MARKET_CATTLE, PURCHASES, Card, Purchase
from saloon.games.trail.board.boxes import Bounds, panel, remembered_panel, stack
from saloon.games.trail.board.breeds import portrait
from saloon.games.trail.board.cards import seal

_KINDS = tuple(dict.fromkeys(MARKET_CATTLE))
_THREES = tuple(card for card in _KINDS if card.value == 3)
ROWS: tuple[tuple[Card, ...], ...] = (
    tuple(reversed(BREEDS["caracu"])),
    _THREES,
    tuple(reversed(BREEDS["franqueiro"])),
    tuple(reversed(BREEDS["aberdeen_angus"])),
)
"""Breeds of a value side by side, cheapest points first."""
SINGLES = {card: tuple(each for each in PURCHASES if each.cards == (card,)) for card in _KINDS}
PAIRS = {row: next((each for each in PURCHASES if len(each.cards) == 2 and each.cards[0] in row), None) for row in ROWS}
"""What two cards of a row cost together, where they can be bought at once."""


def cattle(view: BoardView, box: Bounds) -> str:
    facts = (*sorted(Counter(card.id for card in view.g.market).items()), len(view.g.cattle), view.g.exhaustion)
    return remembered_panel(view, "take" if "take" in view.verbs else "buy", facts, lambda: _cattle(view, box))


def _cattle(view: BoardView, box: Bounds) -> str:
    desk = view.desk
    w, h, cell, gap = (32, 36, 16, 2) if desk else (112, 66, 44, 6)
    step, y = (box.w - 8) / 3, box.y + (23 if desk else 46)
    counts = Counter(view.g.market)
    body = panel(box, view.say("board-cattle"), 12 if desk else 15) + stack(view, "buy:more", len(view.g.cattle), box)
    for row in ROWS:
        prices = max(len(SINGLES[card]) for card in row)
        for place, card in enumerate(row):
            x = round(box.x + 4 + place * step + (step - w) / 2, 1)
            body += _card(view, card, counts[card], x, y, w, h)
            for number, purchase in enumerate(SINGLES[card]):
                body += _price(view, purchase, x, y + h + gap + number * (cell + gap), w, cell)
        y += h + gap + prices * (cell + gap)
        if (pair := PAIRS[row]) is not None:
            body += _pair(pair, box.x + box.w / 2, y + (5 if desk else 8), 11 if desk else 14)
            y += 13 if desk else 22
        y += 3
    return body + _exhaustion(view, Bounds(box.x + 5, round(y, 1), box.w - 10, 22 if desk else 34))


def height(desk: bool) -> float:
    return 371 if desk else 46 + 4 * 72 + 7 * 50 + 2 * 22 + 12 + 40


def _card(view: BoardView, card: Card, count: int, x: float, y: float, w: float, h: float) -> str:
    return piece(
        view.viewpoint, f"market-{card.id}", _face(card, count, w, h), w, h, x=x, y=y, choices=(f"take:{card.id}",),
        help=f"card-{card.id}", cls="" if count else "gone", r=5, badge=8.4 if view.desk else 10,
    )  # fmt: skip


@lru_cache(maxsize=256)
def _face(card: Card, count: int, w: float, h: float) -> str:
    """Value and strength above the animal; below it how many there are, and the points of each."""
    small = w < 40
    foot, r, letters = (14.0, 7.2, 10.5) if small else (20.0, 11.0, 15.0)
    breed = LOOKS[card.breed]
    body = rect(0, 0, w, h, 5, "card-bg") + path(f"M0 5a5 5 0 0 1 5-5h{w - 10:g}a5 5 0 0 1 5 5v{h - foot - 5:g}H0z", "bar")
    size = min(w * 0.8, h - foot + 3)
    body += portrait(breed, w / 2 + (1 if small else 0), round(h - foot - size / 2 + 1, 2), round(size, 2)) if count else ""
    body += circle(r, r, r, "mini-dot") + text(r, r + letters * 0.36, card.value, "mini-t", letters, "middle")
    pill = 17 if small else 34
    body += rect(w - pill - 1, 1, pill, 12 if small else 19, 6, "strength-pill")
    body += strength(w - pill / 2 - 1, 7 if small else 10.6, card.strength, letters, letters * 0.8)
    body += text(w * 0.26, round(h - foot / 2 + letters * 0.36, 1), f"×{count}", "mini-n", letters, "middle")
    body += rosette(round(w - (8.6 if small else w * 0.24), 1), round(h - foot / 2, 1), card.points, foot * 0.53)
    return group(body + rect(0.5, 0.5, w - 1, h - 1, 4.5, "card-edge"), cls=breed.cls)


def _price(view: BoardView, purchase: Purchase, x: float, y: float, w: float, h: float) -> str:
    return piece(
        view.viewpoint, f"buy-{purchase.id}", _price_face(purchase, w, h), w, h, x=x, y=y, choices=(f"buy:{purchase.id}",),
        help=f"purchase-{purchase.id}", r=5, badge=0 if view.desk else 10,
    )  # fmt: skip


@lru_cache(maxsize=128)
def _price_face(purchase: Purchase, w: float, h: float) -> str:
    """So many gauchos, so many pesos."""
    return rect(0, 0, w, h, 5, "price-cell") + _cost(purchase, w / 2, h / 2, 10 if h < 20 else 14, "", w)


def _cost(purchase: Purchase, x: float, y: float, letters: float, more: str, room: float = 200) -> str:
    """Where there is little room the hat is smaller, never the numbers."""
    hats, pesos = str(purchase.gauchos), f"${purchase.dollars}{more}"
    hat = max(6, min(letters * 0.95, room - width(hats, letters) - width(pesos, letters, True)))
    left = x - (width(hats, letters) + hat + width(pesos, letters, True)) / 2
    at = left + width(hats, letters)
    body = text(round(left, 1), round(y + letters * 0.36, 1), hats, "number", letters)
    body += icon("gaucho", round(at + hat / 2, 1), y, hat, "glyph")
    return body + text(round(at + hat + 0.5, 1), round(y + letters * 0.36, 1), pesos, "money", letters)


@lru_cache(maxsize=16)
def _pair(purchase: Purchase, x: float, y: float, letters: float) -> str:
    """Two cards of the row at once."""
    return _cost(purchase, x, y, letters, " ×2")


def _exhaustion(view: BoardView, box: Bounds) -> str:
    x, y, w, h = box
    body = rect(x, y, w, h, 6, "sunk") + rect(x + 5, y + 3, h * 0.62, h - 6, 3, "exhaustion-mini")
    body += icon("exhaustion", x + 5 + h * 0.31, y + h / 2, h * 0.5, "dusk-i")
    body += text(x + h + 2, y + h / 2 + 4, f"×{view.g.exhaustion}", "number-2", 11.5) + seal(
        x + w - 14, y + h / 2, EXHAUSTION.points
    )
    return f'<g id="exhaustion-pile" data-help="card-{EXHAUSTION.id}">{body}</g>'
