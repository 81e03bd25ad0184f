"""Sam on the board."""

from __future__ import annotations

from saloon.drawing.regions import Drawn
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import WORKERS
from saloon.games.great_western_trail.sam.state import Sam
from saloon.games.great_western_trail.sam.texts import say_sam
from saloon.games.trail.board.occupants import Occupant
from saloon.games.trail.board.rivals import Rival


def _rival(view: BoardView, sam: Sam) -> Rival:
    """The engine's place and the discs beside the name, then workers and cards."""
    beside = ("locomotive", "–" if sam.engine is None else sam.engine.id), ("disc", sam.discs)
    held = *((worker.id, sam.workers[worker.row]) for worker in WORKERS), ("cattle-head", sum(bool(c.breed) for c in sam.pile))
    return Rival(sam.seat, view.name(sam.seat), "automa", view.when(sam), view.is_asked(sam), "", beside, held)


def _sheet(view: BoardView, sam: Sam) -> Drawn:
    return 600, 10, ""


OCCUPANT = Occupant(_rival, _sheet, say_sam)
