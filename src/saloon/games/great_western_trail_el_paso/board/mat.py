"""A player board: who, workers, certificates, auxiliary actions, abilities, buildings, objectives and bonus tiles.

One's own lies below the trail; those of the others are sheets, which open over it and also show the discard pile.
"""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.shapes import rect
from saloon.games.great_western_trail_el_paso.board import belongings, spaces
from saloon.games.great_western_trail_el_paso.board.facts import Facts, facts_of
from saloon.games.great_western_trail_el_paso.board.piles import PILES
from saloon.games.great_western_trail_el_paso.board.spaces import Mat
from saloon.games.great_western_trail_el_paso.board.view import PACKAGE, BoardView
from saloon.games.great_western_trail_el_paso.state import Player
from saloon.games.trail.board import mats
from saloon.games.trail.board.mats import HEIGHT, WIDTH
from saloon.games.trail.board.view import nobody

PHONE_HEIGHT = 582


def wide_mat(view: BoardView) -> Drawn:
    return WIDTH, HEIGHT, _whole(Mat(PACKAGE, facts_of(view, view.own.seat), view.viewpoint))


def phone_mat(view: BoardView) -> Drawn:
    return NARROW, PHONE_HEIGHT, _whole(Mat(PACKAGE, facts_of(view, view.own.seat), view.viewpoint))


def sheet(view: BoardView, player: Player) -> Drawn:
    """Somebody else's, with the discard pile."""
    return (_wide_sheet if view.desk else _phone_sheet)(facts_of(view, player.seat), view.language)


def _whole(mat: Mat) -> str:
    return mats.whole_mat(mat, PARTS, _question)


def _question(verb: str, value: str) -> str:
    """Workers can be discarded beside other questions."""
    return "bonus" if value.startswith("discard_") else verb


# ------------------------------------------------------------ desk


def _who(mat: Mat) -> str:
    facts = mat.facts
    body = rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 10, "paper") + mats.name(mat, 10, 19, 74, 13) + mats.plate(mat, 22, 42, 24)
    body += mats.purse(mat, 47, 42, 9, 22 if facts.dollars < 100 else 15)
    for row, (part, glyph, number) in enumerate(spaces.counts(facts)):
        body += mats.counted(mat, part, glyph, number, 21.5, 104 + row * 24)
    return body + mats.heading(mat, "board-workers", 90, 15.5, 110) + mats.heading(mat, "board-auxiliary", 258, 15.5, 150)


def _tokens(mat: Mat) -> str:
    return mats.tokens(mat, 9, 62, 68, 25)


def _workers(mat: Mat) -> str:
    return spaces.workers(mat, 89, 23, 39.5, 36.5, 94) + spaces.joker_numbers(mat, 150, 3, 22, 18)


def _certificates(mat: Mat) -> str:
    return mats.permanent(mat, 100, 143) + spaces.certificates(mat, 114, 131, 26, 24)


def _auxiliaries(mat: Mat) -> str:
    return spaces.auxiliaries(mat, [(257, 22 + row * 35.5) for row in range(4)], 154, 32.5, 11)


def _abilities(mat: Mat) -> str:
    return spaces.abilities(mat, [(420 + place * 60.5, 4) for place in range(3)], 56, 58, 11)


def _won(mat: Mat) -> str:
    facts = mat.facts
    body = belongings.objective_tiles(facts.seat, facts.objectives, 420, 67, 177, 46)
    return body + belongings.bonus_tiles(facts.seat, facts.bonuses, 420, 117, 177, 46)


@lru_cache(maxsize=1024)
def _wide_sheet(facts: Facts, language: str) -> Drawn:
    mat = Mat(PACKAGE, facts, nobody(language, "desk"))
    return mats.wide_sheet(mat, _whole(mat), HEIGHT + 2, 26, PILES)


# ------------------------------------------------------------ phone


def _phone_who(mat: Mat) -> str:
    body = rect(4.5, 0.5, NARROW - 9, PHONE_HEIGHT - 5, 10, "paper") + mats.plate(mat, 28, 27, 28)
    body += mats.name(mat, 50, 32, 126, 15) + mats.purse(mat, 196, 27, 13, 24)
    for row, (part, glyph, number) in enumerate(spaces.counts(mat.facts)):
        body += mats.counted(mat, part, glyph, number, 326, 14 + row * 20)
    body += mats.heading(mat, "board-workers", 13, 72, 160) + mats.heading(mat, "board-auxiliary", 13, 250, 180)
    return body + mats.heading(mat, "board-objectives", 13, 460, 170) + mats.heading(mat, "board-bonuses", 202, 460, 170)


def _phone_tokens(mat: Mat) -> str:
    return mats.tokens(mat, 256, 10, 52, 34)


def _phone_workers(mat: Mat) -> str:
    return spaces.workers(mat, 12, 79, 92, 88, 94) + spaces.joker_numbers(mat, 100, 50, 42, 26)


def _phone_certificates(mat: Mat) -> str:
    return spaces.certificates(mat, 13, 184, 46, 42) + mats.permanent(mat, 262, 206)


def _phone_auxiliaries(mat: Mat) -> str:
    return spaces.auxiliaries(mat, [(12 + row % 2 * 185, 258 + row // 2 * 50) for row in range(4)], 181, 46, 14)


def _phone_abilities(mat: Mat) -> str:
    return spaces.abilities(mat, [(12 + place * 123, 364) for place in range(3)], 119, 74, 15)


def _phone_won(mat: Mat) -> str:
    facts = mat.facts
    body = belongings.objective_tiles(facts.seat, facts.objectives, 12, 468, 178, 100)
    return body + belongings.bonus_tiles(facts.seat, facts.bonuses, 201, 468, 177, 100)


@lru_cache(maxsize=1024)
def _phone_sheet(facts: Facts, language: str) -> Drawn:
    mat = Mat(PACKAGE, facts, nobody(language, "phone"))
    return mats.phone_sheet(mat, _whole(mat), PHONE_HEIGHT, PILES)


# ------------------------------------------------------------ all parts

AUXILIARY = {"act", "auxiliary", "disc"}
PARTS: mats.Parts[Facts] = {
    "desk": {
        _who: set(),
        _tokens: {"exchange"},
        _workers: {"bonus", "jokers"},
        _certificates: {"certify"},
        _auxiliaries: AUXILIARY,
        _abilities: {"disc"},
        _won: set(),
    },
    "phone": {
        _phone_who: set(),
        _phone_tokens: {"exchange"},
        _phone_workers: {"bonus", "jokers"},
        _phone_certificates: {"certify"},
        _phone_auxiliaries: AUXILIARY,
        _phone_abilities: {"disc"},
        _phone_won: set(),
    },
}
