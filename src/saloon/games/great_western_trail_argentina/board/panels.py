"""The trail with what lies beside it: job market and objectives in the west, foresight and cattle in the east."""

from __future__ import annotations

from saloon.drawing.lit import piece
from saloon.drawing.regions import NARROW, WIDE, Drawn
from saloon.drawing.shapes import scaled
from saloon.games.great_western_trail_argentina.board.bought import bought, bought_height
from saloon.games.great_western_trail_argentina.board.buenos_aires import SHEET, in_buenos_aires, plan_switch
from saloon.games.great_western_trail_argentina.board.cards import objective_row
from saloon.games.great_western_trail_argentina.board.country import HEIGHT
from saloon.games.great_western_trail_argentina.board.jobs import foresight, job_market
from saloon.games.great_western_trail_argentina.board.market import cattle, height
from saloon.games.great_western_trail_argentina.board.trail import herders, trail_map
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.components import ROWS, Card
from saloon.games.trail.board.boxes import Bounds, panel, remembered_panel, stack

JOBS, OBJECTIVES = Bounds(8, 86, 150, 264), Bounds(8, 355, 150, 155)
FORESIGHT, CATTLE = Bounds(948, 8, 112, 124), Bounds(948, 137, 112, 374)


def wide_trail(view: BoardView) -> Drawn:
    body = trail_map(view) + job_market(view, JOBS, 19.5) + objectives(view, OBJECTIVES)
    body += foresight(view, FORESIGHT, 32) + cattle(view, CATTLE) + herders(view)
    return WIDE, HEIGHT, body + (plan_switch(view, SHEET, 936, HEIGHT - 36) if in_buenos_aires(view) else "")


TABLET_WIDTH = 948
"""What a tablet shows of the map: all of it but the ground under the eastern panels; its tabs stand on the empty west."""


def tablet_trail(view: BoardView) -> Drawn:
    body = trail_map(view) + herders(view)
    return TABLET_WIDTH, HEIGHT, body + (plan_switch(view, SHEET, 816, HEIGHT - 36) if in_buenos_aires(view) else "")


def tablet_markets(view: BoardView) -> Drawn:
    """The panels of both sides, by themselves."""
    body = job_market(view, Bounds(2, 2, 150, 344), 24) + objectives(view, Bounds(2, 351, 150, 155))
    return 312, 508, body + foresight(view, Bounds(158, 2, 152, 140), 44) + cattle(view, Bounds(158, 147, 152, 359))


def phone_markets(view: BoardView) -> Drawn:
    """The panels one below the other, large enough for a thumb."""
    w, y = NARROW - 16, 8.0
    body = foresight(view, Bounds(8, y, w, 148), 52)
    y += 156
    jobs = 30 + 46.0 * len(ROWS)
    body += job_market(view, Bounds(8, y, w, jobs), 38)
    y += jobs + 8
    body += cattle(view, Bounds(8, y, w, height(False)))
    y += height(False) + 8
    body += objectives(view, Bounds(8, y, w, 238))
    high = bought_height(view)
    return NARROW, y + 246 + high, body + bought(view, Bounds(8, y + 244, w, high))


def objectives(view: BoardView, box: Bounds) -> str:
    facts = (*view.g.display, len(view.g.objectives), box.y)
    return remembered_panel(view, "objective", facts, lambda: _objectives(view, box))


def _objectives(view: BoardView, box: Bounds) -> str:
    """The one next to the deck first; of equal ones the first is taken."""
    desk, display = view.desk, view.g.display
    top, scale = (23, 1.0) if desk else (44, 1.5)
    pitch = (box.h - top) / 4
    body = panel(box, view.say("board-objectives"), 12 if desk else 15)
    body += stack(view, "objective:stack", len(view.g.objectives), box)
    for place, card in enumerate(display):
        body += _objective(
            view, card, display[:place].count(card), box, round(box.y + top + place * pitch, 1), pitch - 3, scale
        )
    return body


def _objective(view: BoardView, card: Card, copy: int, box: Bounds, y: float, h: float, scale: float) -> str:
    w = box.w - 12
    face = objective_row(card, w / scale, h / scale)
    choices = () if copy else (f"objective:{card.id}",)
    return piece(
        view.viewpoint, f"display-{card.id}-{copy}", face if scale == 1 else scaled(face, 0, 0, scale), w, h, x=box.x + 6, y=y,
        choices=choices, help=f"card-{card.id}", r=6, badge=8.5,
    )  # fmt: skip
