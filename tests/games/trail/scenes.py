"""What builders of scenes have alike for the sisters with bags and personal buildings."""

from __future__ import annotations

from typing import Any

Many = str | list[str]


def names(many: Many) -> list[str]:
    """Ids in a list, or in a text with spaces between them."""
    return many.split() if isinstance(many, str) else list(many)


def fill_supply(supply: Any, kind: Any, spaces: int, foresight: Many, bag: Many) -> None:
    """The tiles on foresight spaces, and those of the bag; the first is its top."""
    tiles = [kind.of(id) for id in names(foresight)]
    supply.foresight = [*tiles, *[None] * (spaces - len(tiles))]
    supply.bag = [kind.of(id) for id in reversed(names(bag))]


def still_to_build(g: Any, seat: int, tiles: Any, faces: Many | None) -> list[Any]:
    """The sides that are named; all that are not on the trail, if none are."""
    built = [tile for tile in g.trail if tile is not None and tile.owner == seat]
    wanted = g.faces if faces is None else names(faces)
    return [tiles[seat, face] for face in wanted if tiles[seat, face] not in built]
