"""Cards of a herd deck: drawing, discarding, exchanging; and what can be done at any time of one's turn."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final

from saloon.engine import PASS, Flow, Only, Question, Value
from saloon.games.great_western_trail_el_paso.components import (
    BONUSES,
    BUILDER,
    CERTIFICATE_TRACK,
    DRAW,
    END,
    ENGINEER,
    HAND_DISC,
    HAND_LIMIT,
    HAND_SLOT,
    JOKER,
    MAX_CERTIFICATES,
    NUMBERS,
    WORKERS,
    Bonus,
    Card,
    Worker,
)
from saloon.games.great_western_trail_el_paso.state import Player, State
from saloon.games.trail.asking import EXCHANGE, Asking
from saloon.games.trail.herd import lose_card, put_down, top_card
from saloon.games.trail.purse import gain_certificates, gain_dollars, pay

_INDEX: Final[dict[Card, int]] = {worker: index for index, worker in enumerate(WORKERS)}
_BUILDER_PRICE: Final = NUMBERS["builder_bonus_price"]

Ended = Generator[Question, Any, bool]
"""True if the player has said that this is all; False if nothing was left to do."""


def kinds_in_hand(me: Player) -> list[Card]:
    """The breeds of the hand, each once."""
    return list(dict.fromkeys(me.hand))


def hand_limit(me: Player) -> int:
    return HAND_LIMIT + (0 if me.slots[HAND_SLOT] else HAND_DISC)


def discard(g: State, me: Player, card: Card) -> None:
    """From the hand, face up on the own discard pile."""
    lose_card(me, card)
    put_down(g, me, card)


def draw_up(g: State, me: Player) -> None:
    """Draw until the hand holds as much cattle as its limit."""
    _draw_cattle(g, me, hand_limit(me) - len(me.hand))


def _draw_cattle(g: State, me: Player, count: int) -> int:
    """Draw so many heads of cattle, as far as there are; workers on the way go to the worker zone and do not count."""
    drawn: list[Card] = []
    came: list[Card] = []
    while len(drawn) < count and (card := top_card(g, me)) is not None:
        if type(card) is Worker:
            me.workers[_INDEX[card]] += 1
            came.append(card)
        else:
            me.hand.append(card)
            drawn.append(card)
    if drawn or came:
        g.seal()
        if g.listener is not None:
            _tell_draw(g, me, drawn, came)
    return len(drawn)


def _tell_draw(g: State, me: Player, drawn: list[Card], came: list[Card]) -> None:
    if drawn:
        g.tell("draws", me.seat, count=len(drawn), cards=Only((me.seat,), drawn))
    if came:
        g.tell("finds_workers", me.seat, workers=sorted(came, key=_INDEX.__getitem__))


# ------------------------------------------------------------ exchanging


def can_exchange(me: Player) -> bool:
    return bool(me.draw or me.discard)


def exchange(g: State, me: Player) -> Flow:
    """Draw a card, then at once discard one; nothing comes in between."""
    if not _draw_cattle(g, me, 1):
        return
    cards = kinds_in_hand(me)
    card = cards[0]
    if len(cards) > 1:
        card = yield from ASKING.put(g, me, "discard", cards, None)
    discard(g, me, card)


def exchanges(g: State, me: Player, count: int, *, every: bool) -> Flow:
    """So many exchanges, one after the other; unless every one must be done, the player may stop after the first."""
    for number in range(count):
        if not can_exchange(me):
            return
        if number and not every and (yield from ASKING.choose(g, me, "again", [DRAW, PASS])) == PASS:
            return
        yield from exchange(g, me)


# ------------------------------------------------------------ at any time


def beside(g: State, me: Player) -> Sequence[Value]:
    """Tokens and worker bonuses that can be used now. A cowboy only helps where the rancher moves."""
    workers = me.workers
    found: list[Value] = []
    if me.tokens and (me.draw or me.discard):
        found.append(EXCHANGE)
    if workers[BUILDER] and me.dollars >= _BUILDER_PRICE and me.certificates < MAX_CERTIFICATES:
        found.append(BONUSES[BUILDER])
    if workers[ENGINEER]:
        found.append(BONUSES[ENGINEER])
    if workers[JOKER]:
        found.append(BONUSES[JOKER])
    return found


def use(g: State, me: Player, value: Value) -> Flow:
    """Spend a token, or discard a worker for its bonus."""
    if isinstance(value, Bonus):
        discharge(g, me, value)
        return
    me.tokens -= 1
    g.tell("exchanges", me.seat)
    yield from exchange(g, me)


def discharge(g: State, me: Player, bonus: Bonus) -> None:
    """From the worker zone to the discard pile; the bonus asks nothing."""
    lay_off(me, _INDEX[bonus.worker], 1)
    g.tell("discharges", me.seat, worker=bonus.worker)
    for effect in bonus.action.cost:
        pay(g, me, effect.amount)
    for effect in bonus.action.gain:
        if effect.name == "dollars":
            gain_dollars(g, me, effect.amount)
        else:
            gain_certificates(g, me, effect.amount, CERTIFICATE_TRACK, MAX_CERTIFICATES)


def lay_off(me: Player, index: int, count: int) -> None:
    """Workers of the worker zone go to the own discard pile."""
    me.workers[index] -= count
    me.discard += [WORKERS[index]] * count


def anything_else(g: State, me: Player, verb: str) -> Ended:
    """Nothing is left but tokens and worker bonuses, if there are any; whether the player has said that this is all."""
    if beside(g, me):
        yield from ASKING.put(g, me, verb, _ONLY_THE_END, lambda: _ONLY_THE_END)
    return bool(beside(g, me))


ASKING: Final = Asking(beside, use)
WITHIN_STEP: Final = Asking(lambda g, me: (), use)
"""Questions beside which nothing is used: tokens and worker bonuses serve as well before the step, or after it."""
_ONLY_THE_END: Final = [END]
