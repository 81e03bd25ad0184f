"""What can be chosen before a play (rulebook, "Mise en place", solo mode and errata; G12)."""

from __future__ import annotations

from typing import Annotated, Literal

from saloon.engine import For, GameOptions
from saloon.games.great_western_trail_el_paso.components import KINDS, TRAIN_NUMBERS
from saloon.games.trail.sides import Sides

SIDES = Sides(KINDS, {"a": "a", "b": "b"})
"""Of the piles of common buildings, from 1 to 6."""
TRAIN_SIDES = Sides(TRAIN_NUMBERS, {"f": "front", "b": "back"})
"""Of the train cards, from 1 to 4."""

FIRST_GAME = {"neutral_tiles": "fixed"}


def spread(seats: int) -> list[dict[str, str]]:
    """Option sets for tests: every value of every option, faces of both kinds together, every strength of the solo opponent."""
    chosen = {"faces": "chosen", "chosen_faces": "abbaba", "trains": "chosen", "chosen_trains": "fbbf"}
    sets = [
        {},
        FIRST_GAME,
        {"faces": "b", "trains": "back"},
        {**chosen, "building_2a": "either"},
        {"faces": "random", "trains": "random", "objective_posts": "at_least"},
    ]
    if seats == 1:
        sets += [
            {"b_cards": "1"},
            {"b_cards": "2", "sue_delivery": "highest"},
            {"b_cards": "3", "trains": "back", "faces": "b"},
        ]
    return sets


class Options(GameOptions, frozen=True):
    """Set-up, errata, two readings, and how strong the solo opponent is."""

    neutral_tiles: Literal["random", "fixed"] = "random"
    faces: Literal["a", "b", "random", "chosen"] = "a"
    chosen_faces: Annotated[str, SIDES.chosen("aabbab (a/b × 6)", "faces")] = "a" * len(KINDS)
    trains: Literal["front", "back", "random", "chosen"] = "front"
    chosen_trains: Annotated[str, TRAIN_SIDES.chosen("ffbb (f/b × 4)", "trains")] = "f" * len(TRAIN_NUMBERS)
    building_2a: Literal["printed", "either"] = "printed"
    objective_posts: Literal["exact", "at_least"] = "exact"
    b_cards: Annotated[Literal["0", "1", "2", "3"], For(seats=(1,))] = "0"
    sue_delivery: Annotated[Literal["next", "highest"], For(seats=(1,))] = "next"
