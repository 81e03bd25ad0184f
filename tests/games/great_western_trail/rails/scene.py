"""Scenes of the North in a few words."""

from __future__ import annotations

from functools import partial
from typing import Any

from games.great_western_trail.scene import Many, names, play, scene, values
from saloon.engine import Match
from saloon.games.great_western_trail.rails.components import MEDIUM, TOWNS, Town, TownTile, TradeSpace
from saloon.games.great_western_trail.rails.rules.network import free_spaces
from saloon.games.great_western_trail.rails.state import RailsState

NORTH = {"rails_to_the_north": "yes"}
TILES = {"M01": "MT1", "M02": "MT2", "M03": "MT3", "M04": "MT4", "M05": "MT5", "M06": "MT1"}


def north(
    *, stores: Many = [], rivals: dict[int, Many] = {}, tiles: dict[str, str] = {}, options: dict[str, str] = {}, **things: Any
) -> Match:
    """A scene with the expansion.

    stores: of the active player, and `rivals` of others: in towns (`OMA`: the last free space), or on trade spaces (`DEN-2`).
    tiles:  of medium towns that have others than `TILES`.
    """
    placed = {things.get("active", 0): stores, **rivals}
    arrange = partial(lay_north, placed=placed, tiles={**TILES, **tiles})
    return scene(options={**NORTH, **options}, arrange=arrange, **things)


def lay_north(g: RailsState, placed: dict[int, Many], tiles: dict[str, str]) -> None:
    assert g.rails is not None
    g.rails.tiles = [TownTile.of(tiles[town.id]) for town in MEDIUM]
    for seat, stores in placed.items():
        for id in names(stores):
            space = TradeSpace.of(id) if "-" in id else free_spaces(g, Town.of(id))[-1]
            g.rails.stores[seat].append(space)


def first_towns(count: int) -> list[str]:
    """So many towns, wherever they are: for what is counted."""
    return [town.id for town in TOWNS[:count]]


def at(space: str, **things: Any) -> Match:
    """In the first turn, on a neutral building."""
    return play(north(**{**things, "herder": None}), f"begin:{space}")


def placing(dollars: int = 0, **things: Any) -> Match:
    """A store is to be placed by the single auxiliary action, with so many dollars left after it."""
    return play(at("A", **{"hand": "galloway", **things, "dollars": dollars + 1}), "act:aux6")


def towns(match: Match) -> list[str]:
    """Where the store can go."""
    return [value for value in values(match) if value not in ("pass", "exchange")]


def stores(match: Match, seat: int = 0) -> list[str]:
    """Where the stores of a seat stand."""
    return [space.town.id for space in match.state.rails.stores[seat]]


def reasons(match: Match, id: str) -> list[str]:
    """Why something cannot be chosen."""
    return [why.reason for why in match.why_not if getattr(why.value, "id", "") == id]
