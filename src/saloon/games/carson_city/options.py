"""What can be chosen before a play: buildings, personalities, six variants.

A first game: `people=first_game` and none of the newer buildings.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Literal

from saloon.engine import FreeText, GameOptions
from saloon.games.carson_city.components import (
    INDEX,
    NEIGHBOURS,
    NUMBERS,
    PEOPLE,
    PRINTED_RIVER,
    SIDE,
    TOWN,
    Parcel,
    Person,
    Set,
)
from saloon.games.carson_city.picking import PEOPLE_PICKER, RIVER_PICKER, touch


def read_people(text: str) -> list[Person]:
    """`1Y,2R,…`: seven cards with their faces, eight if the street boy (0) is among them."""
    ids = text.split(",")
    people = [Person.all[id] for id in ids if id in Person.all]
    numbers = [person.number for person in people]
    if len(people) != len(ids) or len(set(numbers)) != len(numbers) or len(people) != 7 + (0 in numbers):
        raise ValueError(text)
    return people


def read_river(text: str) -> list[Parcel]:
    """`14,24,…`: parcels of a free river, in its course."""
    ids = text.split(",")
    if not all(id in Parcel.all for id in ids) or not NUMBERS["least_river"] <= len(ids) <= NUMBERS["river_tiles"]:
        raise ValueError(text)
    river = [Parcel.of(id) for id in ids]
    if not (_is_a_course(river) and _divides(river)):
        raise ValueError(text)
    return river


def _is_a_course(river: list[Parcel]) -> bool:
    """A path without crossings and without a 2 x 2 pool, from border to border."""
    flows = all(touch(one, two) for one, two in pairwise(river))
    touching = sum(touch(one, two) for at, one in enumerate(river) for two in river[at + 1 :])
    ends = all(len(NEIGHBOURS[INDEX[end]]) < 8 for end in (river[0], river[-1]))
    return len(set(river)) == len(river) and flows and touching == len(river) - 1 and ends


def _divides(river: list[Parcel]) -> bool:
    return len(set(banks([INDEX[parcel] for parcel in river]).values())) == 2


def banks(river: list[int]) -> dict[int, int]:
    """The bank that every land parcel lies on, numbered from 0."""
    found: dict[int, int] = {}
    number = 0
    for start in range(SIDE * SIDE):
        if start in found or start in river:
            continue
        todo = [start]
        while todo:
            here = todo.pop()
            found[here] = number
            row, column = TOWN[here].row, TOWN[here].column
            for other in NEIGHBOURS[here]:
                straight = TOWN[other].row == row or TOWN[other].column == column
                if straight and other not in found and other not in river:
                    todo.append(other)
        number += 1
    return found


_FIRST_GAME = ",".join(Set.of("first_game").cards)
_RIVER = ",".join(parcel.id for parcel in PRINTED_RIVER)
_LIKE_PEOPLE = "1Y,2R,3Y,4Y,5R,6Y,7Y (Y/R; 0: 8 cards)"


class Options(GameOptions, frozen=True):
    """Buildings, people, variants, and what tables like to do in two ways."""

    people: Literal["first_game", "quiet", "rich", "landowner", "gold_rush", "gunfight", "random", "chosen"] = "first_game"
    chosen_people: Annotated[str, FreeText(_LIKE_PEOPLE, read_people, ("people", "chosen"), PEOPLE_PICKER)] = _FIRST_GAME
    general_stores: bool = True
    schools: bool = True
    blacksmiths: bool = True
    city_hall: bool = True
    station: bool = True
    new_beginning: bool = False
    river: Literal["none", "printed", "free"] = "none"
    free_river: Annotated[str, FreeText(f"{_RIVER} (8 … 15)", read_river, ("river", "free"), RIVER_PICKER)] = _RIVER
    might_is_right: bool = False
    kit_carson: bool = False
    outlaws: bool = False
    horses: bool = False
    council_order: Literal["big_box", "2009"] = "big_box"
    river_mountains: Literal["rulebook", "by_length"] = "rulebook"
    bidding: Literal["clockwise", "open"] = "clockwise"


NEWER = ("general_stores", "schools", "blacksmiths", "city_hall", "station")
FIRST_GAME = {"people": "first_game", **dict.fromkeys(NEWER, "no")}
VARIANTS = ("new_beginning", "might_is_right", "kit_carson", "outlaws", "horses")


def spread(seats: int) -> list[dict[str, str]]:
    """Option sets that together show every face of every card and every pair of variants."""
    on = "yes"
    faces = [[person for person in PEOPLE if person.face == face] for face in "YR"]
    groups = [",".join(person.id for person in faces[at % 2][start : start + 7 + (start == 0)]) for at, start in
              enumerate((0, 0, 8, 8, 12, 12))]  # fmt: skip
    sets: list[dict[str, str]] = [{}, FIRST_GAME]
    sets += [{"people": "chosen", "chosen_people": people, "horses": on, "outlaws": on} for people in groups]
    sets += [
        {"people": "quiet", "river": "printed", "might_is_right": on, "new_beginning": on},
        {"people": "rich", "kit_carson": on, "horses": on, "new_beginning": on, "bidding": "open", "council_order": "2009"},
        {"people": "landowner", "river": "free", "river_mountains": "by_length", "outlaws": on, "kit_carson": on},
        {"people": "gold_rush", "river": "printed", "might_is_right": on, "horses": on, "outlaws": on},
        {"people": "gunfight", "might_is_right": on, "kit_carson": on, "new_beginning": on, "outlaws": on},
        {"people": "random", "river": "printed", **dict.fromkeys(VARIANTS, on)},
    ]
    return sets
