"""The page of a trail game: its railway, the trail with the markets, one's own mat and hand, the others.

Desk: railway and trail are as wide as the page, mat and hand share a row, the others stand at the side. Phone: every region is
as high as it needs; the map is wider than the page, which lets it be moved, and the markets have a region of their own. Tablet:
the map takes the whole width, the hand stands beside the question, all else is a panel over the map.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from saloon.drawing.regions import DOCK, EMPTY_WEST, SIDE, STRIP, Drawn, Layout, Sheet, map_mark, panel_mark, whole_page
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.trail.board.occupants import Occupants
from saloon.games.trail.board.view import TableView

G = TypeVar("G")
V = TypeVar("V", bound=TableView[Any, Any])
Draw = Callable[[V], Drawn]

TABLET_MAP = 1008
"""What a tablet of 1024 pixels has for its map; a lower window does not make it smaller."""
TABLET_MARKS = {
    "jobs": panel_mark("person"),
    "markets": panel_mark("building"),
    "mat": panel_mark("notes", "south"),
    "rivals": panel_mark("hand-cards"),
    "harbour": panel_mark("ship", "north"),
    "hand": DOCK,
}
RAILWAY = panel_mark("locomotive", "north")
"""Of whatever else lies off the map of a tablet: the railway, whatever it is called."""


class Added(NamedTuple, Generic[V]):
    """A region that only some tables have: after another one, or last; with the mark of a map that a phone lets be moved."""

    draw: Draw[V]
    after: str = ""
    mark: str = ""


def _none(view: object) -> Mapping[str, Any]:
    return {}


def trail_board(
    view_of: Callable[[G, Viewpoint], V],
    occupants: Occupants,
    words: Callable[[V], Mapping[str, Sequence[str]]],
    map_width: float,
    desk: Mapping[str, Draw[V]],
    phone: Mapping[str, Draw[V]],
    tablet: Mapping[str, Draw[V]],
    added: Callable[[V], Mapping[str, Added[V]]] = _none,
) -> Callable[[G, Viewpoint], dict[str, str]]:
    """What draws the whole table: every region by its id, in the order of the page.

    words:   what each region shows, in words.
    desk:    railway, trail, mat and hand.
    phone:   trail, railway, markets, mat and hand; and the strip that shows one's own hand whatever tab is open.
    tablet:  trail, railway, what lay in the west of the desk's map, mat and hand.
    added:   regions that only some tables have; one of the same name takes another's place.
    """
    tabs, strip = {region: drawn for region, drawn in phone.items() if region != "strip"}, phone["strip"]
    draw: dict[str, dict[str, Draw[V]]] = {
        "desk": {**desk, "rivals": occupants.wide_rivals},
        "phone": {**tabs, "rivals": occupants.phone_rivals},
        "tablet": {**tablet, "rivals": occupants.wide_rivals},
    }
    tablet_marks = {region: TABLET_MARKS.get(region, RAILWAY) for region in draw["tablet"] if region != "trail"}
    tablet_marks["trail"] = map_mark(TABLET_MAP) + EMPTY_WEST
    marks = {"desk": {"rivals": SIDE}, "phone": {"trail": map_mark(map_width)}, "tablet": tablet_marks}
    layout: Layout[V] = Layout("trail", draw, marks, "mat")

    def board(observation: G, viewpoint: Viewpoint) -> dict[str, str]:
        view = view_of(observation, viewpoint)
        said, apart = dict(words(view)), occupants.sheets(view)
        if viewpoint.size == "phone" and view.is_own:
            said["strip"], apart["strip"] = said["hand"], Sheet(view.region("hand"), strip(view), STRIP)
        return whole_page(view, _with(layout, viewpoint.size, added(view)), said, apart)

    return board


def _with(layout: Layout[V], size: str, added: Mapping[str, Added[V]]) -> Layout[V]:
    """The layout with what is added to one size of it."""
    draw, marks = dict(layout.draw[size]), dict(layout.marks.get(size, {}))
    for region, each in added.items():
        if each.after and region not in draw:
            names = list(draw)
            later = names[names.index(each.after) + 1 :]
            draw = {name: drawn for name, drawn in draw.items() if name not in later} | {region: each.draw} | {
                name: draw[name] for name in later
            }  # fmt: skip
        draw[region] = each.draw
        if each.mark:
            marks[region] = marks.get(region, "") + each.mark
    return layout._replace(draw={size: draw}, marks={size: marks})
