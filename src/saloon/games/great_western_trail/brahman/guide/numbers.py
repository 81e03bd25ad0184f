"""Numbers that the page names, as the components say them."""

from __future__ import annotations

from saloon.engine.guide import Number
from saloon.games.great_western_trail.brahman.components import BONUS, BRAHMAN, BRAHMANS, MARKET_SIZE, PURCHASES

ONE, TWO = PURCHASES
IN_HAND = 3
"""Brahmans of the example."""
OTHER = BRAHMAN.value
"""The value of the card beside them."""

NUMBERS: dict[str, Number] = {
    "cards": BRAHMANS,
    "bonus": BONUS,
    "value": BRAHMAN.value,
    "points": BRAHMAN.points,
    "one-cowboy": ONE.dollars,
    "two-cowboys": TWO.dollars,
    "example-value": BRAHMAN.value + OTHER,
    "example-bonus": IN_HAND * BONUS,
    "example-total": BRAHMAN.value + OTHER + IN_HAND * BONUS,
    **{f"market-{seats}": size for seats, size in MARKET_SIZE.items()},
}
