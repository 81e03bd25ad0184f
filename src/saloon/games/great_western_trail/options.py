"""What can be chosen before a play (rulebook, "Mise en place"). A first game: `neutral_tiles=fixed`, `faces=a`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal

from saloon.engine import GameOptions
from saloon.games.great_western_trail.components import NUMBERS_OF_BUILDINGS
from saloon.games.great_western_trail.kit import Kit, kit_with
from saloon.games.trail.sides import Sides

SIDES = Sides(NUMBERS_OF_BUILDINGS, {"a": "a", "b": "b"})
"""Of the personal buildings, from 1 to 12."""

FIRST_GAME = {"neutral_tiles": "fixed", "faces": "a"}
OTHER_FACES = {"faces": "b"}
MIXED_FACES = {"faces": "chosen", "chosen_faces": "ab" * (len(NUMBERS_OF_BUILDINGS) // 2)}
SPREAD: tuple[dict[str, str], ...] = ({}, FIRST_GAME, OTHER_FACES)
"""Option sets for tests."""


class Options(GameOptions, frozen=True, dict=True):
    """How the table is set up; each module brings its own beside these.

    modules: all that were joined (`module.Module`), in the order of the box.
    """

    modules: ClassVar[tuple[Any, ...]] = ()

    neutral_tiles: Literal["random", "fixed"] = "random"
    faces: Literal["random", "a", "b", "chosen"] = "random"
    chosen_faces: Annotated[str, SIDES.chosen("aabbaabbaabb (a/b × 12)", "faces")] = "a" * len(NUMBERS_OF_BUILDINGS)

    def notices(self) -> Sequence[str]:
        return [notice for module in self.kit.modules for notice in module.notices(self.kit)]

    @cached_property
    def kit(self) -> Kit:
        """The box with the modules that these options put in play."""
        return kit_with(tuple(module for module in self.modules if module.played(self)))
