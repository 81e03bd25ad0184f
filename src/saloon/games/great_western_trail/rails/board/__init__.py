"""The North drawn: over the railroad on a desk, as a map of its own on a phone; the trail beside it, and the annex."""

from saloon.games.great_western_trail.module import Region
from saloon.games.great_western_trail.rails.board.annex import annex_facts, counted
from saloon.games.great_western_trail.rails.board.mat import MATS
from saloon.games.great_western_trail.rails.board.north import (
    MAP_WIDTH,
    TABLET_WIDTH,
    phone_north,
    phone_rail,
    tablet_north,
    wide_north,
)
from saloon.games.great_western_trail.rails.board.trail import wide_trail
from saloon.games.great_western_trail.rails.board.words import say_north, say_north_and_rails

__all__ = ["MATS", "REGIONS", "annex_facts", "counted"]

REGIONS = {
    "desk": {
        "rail": Region(wide_north, say_north_and_rails, label="board-north-and-rail"),
        "trail": Region(wide_trail),
    },
    "tablet": {
        "rail": Region(tablet_north, say_north_and_rails, label="board-north-and-rail", map_width=TABLET_WIDTH),
    },
    "phone": {
        "north": Region(phone_north, say_north, after="trail", map_width=MAP_WIDTH),
        "rail": Region(phone_rail),
    },
}
