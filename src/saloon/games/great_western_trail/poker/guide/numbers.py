"""Numbers that the page names, as the components say them."""

from __future__ import annotations

from saloon.engine.guide import Number
from saloon.games.great_western_trail.poker.components import BANK, BONUSES, MAX_CARDS, STAKES

NUMBERS: dict[str, Number] = {
    "bank": BANK,
    "cards": MAX_CARDS,
    **{f"stake-{place}": stake for place, stake in enumerate(STAKES, 1)},
    **{f"points-{place}": bonus.points for place, bonus in enumerate(BONUSES, 1)},
    **{f"dollars-{place}": bonus.dollars for place, bonus in enumerate(BONUSES, 1)},
}
