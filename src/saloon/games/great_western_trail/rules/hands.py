"""Cards of a hand: drawing, discarding, exchanging (rulebook, phase C and exchange tokens; Q15, Q29)."""

from __future__ import annotations

from typing import Final

from saloon.engine import PASS, Flow, Only, Value
from saloon.games.great_western_trail.components import EXCHANGE_CARDS, HAND_DISC, HAND_LIMIT, Card
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail.asking import EXCHANGE, Asking
from saloon.games.trail.herd import cards_to_draw, draw_cards, lose_card, put_down


def held(me: Player) -> list[Card]:
    """All cards of the hand, each kind once."""
    return list(dict.fromkeys(me.hand + me.unseen if me.unseen else me.hand))


def hand_size(me: Player) -> int:
    return len(me.hand) + len(me.unseen)


def hand_limit(me: Player) -> int:
    """Four, and one more for each of the two discs that is gone."""
    return HAND_LIMIT + 2 - me.discs[HAND_DISC]


def lose(me: Player, card: Card) -> None:
    """Take a card out of the hand, or from those that only its owner has seen."""
    if card in me.hand:
        lose_card(me, card)
    else:
        me.unseen.remove(card)


def discard(g: State, me: Player, card: Card) -> None:
    """From the hand, face up on the own discard pile."""
    lose(me, card)
    put_down(g, me, card)


def all_cards(g: State, me: Player) -> list[Card]:
    """The hand in the order of the box: how its owner holds it is nobody's business."""
    return sorted(me.hand + me.unseen, key=g.options.kit.order.__getitem__)


def reveal_hand(me: Player) -> None:
    """Everybody has seen all of it now, cards from the objective stack too."""
    if me.unseen:
        me.hand += me.unseen
        me.unseen.clear()
    me.shown[:] = me.hand


def discard_hand(g: State, me: Player) -> None:
    if g.listener is not None and hand_size(me):
        g.tell("discards_hand", me.seat, cards=all_cards(g, me))
    me.discard += me.hand
    me.discard += me.unseen
    me.hand.clear()
    me.unseen.clear()
    me.shown.clear()


def draw(g: State, me: Player, count: int) -> int:
    """Draw up to so many cards; how many there were."""
    drawn = draw_cards(g, me, count)
    if drawn and g.listener is not None:
        g.tell("draws", me.seat, count=len(drawn), cards=Only((me.seat,), drawn))
    return len(drawn)


def draw_and_discard(g: State, me: Player, most: int, *, optional: bool = False) -> Flow:
    """Name a number, draw that many, then discard as many (Q15)."""
    numbers: list[Value] = list(range(1, min(most, cards_to_draw(me)) + 1))
    if not numbers:
        return
    count = numbers[0]
    if len(numbers) > 1 or optional:
        able = [*numbers, PASS] if optional else numbers
        count = yield from ASKING.put(g, me, "draw", able, lambda: able)
    if count == PASS:
        return
    for _ in range(draw(g, me, count)):
        yield from discard_one(g, me)


def discard_one(g: State, me: Player) -> Flow:
    cards = held(me)
    card = cards[0]
    if len(cards) > 1:
        card = yield from ASKING.put(g, me, "discard", cards, lambda: held(me))
    discard(g, me, card)


def can_exchange(me: Player) -> bool:
    """Whether a token could change the hand."""
    return me.tokens > 0 and cards_to_draw(me) > 0


def exchange(g: State, player: Player) -> Flow:
    """Spend a token: draw up to two cards, then discard as many."""
    player.tokens -= 1
    g.tell("exchanges", player.seat)
    yield from draw_and_discard(g, player, EXCHANGE_CARDS)


_TOKEN: Final = (EXCHANGE,)
_NOTHING: Final = ()
ASKING: Final = Asking(lambda g, me: _TOKEN if me.tokens else _NOTHING, lambda g, player, value: exchange(g, player))
"""Exchange tokens can be spent at every question (Q41)."""
