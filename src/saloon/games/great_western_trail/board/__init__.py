"""The table as drawings, always from an observation: railroad, trail and markets, one's own mat and hand, the others."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.drawing.regions import map_mark
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.great_western_trail.board.hand import docked_hand, phone_hand, phone_strip, wide_hand
from saloon.games.great_western_trail.board.mat import phone_mat, tablet_mat, wide_mat
from saloon.games.great_western_trail.board.occupants import OCCUPANTS
from saloon.games.great_western_trail.board.panels import phone_markets, tablet_jobs, tablet_trail, wide_trail
from saloon.games.great_western_trail.board.rail import phone_rail, wide_rail
from saloon.games.great_western_trail.board.trail import MAP_WIDTH, phone_trail
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.module import Region
from saloon.games.great_western_trail.state import State
from saloon.games.great_western_trail.texts import position
from saloon.games.great_western_trail.texts.names import Reader
from saloon.games.trail.board.page import Added, trail_board

__all__ = ["board"]


MARKETS = position.say_market, position.say_jobs, position.say_foresight, position.say_display


def _words(view: BoardView) -> dict[str, list[str]]:
    """What each region shows, in words."""
    reader = Reader(view.g, view.texts, view.viewpoint.names)
    markets = [say(reader) for say in MARKETS]
    beside = {"desk": markets, "tablet": [markets[0], markets[3]]}.get(view.viewpoint.size, [])
    return OCCUPANTS.words(view, reader) | {
        "rail": [position.say_rails(reader)],
        "trail": [*position.say_trail(reader), *beside, *_on_map(reader)],
        "markets": markets,
        "jobs": markets[1:3],
        "hand": [] if view.viewpoint.covered else list(position.say_own(reader, view.viewpoint.seat)),
        **{id: list(region.words(reader)) for id, region in _added(view).items() if region.words is not None},
    }


def _on_map(reader: Reader) -> Iterator[str]:
    return (words for module in reader.g.kit.modules for words in module.map_words(reader))


def _added(view: BoardView) -> dict[str, Region]:
    """The regions of the modules in play, in the size of the page; without its own, a tablet has those of a desk."""
    found: dict[str, Region] = {}
    usual = "phone" if view.viewpoint.size == "phone" else "desk"
    for module in view.g.kit.modules:
        found |= module.regions.get(view.viewpoint.size, module.regions.get(usual, {}))
    return found


def _draw_added(view: BoardView) -> dict[str, Added[BoardView]]:
    return {
        id: Added(region.draw, region.after, map_mark(region.map_width) if region.map_width else "")
        for id, region in _added(view).items()
    }


def _view(g: State, viewpoint: Viewpoint) -> BoardView:
    for module in g.kit.modules:
        viewpoint = module.seen_by(g, viewpoint)
    return BoardView(g, viewpoint)


board = trail_board(
    _view, OCCUPANTS, _words, MAP_WIDTH,
    {"rail": wide_rail, "trail": wide_trail, "mat": wide_mat, "hand": wide_hand},
    {"trail": phone_trail, "rail": phone_rail, "markets": phone_markets, "mat": phone_mat, "hand": phone_hand,
     "strip": phone_strip},
    {"trail": tablet_trail, "rail": wide_rail, "jobs": tablet_jobs, "mat": tablet_mat, "hand": docked_hand},
    _draw_added,
)  # fmt: skip
