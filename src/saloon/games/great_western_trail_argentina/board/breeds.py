"""How the ten breeds look."""

from __future__ import annotations

from saloon.games.trail.board.breeds import Breed

LOOKS: dict[str, Breed] = {
    "niata": Breed("grey", "ash", "", "plain"), "patagonico": Breed("green", "chestnut", "short", "plain"),
    "fronterizo": Breed("black", "bay", "lyre", "plain"), "holando": Breed("white", "soot", "", "blaze"),
    "caracu": Breed("orange", "fawn", "short", "plain"), "chaqueno": Breed("yellow", "tan", "lyre", "speckle"),
    "serrano": Breed("red", "russet", "short", "blaze"), "blanco_orejinegro": Breed("blue", "cream", "short"),
    "franqueiro": Breed("brown", "roan", "long", "roan"), "aberdeen_angus": Breed("purple", "jet", "", "plain"),
}  # fmt: skip
