"""The table as drawings, always from an observation: railroad, trail and markets, one's own mat and hand, the rivals.

Desk: railroad and trail are 1068 wide, mat and hand share a row, the rivals stand at the side. Phone: every region is 390 wide
and as high as it needs; the map is larger than that, and the page lets it be moved. The mats of others are sheets that open.
"""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import escape

from saloon.drawing.shapes import svg
from saloon.drawing.sight import Sight
from saloon.games.great_western_trail.board.hand import phone_hand, wide_hand
from saloon.games.great_western_trail.board.mat import phone_mat, sheets, wide_mat
from saloon.games.great_western_trail.board.panels import phone_markets, wide_trail
from saloon.games.great_western_trail.board.rail import phone_rail, wide_rail
from saloon.games.great_western_trail.board.rivals import phone_rivals, wide_rivals
from saloon.games.great_western_trail.board.trail import MAP_WIDTH, phone_trail
from saloon.games.great_western_trail.board.view import Drawn, View, view_of
from saloon.games.great_western_trail.names import Look
from saloon.games.great_western_trail.state import State
from saloon.games.great_western_trail.words import (
    say_display,
    say_foresight,
    say_jobs,
    say_market,
    say_own,
    say_player,
    say_rails,
    say_trail,
)

__all__ = ["board"]

DRAW: dict[str, dict[str, Callable[[View], Drawn]]] = {
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
PLACE = {
    ("phone", "trail"): f' data-map="{MAP_WIDTH}"',
    ("desk", "rivals"): ' data-place="side"',
}


def board(observation: State, sight: Sight) -> dict[str, str]:
    """Every region by its id, in the order of the page."""
    view = view_of(observation, sight)
    words = _words(view)
    page = {
        region: _region(view, region, draw(view), view.region(region), words[region], _marks(view, region))
        for region, draw in DRAW[sight.size].items()
    }
    for (region, drawn), player in zip(sheets(view).items(), view.others, strict=True):
        label = view.say("board-mat-of", name=sight.names[player.seat])
        page[region] = _region(view, region, drawn, label, words[region], ' data-place="sheet"')
    return page


def _marks(view: View, region: str) -> str:
    """Where the page puts the region, and on a phone the short name of its tab."""
    tab = "" if view.desk else f' data-tab="{escape(view.say(f"tab-{region}"))}"'
    return PLACE.get((view.sight.size, region), "") + tab


def _region(view: View, region: str, drawn: Drawn, label: str, words: list[str], place: str) -> str:
    w, h, body = drawn
    cls = f"trail {view.sight.size}"
    return svg(w, h, body, id=f"r-{region}", label=label, words="\n".join(words), cls=cls, more=place)


def _words(view: View) -> dict[str, list[str]]:
    """What each region shows, in words."""
    look, sight = Look(view.g, view.texts, view.sight.names), view.sight
    markets = [say_market(look), say_jobs(look), say_foresight(look), say_display(look)]
    mats = {f"mat-{player.seat}": list(say_player(look, player, sight.seat)) for player in view.others}
    return mats | {
        "rail": [say_rails(look)],
        "trail": [*say_trail(look), *(markets if view.desk else [])],
        "markets": markets,
        "mat": list(say_player(look, view.own, sight.seat)),
        "hand": [] if sight.covered else list(say_own(look, sight.seat)),
        "rivals": [line for lines in mats.values() for line in lines],
    }
