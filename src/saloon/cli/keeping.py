"""Where plays at the terminal are kept, choice by choice, so that a closed terminal loses nothing.

A play goes into the file that was named for it, or else into a folder of unfinished plays. What lies there is deleted when it
is over: who wants to keep a finished play names a file.
"""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import Any

from msgspec import Struct

from saloon.cli.files import named_file
from saloon.cli.parsing import BadCommand
from saloon.cli.plain import one_line
from saloon.engine import Game
from saloon.web.places import data_folder

COMMAND = "saloon play --resume"


class KeptFile(Struct, frozen=True):
    """The file of a play.

    own: whether nobody named it, so that it lies among the unfinished plays.
    """

    name: str
    own: bool

    @property
    def command(self) -> str:
        """What continues the play."""
        return COMMAND if self.own else f"{COMMAND} {shlex.quote(one_line(self.name))}"

    def drop(self) -> None:
        """Delete it, if it is nobody's but ours."""
        if self.own:
            Path(self.name).unlink(missing_ok=True)


def unfinished_folder() -> Path:
    """Beside what the site keeps."""
    return data_folder() / "unfinished"


def new_file(game: Game[Any]) -> KeptFile:
    folder = unfinished_folder()
    with named_file(str(folder)):
        folder.mkdir(parents=True, exist_ok=True)
    return KeptFile(str(folder / f"{game.id}-{secrets.token_hex(4)}.record"), own=True)


def last_file(game: Game[Any] | None) -> KeptFile:
    """The play that was left last, of one game or of all."""
    folder = unfinished_folder()
    with named_file(str(folder)):
        plays = list(folder.glob(f"{'*' if game is None else game.id}-*.record"))
        if not plays:
            raise BadCommand("nothing-unfinished", folder=str(folder))
        return KeptFile(str(max(plays, key=lambda play: play.stat().st_mtime_ns)), own=True)


def named(name: str) -> KeptFile:
    """The file that somebody named; it may be one of the unfinished plays all the same."""
    with named_file(name):
        return KeptFile(name, own=Path(name).resolve().parent == unfinished_folder().resolve())
