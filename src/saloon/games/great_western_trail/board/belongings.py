"""What belongs to a player beside the mat: buildings to come, hazards, outlaws, station masters, objectives."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from saloon.drawing.counters import rosette
from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.seats import seat_class
from saloon.drawing.shapes import path, rect, text
from saloon.games.great_western_trail.board.cards import objective_mini, objective_row
from saloon.games.great_western_trail.board.spaces import Mat
from saloon.games.great_western_trail.board.stations import master_sign
from saloon.games.great_western_trail.board.tiles import outlaw_icon
from saloon.games.great_western_trail.components import (
    BUILDER,
    MASTER_ACTIONS,
    OUTLAWS,
    TOKEN_POINTS,
    Building,
    Master,
)
from saloon.games.trail.board.cards import seal
from saloon.games.trail.board.signs import toll

# ------------------------------------------------------------ buildings


def plans(mat: Mat, x: float, y: float, step: float, rise: float, w: float, h: float) -> str:
    """Every number has its place; a building that stands, or is gone, leaves it empty."""
    there = {int(tile.name[:-1]): tile for tile in mat.facts.buildings}
    numbers = mat.facts.kit.buildings
    columns = -(-len(numbers) // 2)
    body = ""
    for place, number in enumerate(numbers):
        at = x + place % columns * step, y + place // columns * rise
        tile = there.get(number)
        if tile is None:
            body += rect(at[0] + 0.5, at[1] + 0.5, w - 1, h - 1, 5, "slot faint")
            continue
        able = tile.builders <= mat.facts.workers[BUILDER]
        cls = f"plan {seat_class(mat.facts.seat)}" + ("" if able else " beyond")
        face = plan_face(tile, w, h, mat.facts.player_count.fees.get(tile.hand, 0))
        body += piece(
            mat.viewpoint, mat.id(f"plan-{number}"), face, w, h, x=round(at[0], 2), y=round(at[1], 2),
            choices=(f"build:{tile.id}",), help=help_of(tile), cls=cls, r=5, badge=8.4,
        )  # fmt: skip
    return body


@lru_cache(maxsize=512)
def plan_face(tile: Building, w: float, h: float, fee: int) -> str:
    body = rect(0, 0, w, h, 5, "tile") + path(f"M5 0H6V{h:g}H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5z", "plan-band")
    body += _plan_name(tile, w)
    if w > 50:
        body += text(9, h - 7, tile.builders, "number-2", 12) + icon(
            "builder", 9 + 8 * len(str(tile.builders)) + 6, h - 11, 12, "ti dim"
        )
        body += toll(w - 14, 9, tile.hand, fee, 12.9) if tile.hand else ""
        return body + rosette(w - 13, h - 12.5, tile.points, 10) + rect(0.5, 0.5, w - 1, h - 1, 4.5, "tile-edge")
    body += text(10.5, 20.6, tile.builders, "number-2", 10, "middle") + icon("builder", 10.5, 26.2, 8.5, "ti dim")
    # A rosette whose number can be read is wider than what is left of the tile.
    return body + rect(0.5, 0.5, w - 1, h - 1, 4.5, "tile-edge") + text(w - 2.5, h - 4.5, tile.points, "plan-vp", 11, "end")


def _plan_name(tile: Building, w: float) -> str:
    """Where there is little room, a long name is smaller, and below the hand."""
    narrow = len(tile.name) > 2 and (w < 30 or 50 < w < 58)
    return text(8, 22 if narrow and w > 50 and tile.hand else 11, tile.name, "plan-n", 10 if narrow else 11)


# ------------------------------------------------------------ what was won


def won(mat: Mat, x: float, y: float, w: float, h: float, *, area: bool = True) -> str:
    """Hazards with their points, outlaws of both colours, station masters, objectives if they have no place of their own."""
    body = rect(x, y, w, h, 7, "sunk")
    middle = y + h / 2
    body += _hazards(mat, x + 4, y, h)
    at = x + 46.0
    found = Counter(mat.facts.outlaws)
    for outlaw in OUTLAWS:
        count = found[outlaw]
        glyph = icon(outlaw_icon(outlaw), at + 10, middle - 5, 17, f"ol-{outlaw.colour}" if count else "slot-ghost")
        glyph += text(at + 10, y + h - 4, count, "small-n", 10.5, "middle")
        body += f'<g id="{mat.id(f"outlaw-{outlaw.id}")}" data-help="outlaw-{outlaw.id}">{glyph}</g>'
        at += 22
    at += 4
    for master in mat.facts.masters:
        body += _master_chip(mat, master, at, y + 3, 23, h - 6)
        at += 26
    if mat.facts.ender:
        body += rosette(at + 10, middle, TOKEN_POINTS, 10)
        at += 24
    return body + _area(mat, at, y, x + w - 3 - at, h) if area else body


def _hazards(mat: Mat, x: float, y: float, h: float) -> str:
    hazards = mat.facts.hazards
    cls = "glyph" if hazards else "slot-ghost"
    body = icon("hazard-rockfall", x + 10, y + h / 2 - 5, 17, cls) + text(
        x + 10, y + h - 4, len(hazards), "small-n", 10.5, "middle"
    )
    if hazards:
        points = sum(hazard.points for hazard in hazards)
        body += seal(x + 30, y + h / 2, points)
    return f'<g id="{mat.id("hazards")}">{body}</g>'


def _master_chip(mat: Mat, master: Master, x: float, y: float, w: float, h: float) -> str:
    """His cap, and what he counts."""
    body = rect(0, 0, w, h, 4, "master") + icon("station-master", w / 2, 8, 13, "master-i")
    body += rect(1, 15, w - 2, h - 16, 3, "card-bg") + master_sign(master, w / 2, 15 + (h - 16) / 2, w - 3)
    return piece(mat.viewpoint, mat.id(f"master-{master.id}"), body, w, h, x=x, y=y, choices=_master_choices(master),
                 help=f"master-{master.id}", r=4, badge=8.4)  # fmt: skip


def _master_choices(master: Master) -> tuple[str, ...]:
    return tuple(f"bonus:{action.id}" for action in MASTER_ACTIONS[master])


def _area(mat: Mat, x: float, y: float, space: float, h: float) -> str:
    """Objective cards that were played, with their tasks if there is room, else only how many of them are met."""
    area = mat.facts.area
    if not area:
        return icon("objective", x + 12, y + h / 2, 15, "slot-ghost")
    wide = 34 if len(area) * 36 <= space else 25
    most = int(space // (wide + 2))
    # The last one may be waiting for its action.
    hidden = 0 if len(area) <= most else len(area) - most + 1
    body = text(x + 10, y + h / 2 + 4, f"+{hidden}", "number-2", 11, "middle") if hidden else ""
    left = x + 24 if hidden else x
    for place, (card, met) in enumerate(area[hidden:]):
        face = objective_mini(card, met, wide, h - 4)
        body += piece(
            mat.viewpoint, mat.id(f"area-{hidden + place}"), face, wide, h - 4, x=round(left + place * (wide + 2), 2), y=y + 2,
            choices=objective_choices(card.id), help=f"card-{card.id}", cls="objective", r=5, badge=8.4,
        )  # fmt: skip
    return body


def objective_choices(id: str) -> tuple[str, ...]:
    """The action of a card that was just played."""
    return (f"bonus:{id}-1", f"bonus:{id}-1a", f"bonus:{id}-1b")


def area_rows(mat: Mat, x: float, y: float, w: float, columns: int, h: float = 36) -> tuple[str, float]:
    """All objective cards of the area lying, and where they end."""
    each = (w - 6 * (columns - 1)) / columns
    body = ""
    for place, (card, met) in enumerate(mat.facts.area):
        at = x + place % columns * (each + 6), y + place // columns * (h + 6)
        body += piece(
            mat.viewpoint, mat.id(f"card-{place}"), objective_row(card, each, h, met), each, h, x=round(at[0], 2), y=at[1],
            choices=objective_choices(card.id), help=f"card-{card.id}", cls="objective", r=6, badge=8.4,
        )  # fmt: skip
    rows = -(-len(mat.facts.area) // columns)
    return body, y + rows * (h + 6)
