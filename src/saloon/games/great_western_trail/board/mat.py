"""A player board: who, workers, certificates, auxiliary actions, limits, buildings to come, what was won.

One's own lies below the trail; those of the others are sheets, which open over it and also show the discard pile.
"""

from __future__ import annotations

from saloon.drawing.regions import NARROW, Drawn
from saloon.games.great_western_trail.board import belongings, spaces
from saloon.games.great_western_trail.board.facts import Facts, facts_of
from saloon.games.great_western_trail.board.piles import PILES
from saloon.games.great_western_trail.board.spaces import Mat
from saloon.games.great_western_trail.board.view import PACKAGE, BoardView
from saloon.games.great_western_trail.components import WORKER_POINTS
from saloon.games.great_western_trail.state import Player
from saloon.games.trail.board import mats
from saloon.games.trail.board.mats import HEIGHT, WIDTH, Part


def _who(mat: Mat) -> str:
    headings = ("board-workers", 90, 15.5, 100), ("board-auxiliary", 264, 15.5, 110)
    return mats.wide_who(mat, spaces.counts(mat), 45, 113, 26, headings) + mats.points_each(
        mat, WORKER_POINTS, 90 + 5 * 27.6, 15.5
    )


def _area(mat: Mat) -> tuple[str, float]:
    """Objective cards as large as they are read."""
    return belongings.area_rows(mat, 12, HEIGHT + 8, WIDTH - 24, 5)


# ------------------------------------------------------------ phone


def phone_height(facts: Facts) -> float:
    return 560 + -(-len(facts.area) // 3) * 46


def phone_who(mat: Mat, more: float = 0) -> str:
    """more: how much higher the paper is."""
    headings = ("board-workers", 13, 66, 120), ("board-auxiliary", 13, 284, 180), ("board-to-build", 13, 450, 180)
    body = mats.phone_who(mat, spaces.counts(mat), 18, phone_height(mat.facts) + more, headings)
    return body + mats.points_each(mat, WORKER_POINTS, 12 + 5 * 44, 66)


def _phone_won(mat: Mat) -> str:
    return belongings.won(mat, 197, 387, 181, 44, area=False) + belongings.area_rows(mat, 12, 558, NARROW - 24, 3, 40)[0]


# ------------------------------------------------------------ all parts

DISC = {"disc", "upgrade"}
CERTIFICATES, AUXILIARIES = {"certify", "spend", *DISC}, {"act", "auxiliary", *DISC}
PARTS: mats.Parts = {
    "desk": (
        Part(_who),
        Part(mats.tokens, (9, 72, 68, 25), {"exchange"}),
        Part(spaces.workers, (89, 22, 27.6, 31, 26), {"bonus", "master"}),
        Part(mats.permanent, (98, 143)),
        Part(spaces.certificates, (109, 129, 24.4, 23.4), CERTIFICATES),
        Part(spaces.auxiliaries, (mats.one_below_another(263, 22, 28, 5), 116, 25.5, 10), AUXILIARIES),
        Part(spaces.limits, (388, 4.5, 101, 52, (107, 0), 10), DISC),
        Part(belongings.plans, (388, 61.5, 35.2, 33, 30.5, 31), {"build"}),
        Part(belongings.won, (388, 128, 208, 34), {"bonus"}),
    ),
    "phone": (
        Part(phone_who),
        Part(mats.tokens, (256, 10, 52, 34), {"exchange"}),
        Part(spaces.workers, (12, 73, 44, 44, 40), {"bonus", "master"}),
        Part(spaces.limits, (286, 55, 92, 75, (0, 79), 12), DISC),
        Part(spaces.certificates, (13, 217, 44.4, 42), CERTIFICATES),
        Part(mats.permanent, (298, 238)),
        Part(spaces.auxiliaries, (mats.two_across(291, 48, 5), 181, 44, 14), AUXILIARIES),
        Part(belongings.plans, (12, 457, 61.4, 48, 58, 44), {"build"}),
        Part(_phone_won, (), {"bonus"}),
    ),
}
MATS = mats.Mats(PACKAGE, facts_of, PARTS, phone_height, PILES, strip=24, below=_area)


def mats_of(view: BoardView) -> mats.Mats[Facts]:
    """Those of a module in play, or of the base game."""
    return next((module.mats for module in view.g.kit.modules if module.mats is not None), MATS)


def wide_mat(view: BoardView) -> Drawn:
    return mats_of(view).wide(view)


def tablet_mat(view: BoardView) -> Drawn:
    return mats_of(view).tablet(view)


def phone_mat(view: BoardView) -> Drawn:
    return mats_of(view).phone(view)


def sheet(view: BoardView, player: Player) -> Drawn:
    return mats_of(view).sheet(view, player)
