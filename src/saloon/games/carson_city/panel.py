"""What players look at all the time: how near the end is, what can be spent, what each seat has; and how options are sorted."""

from __future__ import annotations

from saloon.engine import Seat, Value
from saloon.engine.game import ANYTIME, END, Meter
from saloon.games.carson_city.components import FINISH, KEEP, LAY, ROUNDS, Paddock, Parcel, Space
from saloon.games.carson_city.rules.cards import cash_limit, strength
from saloon.games.carson_city.state import State


def countdown(g: State) -> list[Meter]:
    return [("rounds", ROUNDS - g.round + 1, ROUNDS)]


def budget(g: State, seat: Seat) -> list[Meter]:
    me = g.players[seat]
    return [
        ("money", me.money, 0),
        ("cowboys", me.reserve + me.white, 0),
        ("strength", strength(me), 0),
        ("roads", me.roads, 0),
    ]


def summary(g: State, seat: Seat) -> list[tuple[str, int]]:
    return [("coin", g.players[seat].money), ("rosette", g.players[seat].points)]


def lesson_values(g: State, seat: Seat) -> dict[str, int]:
    return {"limit": cash_limit(g.players[seat])}


def group_of(verb: str, value: Value) -> str:
    """Roads beside everything else; placing is sorted by the kind of place."""
    if value is LAY:
        return ANYTIME
    if value in (KEEP, FINISH):
        return END
    if verb in ("place", "kit", "again", "shift"):
        target = value[0] if isinstance(value, tuple) else value
        kinds = {Space: "track", Parcel: "town", Paddock: "paddock"}
        return kinds.get(type(target), "")
    return ""
