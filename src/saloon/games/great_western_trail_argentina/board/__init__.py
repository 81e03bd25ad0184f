"""The table as drawings, always from an observation: harbour, trail and markets, one's own mat and hand, the others."""

from __future__ import annotations

from saloon.drawing.regions import SIDE, Layout, whole_page
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.great_western_trail_argentina.board.buenos_aires import buenos_aires, sheet_is_open
from saloon.games.great_western_trail_argentina.board.hand import phone_hand, wide_hand
from saloon.games.great_western_trail_argentina.board.harbour import phone_harbour, wide_harbour
from saloon.games.great_western_trail_argentina.board.mat import phone_mat, wide_mat
from saloon.games.great_western_trail_argentina.board.occupants import OCCUPANTS
from saloon.games.great_western_trail_argentina.board.panels import phone_markets, wide_trail
from saloon.games.great_western_trail_argentina.board.told import with_told
from saloon.games.great_western_trail_argentina.board.trail import MAP_WIDTH, phone_trail
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.state import State
from saloon.games.great_western_trail_argentina.texts import position
from saloon.games.great_western_trail_argentina.texts.names import Reader
from saloon.games.trail.board.page import trail_board

__all__ = ["board"]


MARKETS = position.say_market, position.say_jobs, position.say_foresight, position.say_display


def _words(view: BoardView) -> dict[str, list[str]]:
    """What each region shows, in words."""
    reader = Reader(view.g, view.texts, view.viewpoint.names)
    markets = [say(reader) for say in MARKETS]
    return OCCUPANTS.words(view, reader) | {
        "harbour": [position.say_ships(reader), *position.say_cities(reader)],
        "trail": [*position.say_trail(reader), position.say_rails(reader), *(markets if view.desk else [])],
        "buenos-aires": [position.say_ships(reader), *position.say_cities(reader), position.say_foresight(reader)],
        "markets": markets,
        "hand": [] if view.viewpoint.covered else list(position.say_own(reader, view.viewpoint.seat)),
    }


_table = trail_board(
    BoardView, OCCUPANTS, _words, "harbour", MAP_WIDTH,
    (wide_harbour, wide_trail, wide_mat, wide_hand), (phone_trail, phone_harbour, phone_markets, phone_mat, phone_hand),
)  # fmt: skip
_SHEET: Layout[BoardView] = Layout(
    "trail",
    {"desk": {"buenos-aires": buenos_aires, "mat": wide_mat, "hand": wide_hand, "rivals": OCCUPANTS.wide_rivals}},
    {"desk": {"rivals": SIDE}},
)


def board(observation: State, viewpoint: Viewpoint) -> dict[str, str]:
    """The table; while the steps of Buenos Aires are asked, its sheet lies over harbour and trail."""
    viewpoint = with_told(observation, viewpoint)
    view = BoardView(observation, viewpoint)
    if sheet_is_open(view):
        return whole_page(view, _SHEET, _words(view), OCCUPANTS.sheets(view))
    return _table(observation, viewpoint)
