"""Kansas City, step by step, and how the job market ends the game."""

from __future__ import annotations

from saloon.drawing.counters import coin
from saloon.drawing.figures import arrow, figure, strike, words
from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, group, rect, scaled, text
from saloon.games.great_western_trail.board import jobs
from saloon.games.great_western_trail.components import (
    CROSSINGS,
    HAZARDS,
    ORANGE,
    PLAYER_COUNTS,
    ROWS,
    TRACK,
    TRANSPORT,
    WORKERS,
    Card,
    City,
    Tile,
)
from saloon.games.great_western_trail.guide.pieces import cattle as cattle_card
from saloon.games.great_western_trail.guide.pieces import city, engine, look, position, stem
from saloon.games.great_western_trail.guide.words import either
from saloon.games.trail.board.boxes import Bounds
from saloon.games.trail.board.figures import as_figure, rail
from saloon.games.trail.board.mats import certificate_cell, disc_space

HAND = ("galloway", "galloway", "criollo", "longhorn")
CERTIFICATE = 1
TOTAL = CERTIFICATE + sum(Card.of(id).value for id in set(HAND))
ENGINE, TOWN = 4, City.of("bloomington")
FARE = TRANSPORT[next(track for track in TRACK.values() if track.number == ENGINE and not track.station), TOWN]
"""What the delivery of the figure costs."""


def foresight(language: str) -> str:
    """One tile of each pair is placed."""
    g = position()
    cowboy, builder, engineer = WORKERS
    pairs: list[list[Tile | None]] = [[HAZARDS[0], ORANGE], [cowboy, builder], [engineer, HAZARDS[-1]]]
    for supply, tiles in zip(g.supplies, pairs, strict=True):
        supply.foresight = tiles
    body = as_figure(scaled(jobs.foresight(look(g, language), Bounds(1, 1, 174, 130), 42), 0, 0, 1.2), "foresight")
    for place, goal in enumerate(
        (
            either(language, "onto the trail", "sur le parcours"),
            either(language, "into the job market", "au marché de l’emploi"),
            either(language, "where it belongs", "là où est sa place"),
        )
    ):
        y = 36 + place * 48
        body += arrow(222, y, 250, y) + text(258, y + 5, place + 1, "fig-t sum", 15) + words(274, y + 5, goal, size=12.5)
    label = either(
        language, "Kansas City: one tile of each pair is placed", "Kansas City : une tuile de chaque paire est placée"
    )
    return figure(400, 160, body, label, "trail")


def income(language: str) -> str:
    body = _hand(language, 92, 70, 94) + _and_certificate(392, 30, 120, 40)
    body += text(470, 62, "=", "fig-t sum", 30, "middle") + coin(530, 52, TOTAL, 34)
    paid = either(language, f"${TOTAL} for you", f"{TOTAL} $ pour vous")
    body += text(530, 120, paid, "fig-t sum", 17, "middle") + arrow(588, 52, 622, 52)
    for row, line in enumerate(_reach(language)):
        body += words(636, 44 + row * 20, line, size=15, cls="strong")
    return figure(760, 132, body, _paid(language), "trail wide")


def income_tall(language: str) -> str:
    body = _hand(language, 86, 72, 96) + _and_certificate(52, 152, 214, 38)
    body += text(130, 184, "=", "fig-t sum", 26, "middle") + coin(180, 175, TOTAL, 27)
    for row, line in enumerate(_reach(language)):
        body += words(222, 170 + row * 20, line, size=15, cls="strong")
    return figure(340, 222, body, _paid(language), "trail tall")


def _hand(language: str, step: float, w: float, h: float) -> str:
    """What each card adds; the second of a breed nothing."""
    body = ""
    for place, id in enumerate(HAND):
        x, again = place * step, id in HAND[:place]
        body += cattle_card(id, x, 0, language, w, h, "spare" if again else "")
        if again:
            body += strike(x + 6, h - 6, x + w - 6, 6)
            body += words(x + w / 2, h + 25, either(language, "again", "déjà là"), anchor="middle")
        else:
            value = Card.of(id).value
            body += text(x + w / 2, h + 26, f"+ {value}" if place else value, "fig-t sum", 19, "middle")
    return body


def _and_certificate(x: float, y: float, foot: float, size: float) -> str:
    body = group(certificate_cell(CERTIFICATE, size, True, False), x, y) + icon(
        "certificate", x + size / 2, y - 14, 20, "glyph"
    )
    return body + text(x + size / 2, foot, f"+ {CERTIFICATE}", "fig-t sum", 19, "middle")


