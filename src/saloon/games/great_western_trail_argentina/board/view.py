"""What all regions of one drawing share: the observation, the viewer, the taxes of this table, and words."""

from __future__ import annotations

from typing import Any

from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import texts
from saloon.games.great_western_trail_argentina.components import PLAYER_COUNTS
from saloon.games.great_western_trail_argentina.state import Player, State
from saloon.games.trail.board.view import TableView
from saloon.games.trail.turns import over

PACKAGE = __package__.rpartition(".")[0]


class BoardView(TableView[State, Player]):
    """One viewer's look at one position; `fees` is what each kind of hand costs at this table."""

    __slots__ = ("fees",)

    def __init__(self, g: State, viewpoint: Viewpoint) -> None:
        automas = [] if g.pedro is None else [g.pedro]
        super().__init__(PACKAGE, g, viewpoint, g.players, automas, g.active, over(g))
        self.fees = PLAYER_COUNTS[self.seats].fees


def say(language: str, key: str, **values: Any) -> str:
    return texts(PACKAGE, language)(key, **values)
