"""How this game asks, and what others may put in."""

from __future__ import annotations

from saloon.engine import Ask, Seat
from saloon.games.great_western_trail.rules.hands import ASKING
from saloon.games.great_western_trail.state import State
from saloon.games.trail import asking
from saloon.games.trail.asking import Answer


def asides(g: State) -> dict[Seat, Ask]:
    return asking.asides(g.players)


__all__ = ["ASKING", "Answer", "asides"]
