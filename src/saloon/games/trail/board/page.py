"""The page of a trail game: its railway, the trail with the markets, one's own mat and hand, the others.

Desk: railway and trail are as wide as the page, mat and hand share a row, the others stand at the side. Phone: every region is
as high as it needs; the map is wider than the page, which lets it be moved, and the markets have a region of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from saloon.drawing.regions import SIDE, STRIP, Drawn, Layout, Sheet, map_mark, whole_page
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.trail.board.occupants import Occupants
from saloon.games.trail.board.view import TableView

G = TypeVar("G")
V = TypeVar("V", bound=TableView[Any, Any])
Draw = Callable[[V], Drawn]


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
    railway: str,
    map_width: float,
    desk: Sequence[Draw[V]],
    phone: Sequence[Draw[V]],
    added: Callable[[V], Mapping[str, Added[V]]] = _none,
) -> Callable[[G, Viewpoint], dict[str, str]]:
    """What draws the whole table: every region by its id, in the order of the page.

    words:   what each region shows, in words.
    railway: the name of the region with engines or trains.
    desk:    railway, trail, mat and hand.
    phone:   trail, railway, markets, mat and hand; and the strip that shows one's own hand whatever tab is open.
    added:   regions that only some tables have; one of the same name takes another's place.
    """
    wide = dict(zip((railway, "trail", "mat", "hand"), desk, strict=True)) | {"rivals": occupants.wide_rivals}
    *tabs, strip = phone
    narrow = dict(zip(("trail", railway, "markets", "mat", "hand"), tabs, strict=True)) | {"rivals": occupants.phone_rivals}
    draw: dict[str, dict[str, Draw[V]]] = {"desk": wide, "phone": narrow}
    layout: Layout[V] = Layout("trail", draw, {"desk": {"rivals": SIDE}, "phone": {"trail": map_mark(map_width)}})

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
            marks[region] = each.mark
    return layout._replace(draw={size: draw}, marks={size: marks})
