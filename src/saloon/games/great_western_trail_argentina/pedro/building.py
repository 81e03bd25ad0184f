"""Pedro's buildings (rulebook, "Construire un des bâtiments de Pedro"; G-26, G-27)."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from saloon.engine import Question
from saloon.games.great_western_trail_argentina.components import (
    CARPINTERO,
    FOLLOWING,
    INDEX,
    SITES,
    SPACES,
    START,
    Building,
    Space,
)
from saloon.games.great_western_trail_argentina.pedro.priorities import ask, decide
from saloon.games.great_western_trail_argentina.pedro.state import Opponent
from saloon.games.great_western_trail_argentina.pedro.story import tell
from saloon.games.great_western_trail_argentina.rules.building import own_buildings
from saloon.games.great_western_trail_argentina.rules.workers import crew
from saloon.games.great_western_trail_argentina.state import State, put_tile
from saloon.games.trail.priorities import Criterion, preferred
from saloon.games.trail.ways import spaces_ahead

Done = Generator[Question, Any, bool]
"""Whether there was anything to build."""
Swap = tuple[Building, Space, Building]
"""A new tile, and where which old one stands."""
SAFE_SITES = tuple(space for space in SITES if not space.special)
"""Spaces without risk: those without a special action (G-26)."""


_AHEAD = {space: {SPACES[other]: steps for other, steps in spaces_ahead(FOLLOWING, INDEX[space]).items()} for space in SPACES}

TILE_CRITERIA: tuple[Criterion, ...] = (("hand", lambda tile: not tile.hand),)
SWAP_CRITERIA: tuple[Criterion, ...] = (
    ("points", lambda swap: -swap[0].points),
    ("hands", lambda swap: bool(swap[2].hand) - bool(swap[0].hand)),
)


def build(g: State, pedro: Opponent) -> Done:
    """With all carpinteros, or all but one; else replace with as many as possible; else build with as many as possible."""
    most = crew(pedro, CARPINTERO)
    for builders, why in ((most, "all"), (most - 1, "all_but_one")):
        if (yield from build_new(g, pedro, builders, why)):
            return True
    swaps = swaps_of(g, pedro, range(1, most + 1))
    if swaps:
        used = max(uses(swap) for swap in swaps)
        return (yield from replace(g, pedro, [swap for swap in swaps if uses(swap) == used], "most"))
    for builders in range(most - 2, 0, -1):
        if (yield from build_new(g, pedro, builders, "most")):
            return True
    return False


def build_small(g: State, pedro: Opponent) -> Done:
    """A building for one carpintero; if all of those were placed, replace one with exactly one carpintero (card 14)."""
    if any(tile.builders == 1 for tile in pedro.buildings):
        return (yield from build_new(g, pedro, 1, "small"))
    return (yield from replace(g, pedro, swaps_of(g, pedro, [1]), "small"))


def build_new(g: State, pedro: Opponent, builders: int, rule: str) -> Done:
    """A tile for exactly so many carpinteros, on the next free space ahead of the person's estanciero.

    rule: the criterion that asked for so many.
    """
    tiles = [tile for tile in pedro.buildings if tile.builders == builders]
    sites = next_sites(g)
    if not tiles or not sites:
        return False
    tile, why = yield from decide(g, "pedro_tile", tiles, TILE_CRITERIA)
    space, _ = yield from ask(g, "pedro_site", sites, "", about=tile)
    pedro.buildings.remove(tile)
    put_tile(g, INDEX[space], tile)
    tell(g, pedro, "pedro_builds", tile=tile, space=space, rule=rule, why=why)
    return True


def next_sites(g: State) -> list[Space]:
    """The nearest free space without risk ahead of the person, or both if two are as near; else from the start of the trail."""
    for start in (g.players[0].herder or START, START):
        ahead = _AHEAD[start]
        free = [space for space in SAFE_SITES if space in ahead and g.trail[INDEX[space]] is None]
        if free:
            return preferred(free, [("nearest", ahead.__getitem__)])[0]
    return []


def swaps_of(g: State, pedro: Opponent, differences: Iterable[int]) -> list[Swap]:
    """Replacements that use one of these numbers of carpinteros."""
    return [
        (new, space, old)
        for space, old in own_buildings(g, pedro.seat)
        for new in pedro.buildings
        if new.builders - old.builders in differences
    ]


def uses(swap: Swap) -> int:
    """The carpinteros that a replacement takes."""
    return swap[0].builders - swap[2].builders


def replace(g: State, pedro: Opponent, swaps: list[Swap], rule: str) -> Done:
    """For most points, then for most hands on the board. What is replaced leaves the game."""
    if not swaps:
        return False
    left, why = preferred(swaps, SWAP_CRITERIA)
    tile, why = yield from ask(g, "pedro_tile", list(dict.fromkeys(swap[0] for swap in left)), why)
    where = {space: old for new, space, old in left if new is tile}
    space, why = yield from ask(g, "pedro_site", list(where), why, about=tile)
    pedro.buildings.remove(tile)
    g.gone.append(where[space])
    put_tile(g, INDEX[space], tile)
    tell(g, pedro, "pedro_replaces", tile=tile, old=where[space], space=space, rule=rule, why=why)
    return True
