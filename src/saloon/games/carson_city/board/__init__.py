"""The table as drawings, always from an observation: town and action track, personalities, one's own reserve, the rivals.

Desk: town and track share a drawing 1068 wide, people and reserve a row below, the rivals stand at the side. Phone: every
region is 390 wide and as high as it needs; the map is larger than that, and the page lets it be moved. What others have opens
as a sheet.
"""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import escape

from saloon.drawing.shapes import group, svg
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.carson_city.board.ground import SIZE
from saloon.games.carson_city.board.own import phone_own, sheets, wide_own
from saloon.games.carson_city.board.people import phone_people, wide_people
from saloon.games.carson_city.board.rivals import phone_rivals, wide_rivals
from saloon.games.carson_city.board.town import MAP_WIDTH, phone_town, town
from saloon.games.carson_city.board.track import phone_track, wide_track
from saloon.games.carson_city.board.view import WIDE, BoardView, Drawn, remembered, town_facts
from saloon.games.carson_city.state import State
from saloon.games.carson_city.texts.names import Reader
from saloon.games.carson_city.texts.position import say_map, say_orders, say_own, say_people, say_player, say_round, say_track

__all__ = ["board"]


def wide_town(view: BoardView) -> Drawn:
    return WIDE, SIZE, town(view) + group(wide_track(view), SIZE + 8)


DRAW: dict[str, dict[str, Callable[[BoardView], Drawn]]] = {
    "desk": {"town": wide_town, "people": wide_people, "own": wide_own, "rivals": wide_rivals},
    "phone": {"town": phone_town, "track": phone_track, "people": phone_people, "own": phone_own, "rivals": phone_rivals},
}
PLACE = {
    ("phone", "town"): f' data-map="{MAP_WIDTH}"',
    ("desk", "rivals"): ' data-place="side"',
}


def board(observation: State, viewpoint: Viewpoint) -> dict[str, str]:
    """Every region by its id, in the order of the page."""
    view = BoardView(observation, viewpoint)
    words = _words(view)
    page = {
        region: _region(view, region, draw(view), view.region(region), words[region], _marks(view, region))
        for region, draw in DRAW[viewpoint.size].items()
    }
    for (region, drawn), player in zip(sheets(view).items(), view.others, strict=True):
        label = view.say("board-own-of", name=viewpoint.names[player.seat])
        page[region] = _region(view, region, drawn, label, words[region], ' data-place="sheet"')
    return page


def _marks(view: BoardView, region: str) -> str:
    """Where the page puts the region, and on a phone the short name of its tab."""
    tab = "" if view.desk else f' data-tab="{escape(view.say(f"tab-{region}"))}"'
    return PLACE.get((view.viewpoint.size, region), "") + tab


def _region(view: BoardView, region: str, drawn: Drawn, label: str, words: list[str], place: str) -> str:
    w, h, body = drawn
    return svg(
        w, h, body, id=f"r-{region}", label=label, words="\n".join(words), cls=f"carson {view.viewpoint.size}", more=place
    )


def _words(view: BoardView) -> dict[str, list[str]]:
    """What each region shows, in words."""
    reader, seat = Reader(view.g, view.texts, view.viewpoint.names), view.viewpoint.seat
    key = ("words", view.language, view.viewpoint.names, *town_facts(view.g))
    country = remembered(key, lambda: "\n".join(say_map(reader)))
    track = list(say_track(reader))
    mats = {f"mat-{player.seat}": list(say_player(reader, player, seat)) for player in view.others}
    own = list(say_player(reader, view.own, seat))
    return mats | {
        "town": [country, *(track if view.desk else [])],
        "track": track,
        "people": [say_round(reader), *say_orders(reader), *say_people(reader)],
        "own": own if view.viewpoint.covered else [*own, *say_own(reader, seat)],
        "rivals": [line for lines in mats.values() for line in lines],
    }
