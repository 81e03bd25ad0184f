"""The hand: its cards, what they are worth in El Paso, the draw stack, the open discard pile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from saloon.drawing.lit import help_of, piece
from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.shapes import rect, width
from saloon.games.great_western_trail_el_paso.board.breeds import LOOKS
from saloon.games.great_western_trail_el_paso.board.facts import facts_of
from saloon.games.great_western_trail_el_paso.board.piles import PILES
from saloon.games.great_western_trail_el_paso.board.view import BoardView, say
from saloon.games.great_western_trail_el_paso.components import DUPLICATE, Card, Cattle
from saloon.games.great_western_trail_el_paso.rules.el_paso import breeding_value, permanent
from saloon.games.trail.board import hand
from saloon.games.trail.board.cards import cattle_class, cattle_face


def wide_hand(view: BoardView) -> Drawn:
    facts, cards = facts_of(view, view.own.seat), view.in_sight(view.own.hand)
    heading = _heading(view, cards, 10, hand.WIDTH - 10)
    return hand.wide_hand(facts, view.say("board-discard"), heading, cards, partial(_card, view), PILES)


def docked_hand(view: BoardView) -> Drawn:
    cards = view.in_sight(view.own.hand)
    return hand.docked_hand(_heading(view, cards, 8, hand.DOCKED[0] - 8), cards, partial(_card, view))


def phone_hand(view: BoardView) -> Drawn:
    facts, cards = facts_of(view, view.own.seat), view.in_sight(view.own.hand)
    heading = _heading(view, cards, 12, NARROW - 12)
    return hand.phone_hand(facts, view.language, heading, 44, cards, partial(_card, view), PILES)


def phone_strip(view: BoardView) -> Drawn:
    cards = view.in_sight(view.own.hand)
    return hand.phone_strip(facts_of(view, view.own.seat), _value(view, cards), cards, partial(_mini, view))


def _mini(view: BoardView, card: Card, w: float, h: float) -> tuple[str, str]:
    assert isinstance(card, Cattle)
    return cattle_face(LOOKS[card.id], card.value, card.points, "", w, h), cattle_class(LOOKS[card.id])


def _value(view: BoardView, cards: Sequence[Card | None]) -> int:
    """What the hand would be worth now."""
    seen = [card for card in cards if card is not None]
    return breeding_value(seen, view.own.bonuses.count(DUPLICATE)) + permanent(view.own)


def _heading(view: BoardView, cards: Sequence[Card | None], left: float, right: float) -> str:
    """Whose hand, what it would be worth now, the draw stack, which can be drawn from when that is asked."""
    me = view.own
    deck = f"{view.say('board-deck')} {len(me.draw)}"
    body, at = hand.hand_title(me.seat, hand.title_of(view), deck, left, right)
    body += _draw(view, right - width(deck, 12) - 26, width(deck, 12) + 30)
    if all(card is None for card in cards):
        return body
    return body + hand.hand_value(_value(view, cards), me.certificates, at)


def _draw(view: BoardView, x: float, w: float) -> str:
    """The light around the draw stack."""
    if "again:draw" not in view.viewpoint.lit:
        return ""
    return piece(
        view.viewpoint, "draw-again", rect(0, 0, w, 24, 7, "hit"), w, 24, x=round(x, 1), y=4, choices=("again:draw",), r=7
    )


def _card(view: BoardView, card: Card | None, copy: int, x: float, y: float, w: float, h: float) -> str:
    if card is None:
        return hand.hidden_card(copy, x, y, w, h)
    assert isinstance(card, Cattle)
    name = say(view.language, f"cattle-{card.id}")
    picture = cattle_face(LOOKS[card.id], card.value, card.points, name, w, h)
    choices = (f"discard:{card.id}", f"remove:{card.id}")
    return piece(
        view.viewpoint, f"hand-{card.id}-{copy}", picture, w, h, x=x, y=y, choices=choices, help=help_of(card),
        cls=cattle_class(LOOKS[card.id]), r=8, badge=9,
    )  # fmt: skip
