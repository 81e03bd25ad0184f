"""Discard piles lie open: their cards by kind, with numbers."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.shapes import text
from saloon.games.great_western_trail.board.breeds import LOOKS
from saloon.games.great_western_trail.board.cards import card_class, objective_mini
from saloon.games.great_western_trail.board.facts import Facts, Pile
from saloon.games.great_western_trail.board.view import say
from saloon.games.great_western_trail.components import Card
from saloon.games.trail.board import piles
from saloon.games.trail.board.cards import cattle_mini, value_chip
from saloon.games.trail.board.piles import MINI, Chip, Mini


def pile_title(facts: Facts, language: str, x: float, y: float) -> str:
    return piles.pile_title(say(language, "board-discard"), _count(facts.pile), x, y)


def pile_strip(facts: Facts, language: str, x: float, y: float, w: float, h: float) -> str:
    """One row: breeds as small cards, objectives together, each with how many there are."""
    chips = [Chip(f"card-{card.id}", _sign(card), number) for card, number in _kinds(facts.pile)]
    return piles.pile_strip(facts.seat, say(language, "board-discard"), _count(facts.pile), chips, x, y, w, h)


def pile_grid(facts: Facts, language: str, x: float, y: float) -> tuple[str, float]:
    """Small cards, eight to a row; and where they end."""
    minis = [Mini(card.id, card_class(card), _small(card, number, *MINI), f"card-{card.id}") for card, number in facts.pile]
    return piles.pile_grid(facts.seat, minis, say(language, "board-discard-empty"), x, y)


def _count(pile: Pile) -> int:
    return sum(number for _, number in pile)


def _kinds(pile: Pile) -> list[tuple[Card, int]]:
    """Cattle by breed and value, whatever its points; objectives as one."""
    found: dict[object, tuple[Card, int]] = {}
    for card, number in pile:
        key = (card.breed, card.value)
        first, so_far = found.get(key, (card, 0))
        found[key] = first, so_far + number
    return list(found.values())


@lru_cache(maxsize=256)
def _sign(card: Card) -> str:
    return value_chip(LOOKS[card.breed], card.value, 7, 0, 15) if card.breed else icon("objective", 7, 0, 14, "glyph")


def _small(card: Card, number: int, w: float, h: float) -> str:
    if card.breed:
        return cattle_mini(LOOKS[card.breed], card.value, card.points, number, w, h)
    body = objective_mini(card, (False,) * len(card.tasks), w, h)
    if number == 1:
        return body
    return body + text(w - 4, h - 4, f"×{number}", "number-2", 10.5, "end")
