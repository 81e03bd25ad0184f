"""Numbers that the page names, as the components say them."""

from __future__ import annotations

from saloon.engine.guide import Number
from saloon.games.great_western_trail.components import DISCS, FEES, LOOK, STARTS, TOKEN_POINTS
from saloon.games.great_western_trail.rails.components import ANNEX
from saloon.games.great_western_trail.sam.components import BUDGET, CARDS, LEVELS, MOST_STEPS

FIRST = STARTS[0]

NUMBERS: dict[str, Number] = {
    "dollars": FIRST.dollars,
    "hand": FIRST.cards,
    "discs": sum(disc.count for disc in DISCS),
    "north-discs": sum(disc.count for disc in (*DISCS, *ANNEX)),
    "cards": len(CARDS),
    "cards-easy": len(CARDS) - len(LEVELS["easy"].without),
    "toll": FEES[2]["green"],
    "token": TOKEN_POINTS,
    "most-steps": MOST_STEPS,
    "budget": BUDGET,
    "look": LOOK,
}
