"""The figures that the guide speaks of, from the box."""

from __future__ import annotations

from saloon.games.sans_foi_ni_loi.components import (
    BANK,
    BLIND_COST,
    BOOTY,
    BURIAL,
    COWBOYS,
    DEAL,
    DECK,
    FENCE,
    FULL_AGE,
    GIRLS_COWBOYS,
    HAND_LIMIT,
    KILLERS,
    LINE,
    LYNCHING,
    MINE_LIMIT,
    NOTABLES,
    POINT_PRICE,
    POINTS,
    PRESTIGE,
)

NUMBERS: dict[str, int] = {
    "cards": len(DECK),
    "deal": DEAL,
    "line": LINE,
    "points": POINTS,
    "point-price": POINT_PRICE,
    "blind": BLIND_COST,
    "hand-limit": HAND_LIMIT,
    "full-age": FULL_AGE,
    "booty": BOOTY,
    "burial": BURIAL,
    "girls": GIRLS_COWBOYS,
    "mine-limit": MINE_LIMIT,
    "fence-watch": FENCE.watch,
    "lynching": LYNCHING.cost,
    **{f"lynch-{card.id}": LYNCHING.cost + card.bonus for card in (COWBOYS[0], COWBOYS[-1], *NOTABLES)},
    **{card.id.replace("_", "-"): card.bonus for card in KILLERS},
    **{f"prestige-{rank}": points for rank, points in PRESTIGE.items()},
    **{f"bank-{seats}": BANK[seats] for seats in (2, 5, 6)},
}
