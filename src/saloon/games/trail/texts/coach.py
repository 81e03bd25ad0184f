"""What coaches of sister games look at: hands with doubles, money for what a place asks, cards that are met twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from saloon.engine.coaching import Figures, Look, Tip

POOR = 3
"""Dollars below which money comes first."""


def breed_twice(name: str) -> Callable[[Look], Figures]:
    """A breed of the hand that counts once and is there twice; `name`: what the message with its name begins with."""

    def fits(look: Look) -> Figures:
        breeds = Counter(breed for card in look.me.hand if (breed := getattr(card, "breed", "") or _own_id(card)))
        twice = next((breed for breed, count in breeds.items() if count > 1), None)
        return {"breed": look.say(f"{name}-{twice}")} if twice is not None else False

    return fits


def _own_id(card: Any) -> str:
    """Where all cards of a breed are alike, the card is the breed."""
    return card.id if getattr(card, "value", 0) and not hasattr(card, "breed") else ""


def is_poor(look: Look) -> Figures:
    dollars: int = look.me.dollars
    return {"dollars": dollars} if dollars < POOR else False


def pays_and_costs(look: Look) -> Figures:
    """A place that pays for a card, and has something to do that costs money."""
    actions = [value for value in look.ask.options if hasattr(value, "gain")]
    pays = any(action.cost and any(effect.name == "dollars" for effect in action.gain) for action in actions)
    return pays and any(effect.name in ("hire", "build", "buy", "hazard") for action in actions for effect in action.gain)


def likes(*keywords: str) -> Callable[[Look], Figures]:
    """What the ratings like most is an action with one of these effects."""
    return lambda look: getattr(look.favourite, "keyword", "") in keywords


def no_local_action(look: Look) -> Figures:
    """Nothing of the place itself can be done, but an auxiliary action can."""
    kinds = {getattr(value, "kind", "") for value in look.ask.options}
    return "auxiliary" in kinds and "action" not in kinds


# ------------------------------------------------------------ tips that sisters share


def way_tips(name: str) -> tuple[Tip, ...]:
    """Where to go: what the purse and the hand ask for. `name`: as for `breed_twice`."""
    return Tip("poor", ("move",), is_poor), Tip("doubles", ("move",), breed_twice(name))


PLACE_TIPS = (
    Tip("elsewhere", ("act",), no_local_action),
    Tip("money-first", ("act",), pays_and_costs),
    Tip("act-hire", ("act",), likes("hire")),
)
"""What to do at a place."""


def hand_tips(name: str, removing: Callable[[Look], Figures] = lambda look: True) -> tuple[Tip, ...]:
    """Which cards may go; `removing`: the figures of the sentence about removing them."""
    return (
        Tip("discard-twice", ("discard", "remove"), breed_twice(name)),
        Tip("discard", ("discard",)),
        Tip("remove", ("remove",), removing),
    )
