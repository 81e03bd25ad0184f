"""The hand: large cards as long as they fit, what they are worth in Buenos Aires, their strength, the open discard pile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece, tick
from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.shapes import rect, text
from saloon.games.great_western_trail_argentina.board.cards import Met, card_class, face
from saloon.games.great_western_trail_argentina.board.facts import Facts, facts_of, met_tasks
from saloon.games.great_western_trail_argentina.board.piles import PILES
from saloon.games.great_western_trail_argentina.board.tiles import strength
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.components import MAX_REVEALED, WORKER_ROW, Card
from saloon.games.great_western_trail_argentina.rules.buenos_aires import breeding_value
from saloon.games.great_western_trail_argentina.rules.farmers import Effort, best_strength
from saloon.games.trail.board import hand

VERBS = ("discard", "remove", "act", "move", "reveal", "deliver", "sell")
"""Questions about cards of the hand."""


def wide_hand(view: BoardView) -> Drawn:
    facts, cards = facts_of(view, view.own.seat), view.in_sight(view.own.hand)
    heading = _heading(view, facts, cards, 10, hand.WIDTH - 10)
    return hand.wide_hand(facts, view.say("board-discard"), heading, cards, partial(_card, view), PILES)


def docked_hand(view: BoardView) -> Drawn:
    facts, cards = facts_of(view, view.own.seat), view.in_sight(view.own.hand)
    return hand.docked_hand(_heading(view, facts, cards, 8, hand.DOCKED[0] - 8), cards, partial(_card, view))


def phone_hand(view: BoardView) -> Drawn:
    facts, cards, top = facts_of(view, view.own.seat), view.in_sight(view.own.hand), 38.0
    heading = _heading(view, facts, cards, 12, NARROW - 12)
    if _draws(view):
        heading += _numbers(view, 12, top, 56, 44)
        top += 52
    return hand.phone_hand(facts, view.language, heading, top, cards, partial(_card, view), PILES)


def phone_strip(view: BoardView) -> Drawn:
    facts, cards = facts_of(view, view.own.seat), view.in_sight(view.own.hand)
    value = breeding_value([card for card in cards if card is not None]) + facts.permanent
    return hand.phone_strip(facts, value, cards, partial(_mini, view))


def _mini(view: BoardView, card: Card, w: float, h: float) -> tuple[str, str]:
    return face(card, view.language, w, h) if card.breed else hand.mini_objective(w, h), card_class(card)


def _heading(view: BoardView, facts: Facts, cards: Sequence[Card | None], left: float, right: float) -> str:
    """Whose hand, its value and strength, the draw stack; or, while it is asked, how many cards to draw."""
    body, at = hand.hand_title(view.own.seat, hand.title_of(view), f"{view.say('board-deck')} {facts.draw}", left, right)
    if view.desk and _draws(view):
        return body + _numbers(view, at, 5, 24, 22)
    seen = [card for card in cards if card is not None]
    if not seen:
        return body
    body += hand.hand_value(breeding_value(seen) + facts.permanent, facts.certificates, at)
    return body + (_strength(facts, seen, at + (108 if facts.certificates else 62)) if view.desk else "")


def _strength(facts: Facts, seen: list[Card], x: float) -> str:
    """What helps farmers: strength without cards, and what the strongest cards would add."""
    cards = best_strength([card for card in seen if card.breed], MAX_REVEALED)
    body = rect(0, 0, 66, 22, 11, "sunk") + strength(18, 11, facts.strength, 13) + text(33, 15.6, f"+ {cards}", "number-2", 12)
    return f'<g id="hand-strength" transform="translate({x:g} 5)">{body}</g>'


def _draws(view: BoardView) -> list[int]:
    """The numbers of cards that can be drawn now."""
    return [count for count in range(1, WORKER_ROW + 1) if f"draw:{count}" in view.viewpoint.lit]


def _numbers(view: BoardView, x: float, y: float, w: float, h: float) -> str:
    """How many cards can be drawn, beside the stack they come from."""
    body = ""
    for place, count in enumerate(_draws(view)):
        chip = rect(0, 0, w + 4, h, 6, "sunk") + icon("draw", w / 2 - 5, h / 2, 12, "glyph")
        chip += text(w / 2 + 7, h / 2 + 4.6, count, "number", 13, "middle")
        at = x + place * (w + 10)
        body += piece(view.viewpoint, f"draw-{count}", chip, w + 4, h, x=at, y=y, choices=(f"draw:{count}",), r=6, badge=8.4)
    return body


def _card(view: BoardView, card: Card | None, copy: int, x: float, y: float, w: float, h: float) -> str:
    if card is None:
        return hand.hidden_card(copy, x, y, w, h)
    met: Met = met_tasks(view, view.own, card) if card.tasks else ()
    choices = [f"{verb}:{card.id}" for verb in VERBS]
    drawn = piece(
        view.viewpoint, f"hand-{card.id}-{copy}", face(card, view.language, w, h, met), w, h, x=x, y=y, choices=choices,
        help=help_of(card), cls=card_class(card), r=8, badge=9,
    )  # fmt: skip
    effort = view.viewpoint.about
    revealed = isinstance(effort, Effort) and copy < effort.cards.count(card)
    return drawn + tick(x + w - 6, y + h - 6) if revealed else drawn
