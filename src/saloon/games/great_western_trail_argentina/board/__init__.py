"""The table as drawings, always from an observation: harbour, trail and markets, one's own mat and hand, the others."""

from __future__ import annotations

from saloon.games.great_western_trail_argentina.board.hand import phone_hand, wide_hand
from saloon.games.great_western_trail_argentina.board.harbour import phone_harbour, wide_harbour
from saloon.games.great_western_trail_argentina.board.mat import phone_mat, wide_mat
from saloon.games.great_western_trail_argentina.board.occupants import OCCUPANTS
from saloon.games.great_western_trail_argentina.board.panels import phone_markets, wide_trail
from saloon.games.great_western_trail_argentina.board.trail import MAP_WIDTH, phone_trail
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.texts.names import Reader
from saloon.games.great_western_trail_argentina.texts.position import (
    say_cities,
    say_display,
    say_foresight,
    say_jobs,
    say_market,
    say_own,
    say_rails,
    say_ships,
    say_trail,
)
from saloon.games.trail.board.page import trail_board

__all__ = ["board"]


def _words(view: BoardView) -> dict[str, list[str]]:
    """What each region shows, in words."""
    reader = Reader(view.g, view.texts, view.viewpoint.names)
    markets = [say_market(reader), say_jobs(reader), say_foresight(reader), say_display(reader)]
    return OCCUPANTS.words(view, reader) | {
        "harbour": [say_ships(reader), *say_cities(reader)],
        "trail": [*say_trail(reader), say_rails(reader), *(markets if view.desk else [])],
        "markets": markets,
        "hand": [] if view.viewpoint.covered else list(say_own(reader, view.viewpoint.seat)),
    }


board = trail_board(
    BoardView, OCCUPANTS, _words, "harbour", MAP_WIDTH,
    (wide_harbour, wide_trail, wide_mat, wide_hand), (phone_trail, phone_harbour, phone_markets, phone_mat, phone_hand),
)  # fmt: skip
