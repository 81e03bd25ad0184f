"""Setting up a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from saloon.engine.marks import Seed
from saloon.engine.match import Match

if TYPE_CHECKING:
    from saloon.engine.game import Game


def new_match(
    game: Game[Any],
    seats: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    *,
    keep: bool = True,
    hold: bool = False,
    listen: bool = False,
    anew: Mapping[int, Seed] | None = None,
) -> Match:
    """Set up a match of a game."""
    return Match(game, game.set_up(seats, options or {}, seed), keep=keep, hold=hold, listen=listen, anew=anew)
