"""What was scored during play: bought, at the council, by cards; each round by round, from what was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from saloon.engine import Earned, Line, Seat, Tell, Texts
from saloon.games.carson_city.components import Person
from saloon.games.carson_city.texts.names import cause

ICONS = {"bought": "coin", "council": "city-hall", "cards": "person", "spent": "bank", "outlaws": "outlaw", "sheet": "sheet"}
"""The parts, in the order of the score sheet."""
OTHERS = {"spent": "spent", "outlaw": "outlaws"}
UNDERTAKER = "14R"


def _scores(told: Mapping[str, Any]) -> tuple[str, str, int]:
    why = told["why"]
    part = OTHERS.get(why) or ("cards" if why in Person.all else "council")
    return part, "" if part in OTHERS.values() else why, told["points"]


EVENTS: dict[str, Callable[[Mapping[str, Any]], tuple[str, str, int]]] = {
    "scores": _scores,
    "buys_points": lambda told: ("bought", told["source"].id, told["count"]),
    "loses_point": lambda told: ("cards", UNDERTAKER, -1),
    "reveals": lambda told: ("sheet", "", told["points"] - told["loan"]),
}
"""Part, what brought them if that is worth a word, and points, of every event that moves a marker of the points track."""


def earned(tells: Iterable[Tell], seat: Seat, say: Texts) -> dict[str, list[Earned]]:
    found: dict[str, Counter[tuple[int, str]]] = {part: Counter() for part in ICONS}
    now = 1
    for tell in tells:
        if tell.event == "round":
            now = tell.values["round"]
        elif tell.seat == seat and tell.event in EVENTS:
            part, why, points = EVENTS[tell.event](tell.opened().values)
            found[part][now, why] += points
    return {"play": [Earned(part, ICONS[part], _lines(say, by_round)) for part, by_round in found.items()]}


def _lines(say: Texts, by_round: Counter[tuple[int, str]]) -> list[Line]:
    return [
        (say("sum-round-for", round=number, why=cause(say, why)) if why else say("sum-round", round=number), points)
        for (number, why), points in by_round.items()
    ]
