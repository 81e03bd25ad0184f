"""Faces of the cards: cattle with its strength, exhaustion, objectives with action and tasks.

All of them are drawn at (0, 0) and never change, so they are kept; their group needs the class that `card_class` gives.
"""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.cards import edge
from saloon.drawing.counters import MINUS, rosette
from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, fitted, group, path, rect, text
from saloon.games.great_western_trail_argentina.board.breeds import LOOKS
from saloon.games.great_western_trail_argentina.board.tiles import TASKS, farmer_bust, in_a_row, strength
from saloon.games.great_western_trail_argentina.board.view import say
from saloon.games.great_western_trail_argentina.components import IMMEDIATE, Card
from saloon.games.trail.board.cards import MIN_NAMED_WIDTH, cattle_class, cattle_face, round_top, seal
from saloon.games.trail.board.signs import sign_picture

Met = tuple[bool, ...]
"""For each task of an objective card, whether it is met as things stand."""


def card_class(card: Card) -> str:
    if card.breed:
        return cattle_class(LOOKS[card.breed])
    return "card objective" if card.tasks else "card exhausted"


def face(card: Card, language: str, w: float, h: float, met: Met = ()) -> str:
    """Any card of a herd deck, as large as there is room for."""
    if card.breed:
        return _cattle(card, language, w, h)
    return objective_face(card, language, w, h, met) if card.tasks else _exhaustion(card, language, w, h)


@lru_cache(maxsize=512)
def _cattle(card: Card, language: str, w: float, h: float) -> str:
    """With its strength at the lower left of the picture."""
    body = cattle_face(LOOKS[card.breed], card.value, card.points, say(language, f"breed-{card.breed}"), w, h)
    foot = h - (20 if w >= MIN_NAMED_WIDTH else 5)
    return body + rect(3, foot - 18, 26, 15, 7.5, "strength-pill") + strength(16, foot - 10.6, card.strength, 11.5)


@lru_cache(maxsize=64)
def _exhaustion(card: Card, language: str, w: float, h: float) -> str:
    """Dusk, a hat on a post, and sleep: the one card nobody wants, grey among the coloured frames."""
    named = w >= MIN_NAMED_WIDTH
    art, r = h - (20 if named else 5), 8 if named else 6
    body = (
        rect(0, 0, w, h, r, "card-bg") + path(round_top(w, art, r), "dusk") + circle(w * 0.72, art * 0.6, w * 0.15, "dusk-sun")
    )
    land = f"M0 {art * 0.64:.4g}C{w * 0.3:.4g} {art * 0.6:.4g} {w * 0.7:.4g} {art * 0.67:.4g} {w:g} {art * 0.62:.4g}V{art:g}H0z"
    body += path(land, "dusk-land") + rect(w * 0.32, art * 0.5, w * 0.07, art * 0.5, 1.5, "post")
    body += icon("gaucho", w * 0.355, art * 0.46, w * 0.45, "dusk-i") + icon(
        "exhaustion", w * 0.72, art * 0.24, w * 0.3, "dusk-i"
    )
    if named:
        body += text(w / 2, h - 6, fitted(say(language, "board-exhaustion"), w - 4, 10.5, True), "card-name", 10.5, "middle")
    return body + rosette(14, 14, card.points, 10) + edge(w, h, r)


# ------------------------------------------------------------ objectives


@lru_cache(maxsize=512)
def task(kind: str, x: float, y: float, size: float) -> str:
    """One task of an objective card, centred on a point."""
    if kind.endswith("_farmer"):
        return farmer_bust(kind.removesuffix("_farmer"), x, y, size * 1.12)
    if kind == "ship_18":
        return sign_picture(TASKS[kind], x, y - 4, size * 0.86) + text(x, y + 9, 18, "tl", 10.2, "middle")
    return sign_picture(TASKS[kind], x, y, size, max(11, size * 0.8))


@lru_cache(maxsize=256)
def immediate(card: Card, x: float, y: float, size: float) -> str:
    """What playing the card gives, in one row."""
    return sign_picture(in_a_row(IMMEDIATE[card][0]), x, y, size, size * 0.84)


