"""Discard piles: breeds as small cards, objectives together."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.shapes import text
from saloon.games.great_western_trail.board.breeds import LOOKS
from saloon.games.great_western_trail.board.cards import card_class, objective_mini
from saloon.games.great_western_trail.board.view import PACKAGE
from saloon.games.great_western_trail.components import Card
from saloon.games.trail.board.cards import cattle_mini, value_chip
from saloon.games.trail.board.facts import Pile
from saloon.games.trail.board.piles import MINI, Piles


def _kinds(pile: Pile) -> Pile:
    """Cattle by breed and value, whatever its points; objectives as one."""
    found: dict[object, tuple[Card, int]] = {}
    for card, number in pile:
        key = (card.breed, card.value)
        first, so_far = found.get(key, (card, 0))
        found[key] = first, so_far + number
    return tuple(found.values())


@lru_cache(maxsize=256)
def _sign(card: Card) -> str:
    return value_chip(LOOKS[card.breed], card.value, 7, 0, 15) if card.breed else icon("objective", 7, 0, 14, "glyph")


def _small(card: Card, number: int) -> str:
    w, h = MINI
    if card.breed:
        return cattle_mini(LOOKS[card.breed], card.value, card.points, number, w, h)
    body = objective_mini(card, (False,) * len(card.tasks), w, h)
    return body if number == 1 else body + text(w - 4, h - 4, f"×{number}", "number-2", 10.5, "end")


PILES = Piles(PACKAGE, card_class, _sign, _small, _kinds)
