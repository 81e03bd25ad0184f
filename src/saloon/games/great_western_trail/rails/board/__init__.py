"""The North drawn: over the railroad on a desk, as a map of its own on a phone; the trail beside it, and the annex."""

from saloon.games.great_western_trail.module import Region
from saloon.games.great_western_trail.rails.board.annex import annex_facts, counted
from saloon.games.great_western_trail.rails.board.mat import MATS
from saloon.games.great_western_trail.rails.board.north import MAP_WIDTH, phone_north, phone_rail, wide_north
from saloon.games.great_western_trail.rails.board.trail import wide_trail
from saloon.games.great_western_trail.rails.texts.position import position
from saloon.games.great_western_trail.texts.position import say_rails

__all__ = ["MATS", "REGIONS", "annex_facts", "counted"]

REGIONS = {
    "rail": Region(wide_north, phone_rail, lambda reader: [*position(reader), say_rails(reader)], label="board-north-and-rail"),
    "trail": Region(wide_trail),
    "north": Region(None, phone_north, position, after="trail", map_width=MAP_WIDTH),
}
