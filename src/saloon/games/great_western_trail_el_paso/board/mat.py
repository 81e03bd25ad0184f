"""A player board: who, workers, certificates, auxiliary actions, abilities, buildings, objectives and bonus tiles.

One's own lies below the trail; those of the others are sheets, which open over it and also show the discard pile.
"""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.seats import brand
from saloon.drawing.shapes import rect
from saloon.games.great_western_trail_el_paso.board import belongings, spaces
from saloon.games.great_western_trail_el_paso.board.facts import Facts, facts_of, sue_facts
from saloon.games.great_western_trail_el_paso.board.piles import pile_grid, pile_strip, pile_title
from saloon.games.great_western_trail_el_paso.board.spaces import Mat
from saloon.games.great_western_trail_el_paso.board.sue import sue_sheet
from saloon.games.great_western_trail_el_paso.board.view import PACKAGE, BoardView
from saloon.games.great_western_trail_el_paso.state import Player, Sue
from saloon.games.trail.board import mats
from saloon.games.trail.board.view import NARROW, Drawn, nobody

WIDTH, HEIGHT = 604, 168
PHONE_HEIGHT = 582

Part = mats.Part[Facts]


def wide_mat(view: BoardView) -> Drawn:
    return WIDTH, HEIGHT, _whole(Mat(PACKAGE, facts_of(view, view.me.seat), view.viewpoint))


def phone_mat(view: BoardView) -> Drawn:
    return NARROW, PHONE_HEIGHT, _whole(Mat(PACKAGE, facts_of(view, view.me.seat), view.viewpoint))


def sheets(view: BoardView) -> dict[str, Drawn]:
    """The mats of all others, by region."""
    return {f"mat-{who.seat}": _sheet(view, who) for who in view.others}


def _sheet(view: BoardView, who: Player | Sue) -> Drawn:
    if isinstance(who, Sue):
        return sue_sheet(sue_facts(view, who), view.language, view.desk)
    return (_wide_sheet if view.desk else _phone_sheet)(facts_of(view, who.seat), view.language)


def _whole(mat: Mat) -> str:
    asked = set()
    for choice in (*mat.viewpoint.lit, *mat.viewpoint.dimmed):
        verb, _, value = choice.partition(":")
        asked.add("exchange" if value == "exchange" else "bonus" if value.startswith("discard_") else verb)
    return mats.whole_mat(mat, PARTS[mat.viewpoint.size], asked)


# ------------------------------------------------------------ desk


def _who(mat: Mat) -> str:
    facts = mat.facts
    body = rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 10, "paper") + mats.name(
        facts.name, "bot" if facts.bot else "", 10, 19, 74, 13
    )
    body += brand(facts.seat, 22, 42, 24)
    body += mats.purse(mat.id("dollars"), facts.dollars, 47, 42, 9, 22 if facts.dollars < 100 else 15)
    for row, (part, glyph, number) in enumerate(spaces.counts(facts)):
        body += mats.counted(mat.id(part), glyph, number, 21.5, 104 + row * 24)
    body += mats.heading(mat.say("board-workers"), 90, 15.5, 110) + mats.heading(mat.say("board-auxiliary"), 258, 15.5, 150)
    return body


def _tokens(mat: Mat) -> str:
    return mats.tokens(mat.viewpoint, mat.id("tokens"), mat.facts.tokens, 9, 62, 68, 25)


def _workers(mat: Mat) -> str:
    return spaces.workers(mat, 89, 23, 39.5, 36.5, 94) + spaces.joker_numbers(mat, 150, 3, 22, 18)


def _certificates(mat: Mat) -> str:
    return mats.permanent(mat.id("permanent"), mat.facts.permanent, 100, 143) + spaces.certificates(mat, 114, 131, 26, 24)


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
    """The mat and the discard pile."""
    mat, height = Mat(PACKAGE, facts, nobody(language, "desk")), HEIGHT + 38
    body = rect(0.5, 0.5, WIDTH - 1, height - 1, 10, "paper") + _whole(mat)
    body += mats.stacks(facts.hand, facts.draw, mat.say("board-deck"), 12, HEIGHT + 4)
    return WIDTH, height, body + pile_strip(facts.seat, facts.pile, mat.say("board-discard"), 150, HEIGHT + 4, WIDTH - 162, 26)


# ------------------------------------------------------------ phone


def _phone_who(mat: Mat) -> str:
    facts = mat.facts
    body = rect(4.5, 0.5, NARROW - 9, PHONE_HEIGHT - 5, 10, "paper") + brand(facts.seat, 28, 27, 28)
    body += mats.name(facts.name, "bot" if facts.bot else "", 50, 32, 126, 15) + mats.purse(
        mat.id("dollars"), facts.dollars, 196, 27, 13, 24
    )
    for row, (part, glyph, number) in enumerate(spaces.counts(facts)):
        body += mats.counted(mat.id(part), glyph, number, 326, 14 + row * 20)
    body += mats.heading(mat.say("board-workers"), 13, 72, 160) + mats.heading(mat.say("board-auxiliary"), 13, 250, 180)
    return (
        body + mats.heading(mat.say("board-objectives"), 13, 460, 170) + mats.heading(mat.say("board-bonuses"), 202, 460, 170)
    )


def _phone_tokens(mat: Mat) -> str:
    return mats.tokens(mat.viewpoint, mat.id("tokens"), mat.facts.tokens, 256, 10, 52, 34)


def _phone_workers(mat: Mat) -> str:
    return spaces.workers(mat, 12, 79, 92, 88, 94) + spaces.joker_numbers(mat, 100, 50, 42, 26)


def _phone_certificates(mat: Mat) -> str:
    return spaces.certificates(mat, 13, 184, 46, 42) + mats.permanent(mat.id("permanent"), mat.facts.permanent, 262, 206)


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
    mat, top = Mat(PACKAGE, facts, nobody(language, "phone")), PHONE_HEIGHT
    grid, end = pile_grid(facts.seat, facts.pile, language, 12, top + 44)
    stacks = mats.stacks(facts.hand, facts.draw, mat.say("board-deck"), 14, top + 8)
    return NARROW, end + 6, _whole(mat) + stacks + pile_title(facts.pile, language, 150, top + 24) + grid


# ------------------------------------------------------------ all parts

AUXILIARY = {"act", "auxiliary", "disc"}
PARTS: dict[str, dict[Part, set[str]]] = {
    "desk": {
        _who: set(),
        _tokens: {"exchange"},
        _workers: {"bonus", "jokers"},
        _certificates: set(),
        _auxiliaries: AUXILIARY,
        _abilities: {"disc"},
        _won: set(),
    },
    "phone": {
        _phone_who: set(),
        _phone_tokens: {"exchange"},
        _phone_workers: {"bonus", "jokers"},
        _phone_certificates: set(),
        _phone_auxiliaries: AUXILIARY,
        _phone_abilities: {"disc"},
        _phone_won: set(),
    },
}
"""The parts of a mat in the order they are drawn, and the questions that each of them answers."""
