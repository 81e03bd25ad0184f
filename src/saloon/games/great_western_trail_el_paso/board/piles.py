"""Discard piles: breeds as small cards, workers as small squares."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.cards import edge
from saloon.drawing.shapes import group, rect, text
from saloon.games.great_western_trail_el_paso.board.breeds import LOOKS
from saloon.games.great_western_trail_el_paso.board.view import PACKAGE
from saloon.games.great_western_trail_el_paso.components import Card, Cattle
from saloon.games.trail.board.cards import cattle_class, cattle_mini, value_chip, worker_picture
from saloon.games.trail.board.piles import MINI, Piles


def _class(card: Card) -> str:
    return cattle_class(LOOKS[card.id]) if isinstance(card, Cattle) else "card"


@lru_cache(maxsize=64)
def _sign(card: Card) -> str:
    if isinstance(card, Cattle):
        return value_chip(LOOKS[card.id], card.value, 7, 0, 15)
    return group(worker_picture(card.id, 14), 0, -7)


@lru_cache(maxsize=256)
def _small(card: Card, number: int) -> str:
    w, h = MINI
    if isinstance(card, Cattle):
        return cattle_mini(LOOKS[card.id], card.value, card.points, number, w, h)
    body = rect(0, 0, w, h, 5, "card-bg") + group(worker_picture(card.id, 30), (w - 30) / 2, 5)
    return body + text(w / 2, h - 4, f"×{number}", "mini-n", 11, "middle") + edge(w, h, 5)


PILES = Piles(PACKAGE, _class, _sign, _small)
