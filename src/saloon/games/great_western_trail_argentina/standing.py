"""Standing answers: questions that people nearly always answer alike (`Page.standing`).

The usual answer to each of them is its first option.
"""

from __future__ import annotations

from saloon.engine import PASS, Value
from saloon.games.great_western_trail_argentina.components import END, SELL
from saloon.games.trail.asking import EXCHANGE
from saloon.games.trail.standing import Standing, first_of, take_certificates


def keep_tokens(*values: Value) -> Standing:
    """One of these, where there is nothing else to choose but to spend a token."""
    return lambda g, ask: ask.options[0] if ask.options[0] in values and ask.options[1:] == [EXCHANGE] else None


STANDING: dict[str, Standing] = {
    "certificates": take_certificates,
    "grain": first_of("harvest"),
    "keep_hand": keep_tokens(SELL, PASS),
    "end_actions": keep_tokens(END),
}
