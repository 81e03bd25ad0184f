"""Carrying an action out, or renouncing it: that is always allowed, even after a duel that was won (rulebook p. 5)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from saloon.engine import PASS, Question
from saloon.games.carson_city.components import Space, Target
from saloon.games.carson_city.rules.roads import decide
from saloon.games.carson_city.state import Player, State


def performs(g: State, me: Player, target: Target, gain: int | None = None) -> Generator[Question, Any, bool]:
    """Whether the player does what costs nothing; nobody is asked about nothing."""
    if gain == 0:
        return True
    if (yield from decide(g, me, "perform", [target, PASS], gain)) != PASS:
        return True
    renounce(g, me, target)
    return False


def collects(g: State, me: Player, space: Space, cowboys: int) -> Generator[Question, Any, int]:
    """How many of the player's cowboys on a space without duels do their work."""
    count: int = yield from decide(g, me, "collect", range(cowboys, -1, -1))
    if not count:
        renounce(g, me, space, cowboys)
    return count


def renounce(g: State, me: Player, target: Target, cowboys: int = 1) -> None:
    """Out of one's own will, or because there is no money for it."""
    g.tell("renounces", me.seat, target=target, cowboys=cowboys)
