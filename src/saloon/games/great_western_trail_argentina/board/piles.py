"""Discard piles: breeds as small cards, objectives and exhaustion beside them."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.shapes import rect, text
from saloon.games.great_western_trail_argentina.board.breeds import LOOKS
from saloon.games.great_western_trail_argentina.board.cards import card_class, objective_mini
from saloon.games.great_western_trail_argentina.board.view import PACKAGE
from saloon.games.great_western_trail_argentina.components import Card
from saloon.games.trail.board.cards import cattle_mini, value_chip
from saloon.games.trail.board.facts import Pile
from saloon.games.trail.board.piles import MINI, Piles


def _kinds(pile: Pile) -> Pile:
    """Cattle by breed, whatever its points; objectives as one."""
    found: dict[str, tuple[Card, int]] = {}
    for card, number in pile:
        kind = card.breed or ("objective" if card.tasks else card.id)
        found[kind] = found.get(kind, (card, 0))[0], found.get(kind, (card, 0))[1] + number
    return tuple(found.values())


@lru_cache(maxsize=256)
def _sign(card: Card) -> str:
    if card.breed:
        return value_chip(LOOKS[card.breed], card.value, 7, 0, 15)
    return icon("objective" if card.tasks else "exhaustion", 7, 0, 14, "glyph")


def _small(card: Card, number: int) -> str:
    w, h = MINI
    if card.breed:
        return cattle_mini(LOOKS[card.breed], card.value, card.points, number, w, h)
    if card.tasks:
        return objective_mini(card, (False,) * len(card.tasks), w, h)
    body = rect(0, 0, w, h, 5, "exhaustion-mini") + icon("exhaustion", w / 2, h / 2 - 4, 22, "dusk-i")
    return body + text(w / 2, h - 4, f"×{number}", "mini-n", 10.5, "middle")


PILES = Piles(PACKAGE, card_class, _sign, _small, _kinds)
