"""Who may sit at the table, and how each is shown."""

from __future__ import annotations

from saloon.games.great_western_trail_el_paso.board.facts import facts_of
from saloon.games.great_western_trail_el_paso.board.mat import MATS
from saloon.games.great_western_trail_el_paso.board.sue import SUE
from saloon.games.great_western_trail_el_paso.board.view import BoardView
from saloon.games.great_western_trail_el_paso.components import WORKERS
from saloon.games.great_western_trail_el_paso.state import Player, Sue
from saloon.games.great_western_trail_el_paso.texts.position import say_player
from saloon.games.trail.board.occupants import Occupant, Occupants
from saloon.games.trail.board.rivals import Rival, player_rival


def _rival(view: BoardView, player: Player) -> Rival:
    """Discs and objectives beside the name."""
    facts = facts_of(view, player.seat)
    beside = ("disc", sum(facts.slots)), ("objective", len(facts.objectives))
    return player_rival(
        view, player, facts, beside, [(worker.id, facts.workers[index]) for index, worker in enumerate(WORKERS)]
    )


OCCUPANTS = Occupants({Player: Occupant(_rival, MATS.sheet, say_player), Sue: SUE})
