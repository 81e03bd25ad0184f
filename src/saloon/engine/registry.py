"""Finds the installed games, through the entry-point group `saloon.games`.

A game that cannot be loaded, or that has no name in one of our languages, is left out and can be named with the reason: one
broken plug-in must not keep anybody from the other games.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from saloon.engine.errors import BrokenGame, UnknownGame
from saloon.engine.game import Game
from saloon.engine.plug_ins import entry_points
from saloon.words.refusals import unknown
from saloon.words.texts import LANGUAGES

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "saloon.games"
NAME = re.compile(r"^game\s*=", re.MULTILINE)


class Broken(NamedTuple):
    """An installed game that cannot be played, and why."""

    reason: str


def game_ids() -> list[str]:
    """The ids of the installed games, in alphabetical order; those of broken ones too."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def find_game(id: str) -> Game[Any]:
    """The game of that id."""
    found = _installed(id)
    if isinstance(found, Broken):
        raise BrokenGame("broken-game", found=id, reason=found.reason)
    return found


def all_games() -> list[Game[Any]]:
    """The games that can be played, in the order of their ids."""
    found = [_installed(id) for id in game_ids()]
    return [game for game in found if not isinstance(game, Broken)]


def broken_games() -> dict[str, str]:
    """The ids of installed games that cannot be played, and why."""
    found = {id: _installed(id) for id in game_ids()}
    return {id: game.reason for id, game in found.items() if isinstance(game, Broken)}


@lru_cache(maxsize=256)
def _installed(id: str) -> Game[Any] | Broken:
    """What is installed under an id. It is tried once: a page that lists games must not import a broken one again and again."""
    for entry in entry_points(group=GROUP):
        if entry.name == id:
            return _tried(entry)
    raise unknown(UnknownGame, "unknown-game", id, game_ids())


def _tried(entry: EntryPoint) -> Game[Any] | Broken:
    try:
        game = entry.load()
        _must_be_playable(game, entry.name)
    except Exception as error:  # whatever somebody else's package does
        return Broken(f"{type(error).__name__}: {error}")
    found: Game[Any] = game
    return found


def _must_be_playable(game: Any, id: str) -> None:
    if not isinstance(game, Game):
        raise TypeError(f"{game!r} is no Game")
    if game.id != id:
        raise ValueError(f"it is registered as {id}, but its id is {game.id}")
    for language in LANGUAGES:
        if not any(NAME.search(_written(package, language)) for package in game.packages):
            raise LookupError(f"no message `game` in locale/{language}.ftl of {game.package}")


def _written(package: str, language: str) -> str:
    """The messages of a package as they are written; to look for one there is no need to understand them all."""
    file = files(package).joinpath("locale", f"{language}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""
