"""Cattle with the colour, the portrait and the value of its breed; workers; backs.

Large faces have names, small ones only what must never be missing. All of them are drawn at (0, 0) and never change, so they
are kept; the group of a head of cattle needs the class of its breed.
"""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.cards import back, edge
from saloon.drawing.counters import coin, rosette
from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, group, path, rect, text, width
from saloon.games.trail.board.breeds import Breed, portrait

MIN_NAMED_WIDTH = 58
"""Cards narrower than this have no name."""


def seal(x: float, y: float, points: int) -> str:
    """Points, as small as they can be read."""
    return rosette(x, y, points, 9.5 if points < 0 else 8.7 if points < 10 else 9.7)


def cattle_class(breed: Breed) -> str:
    return f"card {breed.cls}"


# ------------------------------------------------------------ cattle


@lru_cache(maxsize=1024)
def cattle_face(breed: Breed, value: int, points: int, name: str, w: float, h: float) -> str:
    """In a hand. The name goes first when the card is narrow, the value never."""
    k = min(1, w / 76)
    r = max(5, 8 * k)
    foot = 20 if w >= MIN_NAMED_WIDTH else 5
    art = h - foot
    animal = min(w * 0.94, art * 0.74)
    body = rect(0, 0, w, h, r, "card-bg") + path(round_top(w, art, r), "art")
    body += path(_hill(w, art), "art-hill") + portrait(breed, w * 0.53, art - animal * 0.46, animal)
    if w >= MIN_NAMED_WIDTH:
        body += rect(0, art, w, 3, 0, "bar") + _name(name, w, h - 5.5)
    else:
        body += path(f"M0 {art:g}h{w:g}v{foot - 5:g}a5 5 0 0 1-5 5h{10 - w:g}a5 5 0 0 1-5-5z", "bar")
    side = max(17, 24 * k)
    body += path(_corner(side, side * 1.08, r), "corner") + text(
        side * 0.49, side * 0.82, value, "corner-t", side * 0.8, "middle"
    )
    if points:
        spot = max(8.7, 9 * k)
        # On a narrow card the value and the points do not fit side by side.
        body += rosette(w - spot - 4, spot + 5, points, spot) if w >= 44 else rosette(w - spot - 2, art - spot, points, spot)
    if breed.brings:
        body += _brings(breed, w - 18 * k, art - 11 * k, k) if w >= 44 else _brings(breed, w - 12, 9, 0.8)
    return body + edge(w, h, r)


def _brings(breed: Breed, x: float, y: float, k: float) -> str:
    """The money that a card brings beside its value."""
    body = rect(x - 15.5 * k, y - 8 * k, 31 * k, 16 * k, 8 * k, "brings")
    return body + text(x, y + 4.1 * k, f"+${breed.brings}", "brings-t", max(10, 11.6 * k), "middle")


def _name(name: str, w: float, y: float) -> str:
    """The name of a breed; a long one is set closer, not cut."""
    words, space = name[:1].upper() + name[1:], w - 7
    if width(words, 11, True) <= space:
        return text(w / 2, y, words, "card-name", 11, "middle")
    close = f' textLength="{min(space, width(words, 10.5, True)):.4g}" lengthAdjust="spacingAndGlyphs"'
    return text(w / 2, y, words, "card-name", 10.5, "middle").replace("<text", f"<text{close}", 1)


def round_top(w: float, h: float, r: float) -> str:
    return f"M0 {r:g}a{r:g} {r:g} 0 0 1 {r:g} {-r:g}h{w - 2 * r:g}a{r:g} {r:g} 0 0 1 {r:g} {r:g}V{h:g}H0z"


def _hill(w: float, h: float) -> str:
    return (
        f"M0 {h * 0.62:.4g}C{w * 0.22:.4g} {h * 0.5:.4g} {w * 0.4:.4g} {h * 0.58:.4g} {w * 0.6:.4g} {h * 0.52:.4g}"
        f"S{w * 0.9:.4g} {h * 0.46:.4g} {w:g} {h * 0.54:.4g}V{h:g}H0z"
    )


