"""Faces of the cards: cattle with the colour, the portrait and the value of its breed; objectives with action and tasks.

Large faces have names, small ones only what must never be missing. All of them are drawn at (0, 0) and never change, so they
are kept; their group needs the class that `card_class` gives.
"""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.cards import back, edge
from saloon.drawing.counters import MINUS, rosette
from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, fitted, group, path, rect, text, width
from saloon.games.great_western_trail.board.tiles import TASKS, breed_class, in_a_row, sign_picture, upright
from saloon.games.great_western_trail.board.view import say
from saloon.games.great_western_trail.components import IMMEDIATE, Card

NAMED = 58
"""Cards narrower than this have no name."""

Met = tuple[bool, ...]
"""For each task of an objective card, whether it is met as things stand."""


def seal(x: float, y: float, points: int) -> str:
    """Points, as small as they can be read."""
    return rosette(x, y, points, 9.5 if points < 0 else 8.7 if points < 10 else 9.7)


def card_class(card: Card) -> str:
    return f"card {breed_class(card.breed)}" if card.breed else "card objective"


def face(card: Card, language: str, w: float, h: float, met: Met = ()) -> str:
    """Any card of a herd deck, as large as there is room for."""
    if card.breed:
        return cattle_face(card, language, w, h)
    return objective_face(card, language, w, h, met)


# ------------------------------------------------------------ animals


