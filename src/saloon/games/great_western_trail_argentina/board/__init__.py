"""The table as drawings, always from an observation: harbour, trail and markets, one's own mat and hand, the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from saloon.drawing.memory import remembered
from saloon.drawing.regions import SIDE, WIDE, Layout, map_mark, whole_page
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.great_western_trail_argentina.board.buenos_aires import buenos_aires, sheet_is_open
from saloon.games.great_western_trail_argentina.board.hand import docked_hand, phone_hand, phone_strip, wide_hand
from saloon.games.great_western_trail_argentina.board.harbour import phone_harbour, wide_harbour
from saloon.games.great_western_trail_argentina.board.mat import phone_mat, tablet_mat, wide_mat
from saloon.games.great_western_trail_argentina.board.occupants import OCCUPANTS
from saloon.games.great_western_trail_argentina.board.panels import phone_markets, tablet_markets, tablet_trail, wide_trail
from saloon.games.great_western_trail_argentina.board.told import with_told
from saloon.games.great_western_trail_argentina.board.trail import MAP_WIDTH, phone_trail
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.state import State
from saloon.games.great_western_trail_argentina.texts import position
from saloon.games.great_western_trail_argentina.texts.names import Reader
from saloon.games.trail.board.page import TABLET_MARKS, Added, trail_board

__all__ = ["board"]


def _words(view: BoardView) -> dict[str, list[str]]:
    """What each region shows, in words; most of it is as it was at the last move."""
    g, reader = view.g, Reader(view.g, view.texts, view.viewpoint.names)

    def once(say: Callable[[Reader], str | Iterable[str]], *facts: object) -> list[str]:
        key = (say, view.language, view.viewpoint.names, *facts)
        return [remembered(key, lambda: said if isinstance(said := say(reader), str) else "\n".join(said))]

    discs = [(tuple(who.ships), tuple(who.quays), tuple(who.spaces)) for who in g.seated]
    harbour = [
        *once(position.say_ships, *g.fleet, len(g.pile), *discs),
        *once(position.say_cities, *g.districts, *g.spaces, *discs),
    ]
    walkers = [(who.herder, who.engine, tuple(who.stations)) for who in g.seated]
    trail = once(position.say_trail, *g.trail, *g.coins, *walkers)
    trail += once(position.say_rails, *walkers, *g.masters, *g.given)
    foresight = once(position.say_foresight, *(tile for supply in g.supplies for tile in supply.foresight))
    markets = once(position.say_market, *g.market, len(g.cattle), g.exhaustion) + once(position.say_jobs, *g.jobs, g.ender)
    markets += foresight + once(position.say_display, *g.display, len(g.objectives))
    bought = list(position.say_panel(reader)) if g.options.cattle_panel else []
    seats = OCCUPANTS.words(view, reader)
    return seats | {
        "rivals": seats["rivals"] + (bought if view.desk else []),
        "harbour": harbour,
        "trail": trail + (markets if view.viewpoint.size == "desk" else []),
        "buenos-aires": harbour + foresight,
        "markets": markets + bought,
        "hand": [] if view.viewpoint.covered else list(position.say_own(reader, view.viewpoint.seat)),
    }


def _enlarged(view: BoardView) -> dict[str, Added[BoardView]]:
    """Strengths of cattle are written small: the panel of a tablet is wide enough to read them."""
    return {"markets": Added(tablet_markets, mark=map_mark(402))} if view.viewpoint.size == "tablet" else {}


_table = trail_board(
    BoardView, OCCUPANTS, _words, MAP_WIDTH,
    {"harbour": wide_harbour, "trail": wide_trail, "mat": wide_mat, "hand": wide_hand},
    {"trail": phone_trail, "harbour": phone_harbour, "markets": phone_markets, "mat": phone_mat, "hand": phone_hand,
     "strip": phone_strip},
    {"trail": tablet_trail, "harbour": wide_harbour, "markets": tablet_markets, "mat": tablet_mat, "hand": docked_hand},
    _enlarged,
)  # fmt: skip
_SHEET: Layout[BoardView] = Layout(
    "trail",
    {
        "desk": {"buenos-aires": buenos_aires, "mat": wide_mat, "hand": wide_hand, "rivals": OCCUPANTS.wide_rivals},
        "tablet": {"buenos-aires": buenos_aires, "mat": tablet_mat, "hand": docked_hand, "rivals": OCCUPANTS.wide_rivals},
    },
    {"desk": {"rivals": SIDE}, "tablet": {**TABLET_MARKS, "buenos-aires": map_mark(WIDE * 1.1)}},
    "mat",
)


def board(observation: State, viewpoint: Viewpoint) -> dict[str, str]:
    """The table; while the steps of Buenos Aires are asked, its sheet lies over harbour and trail."""
    viewpoint = with_told(observation, viewpoint)
    view = BoardView(observation, viewpoint)
    if sheet_is_open(view):
        return whole_page(view, _SHEET, _words(view), OCCUPANTS.sheets(view))
    return _table(observation, viewpoint)
