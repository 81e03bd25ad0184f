"""The worker section of a player board: the printed workers count everywhere (rulebook, "Engager un ouvrier")."""

from __future__ import annotations

from typing import Final, cast

from saloon.games.great_western_trail_argentina.components import DISCS, GRANJERO, Worker
from saloon.games.great_western_trail_argentina.state import Player, Seated

_STRENGTHS: Final = tuple((place, disc.strength) for place, disc in enumerate(DISCS) if disc.strength)


def crew(who: Seated, row: int) -> int:
    """How many workers of a type there are."""
    return 1 + len(who.workers[row])


def worker_sets(me: Player) -> int:
    """Sets of a gaucho, a carpintero, a maquinista and a granjero."""
    return 1 + min(map(len, me.workers))


def strong_workers(me: Player) -> int:
    """Worker tiles with an icon of strength; farmers, in the last row, show a side without one."""
    return sum([worker.strength for row in cast("list[list[Worker]]", me.workers[:GRANJERO]) for worker in row])


def own_strength(me: Player) -> int:
    """Icons on worker tiles and empty spaces of the player board."""
    return strong_workers(me) + sum([strength for place, strength in _STRENGTHS if not me.discs[place]])
