"""What is in the box of the variant: cards of three stages, their price, and the size of the market."""

from __future__ import annotations

from saloon.engine import Box
from saloon.games.great_western_trail.components import Card, load_purchases

BOX = Box(__package__)
SIMMENTALS: int = BOX.numbers("number")["simmentals"]
MARKET_SIZE = {int(seats): size for seats, size in BOX.numbers("market").items()}
SIMMENTAL = {card.stage: card for card in BOX.load("cattle", Card)}
"""The card of each stage."""
PURCHASES = load_purchases(BOX)
