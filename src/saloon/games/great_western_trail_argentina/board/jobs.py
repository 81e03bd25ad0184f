"""Buenos Aires' foresight, and the job market that it fills."""

from __future__ import annotations

from saloon.drawing.counters import coin
from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.seats import brand
from saloon.drawing.shapes import circle, fitted, group, path, rect, text
from saloon.games.great_western_trail_argentina.board.tiles import ANCHORS, anchor, tile_picture, worker_tile
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.components import JOBS, PLAYER_COUNTS, ROWS, ROWS_OF_WORKERS, Worker
from saloon.games.great_western_trail_argentina.state import Supply
from saloon.games.trail.board.boxes import Bounds, panel, remembered_panel
from saloon.games.trail.jobs import token_row

# ------------------------------------------------------------ foresight


def foresight(view: BoardView, box: Bounds, wide: float) -> str:
    """The tiles of the three bags that may come next, and how many are left in each bag."""
    facts = tuple((*supply.foresight, len(supply.bag)) for supply in view.g.supplies)
    return remembered_panel(view, "foresee", facts, lambda: _foresight(view, box, wide))


def _foresight(view: BoardView, box: Bounds, wide: float) -> str:
    size = 12 if view.desk else 15
    body, step = panel(box, view.say("board-foresight"), size), (box.w - 10) / 3
    asked = asked_supply(view)
    for place, supply in enumerate(view.g.supplies):
        x, y, high = box.x + 5 + place * step + 1, box.y + size + 10, box.h - size - 15
        body += rect(x, y, step - 2, high, 6, "sunk") + text(x + 4, y + 13, supply.letter, "heading", 12)
        body += text(x + step - 5, y + 13, len(supply.bag), "caption", 11, "end")
        body += _tiles(view, supply, Bounds(x + (step - 2 - wide) / 2, y + 19, wide, (high - 24) / 2), supply is asked)
    return body


def asked_supply(view: BoardView) -> Supply | None:
    """The bag that is asked about: the first whose tiles are the options."""
    options = {choice.partition(":")[2] for choice in view.viewpoint.lit if choice.startswith("foresee:")} - {"exchange"}
    fits = (supply for supply in view.g.supplies if options <= {tile.id for tile in supply.foresight if tile})
    return next(fits, None) if options else None


def _tiles(view: BoardView, supply: Supply, box: Bounds, asked: bool) -> str:
    body, seen = "", set()
    for place, tile in enumerate(supply.foresight):
        y = round(box.y + place * box.h, 1)
        if tile is None:
            body += rect(box.x, y + 1, box.w, box.h - 4, 6, "slot")
            continue
        choices = (f"foresee:{tile.id}",) if asked and tile not in seen else ()
        seen.add(tile)
        body += piece(
            view.viewpoint, f"foresight-{supply.letter}-{place}", tile_picture(tile, view.fees, box.w, box.h - 3), box.w,
            box.h - 3, x=round(box.x, 1), y=y, choices=choices, help=help_of(tile), r=6, badge=9,
        )  # fmt: skip
    return body


# ------------------------------------------------------------ jobs


def job_market(view: BoardView, box: Bounds, size: float) -> str:
    """Eleven rows with their costs; the token in the next free place; what each row brings once it is full."""
    return remembered_panel(view, "hire", (*view.g.jobs, view.g.ender), lambda: _job_market(view, box, size))


def _job_market(view: BoardView, box: Bounds, size: float) -> str:
    letters = 12 if view.desk else 15
    body, marks = panel(box, fitted(view.say("board-jobs"), box.w - 16, letters, True), letters), ""
    pitch = (box.h - letters - 14) / len(ROWS)
    for row in range(len(ROWS)):
        strip = Bounds(box.x, round(box.y + letters + 11 + row * pitch, 1), box.w, pitch)
        body += _row(view, row, strip, size)
        marks += _arrow(view, row, strip)
    return f'<g id="jobs">{body}{marks}</g>'


def _row(view: BoardView, row: int, box: Bounds, size: float) -> str:
    """The cost, as a coin once people can be hired there, then the places."""
    columns, market = PLAYER_COUNTS[view.seats].columns, view.g.jobs
    now, middle = token_row(market, columns), round(box.y + box.h / 2, 1)
    body = rect(box.x + 4, box.y + 0.5, box.w - 8, box.h - 1, 6, "job-now") if row == now else ""
    cost, left = ROWS[row].cost, box.x + 19
    body += coin(left, middle, cost, 9.6) if row < now else text(left, middle + 4, f"${cost}", "caption", 11.5, "middle")
    step = min(size + 14, (box.w - 62) / columns)
    seen: set[Worker] = set()
    for column in range(columns):
        place, x = row * columns + column, round(box.x + 34 + (column + 0.5) * step, 1)
        worker = market[place] if place < len(market) else None
        if worker is not None:
            body += _worker(view, f"{row + 1}-{column + 1}", row, worker, x, middle, size, row < now and worker not in seen)
            seen.add(worker)
        elif place == len(market):
            token = circle(0, 0, size / 2, "job-token") + icon("person", 0, 0, size * 0.58, "job-token-i")
            body += f'<g id="job-token" transform="translate({x:g} {middle:g})">{token}</g>'
        else:
            half = size / 2 - 1
            body += rect(x - half, middle - half, 2 * half, 2 * half, 4.5, "slot" if place < len(market) else "slot far")
    return body


def _worker(view: BoardView, id: str, row: int, worker: Worker, x: float, y: float, size: float, first: bool) -> str:
    """Of equal workers in a row the first is hired."""
    choices = (f"hire:{JOBS[row, worker].id}",) if first else ()
    face = worker_tile(ROWS_OF_WORKERS[worker.row], size, worker.strength)
    left, top = round(x - size / 2, 1), round(y - size / 2, 1)
    return piece(
        view.viewpoint, f"job-{id}", face, size, size, x=left, y=top, choices=choices, help=help_of(worker), r=6, badge=8.5
    )


def _arrow(view: BoardView, row: int, box: Bounds) -> str:
    """What happens once a row is full: the cattle market is filled up, ships sail, or the game ends."""
    arrow, foot, x = ROWS[row].arrow, round(box.y + box.h, 1), box.x + box.w - 17
    if not arrow:
        return ""
    if arrow == "end":
        middle = round(box.y + box.h / 2, 1)
        if view.g.ender is not None:
            return brand(view.g.ender, x, middle, 18)
        return rect(x - 12, middle - 8, 24, 16, 8, "end") + icon("cavalry", x + 0.6, middle, 11, "end-i")
    line = path(f"M{box.x + 8:g} {foot:g}H{x - 12:g}", "row-line")
    past = " past" if row < token_row(view.g.jobs, PLAYER_COUNTS[view.seats].columns) else ""
    if arrow == "refill":
        mark = rect(x - 12, foot - 7.6, 24, 15.2, 7.6, "refill") + icon("cattle-head", x, foot, 12, "refill-i")
        return group(line + mark, cls=f"refills{past}")
    return group(line + anchor(arrow, x, foot, 7.6), cls=f"anchor-{ANCHORS.index(arrow) + 1}{past}")