def _reach(language: str) -> tuple[str, str]:
    return ("et une ville", f"jusqu’à {TOTAL}") if language == "fr" else ("and a city", f"up to {TOTAL}")


def _paid(language: str) -> str:
    return either(
        language,
        f"Each breed counts once, and a certificate adds to it: {TOTAL}",
        f"Chaque race compte une fois, et un certificat s’y ajoute : {TOTAL}",
    )


# ------------------------------------------------------------ delivery


def delivery(language: str) -> str:
    towns = ("kansas_city", "fulton", "st_louis", "bloomington", "peoria")
    body = rect(0, 0, 760, 152, 12, "paper") + _line(range(9), 44, 82, 744, language, towns)
    body += words(700, 122, either(language, "8: too far", "8 : trop loin"), anchor="end")
    return figure(760, 152, body, _fare(language), "trail wide")


def delivery_tall(language: str) -> str:
    body = rect(0.5, 0.5, 339, 139, 12, "paper")
    body += _line(range(3, 9), 30, 56, 340, language, ("st_louis", "bloomington", "peoria"))
    return figure(340, 140, body, _fare(language), "trail tall")


def _line(spaces: range, left: float, step: float, right: float, language: str, towns: tuple[str, ...]) -> str:
    """The railroad with level crossings, an engine, and what a city beyond it costs."""

    def at(number: float) -> float:
        return left + (number - spaces.start) * step

    body = rail(f"M{at(spaces.start)} 84H{right:g}")
    for crossing in CROSSINGS:
        if spaces.start <= crossing < spaces.stop:
            body += icon("crossing", at(crossing + 0.5), 84, 14, "crossing")
    for number in spaces:
        body += circle(at(number), 84, 11, "rail-space") + text(at(number), 88.4, number, "rail-n", 12, "middle")
    for id in towns:
        value = City.of(id).value
        body += stem(at(value), 46, 73)
        body += city(id, min(max(at(value), 42), right - 40), 10, language, delivered=City.of(id) is TOWN, w=76)
    span = at(TOWN.value) - at(ENGINE)
    body += engine(at(ENGINE), 84) + rect(at(ENGINE) + 15, 74, span - 28, 20, 10, "fig-span")
    cost = either(language, f"{FARE} crossings: ${FARE}", f"{FARE} passages à niveau : {FARE} $")
    return body + words(at(ENGINE) + span / 2, 122, cost, size=13.5, anchor="middle", cls="strong")


def _fare(language: str) -> str:
    return either(
        language,
        f"To Bloomington there are {FARE} crossings beyond the engine, so it costs ${FARE}",
        f"Jusqu’à Bloomington il y a {FARE} passages à niveau devant la locomotive : cela coûte {FARE} $",
    )


def discs(language: str) -> str:
    """A disc leaves the board, and opens what it covered."""
    body = rect(0, 0, 400, 120, 12, "map") + rect(16, 30, 196, 52, 12, "paper")
    body += disc_space(0, 46, 56, 15, False, False) + disc_space(0, 86, 56, 15, False, True)
    body += text(112, 61, "−$1 →", "fig-t strong", 15) + icon("locomotive", 182, 56, 24, "ti")
    body += city("bloomington", 316, 38, language, delivered=True, w=86) + arrow(46, 30, 300, 34, -34)
    opened = either(language, "now open: pay $1, engine 1 forward", "désormais : payez 1 $, locomotive +1")
    body += words(16, 106, opened)
    label = either(language, "A disc goes to the city and opens an action", "Un disque va à la ville et débloque une action")
    return figure(400, 120, body, label, "trail small")


# ------------------------------------------------------------ the end


def ending(language: str) -> str:
    """A job market that is nearly full."""
    g = position()
    places = (len(ROWS) - 1) * PLAYER_COUNTS[g.seats].columns + 1
    g.jobs = [WORKERS[place % len(WORKERS)] if place % 5 in (0, 3) else None for place in range(places)]
    body = as_figure(jobs.job_market(look(g, language), Bounds(1, 1, 165, 362), 1, 27.6, 24), "ending")
    label = either(language, "The job market is nearly full", "Le marché de l’emploi est presque plein")
    return figure(168, 366, body, label, "trail narrow")
