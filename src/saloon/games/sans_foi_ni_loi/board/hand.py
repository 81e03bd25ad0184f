"""The hand: whole cards as long as they fit, else small ones; while a card is being stolen, the hand that it comes from too."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.drawing.cards import MINI_HEIGHT, MINI_WIDTH, back, mini_places
from saloon.drawing.counters import rosette
from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.regions import NARROW, STRIP_HEIGHT, WIDE, Drawn, opens
from saloon.drawing.seats import brand
from saloon.drawing.shapes import fitted, group, rect, text, width
from saloon.games.sans_foi_ni_loi.board.faces import face, figures, mini_face, small_face
from saloon.games.sans_foi_ni_loi.board.ranches import GLYPHS
from saloon.games.sans_foi_ni_loi.board.rivals import rivals_height
from saloon.games.sans_foi_ni_loi.board.view import BoardView
from saloon.games.sans_foi_ni_loi.components import HAND_LIMIT, Card
from saloon.games.sans_foi_ni_loi.texts.position import say_hand, say_known, say_trophies

ROOM = 816 - 208 - 204
"""Height left for rivals and hand on a desk."""

Cards = Sequence[Card | None]
WHOLE = 10
"""Whole cards that fit side by side."""
LOW = 96
"""How high cards are on a tablet."""


def wide_hand(view: BoardView) -> Drawn:
    height = ROOM - rivals_height(view)
    cards, loot = view.hand(view.g.players[view.own.seat]), loot_of(view)
    body = rect(0.5, 0.5, WIDE - 1, height - 1, 10, "paper")
    if loot is None:
        body += _heading(view, 14, 21, WIDE - 28, len(cards))
        top = 40
        body += _row(view, cards, top, height - top - 10) if len(cards) <= WHOLE else _rows(view, cards, top, height - top - 8)
        return WIDE, height, body
    victim, prey = loot
    each = (height - 16) / 2
    body += _heading_of(view, 14, 20, victim) + _small_row(view, prey, "steal", 14, 36, WIDE - 28, each - 34)
    body += _heading(view, 14, each + 27, WIDE - 28, len(cards))
    return WIDE, height, body + _small_row(view, cards, "hand", 14, each + 37, WIDE - 28, each - 30)


def tablet_hand(view: BoardView) -> Drawn:
    """Small cards in a row; while a card is being stolen, the hand that it comes from above them."""
    cards, loot, y, body = view.hand(view.g.players[view.own.seat]), loot_of(view), 0, ""
    if loot is not None:
        body, y = _heading_of(view, 14, 21, loot[0]) + _small_row(view, loot[1], "steal", 14, 38, view.wide - 28, LOW), LOW + 42
    body += _heading(view, 14, y + 21, view.wide - 28, len(cards))
    body += _small_row(view, cards, "hand", 14, y + 38, view.wide - 28, LOW)
    high = y + LOW + 47
    return view.wide, high, rect(0.5, 0.5, view.wide - 1, high - 1, 10, "paper") + body


def phone_hand(view: BoardView) -> Drawn:
    cards, loot = view.hand(view.g.players[view.own.seat]), loot_of(view)
    y, body = 0.0, ""
    if loot is not None:
        grid, high = _grid(view, loot[1], "steal", 34)
        body, y = _heading_of(view, 12, 18, loot[0]) + grid, high + 8
    grid, high = _grid(view, cards, "hand", y + 36)
    return NARROW, high + 6, body + _heading(view, 12, y + 18, NARROW - 24, len(cards)) + grid


def phone_strip(view: BoardView) -> Drawn:
    """Glimpses of the hand, and at the right of the own ranch."""
    ranch, at = _ranch_glimpse(view)
    cards = view.hand(view.g.players[view.own.seat])
    body = rect(0, 0, at, STRIP_HEIGHT, 0, "hit")
    for card, x in zip(cards, mini_places(len(cards), 8, at - 8), strict=True):
        picture = mini_face(card, MINI_WIDTH, MINI_HEIGHT) if card is not None else back(MINI_WIDTH, MINI_HEIGHT)
        body += group(picture, x, (STRIP_HEIGHT - MINI_HEIGHT) / 2, f"card f-{card.frame}" if card is not None else "")
    return NARROW, STRIP_HEIGHT, opens("hand", body) + opens("ranch", ranch)


def _ranch_glimpse(view: BoardView) -> tuple[str, float]:
    """How many of each kind it has, and the prestige of all of it; and where it begins."""
    x = NARROW - 34.0
    body = rosette(x + 14, STRIP_HEIGHT / 2, view.points(view.own), 14)
    for category, count in reversed(view.counts[view.own.number].items()):
        x -= 30
        body += icon(GLYPHS[category], x + 12, 19, 17, "glyph-2") + text(x + 12, 43, count.number, "number", 13, "middle")
    return rect(x - 4, 0, NARROW - x + 4, STRIP_HEIGHT, 0, "hit") + body, x - 4


def hand_words(view: BoardView) -> list[str]:
    g, seat, say = view.g, view.viewpoint.seat, view.texts
    hand = [] if view.viewpoint.covered else say_hand(g, seat, say)
    return [*hand, *say_trophies(g, say), *say_known(g, seat, view.viewpoint.names, say)]


def loot_of(view: BoardView) -> tuple[int | None, list[Card]] | None:
    """The hand that the viewer is stealing from: whose it is, as far as that is certain, and its cards."""
    kinds = [Card.of(choice.removeprefix("steal:")) for choice in view.viewpoint.lit if choice.startswith("steal:")]
    if not kinds or view.viewpoint.seat is None:
        return None
    seen = view.g.players[view.viewpoint.seat].peeks
    alike = [seat for seat, cards in seen.items() if set(cards) == set(kinds)]
    return (alike[0], seen[alike[0]]) if len(alike) == 1 else (None, seen[alike[0]] if alike else kinds)


# ------------------------------------------------------------ headings


def _heading(view: BoardView, x: float, y: float, w: float, count: int) -> str:
    seat = view.own.seat
    words = view.region("hand")
    body = brand(seat, x + 9, y - 4.5, 18) + text(x + 26, y, fitted(words, 150, 13, True), "name", 13)
    at = x + 40 + min(150, width(words, 13, True))
    body += text(at, y, view.say("board-hand-count", count=count, limit=HAND_LIMIT), "caption", 12)
    if view.viewpoint.drawings == "desk" and view.is_own:
        body += text(x + w, y, view.say("board-hand-hint"), "caption", 12, "end")
    return body


def _heading_of(view: BoardView, x: float, y: float, seat: int | None) -> str:
    if seat is None:
        return text(x, y, view.say("board-loot"), "name", 13)
    name = fitted(view.viewpoint.names[seat], 150, 13, True)
    return brand(seat, x + 9, y - 4.5, 18) + text(x + 26, y, view.say("board-loot-of", rival=name), "name", 13)


# ------------------------------------------------------------ rows of cards


def _row(view: BoardView, cards: Cards, y: float, h: float) -> str:
    """Whole cards, narrower if there are many."""
    places = max(8, len(cards))
    w = min(120, (WIDE - 28 - (places - 1) * 9) / places)
    gap = (WIDE - 28 - places * w) / (places - 1)
    h = min(h, 176)
    body = "".join(_card(view, card, copy, "hand", 14 + i * (w + gap), y, w, h) for i, card, copy in _copies(cards))
    if len(cards) < places:
        body += rect(14 + len(cards) * (w + gap), y, w, h, 9, "slot")
    return body


def _rows(view: BoardView, cards: Cards, y: float, h: float) -> str:
    """Small cards on two rows."""
    half = max(10, -(-len(cards) // 2))
    each = (h - 8) / 2
    w = (WIDE - 28 - (half - 1) * 8) / half
    return "".join(
        _card(view, card, copy, "hand", 14 + i % half * (w + 8), y + i // half * (each + 8), w, each, small=True)
        for i, card, copy in _copies(cards)
    )


def _small_row(view: BoardView, cards: Cards, id: str, x: float, y: float, space: float, h: float) -> str:
    places = max(10, len(cards))
    w = (space - (places - 1) * 8) / places
    return "".join(_card(view, card, copy, id, x + i * (w + 8), y, w, h, small=True) for i, card, copy in _copies(cards))


def _grid(view: BoardView, cards: Cards, id: str, y: float) -> tuple[str, float]:
    """Small cards, four to a row; and where they end."""
    w, h = 85.5, 86
    body = "".join(
        _card(view, card, copy, id, 12 + i % 4 * (w + 8), y + i // 4 * (h + 10), w, h, small=True)
        for i, card, copy in _copies(cards)
    )
    return body, y + max(1, -(-len(cards) // 4)) * (h + 10)


def _copies(cards: Cards) -> list[tuple[int, Card | None, int]]:
    """Each card with its place, and its number among cards of its kind."""
    return [(place, card, cards[:place].count(card)) for place, card in enumerate(cards)]


def _card(
    view: BoardView, card: Card | None, copy: int, id: str, x: float, y: float, w: float, h: float, small: bool = False
) -> str:
    if card is None:
        return f'<g id="{id}-back-{copy}" transform="translate({x:g} {y:g})">{back(w, h)}</g>'
    draw = small_face if small else face
    picture = draw(card, view.language, w, h, figures(view.g, card), len(view.g.trophies.get(card.id, ())))
    verbs = ("steal",) if id == "steal" else ("act", "discard")
    choices = [f"{verb}:{card.id}" for verb in verbs]
    return piece(
        view.viewpoint, f"{id}-{card.id}-{copy}", picture, w, h, x=x, y=y, choices=choices, help=f"card-{card.id}",
        cls=f"card f-{card.frame}", r=7 if small else 9, badge=10 if small else 11,
    )  # fmt: skip
