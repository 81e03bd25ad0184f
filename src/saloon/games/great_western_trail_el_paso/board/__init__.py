"""The table as drawings, always from an observation: train, trail and markets, one's own mat and hand, the others."""

from __future__ import annotations

from collections.abc import Callable

from saloon.drawing.memory import remembered
from saloon.games.great_western_trail_el_paso.board.hand import docked_hand, phone_hand, phone_strip, wide_hand
from saloon.games.great_western_trail_el_paso.board.mat import MATS
from saloon.games.great_western_trail_el_paso.board.occupants import OCCUPANTS
from saloon.games.great_western_trail_el_paso.board.panels import phone_markets, tablet_markets, tablet_trail, wide_trail
from saloon.games.great_western_trail_el_paso.board.trail import MAP_WIDTH, phone_trail
from saloon.games.great_western_trail_el_paso.board.train import phone_train, wide_train
from saloon.games.great_western_trail_el_paso.board.view import BoardView
from saloon.games.great_western_trail_el_paso.texts import position
from saloon.games.great_western_trail_el_paso.texts.names import Reader
from saloon.games.trail.board.page import trail_board

__all__ = ["board"]


def _words(view: BoardView) -> dict[str, list[str]]:
    """What each region shows, in words."""
    g, reader = view.g, Reader(view.g, view.texts, view.viewpoint.names)

    def once(say: Callable[[Reader], str], *facts: object) -> str:
        """Lines that seldom change."""
        return remembered((say, view.language, *facts), lambda: say(reader))

    markets = [
        once(position.say_market, *g.market),
        once(position.say_buildings, *g.faces, *g.buildings),
        once(position.say_workers, *g.workers),
    ]
    discs = [(view.name(who.seat), *who.posts) for who in view.everybody]
    return OCCUPANTS.words(view, reader) | {
        "train": [once(position.say_trains, *g.trains), *position.say_tiles(reader)],
        "trail": [
            position.say_end(reader),
            *position.say_trail(reader),
            once(position.say_posts, *discs),
            *(markets if view.viewpoint.size == "desk" else []),
        ],
        "markets": markets,
        "hand": [] if view.viewpoint.covered else list(position.say_own(reader, view.viewpoint.seat)),
    }


board = trail_board(
    BoardView, OCCUPANTS, _words, MAP_WIDTH,
    {"train": wide_train, "trail": wide_trail, "mat": MATS.wide, "hand": wide_hand},
    {"trail": phone_trail, "train": phone_train, "markets": phone_markets, "mat": MATS.phone, "hand": phone_hand,
     "strip": phone_strip},
    {"trail": tablet_trail, "train": wide_train, "markets": tablet_markets, "mat": MATS.tablet, "hand": docked_hand},
)  # fmt: skip
