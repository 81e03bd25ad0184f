"""Finds the installed games, through the entry-point group `saloon.games`."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from saloon.engine.errors import UnknownGame
from saloon.engine.game import Game

GROUP = "saloon.games"


def game_ids() -> list[str]:
    """The ids of the installed games, in alphabetical order."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


@cache
def find_game(id: str) -> Game[Any]:
    """The game of that id."""
    for entry in entry_points(group=GROUP):
        if entry.name == id:
            game: Game[Any] = entry.load()
            return game
    allowed = ", ".join(game_ids())
    for near in get_close_matches(id, game_ids(), 1):
        raise UnknownGame("unknown-game-near", found=id, near=near, allowed=allowed)
    raise UnknownGame("unknown-game", found=id, allowed=allowed)


def all_games() -> list[Game[Any]]:
    return [find_game(id) for id in game_ids()]
