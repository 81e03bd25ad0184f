"""A New Beginning: the sheet, line by line, with what must be left for the lines that follow."""

from __future__ import annotations

from typing import Final

from saloon.games.carson_city.evaluation.outlook import Outlook
from saloon.games.carson_city.rules.beginning import cost, left

COWBOYS: Final[tuple[float, ...]] = (0.0, 4.6, 9.0, 12.8, 15.4, 17.0)
REVOLVERS: Final[tuple[float, ...]] = (0.0, 4.4, 9.4, 14.2, 18.8)
ROADS: Final[tuple[float, ...]] = (0.0, 1.6, 2.2, 2.5, 2.7, 2.8)
PARCELS: Final[tuple[float, ...]] = (0.0, 5.0, 8.8, 11.0, 12.4)
"""What so many are worth to begin with: the first ones most."""

POWERS: Final[tuple[float, ...]] = (1.4, 4.8, 4.0)
"""Another face, a second card once, a sharp eye."""

MONEY: Final = 0.55
"""A dollar of the first round: it buys the first buildings, or points at two dollars."""

RESERVED: Final = {"fame": 40, "crew": 18, "land": 10, "powers": 8, "stake": 8}
"""What should be left after a line, for the next ones and for the first round."""

TIGHT: Final = 0.5
"""What each dollar is missed that should be left."""


def keeping(o: Outlook, line: str, answer: list[int]) -> float:
    """What the money that is left is worth."""
    rest = left(o.me) - cost(line, answer)
    return MONEY * rest - TIGHT * max(0, RESERVED[line] - rest)


def fame(o: Outlook, answer: tuple[int, int]) -> float:
    points, loan = answer
    return points - loan + keeping(o, "fame", [points, loan])


def crew(o: Outlook, answer: tuple[int, int]) -> float:
    cowboys, revolvers = answer
    return COWBOYS[cowboys] + REVOLVERS[revolvers] + keeping(o, "crew", [cowboys, revolvers])


def land(o: Outlook, answer: tuple[int, int]) -> float:
    roads, parcels = answer
    return ROADS[roads] + PARCELS[parcels] + keeping(o, "land", [roads, parcels])


def powers(o: Outlook, answer: tuple[int, ...]) -> float:
    return sum(worth for worth, taken in zip(POWERS, answer, strict=True) if taken) + keeping(o, "powers", list(answer))


def stake(o: Outlook, money: int) -> float:
    """A dollar may be enough to choose before those who bid nothing."""
    return (0.7 if money else 0.0) + keeping(o, "stake", [money])
