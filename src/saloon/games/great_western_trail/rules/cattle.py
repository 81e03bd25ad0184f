"""The cattle market (rulebook, "Acheter du bétail au marché"; Q25)."""

from __future__ import annotations

from saloon.engine import PASS, Flow, Value
from saloon.games.great_western_trail.components import COWBOY, LOOK, MORE_CATTLE, Card, Purchase
from saloon.games.great_western_trail.rules.asking import ASKING, Answer
from saloon.games.great_western_trail.rules.reasons import explain_purchases
from saloon.games.great_western_trail.state import Player, State


def purchases(g: State, me: Player, cowboys: int) -> list[Purchase]:
    """Lines of the price table for which there are cowboys, dollars and cards."""
    dollars, breeds = me.dollars, [card.breed for card in g.market]
    return [
        purchase
        for purchase in g.kit.purchases
        if purchase.cowboys <= cowboys and purchase.dollars <= dollars and _there(breeds, purchase.breeds)
    ]


def _there(breeds: list[str], wanted: tuple[str, ...]) -> bool:
    if len(wanted) == 1:
        return wanted[0] in breeds
    one, other = wanted
    return one in breeds and other in breeds and (one != other or breeds.count(one) > 1)


def may_buy(g: State, me: Player) -> bool:
    """Without money one can still add cards to the market."""
    return bool(g.cattle) or bool(purchases(g, me, me.workers[COWBOY]))


def buy(g: State, me: Player) -> Flow:
    """As long as there are free cowboys: buy, add cards to the market, or stop."""
    cowboys = me.workers[COWBOY]
    while cowboys:
        chosen = yield from _bargain(g, me, cowboys)
        if chosen == PASS:
            return
        if chosen is MORE_CATTLE:
            cowboys -= 1
            add_cattle(g, LOOK)
        else:
            cowboys -= chosen.cowboys
            yield from take_cattle(g, me, chosen)


def _bargain(g: State, me: Player, cowboys: int) -> Answer:
    able: list[Value] = [*purchases(g, me, cowboys)]
    if g.cattle:
        able.append(MORE_CATTLE)
    return ASKING.choose(g, me, "buy", [*able, PASS], explain=lambda: explain_purchases(g, me, cowboys, able))


def take_cattle(g: State, me: Player, purchase: Purchase) -> Flow:
    """Where cards of a breed differ, the player says which; bought cards go on the discard pile."""
    cards: list[Card] = []
    market = list(g.market)
    for place, breed in enumerate(purchase.breeds):
        kinds = [card for card in g.kit.breeds[breed] if card in market]
        there = sum([card.breed == breed for card in market])
        if there <= purchase.breeds[place:].count(breed):
            del kinds[1:]  # all of them are bought
        cards.append((yield from ASKING.choose(g, me, "take", kinds)))
        market.remove(cards[-1])
    me.dollars -= purchase.dollars
    g.market = market
    me.discard += cards
    g.tell("buys", me.seat, cards=cards, dollars=purchase.dollars)


def best_of(g: State, breed: str) -> Card:
    """The card of a breed in the market that is worth most."""
    return next(card for card in g.kit.breeds[breed] if card in g.market)


def add_cattle(g: State, count: int) -> None:
    """Cards from the top of the market stack, as long as it lasts."""
    added = [g.cattle.pop() for _ in range(min(count, len(g.cattle)))]
    if added:
        g.seal()
        g.market += added
        g.tell("adds_cattle", None, cards=added)
