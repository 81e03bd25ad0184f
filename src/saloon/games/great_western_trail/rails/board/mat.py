"""A player board with its annex."""

from __future__ import annotations

from saloon.games.great_western_trail.board import belongings, spaces
from saloon.games.great_western_trail.board.facts import Facts, facts_of
from saloon.games.great_western_trail.board.mat import AUXILIARIES, CERTIFICATES, DISC, PARTS, phone_height, phone_who
from saloon.games.great_western_trail.board.piles import PILES
from saloon.games.great_western_trail.board.spaces import Mat
from saloon.games.great_western_trail.board.view import PACKAGE
from saloon.games.great_western_trail.components import WORKER_POINTS
from saloon.games.great_western_trail.rails.board.annex import annex, store_action
from saloon.games.trail.board import mats
from saloon.games.trail.board.mats import Part

WIDTH, HEIGHT = 694, 162
ANNEX_HEIGHT = 184
"""Of the annex on a phone."""


def _who(mat: Mat) -> str:
    headings = ("board-workers", 188, 15.5, 100), ("board-auxiliary", 361, 15.5, 110)
    body = mats.wide_who(mat, spaces.counts(mat), 45, 110, 26, headings, (WIDTH, HEIGHT))
    return body + mats.points_each(mat, WORKER_POINTS, 188 + 5 * 27.6, 15.5)


def _area(mat: Mat) -> tuple[str, float]:
    return belongings.area_rows(mat, 12, HEIGHT + 8, WIDTH - 24, 5)


def _phone_height(facts: Facts) -> float:
    return phone_height(facts) + ANNEX_HEIGHT


def _phone_annex(mat: Mat) -> str:
    return annex(mat, 14, phone_height(mat.facts) - 2, 40, 30, 27)


def _phone_action(mat: Mat) -> str:
    return store_action(mat, 197, phone_height(mat.facts) + 18, 181, 44, 14)


PLANS = Part(belongings.plans, (12, 457, 52.6, 48, 50.5, 44), {"build"})
"""On a phone: seven in a row."""
MATS = mats.Mats(
    PACKAGE, facts_of,
    {
        "desk": (
            Part(_who),
            Part(mats.tokens, (9, 70, 68, 25), {"exchange"}),
            Part(annex, (88, 4, 22, 18.6, 17), {"store"}),
            Part(store_action, (87, 121, 90, 37, 8.6), AUXILIARIES),
            Part(spaces.workers, (187, 22, 27.6, 30, 25.5), {"bonus", "master"}),
            Part(mats.permanent, (196, 139)),
            Part(spaces.certificates, (207, 126, 24.2, 23.2), CERTIFICATES),
            Part(spaces.auxiliaries, (mats.one_below_another(360, 22, 27.2, 5), 116, 24.6, 9.6), AUXILIARIES),
            Part(spaces.limits, (484, 4, 101, 49, (106, 0), 9.6), DISC),
            Part(belongings.plans, (484, 58, 29.5, 32.6, 27.8, 31), {"build"}),
            Part(belongings.won, (484, 125, 207, 33), {"bonus"}),
        ),
        "phone": (
            Part(phone_who, (ANNEX_HEIGHT,)),
            *(PLANS if part.draw is belongings.plans else part for part in PARTS["phone"][1:]),
            Part(_phone_annex, (), {"store"}),
            Part(_phone_action, (), AUXILIARIES),
        ),
    },
    _phone_height, PILES, strip=24, below=_area, size=(WIDTH, HEIGHT),
)  # fmt: skip
