"""A player board: who, workers, grain, auxiliary actions, limits, buildings to come, what was won.

One's own lies below the trail; those of the others are sheets, which open over it and also show the discard pile.
"""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.shapes import rect
from saloon.games.great_western_trail_argentina.board import belongings, spaces
from saloon.games.great_western_trail_argentina.board.facts import Facts, facts_of
from saloon.games.great_western_trail_argentina.board.piles import PILES
from saloon.games.great_western_trail_argentina.board.spaces import Mat
from saloon.games.great_western_trail_argentina.board.view import PACKAGE, BoardView
from saloon.games.great_western_trail_argentina.state import Player
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
    body = rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 10, "paper") + mats.name(mat, 10, 19, 76, 13)
    body += mats.plate(mat, 22, 41, 24) + mats.purse(mat, 47, 41, 9, 23 if mat.facts.dollars < 100 else 16)
    for row, (part, glyph, number) in enumerate(spaces.counts(mat)):
        body += mats.counted(mat, part, glyph, number, 21.5, 96 + row * 22)
    body += mats.heading(mat, "board-workers", 93, 15.5, 96) + spaces.worker_points(mat, 92 + 5 * 26.6, 15.5)
    return body + mats.heading(mat, "board-auxiliary", 259, 15.5, 100) + mats.heading(mat, "board-to-build", 482, 15.5, 114)


def _tokens(mat: Mat) -> str:
    return mats.tokens(mat, 9, 60, 68, 24)


def _masters(mat: Mat) -> str:
    return belongings.masters(mat, 8, 131, 38, 15, 2)


def _workers(mat: Mat) -> str:
    return spaces.workers(mat, 92, 21, 26.6, 27.4, 25)


def _grain(mat: Mat) -> str:
    return spaces.grain(mat, 92, 135, 160, 27)


def _auxiliaries(mat: Mat) -> str:
    return spaces.auxiliaries(mat, [(258, 21 + row * 23.6) for row in range(6)], 108, 22.4, 8.4)


def _limits(mat: Mat) -> str:
    return spaces.limits(mat, [(372, 5 + row * 39.6) for row in range(4)], 103, 37, 8.2)


def _plans(mat: Mat) -> str:
    return belongings.plans(mat, 481, 21, 4, 29.2, 36.6, 27.5, 34.5)


def _won(mat: Mat) -> str:
    return belongings.farmers(mat, 481, 134.5, 116, 27.5) + belongings.area(mat, 540, 94, 57, 35)


@lru_cache(maxsize=1024)
def _wide_sheet(facts: Facts, language: str) -> Drawn:
    """The mat, and its objective cards as large as they are read."""
    mat = Mat(PACKAGE, facts, nobody(language, "desk"))
    cards, end = belongings.area_rows(mat, 12, HEIGHT + 8, WIDTH - 24, 4)
    return mats.wide_sheet(mat, _whole(mat) + cards, end, 24, PILES)


# ------------------------------------------------------------ phone

_FOOT = 712
"""Where a mat ends on a phone, without objective cards."""


def _phone_height(facts: Facts) -> float:
    return _FOOT + -(-len(facts.area) // 2) * 46


def _phone_who(mat: Mat) -> str:
    body = rect(4.5, 0.5, NARROW - 9, _phone_height(mat.facts) - 5, 10, "paper") + mats.plate(mat, 28, 27, 28)
    body += mats.name(mat, 50, 32, 130, 15) + mats.purse(mat, 200, 27, 13, 24)
    for row, (part, glyph, number) in enumerate(spaces.counts(mat)):
        body += mats.counted(mat, part, glyph, number, 326, 18 + row * 20)
    body += mats.heading(mat, "board-workers", 13, 66, 120) + spaces.worker_points(mat, 12 + 5 * 46, 66)
    return body + mats.heading(mat, "board-auxiliary", 13, 316, 180) + mats.heading(mat, "board-to-build", 13, 586, 180)


def _phone_tokens(mat: Mat) -> str:
    return mats.tokens(mat, 256, 8, 52, 36)


def _phone_masters(mat: Mat) -> str:
    return belongings.masters(mat, 298, 73, 78, 40, 1)


def _phone_workers(mat: Mat) -> str:
    return spaces.workers(mat, 12, 73, 46, 46, 42)


def _phone_grain(mat: Mat) -> str:
    return spaces.grain(mat, 12, 262, 366, 42)


def _phone_auxiliaries(mat: Mat) -> str:
    return spaces.auxiliaries(mat, [(12 + row % 2 * 185, 324 + row // 2 * 48) for row in range(6)], 181, 44, 14)


def _phone_limits(mat: Mat) -> str:
    return spaces.limits(mat, [(12 + row % 2 * 185, 470 + row // 2 * 54) for row in range(4)], 181, 50, 12)


def _phone_plans(mat: Mat) -> str:
    return belongings.plans(mat, 12, 594, 5, 54, 48, 50, 44)


def _phone_won(mat: Mat) -> str:
    body = belongings.farmers(mat, 286, 594, 92, 44) + belongings.area(mat, 286, 642, 92, 44)
    return body + belongings.area_rows(mat, 12, _FOOT - 16, NARROW - 24, 2, 40)[0]


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
        _masters: {"bonus"},
        _workers: {"bonus", "master", "settle"},
        _grain: {"harvest"},
        _auxiliaries: {"act", "auxiliary", *DISC},
        _limits: {"certify", "spend", *DISC},
        _plans: {"build"},
        _won: {"bonus", "settle"},
    },
    "phone": {
        _phone_who: set(),
        _phone_tokens: {"exchange"},
        _phone_masters: {"bonus"},
        _phone_workers: {"bonus", "master", "settle"},
        _phone_grain: {"harvest"},
        _phone_auxiliaries: {"act", "auxiliary", *DISC},
        _phone_limits: {"certify", "spend", *DISC},
        _phone_plans: {"build"},
        _phone_won: {"bonus", "settle"},
    },
}
