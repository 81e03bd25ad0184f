"""Sue: her card, her row of workers, her cattle and tiles; as a strip, as a panel beside the trail, and as a sheet."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from saloon.drawing.cards import back, edge
from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of
from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.seats import brand
from saloon.drawing.shapes import fitted, group, path, rect, text, width
from saloon.games.great_western_trail_el_paso.board.belongings import bonus_tiles, objective_tiles, plans
from saloon.games.great_western_trail_el_paso.board.facts import order
from saloon.games.great_western_trail_el_paso.board.piles import PILES
from saloon.games.great_western_trail_el_paso.board.view import PACKAGE, BoardView, say
from saloon.games.great_western_trail_el_paso.components import (
    JOKER,
    SLOTS,
    SPECIALISTS,
    WORKERS,
    BonusTile,
    Building,
    Objective,
    Solo,
    Worker,
)
from saloon.games.great_western_trail_el_paso.rules.building import own_buildings
from saloon.games.great_western_trail_el_paso.state import Sue
from saloon.games.great_western_trail_el_paso.texts.sue import say_sue
from saloon.games.trail.board.boxes import Bounds, panel
from saloon.games.trail.board.cards import round_top, worker_picture
from saloon.games.trail.board.facts import Pile, SeatFacts, pile_of
from saloon.games.trail.board.mats import Mat, counted, heading, name, plate
from saloon.games.trail.board.occupants import Occupant
from saloon.games.trail.board.rivals import Pair, Rival
from saloon.games.trail.board.signs import OR, Sign, fitted_sign, glyph, word
from saloon.games.trail.board.view import nobody

SHOWN_PLAYED_CARDS = 3
"""How many of the cards that were played last are shown."""


class SueFacts(SeatFacts, frozen=True, kw_only=True):
    """What lies before Sue."""

    card: Solo | None
    played: tuple[Solo, ...]
    deck: int
    reserve: int
    row: tuple[tuple[Worker, int, int], ...]
    pile: Pile
    discs: int
    buildings: tuple[Building, ...]
    objectives: tuple[Objective, ...]
    bonuses: tuple[BonusTile, ...]


SueMat = Mat[SueFacts]


def _facts(view: BoardView, sue: Sue) -> SueFacts:
    kinds = {worker: place for place, worker in enumerate(SPECIALISTS)}
    return SueFacts(
        seat=sue.seat,
        name=view.name(sue.seat),
        mark="automa",
        card=sue.card,
        played=tuple(sue.discard),
        deck=len(sue.deck),
        reserve=len(sue.reserve),
        row=tuple((worker, sue.workers[kinds[worker]], sue.jokers[kinds[worker]]) for worker in sue.row),
        pile=pile_of(sue.cattle, order),
        discs=sue.discs,
        buildings=tuple(tile for _, tile in own_buildings(view.g, sue.seat)),
        objectives=tuple(sue.objectives),
        bonuses=tuple(sue.bonuses),
    )


# ------------------------------------------------------------ strip and panel


def _rival(view: BoardView, sue: Sue) -> Rival:
    """Workers, cattle, tiles."""
    beside = ("disc", sue.discs), ("objective", len(sue.objectives))
    rows: list[Pair] = [(worker.id, sue.workers[SPECIALISTS.index(worker)]) for worker in sue.row]
    held = *rows, ("cattle-head", len(sue.cattle)), ("badge", len(sue.bonuses)), ("card-back", len(sue.reserve))
    return Rival(sue.seat, view.name(sue.seat), "automa", view.when(sue), view.is_asked(sue), "", beside, held)


def _panel(view: BoardView, sue: Sue, box: Bounds) -> str:
    return _panel_of(_facts(view, sue), view.language, view.desk, box)


@lru_cache(maxsize=256)
def _panel_of(facts: SueFacts, language: str, desk: bool, box: Bounds) -> str:
    """Beside the trail: her card, and below it (on a phone beside it) her workers in the order of her row."""
    size = 12 if desk else 15
    x, y, w, _ = box
    words = facts.name if desk else say(language, "board-sue-card")
    body = panel(box, "", size) + brand(facts.seat, x + 16, y + size + 2, size + 6)
    body += text(x + 31, y + size + 6.5, fitted(words, w - 80, size + 1, True), "name", size + 1)
    body += icon("card-back", x + w - 30, y + size + 2, 14, "glyph-2")
    body += text(x + w - 8, y + size + 6.5, facts.deck, "number-2", size, "end")
    # After her turn the card stays in sight, until the next one is turned over.
    card = facts.card or (facts.played[-1] if facts.played else None)
    if desk:
        body += _card(card, "sue-card", x + 8, y + 28, w - 16, 72)
        return body + _row(facts, "sue", x + 8, y + 106, (w - 16) / 3, 26)
    body += _card(card, "sue-card", x + 10, y + 34, 120, 106)
    return body + _row(facts, "sue", x + 144, y + 44, 74, 44)


def _card(card: Solo | None, id: str, x: float, y: float, w: float, h: float) -> str:
    """Face up, or the back of her deck."""
    face = back(w, h, 7) if card is None else solo_face(card, w, h)
    help = "" if card is None else f' data-help="{help_of(card)}"'
    return f'<g id="{id}"{help} transform="translate({x:g} {y:g})">{face}</g>'


def _row(facts: SueFacts, id: str, x: float, y: float, step: float, size: float) -> str:
    """Her types from the left with their numbers, and how many of them are jokers."""
    body = ""
    for place, (worker, count, jokers) in enumerate(facts.row):
        middle = x + step * (place + 0.5)
        one = group(worker_picture(worker.id, size), round(middle - size / 2, 1), y)
        one += text(middle, y + size + 16, f"×{count}", "number", 13, "middle")
        if jokers:
            one += group(worker_picture(WORKERS[JOKER].id, 14), round(middle - 15, 1), y + size + 21)
            one += text(middle + 2, y + size + 32, f"×{jokers}", "small-n", 11)
        body += f'<g id="{id}-{worker.id}" data-help="{help_of(worker)}">{one}</g>'
    return body


# ------------------------------------------------------------ sheet


class SheetPlan(NamedTuple):
    """Where the parts of her sheet lie: its width; counts; the row of card and workers; buildings; tiles."""

    w: float
    counts: tuple[float, float]
    cards: float
    plans: tuple[float, float]
    tiles: float


WIDE_SHEET = SheetPlan(604, (196, 27), 50, (420, 50), 166)
PHONE_SHEET = SheetPlan(NARROW, (12, 64), 88, (14, 204), 266)


def _sheet(view: BoardView, sue: Sue) -> Drawn:
    return _sheet_of(_facts(view, sue), view.language, view.desk)


@lru_cache(maxsize=128)
def _sheet_of(facts: SueFacts, language: str, desk: bool) -> Drawn:
    """Everything that is hers."""
    at, mat = WIDE_SHEET if desk else PHONE_SHEET, Mat(PACKAGE, facts, nobody(language, "desk"))
    foot = at.tiles + 76
    body = rect(0.5, 0.5, at.w - 1, foot + 36, 10, "paper") + plate(mat, 26, 26, 28) + name(mat, 48, 31, 130, 15)
    body += _counts(mat, *at.counts) + _cards(mat, at.cards)
    body += heading(mat, "board-sue-row", 212, at.cards + 10, 160) + _row(
        facts, f"mat-{facts.seat}", 208, at.cards + 24, 57, 40
    )
    x, y = at.plans
    body += heading(mat, "board-buildings", x, y + 10, 160) + plans(facts.seat, facts.buildings, x, y + 17, 168)
    body += _tiles(mat, at)
    strip = PILES.strip(facts.seat, facts.pile, mat.say("board-sue-cattle"), 12, foot, at.w - 24, 26)
    return at.w, foot + 37, body + strip


def _counts(mat: SueMat, x: float, y: float) -> str:
    """Discs left, cards of her deck and of her reserve."""
    facts = mat.facts
    found = (
        ("discs", "disc", f"{facts.discs}/{len(SLOTS)}"),
        ("deck", "card-back", f"{mat.say('board-deck')} {facts.deck}"),
        ("reserve", "hand-cards", f"{mat.say('board-sue-reserve')} {facts.reserve}"),
    )
    body = ""
    for part, picture, words in found:
        body += counted(mat, part, picture, words, x + 8, y)
        x += 36 + width(words, 13, True)
    return body


def _cards(mat: SueMat, top: float) -> str:
    """The card of this turn, and those that were played last."""
    body = heading(mat, "board-sue-card", 14, top + 10, 90) + _card(mat.facts.card, mat.id("card"), 14, top + 17, 84, 84)
    body += heading(mat, "board-sue-played", 110, top + 10, 90)
    for place, card in enumerate(mat.facts.played[: -SHOWN_PLAYED_CARDS - 1 : -1]):
        at = f"translate(110 {top + 17 + place * 29:g})"
        body += f'<g id="{mat.id(card.id)}" data-help="{help_of(card)}" transform="{at}">{solo_mini(card, 84, 26)}</g>'
    return body


def _tiles(mat: SueMat, at: SheetPlan) -> str:
    facts, half, y = mat.facts, at.w / 2, at.tiles
    body = heading(mat, "board-objectives", 14, y, 150) + heading(mat, "board-bonuses", half + 4, y, 150)
    # She has fulfilled all of hers.
    met = tuple((tile, True) for tile in facts.objectives)
    body += objective_tiles(facts.seat, met, 14, y + 8, half - 22, 56)
    return body + bonus_tiles(facts.seat, facts.bonuses, half + 4, y + 8, half - 18, 56)


# ------------------------------------------------------------ her cards

SOLO_ACTIONS: dict[str, Sign] = {
    "cattle": (glyph("cattle-head"),),
    "train": (glyph("locomotive"),),
    "building": (glyph("building"),),
    "best": (glyph("cattle-head"), OR, glyph("building"), OR, glyph("locomotive")),
}


def solo_steps(card: Solo) -> Sign:
    """How far she goes: a number, or her workers of a type."""
    return (glyph("step"), word(card.steps)) if card.steps else (glyph("step"), word("×"), glyph(card.by))


def solo_action(card: Solo) -> Sign:
    return (glyph("draw"), word(card.draws)) if card.draws else SOLO_ACTIONS[card.action]


@lru_cache(maxsize=64)
def solo_face(card: Solo, w: float, h: float) -> str:
    """Movement above, action below; its name in the corner."""
    body = rect(0, 0, w, h, 7, "card-bg") + path(round_top(w, h / 2, 7), "solo-head")
    size = min(22, h * 0.28)
    body += fitted_sign(solo_steps(card), w / 2 + 8, h * 0.26, w - 20, size, size * 0.72)
    body += fitted_sign(solo_action(card), w / 2, h * 0.76, w, size, size * 0.72)
    return body + text(5, 13, card.id, "small-n", 10.5) + edge(w, h, 7)


@lru_cache(maxsize=64)
def solo_mini(card: Solo, w: float, h: float) -> str:
    """A card that was played: movement and action in one row."""
    sign = (*solo_steps(card), OR, *solo_action(card))
    return rect(0, 0, w, h, 5, "card-bg") + fitted_sign(sign, w / 2, h / 2, w, 13, 10.5) + edge(w, h, 5)


# ------------------------------------------------------------ how she is shown


SUE = Occupant(_rival, _sheet, say_sue, _panel)
