"""Cards of a hand: drawing, discarding, exchanging, exhaustion (rulebook, phase C, exchange tokens; G-29, G-31, G-34)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saloon.engine import PASS, Ask, Flow, Only, Seat, Value
from saloon.games.great_western_trail_argentina.components import (
    CARD_ORDER,
    DISCS,
    EXCHANGE_CARDS,
    EXHAUSTION,
    HAND_LIMIT,
    Card,
)
from saloon.games.great_western_trail_argentina.state import Player, Seated, State
from saloon.games.trail import asking
from saloon.games.trail.asking import EXCHANGE, Asking
from saloon.games.trail.herd import cards_to_draw, draw_cards, lose_card, put_down

_HAND_DISCS: Final = tuple((place, disc.cards) for place, disc in enumerate(DISCS) if disc.cards)


def kinds_in_hand(me: Player) -> list[Card]:
    """The cards of the hand, each kind once."""
    return list(dict.fromkeys(me.hand))


def hand_limit(me: Player) -> int:
    return HAND_LIMIT + sum([cards for place, cards in _HAND_DISCS if not me.discs[place]])


def in_order(cards: list[Card]) -> list[Card]:
    """In the order of the box: how its owner holds a hand is nobody's business."""
    return sorted(cards, key=CARD_ORDER.__getitem__)


def discard(g: State, me: Player, card: Card) -> None:
    """From the hand, face up on the own discard pile."""
    lose_card(me, card)
    put_down(g, me, card)


def draw(g: State, me: Player, count: int) -> int:
    """Draw up to so many cards; how many there were."""
    if count <= 0:
        return 0
    drawn = draw_cards(g, me, count)
    if drawn and g.listener is not None:
        g.tell("draws", me.seat, count=len(drawn), cards=Only((me.seat,), drawn))
    return len(drawn)


# ------------------------------------------------------------ asking


def can_exchange(me: Player) -> bool:
    """Whether a token could change the hand."""
    return me.tokens > 0 and cards_to_draw(me) > 0


def asides(g: State) -> dict[Seat, Ask]:
    """Everybody may spend tokens in the turns of others (G-29)."""
    return asking.asides(g.players)


_TOKEN: Final = (EXCHANGE,)
_NOTHING: Final = ()
ASKING: Final = Asking(lambda g, me: _TOKEN if me.tokens else _NOTHING, lambda g, player, value: exchange(g, player))
"""Exchange tokens can be spent at every question, but not while one's hand is revealed."""


# ------------------------------------------------------------ drawing, discarding, removing


def ask_draw(g: State, me: Player, most: int, optional: bool) -> asking.Answer:
    """How many cards are drawn, the most first; PASS for none."""
    numbers: list[Value] = [*range(min(most, cards_to_draw(me)), 0, -1)]
    if optional or not numbers:
        numbers.append(PASS)
    return ASKING.choose(g, me, "draw", numbers)


def draw_and_discard(g: State, me: Player, most: int, *, optional: bool = False) -> Flow:
    """Name a number, draw that many, then discard as many as were drawn."""
    count = yield from ask_draw(g, me, most, optional)
    if count != PASS:
        for _ in range(draw(g, me, count)):
            yield from discard_one(g, me)


def exchange(g: State, player: Player) -> Flow:
    """Spend a token: draw up to two cards, then discard as many."""
    player.tokens -= 1
    g.tell("exchanges", player.seat)
    yield from draw_and_discard(g, player, EXCHANGE_CARDS)


def discard_one(g: State, me: Player) -> Flow:
    cards: list[Value] = [*kinds_in_hand(me)]
    card = cards[0]
    if len(cards) > 1:
        card = yield from ASKING.put(g, me, "discard", cards, lambda: kinds_in_hand(me))
    discard(g, me, card)


def draw_and_remove(g: State, me: Player, most: int) -> Flow:
    """Draw, then remove as many cards of the hand; all of it may be given up in part."""
    count = yield from ask_draw(g, me, most, optional=True)
    if count != PASS:
        draw(g, me, count)
    yield from remove_cards(g, me, most)


def remove_cards(g: State, me: Player, most: int) -> Flow:
    """Up to so many cards of the hand leave the game; exhaustion cards go back to their pile."""
    for _ in range(most):
        if not me.hand:
            return
        card = yield from ASKING.decide(g, me, "remove", lambda: [*kinds_in_hand(me), PASS])
        if card == PASS:
            return
        if card is EXHAUSTION:
            rest(g, me)
        else:
            lose_card(me, card)
            g.removed.append(card)
            g.tell("removes", me.seat, card=card)


# ------------------------------------------------------------ exhaustion


def exhaust(g: State, who: Seated, count: int) -> None:
    """Exhaustion cards onto somebody's discard pile, as long as there are any."""
    count = min(count, g.exhaustion)
    if count:
        g.exhaustion -= count
        DISCARDS[type(who)](who).extend([EXHAUSTION] * count)
        g.tell("exhausts", who.seat, card=EXHAUSTION, count=count)


def exhaust_others(g: State, me: Player) -> None:
    """Every other player, clockwise."""
    seats = g.seats
    for place in range(1, seats):
        exhaust(g, g.at((me.seat + place) % seats), 1)


def rest(g: State, me: Player) -> None:
    """An exhaustion card of the hand goes back to its pile."""
    lose_card(me, EXHAUSTION)
    g.exhaustion += 1
    g.tell("rests", me.seat, card=EXHAUSTION)


DISCARDS: Final[dict[type, Callable[[Any], list[Card]]]] = {Player: lambda me: me.discard}
"""Where cards go that somebody gets, by the class at a seat; automas add theirs."""
