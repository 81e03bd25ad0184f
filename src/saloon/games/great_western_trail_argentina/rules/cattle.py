"""The cattle market (rulebook, "Acheter du bétail au marché")."""

from __future__ import annotations

from typing import Final

from saloon.engine import PASS, Flow, Value
from saloon.games.great_western_trail_argentina.components import (
    BREEDS,
    CARD_ORDER,
    GAUCHO,
    LOOK,
    MARKET_KINDS,
    MORE_CATTLE,
    PURCHASES,
    Card,
    Purchase,
)
from saloon.games.great_western_trail_argentina.rules.hands import ASKING
from saloon.games.great_western_trail_argentina.rules.reasons import explain_purchases
from saloon.games.great_western_trail_argentina.rules.workers import crew
from saloon.games.great_western_trail_argentina.state import Player, State
from saloon.games.trail.asking import Answer

_BY_GAUCHOS: Final = [[each for each in PURCHASES if each.gauchos <= gauchos] for gauchos in range(7)]


def purchases(g: State, me: Player, gauchos: int) -> list[Purchase]:
    """Lines of the price table for which there are gauchos, money and cards."""
    dollars, market = me.dollars, g.market
    return [purchase for purchase in _BY_GAUCHOS[gauchos] if purchase.dollars <= dollars and _there(market, purchase.cards)]


def _there(market: list[Card], wanted: tuple[Card, ...]) -> bool:
    if len(wanted) == 1:
        return wanted[0] in market
    one, other = wanted
    return one in market and other in market and (one is not other or market.count(one) > 1)


def may_buy(g: State, me: Player) -> bool:
    """Without money one can still add cards to the market."""
    return bool(g.cattle) or bool(purchases(g, me, crew(me, GAUCHO)))


def buy(g: State, me: Player) -> Flow:
    """As long as there are gauchos who have done nothing yet: buy, add cards to the market, or stop."""
    gauchos = crew(me, GAUCHO)
    while (chosen := (yield from _bargain(g, me, gauchos))) != PASS:
        if chosen is MORE_CATTLE:
            gauchos -= 1
            add_cattle(g, LOOK)
        else:
            gauchos -= chosen.gauchos
            me.dollars -= chosen.dollars
            take_from_market(g, me, chosen.cards)
            me.discard += chosen.cards
            g.tell("buys", me.seat, cards=[*chosen.cards], dollars=chosen.dollars)


def _bargain(g: State, me: Player, gauchos: int) -> Answer:
    able: list[Value] = [*purchases(g, me, gauchos)]
    if g.cattle and gauchos:
        able.append(MORE_CATTLE)
    return ASKING.offer(g, me, "buy", able, True, about=gauchos, explain=lambda: explain_purchases(g, me, gauchos, able))


def take_from_market(g: State, me: Player, cards: tuple[Card, ...]) -> None:
    for card in cards:
        g.market.remove(card)
        me.bought[MARKET_KINDS.index(card)] += 1


def in_market(g: State) -> list[Value]:
    """The cards of the market, each kind once, the most valuable first."""
    return sorted(dict.fromkeys(g.market), key=CARD_ORDER.__getitem__, reverse=True)


def take_into_hand(g: State, me: Player, optional: bool) -> Flow:
    """Any card of the market, straight into the hand, where everybody has seen it (10b)."""
    card = yield from ASKING.offer(g, me, "take", in_market(g), optional)
    if card != PASS:
        take_from_market(g, me, (card,))
        me.hand.append(card)
        me.shown.append(card)
        g.tell("takes_cattle", me.seat, card=card, zone="hand")


def take_free(g: State, me: Player, breed: str, optional: bool) -> Flow:
    """A card of a breed for nothing, onto the discard pile."""
    card = yield from ASKING.offer(g, me, "take", [card for card in BREEDS[breed] if card in g.market], optional)
    if card != PASS:
        take_from_market(g, me, (card,))
        me.discard.append(card)
        g.tell("takes_cattle", me.seat, card=card, zone="discard")


def add_cattle(g: State, count: int) -> None:
    """Cards from the top of the market stack, as long as it lasts."""
    added = [g.cattle.pop() for _ in range(min(count, len(g.cattle)))]
    if added:
        g.seal()
        g.market += added
        g.tell("adds_cattle", None, cards=added)
