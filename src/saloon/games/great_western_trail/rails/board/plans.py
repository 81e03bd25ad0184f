"""Which of the two maps is open: the North or the trail."""

from __future__ import annotations

from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.rails.components import STATION_OF, TILE_ACTIONS

NORTH, TRAIL = "north", "trail"
VERBS = {"store", "trade", "deliver"}
TILES = {f"bonus:{action.id}" for actions in TILE_ACTIONS.values() for action in actions}
STATIONS = {station.id for station in STATION_OF.values()}


def open_plan(view: BoardView) -> str:
    """What the viewer has opened by hand; else the North, if the question is about it."""
    if view.viewpoint.plan in (NORTH, TRAIL):
        return view.viewpoint.plan
    return NORTH if _about_the_north(view) else TRAIL


def _about_the_north(view: BoardView) -> bool:
    if not view.verbs.isdisjoint(VERBS) or not TILES.isdisjoint(view.viewpoint.lit):
        return True
    about = view.viewpoint.about
    return not view.verbs.isdisjoint({"upgrade", "master"}) and getattr(about, "id", "") in STATIONS
