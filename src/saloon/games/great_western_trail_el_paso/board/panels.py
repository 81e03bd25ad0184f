"""The trail with what lies beside it: buildings and workers in the west, cattle in the east, and an automa's card below it."""

from __future__ import annotations

from saloon.drawing.regions import NARROW, WIDE, Drawn
from saloon.drawing.shapes import group
from saloon.games.great_western_trail_el_paso.board.country import HEIGHT
from saloon.games.great_western_trail_el_paso.board.market import buildings, cattle, workers
from saloon.games.great_western_trail_el_paso.board.occupants import OCCUPANTS
from saloon.games.great_western_trail_el_paso.board.trail import ranchers, trail_map
from saloon.games.great_western_trail_el_paso.board.view import BoardView
from saloon.games.trail.board.boxes import Bounds

WEST, EAST = 170, 122
"""Widths of the panels at both sides."""


def wide_trail(view: BoardView) -> Drawn:
    return WIDE, HEIGHT, trail_map(view) + _west(view, 7) + _east(view, WIDE - EAST - 7) + ranchers(view)


def _west(view: BoardView, x: float) -> str:
    return buildings(view, Bounds(x, 7, WEST, 394)) + workers(view, Bounds(x, 408, WEST, 101))


def _east(view: BoardView, x: float) -> str:
    panels = OCCUPANTS.panels(view)
    body = cattle(view, Bounds(x, 7, EAST, 322 if panels else HEIGHT - 14))
    return body + "".join(panel(Bounds(x, 336, EAST, 173)) for panel in panels)


TABLET_LEFT, TABLET_RIGHT = 48, 940
"""What a tablet shows of the map: all of it but the ground under the eastern panels; its tabs stand on the empty west."""


def tablet_trail(view: BoardView) -> Drawn:
    return TABLET_RIGHT - TABLET_LEFT, HEIGHT, group(trail_map(view) + ranchers(view), -TABLET_LEFT)


def tablet_markets(view: BoardView) -> Drawn:
    """The panels of both sides, by themselves."""
    return WEST + EAST + 10, HEIGHT - 10, group(_west(view, 2) + _east(view, WEST + 8), 0, -5)


def phone_markets(view: BoardView) -> Drawn:
    """The panels one below the other, large enough for a thumb."""
    w = NARROW - 16
    body = cattle(view, Bounds(8, 8, w, 158)) + buildings(view, Bounds(8, 174, w, 246)) + workers(view, Bounds(8, 428, w, 126))
    return NARROW, 562, body
