"""Figures of the pages, each drawn with the pieces of the board. Those that are too wide for a phone have a tall twin."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from saloon.drawing.cards import back
from saloon.drawing.counters import MINUS, coin
from saloon.drawing.figures import arrow, badge, strike, words
from saloon.drawing.icons import icon
from saloon.drawing.shapes import group, path, rect, scaled, text
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import seeded
from saloon.games.great_western_trail_el_paso.board.country import HEIGHT, POST, SIMMENTAL_BOX
from saloon.games.great_western_trail_el_paso.board.market import bonus_line
from saloon.games.great_western_trail_el_paso.board.posts import simmentals
from saloon.games.great_western_trail_el_paso.board.spaces import auxiliary_face
from saloon.games.great_western_trail_el_paso.board.trail import MAP_LEFT, MAP_WIDTH, ranchers, trail_map
from saloon.games.great_western_trail_el_paso.board.train import train_face
from saloon.games.great_western_trail_el_paso.board.view import BoardView, say
from saloon.games.great_western_trail_el_paso.components import (
    AUXILIARIES,
    BANK,
    BREEDS,
    BUILDINGS,
    FACE,
    INCOME,
    INDEX,
    JOKER,
    JOKER_PRICE,
    NEUTRAL_SPACES,
    POSTS,
    TRAINS,
    WAGE,
    WORKERS,
    Action,
    Space,
)
from saloon.games.great_western_trail_el_paso.guide import detail_figures, sue_figures
from saloon.games.great_western_trail_el_paso.guide.pieces import (
    HERD,
    ME,
    RIVAL,
    building,
    cattle,
    drawn,
    plain,
    post,
    posts,
    town,
)
from saloon.games.great_western_trail_el_paso.options import Options
from saloon.games.great_western_trail_el_paso.rules.el_paso import breeding_value
from saloon.games.great_western_trail_el_paso.setup import setup
from saloon.games.great_western_trail_el_paso.state import put_tile
from saloon.games.trail.board.cards import worker_picture
from saloon.games.trail.board.figures import ground, slot, walker, way
from saloon.games.trail.board.mats import certificate_cell, disc_space

WORTH = breeding_value([BREEDS[id] for id in HERD], 0)


# ------------------------------------------------------------ the whole game in one picture


def story(language: str) -> str:
    """The ring with the posts within it; the hand before El Paso."""
    w, h = 1000, 372
    hills = ((880, 60, 200, 90, 1.1), (120, 320, 220, 110, 0.9), (960, 340, 160, 110, 0.8), (600, 190, 260, 120, -0.8))
    body = ground(w, h, hills, "story")
    body += way([(318, 66), (470, 44), (640, 50), (820, 56), (936, 110), (938, 196), (902, 268), (820, 322)])
    body += way([(820, 56), (842, 116), (856, 196), (902, 268)])
    body += way([(820, 322), (640, 340), (480, 340), (350, 318), (300, 256), (318, 172), (318, 66)])
    body += town(language, 318, 62, 1.1) + building("B", 812, 58) + building("C", 902, 270) + building("D", 790, 324)
    body += building("E", 604, 340) + building("F", 400, 332) + building("2a", 312, 178, owner=ME) + slot(934, 150, 0.8)
    body += slot(548, 44, 0.8) + slot(304, 258, 0.8) + walker(604, 316)
    body += posts((7, 9, 10, 14, 16, 18), 420, 96, 3, {7: ME, 9: RIVAL, 10: ME}, 1.1)
    for place, id in enumerate(HERD):
        body += cattle(id, 22 + place * 46, 46 + abs(place - 1.5) * 4, 52, 72, language)
    body += coin(124, 160, WORTH, 22) + arrow(152, 152, 414, 128, -20)
    body += badge(1, 652, 312) + badge(2, 742, 300) + badge(3, 30, 30) + badge(4, 600, 84)
    return drawn(language, "story", w, h, body, "wide")


def story_tall(language: str) -> str:
    """The same for a phone: the hand above, the ring below."""
    w, h = 358, 420
    body = ground(w, h, ((300, 60, 120, 90, 1.1), (60, 360, 140, 120, 0.9), (180, 240, 160, 120, -0.8)), "tall")
    body += way([(72, 128), (180, 116), (290, 128), (326, 200), (318, 300), (270, 372), (170, 388), (80, 366)])
    body += way([(80, 366), (40, 280), (52, 190), (72, 128)])
    body += town(language, 76, 128) + building("B", 290, 128) + building("D", 296, 330) + building("E", 150, 388)
    body += building("2a", 58, 226, owner=ME) + slot(64, 322, 0.8) + walker(150, 364)
    body += posts((7, 10, 14, 18), 124, 172, 2, {7: ME, 10: ME}, 0.86)
    for place, id in enumerate(HERD):
        body += cattle(id, 40 + place * 42, 14 + abs(place - 1.5) * 3, 46, 62, language)
    body += coin(250, 46, WORTH, 20) + arrow(272, 56, 210, 168, 10)
    body += badge(1, 196, 356, 12) + badge(2, 344, 300, 12) + badge(3, 22, 30, 12) + badge(4, 220, 166, 12)
    return drawn(language, "story", w, h, body, "tall")


# ------------------------------------------------------------ a turn: move, act, draw

COLUMN = (300, 176)
SOLD_FOR, TOKEN_PRICE = Action.of("D-1").gain[0].amount, Action.of("D-2").cost[0].amount


def move(language: str) -> str:
    w, h = COLUMN
    body = plain(w, h) + way([(20, 54), (90, 46), (170, 46), (250, 54), (276, 92), (250, 132), (160, 136), (60, 132)])
    body += building("B", 58, 52) + slot(152, 46, 0.76) + building("C", 244, 58) + slot(254, 126, 0.6)
    body += building("D", 150, 136) + slot(54, 132, 0.76) + walker(58, 30, scale=1.15)
    return drawn(language, "move", w, h, body + badge(1, 284, 28, 11.5) + badge(2, 100, 112, 11.5))


def act(language: str) -> str:
    """The actions of a building, each with a word for it."""
    w, h = COLUMN
    body = plain(w, h) + building("D", 84, 50, 1.46)
    body += words(164, 44, say(language, "figure-act-once"), size=12, cls="strong")
    body += words(164, 62, say(language, "figure-act-order"), size=12, cls="strong")
    for place, (x, key, dollars) in enumerate(((128, "buy", 0), (90, "token", TOKEN_PRICE), (58, "sell", SOLD_FOR))):
        y = 112 + place * 24
        body += path(f"M{x} 90V{y}H142", "fig-call")
        body += words(148, y + 4.5, say(language, f"figure-act-{key}", dollars=dollars))
    return drawn(language, "act", w, h, body)


def draw(language: str) -> str:
    """Three cards stay, a worker goes to its zone, a fourth head of cattle comes."""
    w, h = COLUMN
    deck = rect(5, -5, 46, 64, 7, "back") + rect(2.5, -2.5, 46, 64, 7, "back") + back(46, 64, 7)
    body = plain(w, h) + group(deck, 16, 62)
    for place, id in enumerate(("criollo", "pineywoods", "santa_gertrudis")):
        body += cattle(id, 94 + place * 49, 62, 46, 64, language)
    body += cattle("galloway", 94 + 3 * 49, 50, 46, 64, language) + arrow(72, 48, 258, 42, -32)
    body += group(worker_picture(WORKERS[JOKER].id, 26), 92, 138) + arrow(44, 132, 86, 152, 14)
    return drawn(language, "draw", w, h, body + words(126, 156, say(language, "figure-draw-worker")))


# ------------------------------------------------------------ whose building

OWNERS = (("B", BANK, "neutral"), ("3a", ME, "own"), ("3a", RIVAL, "other"))


def _owner(language: str, name: str, owner: int, key: str, x: float, y: float, w: float) -> str:
    """A building, and what whoever stops there may do."""
    body = plain(w, 84, x, y) + building(name, x + 58, y + 42, 1, owner)
    body += words(x + 116, y + 27, say(language, f"figure-owners-{key}"), size=12, cls="strong")
    return body + words(x + 116, y + 46, say(language, f"figure-owners-{key}.note"), w - 124, 12)


def owners(language: str) -> str:
    body = "".join(_owner(language, *each, place * 260, 0, 248) for place, each in enumerate(OWNERS))
    return drawn(language, "owners", 768, 84, body, "wide")


def owners_tall(language: str) -> str:
    body = "".join(_owner(language, *each, 0, place * 92, 340) for place, each in enumerate(OWNERS))
    return drawn(language, "owners", 340, 268, body, "tall")


# ------------------------------------------------------------ the board


NUMBERED = (
    (1, 46, 36), (2, 690, 58), (2, 494, 440), (3, 320, 28), (3, 230, 488), (4, 572, 122), (4, 168, 250), (5, 214, 96),
    (6, 538, 330),
)  # fmt: skip
"""What the sentences below the map speak of, and where it lies."""


def under_way(language: str) -> BoardView:
    """The table of a first game with one building each."""
    g = setup(Options(neutral_tiles="fixed"), 2, seeded(1))
    for space, tile in (("S6i", BUILDINGS[ME, FACE["2a"]]), ("S3", BUILDINGS[RIVAL, FACE["1a"]])):
        put_tile(g, INDEX[Space.of(space)], tile)
    g.players[ME].rancher, g.players[RIVAL].rancher = NEUTRAL_SPACES[0], NEUTRAL_SPACES[3]
    return BoardView(g, Viewpoint(None, ("", ""), (False, False), language))


def board(language: str) -> str:
    """The map itself, with numbers on it."""
    view = under_way(language)
    body = group(trail_map(view) + ranchers(view), -MAP_LEFT)
    return drawn(language, "board", MAP_WIDTH, HEIGHT, body + "".join(badge(*each, 14) for each in NUMBERED), "map")


# ------------------------------------------------------------ El Paso


def arrive(language: str) -> str:
    w, h = 400, 112
    body = plain(w, h) + town(language, 78, 66, 1.14) + walker(128, 42, scale=1.2)
    body += coin(192, 56, INCOME, 26) + words(192, 104, say(language, "figure-arrive-income"), anchor="middle")
    body += text(238, 64, "+", "fig-t sum", 24, "middle") + cattle("simmental", 266, 8, 60, 78, language)
    body += words(296, 104, say(language, "figure-arrive-pile"), anchor="middle")
    return drawn(language, "arrive", w, h, body)


SHOWN = (("galloway", True), ("galloway", False), ("criollo", True), ("black_angus", True))
SPENT = 1
VALUE = breeding_value([BREEDS[id] for id, _ in SHOWN], 0) + SPENT


def _herd(language: str, step: float, w: float, h: float) -> str:
    """The cards of a hand, each with what it adds; a second card of a breed adds nothing."""
    body = ""
    for place, (id, counts) in enumerate(SHOWN):
        x, middle = place * step, place * step + w / 2
        body += cattle(id, x, 0, w, h, language, "" if counts else "spare")
        number = f"+ {BREEDS[id].value}" if place else BREEDS[id].value
        if counts:
            body += text(middle, h + 26, number, "fig-t sum", 19, "middle")
        else:
            body += strike(x + 6, h - 6, x + w - 6, 6)
            body += words(middle, h + 26, say(language, "figure-value-again"), anchor="middle")
    return body


def value(language: str) -> str:
    body, x = _herd(language, 92, 70, 94), 392
    body += group(certificate_cell(SPENT, 40, True, False), x, 30) + icon("certificate", x + 20, 16, 20, "glyph")
    body += text(x + 20, 120, f"+ {SPENT}", "fig-t sum", 19, "middle") + text(x + 82, 62, "=", "fig-t sum", 30, "middle")
    body += text(x + 138, 66, VALUE, "fig-t sum", 44, "middle") + arrow(x + 176, 52, x + 212, 52)
    body += words(x + 226, 44, say(language, "figure-value-posts", value=VALUE), 136, 15, cls="strong")
    return drawn(language, "value", 760, 132, body, "wide")


def value_tall(language: str) -> str:
    body = _herd(language, 86, 72, 96)
    body += text(20, 178, f"+ {SPENT}", "fig-t sum", 19, "middle") + group(certificate_cell(SPENT, 38, True, False), 46, 152)
    body += icon("certificate", 104, 171, 22, "glyph") + text(140, 180, "=", "fig-t sum", 26, "middle")
    body += text(180, 184, VALUE, "fig-t sum", 38, "middle") + words(
        222, 166, say(language, "figure-value-posts", value=VALUE), 112, 15, cls="strong"
    )
    return drawn(language, "value", 334, 206, body, "tall")


COVERED, OPEN = Action.of("L1-covered-1").gain[0].amount, Action.of("L1-open-1").gain[0].amount


def deliver(language: str) -> str:
    """A disc leaves the board, and opens what it covered."""
    w, h = 400, 128
    body = plain(w, h) + group(auxiliary_face(AUXILIARIES[0], False, 168, 44, 15), 16, 38)
    body += disc_space(ME, 36, 60, 15, False, False) + post(7, 282, 30, [(ME, 1)]) + arrow(36, 38, 318, 34, -38)
    body += words(16, 108, say(language, "figure-deliver-opened", dollars=OPEN, before=COVERED))
    return drawn(language, "deliver", w, h, body)


def all_posts(across: int, cls: str, language: str) -> str:
    values = [post.value for post in POSTS]
    w, h = across * (POST[0] + 6) - 6, -(-len(values) // across) * (POST[1] + 6) - 6
    return drawn(language, "posts", w, h, posts(values, 0, 0, across, {}), cls)


# ------------------------------------------------------------ workers


def _people(worker: int, count: int, x: float, y: float, size: float = 26, step: float = 30) -> str:
    return "".join(group(worker_picture(WORKERS[worker].id, size), x + place * step, y) for place in range(count))


WORK = (300, 132)


def cowboys(language: str) -> str:
    w, h = WORK
    breed = BREEDS["corriente"]
    body = plain(w, h) + _people(0, breed.cowboys, 20, 36) + _price(breed.cowboys, 20, 92)
    return drawn(language, "cowboys", w, h, body + arrow(110, 62, 160, 62) + cattle(breed.id, 184, 16, 76, 100, language))


def _price(count: int, x: float, y: float) -> str:
    return text(x, y, f"{MINUS}${count * WAGE}", "fig-t money", 20)


def builders(language: str) -> str:
    w, h = WORK
    face = FACE["4a"]
    body = plain(w, h) + _people(1, face.builders, 20, 36, 24, 27) + _price(face.builders, 20, 92)
    return drawn(language, "builders", w, h, body + arrow(134, 62, 166, 62) + building(face.id, 230, 66, 1.16, ME))


def engineers(language: str) -> str:
    w, h = WORK
    train = next(each for each in TRAINS if each.id == "T2-front")
    body = plain(w, h) + _people(2, train.number, 20, 36) + _price(train.number, 20, 92)
    return drawn(language, "engineers", w, h, body + arrow(110, 62, 150, 62) + group(train_face(train, 112, 92), 168, 20))


def _favour(index: int, x: float, y: float, language: str) -> str:
    body = rect(x, y, 164, 64, 12, "map") + group(worker_picture(WORKERS[index].id, 36), x + 12, y + 14)
    body += scaled(bonus_line(index, 0, 0, 110, 13), x + 106, y + (24 if index == JOKER else 32), 1.6)
    if index == JOKER:
        body += words(x + 106, y + 54, say(language, "figure-favours-joker", dollars=JOKER_PRICE), size=12, anchor="middle")
    return body


def favours(across: int, cls: str, language: str) -> str:
    body = "".join(_favour(index, index % across * 174, index // across * 74, language) for index in range(len(WORKERS)))
    return drawn(language, "favours", across * 174 - 10, len(WORKERS) // across * 74 - 10, body, cls)


# ------------------------------------------------------------ how it ends


def ending(language: str) -> str:
    """The last Simmental, and then a rancher that finds none."""
    x, y, w, h = SIMMENTAL_BOX
    body = group(simmentals(language, 1), -x, -y) + arrow(w + 14, h / 2, w + 54, h / 2)
    body += group(simmentals(language, 0), w + 70 - x, -y) + walker(2 * w + 70 - 36, h - 20, scale=1.1)
    return drawn(language, "ending", 2 * w + 70, h, body, "wide")


def ending_tall(language: str) -> str:
    x, y, w, h = SIMMENTAL_BOX
    body = group(simmentals(language, 1), -x, -y) + arrow(w / 2, h + 8, w / 2, h + 40)
    body += group(simmentals(language, 0), -x, h + 48 - y) + walker(w - 36, 2 * h + 28, scale=1.1)
    return drawn(language, "ending", w, 2 * h + 48, body, "tall")


# ------------------------------------------------------------ all of them

FIGURES: dict[str, Callable[[str], str]] = {
    "story": story,
    "story-tall": story_tall,
    "move": move,
    "act": act,
    "draw": draw,
    "owners": owners,
    "owners-tall": owners_tall,
    "board": board,
    "arrive": arrive,
    "value": value,
    "value-tall": value_tall,
    "deliver": deliver,
    "posts": partial(all_posts, 5, "wide"),
    "posts-tall": partial(all_posts, 3, "tall"),
    "cowboys": cowboys,
    "builders": builders,
    "engineers": engineers,
    "favours": partial(favours, 4, "wide"),
    "favours-tall": partial(favours, 2, "tall"),
    "ending": ending,
    "ending-tall": ending_tall,
    **detail_figures.FIGURES,
    **sue_figures.FIGURES,
}
