"""A game's landscape as a file of its own, so that a browser fetches it once."""

from __future__ import annotations

import re
from functools import cache

from saloon.drawing.icons import symbols
from saloon.drawing.posters import POSTERS, poster
from saloon.engine import Game

PLAIN = "trail"
"""For a game that brings no landscape."""


@cache
def poster_file(game: Game) -> str:
    name = game.page.poster or PLAIN
    drawn = poster(name if name in POSTERS else PLAIN)
    used = dict.fromkeys(re.findall(r'(?:href="|url\()#([\w-]+)', drawn))
    head, opened, body = drawn.partition(">")
    return f"{head}{opened}<defs>{''.join(symbols()[id] for id in used if id in symbols())}</defs>{body}"
