"""Answers that people can give once for all, to questions that nearly everybody answers alike."""

from __future__ import annotations

from collections.abc import Callable

from saloon.engine import PASS, Ask, Value
from saloon.games.carson_city.components import CASH, INDEX, NO, Parcel
from saloon.games.carson_city.rules.cards import holds
from saloon.games.carson_city.rules.roads import WINDOW
from saloon.games.carson_city.rules.town import income
from saloon.games.carson_city.state import State


def first_of(*verbs: str) -> Callable[[State, Ask], Value | None]:
    """What is usually chosen comes first."""
    return lambda g, ask: ask.options[0] if ask.verb in verbs else None


def free_actions(g: State, ask: Ask) -> Value | None:
    """Carry out what costs nothing; take money where there is nothing else to take."""
    if ask.verb in ("double", "wages"):
        return CASH if ask.options[0] is CASH and ask.options[1] == PASS else None
    return first_of("perform", "collect")(g, ask)


def double_ranches(g: State, ask: Ask) -> Value | None:
    """The best ranch of which no attacker takes half; who could still double all of them with the merchant is asked."""
    me = g.players[ask.seat]
    if ask.verb != "stud" or (holds(me, "3Y") and 3 in me.waiting):
        return None
    own = [parcel for parcel in ask.options if isinstance(parcel, Parcel) and parcel.id not in ask.about]
    return max(own, key=lambda parcel: income(g, INDEX[parcel]), default=None)


def keep_roads(g: State, ask: Ask) -> Value | None:
    """Only in the windows for roads alone: with every other question they can still be laid."""
    return PASS if ask.verb == "road" and ask.about == WINDOW else None


def refuse_houses(g: State, ask: Ask) -> Value | None:
    return NO if ask.verb == "consent" else None


STANDING: dict[str, Callable[[State, Ask], Value | None]] = {
    "free-actions": free_actions,
    "better-die": first_of("die"),
    "reroll-behind": first_of("reroll"),
    "double-ranches": double_ranches,
    "spend-least": first_of("spend"),
    "keep-roads": keep_roads,
    "refuse-houses": refuse_houses,
}
