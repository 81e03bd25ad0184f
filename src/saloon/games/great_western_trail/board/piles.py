"""Discard piles lie open: their cards by kind, with numbers."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.shapes import rect, text, width
from saloon.games.great_western_trail.board.cards import card_class, cattle_mini, objective_mini, value_chip
from saloon.games.great_western_trail.board.facts import Facts, Pile
from saloon.games.great_western_trail.board.view import say
from saloon.games.great_western_trail.components import Card


def pile_title(facts: Facts, language: str, x: float, y: float) -> str:
    count = sum(number for _, number in facts.pile)
    words = f"{say(language, 'board-discard')} {count}"
    return icon("discard", x + 7, y - 4.5, 15, "glyph-2") + text(x + 18, y, words, "caption", 12)


def pile_strip(facts: Facts, language: str, x: float, y: float, w: float, h: float) -> str:
    """One row: breeds as small cards, objectives together, each with how many there are."""
    count = sum(number for _, number in facts.pile)
    words = f"{say(language, 'board-discard')} {count}"
    start = 30 + width(words, 11.5)
    body = (
        rect(0, 0, w, h, 7, "sunk") + icon("discard", 13, h / 2, 14, "glyph-2") + text(24, h / 2 + 4.2, words, "caption", 11.5)
    )
    kinds = _kinds(facts.pile)
    step = min(34.0, (w - start - 4) / max(1, len(kinds)))
    for place, (card, number) in enumerate(kinds):
        body += (
            f'<g data-help="card-{card.id}" transform="translate({start + place * step:g} {h / 2:g})">{_chip(card, number)}</g>'
        )
    return f'<g id="pile-{facts.seat}" transform="translate({x:g} {y:g})">{body}</g>'


def _kinds(pile: Pile) -> list[tuple[Card, int]]:
    """Cattle by breed and value, whatever its points; objectives as one."""
    found: dict[object, tuple[Card, int]] = {}
    for card, number in pile:
        key = (card.breed, card.value)
        first, so_far = found.get(key, (card, 0))
        found[key] = first, so_far + number
    return list(found.values())


@lru_cache(maxsize=256)
def _chip(card: Card, number: int) -> str:
    sign = value_chip(card, 7, 0, 15) if card.breed else icon("objective", 7, 0, 14, "glyph")
    return sign + text(14.5, 3.9, f"×{number}", "number-2", 10.8)


def pile_grid(facts: Facts, language: str, x: float, y: float) -> tuple[str, float]:
    """Small cards, eight to a row; and where they end."""
    w, h, across = 41.0, 54.0, 8
    if not facts.pile:
        return text(x + 2, y + 6, say(language, "board-discard-empty"), "caption", 12), y + 16
    body = ""
    for place, (card, number) in enumerate(facts.pile):
        at = x + place % across * (w + 5.4), y + place // across * (h + 7)
        body += f'<g id="pile-{facts.seat}-{card.id}" class="{card_class(card)}" data-help="card-{card.id}" '
        body += f'transform="translate({at[0]:g} {at[1]:g})">{_small(card, number, w, h)}</g>'
    return body, y + -(-len(facts.pile) // across) * (h + 7)


def _small(card: Card, number: int, w: float, h: float) -> str:
    if card.breed:
        return cattle_mini(card, number, w, h)
    body = objective_mini(card, (False,) * len(card.tasks), w, h)
    if number == 1:
        return body
    return body + text(w - 4, h - 4, f"×{number}", "number-2", 10.5, "end")
