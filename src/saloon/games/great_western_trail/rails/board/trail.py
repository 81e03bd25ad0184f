"""The trail below the North: lower than without it, or, while the North is open, at a glance on a shelf."""

from __future__ import annotations

from saloon.drawing.regions import WIDE, Drawn
from saloon.games.great_western_trail.board.country import AT, FOOT, TOP, Ground, Label
from saloon.games.great_western_trail.board.jobs import foresight, job_market
from saloon.games.great_western_trail.board.market import LARGER, cattle, rows
from saloon.games.great_western_trail.board.panels import objectives
from saloon.games.great_western_trail.board.trail import herders, over_map, trail_map
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import PLAYER_COUNTS, SPACES, Space
from saloon.games.great_western_trail.rails.board.plans import NORTH, open_plan
from saloon.games.great_western_trail.rails.board.shelf import shelf
from saloon.games.trail.board.boxes import Bounds

HEIGHT = 451
NUDGES = {"G2": 5, "ROCK1": 3, "ROCK2": 0.5, "ROCK3": -2, "A1": 5, "A2": 5, "A3": 3, "FR1": 2}
"""Tiles keep their size, only the ways between them get shorter; where that is too close, a little lower or higher."""


def _lower(space: Space) -> tuple[float, float]:
    if space.id == "START":
        return 930, 425
    y = 6 + (space.y - TOP) / (FOOT - TOP) * (HEIGHT - 8) + NUDGES.get(space.id, 0)
    return AT[space][0], round(y, 1)


def _labels() -> dict[str, Label]:
    flood, drought, rockfall, outlaw = (_lower(Space.of(id)) for id in ("FLOOD3", "DROUGHT4", "ROCK2", "OUT1"))
    return {
        "flood": (flood[0] + 4, HEIGHT - 7, 0),
        "drought": (drought[0] - 38, drought[1] + 12, -90),
        "rockfall": (rockfall[0] - 40, rockfall[1] - 14, -90),
        "outlaw": (outlaw[0] - 122, outlaw[1] + 2, 0),
    }


LOW = Ground(HEIGHT, {space: _lower(space) for space in SPACES}, _labels())


def wide_trail(view: BoardView) -> Drawn:
    return shelf(view) if open_plan(view) == NORTH else low_trail(view)


def low_trail(view: BoardView) -> Drawn:
    """The map with its panels, as without the North but for their heights."""
    columns = PLAYER_COUNTS[view.seats].columns
    body = trail_map(view, LOW) + foresight(view, Bounds(8, 6, 174, 124), 40)
    body += job_market(view, Bounds(8, 136, 66 + 33 * columns, 309), 1, 23.2, 20.5)
    split = 286 if len(rows(view.g)) == len(LARGER) else 299
    body += cattle(view, Bounds(950, 4, 112, split)) + objectives(view, Bounds(950, split + 8, 112, HEIGHT - 12 - split))
    return WIDE, HEIGHT, body + herders(view, LOW) + over_map(view, LOW)
