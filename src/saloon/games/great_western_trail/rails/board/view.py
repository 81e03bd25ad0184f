"""A look at a table where the North is played."""

from __future__ import annotations

from typing import cast

from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.rails.state import RailsState


def table(view: BoardView) -> RailsState:
    """What is seen, with what lies in the North."""
    return cast("RailsState", view.g)
