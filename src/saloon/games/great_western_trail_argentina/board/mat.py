"""A player board: who, workers, grain, auxiliary actions, limits, buildings to come, what was won.

One's own lies below the trail; those of the others are sheets, which open over it and also show the discard pile.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.shapes import circle
from saloon.games.great_western_trail_argentina.board import belongings, spaces
from saloon.games.great_western_trail_argentina.board.cities import grain_left, preview
from saloon.games.great_western_trail_argentina.board.facts import Facts, facts_of
from saloon.games.great_western_trail_argentina.board.piles import PILES
from saloon.games.great_western_trail_argentina.board.ships import price
from saloon.games.great_western_trail_argentina.board.spaces import Mat
from saloon.games.great_western_trail_argentina.board.view import PACKAGE, BoardView
from saloon.games.great_western_trail_argentina.components import SINGLES, WORKER_POINTS, Ship
from saloon.games.great_western_trail_argentina.rules.loading import discs_of
from saloon.games.trail.board import mats
from saloon.games.trail.board.mats import HEIGHT, WIDTH, Part


def _who(mat: Mat) -> str:
    headings = ("board-workers", 93, 15.5, 96), ("board-auxiliary", 259, 15.5, 100), ("board-to-build", 482, 15.5, 114)
    return mats.wide_who(mat, spaces.counts(mat), 41, 96, 22, headings) + mats.points_each(
        mat, WORKER_POINTS, 92 + 5 * 26.6, 15.5
    )


def _won(mat: Mat) -> str:
    return belongings.farmers(mat, 481, 134.5, 116, 27.5) + belongings.area(mat, 540, 94, 57, 35)


def _area(mat: Mat) -> tuple[str, float]:
    """Objective cards as large as they are read."""
    return belongings.area_rows(mat, 12, HEIGHT + 8, WIDTH - 24, 4)


# ------------------------------------------------------------ phone

_FOOT = 712
"""Where a mat ends on a phone, without objective cards."""


def _phone_height(facts: Facts) -> float:
    return _FOOT + -(-len(facts.area) // 2) * 46


def _phone_who(mat: Mat) -> str:
    headings = ("board-workers", 13, 66, 120), ("board-auxiliary", 13, 316, 180), ("board-to-build", 13, 586, 180)
    body = mats.phone_who(mat, spaces.counts(mat), 18, _phone_height(mat.facts), headings)
    return body + mats.points_each(mat, WORKER_POINTS, 12 + 5 * 46, 66)


def _phone_won(mat: Mat) -> str:
    body = belongings.farmers(mat, 286, 594, 92, 44) + belongings.area(mat, 286, 642, 92, 44)
    return body + belongings.area_rows(mat, 12, _FOOT - 16, NARROW - 24, 2, 40)[0]


# ------------------------------------------------------------ all parts

Where = tuple[Any, ...]
"""What a part is told of where it lies."""
DISC = {"disc", "upgrade"}
AUXILIARIES, LIMITS = {"act", "auxiliary", *DISC}, {"certify", "spend", *DISC}
WORKERS, WON = {"bonus", "master", "settle"}, {"bonus", "settle"}
GRAIN: dict[str, Where] = {"desk": (92, 135, 160, 27), "phone": (12, 262, 366, 42)}
AUXILIARY_ROWS: dict[str, Where] = {
    "desk": (mats.one_below_another(258, 21, 23.6, 6), 108, 22.4, 8.4),
    "phone": (mats.two_across(324, 48, 6), 181, 44, 14),
}
LIMIT_BOXES: dict[str, Where] = {
    "desk": (mats.one_below_another(372, 5, 39.6, 4), 103, 37, 8.2),
    "phone": (mats.two_across(470, 54, 4), 181, 50, 12),
}
PARTS: mats.Parts = {
    "desk": (
        Part(_who),
        Part(mats.tokens, (9, 60, 68, 24), {"exchange"}),
        Part(belongings.masters, (8, 131, 38, 15, 2), {"bonus"}),
        Part(spaces.workers, (92, 21, 26.6, 27.4, 25), WORKERS),
        Part(spaces.grain, GRAIN["desk"], {"harvest"}),
        Part(spaces.auxiliaries, AUXILIARY_ROWS["desk"], AUXILIARIES),
        Part(spaces.limits, LIMIT_BOXES["desk"], LIMITS),
        Part(belongings.plans, (481, 21, 4, 29.2, 36.6, 27.5, 34.5), {"build"}),
        Part(_won, (), WON),
    ),
    "phone": (
        Part(_phone_who),
        Part(mats.tokens, (256, 8, 52, 36), {"exchange"}),
        Part(belongings.masters, (298, 73, 78, 40, 1), {"bonus"}),
        Part(spaces.workers, (12, 73, 46, 46, 42), WORKERS),
        Part(spaces.grain, GRAIN["phone"], {"harvest"}),
        Part(spaces.auxiliaries, AUXILIARY_ROWS["phone"], AUXILIARIES),
        Part(spaces.limits, LIMIT_BOXES["phone"], LIMITS),
        Part(belongings.plans, (12, 594, 5, 54, 48, 50, 44), {"build"}),
        Part(_phone_won, (), WON),
    ),
}
MATS = mats.Mats(PACKAGE, facts_of, PARTS, _phone_height, PILES, strip=24, below=_area)


# ------------------------------------------------------------ what a choice would take from it


def wide_mat(view: BoardView) -> Drawn:
    w, h, body = MATS.wide(view)
    return w, h, body + _taken(view)


def tablet_mat(view: BoardView) -> Drawn:
    w, h, body = MATS.tablet(view)
    return w, h, body + _taken(view)


def phone_mat(view: BoardView) -> Drawn:
    w, h, body = MATS.phone(view)
    return w, h, body + _taken(view)


def _taken(view: BoardView) -> str:
    """For every delivery and loading that may be chosen: the ears that it costs, and the discs that a ship could take."""
    if not view.verbs & {"deliver", "load"} or not view.is_own:
        return ""
    body, where = "", GRAIN[view.viewpoint.drawings]
    for space, left in grain_left(view):
        paid = view.own.grain - left
        body += preview(f"deliver:{space.id}", spaces.struck_ears(view.own.grain, paid, *where))
    for ship in view.g.fleet:
        if (choice := f"load:{ship.id}") in view.viewpoint.lit:
            paid = price(view.own, ship, view.own.grain)[0]
            body += preview(choice, spaces.struck_ears(view.own.grain, paid, *where) + _discs_for(view, ship))
    return body


def _discs_for(view: BoardView, ship: Ship) -> str:
    able, size = discs_of(view.own, ship), view.viewpoint.drawings
    rings = ((x, y) for disc, x, y in _disc_places(size) if disc in able)
    return "".join(circle(round(x, 2), round(y, 2), 10.5 if size == "desk" else 16, "may-go") for x, y in rings)


@lru_cache(maxsize=2)
def _disc_places(size: str) -> tuple[spaces.DiscAt, ...]:
    places, _, h, r = AUXILIARY_ROWS[size]
    boxes, w, _, radius = LIMIT_BOXES[size]
    rows = (spaces.auxiliary_discs(single, x, y, h, r) for single, (x, y) in zip(SINGLES, places, strict=True))
    limits = (spaces.limit_discs(discs, x, y, w, radius) for discs, (x, y) in zip(spaces.LIMITS.values(), boxes, strict=True))
    return tuple(disc for discs in (*rows, *limits) for disc in discs)
