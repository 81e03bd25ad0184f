"""Numbers that the page names, as the components say them."""

from __future__ import annotations

from saloon.engine.guide import Number
from saloon.games.great_western_trail.simmental.components import MARKET_SIZE, PURCHASES, SIMMENTAL, SIMMENTALS

ONE, TWO = PURCHASES

NUMBERS: dict[str, Number] = {
    "cards": SIMMENTALS,
    "one-cowboy": ONE.dollars,
    "two-cowboys": TWO.dollars,
    **{f"market-{seats}": size for seats, size in MARKET_SIZE.items()},
    **{f"value-{stage}": card.value for stage, card in SIMMENTAL.items()},
    **{f"points-{stage}": card.points for stage, card in SIMMENTAL.items()},
}
