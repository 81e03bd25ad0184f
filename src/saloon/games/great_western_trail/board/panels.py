"""The trail with what lies beside it: foresight, job market, cattle market, objectives."""

from __future__ import annotations

from saloon.drawing.lit import piece
from saloon.drawing.regions import NARROW, WIDE, Drawn
from saloon.drawing.shapes import group, scaled
from saloon.games.great_western_trail.board.cards import objective_row
from saloon.games.great_western_trail.board.country import HIGH
from saloon.games.great_western_trail.board.jobs import foresight, job_market
from saloon.games.great_western_trail.board.market import ROOM, cattle, phone_height, wide_height
from saloon.games.great_western_trail.board.trail import herders, over_map, trail_map
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import DISPLAY, PLAYER_COUNTS, ROWS, Card
from saloon.games.trail.board.boxes import Bounds, panel, remembered_panel, stack

EAST, EAST_WIDTH = 950, 112
OBJECTIVE = 30
"""Height of an objective on a desk."""
THUMB = 44
"""What a thumb needs, on a phone."""


def wide_trail(view: BoardView) -> Drawn:
    """The map with its panels: Kansas City and jobs in the empty west, cattle and objectives in the empty east."""
    columns = PLAYER_COUNTS[view.seats].columns
    body = trail_map(view) + foresight(view, Bounds(8, 8, 174, 130), 42)
    body += job_market(view, Bounds(8, 146, 66 + 33 * columns, 362), 1, 27.6, 24)
    return WIDE, HIGH.height, body + _east(view) + herders(view) + over_map(view)


def _east(view: BoardView) -> str:
    high = wide_height(view)
    body = cattle(view, Bounds(EAST, 5, EAST_WIDTH, high))
    return body + objectives(view, Bounds(EAST, high + 9, EAST_WIDTH, 24 + DISPLAY * (objective_height(high) + 2)))


TABLET_LEFT = 176
"""Where the map of a tablet begins: its tabs stand on the rest of the empty west."""


def tablet_trail(view: BoardView) -> Drawn:
    body = trail_map(view) + _east(view) + herders(view) + over_map(view)
    return WIDE - TABLET_LEFT, HIGH.height, group(body, -TABLET_LEFT)


def tablet_jobs(view: BoardView) -> Drawn:
    """Kansas City and the job market, by themselves."""
    jobs = 66 + 33 * PLAYER_COUNTS[view.seats].columns
    body = foresight(view, Bounds(2, 2, 174, 130), 42) + job_market(view, Bounds(2, 140, jobs, 362), 1, 27.6, 24)
    return max(174, jobs) + 4, 506, body


def objective_height(market: float) -> float:
    """Lower where the cattle market above needs the room."""
    return OBJECTIVE - max(0, market - ROOM) / DISPLAY


def objectives(view: BoardView, box: Bounds) -> str:
    facts = (*view.g.display, len(view.g.objectives), box)
    return remembered_panel(view, "objective", facts, lambda: (_wide_objectives if view.desk else _phone_objectives)(view, box))


def _wide_objectives(view: BoardView, box: Bounds) -> str:
    body = panel(box, view.say("board-objectives"), 11.5) + stack(view, "objective:stack", len(view.g.objectives), box)
    high = (box.h - 24) / DISPLAY - 2
    for place, card in enumerate(view.g.display):
        row = Bounds(box.x + 5, box.y + 23 + place * (high + 2), box.w - 10, high)
        body += _objective(view, place, card, row, 1)
    return body


def _objective(view: BoardView, place: int, card: Card, box: Bounds, scale: float) -> str:
    """A card of the display; of equal ones the first is taken."""
    copy = view.g.display[:place].count(card)
    choices = (f"objective:{card.id}",) if "objective" in view.verbs and not copy else ()
    picture = objective_row(card, box.w / scale, box.h / scale)
    return piece(
        view.viewpoint, f"display-{card.id}-{copy}", scaled(picture, 0, 0, scale) if scale != 1 else picture, box.w, box.h,
        x=box.x, y=box.y, choices=choices, help=f"card-{card.id}", r=6, badge=8.5,
    )  # fmt: skip


def phone_markets(view: BoardView) -> Drawn:
    """The panels one below the other, large enough for a thumb."""
    y, w = 8.0, NARROW - 16
    body = foresight(view, Bounds(8, y, w, 160), 56)
    y += 168
    blocks = 1 if PLAYER_COUNTS[view.seats].columns > 3 else 2  # two, if a row's places stay wide enough for a thumb
    jobs = 36 + THUMB * len(ROWS) / blocks
    body += job_market(view, Bounds(8, y, w, jobs), blocks, THUMB, 36 if blocks == 1 else 28)
    y += jobs + 8
    body += cattle(view, Bounds(8, y, w, phone_height(view)))
    y += phone_height(view) + 8
    body += objectives(view, Bounds(8, y, w, 172))
    return NARROW, y + 180, body


def _phone_objectives(view: BoardView, box: Bounds) -> str:
    body = panel(box, view.say("board-objectives"), 15) + stack(view, "objective:stack", len(view.g.objectives), box)
    for place, card in enumerate(view.g.display):
        cell = Bounds(box.x + 6 + place % 2 * 183, box.y + 44 + place // 2 * 63, 178, 58)
        body += _objective(view, place, card, cell, 1.7)
    return body
