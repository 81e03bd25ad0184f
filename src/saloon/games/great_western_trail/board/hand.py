"""The hand: large cards as long as they fit, what they would be worth in Kansas City, the draw stack, the open discard pile."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.drawing.icons import icon
from saloon.drawing.lit import thing
from saloon.drawing.seats import brand
from saloon.drawing.shapes import fitted, rect, text, width
from saloon.games.great_western_trail.board.cards import Met, card_back, card_class, face
from saloon.games.great_western_trail.board.facts import Facts, facts_of
from saloon.games.great_western_trail.board.piles import pile_grid, pile_strip, pile_title
from saloon.games.great_western_trail.board.view import NARROW, Drawn, View
from saloon.games.great_western_trail.components import WORKER_ROW, Card
from saloon.games.great_western_trail.rules.kansas_city import breeding_value

WIDTH, HEIGHT = 456, 168
ACROSS = 5
"""Cards in a row on a phone."""

Cards = Sequence[Card | None]


def wide_hand(view: View) -> Drawn:
    cards, facts = view.hand(view.own), facts_of(view, view.own.seat)
    body = rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 10, "paper") + _heading(view, facts, cards, 10, WIDTH - 10)
    places = max(5, len(cards))
    w = round(min(84, (WIDTH - 20 - (places - 1) * 6) / places), 2)
    gap = min(8, (WIDTH - 20 - places * w) / (places - 1))
    met = _ticks(facts)
    for place, (card, copy) in enumerate(_copies(cards)):
        body += _card(view, card, copy, met, round(10 + place * (w + gap), 2), 34, w, 99)
    if not cards:
        body += rect(10.5, 34.5, w, 98, 8, "slot")
    return WIDTH, HEIGHT, body + pile_strip(facts, view.language, 8, 138.5, WIDTH - 16, 24)


def phone_hand(view: View) -> Drawn:
    cards, facts = view.hand(view.own), facts_of(view, view.own.seat)
    body, top = _heading(view, facts, cards, 12, NARROW - 12), 38.0
    if _draws(view):
        body += _numbers(view, 12, top, 56, 44)
        top += 52
    w, h, met = 68.4, 98, _ticks(facts)
    for place, (card, copy) in enumerate(_copies(cards)):
        x, y = 12 + place % ACROSS * (w + 6), top + place // ACROSS * (h + 9)
        body += _card(view, card, copy, met, round(x, 2), y, w, h)
    top += max(1, -(-len(cards) // ACROSS)) * (h + 9) + 14
    grid, end = pile_grid(facts, view.language, 12, top + 8)
    return NARROW, end + 4, body + pile_title(facts, view.language, 12, top) + grid


# ------------------------------------------------------------ headings


def _heading(view: View, facts: Facts, cards: Cards, left: float, right: float) -> str:
    """Whose hand, what it is worth, the draw stack; or, while it is asked, how many cards to draw."""
    words = fitted(view.region("hand"), 128, 13, True)
    body = brand(view.own.seat, left + 9, 16, 18) + text(left + 24, 20.5, words, "name", 13)
    at = left + 36 + width(words, 13, True)
    deck = f"{view.say('board-deck')} {facts.draw}"
    start = right - width(deck, 12) - 2
    stack = icon("card-back", start - 9, 16, 15, "glyph-2") + text(start, 20.5, deck, "caption", 12)
    body += f'<g id="deck-{view.own.seat}">{stack}</g>'
    if view.desk and _draws(view):
        return body + _numbers(view, at, 5, 24, 22)
    return body + (_value(facts, cards, at) if any(cards) else "")


def _value(facts: Facts, cards: Cards, x: float) -> str:
    """What the hand would earn in Kansas City, and the certificates that could be added."""
    value = breeding_value([card for card in cards if card is not None]) + facts.permanent
    body = icon("cattle-head", 15, 11, 15, "glyph") + text(26, 15.8, value, "number", 13.5)
    end = 29 + width(str(value), 13.5, True)
    if facts.certificates:
        body += text(end, 15.6, f"+ {facts.certificates}", "number-2", 12)
        end += width(f"+ {facts.certificates}", 12, True) + 9
        body += icon("certificate", end, 11, 13, "glyph-2")
        end += 9
    pill = rect(0, 0, end + 6, 22, 11, "sunk")
    return f'<g id="hand-value" transform="translate({x:g} 5)">{pill}{body}</g>'


def _draws(view: View) -> list[int]:
    """The numbers of cards that can be drawn now."""
    return [count for count in range(1, WORKER_ROW + 1) if f"draw:{count}" in view.sight.lit]


def _numbers(view: View, x: float, y: float, w: float, h: float) -> str:
    """How many cards can be drawn, beside the stack they come from."""
    body = ""
    for place, count in enumerate(_draws(view)):
        chip = rect(0, 0, w, h, 6, "sunk") + icon("draw", w / 2 - 5, h / 2, 12, "glyph")
        chip += text(w / 2 + 7, h / 2 + 4.6, count, "number", 13, "middle")
        id = f"draw-{count}"
        body += thing(view.sight, id, chip, w + 4, h, x=x + place * (w + 10), y=y, choices=(f"draw:{count}",), r=6, badge=8.4)
    return body


# ------------------------------------------------------------ cards


def _ticks(facts: Facts) -> dict[Card, Met]:
    """For each objective card in sight, the best that any copy of it has."""
    found: dict[Card, Met] = {}
    for card, met in facts.loose:
        found[card] = max(found.get(card, ()), met)
    return found


def _copies(cards: Cards) -> list[tuple[Card | None, int]]:
    """Each card with its number among cards of its kind."""
    return [(card, cards[:place].count(card)) for place, card in enumerate(cards)]


def _card(
    view: View, card: Card | None, copy: int, met: dict[Card, Met], x: float, y: float, w: float, h: float
) -> str:  # fmt: skip
    if card is None:
        return f'<g id="hand-back-{copy}" transform="translate({x:g} {y:g})">{card_back(w, h)}</g>'
    choices = [f"{verb}:{card.id}" for verb in ("discard", "remove", "act", "move")]
    picture = face(card, view.language, w, h, met.get(card, ()))
    return thing(
        view.sight, f"hand-{card.id}-{copy}", picture, w, h, x=x, y=y, choices=choices, help=f"card-{card.id}",
        cls=card_class(card), r=8, badge=9,
    )  # fmt: skip
