"""Kansas City's foresight and the job market that it fills."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.counters import coin
from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.seats import brand
from saloon.drawing.shapes import circle, fitted, path, rect, text
from saloon.games.great_western_trail.board.tiles import tile_picture
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import JOBS, PLAYER_COUNTS, ROWS, Tile, Worker
from saloon.games.great_western_trail.state import Supply
from saloon.games.trail.board.boxes import Bounds, panel, remembered_panel
from saloon.games.trail.board.cards import worker_picture
from saloon.games.trail.jobs import token_row

# ------------------------------------------------------------ foresight


def foresight(view: BoardView, box: Bounds, tile: float) -> str:
    """The tiles of the three bags that may come next, and how many are left in each bag."""
    facts = (box, *((*supply.foresight, len(supply.bag)) for supply in view.g.supplies))
    return remembered_panel(view, "foresee", facts, lambda: _foresight(view, box, tile))


def _foresight(view: BoardView, box: Bounds, tile: float) -> str:
    x, y, w, h = box
    size = 12 if view.desk else 15
    body = panel(box, view.say("city-kansas_city"), size)
    body += text(x + w - 9, y + 4 + size, view.say("board-foresight"), "caption", size - 1, "end")
    asked = _supply_asked(view)
    step, top = (w - 8) / len(view.g.supplies), y + size + 12
    for place, supply in enumerate(view.g.supplies):
        body += _supply(view, supply, Bounds(x + 6 + place * step, top, step - 4, h - size - 18), tile, supply is asked)
    return body


def _supply_asked(view: BoardView) -> Supply | None:
    """The bag that is asked about: the first whose tiles are the options."""
    if "foresee" not in view.verbs:
        return None
    options = {choice.partition(":")[2] for choice in view.viewpoint.lit if choice.startswith("foresee:")} - {"exchange"}
    return next((supply for supply in view.g.supplies if options <= {tile.id for tile in supply.foresight if tile}), None)


def _supply(view: BoardView, supply: Supply, box: Bounds, wide: float, asked: bool) -> str:
    x, y, w, h = (round(each, 1) for each in box)
    high = wide * 36 / 42
    body = rect(x, y, w, h, 7, "sunk") + text(x + 8, y + 14, supply.number, "heading", 13)
    body += icon("card-back", x + w - 24, y + 9.5, 11, "glyph-2")
    body += text(x + w - 6, y + 13.5, len(supply.bag), "caption", 11, "end")
    gap = (h - 22 - 2 * high) / 2
    chosen: set[Tile] = set()
    for place, tile in enumerate(supply.foresight):
        left, top = round(x + (w - wide) / 2, 1), round(y + 21 + place * (high + gap), 1)
        if tile is None:
            body += rect(left, top, wide, high, 6, "slot")
            continue
        choices = (f"foresee:{tile.id}",) if asked and tile not in chosen else ()
        chosen.add(tile)
        body += piece(
            view.viewpoint, f"foresight-{supply.number}-{place}", tile_picture(tile, view.fees, wide, high), wide, high,
            x=left, y=top, choices=choices, help=help_of(tile), r=6, badge=9,
        )  # fmt: skip
    return body


# ------------------------------------------------------------ jobs


def job_market(view: BoardView, box: Bounds, blocks: int, pitch: float, size: float) -> str:
    """Twelve rows with their costs, in one block or two; the token in the next free place; yellow arrows, the green end."""
    facts = (*view.g.jobs, view.g.ender, box)
    return remembered_panel(view, "hire", facts, lambda: _job_market(view, box, blocks, pitch, size))


def _job_market(view: BoardView, box: Bounds, blocks: int, pitch: float, size: float) -> str:
    letters = 12 if view.desk else 15
    x, y, w, _ = box
    body, marks = panel(box, fitted(view.say("board-jobs"), w - 16, letters, True), letters), ""
    rows, wide = len(ROWS) // blocks, (w - 8 * (blocks - 1)) / blocks
    for row in range(len(ROWS)):
        strip = Bounds(x + row // rows * (wide + 8), round(y + letters + 15 + row % rows * pitch, 1), wide, pitch)
        body += _job_row(view, row, strip, size)
        marks += _arrow(view, row, strip)
    return f'<g id="jobs">{body}{marks}</g>'


def _job_row(view: BoardView, row: int, box: Bounds, size: float) -> str:
    """The cost, brighter once people can be hired there, then the places."""
    columns = PLAYER_COUNTS[view.seats].columns
    now, middle = token_row(view.g.jobs, columns), round(box.y + box.h / 2 - 0.5, 1)
    body = rect(box.x + 4, box.y - 0.5, box.w - 8, box.h - 1, 6, "job-now") if row == now else ""
    if row < now:
        body += coin(box.x + 19, middle, ROWS[row].cost, 10.5 if view.desk else 12)
    else:
        body += text(box.x + 19, middle + 4, f"${ROWS[row].cost}", "caption", 11.5 if view.desk else 13, "middle")
    step = min(size + 18, (box.w - 59) / columns)
    seen: set[Worker] = set()
    for column in range(columns):
        left, top = round(box.x + 36 + column * step + (step - size) / 2, 1), round(middle - size / 2, 1)
        place = row * columns + column
        worker = view.g.jobs[place] if place < len(view.g.jobs) else None
        if worker is not None:
            body += job(view, (row, column), worker, Bounds(left, top, size, size), row < now and worker not in seen)
            seen.add(worker)
        elif place == len(view.g.jobs):
            body += job_token(left, top, size)
        else:
            body += rect(left + 1, top + 1, size - 2, size - 2, 5, "slot" if place < len(view.g.jobs) else "slot far")
    return body


def job(view: BoardView, place: tuple[int, int], worker: Worker, box: Bounds, first: bool) -> str:
    """Of equal workers in a row the first is hired."""
    row, column = place
    choices = (f"hire:{JOBS[row, worker].id}",) if first and "hire" in view.verbs else ()
    return piece(
        view.viewpoint, f"job-{row + 1}-{column + 1}", worker_picture(worker.id, box.w), box.w, box.h, x=box.x, y=box.y,
        choices=choices, help=help_of(worker), r=6, badge=8.5,
    )  # fmt: skip


@lru_cache(maxsize=256)
def job_token(x: float, y: float, size: float) -> str:
    middle = size / 2
    body = circle(middle, middle, middle - 0.5, "job-token") + icon("person", middle, middle, size * 0.56, "job-token-i")
    return f'<g id="job-token" transform="translate({x:g} {y:g})">{body}</g>'


def _arrow(view: BoardView, row: int, box: Bounds) -> str:
    """Leaving a row may refill the cattle market, or end the game."""
    arrow, foot, right = ROWS[row].arrow, round(box.y + box.h - 0.8, 1), box.x + box.w - 16
    if arrow == "refill":
        line = path(f"M{box.x + 8:g} {foot:g}H{box.x + box.w - 8:g}", "refill-line")
        return line + circle(right, foot, 8.6, "refill") + icon("cattle-head", right, foot, 11, "refill-i")
    if arrow == "end":
        middle = round(box.y + box.h / 2 - 0.5, 1)
        if view.g.ender is not None:
            return brand(view.g.ender, right, middle, 20)
        return circle(right, middle, 9.5, "end") + icon("cavalry", right + 0.6, middle, 11, "end-i")
    return ""
