"""Faces of objective and bonus tiles. All are drawn at (0, 0) and never change, so they are kept."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.cards import edge
from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, path, rect, text
from saloon.games.great_western_trail_el_paso.board.signs import asked, gained, task_sign
from saloon.games.great_western_trail_el_paso.components import BONUS_ACTIONS, PERMANENT, BonusTile, Objective
from saloon.games.trail.board.cards import round_top, seal
from saloon.games.trail.board.signs import (
    PAIR,
    Sign,
    fitted_sign,
    glyph,
    joined,
    sign_width,
    word,
)

NARROWEST = 37
"""Tiles narrower than this have their tick in a corner."""


def _size(w: float, h: float) -> float:
    """Of the icons of a tile."""
    return min(24, max(13, min(h * 0.26, w * 0.4)))


# ------------------------------------------------------------ objectives


def _rows(signs: list[Sign], x: float, y: float, w: float, h: float, size: float) -> str:
    """In one row if they fit, else one below the other."""
    whole, letters = joined(signs), max(10.5, size * 0.72)
    if len(signs) < 2 or sign_width(whole, 11, letters, 0.8) <= w - 2:
        return fitted_sign(whole, x + w / 2, y + h / 2, w + 2, size, letters)
    step = h / len(signs)
    size = min(size, step - 1)
    return "".join(
        fitted_sign(sign, x + w / 2, y + step * (place + 0.5), w, size, max(10.5, size * 0.72))
        for place, sign in enumerate(signs)
    )


@lru_cache(maxsize=256)
def objective_face(tile: Objective, met: bool, w: float, h: float) -> str:
    """What one must have, the points, and a tick if one has it."""
    body = rect(0, 0, w, h, 6, "task met" if met else "card-bg")
    foot = 21 if h >= 60 else 18
    narrow = w < NARROWEST
    top = 10 if met and narrow else 2
    body += _rows(_signs(tile.tasks), 0, top, w, h - foot - top, _size(w, h))
    if met:
        body += icon("check", w - 7, 7, 11, "met-i") if narrow else icon("check", w / 2 - 11, h - foot / 2 - 1, 13, "met-i")
    aside = 8 if met and not narrow else 0
    return body + seal(w / 2 + aside, h - foot / 2 - 1, tile.points) + edge(w, h, 6)


def _signs(tasks: tuple[str, ...]) -> list[Sign]:
    """Each task; many of a kind as one with their number."""
    if len(tasks) > 2 and len(set(tasks)) == 1:
        return [(*task_sign(tasks[0]), word(f"×{len(tasks)}"))]
    return [task_sign(task) for task in tasks]


# ------------------------------------------------------------ bonus tiles


@lru_cache(maxsize=32)
def bonus_sign(tile: BonusTile) -> Sign:
    """Something at once, or for good: a certificate that is never spent, a second card of a breed that counts."""
    if tile in BONUS_ACTIONS:
        action = BONUS_ACTIONS[tile]
        return joined((*map(asked, action.cost), *map(gained, action.gain)))
    return (glyph("certificate"), glyph("lock", "ti dim")) if tile is PERMANENT else (PAIR, word("+1"))


@lru_cache(maxsize=256)
def bonus_face(tile: BonusTile, w: float, h: float, count: int = 1) -> str:
    """What it gives and its points; how many there are, if more than one."""
    foot = 21 if h >= 60 else 18
    body = rect(0, 0, w, h, 6, "card-bg") + path(round_top(w, h - foot, 6), "bonus-head")
    size = _size(w, h)
    body += fitted_sign(bonus_sign(tile), w / 2, (h - foot) / 2, w, size, max(10.5, size * 0.72))
    body += seal(w / 2, h - foot / 2, tile.points) + edge(w, h, 6)
    return body + (circle(w - 4, 4, 7, "tally") + text(w - 4, 7.8, count, "tally-t", 10.5, "middle") if count > 1 else "")
