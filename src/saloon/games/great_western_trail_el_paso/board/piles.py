"""Discard piles lie open: their cards by kind, with numbers."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.cards import edge
from saloon.drawing.shapes import group, rect, text
from saloon.engine import Seat
from saloon.games.great_western_trail_el_paso.board.breeds import LOOKS
from saloon.games.great_western_trail_el_paso.board.facts import Pile
from saloon.games.great_western_trail_el_paso.board.view import say
from saloon.games.great_western_trail_el_paso.components import Card, Cattle
from saloon.games.trail.board import piles
from saloon.games.trail.board.cards import cattle_class, cattle_mini, value_chip, worker_picture
from saloon.games.trail.board.piles import MINI, Chip, Mini


def count_of(pile: Pile) -> int:
    return sum(number for _, number in pile)


def pile_title(pile: Pile, language: str, x: float, y: float) -> str:
    return piles.pile_title(say(language, "board-discard"), count_of(pile), x, y)


def pile_strip(seat: Seat, pile: Pile, words: str, x: float, y: float, w: float, h: float) -> str:
    """One row: breeds as small cards, workers as small squares, each with how many there are."""
    chips = [Chip(f"{card.kind}-{card.id}", _sign(card), number) for card, number in pile]
    return piles.pile_strip(seat, words, count_of(pile), chips, x, y, w, h)


def pile_grid(seat: Seat, pile: Pile, language: str, x: float, y: float) -> tuple[str, float]:
    """Small cards, eight to a row; and where they end."""
    minis = [Mini(card.id, _class(card), _small(card, number, *MINI), f"{card.kind}-{card.id}") for card, number in pile]
    return piles.pile_grid(seat, minis, say(language, "board-discard-empty"), x, y)


def _class(card: Card) -> str:
    return cattle_class(LOOKS[card.id]) if isinstance(card, Cattle) else "card"


@lru_cache(maxsize=64)
def _sign(card: Card) -> str:
    if isinstance(card, Cattle):
        return value_chip(LOOKS[card.id], card.value, 7, 0, 15)
    return group(worker_picture(card.id, 14), 0, -7)


@lru_cache(maxsize=256)
def _small(card: Card, number: int, w: float, h: float) -> str:
    if isinstance(card, Cattle):
        return cattle_mini(LOOKS[card.id], card.value, card.points, number, w, h)
    body = rect(0, 0, w, h, 5, "card-bg") + group(worker_picture(card.id, 30), (w - 30) / 2, 5)
    return body + text(w / 2, h - 4, f"×{number}", "mini-n", 11, "middle") + edge(w, h, 5)
