"""A player board: who, workers, certificates, auxiliary actions, abilities, buildings, objectives and bonus tiles.

One's own lies below the trail; those of the others are sheets, which open over it and also show the discard pile.
"""

from __future__ import annotations

from saloon.games.great_western_trail_el_paso.board import belongings, spaces
from saloon.games.great_western_trail_el_paso.board.facts import Facts, facts_of
from saloon.games.great_western_trail_el_paso.board.piles import PILES
from saloon.games.great_western_trail_el_paso.board.spaces import Mat
from saloon.games.great_western_trail_el_paso.board.view import PACKAGE
from saloon.games.trail.board import mats
from saloon.games.trail.board.mats import Part

PHONE_HEIGHT = 582
BONUS_TILE = "tile:exchange"
"""Taking the bonus tile that is called like the use of a token."""


def _question(verb: str, value: str) -> str:
    """Workers can be discarded beside other questions."""
    return "bonus" if value.startswith("discard_") else verb


def _who(mat: Mat) -> str:
    headings = ("board-workers", 90, 15.5, 110), ("board-auxiliary", 258, 15.5, 150)
    return mats.wide_who(mat, spaces.counts(mat.facts), 42, 104, 24, headings)


def _phone_who(mat: Mat) -> str:
    headings = (
        ("board-workers", 13, 72, 160),
        ("board-auxiliary", 13, 250, 180),
        ("board-objectives", 13, 460, 170),
        ("board-bonuses", 202, 460, 170),
    )
    return mats.phone_who(mat, spaces.counts(mat.facts), 14, PHONE_HEIGHT, headings)


def _objectives(mat: Mat, x: float, y: float, w: float, h: float) -> str:
    return belongings.objective_tiles(mat.facts.seat, mat.facts.objectives, x, y, w, h)


def _bonuses(mat: Mat, x: float, y: float, w: float, h: float) -> str:
    return belongings.bonus_tiles(mat.facts.seat, mat.facts.bonuses, x, y, w, h)


def _phone_height(facts: Facts) -> float:
    return PHONE_HEIGHT


# ------------------------------------------------------------ all parts

AUXILIARIES = {"act", "auxiliary", "disc"}
PARTS: mats.Parts = {
    "desk": (
        Part(_who),
        Part(mats.tokens, (9, 62, 68, 25, BONUS_TILE), {"exchange"}),
        Part(spaces.workers, (89, 23, 39.5, 36.5, 94), {"bonus"}),
        Part(spaces.joker_numbers, (150, 3, 22, 18), {"jokers"}),
        Part(mats.permanent, (100, 143)),
        Part(spaces.certificates, (114, 131, 26, 24), {"certify"}),
        Part(spaces.auxiliaries, (mats.one_below_another(257, 22, 35.5, 4), 154, 32.5, 11), AUXILIARIES),
        Part(spaces.abilities, (((420, 4), (480.5, 4), (541, 4)), 56, 58, 11), {"disc"}),
        Part(_objectives, (420, 67, 177, 46)),
        Part(_bonuses, (420, 117, 177, 46)),
    ),
    "phone": (
        Part(_phone_who),
        Part(mats.tokens, (256, 10, 52, 34, BONUS_TILE), {"exchange"}),
        Part(spaces.workers, (12, 79, 92, 88, 94), {"bonus"}),
        Part(spaces.joker_numbers, (100, 50, 42, 26), {"jokers"}),
        Part(spaces.certificates, (13, 184, 46, 42), {"certify"}),
        Part(mats.permanent, (262, 206)),
        Part(spaces.auxiliaries, (mats.two_across(258, 50, 4), 181, 46, 14), AUXILIARIES),
        Part(spaces.abilities, (((12, 364), (135, 364), (258, 364)), 119, 74, 15), {"disc"}),
        Part(_objectives, (12, 468, 178, 100)),
        Part(_bonuses, (201, 468, 177, 100)),
    ),
}
MATS = mats.Mats(PACKAGE, facts_of, PARTS, _phone_height, PILES, strip=26, question=_question)
