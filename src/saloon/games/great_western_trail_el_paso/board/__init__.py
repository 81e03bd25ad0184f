"""The table as drawings, always from an observation: train, trail and markets, one's own mat and hand, the others.

Desk: train and trail are 1068 wide, mat and hand share a row, the others stand at the side. Phone: every region is 390 wide
and as high as it needs; the map is larger than that, and the page lets it be moved. The mats of others are sheets that open.
"""

from __future__ import annotations

from collections.abc import Callable

from saloon.drawing.viewpoint import Viewpoint
from saloon.games.great_western_trail_el_paso.board.hand import phone_hand, wide_hand
from saloon.games.great_western_trail_el_paso.board.mat import phone_mat, sheets, wide_mat
from saloon.games.great_western_trail_el_paso.board.panels import phone_markets, wide_trail
from saloon.games.great_western_trail_el_paso.board.rivals import phone_rivals, wide_rivals
from saloon.games.great_western_trail_el_paso.board.trail import MAP_WIDTH, phone_trail
from saloon.games.great_western_trail_el_paso.board.train import phone_train, wide_train
from saloon.games.great_western_trail_el_paso.board.view import BoardView
from saloon.games.great_western_trail_el_paso.state import State
from saloon.games.great_western_trail_el_paso.texts.names import Reader
from saloon.games.great_western_trail_el_paso.texts.position import (
    say_buildings,
    say_end,
    say_market,
    say_own,
    say_player,
    say_posts,
    say_seat,
    say_tiles,
    say_trail,
    say_trains,
    say_workers,
)
from saloon.games.trail.board.boxes import recalled
from saloon.games.trail.board.view import Drawn, whole_page

__all__ = ["board"]

DRAW: dict[str, dict[str, Callable[[BoardView], Drawn]]] = {
    "desk": {"train": wide_train, "trail": wide_trail, "mat": wide_mat, "hand": wide_hand, "rivals": wide_rivals},
    "phone": {
        "trail": phone_trail,
        "train": phone_train,
        "markets": phone_markets,
        "mat": phone_mat,
        "hand": phone_hand,
        "rivals": phone_rivals,
    },
}
MARKS = {"desk": {"rivals": ' data-place="side"'}, "phone": {"trail": f' data-map="{MAP_WIDTH}"'}}


def board(observation: State, viewpoint: Viewpoint) -> dict[str, str]:
    """Every region by its id, in the order of the page."""
    view = BoardView(observation, viewpoint)
    return whole_page(view, DRAW[viewpoint.size], MARKS[viewpoint.size], sheets(view), _words(view))


def _words(view: BoardView) -> dict[str, list[str]]:
    """What each region shows, in words."""
    reader, viewpoint = Reader(view.g, view.texts, view.viewpoint.names), view.viewpoint
    g = view.g

    def once(say: Callable[[Reader], str], *facts: object) -> str:
        """Lines that seldom change."""
        return recalled((say, view.language, *facts), lambda: say(reader))

    markets = [once(say_market, *g.market), once(say_buildings, *g.faces, *g.buildings), once(say_workers, *g.workers)]
    discs = [(view.name(who.seat), *who.posts) for who in (view.own, *view.others)]
    mats = {f"mat-{who.seat}": list(say_seat(reader, who, viewpoint.seat)) for who in view.others}
    return mats | {
        "train": [once(say_trains, *g.trains), *say_tiles(reader)],
        "trail": [say_end(reader), *say_trail(reader), once(say_posts, *discs), *(markets if view.desk else [])],
        "markets": markets,
        "mat": list(say_player(reader, view.me, viewpoint.seat)),
        "hand": [] if viewpoint.covered else list(say_own(reader, viewpoint.seat)),
        "rivals": [line for lines in mats.values() for line in lines],
    }
