"""Who holds which personality, and what follows from it."""

from __future__ import annotations

from saloon.games.carson_city.components import NUMBERS, PADDOCKS, Person
from saloon.games.carson_city.state import Player, State


def holds(player: Player, face: str) -> bool:
    return Person.of(face) in player.cards if player.cards else False


def holder(g: State, face: str) -> Player | None:
    return next((player for player in g.players if holds(player, face)), None)


def cash_limit(player: Player) -> int:
    """Limits of all cards add up."""
    return max(0, sum(card.limit for card in player.cards))


def strength(player: Player) -> int:
    """Revolvers, cowboys in the reserve, the token, the hired gun, the first paddock."""
    found = player.revolvers + player.reserve + player.white
    if player.ammo:
        found += NUMBERS["ammo"]
    if holds(player, "7Y"):
        found += 3
    if holds(player, "7R"):
        found += 2
    if player.stable and player.stable[0]:
        found += 2 if player.stable[0] >= 3 else 1
    return found


def order_of(player: Player) -> int:
    """The lowest card sets the turn order."""
    return min(card.number for card in player.cards)


def paddocks_open(g: State) -> list[int]:
    """Kit Carson does without the second paddock."""
    return [number for number in range(len(PADDOCKS)) if not (g.options.kit_carson and number == 1)]