def _dots(*dots: tuple[float, float, float]) -> str:
    return "".join(f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z" for x, y, r in dots)


HORNS = {
    "short": "M21 19C15 18 12.5 13.5 14 8.5 16 12 19 13.6 23.6 14.6zM43 19C49 18 51.5 13.5 50 8.5 48 12 45 13.6 40.4 14.6z",
    "long": "M22 19.5C12 20.5 3.5 17-3 5.5 4.5 12.5 13 14 23.6 14.4zM42 19.5C52 20.5 60.5 17 67 5.5 59.5 12.5 51 14 40.4 14.4z",
    "lyre": "M22 19C12 18 7 11 10.5 1.5 12.5 9 16.5 12.5 24 14zM42 19C52 18 57 11 53.5 1.5 51.5 9 47.5 12.5 40 14z",
}
EARS = "M20 23C12 19.5 6 21.5 3.5 26.5 9 31 16.5 30.5 21 27zM44 23C52 19.5 58 21.5 60.5 26.5 55 31 47.5 30.5 43 27z"
SHOULDERS = "M6 64C8 48 18 39 32 39s24 9 26 25z"
HEAD = "M19.5 20C21 12.5 43 12.5 44.5 20 46 27 44 34 42.2 40 41 49 38 55 32 55S23 49 21.8 40C20 34 18 27 19.5 20z"
MUZZLE = "M22.6 44.5c0-5 4-7.5 9.4-7.5s9.4 2.5 9.4 7.5S38 54.8 32 54.8s-9.4-5.3-9.4-10.3z"
NOSTRILS = "M25.9 44.6a1.9 1.5 0 1 0 3.8 0a1.9 1.5 0 1 0-3.8 0zM34.3 44.6a1.9 1.5 0 1 0 3.8 0a1.9 1.5 0 1 0-3.8 0z"
EYES = "M22.7 27.5a1.7 2.1 0 1 0 3.4 0a1.7 2.1 0 1 0-3.4 0zM37.9 27.5a1.7 2.1 0 1 0 3.4 0a1.7 2.1 0 1 0-3.4 0z"
MARKS = {
    "plain": "M23 15c5-2.4 13-2.4 18 0-3 2.6-6 3.6-9 3.6S26 17.6 23 15z",
    "white": "M24.5 14.8C28 13.3 36 13.3 39.5 14.8 41.5 22 40.5 33 40.8 40 40 49 37.5 55 32 55S24 49 23.2 40C23.5 33 22.5 22 "
    "24.5 14.8z",
    "blaze": "M29.5 14.4h5c.4 8 1.6 16 4.5 25-2 3-12 3-14 0 2.9-9 4.1-17 4.5-25z" + _dots((14, 52, 4), (49, 56, 4)),
    "speckle": _dots((28, 18, 2), (35, 21, 2.6), (31, 29, 2.2), (37, 33, 1.6), (14, 54, 3), (52, 57, 3), (47, 52, 2.6)),
    "roan": "M24 15c5-2 11-2 16 0-2 4-4 8-8 8s-6-4-8-8zM27 36c3 2 7 2 10 0 1 3 1.5 5 1 7-4 2-8 2-12 0-.5-2 0-4 1-7z"
    "M11 60c4-7 9-9 12-9-2 5-3 8-3 13h-9zM53 60c-4-7-9-9-12-9 2 5 3 8 3 13h9z",
    "points": "",
}
LOOKS = {
    "criollo": ("lyre", "plain"),
    "santa_gertrudis": ("short", "plain"),
    "pineywoods": ("short", "speckle"),
    "galloway": ("", "points"),
    "black_angus": ("", "plain"),
    "longhorn": ("long", "blaze"),
    "corriente": ("lyre", "plain"),
    "shorthorn": ("short", "roan"),
    "hereford": ("short", "white"),
    "simmental": ("short", "white"),
}
"""Horns and face of each breed; its coat is in the style sheet."""


@lru_cache(maxsize=256)
def portrait(breed: str, x: float, y: float, size: float) -> str:
    """The animal, centred on a point, within a group of its breed's class."""
    horns, mark = LOOKS[breed]
    body = path(SHOULDERS, "coat") + path(SHOULDERS, "coat-shade")
    body += path(HORNS[horns], "horn") if horns else ""
    body += path(EARS, "ear") + path(HEAD, "coat head") + (path(MARKS[mark], f"patch {mark}") if MARKS[mark] else "")
    body += path(MUZZLE, "muzzle") + path(NOSTRILS, "nostril") + path(EYES, "eye")
    scale = size / 64
    return f'<g transform="translate({x - size / 2:g} {y - size / 2:g}) scale({scale:.4g})">{body}</g>'


# ------------------------------------------------------------ cattle


@lru_cache(maxsize=1024)
def cattle_face(card: Card, language: str, w: float, h: float) -> str:
    """In a hand. The name goes first when the card is narrow, the value never."""
    k = min(1, w / 76)
    r = max(5, 8 * k)
    foot = 20 if w >= NAMED else 5
    art = h - foot
    animal = min(w * 0.94, art * 0.74)
    body = rect(0, 0, w, h, r, "card-bg") + path(_round_top(w, art, r), "art")
    body += path(_hill(w, art), "art-hill") + portrait(card.breed, w * 0.53, art - animal * 0.46, animal)
    if w >= NAMED:
        body += rect(0, art, w, 3, 0, "bar") + _name(say(language, f"breed-{card.breed}"), w, h - 5.5)
    else:
        body += path(f"M0 {art:g}h{w:g}v{foot - 5:g}a5 5 0 0 1-5 5h{10 - w:g}a5 5 0 0 1-5-5z", "bar")
    side = max(17, 24 * k)
    body += path(_corner(side, side * 1.08, r), "corner") + text(
        side * 0.49, side * 0.82, card.value, "corner-t", side * 0.8, "middle"
    )
    if card.points:
        spot = max(8.7, 9 * k)
        # On a narrow card the value and the points do not fit side by side.
        body += (
            rosette(w - spot - 4, spot + 5, card.points, spot)
            if w >= 44
            else rosette(w - spot - 2, art - spot, card.points, spot)
        )
    return body + edge(w, h, r)


def _name(name: str, w: float, y: float) -> str:
    """The name of a breed; a long one is set closer, not cut."""
    words, space = name[:1].upper() + name[1:], w - 7
    if width(words, 11, True) <= space:
        return text(w / 2, y, words, "card-name", 11, "middle")
    close = f' textLength="{min(space, width(words, 10.5, True)):.4g}" lengthAdjust="spacingAndGlyphs"'
    return text(w / 2, y, words, "card-name", 10.5, "middle").replace("<text", f"<text{close}", 1)


def _round_top(w: float, h: float, r: float) -> str:
    return f"M0 {r:g}a{r:g} {r:g} 0 0 1 {r:g} {-r:g}h{w - 2 * r:g}a{r:g} {r:g} 0 0 1 {r:g} {r:g}V{h:g}H0z"


def _hill(w: float, h: float) -> str:
    return (
        f"M0 {h * 0.62:.4g}C{w * 0.22:.4g} {h * 0.5:.4g} {w * 0.4:.4g} {h * 0.58:.4g} {w * 0.6:.4g} {h * 0.52:.4g}"
        f"S{w * 0.9:.4g} {h * 0.46:.4g} {w:g} {h * 0.54:.4g}V{h:g}H0z"
    )


def _corner(w: float, h: float, r: float) -> str:
    return f"M0 {r:g}a{r:g} {r:g} 0 0 1 {r:g} {-r:g}H{w:.4g}V{h - 5:.4g}a5 5 0 0 1-5 5H0z"


@lru_cache(maxsize=512)
def cattle_mini(card: Card, count: int, w: float = 31, h: float = 42) -> str:
    """In the market or in a pile: value, animal, points and how many there are; a ghost where there is none."""
    if not count:
        return rect(0, 0, w, h, 5, "bar gone") + rect(0.5, 0.5, w - 1, h - 1, 4.5, "slot-edge")
    art = h - 14
    body = rect(0, 0, w, h, 5, "card-bg") + path(_round_top(w, art, 5), "bar")
    body += portrait(card.breed, w / 2 + 3, art - w * 0.4, w * 0.87)
    body += circle(7.5, 7.7, 7, "mini-dot") + text(7.5, 11.5, card.value, "mini-v", 10.5, "middle")
    if card.points:
        body += text(w * 0.27, h - 3.2, f"×{count}", "mini-n", 10, "middle") + seal(w - 10, h - 8, card.points)
    else:
        body += text(w / 2, h - 3.2, f"×{count}", "mini-n", 10, "middle")
    return body + edge(w, h, 5)


@lru_cache(maxsize=256)
def value_chip(card: Card, x: float, y: float, size: float) -> str:
    """A card as small as it can be read: the colour of its breed and its value."""
    w = size * 0.76
    body = rect(x - w / 2, y - size / 2, w, size, size * 0.18, "bar chip-edge")
    return group(body + text(x, y + size * 0.27, card.value, "chip-t", size * 0.76, "middle"), cls=breed_class(card.breed))


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
    r = 8 if w >= NAMED else 6
    head = 38 if w >= NAMED and h >= 90 else min(24, h * 0.27)
    body = rect(0, 0, w, h, r, "card-bg") + path(_round_top(w, head, r), "objective-head")
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
        body += text(w * 0.72, y + 4, f"{MINUS}{-card.penalty}", "penalty", 11 if w >= NAMED else 10, "middle")
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


# ------------------------------------------------------------ backs and piles


@lru_cache(maxsize=64)
def card_back(w: float, h: float) -> str:
    return back(w, h, 8 if w >= NAMED else 6)
