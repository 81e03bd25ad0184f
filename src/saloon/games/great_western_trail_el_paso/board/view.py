"""What all regions of one drawing share: the observation, the viewer, who plays, and words."""

from __future__ import annotations

from typing import Any

from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import UNKNOWN, texts
from saloon.games.great_western_trail_el_paso.components import Card
from saloon.games.great_western_trail_el_paso.state import Player, State, Sue
from saloon.games.trail.board.view import TableView
from saloon.games.trail.turns import over

PACKAGE = __package__.rpartition(".")[0]


class BoardView(TableView[State, Player | Sue]):
    """One viewer's look at one position; `me` is the player who lies nearest. Nobody sits behind Sue."""

    __slots__ = ("me",)

    def __init__(self, g: State, viewpoint: Viewpoint) -> None:
        sitting: list[Player | Sue] = [*g.players, *([] if g.sue is None else [g.sue])]
        seat = viewpoint.seat or 0
        self.me = g.players[seat if seat < len(g.players) else 0]
        super().__init__(PACKAGE, g, viewpoint, sitting, self.me.seat, g.active, over(g))

    def hand(self) -> list[Card | None]:
        """As they came, cards of a kind together, like the options; None for a card that is not for the viewer's eyes."""
        cards = self.me.hand
        seen = [] if self.viewpoint.covered else [card for card in cards if card != UNKNOWN]
        return [*sorted(seen, key=seen.index), *[None] * (len(cards) - len(seen))]


def say(language: str, key: str, **values: Any) -> str:
    return texts(PACKAGE, language)(key, **values)
