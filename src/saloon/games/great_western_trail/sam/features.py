"""What can be told of Sam, who has no hand and no money, and plays as his cards say."""

from __future__ import annotations

from saloon.games.great_western_trail.components import WORKERS
from saloon.games.great_western_trail.sam.state import Sam, SamState


def features(g: SamState, sam: Sam) -> dict[str, float]:
    """His workers, his engine, his discs, and where his herder is."""
    found: dict[str, float] = {f"Sam {worker.id}s": sam.workers[worker.row] for worker in WORKERS}
    return found | {
        "Sam": 1,
        "Sam engine": sam.engine.number if sam.engine is not None else 0,
        "Sam discs": sam.discs,
        "Sam on the way": sam.herder.x if sam.herder is not None else 0,
    }
