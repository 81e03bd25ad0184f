"""The hand: large cards as long as they fit, what they would be worth in Kansas City, the draw stack, the open discard pile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.shapes import rect, text
from saloon.games.great_western_trail.board.cards import Met, card_class, face
from saloon.games.great_western_trail.board.facts import Facts, facts_of
from saloon.games.great_western_trail.board.mat import mats_of
from saloon.games.great_western_trail.board.piles import PILES
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import WORKER_ROW, Card
from saloon.games.great_western_trail.rules.kansas_city import breeding_value
from saloon.games.trail.board import hand

Cards = Sequence[Card | None]

ROW_WIDTH = 1060
"""Of mat and hand together."""
VERBS = ("discard", "remove", "act", "move")
"""Questions about cards of the hand."""


def wide_hand(view: BoardView) -> Drawn:
    facts, cards = facts_of(view, view.own.seat), _cards(view)
    mat_width, height = mats_of(view).size
    size = ROW_WIDTH - mat_width, height
    heading = _heading(view, facts, cards, 10, size[0] - 10)
    return hand.wide_hand(facts, view.say("board-discard"), heading, cards, partial(_card, view, _ticks(facts)), PILES, size)


def docked_hand(view: BoardView) -> Drawn:
    facts, cards = facts_of(view, view.own.seat), _cards(view)
    heading = _heading(view, facts, cards, 8, hand.DOCKED[0] - 8)
    return hand.docked_hand(heading, cards, partial(_card, view, _ticks(facts)))


def phone_hand(view: BoardView) -> Drawn:
    facts, cards = facts_of(view, view.own.seat), _cards(view)
    heading, top = _heading(view, facts, cards, 12, NARROW - 12), 38.0
    if _draws(view):
        heading += _numbers(view, 12, top, 56, 44)
        top += 52
    return hand.phone_hand(facts, view.language, heading, top, cards, partial(_card, view, _ticks(facts)), PILES)


def phone_strip(view: BoardView) -> Drawn:
    facts, cards = facts_of(view, view.own.seat), _cards(view)
    value = breeding_value([card for card in cards if card is not None]) + facts.permanent
    return hand.phone_strip(facts, value, cards, partial(_mini, view))


def _mini(view: BoardView, card: Card, w: float, h: float) -> tuple[str, str]:
    return face(card, view.language, w, h) if card.breed else hand.mini_objective(w, h), card_class(card)


def _cards(view: BoardView) -> Cards:
    return view.in_sight([*view.own.hand, *view.own.unseen])


# ------------------------------------------------------------ headings


def _heading(view: BoardView, facts: Facts, cards: Cards, left: float, right: float) -> str:
    """Whose hand, what it is worth, the draw stack; or, while it is asked, how many cards to draw."""
    deck = f"{view.say('board-deck')} {facts.draw}"
    body, at = hand.hand_title(view.own.seat, hand.title_of(view), deck, left, right)
    if view.desk and _draws(view):
        return body + _numbers(view, at, 5, 24, 22)
    seen = [card for card in cards if card is not None]
    return body + (hand.hand_value(breeding_value(seen) + facts.permanent, facts.certificates, at) if seen else "")


def _draws(view: BoardView) -> list[int]:
    """The numbers of cards that can be drawn now."""
    return [count for count in range(1, WORKER_ROW + 1) if f"draw:{count}" in view.viewpoint.lit]


def _numbers(view: BoardView, x: float, y: float, w: float, h: float) -> str:
    """How many cards can be drawn, beside the stack they come from."""
    body = ""
    for place, count in enumerate(_draws(view)):
        chip = rect(0, 0, w, h, 6, "sunk") + icon("draw", w / 2 - 5, h / 2, 12, "glyph")
        chip += text(w / 2 + 7, h / 2 + 4.6, count, "number", 13, "middle")
        id = f"draw-{count}"
        body += piece(
            view.viewpoint, id, chip, w + 4, h, x=x + place * (w + 10), y=y, choices=(f"draw:{count}",), r=6, badge=8.4
        )
    return body


# ------------------------------------------------------------ cards


def _ticks(facts: Facts) -> dict[Card, Met]:
    """For each objective card in sight, the best that any copy of it has."""
    found: dict[Card, Met] = {}
    for card, met in facts.loose:
        found[card] = max(found.get(card, ()), met)
    return found


def _card(
    view: BoardView, met: dict[Card, Met], card: Card | None, copy: int, x: float, y: float, w: float, h: float
) -> str:  # fmt: skip
    if card is None:
        return hand.hidden_card(copy, x, y, w, h)
    modules = view.g.kit.modules
    choices = [f"{verb}:{card.id}" for verb in (*VERBS, *(verb for module in modules for verb in module.hand_verbs))]
    picture = face(card, view.language, w, h, met.get(card, ()))
    return piece(
        view.viewpoint, f"hand-{card.id}-{copy}", picture, w, h, x=x, y=y, choices=choices, help=help_of(card),
        cls=card_class(card), r=8, badge=9,
    )  # fmt: skip
