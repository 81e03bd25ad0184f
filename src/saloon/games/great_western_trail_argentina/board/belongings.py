"""What belongs to a player beside the mat: buildings to come, farmers, station masters, objectives."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from saloon.drawing.counters import rosette
from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.seats import seat_class
from saloon.drawing.shapes import group, path, rect, text
from saloon.games.great_western_trail_argentina.board.cards import objective_mini, objective_row
from saloon.games.great_western_trail_argentina.board.rail import master_chip
from saloon.games.great_western_trail_argentina.board.spaces import Mat
from saloon.games.great_western_trail_argentina.board.tiles import farmer_bust
from saloon.games.great_western_trail_argentina.components import (
    CARPINTERO,
    COLOURS,
    IMMEDIATE,
    MASTER_ACTIONS,
    NUMBERS_OF_BUILDINGS,
    TOKEN_POINTS,
    Building,
    Card,
)
from saloon.games.trail.board.signs import toll

# ------------------------------------------------------------ buildings


def plans(mat: Mat, x: float, y: float, columns: int, step: float, rise: float, w: float, h: float) -> str:
    """Every number has its place; a building that stands leaves it empty."""
    there = {tile.number: tile for tile in mat.facts.buildings}
    fees, body = dict(mat.facts.fees), ""
    for place, number in enumerate(NUMBERS_OF_BUILDINGS):
        left, top = x + place % columns * step, y + place // columns * rise
        tile = there.get(number)
        if tile is None:
            body += rect(left + 0.5, top + 0.5, w - 1, h - 1, 5, "slot faint")
            continue
        able = tile.builders <= mat.facts.workers[CARPINTERO]
        body += piece(
            mat.viewpoint, mat.id(f"plan-{number}"), plan_face(tile, w, h, fees.get(tile.hand, 0)), w, h, x=round(left, 2),
            y=round(top, 2), choices=(f"build:{tile.id}",), help=help_of(tile),
            cls=f"plan {seat_class(mat.facts.seat)}" + ("" if able else " beyond"), r=5, badge=8.4,
        )  # fmt: skip
    return body


@lru_cache(maxsize=512)
def plan_face(tile: Building, w: float, h: float, fee: int) -> str:
    """Its name on a band, the carpinteros it needs, its points; its tax where there is room."""
    body = rect(0, 0, w, h, 5, "tile") + path(f"M0 13V5a5 5 0 0 1 5-5h{w - 10:g}a5 5 0 0 1 5 5v8z", "tile-band")
    body += text(w / 2 if w < 50 else 14, 10.4, tile.name, "band-number", 10.4, "middle")
    body += text(6, h - 10, tile.builders, "number-2", 11, "middle") + icon("builder", 6, h - 5, 8, "ti dim")
    body += toll(w - 14, h - 10, tile.hand, fee, 12.5) if tile.hand and w > 50 else ""
    if w < 50:  # a rosette whose number can be read is wider than what is left of the tile
        points = text(w - 3, h - 5, tile.points, "plan-vp", 11, "end")
    else:
        points = rosette(w / 2, h - 11, tile.points, 7.8 if tile.points < 10 else 9.7)
    return body + points + rect(0.5, 0.5, w - 1, h - 1, 4.5, "tile-edge")


# ------------------------------------------------------------ what was won


def farmers(mat: Mat, x: float, y: float, w: float, h: float) -> str:
    """Farmers beside the board, by their colours; where one may be left who has just been helped."""
    found, step = Counter(farmer.colour for farmer in mat.facts.farmers), w / len(COLOURS)
    body = rect(0, 0, w, h, 7, "sunk")
    for place, colour in enumerate(COLOURS):
        left, count = place * step, found[colour]
        bust = farmer_bust(colour, left + w * 0.09, h / 2, 18) + text(left + w * 0.17, h / 2 + 9, count, "number-2", 11)
        body += group(bust, cls="" if count else "lacking")
    choices = ("settle:beside",)
    return piece(mat.viewpoint, mat.id("farmers"), body, w, h, x=x, y=y, choices=choices, help="term-help", r=7, badge=8.4)


def masters(mat: Mat, x: float, y: float, w: float, h: float, across: int) -> str:
    """Station masters, and the token of the job market."""
    body = ""
    for place, master in enumerate(mat.facts.masters):
        choices = tuple(f"bonus:{action.id}" for action in MASTER_ACTIONS.get(master, ()))
        left, top = x + place % across * (w + 2), y + place // across * (h + 2)
        body += piece(
            mat.viewpoint, mat.id(f"master-{master.id}"), master_chip(master, w, h), w, h, x=round(left, 2), y=round(top, 2),
            choices=choices, help=help_of(master), r=4, badge=8.4,
        )  # fmt: skip
    return body + (rosette(x + across * (w + 2) + 8, y + h / 2, TOKEN_POINTS, 9) if mat.facts.ender else "")


def area(mat: Mat, x: float, y: float, w: float, h: float) -> str:
    """Objective cards that were played: how many, and the last of them, which may be waiting for its action."""
    played = mat.facts.area
    body = rect(x, y, w, h, 7, "sunk") + icon("objective", x + 11, y + h / 2 - 5, 14, "glyph" if played else "slot-ghost")
    body += text(x + 11, y + h - 4, len(played), "number-2", 11, "middle")
    if not played:
        return body
    card, met = played[-1]
    face = objective_mini(card, met, w - 24, h - 4)
    return body + piece(
        mat.viewpoint, mat.id("area-last"), face, w - 24, h - 4, x=x + 22, y=y + 2, choices=_choices(card), help=help_of(card),
        r=5, badge=8.4,
    )  # fmt: skip


def _choices(card: Card) -> tuple[str, ...]:
    """The action of a card that was just played."""
    return tuple(f"bonus:{action.id}" for action in IMMEDIATE[card])


def area_rows(mat: Mat, x: float, y: float, w: float, columns: int, h: float = 34) -> tuple[str, float]:
    """All objective cards of the area lying, and where they end."""
    each, body = (w - 6 * (columns - 1)) / columns, ""
    for place, (card, met) in enumerate(mat.facts.area):
        left, top = round(x + place % columns * (each + 6), 2), y + place // columns * (h + 6)
        row = objective_row(card, each, h, met)
        body += piece(mat.viewpoint, mat.id(f"card-{place}"), row, each, h, x=left, y=top, help=help_of(card), r=6)
    return body, y + -(-len(mat.facts.area) // columns) * (h + 6)
