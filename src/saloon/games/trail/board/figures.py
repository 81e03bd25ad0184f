"""What figures of the sisters' guides are made of: country, stretches of trail and rail, tiles, whoever walks."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.drawing.figures import as_figure
from saloon.drawing.seats import pin
from saloon.drawing.shapes import circle, group, path, rect, scaled
from saloon.drawing.terrain import Hill, Point, contours, curve
from saloon.games.trail.board.buildings import TILE, building_face
from saloon.games.trail.board.signs import toll
from saloon.games.trail.board.ways import LAYERS

__all__ = ["as_figure", "building", "ground", "rail", "slot", "walker", "way"]

LEVELS = (-0.8, -0.45, -0.1, 0.2, 0.5, 0.8, 1.1)
"""Heights of the contour lines."""


def ground(w: float, h: float, hills: Sequence[Hill], name: str, seed: int = 11) -> str:
    """Country with contour lines, as a map has it."""
    lines = contours(w, h, tuple(hills), LEVELS, seed)
    body = rect(0, 0, w, h, 16, "map")
    for place, line in enumerate(lines):
        body += path(line, "contour" if place % 3 else "contour major")
    return f'<clipPath id="{name}-edge">{rect(0, 0, w, h, 16)}</clipPath><g clip-path="url(#{name}-edge)">{body}</g>'


def way(points: Sequence[Point]) -> str:
    """A stretch of the trail."""
    line = curve(points)
    return "".join(path(line, f"{layer} fig-way") for layer in LAYERS)


def rail(line: str) -> str:
    return "".join(path(line, layer) for layer in ("rail-sleepers", "rail-gauge", "rail-in"))


def walker(x: float, y: float, seat: int = 0, scale: float = 1.3) -> str:
    """Whoever walks the trail, the point of the pin on (x, y)."""
    return group(circle(0, 0, 6.5, "herder-ring") + pin(seat, scale), x, y, "herder")


def slot(x: float, y: float, scale: float = 1) -> str:
    """A space for a building, its middle at a point."""
    return _centred(rect(6, 3, TILE[0] - 12, TILE[1] - 6, 7, "slot"), x, y, scale)


def building(
    help: str, name: str, owner: int | None, actions: str, x: float, y: float, scale: float = 1, tax: tuple[str, int] = ("", 0)
) -> str:
    """A tile with the drawing of its actions, its middle at a point; `tax`: its hand, and what that costs."""
    body = building_face(name, owner) + actions + rect(0, 0, *TILE, 7, "tile-edge")
    if all(tax):
        body += toll(TILE[0] - 11, -3, *tax)
    return f'<g data-help="{help}">{_centred(body, x, y, scale)}</g>'


def _centred(body: str, x: float, y: float, scale: float) -> str:
    return scaled(body, x - TILE[0] * scale / 2, y - TILE[1] * scale / 2, scale)
