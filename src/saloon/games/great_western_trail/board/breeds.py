"""How the breeds of this game look."""

from __future__ import annotations

from saloon.games.trail.board.breeds import Breed

LOOKS: dict[str, Breed] = {
    "criollo": Breed("grey", "ash", "lyre", "plain"), "santa_gertrudis": Breed("green", "chestnut", "short", "plain"),
    "pineywoods": Breed("black", "soot", "short", "speckle"), "galloway": Breed("white", "cream"),
    "black_angus": Breed("yellow", "jet", "", "plain"), "longhorn": Breed("red", "tan", "long", "blaze"),
    "corriente": Breed("blue", "bay", "lyre", "plain"), "shorthorn": Breed("brown", "roan", "short", "roan"),
    "hereford": Breed("purple", "russet", "short", "white"),
}  # fmt: skip
