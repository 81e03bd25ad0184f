"""Sue: the card that she has turned over, her row of workers, her cattle and tiles; beside the trail, and as a sheet."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from saloon.drawing.cards import back
from saloon.drawing.icons import icon
from saloon.drawing.seats import brand
from saloon.drawing.shapes import fitted, group, rect, text, width
from saloon.games.great_western_trail_el_paso.board.belongings import bonus_tiles, objective_tiles, plans
from saloon.games.great_western_trail_el_paso.board.facts import SueFacts, sue_facts
from saloon.games.great_western_trail_el_paso.board.piles import pile_strip
from saloon.games.great_western_trail_el_paso.board.signs import help_of
from saloon.games.great_western_trail_el_paso.board.tiles import solo_face, solo_mini
from saloon.games.great_western_trail_el_paso.board.view import BoardView, say
from saloon.games.great_western_trail_el_paso.components import JOKER, SLOTS, WORKERS, Solo
from saloon.games.great_western_trail_el_paso.state import Sue
from saloon.games.trail.board.boxes import Box, panel
from saloon.games.trail.board.cards import worker_picture
from saloon.games.trail.board.mats import counted, heading, name
from saloon.games.trail.board.view import NARROW, Drawn

LAST = 3
"""How many of the cards that were played last are shown."""


def sue_panel(view: BoardView, sue: Sue, box: Box) -> str:
    return _panel(sue_facts(view, sue), view.language, view.desk, box)


@lru_cache(maxsize=256)
def _panel(facts: SueFacts, language: str, desk: bool, box: Box) -> str:
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


class Layout(NamedTuple):
    """Where the parts of her sheet lie: its width; counts; the row of card and workers; buildings; tiles."""

    w: float
    counts: tuple[float, float]
    cards: float
    plans: tuple[float, float]
    tiles: float


WIDE_LAYOUT = Layout(604, (196, 27), 50, (420, 50), 166)
PHONE_LAYOUT = Layout(NARROW, (12, 64), 88, (14, 204), 266)


@lru_cache(maxsize=128)
def sue_sheet(facts: SueFacts, language: str, desk: bool) -> Drawn:
    """Everything that is hers."""
    at = WIDE_LAYOUT if desk else PHONE_LAYOUT
    foot = at.tiles + 76
    body = rect(0.5, 0.5, at.w - 1, foot + 36, 10, "paper") + brand(facts.seat, 26, 26, 28)
    body += name(facts.name, "automa", 48, 31, 130, 15)
    body += _counts(facts, language, *at.counts) + _cards(facts, language, at.cards)
    body += heading(say(language, "board-sue-row"), 212, at.cards + 10, 160) + _row(
        facts, _id(facts), 208, at.cards + 24, 57, 40
    )
    x, y = at.plans
    body += heading(say(language, "board-buildings"), x, y + 10, 160) + plans(facts.seat, facts.buildings, x, y + 17, 168)
    body += _tiles(facts, language, at)
    cattle = say(language, "board-sue-cattle")
    return at.w, foot + 37, body + pile_strip(facts.seat, facts.pile, cattle, 12, foot, at.w - 24, 26)


def _id(facts: SueFacts) -> str:
    return f"mat-{facts.seat}"


def _counts(facts: SueFacts, language: str, x: float, y: float) -> str:
    """Discs left, cards of her deck and of her reserve."""
    found = (
        ("discs", "disc", f"{facts.discs}/{len(SLOTS)}"),
        ("deck", "card-back", f"{say(language, 'board-deck')} {facts.deck}"),
        ("reserve", "hand-cards", f"{say(language, 'board-sue-reserve')} {facts.reserve}"),
    )
    body = ""
    for part, glyph, words in found:
        body += counted(f"{_id(facts)}-{part}", glyph, words, x + 8, y)
        x += 36 + width(words, 13, True)
    return body


def _cards(facts: SueFacts, language: str, top: float) -> str:
    """The card of this turn, and those that were played last."""
    body = heading(say(language, "board-sue-card"), 14, top + 10, 90) + _card(
        facts.card, f"{_id(facts)}-card", 14, top + 17, 84, 84
    )
    body += heading(say(language, "board-sue-played"), 110, top + 10, 90)
    for place, card in enumerate(facts.played[: -LAST - 1 : -1]):
        at = f"translate(110 {top + 17 + place * 29:g})"
        body += f'<g id="{_id(facts)}-{card.id}" data-help="{help_of(card)}" transform="{at}">{solo_mini(card, 84, 26)}</g>'
    return body


def _tiles(facts: SueFacts, language: str, at: Layout) -> str:
    half, y = at.w / 2, at.tiles
    body = heading(say(language, "board-objectives"), 14, y, 150) + heading(say(language, "board-bonuses"), half + 4, y, 150)
    # She has fulfilled all of hers.
    met = tuple((tile, True) for tile in facts.objectives)
    body += objective_tiles(facts.seat, met, 14, y + 8, half - 22, 56)
    return body + bonus_tiles(facts.seat, facts.bonuses, half + 4, y + 8, half - 18, 56)
