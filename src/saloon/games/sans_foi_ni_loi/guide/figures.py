"""The figures of the guide, drawn with the cards, herds and counters of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Literal

from saloon.drawing.counters import coin, die, hexagon, rosette
from saloon.drawing.figures import arrow, badge, figure, strike, words
from saloon.drawing.icons import icon
from saloon.drawing.seats import brand
from saloon.drawing.shapes import group, rect, text
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Dice
from saloon.games.sans_foi_ni_loi.board.faces import face, printed, small_face
from saloon.games.sans_foi_ni_loi.board.line import phone_line, wide_line
from saloon.games.sans_foi_ni_loi.board.ranches import GLYPHS, LARGE, Cell, herd_picture, range_picture, range_width
from saloon.games.sans_foi_ni_loi.board.view import BoardView, say, view_of
from saloon.games.sans_foi_ni_loi.components import (
    CAVALRY,
    COWBOYS,
    FULL_AGE,
    HERD_CARDS,
    HOLDUP,
    KILLERS,
    MAYOR,
    PANIC,
    POINTS,
    RAID,
    RANGES,
    RODEO,
    RUSTLING,
    SHARP,
    SHERIFF,
    TRAPPER,
    UNDERTAKER,
    Card,
    Herd,
)
from saloon.games.sans_foi_ni_loi.options import Options
from saloon.games.sans_foi_ni_loi.scoring import CATEGORIES, prestige
from saloon.games.sans_foi_ni_loi.setup import setup
from saloon.games.sans_foi_ni_loi.state import Range, State

NAMES = ("Maud", "Clay", "Rosa", "Silas")
CARD = (104, 138)
SMALL = (98, 74)
DEAL = 7
"""A deal whose Line shows cards of every frame."""


# ------------------------------------------------------------ pieces at a place


def card(thing: Card, language: str, x: float, y: float, size: tuple[float, float] = CARD) -> str:
    """A card, whole or small, with the figures that are printed on it."""
    picture = (face if size[1] > 100 else small_face)(thing, language, *size, printed(thing))
    return group(picture, x, y, f"card f-{thing.frame}", f' data-help="card-{thing.id}"')


def row(things: Iterable[Card], language: str, x: float, y: float, size: tuple[float, float] = SMALL, gap: float = 6) -> str:
    return "".join(card(thing, language, x + place * (size[0] + gap), y, size) for place, thing in enumerate(things))


def herd(id: str, x: float, y: float, cell: Cell = LARGE) -> str:
    return group(herd_picture(Herd.of(id), cell), x, y, "herd f-herd")


def dice(x: float, y: float, *faces: int) -> str:
    return "".join(die(x + 16 + place * 38, y + 16, number, 32) for place, number in enumerate(faces))


def plus(x: float, y: float, sign: str = "+") -> str:
    return text(x, y, sign, "number", 20, "middle")


@lru_cache(maxsize=4)
def table(seats: int = 4) -> State:
    """A table at its beginning, with something on every ranch."""
    g = setup(Options(), seats, Dice(DEAL))
    g.active = 0
    return g


def view(language: str, g: State, size: Literal["desk", "phone"] = "desk") -> BoardView:
    return view_of(g, Viewpoint(0, NAMES[: len(g.players)], (False,) * len(g.players), language, size))


def land(language: str, lands: Sequence[Range], x: float, y: float) -> str:
    """Ranges as they lie on a ranch."""
    g = table().clone()
    g.ranches[0].ranges, body = [*lands], ""
    for number, each in enumerate(lands):
        body += range_picture(view(language, g), g.ranches[0], number, LARGE, x, y)
        x += range_width(each, LARGE) + 8
    return body


# ------------------------------------------------------------ the whole game


def _taking(language: str, x: float, y: float) -> str:
    """Three cards of the Line with their prices."""
    body = ""
    for slot, thing in enumerate((COWBOYS[1], HERD_CARDS[2], RAID), 1):
        at = x + (slot - 1) * 104
        body += card(thing, language, at, y + 24, SMALL) + hexagon(at + SMALL[0] / 2, y + 10, slot, 13, "price")
    return body


def _ranch(language: str, x: float, y: float) -> str:
    return land(language, [Range(RANGES[1], [Herd.of("herd3-2")])], x, y) + card(COWBOYS[1], language, x + 142, y + 26, SMALL)


def _sale(x: float, y: float) -> str:
    return (
        herd("herd3-2", x, y)
        + arrow(x + 62, y + 38, x + 96, y + 38)
        + herd("herd3-4", x + 104, y)
        + coin(x + 190, y + 38, 12, 20)
    )


def story(language: str) -> str:
    body = badge(1, 14, 16) + _taking(language, 34, 0) + arrow(348, 62, 374, 62)
    body += badge(2, 390, 16) + _ranch(language, 408, 0) + arrow(658, 62, 684, 62)
    body += badge(3, 700, 16) + _sale(716, 24) + badge(4, 948, 16) + card(HOLDUP, language, 966, 24, SMALL)
    return lawless(1066, 132, body, language, "picture")


def story_tall(language: str) -> str:
    body = badge(1, 14, 16) + _taking(language, 40, 0)
    body += badge(2, 14, 136) + _ranch(language, 40, 116)
    body += badge(3, 14, 276) + _sale(40, 256) + badge(4, 14, 364) + card(HOLDUP, language, 40, 348, SMALL)
    return lawless(350, 428, body, language, "picture")


# ------------------------------------------------------------ a turn


def cattle(language: str) -> str:
    body = dice(6, 32, 4) + plus(51, 55) + herd("herd2-3", 64, 10) + text(144, 56, "≤ ?", "number", 20, "middle")
    body += dice(170, 32, 3) + plus(212, 55) + card(COWBOYS[1], language, 220, 12, SMALL)
    return lawless(320, 96, body, language, "cattle")


def mine(language: str) -> str:
    body = land(language, [Range(RANGES[0], mine=True)], 4, 0)
    body += dice(104, 48, 4, 3) + arrow(186, 64, 214, 64) + coin(240, 64, 7, 20)
    return lawless(316, 128, body, language, "mine")


def actions(language: str) -> str:
    body = "".join(hexagon(20 + place * 36, 24, place + 1, 15) for place in range(POINTS))
    body += coin(240, 24, 2, 15) + arrow(260, 24, 280, 24) + hexagon(298, 24, "+1", 15)
    return lawless(316, 136, body + row((RANGES[0], COWBOYS[0], TRAPPER), language, 4, 52), language, "actions")


def hand(language: str) -> str:
    body = row((RANGES[2], SHERIFF, CAVALRY), language, 4, 14)
    return lawless(316, 100, body, language, "hand")


def line(language: str) -> str:
    w, h, body = wide_line(view(language, table()))
    marks = badge(1, 172, 21, 12) + badge(2, 950, 21, 12) + badge(3, 222, 84, 12) + badge(4, 112, 167, 12)
    return lawless(w, h, body + marks, language, "line")


def line_tall(language: str) -> str:
    w, h, body = phone_line(view(language, table(), "phone"))
    marks = badge(1, 40, 98, 11) + badge(2, 84, 42, 11) + badge(3, 88, 148, 11) + badge(4, 364, 42, 11)
    return lawless(w, h, body + marks, language, "line")


def watch(language: str) -> str:
    """Three herds are watched by one seasoned cowboy: not well enough."""
    body = words(0, 16, say(language, "guide-difficulty"), cls="strong") + dice(0, 28, 4) + plus(44, 51)
    for place, id in enumerate(("herd1-4", "herd2-3", "herd3-1")):
        body += herd(id, 60 + place * 60, 26, LARGE)
    body += plus(254, 51, "=") + text(286, 53, 4 + 3, "number", 24, "middle")
    body += words(0, 138, say(language, "guide-watch"), cls="strong") + dice(0, 158, 2) + plus(44, 181)
    body += (
        card(COWBOYS[1], language, 60, 148, SMALL)
        + plus(254, 181, "=")
        + text(286, 183, 2 + COWBOYS[1].watch, "number", 24, "middle")
    )
    body += strike(122, 28, 172, 100)
    return lawless(316, 228, body, language, "watch")


def ages(language: str) -> str:
    """By quality and age, what a herd sells for."""
    body = ""
    for age in range(1, FULL_AGE + 1):
        x = 16 + (age - 1) * 76
        for place, thing in enumerate(HERD_CARDS):
            body += herd(f"{thing.id}-{age}", x, 4 + place * 84)
        if age < FULL_AGE:
            body += "".join(arrow(x + 58, 42 + place * 84, x + 72, 42 + place * 84) for place in range(len(HERD_CARDS)))
    return lawless(316, 256, body, language, "ages")


# ------------------------------------------------------------ what a ranch has


def ranges(language: str) -> str:
    return lawless(316, 84, row(RANGES, language, 4, 4), language, "ranges")


def cowboys(language: str) -> str:
    return lawless(316, 84, row(COWBOYS, language, 4, 4), language, "cowboys")


def helpers(language: str) -> str:
    return lawless(316, 84, row((SHERIFF, MAYOR, UNDERTAKER), language, 4, 4), language, "helpers")


ANSWERS = ((RAID, CAVALRY), (PANIC, RODEO), (SHARP, SHERIFF), (HOLDUP, SHERIFF), (RUSTLING, SHERIFF))
"""Dirty tricks, and what ends them or keeps them out."""


def tricks(language: str) -> str:
    return _answers(language, 3, 260)


def tricks_tall(language: str) -> str:
    return _answers(language, 1, 232)


def _answers(language: str, columns: int, step: float) -> str:
    places = [(4 + place % columns * step, place // columns * 86) for place in range(len(ANSWERS))]
    body = "".join(_answer(language, *answer, *place) for answer, place in zip(ANSWERS, places, strict=True))
    return lawless(columns * step, places[-1][1] + 84, body, language, "tricks")


def _answer(language: str, trick: Card, counter: Card, x: float, y: float) -> str:
    return (
        card(trick, language, x, y + 4, SMALL)
        + arrow(x + 126, y + 40, x + 104, y + 40)
        + card(counter, language, x + 130, y + 4, SMALL)
    )


def duel(language: str) -> str:
    killer, victim = KILLERS[1], COWBOYS[2]
    body = card(killer, language, 0, 6, SMALL) + plus(110, 50) + dice(122, 27, 4)
    body += text(186, 52, f"= {4 + killer.bonus}", "number", 22, "middle") + plus(186, 96, ">")
    body += card(victim, language, 0, 92, SMALL) + plus(110, 136) + dice(122, 113, 3)
    body += (
        text(186, 138, f"= {3 + victim.bonus}", "number", 22, "middle")
        + arrow(208, 44, 236, 44)
        + coin(262, 44, killer.bounty, 18)
    )
    return lawless(316, 172, body + strike(4, 94, 94, 164), language, "duel")


# ------------------------------------------------------------ points


EXAMPLE = {"ranges": (5, 4, 4, 2), "herds": (3, 1, 2, 0), "cowboys": (3, 5, 1, 2), "gold": (11, 14, 6, 9)}
"""What four ranches have at the end."""


def score(language: str) -> str:
    """A line a ranch: what it has of each, and the points for it."""
    body, totals = "", [0] * len(NAMES)
    for column, category in enumerate(CATEGORIES):
        x = 120 + column * 62
        body += icon(GLYPHS[category], x, 16, 20, "glyph")
        for place, points in enumerate(prestige([*EXAMPLE[category]])):
            y = 48 + place * 36
            body += text(x - 4, y + 5, EXAMPLE[category][place], "number-2", 14, "end") + rosette(x + 14, y, points, 11)
            totals[place] += points
    for place, name in enumerate(NAMES):
        y = 48 + place * 36
        mark = brand(place, 12, y, 20) + words(28, y + 5, name, cls="strong")
        body += mark + rosette(372, y, totals[place], 14)
    return lawless(390, 182, body, language, "score")


def two(language: str) -> str:
    """The order of the turns of two players."""
    body = ""
    for place in range(4):
        x = place * 90
        body += (
            rect(x, 6, 64, 56, 8, "plot")
            + brand(place % 2, x + 22, 34, 24)
            + text(x + 46, 41, 1 + place // 2, "number", 20, "middle")
        )
        body += arrow(x + 67, 34, x + 86, 34) if place < 3 else ""
    return lawless(340, 68, body, language, "two")


def lawless(w: float, h: float, body: str, language: str, key: str) -> str:
    return figure(w, h, body, say(language, f"figure-{key}"), "lawless")


FIGURES: dict[str, Callable[[str], str]] = {
    "story": story,
    "story-tall": story_tall,
    "cattle": cattle,
    "mine": mine,
    "actions": actions,
    "hand": hand,
    "line": line,
    "line-tall": line_tall,
    "watch": watch,
    "ages": ages,
    "ranges": ranges,
    "cowboys": cowboys,
    "helpers": helpers,
    "tricks": tricks,
    "tricks-tall": tricks_tall,
    "duel": duel,
    "score": score,
    "two": two,
}
