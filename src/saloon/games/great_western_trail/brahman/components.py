"""What is in the box of the variant: eight cards, their price, what they bring, and the size of the market."""

from __future__ import annotations

from saloon.engine import Box
from saloon.games.great_western_trail.components import Card, Command, load_purchases

BOX = Box(__package__)
_NUMBERS = BOX.numbers("number")
BRAHMANS: int = _NUMBERS["brahmans"]
BONUS: int = _NUMBERS["bonus"]
"""Dollars that each of them brings where the hand is sold."""
MARKET_SIZE = {int(seats): size for seats, size in BOX.numbers("market").items()}
(BRAHMAN,) = BOX.load("cattle", Card)
PURCHASES = load_purchases(BOX)
CASH = Command("cash")
"""Take the money for the Brahmans of the hand as it is."""
