"""Buenos Aires step by step, the way of a disc, and how the game ends."""

from __future__ import annotations

from saloon.drawing.counters import coin
from saloon.drawing.figures import arrow, strike, words
from saloon.drawing.icons import icon
from saloon.drawing.seats import disc
from saloon.drawing.shapes import group, rect, scaled
from saloon.games.great_western_trail_argentina.board import jobs
from saloon.games.great_western_trail_argentina.board.cities import city
from saloon.games.great_western_trail_argentina.board.view import say
from saloon.games.great_western_trail_argentina.components import (
    WORKERS,
    BonusSpace,
    Quay,
)
from saloon.games.great_western_trail_argentina.guide.pieces import (
    bonus,
    box,
    cattle,
    drawn,
    line,
    look,
    position,
    quay,
    sea,
    ship,
)
from saloon.games.trail.board.boxes import Bounds
from saloon.games.trail.board.mats import certificate_cell, disc_space


def _city(name: str, shown: str, language: str, quays: tuple[str, ...], taken: tuple[str, ...], over: str) -> str:
    g = position()
    g.spaces = [*BonusSpace.all.values()]  # without cover tiles
    me, rival = g.players
    me.quays, rival.quays = [Quay.of(id) for id in quays], []
    rival.spaces = [BonusSpace.of(id) for id in taken]
    body = city(look(g, language), name, Bounds(0, 7, 346.7, 258))[0]
    return drawn(shown, 347, 266, body + over, language)


def delivery(language: str) -> str:
    over = arrow(24, 72, 116, 98, -36) + disc(0, 116, 110, 9)
    return _city("rotterdam", "delivery", language, ("rotterdam_1",), ("rotterdam-a-north-1",), over)


def liverpool(language: str) -> str:
    return _city("liverpool", "city", language, ("liverpool_1", "liverpool_2"), ("liverpool-a-west-1",), "")


def _income(language: str, step: float) -> tuple[str, float]:
    """Four cards and a certificate, one after the other."""
    body = ""
    for place, (id, value) in enumerate((("patagonico", 2), ("niata", 1), ("niata", 0), ("serrano_2", 3))):
        x = place * step
        body += cattle(id, x, 0, language, 70, 94, "" if value else "spare")
        if value:
            body += words(x + 35, 120, f"+ {value}" if place else str(value), size=19, anchor="middle", cls="sum")
        else:
            body += words(x + 35, 120, say(language, "figure-again"), anchor="middle") + strike(x + 6, 88, x + 64, 6)
    return body, 4 * step


def income(language: str) -> str:
    body, x = _income(language, 92)
    body += group(certificate_cell(1, 40, True, False), x + 24, 30) + icon("certificate", x + 44, 16, 20, "glyph")
    body += words(x + 44, 120, "+ 1", size=19, anchor="middle", cls="sum") + words(
        x + 96, 62, "=", size=30, anchor="middle", cls="sum"
    )
    body += coin(x + 150, 52, "7", 34) + line(x + 200, 52, x + 234)
    body += words(x + 246, 46, say(language, "figure-up-to-seven"), 130, 15, cls="strong")
    return drawn("income", 760, 132, body, language, "wide")


def income_tall(language: str) -> str:
    body, _ = _income(language, 86)
    body += (
        words(14, 176, "+ 1", size=19, cls="sum")
        + group(certificate_cell(1, 38, True, False), 52, 150)
        + icon("certificate", 110, 169, 22, "glyph")
    )
    body += words(146, 178, "=", size=26, anchor="middle", cls="sum") + coin(190, 169, "7", 27)
    body += words(228, 164, say(language, "figure-up-to-seven"), 110, 15, cls="strong")
    return drawn("income", 334, 204, body, language, "tall")


def loading(language: str) -> str:
    """Three ships for a herd of 7: one that is free, one that costs grain, one that asks for more."""
    body = rect(0, 0, 400, 150, 12, "sea")
    for place, (id, key) in enumerate((("sh01", "free"), ("sh07", "grain"), ("sh09", "too-dear"))):
        x = 22 + place * 126
        body += group(ship(id, x, 18, 1.15, (0,) if key == "grain" else ()), cls="spare" if key == "too-dear" else "")
        body += words(x + 49, 118, say(language, f"figure-ship-{key}"), 116, 13, "middle", "strong" if key == "grain" else "")
    return drawn("loading", 400, 150, body, language)


def foresight(language: str) -> str:
    """The real pairs, and where a tile of each goes."""
    body = scaled(jobs.foresight(look(position(), language), Bounds(1, 1, 150, 128), 40), 0, 0, 1.2)
    for place, (letter, key) in enumerate(zip("ABC", ("trail", "jobs", "either"), strict=True)):
        y = 50 + place * 38
        body += words(202, y, letter, size=15, cls="sum") + words(222, y, say(language, f"figure-foresight-{key}"), 176)
    return drawn("foresight", 400, 158, body, language)


# ------------------------------------------------------------ the way of a disc


def _board_space(x: float, y: float) -> str:
    """Two spaces of a player board: one that was cleared, one with its disc."""
    return (
        rect(x, y, 96, 46, 12, "paper")
        + disc_space(0, x + 28, y + 23, 15, False, False)
        + disc_space(0, x + 68, y + 23, 15, False, True)
    )


def voyage(language: str) -> str:
    body = box(180, 150) + sea(190, 0, 200, 150) + box(360, 150, 400)
    body += _board_space(42, 44) + arrow(70, 40, 250, 52, -34) + ship("sh05", 236, 44, 1.2, (0,))
    body += arrow(346, 66, 424, 66) + quay("le_havre_2", 434, 36, language, 112, 70, ((0, 1),)) + arrow(550, 66, 606, 66)
    for place, id in enumerate(("le_havre-a-north-1", "le_havre-a-north-3", "le_havre-a-east-3")):
        body += bonus(id, 616 + place * 40, 38, 34, 62, 0 if place == 0 else None)
    for key, x in (("board", 90), ("ship", 290), ("quay", 490), ("district", 674)):
        body += words(x, 134, say(language, f"figure-voyage-{key}"), anchor="middle", cls="strong")
    return drawn("voyage", 760, 150, body, language, "wide")


def voyage_tall(language: str) -> str:
    body = box(340, 76) + sea(0, 84, 340, 100) + box(340, 176, 0, 192)
    body += _board_space(18, 15) + ship("sh05", 22, 98, 1.1, (0,)) + quay("le_havre_2", 16, 204, language, 104, 66, ((0, 1),))
    for place, id in enumerate(("le_havre-a-north-1", "le_havre-a-north-3", "le_havre-a-east-3")):
        body += bonus(id, 16 + place * 38, 296, 34, 62, 0 if place == 0 else None)
    body += arrow(66, 64, 66, 96) + arrow(66, 172, 66, 202) + arrow(66, 272, 66, 294)
    for key, y in (("board", 44), ("ship", 138), ("quay", 240), ("district", 330)):
        body += words(156, y, say(language, f"figure-voyage-{key}"), 176, 14, cls="strong")
    return drawn("voyage", 340, 368, body, language, "tall")


# ------------------------------------------------------------ how it ends


def ending(language: str) -> str:
    """The job market of a game that is nearly over."""
    g = position()
    g.jobs = [None if place < 14 and place % 3 else WORKERS[place % len(WORKERS)] for place in range(20)]
    body = jobs.job_market(look(g, language), Bounds(1, 1, 166, 362), 25)
    return drawn("ending", 168, 366, body, language, "small")
