"""Faces of the cards: cattle, and objectives with action and tasks.

All of them are drawn at (0, 0) and never change, so they are kept; their group needs the class that `card_class` gives.
"""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.cards import edge
from saloon.drawing.counters import MINUS
from saloon.drawing.icons import icon
from saloon.drawing.shapes import fitted, group, path, rect, text
from saloon.games.great_western_trail.board.breeds import LOOKS
from saloon.games.great_western_trail.board.tiles import TASKS, in_a_row, upright
from saloon.games.great_western_trail.board.view import say
from saloon.games.great_western_trail.components import IMMEDIATE, Card
from saloon.games.trail.board.cards import MIN_NAMED_WIDTH, cattle_class, cattle_face, round_top, seal
from saloon.games.trail.board.signs import sign_picture

Met = tuple[bool, ...]
"""For each task of an objective card, whether it is met as things stand."""


def card_class(card: Card) -> str:
    return cattle_class(LOOKS[card.breed]) if card.breed else "card objective"


def face(card: Card, language: str, w: float, h: float, met: Met = ()) -> str:
    """Any card of a herd deck, as large as there is room for."""
    if card.breed:
        return cattle_face(LOOKS[card.breed], card.value, card.points, say(language, f"breed-{card.breed}"), w, h)
    return objective_face(card, language, w, h, met)


# ------------------------------------------------------------ objectives


@lru_cache(maxsize=512)
def task(kind: str, x: float, y: float, size: float) -> str:
    """One task of an objective card, centred on a point."""
    return sign_picture((TASKS[kind],), x, y, size)


@lru_cache(maxsize=256)
def immediate(card: Card, x: float, y: float, size: float, cls: str = "") -> str:
    """What playing the card gives, in one row; starting cards give nothing."""
    if card not in IMMEDIATE:
        return group(icon("objective", x, y, size, "ti"), cls=cls)
    return group(sign_picture(in_a_row(IMMEDIATE[card][0]), x, y, size, size * 0.84), cls=cls)


@lru_cache(maxsize=256)
def immediate_column(card: Card, x: float, y: float, size: float) -> str:
    """The same, the number below the icon."""
    if card not in IMMEDIATE:
        return icon("objective", x, y, size, "ti")
    top, foot = upright(IMMEDIATE[card][0])
    if not foot:
        return sign_picture(top, x, y, size)
    return sign_picture(top, x, y - size * 0.44, size) + sign_picture(foot, x, y + size * 0.62, size, 10.5)


@lru_cache(maxsize=1024)
def objective_face(card: Card, language: str, w: float, h: float, met: Met = ()) -> str:
    """In a hand or an area: action, tasks with a tick where met, points and penalty."""
    r = 8 if w >= MIN_NAMED_WIDTH else 6
    head = 38 if w >= MIN_NAMED_WIDTH and h >= 90 else min(24, h * 0.27)
    body = rect(0, 0, w, h, r, "card-bg") + path(round_top(w, head, r), "objective-head")
    if head > 30:
        body += text(w / 2, 13, fitted(say(language, "board-objective"), w - 8, 10.5, True), "objective-name", 10.5, "middle")
        body += immediate(card, w / 2, 26, 18, "on-dark")
    else:
        body += immediate(card, w / 2, head / 2, min(15, w * 0.34), "on-dark")
    foot = 20 if h >= 80 else 17
    body += _tasks(card, met, 3, head + 3, w - 6, h - head - foot - 5) + _worth(card, w, h - foot / 2 - 1, met)
    return body + edge(w, h, r)


def _tasks(card: Card, met: Met, x: float, y: float, w: float, h: float) -> str:
    """On up to two rows of two."""
    count = len(card.tasks)
    rows = 1 if count < 2 else 2
    body = ""
    for place, kind in enumerate(card.tasks):
        done = bool(met) and met[place]
        row = place // 2
        across = 1 if count == 1 or (row == 1 and count == 3) else 2
        cell, high = w / across, h / rows
        cx, cy = x + cell * (place % 2 + 0.5), y + high * (row + 0.5)
        box = min(cell - 3, 34)
        body += rect(cx - box / 2, cy - high / 2 + 1.5, box, high - 3, 5, "task met" if done else "task")
        size = min(16, high - 5, box - 3)
        if done and box >= 26:
            body += task(kind, cx - 6, cy, size) + icon("check", cx + 9, cy, 10, "met-i")
        else:
            body += task(kind, cx, cy, size)
    return body


def _worth(card: Card, w: float, y: float, met: Met) -> str:
    """Points if all tasks are met, and what is lost if not."""
    body = seal(w * (0.3 if card.penalty else 0.5), y, card.points)
    if card.penalty:
        body += text(w * 0.72, y + 4, f"{MINUS}{-card.penalty}", "penalty", 11 if w >= MIN_NAMED_WIDTH else 10, "middle")
    return body


@lru_cache(maxsize=512)
def objective_row(card: Card, w: float = 96, h: float = 34, met: Met = ()) -> str:
    """Lying: the action at the left, the tasks, points over penalty at the right."""
    body = rect(0, 0, w, h, 6, "card-bg") + path(f"M6 0H26V{h:g}H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z", "objective-side")
    body += immediate_column(card, 13, h / 2, 14)
    room = w - 26 - 24
    count = len(card.tasks)
    step = min(18, room / max(2, min(count, 3)))
    two = count > 3
    left = 26 + (room - step * ((2 if two else count) - 1)) / 2
    for place, kind in enumerate(card.tasks):
        x = left + (place % 2 if two else place) * step
        y = h / 2 + ((-8 if place < 2 else 8) if two else 0)
        if met and met[place]:
            body += rect(x - 8, y - 8, 16, 16, 4, "task met")
        body += task(kind, x, y, 13.6)
    if not card.penalty:
        return body + seal(w - 12, h / 2, card.points) + edge(w, h, 6)
    body += seal(w - 12, max(9.3, h / 2 - 6.8), card.points)
    return body + text(w - 12, h - 4, f"{MINUS}{-card.penalty}", "penalty", 10.5, "middle") + edge(w, h, 6)


@lru_cache(maxsize=512)
def objective_mini(card: Card, met: Met, w: float = 31, h: float = 34) -> str:
    """Points, and each task as a small square, filled where it is met."""
    fulfilled = bool(met) and all(met)
    body = rect(0, 0, w, h, 5, "task met" if fulfilled else "card-bg")
    if w < 28:
        sign = seal(w / 2, 10, card.points if fulfilled or not card.penalty else card.penalty)
        return body + sign + text(w / 2, h - 2, f"{sum(met)}/{len(card.tasks)}", "small-n", 10, "middle") + edge(w, h, 5)
    count = len(card.tasks)
    for place, kind in enumerate(card.tasks):
        across = 1 if count == 1 or (place // 2 == 1 and count == 3) else 2
        x = w * (place % 2 + 0.5) / across
        y = h / 2 if count == 1 else h * (0.27 if place < 2 else 0.73)
        done = met[place] and not fulfilled
        body += (rect(x - 7, y - 8, 14, 16, 3, "task met") if done else "") + task(kind, x, y, 13.6)
    return body + edge(w, h, 5)
