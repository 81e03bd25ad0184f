"""Cattle of a breed: a game says how each of its breeds looks, and its animals are drawn like that."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from saloon.drawing.shapes import path


class Breed(NamedTuple):
    """How the cards and the animals of a breed look.

    colour: of the cards: the style class `breed-<colour>`. Some are in `trail.css`; a game may bring its own.
    hide:   of the animal: the style class `hide-<hide>`, likewise.
    horns, mark: of `HORNS` and `MARKS`, if it has any.
    animal: draws one that is built like no other, in a square of 64.
    brings: dollars that its cards say they bring, beside their value.
    """

    colour: str
    hide: str
    horns: str = ""
    mark: str = ""
    animal: Callable[[], str] | None = None
    brings: int = 0

    @property
    def cls(self) -> str:
        """What a group of its drawings needs."""
        return f"breed-{self.colour} hide-{self.hide}"


# ------------------------------------------------------------ animals


def _dots(*dots: tuple[float, float, float]) -> str:
    return "".join(f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z" for x, y, r in dots)


HORNS = {
    "short": "M21 19C15 18 12.5 13.5 14 8.5 16 12 19 13.6 23.6 14.6zM43 19C49 18 51.5 13.5 50 8.5 48 12 45 13.6 40.4 14.6z",
    "long": "M22 19.5C12 20.5 3.5 17-3 5.5 4.5 12.5 13 14 23.6 14.4zM42 19.5C52 20.5 60.5 17 67 5.5 59.5 12.5 51 14 40.4 14.4z",
    "lyre": "M22 19C12 18 7 11 10.5 1.5 12.5 9 16.5 12.5 24 14zM42 19C52 18 57 11 53.5 1.5 51.5 9 47.5 12.5 40 14z",
}
EARS = "M20 23C12 19.5 6 21.5 3.5 26.5 9 31 16.5 30.5 21 27zM44 23C52 19.5 58 21.5 60.5 26.5 55 31 47.5 30.5 43 27z"
SHOULDERS = "M6 64C8 48 18 39 32 39s24 9 26 25z"
HEAD = "M19.5 20C21 12.5 43 12.5 44.5 20 46 27 44 34 42.2 40 41 49 38 55 32 55S23 49 21.8 40C20 34 18 27 19.5 20z"
MUZZLE = "M22.6 44.5c0-5 4-7.5 9.4-7.5s9.4 2.5 9.4 7.5S38 54.8 32 54.8s-9.4-5.3-9.4-10.3z"
NOSTRILS = "M25.9 44.6a1.9 1.5 0 1 0 3.8 0a1.9 1.5 0 1 0-3.8 0zM34.3 44.6a1.9 1.5 0 1 0 3.8 0a1.9 1.5 0 1 0-3.8 0z"
EYES = "M22.7 27.5a1.7 2.1 0 1 0 3.4 0a1.7 2.1 0 1 0-3.4 0zM37.9 27.5a1.7 2.1 0 1 0 3.4 0a1.7 2.1 0 1 0-3.4 0z"
MARKS = {
    "plain": "M23 15c5-2.4 13-2.4 18 0-3 2.6-6 3.6-9 3.6S26 17.6 23 15z",
    "white": "M24.5 14.8C28 13.3 36 13.3 39.5 14.8 41.5 22 40.5 33 40.8 40 40 49 37.5 55 32 55S24 49 23.2 40C23.5 33 22.5 22 "
    "24.5 14.8z",
    "blaze": "M29.5 14.4h5c.4 8 1.6 16 4.5 25-2 3-12 3-14 0 2.9-9 4.1-17 4.5-25z" + _dots((14, 52, 4), (49, 56, 4)),
    "speckle": _dots((28, 18, 2), (35, 21, 2.6), (31, 29, 2.2), (37, 33, 1.6), (14, 54, 3), (52, 57, 3), (47, 52, 2.6)),
    "roan": "M24 15c5-2 11-2 16 0-2 4-4 8-8 8s-6-4-8-8zM27 36c3 2 7 2 10 0 1 3 1.5 5 1 7-4 2-8 2-12 0-.5-2 0-4 1-7z"
    "M11 60c4-7 9-9 12-9-2 5-3 8-3 13h-9zM53 60c-4-7-9-9-12-9 2 5 3 8 3 13h9z",
}


@lru_cache(maxsize=256)
def portrait(breed: Breed, x: float, y: float, size: float) -> str:
    """The animal, centred on a point, within a group of its breed's class."""
    body = breed.animal() if breed.animal else _head(breed)
    scale = size / 64
    return f'<g transform="translate({x - size / 2:g} {y - size / 2:g}) scale({scale:.4g})">{body}</g>'


def _head(breed: Breed) -> str:
    body = path(SHOULDERS, "coat") + path(SHOULDERS, "coat-shade")
    body += path(HORNS[breed.horns], "horn") if breed.horns else ""
    body += path(EARS, "ear") + path(HEAD, "coat head")
    body += path(MARKS[breed.mark], f"patch {breed.mark}") if breed.mark else ""
    return body + path(MUZZLE, "muzzle") + path(NOSTRILS, "nostril") + path(EYES, "eye")
