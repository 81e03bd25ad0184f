"""A game's poster as a file, so that a browser fetches it once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from saloon.drawing.posters import plain
from saloon.engine import Game


@lru_cache(maxsize=64)
def poster_file(game: Game[Any]) -> str:
    return (game.page.poster or plain)()
