"""What can be chosen before a play (rulebook, "Mise en place"). A first game: `neutral_tiles=fixed`, `faces=a`."""

from __future__ import annotations

from typing import Annotated, Literal

from saloon.engine import FreeText, GameOptions
from saloon.games.great_western_trail.components import NUMBERS_OF_BUILDINGS
from saloon.games.trail.sides import Sides

SIDES = Sides(NUMBERS_OF_BUILDINGS, {"a": "a", "b": "b"})
"""Of the personal buildings, from 1 to 12."""

FIRST_GAME = {"neutral_tiles": "fixed", "faces": "a"}


def spread(seats: int) -> list[dict[str, str]]:
    """Option sets for tests: every value of every option, and the variant with each kind of faces."""
    mixed = {"faces": "chosen", "chosen_faces": "ab" * (len(NUMBERS_OF_BUILDINGS) // 2)}
    simmental = {"simmental": "yes"}
    return [
        {},
        FIRST_GAME,
        {"faces": "b"},
        simmental,
        {**simmental, "faces": "b"},
        {**simmental, **mixed, "neutral_tiles": "fixed"},
    ]


class Options(GameOptions, frozen=True):
    """Set-up and the Simmental variant."""

    neutral_tiles: Literal["random", "fixed"] = "random"
    faces: Literal["random", "a", "b", "chosen"] = "random"
    chosen_faces: Annotated[str, FreeText("aabbaabbaabb (a/b × 12)", SIDES.read)] = "a" * len(NUMBERS_OF_BUILDINGS)
    simmental: bool = False
