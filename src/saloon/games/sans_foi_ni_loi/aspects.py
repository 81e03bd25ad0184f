"""What bots name when they say why they would choose something, and what comes to the same for them."""

from __future__ import annotations

from saloon.engine import Aspect, Value
from saloon.games.sans_foi_ni_loi.components import TAKES
from saloon.games.sans_foi_ni_loi.state import State

ASPECTS = {
    "ranges": Aspect(("ranges", "lead ranges", "score ranges"), "ranges"),
    "herds": Aspect(("herds", "lead herds", "score herds"), "herds"),
    "cowboys": Aspect(("cowboys", "lead cowboys", "score cowboys"), "cowboys"),
    "gold": Aspect(("gold", "lead gold", "score gold"), "gold"),
    "hand": Aspect(("hand", "rival hands")),
    "ranch": Aspect(("fences", "notables", "raided")),
    "turn": Aspect(("to move",)),
}
"""By the features of `features.py`."""


def alike(g: State, value: Value) -> Value:
    """A card of the Line, whichever slot it lies on."""
    return ("take", g.line[TAKES.index(value)]) if value in TAKES else value
