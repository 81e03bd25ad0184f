"""What lies beside a mat: own buildings on the trail and markers left, objectives, bonus tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of
from saloon.drawing.seats import BRANDS, seat_class
from saloon.drawing.shapes import group, path, rect, text
from saloon.engine import Seat
from saloon.games.great_western_trail_el_paso.board.facts import Tasks
from saloon.games.great_western_trail_el_paso.board.tiles import bonus_face, objective_face
from saloon.games.great_western_trail_el_paso.components import MARKERS, BonusTile, Building
from saloon.games.trail.board.cards import seal

GAP, NARROWEST = 3, 27
IN_A_ROW, TWO_ROWS = 3, 90
"""So many tiles lie in one row, more of them in two if there is so much room."""


def plans(seat: Seat, buildings: tuple[Building, ...], x: float, y: float, w: float) -> str:
    """A place for each marker: the building that it stands on, or the marker itself."""
    each, body = (w - GAP) / MARKERS, ""
    for place in range(MARKERS):
        tile = buildings[place] if place < len(buildings) else None
        left = round(x + place * (each + GAP), 1)
        id = f"mat-{seat}-marker-{place}"
        help = f' data-help="{help_of(tile)}"' if tile is not None else ""
        body += f'<g id="{id}"{help} transform="translate({left:g} {y:g})">{_plan(seat, tile, round(each, 1))}</g>'
    return body


@lru_cache(maxsize=256)
def _plan(seat: Seat, tile: Building | None, w: float, h: float = 30) -> str:
    if tile is None:
        body = rect(0.5, 0.5, w - 1, h - 1, 5, "slot")
        return group(body + icon(BRANDS[seat], w / 2, h / 2, 13, "marker"), cls=seat_class(seat))
    body = rect(0, 0, w, h, 5, "tile") + path(f"M5 0H7V{h:g}H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5z", "tile-band")
    body += text(10, 19, tile.name, "plan-n", 11.5) + seal(w - 11, h / 2, tile.points)
    return group(body + rect(0.5, 0.5, w - 1, h - 1, 4.5, "tile-edge"), cls=seat_class(seat))


def _places(count: int, x: float, y: float, space: float, h: float) -> Iterator[tuple[float, float, float, float]]:
    """Where so many tiles lie and how large they are: in two rows where that is high enough, over each other if it must be."""
    rows = 2 if h >= TWO_ROWS and count > IN_A_ROW else 1
    each, high = -(-count // rows), (h - GAP * (rows - 1)) / rows
    widest = max(38, high * 0.86)
    wide = min(widest, max(NARROWEST, (space - GAP * (each - 1)) / each))
    step = wide + GAP if each < 2 else min(wide + GAP, (space - wide) / (each - 1))
    for place in range(count):
        yield round(x + place % each * step, 1), y + place // each * (high + GAP), round(wide, 1), high


def objective_tiles(seat: Seat, tiles: Tasks, x: float, y: float, space: float, h: float) -> str:
    """Green and ticked if they are fulfilled as things stand."""
    if not tiles:
        return _none("objective", x, y, h)
    return "".join(
        _tile(f"mat-{seat}-{tile.id}", help_of(tile), objective_face(tile, met, wide, high), left, top)
        for (tile, met), (left, top, wide, high) in zip(tiles, _places(len(tiles), x, y, space, h), strict=True)
    )


def bonus_tiles(seat: Seat, tiles: tuple[BonusTile, ...], x: float, y: float, space: float, h: float) -> str:
    """Each kind once, with its number."""
    if not tiles:
        return _none("badge", x, y, h)
    kinds = Counter(tiles)
    return "".join(
        _tile(f"mat-{seat}-bonus-{tile.id}", help_of(tile), bonus_face(tile, wide, high, count), left, top)
        for (tile, count), (left, top, wide, high) in zip(kinds.items(), _places(len(kinds), x, y, space, h), strict=True)
    )


def _none(glyph: str, x: float, y: float, h: float) -> str:
    return rect(x + 0.5, y + 0.5, 36, min(h, 48) - 1, 6, "slot") + icon(glyph, x + 18.5, y + min(h, 48) / 2, 15, "slot-ghost")


def _tile(id: str, help: str, face: str, x: float, y: float) -> str:
    return f'<g id="{id}" data-help="{help}" transform="translate({x:g} {y:g})">{face}</g>'
