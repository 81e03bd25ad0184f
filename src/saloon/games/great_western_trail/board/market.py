"""The cattle market: every kind of card in its fixed place, what it costs, and every pair that can be bought at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.shapes import group, rect, text, width
from saloon.games.great_western_trail.board.breeds import LOOKS
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import BREEDS, PURCHASES, Card, Purchase
from saloon.games.great_western_trail.state import State
from saloon.games.trail.board.boxes import Bounds, panel, remembered_panel, stack
from saloon.games.trail.board.cards import market_card

MARKET_BREEDS = [breed for breed, cards in BREEDS.items() if cards[0].deck == "market"]
THREES = tuple(breed for breed in MARKET_BREEDS if BREEDS[breed][0].value == 3)
LARGER = tuple(breed for breed in MARKET_BREEDS if breed not in THREES)
SINGLES = {breed: [each for each in PURCHASES if each.breeds == (breed,)] for breed in THREES}
PAIRS = [each for each in PURCHASES if len(each.breeds) == 2 and each.breeds[0] in THREES]
"""Two cards of value three, whose breeds may differ."""


class MarketSlot(NamedTuple):
    """A kind of card of the cattle market, and how many there are."""

    card: Card
    number: int


def slots(g: State, breed: str) -> list[MarketSlot]:
    """The fixed places of a breed."""
    market = Counter(g.market)
    return [MarketSlot(card, market[card]) for card in reversed(BREEDS[breed])]


def rows(g: State) -> dict[str, list[MarketSlot]]:
    """Breeds with a row of their own, below the three of value three."""
    found = {breed: slots(g, breed) for breed in LARGER}
    for module in g.kit.modules:
        found |= {breed: [MarketSlot(*each) for each in cards] for breed, cards in module.market_rows(g).items()}
    return found


def prices(g: State, breed: str) -> list[Purchase]:
    """What cards of one breed cost."""
    return [each for each in g.kit.purchases if set(each.breeds) == {breed}]


# ------------------------------------------------------------ cards and prices


def card_verbs(view: BoardView) -> list[str]:
    """Questions about single cards of the market."""
    return ["take", *(verb for module in view.g.kit.modules for verb in module.market_verbs)]


def market_place(view: BoardView, slot: MarketSlot, x: float, y: float, w: float, h: float) -> str:
    id, gone = slot.card.id, "" if slot.number else "gone"
    body = market_card(LOOKS[slot.card.breed], slot.card.value, slot.card.points, slot.number, w, h)
    return piece(
        view.viewpoint, f"market-{id}", body, w, h, x=x, y=y, choices=[f"{verb}:{id}" for verb in card_verbs(view)],
        help=f"card-{id}", cls=gone, r=5,
        badge=8.4 if view.desk else 10,
    )  # fmt: skip


@lru_cache(maxsize=128)
def _price(purchase: Purchase, w: float, h: float) -> str:
    """So many cowboys, so many dollars: in one line, or in two where there is room."""
    letters = 11 if h < 40 else 14
    hats, dollars = str(purchase.cowboys), f"${purchase.dollars}" + (" ×2" if len(purchase.breeds) > 1 else "")
    body, number = rect(0, 0, w, h, 5, "price-cell"), width(hats, letters, True)
    if h < 20:
        left, base, hat = (w - number - 9 - width(dollars, letters, True)) / 2, h / 2 + letters * 0.36, 9
        body += text(round(left + number + hat, 1), round(base, 1), dollars, "money", letters)
    else:
        hat = letters + 1
        left, base = (w - number - hat - 1) / 2, h * 0.43
        body += text(w / 2, round(h * 0.88, 1), dollars, "money", letters, "middle")
    body += text(round(left, 1), round(base, 1), hats, "number", letters)
    return body + icon("cowboy", round(left + number + hat / 2 + 0.5, 1), round(base - letters * 0.36, 1), hat, "glyph")


@lru_cache(maxsize=128)
def _pair(purchase: Purchase, w: float, h: float) -> str:
    """Two breeds of equal value: their colours with their points."""
    body, wide = rect(0, 0, w, h, 5, "price-cell"), round(w * 0.36, 1)
    for place, breed in enumerate(purchase.breeds):
        x = round(w / 2 + (place * 2 - 1) * (wide / 2 + 1), 1)
        chip = rect(round(x - wide / 2, 1), 2, wide, h - 4, 3.5, "bar chip-edge")
        chip += text(x, round(h / 2 + 4, 1), BREEDS[breed][0].points, "chip-t", 11 if h < 30 else 15, "middle")
        body += group(chip, cls=LOOKS[breed].cls)
    return body


@lru_cache(maxsize=8)
def _pair_price(x: float, y: float, letters: float) -> str:
    """What every pair costs."""
    purchase = PAIRS[0]
    number = text(x, y, purchase.cowboys, "number", letters)
    hat = icon("cowboy", x + letters * 1.3, round(y - letters * 0.36, 1), letters + 1, "glyph")
    return number + hat + text(x + letters * 2.1, y, f"${purchase.dollars} ×2", "money", letters)


def _buy(view: BoardView, purchase: Purchase, picture: str, x: float, y: float, w: float, h: float) -> str:
    choices = (f"buy:{purchase.id}",) if "buy" in view.verbs else ()
    id = f"buy-{purchase.id.replace('+', '-and-')}"
    return piece(
        view.viewpoint, id, picture, w, h, x=x, y=y, choices=choices, help=f"purchase-{purchase.id}", r=5,
        badge=0 if view.desk else 10,
    )  # fmt: skip


def _priced(view: BoardView, purchase: Purchase, x: float, y: float, w: float, h: float) -> str:
    return _buy(view, purchase, _price(purchase, w, h), x, y, w, h)


def _paired(view: BoardView, purchase: Purchase, x: float, y: float, w: float, h: float) -> str:
    return _buy(view, purchase, _pair(purchase, w, h), x, y, w, h)


# ------------------------------------------------------------ desk

STEP = 34.5
"""From one card to the next."""
WIDE_CARD, WIDE_CELL = 31, 15
PRICE = 23
FIXED = 107
"""What heading, singles and pairs of the panel need beside the cards."""
ROOM = 319
"""Height of the panel, if that is enough: below it lie the objectives, and the start of the trail."""
TALLEST, LOWEST = 40, 27


class DeskRow(NamedTuple):
    """A row of the panel: cards, those that lie beside it and cannot be bought, and what the first cost.

    Breeds of one colour share a row.
    """

    cards: list[MarketSlot]
    later: list[MarketSlot]
    offers: list[Purchase]

    @property
    def in_one_line(self) -> bool:
        """Whether the prices fit beside the cards."""
        return len(self.cards) + len(self.offers) <= len(THREES)

    @property
    def below(self) -> float:
        """What it needs beside the height of its cards."""
        return 5 if self.in_one_line else PRICE + 5


def desk_rows(g: State) -> list[DeskRow]:
    colours: dict[str, list[tuple[str, list[MarketSlot]]]] = {}
    for breed, places in rows(g).items():
        colours.setdefault(places[0].card.colour, []).append((breed, places))
    return [_desk_row(g, breeds) for breeds in colours.values()]


def _desk_row(g: State, breeds: list[tuple[str, list[MarketSlot]]]) -> DeskRow:
    offers = [offer for breed, _ in breeds for offer in prices(g, breed)]
    if len(breeds) == 1:
        return DeskRow(breeds[0][1], [], offers)
    return DeskRow([places[0] for _, places in breeds], [slot for _, places in breeds for slot in places[1:]], offers)


def card_height(found: list[DeskRow], room: float) -> float:
    """How high cards can be in a panel of that height: other rows make all of them lower."""
    return (room - FIXED - sum(row.below for row in found)) / (1 + len(found))


def wide_height(view: BoardView) -> float:
    found = desk_rows(view.g)
    high = max(LOWEST, min(TALLEST, card_height(found, ROOM) // 1))
    return FIXED + high * (1 + len(found)) + sum(row.below for row in found)


def cattle(view: BoardView, box: Bounds) -> str:
    facts = (*view.g.market, len(view.g.cattle), box, *(slot for row in rows(view.g).values() for slot in row))
    draw = _wide_cattle if view.desk else _phone_cattle
    return remembered_market(view, facts, lambda: draw(view, box))


def remembered_market(view: BoardView, facts: tuple[object, ...], draw: Callable[[], str]) -> str:
    verb = next((verb for verb in card_verbs(view) if verb in view.verbs), "buy")
    return remembered_panel(view, verb, facts, draw)


def _wide_cattle(view: BoardView, box: Bounds) -> str:
    found = desk_rows(view.g)
    x, y, high = box.x + 6, box.y + 23, card_height(found, box.h)
    body = panel(box, view.say("board-cattle"), 11.5) + stack(view, "buy:more", len(view.g.cattle), box)
    for place, breed in enumerate(THREES):
        body += market_place(view, slots(view.g, breed)[0], x + place * STEP, y, WIDE_CARD, high)
        for row, purchase in enumerate(SINGLES[breed]):
            body += _priced(view, purchase, x + place * STEP, y + high + 2 + row * 17.5, WIDE_CARD, WIDE_CELL)
    y += high + 37
    body += _pair_price(x + 24, y + 9.5, 11)
    for place, purchase in enumerate(PAIRS):
        body += _paired(view, purchase, x + place % 3 * STEP, y + 12 + place // 3 * 17.5, WIDE_CARD, WIDE_CELL)
    y += 47
    for lower in found:
        body += _wide_row(view, lower, x, y, high)
        y += high + lower.below
    return body


def _wide_row(view: BoardView, row: DeskRow, x: float, y: float, high: float) -> str:
    """Cards, and below or beside them what they cost."""
    body = "".join(market_place(view, slot, x + place * STEP, y, WIDE_CARD, high) for place, slot in enumerate(row.cards))
    for place, slot in enumerate(row.later):
        low = high / len(row.later)
        body += _pile(view, slot, x + len(row.cards) * STEP, round(y + place * low, 2), WIDE_CARD, low - 1)
    if row.in_one_line:
        return body + _offers(view, row.offers, x + len(row.cards) * STEP, y + (high - PRICE) / 2, STEP)
    step = min(STEP, 3 * STEP / len(row.offers))
    return body + _offers(view, row.offers, x + (3 * STEP - step * len(row.offers)) / 2, y + high + 2, step)


def _offers(view: BoardView, offers: list[Purchase], x: float, y: float, step: float) -> str:
    w, y = step - STEP + WIDE_CARD, round(y, 2)
    return "".join(_priced(view, offer, round(x + place * step, 2), y, w, PRICE) for place, offer in enumerate(offers))


def _pile(view: BoardView, slot: MarketSlot, x: float, y: float, w: float, h: float) -> str:
    """Cards that come into play later: their value, and how many there are."""
    words = text(w / 2, round(h / 2 + 4, 2), f"{slot.card.value} ×{slot.number}", "chip-t", 11, "middle")
    body = group(rect(0, 0, w, h, 4, "bar chip-edge") + words, cls=LOOKS[slot.card.breed].cls)
    return piece(view.viewpoint, f"market-{slot.card.id}", body, w, h, x=x, y=y, help=f"card-{slot.card.id}", r=4)


# ------------------------------------------------------------ phone


def phone_height(view: BoardView) -> float:
    return 44 + 98 + 70 + len(rows(view.g)) * 74 + 2


def _phone_cattle(view: BoardView, box: Bounds) -> str:
    x, y = box.x + 6, box.y + 44
    body = panel(box, view.say("board-cattle"), 15) + stack(view, "buy:more", len(view.g.cattle), box)
    for place, breed in enumerate(THREES):
        left = x + place * 122
        body += market_place(view, slots(view.g, breed)[0], left, y + 12, 46, 66)
        for row, purchase in enumerate(SINGLES[breed]):
            body += _priced(view, purchase, left + 51, y + row * 48, 64, 44)
    y += 98
    body += _pair_price(x, y + 12, 14)
    for place, purchase in enumerate(PAIRS):
        body += _paired(view, purchase, x + place * 61, y + 18, 56, 44)
    y += 70
    for breed, places in rows(view.g).items():
        for place, slot in enumerate(places):
            body += market_place(view, slot, x + place * 50, y, 46, 66)
        for place, purchase in enumerate(prices(view.g, breed)):
            body += _priced(view, purchase, x + 156 + place * 70, y + 11, 64, 44)
        y += 74
    return body
