"""The page of a trail game: its railway, the trail with the markets, one's own mat and hand, the others.

Desk: railway and trail are as wide as the page, mat and hand share a row, the others stand at the side. Phone: every region is
as high as it needs; the map is wider than the page, which lets it be moved, and the markets have a region of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from saloon.drawing.regions import SIDE, Drawn, Layout, map_mark, whole_page
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.trail.board.occupants import Occupants
from saloon.games.trail.board.view import TableView

G = TypeVar("G")
V = TypeVar("V", bound=TableView[Any, Any])
Draw = Callable[[V], Drawn]


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
    added: Callable[[V], Mapping[str, Draw[V]]] = _none,
) -> Callable[[G, Viewpoint], dict[str, str]]:
    """What draws the whole table: every region by its id, in the order of the page.

    words:   what each region shows, in words.
    railway: the name of the region with engines or trains.
    desk:    railway, trail, mat and hand.
    phone:   trail, railway, markets, mat and hand.
    added:   regions that only some tables have, after the others; one of the same name takes their place.
    """
    wide = dict(zip((railway, "trail", "mat", "hand"), desk, strict=True)) | {"rivals": occupants.wide_rivals}
    narrow = dict(zip(("trail", railway, "markets", "mat", "hand"), phone, strict=True)) | {"rivals": occupants.phone_rivals}
    draw: dict[str, dict[str, Draw[V]]] = {"desk": wide, "phone": narrow}
    layout: Layout[V] = Layout("trail", draw, {"desk": {"rivals": SIDE}, "phone": {"trail": map_mark(map_width)}})

    def board(observation: G, viewpoint: Viewpoint) -> dict[str, str]:
        view = view_of(observation, viewpoint)
        size: str = viewpoint.size
        regions = {size: {**layout.draw[size], **added(view)}}
        return whole_page(view, layout._replace(draw=regions), words(view), occupants.sheets(view))

    return board
