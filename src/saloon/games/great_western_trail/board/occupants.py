"""Who may sit at the table, and how each is shown."""

from __future__ import annotations

from saloon.games.great_western_trail.board.facts import facts_of
from saloon.games.great_western_trail.board.mat import MATS
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import WORKERS
from saloon.games.great_western_trail.state import Player
from saloon.games.great_western_trail.texts.position import say_player
from saloon.games.trail.board.occupants import Occupant, Occupants
from saloon.games.trail.board.rivals import Rival, player_rival


def _rival(view: BoardView, player: Player) -> Rival:
    """The engine's place and the discs beside the name."""
    facts = facts_of(view, player.seat)
    beside = ("locomotive", facts.engine), ("disc", sum(facts.discs))
    return player_rival(view, player, facts, beside, [(worker.id, facts.workers[worker.row]) for worker in WORKERS])


OCCUPANTS = Occupants({Player: Occupant(_rival, MATS.sheet, say_player)})
