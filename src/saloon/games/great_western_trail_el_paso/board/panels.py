"""The trail with what lies beside it: buildings and workers in the west, cattle in the east, and an automa's card below it."""

from __future__ import annotations

from saloon.drawing.regions import NARROW, WIDE, Drawn
from saloon.games.great_western_trail_el_paso.board.country import HEIGHT
from saloon.games.great_western_trail_el_paso.board.market import buildings, cattle, workers
from saloon.games.great_western_trail_el_paso.board.occupants import OCCUPANTS
from saloon.games.great_western_trail_el_paso.board.trail import ranchers, trail_map
from saloon.games.great_western_trail_el_paso.board.view import BoardView
from saloon.games.trail.board.boxes import Bounds

WEST, EAST = 170, 122
"""Widths of the panels at both sides."""


def wide_trail(view: BoardView) -> Drawn:
    left = WIDE - EAST - 7
    body = trail_map(view) + buildings(view, Bounds(7, 7, WEST, 394)) + workers(view, Bounds(7, 408, WEST, 101))
    panels = OCCUPANTS.panels(view)
    body += cattle(view, Bounds(left, 7, EAST, 322 if panels else HEIGHT - 14))
    body += "".join(panel(Bounds(left, 336, EAST, 173)) for panel in panels)
    return WIDE, HEIGHT, body + ranchers(view)


def phone_markets(view: BoardView) -> Drawn:
    """The panels one below the other, large enough for a thumb."""
    w = NARROW - 16
    body = cattle(view, Bounds(8, 8, w, 158)) + buildings(view, Bounds(8, 174, w, 246)) + workers(view, Bounds(8, 428, w, 126))
    return NARROW, 562, body
