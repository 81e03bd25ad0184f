"""The table as drawings, always from an observation: railroad, trail and markets, one's own mat and hand, the rivals.

Desk: railroad and trail are 1068 wide, mat and hand share a row, the rivals stand at the side. Phone: every region is 390 wide
and as high as it needs; the map is larger than that, and the page lets it be moved. The mats of others are sheets that open.
"""

from __future__ import annotations

from collections.abc import Callable

from saloon.drawing.viewpoint import Viewpoint
from saloon.games.great_western_trail.board.hand import phone_hand, wide_hand
from saloon.games.great_western_trail.board.mat import phone_mat, sheets, wide_mat
from saloon.games.great_western_trail.board.panels import phone_markets, wide_trail
from saloon.games.great_western_trail.board.rail import phone_rail, wide_rail
from saloon.games.great_western_trail.board.rivals import phone_rivals, wide_rivals
from saloon.games.great_western_trail.board.trail import MAP_WIDTH, phone_trail
from saloon.games.great_western_trail.board.view import BoardView, view_of
from saloon.games.great_western_trail.state import State
from saloon.games.great_western_trail.texts.names import Reader
from saloon.games.great_western_trail.texts.position import (
    say_display,
    say_foresight,
    say_jobs,
    say_market,
    say_own,
    say_player,
    say_rails,
    say_trail,
)
from saloon.games.trail.board.view import Drawn, whole_page

__all__ = ["board"]

DRAW: dict[str, dict[str, Callable[[BoardView], Drawn]]] = {
    "desk": {"rail": wide_rail, "trail": wide_trail, "mat": wide_mat, "hand": wide_hand, "rivals": wide_rivals},
    "phone": {
        "trail": phone_trail,
        "rail": phone_rail,
        "markets": phone_markets,
        "mat": phone_mat,
        "hand": phone_hand,
        "rivals": phone_rivals,
    },
}
MARKS = {"desk": {"rivals": ' data-place="side"'}, "phone": {"trail": f' data-map="{MAP_WIDTH}"'}}


def board(observation: State, viewpoint: Viewpoint) -> dict[str, str]:
    """Every region by its id, in the order of the page."""
    view, draw = view_of(observation, viewpoint), DRAW[viewpoint.size]
    for module in view.g.kit.modules:
        draw = draw | {region: each.draw for region, each in module.regions.items()}
    return whole_page(view, draw, MARKS[viewpoint.size], sheets(view), _words(view))


def _words(view: BoardView) -> dict[str, list[str]]:
    """What each region shows, in words."""
    reader, viewpoint = Reader(view.g, view.texts, view.viewpoint.names), view.viewpoint
    markets = [say_market(reader), say_jobs(reader), say_foresight(reader), say_display(reader)]
    mats = {f"mat-{player.seat}": list(say_player(reader, player, viewpoint.seat)) for player in view.others}
    added = {region: [*each.words(reader)] for module in view.g.kit.modules for region, each in module.regions.items()}
    return (
        mats
        | added
        | {
            "rail": [say_rails(reader)],
            "trail": [*say_trail(reader), *(markets if view.desk else [])],
            "markets": markets,
            "mat": list(say_player(reader, view.own, viewpoint.seat)),
            "hand": [] if viewpoint.covered else list(say_own(reader, viewpoint.seat)),
            "rivals": [line for lines in mats.values() for line in lines],
        }
    )
