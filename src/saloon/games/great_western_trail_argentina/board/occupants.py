"""Who may sit at the table, and how each is shown."""

from __future__ import annotations

from typing import Any

from saloon.drawing.regions import Drawn
from saloon.games.great_western_trail_argentina.board.bought import bought, bought_height
from saloon.games.great_western_trail_argentina.board.facts import facts_of
from saloon.games.great_western_trail_argentina.board.mat import MATS
from saloon.games.great_western_trail_argentina.board.pedro import PANEL, PEDRO
from saloon.games.great_western_trail_argentina.board.tiles import GLYPHS
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.state import Opponent, Player
from saloon.games.great_western_trail_argentina.texts.position import say_player
from saloon.games.trail.board.boxes import Bounds
from saloon.games.trail.board.occupants import Occupant, Occupants
from saloon.games.trail.board.rivals import Rival, player_rival


def _rival(view: BoardView, player: Player) -> Rival:
    """Grain and the engine's place beside the name."""
    facts = facts_of(view, player.seat)
    beside = ("grain", facts.grain), ("locomotive", facts.engine)
    return player_rival(view, player, facts, beside, zip(GLYPHS.values(), facts.workers, strict=True))


class _Seated(Occupants):
    """On a desk, too, the estancia of an automa stands below its strip: there is no other rival then. Last comes the panel of
    cattle, which tells of everybody."""

    def wide_rivals(self, view: Any) -> Drawn:
        w, h, body = super().wide_rivals(view)
        for panel in self.panels(view):
            body += panel(Bounds(0, h + 6, w, PANEL))
            h += PANEL + 6
        if high := bought_height(view):
            body += bought(view, Bounds(0, h + 6, w, high))
            h += high + 6
        return w, h, body


OCCUPANTS = _Seated({Player: Occupant(_rival, MATS.sheet, say_player), Opponent: PEDRO})
