"""What can be had: cattle, workers, common buildings; each kind in its fixed place, with its price and what is left."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.counters import MINUS, rosette
from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.shapes import fitted, group, rect, text, width
from saloon.games.great_western_trail_el_paso.board.breeds import LOOKS
from saloon.games.great_western_trail_el_paso.board.signs import asked, columns, gained
from saloon.games.great_western_trail_el_paso.board.view import BoardView
from saloon.games.great_western_trail_el_paso.components import (
    BONUSES,
    BUILDINGS,
    JOKER,
    JOKER_PRICE,
    MARKET,
    WAGE,
    WORKERS,
    Cattle,
    Face,
)
from saloon.games.trail.board.boxes import Bounds, panel, remembered_panel
from saloon.games.trail.board.buildings import TILE, building_face
from saloon.games.trail.board.cards import market_card, seal, worker_picture
from saloon.games.trail.board.signs import Sign, fitted_sign, glyph, word

# ------------------------------------------------------------ cattle


def cattle(view: BoardView, box: Bounds) -> str:
    return remembered_panel(view, "buy", (*view.g.market, box), lambda: _cattle(view, box))


def _cattle(view: BoardView, box: Bounds) -> str:
    """On a desk one below the other, on a phone beside each other."""
    size, head = (12, 24) if view.desk else (15, 28)
    body = panel(box, view.say("board-cattle"), size)
    across, down = (1, len(MARKET)) if view.desk else (len(MARKET), 1)
    w, h = (box.w - 12 - 6 * (across - 1)) / across, (box.h - head - 6 - 5 * (down - 1)) / down
    for place, (breed, left) in enumerate(zip(MARKET, view.g.market, strict=True)):
        x, y = box.x + 6 + place % across * (w + 6), box.y + head + place // across * (h + 5)
        body += piece(
            view.viewpoint, f"market-{breed.id}", breed_cell(breed, left, round(w, 1), round(h, 1)), round(w, 1), round(h, 1),
            x=round(x, 1), y=round(y, 1), choices=(f"buy:{breed.id}",), help=help_of(breed), cls="" if left else "gone", r=6,
        )  # fmt: skip
    return body


@lru_cache(maxsize=256)
def breed_cell(breed: Cattle, left: int, w: float, h: float) -> str:
    """The card, and beside it (or below it, where that is higher than wide) the cowboys and dollars that it costs."""
    lying = w > h
    wide, high = (min(58.0, w - 52), h - 8) if lying else (w - 16, h - 40)
    body = rect(0, 0, w, h, 6, "price-cell")
    x = 4 if lying else 8
    body += group(market_card(LOOKS[breed.id], breed.value, breed.points, left, round(wide, 1), round(high, 1)), x, 4)
    middle = (w + wide + 4) / 2 if lying else w / 2
    hats, money = str(breed.cowboys), f"{MINUS}${breed.cowboys * WAGE}"
    top = h / 2 - 4 if lying else h - 22
    number = width(hats, 15, True)
    body += text(middle - number / 2 - 9, top, hats, "number", 15) + icon(
        "cowboy", middle + number / 2 + 2, top - 5.5, 17, "glyph"
    )
    return body + text(middle, top + 17, money, "cost", 13, "middle")


# ------------------------------------------------------------ workers


def workers(view: BoardView, box: Bounds) -> str:
    return remembered_panel(view, "hire", (*view.g.workers, box), lambda: _workers(view, box))


def _workers(view: BoardView, box: Bounds) -> str:
    size, head, square = (12, 24, 27.0) if view.desk else (15, 30, 44.0)
    body = panel(box, fitted(view.say("board-workers"), box.w - 70, size, True), size)
    each = view.say("board-each")
    right = box.x + box.w - 9
    body += text(right, box.y + 4 + size, each, "caption", size - 1.5, "end")
    body += seal(right - width(each, size - 1.5) - 12, box.y + size, WORKERS[0].points)
    w, h = (box.w - 8) / len(WORKERS), box.h - head - 4
    for index, (worker, left) in enumerate(zip(WORKERS, view.g.workers, strict=True)):
        body += piece(
            view.viewpoint, f"supply-{worker.id}", worker_cell(index, left, round(w - 4, 1), h, square), round(w - 4, 1), h,
            x=round(box.x + 6 + index * w, 1), y=box.y + head, choices=(f"hire:{worker.id}",), help=help_of(worker),
            cls="" if left else "spent", r=6, badge=8.5,
        )  # fmt: skip
    return body


@lru_cache(maxsize=256)
def worker_cell(index: int, left: int, w: float, h: float, square: float) -> str:
    """Silhouette, how many are left, what one that is discarded brings; jokers cost more."""
    worker = WORKERS[index]
    body = rect(0, 0, w, h, 6, "price-cell") + group(worker_picture(worker.id, square), round((w - square) / 2, 1), 3)
    if index == JOKER:
        body += text(w / 2, square + 29, f"{MINUS}${JOKER_PRICE}", "cost", 11, "middle")
    body += text(w / 2, square + 16, f"×{left}", "mini-t", 12, "middle")
    return body + bonus_line(index, w / 2, h - 8, w + 3, 12)


@lru_cache(maxsize=8)
def bonus_sign(index: int) -> Sign:
    """What discarding a worker brings: a step, a certificate for money, money."""
    if index not in BONUSES:
        return word("+1"), glyph("step")
    action = BONUSES[index].action
    return (*(atom for effect in action.cost for atom in asked(effect)), *gained(action.gain[0]))


# ------------------------------------------------------------ buildings


def buildings(view: BoardView, box: Bounds) -> str:
    facts = (*view.g.faces, *view.g.buildings, box)
    return remembered_panel(view, "build", facts, lambda: _buildings(view, box))


def _buildings(view: BoardView, box: Bounds) -> str:
    size, head, across = (12, 24, 1) if view.desk else (15, 30, 2)
    body = panel(box, view.say("board-buildings"), size)
    rows = -(-len(view.g.faces) // across)
    w, h = (box.w - 12 - 6 * (across - 1)) / across, (box.h - head - 4 - 4 * (rows - 1)) / rows
    for place, (face, left) in enumerate(zip(view.g.faces, view.g.buildings, strict=True)):
        x, y = box.x + 6 + place % across * (w + 6), box.y + head + place // across * (h + 4)
        body += piece(
            view.viewpoint, f"pile-{face.id}", building_cell(face, left, round(w, 1), round(h, 1)), round(w, 1), round(h, 1),
            x=round(x, 1), y=round(y, 1), choices=(f"build:{face.id}",), help=help_of(face), cls="" if left else "spent", r=6,
            badge=9,
        )  # fmt: skip
    return body


@lru_cache(maxsize=256)
def building_cell(face: Face, left: int, w: float, h: float) -> str:
    """The tile; beside it builders, dollars and how many are left."""
    top = round((h - TILE[1]) / 2, 1)
    tile = building_face(face.id, None) + columns(BUILDINGS[0, face].actions) + rect(0, 0, *TILE, 7, "tile-edge")
    body = rect(0, 0, w, h, 6, "price-cell") + group(tile, 4, top)
    middle = TILE[0] + 23.5
    count, number = str(face.builders), width(str(face.builders), 13.5, True)
    body += text(middle - number / 2 - 8, h / 2 - 8, count, "number", 13.5)
    body += icon("builder", middle + number / 2 + 2, h / 2 - 13, 14, "glyph")
    body += text(middle, h / 2 + 7, f"{MINUS}${face.builders * WAGE}", "cost", 11.5, "middle")
    body += rosette(w - 13, h / 2 - 12, face.points, 10.5)
    return body + text(w - 13, h / 2 + 22, f"×{left}", "mini-t", 12.5, "middle")


def bonus_line(index: int, x: float, y: float, w: float, size: float) -> str:
    return fitted_sign(bonus_sign(index), x, y, w, size, 10.5)
