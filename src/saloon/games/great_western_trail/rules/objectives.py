"""Objective cards: gaining and playing them (rulebook, "Obtenir une carte Objectif"; Q13, Q14, Q23, Q31)."""

from __future__ import annotations

from saloon.engine import PASS, Flow, Only, Value
from saloon.games.great_western_trail.components import IMMEDIATE, STACK, Card
from saloon.games.great_western_trail.rules import effects
from saloon.games.great_western_trail.rules.asking import ASKING
from saloon.games.great_western_trail.rules.hands import held, lose
from saloon.games.great_western_trail.state import Player, State


def gain_objective(g: State, me: Player, *, to_hand: bool = False, optional: bool = False) -> Flow:
    """A card of the display, or the top of the stack unseen; onto the discard pile, or into the hand (8b)."""
    able: list[Value] = [*dict.fromkeys(g.display)]
    if g.objectives:
        able.append(STACK)
    if not able:
        return
    chosen = yield from ASKING.choose(g, me, "objective", [*able, PASS] if optional else able)
    if chosen == PASS:
        return
    if chosen is STACK:
        g.seal()
        card = g.objectives.pop()
    else:
        card = chosen
        g.display.remove(card)
    if not to_hand:
        me.discard.append(card)
    elif chosen is STACK:
        me.unseen.append(card)
    else:
        me.hand.append(card)
        me.shown.append(card)
    secret = to_hand and chosen is STACK
    zone, source = "hand" if to_hand else "discard", "stack" if chosen is STACK else "display"
    g.tell("gains_objective", me.seat, card=Only((me.seat,), card) if secret else card, zone=zone, source=source)
    if chosen is not STACK:
        refill_display(g)


def refill_display(g: State) -> None:
    if g.objectives:
        g.seal()
        card = g.objectives.pop()
        g.display.append(card)
        g.tell("shows_objective", None, card=card)


def playable(me: Player) -> list[Card]:
    """Objective cards in hand; mostly there are none, and this is asked often."""
    for card in me.hand:
        if card.tasks:
            return [card for card in held(me) if card.tasks]
    return [*dict.fromkeys(me.unseen)] if me.unseen else []


def play_objective(g: State, me: Player, card: Card) -> Flow:
    """Into the objective area, where it must be scored; then its action, now or never."""
    lose(me, card)
    me.area.append(card)
    g.tell("plays", me.seat, card=card)
    yield from effects.perform_one(g, me, IMMEDIATE[card])
