"""Figures of the rules in detail."""

from __future__ import annotations

from saloon.drawing.figures import words
from saloon.games.great_western_trail_argentina.board import spaces
from saloon.games.great_western_trail_argentina.board.view import say
from saloon.games.great_western_trail_argentina.components import (
    DISCS,
    ROWS_OF_WORKERS,
    Disc,
    Worker,
)
from saloon.games.great_western_trail_argentina.guide.pieces import (
    box,
    drawn,
    line,
    mat_of,
    position,
)
from saloon.games.trail.board.mats import disc_space, two_across


def auxiliaries(language: str) -> str:
    g = position()
    g.players[0].discs[DISCS.index(Disc.of("aux4a"))] = 0
    body = spaces.auxiliaries(mat_of(g, language), two_across(4, 48, 6), 181, 44, 14)
    return drawn("auxiliaries", 390, 150, box(390, 150) + body, language)


def rows(language: str) -> str:
    """Four rows of workers: what every place brings."""
    g = position()
    g.players[0].workers[0].append(Worker.of("strong_gaucho"))
    body = box(400, 210)
    for row, kind in enumerate(ROWS_OF_WORKERS):
        body += words(14, 40 + row * 48, say(language, f"worker-{kind}"), cls="strong")
    body += spaces.workers(mat_of(g, language), 104, 12, 48, 47, 43)
    return drawn("rows", 400, 210, body, language)


def discs(language: str) -> str:
    """Which disc may go where."""
    body = box(400, 132)
    for row, (black, key) in enumerate(((False, "white"), (True, "black"))):
        y = 36 + row * 58
        body += (
            disc_space(0, 34, y, 16, black, True)
            + line(58, y, 84)
            + words(96, y - 4, say(language, f"figure-corners-{key}"), 290)
        )
    return drawn("discs", 400, 132, body, language)
