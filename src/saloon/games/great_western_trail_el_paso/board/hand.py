"""The hand: its cards, what they are worth in El Paso, the draw stack, the open discard pile."""

from __future__ import annotations

from functools import partial

from saloon.drawing.lit import piece
from saloon.drawing.shapes import rect, width
from saloon.games.great_western_trail_el_paso.board.breeds import LOOKS
from saloon.games.great_western_trail_el_paso.board.facts import facts_of
from saloon.games.great_western_trail_el_paso.board.piles import pile_grid, pile_strip, pile_title
from saloon.games.great_western_trail_el_paso.board.signs import help_of
from saloon.games.great_western_trail_el_paso.board.view import BoardView, say
from saloon.games.great_western_trail_el_paso.components import DUPLICATE, Card, Cattle
from saloon.games.great_western_trail_el_paso.rules.el_paso import breeding_value, permanent
from saloon.games.trail.board.cards import card_back, cattle_class, cattle_face
from saloon.games.trail.board.hand import HEIGHT, WIDTH, hand_title, hand_value, phone_cards, wide_cards
from saloon.games.trail.board.view import NARROW, Drawn


def wide_hand(view: BoardView) -> Drawn:
    facts = facts_of(view, view.me.seat)
    body = rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 10, "paper") + _heading(view, 10, WIDTH - 10)
    body += wide_cards(view.hand(), partial(_card, view))
    words = view.say("board-discard")
    return WIDTH, HEIGHT, body + pile_strip(facts.seat, facts.pile, words, 8, 138.5, WIDTH - 16, 24)


def phone_hand(view: BoardView) -> Drawn:
    facts = facts_of(view, view.me.seat)
    drawn, top = phone_cards(view.hand(), 44, partial(_card, view))
    grid, end = pile_grid(facts.seat, facts.pile, view.language, 12, top + 8)
    title = pile_title(facts.pile, view.language, 12, top)
    return NARROW, end + 4, _heading(view, 12, NARROW - 12) + drawn + title + grid


def _heading(view: BoardView, left: float, right: float) -> str:
    """Whose hand, what it would be worth now, the draw stack, which can be drawn from when that is asked."""
    me = view.me
    deck = f"{view.say('board-deck')} {len(me.draw)}"
    body, at = hand_title(me.seat, view.region("hand"), deck, left, right)
    body += _draw(view, right - width(deck, 12) - 26, width(deck, 12) + 30)
    seen = [card for card in view.hand() if card is not None]
    if not seen:
        return body
    return body + hand_value(breeding_value(seen, me.bonuses.count(DUPLICATE)) + permanent(me), me.certificates, at)


def _draw(view: BoardView, x: float, w: float) -> str:
    """The light around the draw stack."""
    if "again:draw" not in view.viewpoint.lit:
        return ""
    return piece(
        view.viewpoint, "draw-again", rect(0, 0, w, 24, 7, "hit"), w, 24, x=round(x, 1), y=4, choices=("again:draw",), r=7
    )


def _card(view: BoardView, card: Card | None, copy: int, x: float, y: float, w: float, h: float) -> str:
    if card is None:
        return f'<g id="hand-back-{copy}" transform="translate({x:g} {y:g})">{card_back(w, h)}</g>'
    assert isinstance(card, Cattle)
    name = say(view.language, f"cattle-{card.id}")
    picture = cattle_face(LOOKS[card.id], card.value, card.points, name, w, h)
    choices = (f"discard:{card.id}", f"remove:{card.id}")
    return piece(
        view.viewpoint, f"hand-{card.id}-{copy}", picture, w, h, x=x, y=y, choices=choices, help=help_of(card),
        cls=cattle_class(LOOKS[card.id]), r=8, badge=9,
    )  # fmt: skip
