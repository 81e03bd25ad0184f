"""The whole game in one picture, and the board in numbers."""

from __future__ import annotations

from saloon.drawing.counters import coin
from saloon.drawing.figures import arrow, badge, figure
from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle
from saloon.games.great_western_trail.board.trail import trail_map
from saloon.games.great_western_trail.components import INDEX, Building, Card, Hazard, Space
from saloon.games.great_western_trail.guide.pieces import building, cattle, city, danger, engine, look, position, stem
from saloon.games.great_western_trail.guide.words import either
from saloon.games.great_western_trail.state import put_tile
from saloon.games.trail.board.figures import as_figure, ground, rail, slot, walker, way

HAND = ("criollo", "galloway", "pineywoods", "longhorn")
TREES = ((520, 340, 18), (538, 346, 14), (874, 214, 17), (700, 210, 15), (716, 216, 12), (470, 214, 16), (486, 220, 12))
CITIES = (
    ("st_louis", 330, True, 84),
    ("peoria", 506, True, 84),
    ("chicago", 690, False, 84),
    ("new_york", 876, False, 92),
)
TRAIL = (
    (1010, 344), (912, 330), (810, 288), (690, 292), (590, 268), (470, 290), (360, 272), (244, 300), (150, 256), (92, 168),
)  # fmt: skip
TALL_TRAIL = (
    (360, 372), (300, 356), (200, 366), (120, 330), (190, 280), (300, 268), (310, 214), (220, 200), (120, 216), (50, 190),
    (46, 120),
)  # fmt: skip
PLACES = (
    (1, 1014, 468), (2, 468, 176), (2, 838, 394), (3, 599, 384), (3, 706, 158), (4, 243, 354), (4, 704, 503), (4, 884, 152),
    (5, 548, 307), (6, 238, 28),
)  # fmt: skip
"""Kinds of places on the board, by their numbers in the text."""
BUILT = {"A1": "1a-0", "B2": "2a-1", "D1": "2a-0"}
"""Buildings on the trail of the figure."""


def label(language: str) -> str:
    return either(language, "The whole game in one picture", "Tout le jeu en une image")


def worth(ids: tuple[str, ...]) -> int:
    """What a hand of different breeds pays."""
    return sum(Card.of(id).value for id in ids)


def story(language: str) -> str:
    w, h = 1000, 372
    hills = ((760, 90, 220, 90, 1.1), (300, 330, 240, 120, 0.9), (900, 330, 160, 120, 0.7), (520, 200, 260, 110, -0.7))
    body = ground(w, h, hills, "story") + "".join(icon("forest", x, y, size, "deco-tree") for x, y, size in TREES)
    body += rail("M92 108H946") + "".join(icon("crossing", x, 108, 12, "crossing") for x in (210, 270, 418, 598, 646, 784))
    for id, x, delivered, wide in CITIES:
        body += stem(x, 64, 98) + circle(x, 108, 9.2, "rail-space") + city(id, x, 30, language, delivered=delivered, w=wide)
    body += engine(556, 108)
    body += way([(912, 330), (830, 350), (740, 354), (660, 330), (590, 268)])
    body += way(TRAIL)
    body += slot(786, 284) + slot(470, 290)
    for id, x, y in (("A", 884, 316), ("B", 690, 290), ("2a-0", 582, 262), ("E", 362, 272), ("2a-1", 246, 300)):
        body += building(id, x, y)
    body += danger(Hazard.of("flood-3-green"), 735, 336) + walker(884, 292)
    body += circle(92, 148, 30, "city") + icon("city", 92, 148, 34, "city-i")
    for place, id in enumerate(HAND):
        body += cattle(id, 142 + place * 45, 132 + abs(place - 1.5) * 3, language, 48, 66)
    body += arrow(334, 166, 358, 166) + coin(384, 166, worth(HAND), 19)
    body += badge(1, 936, 282) + badge(2, 584, 222) + badge(3, 40, 148) + badge(4, 420, 76)
    return figure(w, h, body, label(language), "trail wide")


def story_tall(language: str) -> str:
    """The same from the bottom to the top."""
    w, h = 358, 392
    hills = ((260, 90, 120, 90, 1.1), (90, 300, 140, 120, 0.9), (300, 330, 100, 120, 0.7))
    body = ground(w, h, hills, "story-tall")
    body += rail("M46 84H338") + "".join(icon("crossing", x, 84, 12, "crossing") for x in (92, 110, 252))
    for id, x, delivered, wide in (("st_louis", 138, True, 70), ("chicago", 222, False, 70), ("new_york", 304, False, 80)):
        body += stem(x, 48, 76) + circle(x, 84, 9.2, "rail-space") + city(id, x, 14, language, delivered=delivered, w=wide)
    body += engine(180, 84)
    body += way(TALL_TRAIL)
    for id, x, y in (("A", 290, 352), ("B", 122, 328), ("2a-0", 280, 264)):
        body += building(id, x, y)
    body += slot(226, 201) + walker(290, 328) + circle(46, 122, 24, "city") + icon("city", 46, 122, 27, "city-i")
    for place, id in enumerate(HAND):
        body += cattle(id, 80 + place * 34, 112, language, 40, 54)
    body += badge(1, 338, 322, 12) + badge(2, 222, 252, 12) + badge(3, 18, 152, 12) + badge(4, 66, 60, 12)
    return figure(w, h, body, label(language), "trail tall")


def board(language: str) -> str:
    """The real map with a few buildings, and a number for each kind of place."""
    g = position()
    for space, id in BUILT.items():
        put_tile(g, INDEX[Space.of(space)], Building.of(id))
    body = as_figure(trail_map(look(g, language)), "board") + "".join(badge(number, x, y, 15) for number, x, y in PLACES)
    said = either(
        language, "The trail, with the kinds of its places in numbers", "Le parcours, avec ses sortes de cases numérotées"
    )
    return figure(888, 516, body, said, "trail map", (172, 0))
