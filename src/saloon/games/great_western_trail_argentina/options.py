"""What can be chosen before a play (rulebook, "Mise en place" and the solo booklet). A first game: `neutral_tiles=fixed`."""

from __future__ import annotations

from typing import Annotated, Literal

from saloon.engine import For, GameOptions
from saloon.games.great_western_trail_argentina.components import CITIES, NUMBERS_OF_BUILDINGS
from saloon.games.trail.sides import Sides

SIDES = Sides(NUMBERS_OF_BUILDINGS, {"a": "a", "b": "b"})
"""Of the personal buildings, from 1 to 10."""
CITY_SIDES = Sides(range(len(CITIES)), {"a": "a", "b": "b"})
"""Of the city boards: Le Havre, Rotterdam, Liverpool."""

FIRST_GAME = {"neutral_tiles": "fixed", "faces": "a", "cities": "a"}


def spread(seats: int) -> list[dict[str, str]]:
    """Option sets for tests: every value of every option, faces of both kinds together, every level of the solo opponent."""
    sets = [
        {},
        FIRST_GAME,
        {"faces": "b", "cities": "b", "cattle_panel": "yes"},
        {"faces": "chosen", "chosen_faces": "ab" * 5, "cities": "chosen", "chosen_cities": "aba"},
    ]
    if seats == 1:
        sets += [{"level": "moderate", "cities": "b"}, {"level": "expert", "faces": "b"}]
    return sets


class Options(GameOptions, frozen=True):
    """Set-up, the panel of cattle, and how strong the solo opponent is."""

    neutral_tiles: Literal["random", "fixed"] = "random"
    faces: Literal["random", "a", "b", "chosen"] = "random"
    chosen_faces: Annotated[str, SIDES.chosen("aabbaabbaa (a/b × 10)", "faces")] = "a" * len(NUMBERS_OF_BUILDINGS)
    cities: Literal["random", "a", "b", "chosen"] = "random"
    chosen_cities: Annotated[str, CITY_SIDES.chosen("aba (a/b × 3)", "cities", CITIES, "city")] = "a" * len(CITIES)
    cattle_panel: bool = False
    level: Annotated[Literal["easy", "moderate", "expert"], For(seats=(1,))] = "easy"
