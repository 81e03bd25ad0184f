"""Workers, farmers and their strength."""

from __future__ import annotations

from saloon.drawing.counters import coin
from saloon.drawing.figures import arrow, words
from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, group, scaled, text
from saloon.games.great_western_trail_argentina.board.belongings import plan_face
from saloon.games.great_western_trail_argentina.board.tiles import strength
from saloon.games.great_western_trail_argentina.board.view import say
from saloon.games.great_western_trail_argentina.components import (
    Building,
)
from saloon.games.great_western_trail_argentina.guide.pieces import (
    box,
    building,
    cattle,
    drawn,
    engine,
    farmer,
    line,
    worker,
)
from saloon.games.trail.board.figures import rail


def gauchos(language: str) -> str:
    body = box(300, 132) + cattle("serrano_2", 16, 18, language, 70, 96)
    for row, (hats, key) in enumerate(((1, "price-three-1"), (2, "price-three-2"), (3, "price-three-3"))):
        y = 22 + row * 32
        for hat in range(hats):
            body += worker("gaucho", 104 + hat * 28, y, 25)
        x = 104 + hats * 28
        body += line(x + 4, y + 13, x + 20) + words(x + 28, y + 18.5, say(language, f"figure-{key}"), size=15, cls="money")
    return drawn("gauchos", 300, 132, body, language)


def carpinteros(language: str) -> str:
    body = box(300, 132)
    for place, (id, count) in enumerate((("1a-0", 1), ("4a-0", 2), ("8a-0", 5))):
        x = 16 + place * 96
        body += group(
            scaled(plan_face(Building.of(id), 48, 42, 0), x, 18, 1.5), cls="plan s0", more=f' data-help="building-{id}"'
        )
        for number in range(count):
            body += worker("carpintero", x + number * (14 if count > 2 else 22), 92, 19)
    return drawn("carpinteros", 300, 132, body, language)


def maquinistas(language: str) -> str:
    body = box(300, 132) + rail("M12 58H288")
    for place in range(5):
        x = 34 + place * 58
        body += circle(x, 58, 10.5, "rail-space") + text(x, 62.2, place + 2, "rail-n", 12, "middle")
    body += engine(34, 58) + engine(208, 58) + arrow(44, 42, 198, 42, -28)
    for place in range(3):
        body += worker("maquinista", 22 + place * 27, 90, 24)
    return drawn("maquinistas", 300, 132, body + words(112, 107, say(language, "figure-three-spaces")), language)


def granjeros(language: str) -> str:
    body = box(300, 132) + farmer("green-4-green", 40, 46, 1.3) + line(72, 46, 94)
    for place in range(2):
        body += worker("granjero", 102 + place * 32, 32, 28) + icon("grain", 226 + place * 24, 92, 24, "grain-i")
    body += line(168, 46, 186) + building("H", 238, 46) + words(16, 98, say(language, "figure-granjeros-note"), 190)
    return drawn("granjeros", 300, 132, body, language)


# ------------------------------------------------------------ farmers and strength


def helping(language: str) -> str:
    body = farmer("blue-6-black", 58, 52, 2) + words(58, 120, say(language, "figure-need"), anchor="middle", cls="strong")
    body += words(128, 62, "≤", size=28, anchor="middle", cls="sum") + worker("gaucho", 160, 24, 50, 1)
    body += words(185, 120, "1", size=19, anchor="middle", cls="sum")
    for place, id in enumerate(("fronterizo", "serrano_2")):
        body += words(230 + place * 102, 62, "+", size=24, anchor="middle", cls="sum") + cattle(
            id, 250 + place * 102, 0, language, 66, 92
        )
    body += words(283, 120, "2", size=19, anchor="middle", cls="sum") + words(
        385, 120, "4", size=19, anchor="middle", cls="sum"
    )
    body += words(440, 62, "=", size=26, anchor="middle", cls="sum") + strength(478, 52, 7, 26)
    body += line(512, 52, 540) + coin(572, 40, "$3", 22) + words(572, 84, say(language, "figure-his-money"), anchor="middle")
    body += cattle("exhaustion", 636, 0, language, 78, 96) + words(
        675, 120, say(language, "figure-two-cards"), 170, 13, "middle"
    )
    return drawn("helping", 760, 142, body, language, "wide")


def helping_tall(language: str) -> str:
    body = farmer("blue-6-black", 46, 48, 1.7) + words(46, 104, say(language, "figure-need"), anchor="middle", cls="strong")
    body += words(98, 56, "≤", size=24, anchor="middle", cls="sum") + worker("gaucho", 116, 24, 42, 1)
    for place, id in enumerate(("fronterizo", "serrano_2")):
        body += words(172 + place * 86, 56, "+", size=20, anchor="middle", cls="sum") + cattle(
            id, 184 + place * 86, 2, language, 62, 84
        )
    for x, number in ((137, 1), (215, 2), (301, 4)):
        body += words(x, 108, str(number), size=18, anchor="middle", cls="sum")
    body += (
        strength(40, 160, 7, 26)
        + line(72, 160, 100)
        + coin(130, 160, "$3", 20)
        + words(130, 202, say(language, "figure-his-money"), anchor="middle")
    )
    body += cattle("exhaustion", 186, 124, language, 66, 84) + words(262, 156, say(language, "figure-two-cards"), 90)
    return drawn("helping", 344, 212, body, language, "tall")
