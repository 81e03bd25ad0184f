"""How the breeds of this game look."""

from __future__ import annotations

from saloon.games.trail.board.breeds import Breed

LOOKS: dict[str, Breed] = {
    "criollo": Breed("grey", "ash", "lyre", "plain"), "pineywoods": Breed("black", "soot", "short", "speckle"),
    "galloway": Breed("white", "cream"), "santa_gertrudis": Breed("green", "chestnut", "short", "plain"),
    "black_angus": Breed("yellow", "jet", "", "plain"), "corriente": Breed("blue", "bay", "lyre", "plain"),
    "shorthorn": Breed("brown", "roan", "short", "roan"), "hereford": Breed("purple", "russet", "short", "white"),
    "simmental": Breed("orange", "fawn", "short", "white"),
}  # fmt: skip
