"""A turn: move, act, draw; and what one may do where."""

from __future__ import annotations

from functools import partial

from saloon.drawing.cards import back
from saloon.drawing.figures import arrow, badge, words
from saloon.drawing.shapes import group, path, rect
from saloon.engine.guide import Figure
from saloon.games.great_western_trail_argentina.board.view import say
from saloon.games.great_western_trail_argentina.guide.pieces import (
    box,
    building,
    cattle,
    drawn,
    farmer,
)
from saloon.games.trail.board.figures import slot, walker, way


def move(language: str) -> str:
    body = box(300, 176) + way([(22, 62), (110, 52), (190, 60), (262, 66), (282, 104), (216, 132), (110, 136), (20, 140)])
    body += (
        building("A", 62, 60)
        + farmer("green-4-green", 164, 56)
        + slot(254, 64, 0.66)
        + building("B", 196, 132)
        + slot(76, 138, 0.8)
    )
    body += walker(62, 38, scale=1.15) + badge(1, 194, 32, 11.5) + badge(2, 250, 108, 11.5)
    return drawn("move", 300, 176, body, language)


def act(language: str) -> str:
    body = box(300, 176) + building("E", 82, 52, 1.42)
    body += words(156, 48, say(language, "figure-each-once"), 140, 13, cls="strong")
    body += path("M124 92V114H136", "fig-call") + words(142, 118.5, say(language, "figure-buy"))
    body += path("M72 92V144H136", "fig-call") + words(142, 148.5, say(language, "figure-discard"))
    return drawn("act", 300, 176, body, language)


def draw(language: str) -> str:
    stack = rect(5, -5, 50, 70, 7, "back") + rect(2.5, -2.5, 50, 70, 7, "back") + back(50, 70, 7, 9)
    body = box(300, 176) + group(stack, 18, 56)
    for place, id in enumerate(("niata", "patagonico", "holando")):
        body += cattle(id, 94 + place * 49, 56, language, 46, 70)
    body += cattle("fronterizo", 241, 42, language, 46, 70) + arrow(76, 42, 252, 30, -26)
    body += words(150, 160, say(language, "figure-four-cards"), anchor="middle")
    return drawn("draw", 300, 176, body, language)


_OWNERS = ("neutral", "own", "other", "farmer")


def _owner(kind: str, x: float, y: float) -> str:
    if kind == "farmer":
        return farmer("green-4-green", x, y, 1.3)
    return building({"neutral": "B", "own": "4a-0", "other": "1a-1"}[kind], x, y, 1.04)


def _owners(language: str, columns: int, w: float, cls: str) -> str:
    """Whose place it is, and what one may do there."""
    body = ""
    for place, kind in enumerate(_OWNERS):
        x, y = place % columns * (w + 12), place // columns * 98
        body += box(w, 88, x, y) + _owner(kind, x + 62, y + 46)
        body += words(x + 122, y + 30, say(language, f"figure-{kind}"), size=13.5, cls="strong")
        body += words(x + 122, y + 49, say(language, f"figure-{kind}.note"), w - 128, 12.5)
    rows = len(_OWNERS) // columns
    return drawn("owners", columns * (w + 12) - 12, rows * 98 - 10, body, language, cls)


owners: Figure = partial(_owners, columns=2, w=378, cls="wide")
owners_tall: Figure = partial(_owners, columns=1, w=340, cls="tall")
