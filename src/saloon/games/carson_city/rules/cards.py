"""Who holds which personality, and what follows from it."""

from __future__ import annotations

from typing import Final

from saloon.games.carson_city.components import NUMBERS, PADDOCKS, Person
from saloon.games.carson_city.state import Player, State

HIRED_GUNS: Final = {"7Y": 3, "7R": 2}
"""What they add to a strength."""


def holds(player: Player, face: str) -> bool:
    return Person.all[face] in player.cards


def holder(g: State, face: str) -> Player | None:
    person = Person.all[face]
    for player in g.players:
        if person in player.cards:
            return player
    return None


def cash_limit(player: Player) -> int:
    """Limits of all cards add up."""
    return max(0, sum(card.limit for card in player.cards))


def strength(player: Player) -> int:
    return sum(strengths(player).values())


def strengths(player: Player) -> dict[str, int]:
    """What a strength is made of: revolvers, cowboys in the reserve, the token, the hired gun, the first paddock."""
    parts = {"revolvers": player.revolvers, "cowboys": player.reserve}
    if player.white:
        parts["white"] = 1
    if player.ammo:
        parts["ammo"] = NUMBERS["ammo"]
    for card in player.cards:
        if card.id in HIRED_GUNS:
            parts[card.id] = HIRED_GUNS[card.id]
    if player.stable and player.stable[0]:
        parts["paddock"] = 2 if player.stable[0] >= 3 else 1
    return parts


def order_of(player: Player) -> int:
    """The lowest card sets the turn order."""
    return min(card.number for card in player.cards)


def paddocks_open(g: State) -> list[int]:
    """Kit Carson does without the second paddock."""
    return [number for number in range(len(PADDOCKS)) if not (g.options.kit_carson and number == 1)]
