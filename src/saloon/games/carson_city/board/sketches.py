"""Small drawings beside a question: the lot of an auction among its neighbours, what a duel is for, a cowboy."""

from __future__ import annotations

import re

from saloon.drawing.icons import icon
from saloon.drawing.shapes import rect
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.carson_city.board.ground import CELL, corner, ground, river
from saloon.games.carson_city.board.pieces import cowboy, small_tile
from saloon.games.carson_city.board.town import draw_parcel, frames
from saloon.games.carson_city.board.track import ICONS
from saloon.games.carson_city.board.view import BoardView
from saloon.games.carson_city.components import INDEX, PLAIN, RIVER, ROW, SIDE, TOWN, Parcel, Space
from saloon.games.carson_city.state import State

TILE = 40
_ID = re.compile(r' (?:id|data-help)="[^"]*"')


def sketch(g: State, what: str, viewpoint: Viewpoint) -> str:
    """`place` is what the scene is about, `seat-<n>` whoever stands there."""
    if what == "place":
        return _place(BoardView(g, viewpoint))
    forms = {seat: form for seat, _, form in g.duel.fighters} if g.duel is not None else {}
    seat = int(what.removeprefix("seat-"))
    return _svg("-17 -19 34 32", 52, 49, cowboy(seat, forms.get(seat, PLAIN)))


def _place(view: BoardView) -> str:
    parcels = [target for target in view.framed if isinstance(target, Parcel)]
    if parcels:
        return _land(view, parcels)
    space = next(target for target in view.framed if isinstance(target, Space))
    tile = view.g.row[ROW.index(space)] if space in ROW else None
    if tile is not None:
        return _svg(f"0 0 {TILE} {TILE}", 46, 46, small_tile(tile, TILE))
    face = rect(0.5, 0.5, TILE - 1, TILE - 1, 8, "place") + icon(ICONS.get(space.id, "vp"), TILE / 2, TILE / 2, 24, "glyph")
    return _svg(f"0 0 {TILE} {TILE}", 46, 46, face)


def _land(view: BoardView, parcels: list[Parcel]) -> str:
    """A piece of the map, as far as the neighbours; of parcels that lie far apart, those between them too."""
    rows, columns = ([getattr(parcel, side) for parcel in parcels] for side in ("row", "column"))
    top, left = max(1, min(rows) - 1), max(1, min(columns) - 1)
    high, wide = min(SIDE, max(rows) + 1) - top + 1, min(SIDE, max(columns) + 1) - left + 1
    shown = [p for p in TOWN if top <= p.row < top + high and left <= p.column < left + wide]
    g = view.g
    water = tuple(index for index, piece in enumerate(g.land) if piece is RIVER)
    body = ground() + river(water) + "".join(draw_parcel(g, INDEX[parcel]) for parcel in shown)
    x, y = corner(shown[0])
    # The same parcels are on the board, with these ids.
    return _svg(f"{x:g} {y:g} {CELL * wide:g} {CELL * high:g}", 0, 0, _ID.sub("", body) + frames(view), "lot-map")


def _svg(box: str, w: float, h: float, body: str, cls: str = "") -> str:
    size = f' width="{w:g}" height="{h:g}"' if w else ""
    return f'<svg class="board carson {cls}" viewBox="{box}"{size} aria-hidden="true">{body}</svg>'
