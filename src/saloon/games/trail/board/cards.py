"""Cattle with the colour, the portrait and the value of its breed; workers; backs.

Large faces have names, small ones only what must never be missing. All of them are drawn at (0, 0) and never change, so they
are kept; the group of a head of cattle needs the class of its breed.
"""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.cards import back, edge
from saloon.drawing.counters import rosette
from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, group, path, rect, text, width
from saloon.games.trail.board.signs import breed_class

NAMED = 58
"""Cards narrower than this have no name."""


def seal(x: float, y: float, points: int) -> str:
    """Points, as small as they can be read."""
    return rosette(x, y, points, 9.5 if points < 0 else 8.7 if points < 10 else 9.7)


def cattle_class(breed: str) -> str:
    return f"card {breed_class(breed)}"


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
def cattle_face(breed: str, value: int, points: int, name: str, w: float, h: float) -> str:
    """In a hand. The name goes first when the card is narrow, the value never."""
    k = min(1, w / 76)
    r = max(5, 8 * k)
    foot = 20 if w >= NAMED else 5
    art = h - foot
    animal = min(w * 0.94, art * 0.74)
    body = rect(0, 0, w, h, r, "card-bg") + path(round_top(w, art, r), "art")
    body += path(_hill(w, art), "art-hill") + portrait(breed, w * 0.53, art - animal * 0.46, animal)
    if w >= NAMED:
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
    return body + edge(w, h, r)


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
def cattle_mini(breed: str, value: int, points: int, count: int, w: float = 31, h: float = 42) -> str:
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
    return body + edge(w, h, 5)


LOWEST = 36
"""Height of a card of the market that has room for an animal."""


@lru_cache(maxsize=512)
def market_card(breed: str, value: int, points: int, count: int, w: float, h: float) -> str:
    """A card of the market: value, head, points, and how many there are."""
    foot, r = (13, 7) if w < 40 else (18, 10)
    body = rect(0, 0, w, h, 5, "card-bg") + path(f"M0 5a5 5 0 0 1 5-5h{w - 10:g}a5 5 0 0 1 5 5v{h - foot - 5:g}H0z", "bar")
    if count and h >= LOWEST:
        size = min(w, h - foot + 3)
        body += portrait(breed, w / 2, h - foot - size / 2 + 1, size)
    body += rect(1, h - foot, w - 2, foot - 1, 4, "card-bg")
    body += text(w / 2, round(h - foot / 2 + r * 0.5, 1), f"×{count}", "mini-t", 11 if w < 40 else 14, "middle")
    body += circle(r, r, r, "mini-dot") + text(r, r * 1.5, value, "mini-t", 10.5 if w < 40 else 15, "middle")
    body += rosette(round(w - r * 1.1, 1), round(r * 1.1, 1), points, round(r * 1.2, 1))
    return group(body + rect(0.5, 0.5, w - 1, h - 1, 4.5, "card-edge"), cls=breed_class(breed))


@lru_cache(maxsize=256)
def value_chip(breed: str, value: int, x: float, y: float, size: float) -> str:
    """A card as small as it can be read: the colour of its breed and its value."""
    w = size * 0.76
    body = rect(x - w / 2, y - size / 2, w, size, size * 0.18, "bar chip-edge")
    return group(body + text(x, y + size * 0.27, value, "chip-t", size * 0.76, "middle"), cls=breed_class(breed))


# ------------------------------------------------------------ workers, backs


@lru_cache(maxsize=256)
def worker_picture(worker: str, size: float) -> str:
    """Silhouette on a rounded square, from (0, 0)."""
    body = rect(0, 0, size, size, size * 0.24, "worker") + icon(worker, size / 2, size / 2, size * 0.68, "worker-i")
    return group(body, cls=f"w-{worker}")


@lru_cache(maxsize=64)
def card_back(w: float, h: float) -> str:
    return back(w, h, 8 if w >= NAMED else 6)
