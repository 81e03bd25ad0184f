"""What all regions of one drawing share: the observation, the viewer, the fees of this table, and words."""

from __future__ import annotations

from typing import Any

from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import texts
from saloon.games.great_western_trail.components import FEES
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail.board.view import TableView
from saloon.games.trail.turns import over

PACKAGE = __package__.rpartition(".")[0]


class BoardView(TableView[State, Player]):
    """One viewer's look at one position; `fees` is what each kind of hand costs at this table."""

    __slots__ = ("fees",)

    def __init__(self, g: State, viewpoint: Viewpoint) -> None:
        super().__init__(PACKAGE, g, viewpoint, g.players, g.seated[len(g.players) :], g.active, over(g))
        self.fees = FEES[self.seats]

    def region(self, region: str) -> str:
        """A module may have another name for a region."""
        added = (module.regions.get(self.viewpoint.size, {}).get(region) for module in self.g.kit.modules)
        label = next((each.label for each in added if each is not None and each.label), "")
        return self.say(label) if label else super().region(region)


def say(language: str, key: str, **values: Any) -> str:
    return texts(PACKAGE, language)(key, **values)
