"""What all regions of one drawing share: the observation, the viewer, who plays, and words."""

from __future__ import annotations

from typing import Any

from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import texts
from saloon.games.great_western_trail_el_paso.state import Player, State
from saloon.games.trail.board.view import TableView
from saloon.games.trail.turns import over

PACKAGE = __package__.rpartition(".")[0]


class BoardView(TableView[State, Player]):
    """One viewer's look at one position."""

    __slots__ = ()

    def __init__(self, g: State, viewpoint: Viewpoint) -> None:
        automas = [] if g.sue is None else [g.sue]
        super().__init__(PACKAGE, g, viewpoint, g.players, automas, g.active, over(g))


def say(language: str, key: str, **values: Any) -> str:
    return texts(PACKAGE, language)(key, **values)
