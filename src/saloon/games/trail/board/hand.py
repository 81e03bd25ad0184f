"""The hand: large cards as long as they fit; what they are worth, the draw stack and the open discard pile around them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from saloon.drawing.cards import MINI_HEIGHT, MINI_WIDTH, mini_places
from saloon.drawing.icons import icon
from saloon.drawing.regions import NARROW, STRIP_HEIGHT, Drawn, opens
from saloon.drawing.seats import brand
from saloon.drawing.shapes import fitted, group, rect, text, width
from saloon.engine import Seat
from saloon.games.trail.board.cards import card_back
from saloon.games.trail.board.facts import MatFacts
from saloon.games.trail.board.piles import Piles
from saloon.games.trail.board.view import AnyView, copies

C = TypeVar("C")
Place = Callable[[C | None, int, float, float, float, float], str]
"""Draws a card of the hand: which, its number among its like, where, and how large."""

Face = Callable[[C, float, float], tuple[str, str]]
"""Draws the face of a card in a strip, so large, and gives the class that its group needs."""

WIDTH, HEIGHT = 456, 168
DOCKED = (340, 104)
"""Of the strip beside the question, on a tablet."""
ACROSS = 5
"""Cards in a row on a phone."""


def wide_hand(
    facts: MatFacts, words: str, heading: str, cards: Sequence[C | None], place: Place[C], piles: Piles,
    size: tuple[float, float] = (WIDTH, HEIGHT),
) -> Drawn:  # fmt: skip
    """Heading, cards, and the discard pile in a strip, with what it is called."""
    w, h = size
    body = rect(0.5, 0.5, w - 1, h - 1, 10, "paper") + heading + wide_cards(cards, place, w, h - 69)
    return w, h, body + piles.strip(facts.seat, facts.pile, words, 8, h - 29.5, w - 16, 24)


def docked_hand(heading: str, cards: Sequence[C | None], place: Place[C]) -> Drawn:
    """Heading and cards; the discard pile lies with the player board."""
    w, h = DOCKED
    return w, h, rect(0.5, 0.5, w - 1, h - 1, 10, "paper") + heading + wide_cards(cards, place, w, h - 39)


def phone_hand(
    facts: MatFacts, language: str, heading: str, top: float, cards: Sequence[C | None], place: Place[C], piles: Piles
) -> Drawn:
    """Heading, cards from the top on, and the discard pile as small cards."""
    drawn, end = phone_cards(cards, top, place)
    grid, foot = piles.grid(facts.seat, facts.pile, language, 12, end + 8)
    return NARROW, foot + 4, heading + drawn + piles.title(facts.pile, language, 12, end) + grid


def phone_strip(facts: MatFacts, value: int, cards: Sequence[C | None], face: Face[C]) -> Drawn:
    """A glimpse of the hand: what it would earn, its cards, and how many are left to draw."""
    body, at = rect(0, 0, NARROW, STRIP_HEIGHT, 0, "hit"), 12.0
    if any(card is not None for card in cards):
        body += icon("cattle-head", 21, 28, 18, "glyph-2") + text(35, 35.5, value, "strip-value", 22)
        at = 39 + width(str(value), 22, True)
        if facts.certificates:
            body += text(at - 2, 35, f"+{facts.certificates}", "number-2", 12)
            at += width(f"+{facts.certificates}", 12, True)
    deck = NARROW - 14 - width(str(facts.draw), 12, True)
    body += icon("card-back", deck - 9, 28, 14, "glyph-2") + text(deck, 32.5, facts.draw, "number-2", 12)
    for card, x in zip(cards, mini_places(len(cards), at + 6, deck - 26), strict=True):
        picture, cls = face(card, MINI_WIDTH, MINI_HEIGHT) if card is not None else (card_back(MINI_WIDTH, MINI_HEIGHT), "")
        body += group(picture, x, (STRIP_HEIGHT - MINI_HEIGHT) / 2, cls)
    return NARROW, STRIP_HEIGHT, opens("hand", body)


def mini_objective(w: float, h: float) -> str:
    """In a strip an objective card is only known as one."""
    return (
        rect(0.5, 0.5, w - 1, h - 1, 5, "card-bg")
        + rect(0.5, 0.5, w - 1, h - 1, 5, "card-edge")
        + icon("objective", w / 2, h / 2, 18, "glyph")
    )


def hand_title(seat: Seat, title: str, deck: str, left: float, right: float) -> tuple[str, float]:
    """Whose hand and the draw stack; and where there is room beside the title."""
    words = fitted(title, 128, 13, True)
    body = brand(seat, left + 9, 16, 18) + text(left + 24, 20.5, words, "name", 13)
    start = right - width(deck, 12) - 2
    stack = icon("card-back", start - 9, 16, 15, "glyph-2") + text(start, 20.5, deck, "caption", 12)
    body += f'<g id="deck-{seat}">{stack}</g>'
    return body, left + 36 + width(words, 13, True)


def title_of(view: AnyView) -> str:
    """Its name, where there is room for it: a strip beside the question has none."""
    return "" if view.viewpoint.size == "tablet" else view.region("hand")


def hand_value(value: int, certificates: int, x: float) -> str:
    """What the hand would earn, and the certificates that could be added."""
    body = icon("cattle-head", 15, 11, 15, "glyph") + text(26, 15.8, value, "number", 13.5)
    end = 29 + width(str(value), 13.5, True)
    if certificates:
        body += text(end, 15.6, f"+ {certificates}", "number-2", 12)
        end += width(f"+ {certificates}", 12, True) + 9
        body += icon("certificate", end, 11, 13, "glyph-2")
        end += 9
    pill = rect(0, 0, end + 6, 22, 11, "sunk")
    return f'<g id="hand-value" transform="translate({x:g} 5)">{pill}{body}</g>'


def wide_cards(cards: Sequence[C | None], place: Place[C], room: float = WIDTH, high: float = HEIGHT - 69) -> str:
    """One row; narrower cards where there are many, and an empty place where there is none."""
    places = max(5, len(cards))
    w = round(min(84, (room - 20 - (places - 1) * 6) / places), 2)
    gap = min(8, (room - 20 - places * w) / (places - 1))
    if not cards:
        return rect(10.5, 34.5, w, high - 1, 8, "slot")
    return "".join(
        place(card, copy, round(10 + at * (w + gap), 2), 34, w, high) for at, (card, copy) in enumerate(copies(cards))
    )


def phone_cards(cards: Sequence[C | None], top: float, place: Place[C]) -> tuple[str, float]:
    """Rows of five, and where they end."""
    w, h, body = 68.4, 98, ""
    for at, (card, copy) in enumerate(copies(cards)):
        x, y = 12 + at % ACROSS * (w + 6), top + at // ACROSS * (h + 9)
        body += place(card, copy, round(x, 2), y, w, h)
    return body, top + max(1, -(-len(cards) // ACROSS)) * (h + 9) + 14


def hidden_card(copy: int, x: float, y: float, w: float, h: float) -> str:
    """A card that is not for the viewer's eyes."""
    return f'<g id="hand-back-{copy}" transform="translate({x:g} {y:g})">{card_back(w, h)}</g>'
