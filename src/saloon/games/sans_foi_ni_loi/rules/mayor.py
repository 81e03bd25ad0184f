"""Step 0: before every turn, the Mayor may put the Line in another order (rulebook, "Effet des cartes")."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from saloon.engine import PASS, Ask, Flow, Question, Seat
from saloon.games.sans_foi_ni_loi.components import MAYOR, Card
from saloon.games.sans_foi_ni_loi.state import Ranch, State

ACCEPT, REFUSE = "accept", "refuse"
Order = list[Card | None]


def ask_mayor(g: State, me: Ranch, mayor: Ranch) -> Flow:
    """The Mayor's player keeps the order or sets another; the player whose turn it is may first make an offer."""
    if g.options.mayor_bribe == "gold" and me.gold and me.seat != mayor.seat and (yield from bribe(g, me, mayor)):
        return
    order = yield from arrange(g, mayor.seat, "arrange", may_keep=True)
    set_line(g, mayor.seat, order)


def mayors_ranch(g: State) -> Ranch | None:
    for ranch in g.ranches:
        if MAYOR in ranch.notables:
            return ranch
    return None


def arrange(g: State, seat: Seat, verb: str, may_keep: bool) -> Generator[Question, Any, Order]:
    """Six small choices: the card for slot 1, then for slot 2, and so on."""
    left, order = list(g.line), Order()
    while len(kinds := list(dict.fromkeys(left))) > 1:
        pick = yield Ask(seat, verb, [PASS, *kinds] if may_keep and not order else kinds)
        if pick == PASS:
            break
        left.remove(pick)
        order.append(pick)
    return order + left


def set_line(g: State, seat: Seat, order: Order) -> None:
    if order != g.line:
        g.line = order
        g.tell("arranges", seat, cards=[card for card in order if card is not None])


def bribe(g: State, me: Ranch, mayor: Ranch) -> Generator[Question, Any, bool]:
    """One offer a turn: gold for an order. Refused, it costs nothing and the Mayor's player decides freely."""
    gold = yield Ask(me.seat, "offer", [PASS, *range(1, me.gold + 1)])
    if gold == PASS:
        return False
    order = yield from arrange(g, me.seat, "request", may_keep=False)
    g.tell("offers", me.seat, rival=mayor.seat, gold=gold, cards=[card for card in order if card is not None])
    answer = yield Ask(mayor.seat, "bribe", [ACCEPT, REFUSE])
    g.tell(f"bribe_{answer}", mayor.seat, home=mayor.number, ranch=me.number, gold=gold)
    if answer == REFUSE:
        return False
    me.gold -= gold
    mayor.gold += gold
    set_line(g, mayor.seat, order)
    return True
