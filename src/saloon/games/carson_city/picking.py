"""Choosing personalities and the course of a river from what lies on the table, rather than by writing them down."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.engine import Picker
from saloon.games.carson_city.components import PEOPLE, SIDE, TOWN, Parcel

_NUMBERS = sorted({person.number for person in PEOPLE})


def touch(one: Parcel, two: Parcel) -> bool:
    """Whether two parcels have a side in common."""
    return abs(one.row - two.row) + abs(one.column - two.column) == 1


def in_course(parcels: Sequence[Parcel]) -> list[Parcel]:
    """Parcels from one end of a river to the other, as far as they touch one another; then whatever is left."""
    left = sorted(parcels, key=lambda parcel: sum(touch(parcel, other) for other in parcels))
    course: list[Parcel] = []
    while left:
        following = next((parcel for parcel in left if course and touch(parcel, course[-1])), left[0])
        left.remove(following)
        course.append(following)
    return course


def _write_people(ids: Sequence[str]) -> str:
    return ",".join(id for id in ids if id)


def _read_people(text: str) -> list[str]:
    by_number = {id[:-1]: id for id in text.split(",")}
    return [by_number.get(str(number), "") for number in _NUMBERS]


def _write_river(ids: Sequence[str]) -> str:
    return ",".join(parcel.id for parcel in in_course([Parcel.of(id) for id in ids if id]))


def _read_river(text: str) -> list[str]:
    ids = text.split(",")
    return [parcel.id if parcel.id in ids else "" for parcel in TOWN]


PEOPLE_PICKER = Picker(
    {str(number): ("", *(person.id for person in PEOPLE if person.number == number)) for number in _NUMBERS},
    _write_people,
    _read_people,
    "person",
)
RIVER_PICKER = Picker({parcel.id: ("", parcel.id) for parcel in TOWN}, _write_river, _read_river, columns=SIDE)
