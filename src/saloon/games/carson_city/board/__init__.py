"""The table as drawings, always from an observation: town and action track, personalities, one's own reserve, the rivals.

Desk: town and track share a drawing 1068 wide, people and reserve a row below, the rivals stand at the side. Phone: every
region is 390 wide and as high as it needs; the map is larger than that, and the page lets it be moved. Tablet: town and track
side by side, all else a panel over them. What others have opens as a sheet.
"""

from __future__ import annotations

from saloon.drawing.memory import remembered
from saloon.drawing.regions import SIDE, WIDE, Drawn, Layout, map_mark, panel_mark, whole_page
from saloon.drawing.shapes import group
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.carson_city.board.ground import SIZE
from saloon.games.carson_city.board.own import phone_own, sheets, wide_own
from saloon.games.carson_city.board.people import phone_people, wide_people
from saloon.games.carson_city.board.rivals import phone_rivals, wide_rivals
from saloon.games.carson_city.board.town import MAP_WIDTH, phone_town, town
from saloon.games.carson_city.board.track import phone_track, tablet_track, wide_track
from saloon.games.carson_city.board.view import BoardView, town_facts
from saloon.games.carson_city.state import State
from saloon.games.carson_city.texts.names import Reader
from saloon.games.carson_city.texts.position import say_map, say_orders, say_own, say_people, say_player, say_round, say_track

__all__ = ["board"]


def wide_town(view: BoardView) -> Drawn:
    return WIDE, SIZE, town(view) + group(wide_track(view), SIZE + 8)


TABLET_MARKS = {
    "people": panel_mark("person", "south"),
    "own": panel_mark("notes", "south"),
    "rivals": panel_mark("hand-cards"),
    "town": map_mark(SIZE * 0.97),
    "track": map_mark(410),
}
LAYOUT: Layout[BoardView] = Layout(
    "carson",
    {
        "desk": {"town": wide_town, "people": wide_people, "own": wide_own, "rivals": wide_rivals},
        "tablet": {"town": phone_town, "track": tablet_track, "people": wide_people, "own": wide_own, "rivals": wide_rivals},
        "phone": {"town": phone_town, "track": phone_track, "people": phone_people, "own": phone_own, "rivals": phone_rivals},
    },
    {"desk": {"rivals": SIDE}, "phone": {"town": map_mark(MAP_WIDTH)}, "tablet": TABLET_MARKS},
    "own",
)


def board(observation: State, viewpoint: Viewpoint) -> dict[str, str]:
    """Every region by its id, in the order of the page."""
    view = BoardView(observation, viewpoint)
    return whole_page(view, LAYOUT, _words(view), sheets(view))


def _words(view: BoardView) -> dict[str, list[str]]:
    """What each region shows, in words."""
    reader, seat = Reader(view.g, view.texts, view.viewpoint.names), view.viewpoint.seat
    key = ("carson-words", view.language, view.viewpoint.names, *town_facts(view.g))
    country = remembered(key, lambda: "\n".join(say_map(reader)))
    track = list(say_track(reader))
    mats = {f"mat-{player.seat}": list(say_player(reader, player, seat)) for player in view.others}
    own = list(say_player(reader, view.own, seat))
    return mats | {
        "town": [country, *(track if view.viewpoint.size == "desk" else [])],
        "track": track,
        "people": [say_round(reader), *say_orders(reader), *say_people(reader)],
        "own": own if view.viewpoint.covered else [*own, *say_own(reader, seat)],
        "rivals": [line for lines in mats.values() for line in lines],
    }
