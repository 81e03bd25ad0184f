"""Sam's buildings (rulebook, "Construire un des bâtiments de Sam")."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.games.great_western_trail.components import (
    BUILDER,
    FOLLOWING,
    INDEX,
    KANSAS_CITY,
    SITES,
    SPACES,
    START,
    TRAIL,
    Building,
    Space,
)
from saloon.games.great_western_trail.rules.building import own_buildings
from saloon.games.great_western_trail.sam.state import Sam, SamState
from saloon.games.great_western_trail.state import put_tile
from saloon.games.trail.priorities import Criterion, preferred
from saloon.games.trail.story import tell
from saloon.games.trail.ways import locations_left, spaces_ahead

Swap = tuple[Building, Space, Building]
"""A new tile, and where which old one stands."""


def _number(tile: Building) -> int:
    return int(tile.name[:-1])


def _behind_hazards() -> set[int]:
    """Spaces that are only reached through a hazard zone."""
    found: set[int] = set()
    for index, space in enumerate(SPACES):
        before = [other for other, following in enumerate(FOLLOWING) if index in following]
        if space.sort == "hazard" or (before and all(other in found for other in before)):
            found.add(index)
    return found


_HAZARDOUS = _behind_hazards()
SAFE_SITES = tuple(space for space in SITES if INDEX[space] not in _HAZARDOUS)
"""Building spaces of branches without a hazard zone; that of the outlaws is none (S-10)."""


_AHEAD = {space: {SPACES[at]: far for at, far in spaces_ahead(FOLLOWING, INDEX[space]).items()} for space in SPACES}
"""How many spaces away from each those ahead of it are."""

TILE_CRITERIA: tuple[Criterion, ...] = (
    ("builders", lambda tile: -tile.builders),
    ("hand", lambda tile: not tile.hand),
    ("number", _number),
)
SWAP_CRITERIA: tuple[Criterion, ...] = (
    ("builders", lambda swap: swap[2].builders - swap[0].builders),
    ("dearest", lambda swap: -swap[0].builders),
    ("hands", lambda swap: bool(swap[2].hand) - bool(swap[0].hand)),
    ("number", lambda swap: (_number(swap[0]), _number(swap[2]))),
)


def site(g: SamState) -> Space | None:
    """The next free space ahead of the player's herder, or from the start of the trail on if there is none before Kansas City.

    Of two that are as near, the one with the fewest locations left to Kansas City.
    """
    left = locations_left(TRAIL, g.occupied, [INDEX[KANSAS_CITY]])
    for start in (g.players[0].herder or START, START):
        ahead = _AHEAD[start]
        free = [space for space in SAFE_SITES if space in ahead and g.trail[INDEX[space]] is None]
        if free:
            return min(free, key=lambda space: (ahead[space], left[INDEX[space]], INDEX[space]))
    return None


def plan(g: SamState, sam: Sam, able: Iterable[int]) -> tuple[Building, str] | None:
    """The tile that needs most builders, of those that need one of these numbers of them."""
    tiles = [tile for tile in sam.buildings if tile.builders in able]
    if not tiles:
        return None
    left, why = preferred(tiles, TILE_CRITERIA)
    return left[0], why


def swap(g: SamState, sam: Sam, differences: Iterable[int]) -> tuple[Swap, str] | None:
    """The replacement that uses most builders, of those that use one of these numbers of them."""
    swaps = [
        (new, space, old)
        for space, old in own_buildings(g, sam)
        for new in sam.buildings
        if new.builders - old.builders in differences
    ]
    if not swaps:
        return None
    left, why = preferred(swaps, SWAP_CRITERIA)
    return left[0], why


def build(g: SamState, sam: Sam) -> bool:
    """A new building with as many builders as possible; else a replacement."""
    able = range(1, sam.workers[BUILDER] + 1)
    return _build_new(g, sam, able) or _replace(g, sam, able)


def build_small(g: SamState, sam: Sam) -> bool:
    """A building for exactly one builder; if all of those were placed, a replacement with exactly one (card 14)."""
    if any(tile.builders == 1 for tile in sam.buildings):
        return _build_new(g, sam, [1])
    return _replace(g, sam, [1])


def _build_new(g: SamState, sam: Sam, able: Iterable[int]) -> bool:
    found, space = plan(g, sam, able), site(g)
    if found is None or space is None:
        return False
    tile, why = found
    sam.buildings.remove(tile)
    put_tile(g, INDEX[space], tile)
    tell(g, sam, "sam_builds", tile=tile, space=space, builders=tile.builders, why=why)
    return True


def _replace(g: SamState, sam: Sam, differences: Iterable[int]) -> bool:
    """What is replaced leaves the game."""
    found = swap(g, sam, differences)
    if found is None:
        return False
    (tile, space, old), why = found
    sam.buildings.remove(tile)
    g.gone.append(old)
    put_tile(g, INDEX[space], tile)
    tell(g, sam, "sam_replaces", tile=tile, old=old, space=space, builders=tile.builders - old.builders, why=why)
    return True