def _corner(w: float, h: float, r: float) -> str:
    return f"M0 {r:g}a{r:g} {r:g} 0 0 1 {r:g} {-r:g}H{w:.4g}V{h - 5:.4g}a5 5 0 0 1-5 5H0z"


@lru_cache(maxsize=512)
def cattle_mini(breed: Breed, value: int, points: int, count: int, w: float = 31, h: float = 42) -> str:
    """In a pile: value, animal, points and how many there are; a ghost where there is none."""
    if not count:
        return rect(0, 0, w, h, 5, "bar gone") + rect(0.5, 0.5, w - 1, h - 1, 4.5, "slot-edge")
    art = h - 14
    body = rect(0, 0, w, h, 5, "card-bg") + path(round_top(w, art, 5), "bar")
    body += portrait(breed, w / 2 + 3, art - w * 0.4, w * 0.87)
    body += circle(7.5, 7.7, 7, "mini-dot") + text(7.5, 11.5, value, "mini-v", 10.5, "middle")
    if points:
        body += text(w * 0.27, h - 3.2, f"×{count}", "mini-n", 10, "middle") + seal(w - 10, h - 8, points)
    else:
        body += text(w / 2, h - 3.2, f"×{count}", "mini-n", 10, "middle")
    return body + (coin(w - 7.5, 7.8, breed.brings, 6.6) if breed.brings else "") + edge(w, h, 5)


MIN_ANIMAL_HEIGHT = 36
"""Height of a card of the market that has room for an animal."""
MIN_FOOT_HEIGHT = 30
"""A lower one shows its colour in its foot too: above there is only room for value and points."""


@lru_cache(maxsize=512)
def market_card(breed: Breed, value: int, points: int, count: int, w: float, h: float) -> str:
    """A card of the market: value, head, points, and how many there are."""
    foot, r = (13, 7) if w < 40 else (18, 10)
    body = rect(0, 0, w, h, 5, "card-bg") + path(f"M0 5a5 5 0 0 1 5-5h{w - 10:g}a5 5 0 0 1 5 5v{h - foot - 5:g}H0z", "bar")
    if count and h >= MIN_ANIMAL_HEIGHT:
        size = min(w, h - foot + 3)
        body += portrait(breed, w / 2, h - foot - size / 2 + 1, size)
    low = h < MIN_FOOT_HEIGHT
    body += rect(1, h - foot, w - 2, foot - 1, 4, "bar" if low else "card-bg")
    middle = w / 2 - r * 0.85 if breed.brings else w / 2
    ink, size = "chip-t" if low else "mini-t", 11 if w < 40 else 14
    body += text(middle, round(h - foot / 2 + r * 0.5, 1), f"×{count}", ink, size, "middle")
    body += coin(w - r - 1, h - foot / 2 - 0.5, breed.brings, r - 0.8) if breed.brings else ""
    body += circle(r, r, r, "mini-dot") + text(r, r * 1.5, value, "mini-t", 10.5 if w < 40 else 15, "middle")
    body += rosette(round(w - r * 1.1, 1), round(r * 1.1, 1), points, round(r * 1.2, 1))
    return group(body + rect(0.5, 0.5, w - 1, h - 1, 4.5, "card-edge"), cls=breed.cls)


@lru_cache(maxsize=256)
def value_chip(breed: Breed, value: int, x: float, y: float, size: float) -> str:
    """A card as small as it can be read: the colour of its breed and its value."""
    w = size * 0.76
    body = rect(x - w / 2, y - size / 2, w, size, size * 0.18, "bar chip-edge")
    return group(body + text(x, y + size * 0.27, value, "chip-t", size * 0.76, "middle"), cls=breed.cls)


# ------------------------------------------------------------ workers, backs


@lru_cache(maxsize=256)
def worker_picture(worker: str, size: float) -> str:
    """Silhouette on a rounded square, from (0, 0)."""
    body = rect(0, 0, size, size, size * 0.24, "worker") + icon(worker, size / 2, size / 2, size * 0.68, "worker-i")
    return group(body, cls=f"w-{worker}")


@lru_cache(maxsize=64)
def card_back(w: float, h: float) -> str:
    return back(w, h, 8 if w >= MIN_NAMED_WIDTH else 6)
