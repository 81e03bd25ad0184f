"""A herd deck: draw stack, hand and discard pile."""

from __future__ import annotations

from typing import Protocol, TypeVar

from saloon.engine import Position, Seat

C = TypeVar("C")


class HerdDeck(Protocol[C]):
    """What a player must have. The top of the draw stack is the end of its list.

    shown: cards of the hand that everybody has seen.
    """

    seat: Seat
    hand: list[C]
    draw: list[C]
    discard: list[C]
    shown: list[C]


def top_card(g: Position, herd: HerdDeck[C]) -> C | None:
    """Take the top card off the draw stack. Only when there is none is the discard pile shuffled."""
    if not herd.draw:
        if not herd.discard:
            return None
        _shuffle(g, herd)
    return herd.draw.pop()


def _shuffle(g: Position, herd: HerdDeck[C]) -> None:
    """The discard pile becomes the draw stack, of which nothing is left."""
    herd.draw, herd.discard = herd.discard, herd.draw
    g.dice.shuffle(herd.draw)
    g.tell("shuffles", herd.seat)


def draw_cards(g: Position, herd: HerdDeck[C], count: int) -> list[C]:
    """As many as there are, up to `count`; what comes to light cannot be taken back."""
    drawn = _take(herd, count)
    if len(drawn) < count and herd.discard:
        _shuffle(g, herd)
        drawn += _take(herd, count - len(drawn))
    if drawn:
        herd.hand += drawn
        g.seal()
    return drawn


def _take(herd: HerdDeck[C], count: int) -> list[C]:
    """From the draw stack alone, the top card first."""
    if count <= 0:
        return []
    taken = herd.draw[: -count - 1 : -1]
    del herd.draw[-count:]
    return taken


def lose_card(herd: HerdDeck[C], card: C) -> None:
    """Take a card out of the hand."""
    herd.hand.remove(card)
    if card in herd.shown:
        herd.shown.remove(card)


def put_down(g: Position, herd: HerdDeck[C], card: C) -> None:
    """Face up on the own discard pile, where everybody sees it."""
    herd.discard.append(card)
    g.tell("discards", herd.seat, card=card)


def cards_to_draw(herd: HerdDeck[C]) -> int:
    """How many cards could be drawn before the deck runs out."""
    return len(herd.draw) + len(herd.discard)
