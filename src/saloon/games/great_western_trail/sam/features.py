"""What can be told of Sam, who has no hand and no money, and plays as his cards say."""

from __future__ import annotations

from saloon.games.great_western_trail.components import WORKERS
from saloon.games.great_western_trail.features import on_the_way
from saloon.games.great_western_trail.sam.state import Sam, SamState, level_of


def features(g: SamState, sam: Sam) -> dict[str, float]:
    """His workers, his engine, his discs, and where his herder is."""
    found: dict[str, float] = {f"Sam {worker.id}s": sam.workers[worker.row] for worker in WORKERS}
    return found | {
        f"Sam {level_of(g).id}": 1,
        "Sam engine": sam.engine.number if sam.engine is not None else 0,
        "Sam discs": sam.discs,
        "Sam on the way": on_the_way(sam.herder),
    }
