"""What can be told of Pedro, who has no hand and no money, and plays as his cards say."""

from __future__ import annotations

from saloon.games.great_western_trail_argentina.components import ROWS_OF_WORKERS
from saloon.games.great_western_trail_argentina.pedro.state import Opponent
from saloon.games.great_western_trail_argentina.state import State


def features(g: State, pedro: Opponent) -> dict[str, float]:
    """His workers and what is still to come of his discs and loading cards."""
    found: dict[str, float] = {f"Pedro {name}": len(row) for name, row in zip(ROWS_OF_WORKERS, pedro.workers, strict=False)}
    return found | {"Pedro": 1, "Pedro reserve": pedro.reserve, "Pedro loading": pedro.loading}
