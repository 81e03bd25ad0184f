"""What can be chosen before a play (dossier 3, 5.1, 5.2). A first game: `neutral_tiles=fixed`, `faces=a`."""

from __future__ import annotations

from typing import Annotated, Literal

from saloon.engine import GameOptions, Written
from saloon.games.great_western_trail.components import NUMBERS_OF_BUILDINGS


def read_faces(text: str) -> dict[int, str]:
    """`abababababab`: the side of each personal building, from 1 to 12."""
    if len(text) != len(NUMBERS_OF_BUILDINGS) or set(text) - {"a", "b"}:
        raise ValueError(text)
    return dict(zip(NUMBERS_OF_BUILDINGS, text, strict=True))


class Options(GameOptions, frozen=True):
    """Set-up and the Simmental variant."""

    neutral_tiles: Literal["random", "fixed"] = "random"
    faces: Literal["random", "a", "b", "chosen"] = "random"
    chosen_faces: Annotated[str, Written("aabbaabbaabb (a/b × 12)", read_faces)] = "a" * len(NUMBERS_OF_BUILDINGS)
    simmental: bool = False
