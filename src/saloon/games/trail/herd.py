"""A herd deck: draw stack, hand and discard pile."""

from __future__ import annotations

from typing import Protocol, TypeVar

from saloon.engine import Position

C = TypeVar("C")


class Herd(Protocol[C]):
    """What a player must have. The top of the draw stack is the end of its list."""

    hand: list[C]
    draw: list[C]
    discard: list[C]


def top_card(g: Position, herd: Herd[C]) -> C | None:
    """Take the top card off the draw stack. Only when there is none is the discard pile shuffled."""
    if not herd.draw:
        if not herd.discard:
            return None
        herd.draw, herd.discard = herd.discard, herd.draw
        g.dice.shuffle(herd.draw)
    return herd.draw.pop()


def draw_card(g: Position, herd: Herd[C]) -> C | None:
    """Take the top card into the hand."""
    card = top_card(g, herd)
    if card is not None:
        herd.hand.append(card)
    return card


def draw_cards(g: Position, herd: Herd[C], count: int) -> list[C]:
    """As many as there are, up to `count`; what comes to light cannot be taken back."""
    drawn: list[C] = []
    while len(drawn) < count and (card := draw_card(g, herd)) is not None:
        drawn.append(card)
    if drawn:
        g.seal()
    return drawn


def cards_to_draw(herd: Herd[C]) -> int:
    """How many cards could be drawn before the deck runs out."""
    return len(herd.draw) + len(herd.discard)
