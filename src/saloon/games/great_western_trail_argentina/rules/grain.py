"""Grain: it comes and goes on its track (rulebook, "Avancer votre marqueur de grain")."""

from __future__ import annotations

from saloon.engine import Flow
from saloon.games.great_western_trail_argentina.components import GRAIN_LIMIT
from saloon.games.great_western_trail_argentina.rules.hands import ASKING
from saloon.games.great_western_trail_argentina.state import Player, State


def gain_grain(g: State, me: Player, spaces: int, may: bool) -> Flow:
    """Up to so much, never beyond the limit; who chose the action for it alone takes some."""
    most = min(spaces, GRAIN_LIMIT - me.grain)
    if most <= 0:
        return
    count = yield from ASKING.choose(g, me, "harvest", list(range(most, -1 if may else 0, -1)))
    if count:
        me.grain += count
        g.tell("harvests", me.seat, count=count, grain=me.grain)


def pay_grain(g: State, me: Player, count: int) -> None:
    me.grain -= count
    if count:
        g.tell("pays_grain", me.seat, count=count)
