"""The whole game in one picture, and the board."""

from __future__ import annotations

from saloon.drawing.counters import coin
from saloon.drawing.figures import arrow, badge
from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, path, text
from saloon.games.great_western_trail_argentina.board.country import HEIGHT
from saloon.games.great_western_trail_argentina.board.rail import railway
from saloon.games.great_western_trail_argentina.board.ships import wave
from saloon.games.great_western_trail_argentina.board.trail import herders, trail_map
from saloon.games.great_western_trail_argentina.board.view import say
from saloon.games.great_western_trail_argentina.components import (
    INDEX,
    TRACK,
    Building,
    Farmer,
    Space,
    Station,
)
from saloon.games.great_western_trail_argentina.guide.pieces import (
    bonus,
    building,
    cattle,
    cut,
    drawn,
    engine,
    farmer,
    line,
    look,
    position,
    quay,
    ship,
)
from saloon.games.great_western_trail_argentina.state import State, put_tile
from saloon.games.trail.board.figures import ground, rail, slot, walker, way


def story(language: str) -> str:
    w, h = 1000, 372
    body = ground(w, h, ((200, 90, 240, 110, 1.0), (420, 330, 240, 120, 0.8), (60, 300, 160, 120, 0.7)), "story")
    body += path(f"M668 0C650 90 700 160 676 232S700 330 690 {h}H{w}V0z", "sea")
    body += "".join(wave(x, x + 54, y, 1.2, "swell") for x, y in ((704, 46), (730, 196), (712, 330), (880, 352)))
    body += rail("M40 56H640") + engine(430, 56)
    body += way(
        [
            (-10, 352),
            (90, 326),
            (210, 330),
            (330, 306),
            (300, 236),
            (170, 214),
            (110, 150),
            (230, 128),
            (380, 150),
            (520, 172),
            (636, 128),
        ]
    )
    body += building("A", 96, 324) + slot(212, 328) + building("B", 330, 304) + farmer("green-4-green", 302, 236)
    body += building("2a-0", 196, 216) + slot(110, 152) + farmer("yellow-6-black", 318, 136) + building("H", 424, 154)
    body += walker(96, 300)
    body += circle(636, 132, 26, "city") + icon("city", 636, 132, 29, "city-i")
    for place, id in enumerate(("niata", "patagonico", "fronterizo", "serrano_2")):
        body += cattle(id, 452 + place * 45, 208 + abs(place - 1.5) * 3, language, 48, 66)
    body += line(640, 242, 662) + coin(650, 286, "8", 18)
    body += ship("sh05", 714, 92, 1.16, (0,)) + ship("sh07", 712, 214, 1.16) + arrow(816, 116, 862, 96, -10)
    body += quay("le_havre_2", 868, 40, language, 112, 70, ((0, 1),)) + arrow(924, 112, 924, 190)
    for place, id in enumerate(("le_havre-a-north-1", "le_havre-a-north-3", "le_havre-a-east-3")):
        body += bonus(id, 874 + place * 36, 196, 32, 58, 0 if place == 0 else None)
    body += text(924, 284, say(language, "city-le_havre"), "zone-t water", 17, "middle")
    body += badge(1, 144, 286) + badge(2, 140, 190) + badge(3, 636, 90) + badge(4, 848, 60)
    return drawn("story", w, h, body, language, "wide")


def story_tall(language: str) -> str:
    """The same from the bottom to the top."""
    w, h = 358, 420
    body = ground(w, h, ((260, 220, 120, 90, 1.0), (90, 330, 140, 120, 0.9)), "story-tall")
    body += path(f"M0 0V96C90 120 240 70 {w} 112V0z", "sea") + wave(150, 204, 20, 1.2, "swell")
    body += way(
        [(-8, 398), (70, 378), (190, 386), (300, 350), (230, 292), (90, 300), (60, 236), (180, 212), (300, 214), (318, 150)]
    )
    body += building("A", 76, 376) + slot(196, 384, 0.9) + building("B", 296, 346) + farmer("green-4-green", 196, 296)
    body += building("2a-0", 84, 270) + building("H", 210, 212) + walker(76, 352)
    body += circle(318, 150, 22, "city") + icon("city", 318, 150, 25, "city-i")
    for place, id in enumerate(("niata", "patagonico", "fronterizo", "serrano_2")):
        body += cattle(id, 128 + place * 36, 128, language, 40, 54)
    body += (
        ship("sh05", 14, 16, 1.05, (0,))
        + arrow(110, 40, 150, 36, -8)
        + quay("le_havre_2", 158, 12, language, 92, 62, ((0, 1),))
    )
    body += (
        arrow(254, 40, 284, 40) + bonus("le_havre-a-north-1", 290, 14, 29, 54, 0) + bonus("le_havre-a-north-3", 322, 14, 29, 54)
    )
    body += badge(1, 122, 342, 12) + badge(2, 136, 246, 12) + badge(3, 286, 116, 12) + badge(4, 262, 84, 12)
    return drawn("story", w, h, body, language, "tall")


# ------------------------------------------------------------ the board


def _in_play() -> State:
    """A table after some turns: farmers, a few buildings, locomotives on their way."""
    g = position()
    for id, space in (("4a-0", "p07"), ("2a-0", "p12"), ("1a-1", "p02"), ("3a-1", "p18")):
        put_tile(g, INDEX[Space.of(space)], Building.of(id))
    for farmer_id, space in (("yellow-6-black", "y7"), ("yellow-7-black", "y6"), ("yellow-8-black", "y5")):
        put_tile(g, INDEX[Space.of(space)], Farmer.of(farmer_id))
    me, rival = g.players
    me.herder, rival.herder = Space.of("E"), Space.of("B")
    me.engine, rival.engine = TRACK[2 * 9], TRACK[2 * 5]
    me.stations.append(Station.of("S1"))
    return g


def board(language: str) -> str:
    """The real map, with numbers on it."""
    view = look(_in_play(), language)
    body = trail_map(view) + herders(view)
    places = (
        (1, 208, 500), (2, 544, 342), (2, 846, 300), (3, 270, 462), (3, 290, 240), (4, 240, 372), (4, 922, 170), (5, 632, 84),
        (6, 912, 68),
    )  # fmt: skip
    body += "".join(badge(number, x, y, 15) for number, x, y in places)
    return drawn("board", 792, HEIGHT, cut(body, 160, 0, 792, HEIGHT), language)


def ramp(language: str) -> str:
    """Part of the map: ramp 9, which one's own locomotive has opened."""
    body = cut(trail_map(look(_in_play(), language)), 552, 0, 400, 168)
    return drawn("ramp", 400, 168, body, language)


def station(language: str) -> str:
    """Part of the railway: the first stations with their masters."""
    return drawn("station", 380, 72, cut(railway(look(_in_play(), language)), 572, 0, 380, 72), language)