@lru_cache(maxsize=1024)
def objective_face(card: Card, language: str, w: float, h: float, met: Met = ()) -> str:
    """In a hand or an area: action, tasks with a tick where met, points and penalty."""
    wide = w >= MIN_NAMED_WIDTH
    r, head, foot = 8 if wide else 6, 38 if wide and h >= 90 else min(24, h * 0.27), 20 if h >= 80 else 17
    body = rect(0, 0, w, h, r, "card-bg") + path(round_top(w, head, r), "objective-head")
    if head > 30:
        body += text(w / 2, 13, fitted(say(language, "board-objective"), w - 8, 10.5, True), "objective-name", 10.5, "middle")
    top, size = (26, 17) if head > 30 else (head / 2, min(14.0, w * 0.34))
    body += group(immediate(card, w / 2, top, size), cls="on-dark")
    body += _tasks(card, met, 3, head + 3, w - 6, h - head - foot - 5)
    return body + _worth(card, w, h - foot / 2 - 1) + edge(w, h, r)


def _spots(count: int, w: float, h: float) -> list[tuple[float, float]]:
    """One in the middle, two beside each other, a third below them."""
    if count == 1:
        return [(w / 2, h / 2)]
    return (
        [(w * 0.26, h / 2), (w * 0.74, h / 2)]
        if count == 2
        else [(w * 0.26, h * 0.26), (w * 0.74, h * 0.26), (w / 2, h * 0.76)]
    )


def _tasks(card: Card, met: Met, x: float, y: float, w: float, h: float) -> str:
    body, high = "", h - 4 if len(card.tasks) < 3 else h / 2 - 2
    box = min(w / 2 - 2, 34)
    size = min(16.0, high - 4, box - 3)
    for place, (dx, dy) in enumerate(_spots(len(card.tasks), w, h)):
        done = bool(met) and met[place]
        tick = done and box >= 26
        body += rect(x + dx - box / 2, y + dy - high / 2, box, high, 5, "task met" if done else "task")
        body += task(card.tasks[place], round(x + dx - 6 * tick, 2), round(y + dy, 2), round(size, 2))
        body += icon("check", x + dx + 9, y + dy, 10, "met-i") if tick else ""
    return body


def _worth(card: Card, w: float, y: float) -> str:
    """Points if all tasks are met, and what is lost if not."""
    words = text(w * 0.72, y + 4, f"{MINUS}{-card.penalty}", "penalty", 11 if w >= MIN_NAMED_WIDTH else 10, "middle")
    return seal(w * 0.3, y, card.points) + words


@lru_cache(maxsize=512)
def objective_row(card: Card, w: float, h: float, met: Met = ()) -> str:
    """Lying: the action at the left, the tasks, points and penalty at the right."""
    body = rect(0, 0, w, h, 6, "card-bg") + path(f"M6 0H31V{h:g}H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z", "objective-side")
    body += immediate(card, 15.5, h / 2, 13)
    room = w - 31 - 36
    step = min(22.0, room / len(card.tasks))
    for place, kind in enumerate(card.tasks):
        x = round(31 + room / 2 + (place - (len(card.tasks) - 1) / 2) * step, 2)
        body += rect(x - 9, h / 2 - 10, 18, 20, 4, "task met") if met and met[place] else ""
        body += task(kind, x, h / 2, 14)
    body += seal(w - 26, h / 2, card.points) + text(w - 3, h / 2 + 3.8, f"{MINUS}{-card.penalty}", "penalty", 10, "end")
    return body + edge(w, h, 6)


@lru_cache(maxsize=512)
def objective_mini(card: Card, met: Met, w: float, h: float) -> str:
    """In a pile: its tasks as small as they can be, over green once all of them are met."""
    done = bool(met) and all(met)
    body, size = rect(0, 0, w, h, 5, "task met" if done else "card-bg"), min(13.6, w * 0.42)
    for kind, (x, y) in zip(card.tasks, _spots(len(card.tasks), w, h), strict=True):
        body += task(kind, round(x, 2), round(y, 2), size)
    return body + edge(w, h, 5)
