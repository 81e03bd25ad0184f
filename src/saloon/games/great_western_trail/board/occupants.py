"""Who may sit at the table, and how each is shown."""

from __future__ import annotations

from saloon.games.great_western_trail.board.facts import facts_of
from saloon.games.great_western_trail.board.mat import sheet
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import WORKERS
from saloon.games.great_western_trail.state import Player
from saloon.games.great_western_trail.texts.position import say_player
from saloon.games.trail.board.occupants import Occupant, Occupants
from saloon.games.trail.board.rivals import Rival, player_rival


def _rival(view: BoardView, player: Player) -> Rival:
    """The engine's place, the discs and what modules count, beside the name."""
    facts = facts_of(view, player.seat)
    counted = (pair for module in view.g.kit.modules for pair in module.strip(view.g, player))
    beside = *counted, ("locomotive", facts.engine), ("disc", sum(facts.discs))
    return player_rival(view, player, facts, beside, [(worker.id, facts.workers[worker.row]) for worker in WORKERS])


OCCUPANTS = Occupants({Player: Occupant(_rival, sheet, say_player)})
