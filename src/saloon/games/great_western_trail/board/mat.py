"""A player board: who, workers, certificates, auxiliary actions, limits, buildings to come, what was won.

One's own lies below the trail; those of the others are sheets, which open over it and also show the discard pile.
"""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.shapes import rect
from saloon.games.great_western_trail.board import belongings, spaces
from saloon.games.great_western_trail.board.facts import Facts, facts_of
from saloon.games.great_western_trail.board.piles import PILES
from saloon.games.great_western_trail.board.spaces import Mat
from saloon.games.great_western_trail.board.view import PACKAGE, BoardView
from saloon.games.great_western_trail.state import Player
from saloon.games.trail.board import mats
from saloon.games.trail.board.mats import HEIGHT, WIDTH
from saloon.games.trail.board.view import nobody


def wide_mat(view: BoardView) -> Drawn:
    return WIDTH, HEIGHT, _whole(Mat(PACKAGE, facts_of(view, view.own.seat), view.viewpoint))


def phone_mat(view: BoardView) -> Drawn:
    facts = facts_of(view, view.own.seat)
    return NARROW, _phone_height(facts), _whole(Mat(PACKAGE, facts, view.viewpoint))


def sheet(view: BoardView, player: Player) -> Drawn:
    """Somebody else's, with the discard pile."""
    return (_wide_sheet if view.desk else _phone_sheet)(facts_of(view, player.seat), view.language)


def _whole(mat: Mat) -> str:
    return mats.whole_mat(mat, PARTS)


# ------------------------------------------------------------ desk


def _who(mat: Mat) -> str:
    body = rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 10, "paper") + mats.name(mat, 10, 19, 74, 13)
    body += mats.plate(mat, 22, 45, 24) + mats.purse(mat, 47, 45, 9, 23 if mat.facts.dollars < 100 else 16)
    for row, (part, glyph, number) in enumerate(spaces.counts(mat)):
        body += mats.counted(mat, part, glyph, number, 21.5, 113 + row * 26)
    body += mats.heading(mat, "board-workers", 90, 15.5, 100) + spaces.worker_points(mat, 90 + 5 * 27.6, 15.5)
    return body + mats.heading(mat, "board-auxiliary", 264, 15.5, 110)


def _tokens(mat: Mat) -> str:
    return mats.tokens(mat, 9, 72, 68, 25)


def _workers(mat: Mat) -> str:
    return spaces.workers(mat, 89, 22, 27.6, 31, 26)


def _certificates(mat: Mat) -> str:
    return mats.permanent(mat, 98, 143) + spaces.certificates(mat, 109, 129, 24.4, 23.4)


def _auxiliaries(mat: Mat) -> str:
    return spaces.auxiliaries(mat, [(263, 22 + row * 28) for row in range(5)], 116, 25.5, 10)


def _limits(mat: Mat) -> str:
    return spaces.limits(mat, 388, 4.5, 101, 52, (107, 0), 10)


def _plans(mat: Mat) -> str:
    return belongings.plans(mat, 388, 61.5, 35.2, 33, 30.5, 31)


def _won(mat: Mat) -> str:
    return belongings.won(mat, 388, 128, 208, 34)


@lru_cache(maxsize=1024)
def _wide_sheet(facts: Facts, language: str) -> Drawn:
    """The mat, and its objective cards as large as they are read."""
    mat = Mat(PACKAGE, facts, nobody(language, "desk"))
    cards, end = belongings.area_rows(mat, 12, HEIGHT + 8, WIDTH - 24, 5)
    return mats.wide_sheet(mat, _whole(mat) + cards, end, 24, PILES)


# ------------------------------------------------------------ phone


def _phone_height(facts: Facts) -> float:
    return 560 + -(-len(facts.area) // 3) * 46


def _phone_who(mat: Mat) -> str:
    body = rect(4.5, 0.5, NARROW - 9, _phone_height(mat.facts) - 5, 10, "paper") + mats.plate(mat, 28, 27, 28)
    body += mats.name(mat, 50, 32, 130, 15) + mats.purse(mat, 200, 27, 13, 24)
    for row, (part, glyph, number) in enumerate(spaces.counts(mat)):
        body += mats.counted(mat, part, glyph, number, 326, 18 + row * 20)
    body += mats.heading(mat, "board-workers", 13, 66, 120) + spaces.worker_points(mat, 12 + 5 * 44, 66)
    return body + mats.heading(mat, "board-auxiliary", 13, 284, 180) + mats.heading(mat, "board-to-build", 13, 450, 180)


def _phone_tokens(mat: Mat) -> str:
    return mats.tokens(mat, 256, 10, 52, 34)


def _phone_workers(mat: Mat) -> str:
    return spaces.workers(mat, 12, 73, 44, 44, 40)


def _phone_limits(mat: Mat) -> str:
    return spaces.limits(mat, 286, 55, 92, 75, (0, 79), 12)


def _phone_certificates(mat: Mat) -> str:
    return spaces.certificates(mat, 13, 217, 44.4, 42) + mats.permanent(mat, 298, 238)


def _phone_auxiliaries(mat: Mat) -> str:
    return spaces.auxiliaries(mat, [(12 + row % 2 * 185, 291 + row // 2 * 48) for row in range(5)], 181, 44, 14)


def _phone_plans(mat: Mat) -> str:
    return belongings.plans(mat, 12, 457, 61.4, 48, 58, 44)


def _phone_won(mat: Mat) -> str:
    return belongings.won(mat, 197, 387, 181, 44, area=False) + belongings.area_rows(mat, 12, 558, NARROW - 24, 3, 40)[0]


@lru_cache(maxsize=1024)
def _phone_sheet(facts: Facts, language: str) -> Drawn:
    mat = Mat(PACKAGE, facts, nobody(language, "phone"))
    return mats.phone_sheet(mat, _whole(mat), _phone_height(facts), PILES)


# ------------------------------------------------------------ all parts

DISC = {"disc", "upgrade"}
PARTS: mats.Parts[Facts] = {
    "desk": {
        _who: set(),
        _tokens: {"exchange"},
        _workers: {"bonus", "master"},
        _certificates: {"certify", "spend", *DISC},
        _auxiliaries: {"act", "auxiliary", *DISC},
        _limits: DISC,
        _plans: {"build"},
        _won: {"bonus"},
    },
    "phone": {
        _phone_who: set(),
        _phone_tokens: {"exchange"},
        _phone_workers: {"bonus", "master"},
        _phone_limits: DISC,
        _phone_certificates: {"certify", "spend", *DISC},
        _phone_auxiliaries: {"act", "auxiliary", *DISC},
        _phone_plans: {"build"},
        _phone_won: {"bonus"},
    },
}
