"""Objective cards: obtaining, playing and dismissing them (rulebook, "Obtenir une carte Objectif"; G-16)."""

from __future__ import annotations

from typing import Final

from saloon.engine import PASS, Flow, Value
from saloon.games.great_western_trail_argentina.components import IMMEDIATE, OBJECTIVES, STACK, Card
from saloon.games.great_western_trail_argentina.rules import effects
from saloon.games.great_western_trail_argentina.rules.hands import ASKING, discard, kinds_in_hand
from saloon.games.great_western_trail_argentina.state import Player, State
from saloon.games.trail.herd import lose_card

_OBJECTIVES: Final = frozenset(OBJECTIVES)


def may_obtain(g: State) -> bool:
    return bool(g.display or g.objectives)


def obtain_objective(g: State, me: Player, *, optional: bool = False) -> Flow:
    """A card of the display, or the top of the stack, face up onto the discard pile."""
    able: list[Value] = [*g.display, STACK] if g.objectives else [*g.display]
    chosen = yield from ASKING.offer(g, me, "objective", able, optional)
    if chosen == PASS:
        return
    if chosen is STACK:
        g.seal()
        card = g.objectives.pop()
        me.discard.append(card)
        g.tell("gains_objective", me.seat, card=card, source="stack")
    else:
        me.discard.append(chosen)
        place = g.display.index(chosen)
        del g.display[place]
        g.tell("gains_objective", me.seat, card=chosen, source="display")
        refill_display(g, place)


def refill_display(g: State, place: int) -> None:
    """A new card where one is missing; alone, where the order counts, the others move away from the deck."""
    if g.objectives:
        g.seal()
        card = g.objectives.pop()
        g.display.insert(place if g.pedro is None else 0, card)
        g.tell("shows_objective", None, card=card)


def playable(me: Player) -> list[Value]:
    """Objective cards in hand; mostly there are none, and this is asked often."""
    if _OBJECTIVES.isdisjoint(me.hand):
        return []
    return [card for card in kinds_in_hand(me) if card.tasks]


def play_objective(g: State, me: Player, card: Card) -> Flow:
    """Into the objective area, where it must be scored; then its action, now or never."""
    lose_card(me, card)
    me.area.append(card)
    g.tell("plays", me.seat, card=card)
    yield from effects.perform_one(g, me, IMMEDIATE[card])


def dismiss(g: State, me: Player) -> Flow:
    """Discard an objective card of the hand and do its action without playing it (3b)."""
    card = yield from ASKING.choose(g, me, "discard", playable(me), beside=False)
    discard(g, me, card)
    yield from effects.perform_one(g, me, IMMEDIATE[card])
