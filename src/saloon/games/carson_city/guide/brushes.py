"""What the figures of the guide are put together from: pieces of the table at a place, and cuts out of the town."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.drawing.counters import die
from saloon.drawing.figures import figure
from saloon.drawing.icons import icon
from saloon.drawing.shapes import group, rect, scaled, text
from saloon.games.carson_city.board.ground import CELL, LEFT, TOP
from saloon.games.carson_city.board.people import upright_card
from saloon.games.carson_city.board.pieces import cowboy, fan
from saloon.games.carson_city.board.town import town
from saloon.games.carson_city.board.track import space_face
from saloon.games.carson_city.board.view import recalled
from saloon.games.carson_city.components import PLAIN, Building, Person, Space
from saloon.games.carson_city.guide.scene import seen
from saloon.games.carson_city.state import State

PHONE = 358
"""How wide figures for phones are."""
SUM = 15
"""Size of the letters of sums."""


def drawn(w: float, h: float, body: str, language: str, name: str, **values: object) -> str:
    """A whole figure; its name says what it shows (`figure-<name>`)."""
    return figure(w, h, body, recalled(language)(f"figure-{name}", **values), "carson")


def panel(x: float, y: float, w: float, h: float) -> str:
    """Ground for pieces that lie on nothing."""
    return rect(x, y, w, h, 12, "ground")


def cut(g: State, language: str, box: tuple[int, int, int, int], x: float, y: float, scale: float = 1, more: str = "") -> str:
    """Parcels of the town: first row and column, how many of each; `more` is drawn over them, in the measure of the town."""
    row, column, rows, columns = box
    left, top, w, h = LEFT + (column - 1) * CELL, TOP + (row - 1) * CELL, columns * CELL, rows * CELL
    size = f'x="{x:g}" y="{y:g}" width="{w * scale:g}" height="{h * scale:g}"'
    return f'<svg {size} viewBox="{left:g} {top:g} {w:g} {h:g}">{town(seen(g, language))}{more}</svg>'


def stand(x: float, y: float, seats: Sequence[int], w: float = 90, scale: float = 0.95, form: str = PLAIN) -> str:
    """Cowboys side by side around a point."""
    places, scale = fan(len(seats), w, scale)
    return "".join(group(cowboy(seat, form, scale), x + dx, y + dy) for seat, (dx, dy) in zip(seats, places, strict=True))


def space(
    language: str, id: str, x: float, y: float, size: tuple[float, float], *seats: int, tile: Building | None = None
) -> str:
    """A space of the action track with cowboys on it; `tile` is for sale there."""
    here, (w, h) = Space.of(id), size
    face = space_face(language, here, tile, w, h)
    help = f"building-{tile.id}" if tile else f"space-{id}"
    return group(face + stand(w / 2, h - 19, seats, w - 6), x, y, more=f' data-help="{help}"')


def card(language: str, id: str, x: float, y: float, w: float = 90, by: float = 1) -> str:
    """A personality as it lies on the table."""
    face = scaled(upright_card(language, Person.of(id), w), 0, 0, by)
    return group(face, x, y, "person", f' data-help="person-{id}"')


def shot(x: float, y: float, seat: int, revolvers: int, reserve: int, face: int) -> str:
    """What somebody has in a duel, from left to right: the cowboy on the board, revolvers, those at home, the die, the sum."""
    body = stand(x, y, [seat], scale=1.1)
    body += "".join(icon("revolver", x + 48 + at * 22, y, 20, "glyph") for at in range(revolvers))
    body += stand(x + 130, y, [seat] * reserve, 60, 0.8)
    body += text(x + 172, y + 5, "+", "fig-t sum", SUM, "middle") + die(x + 200, y, face, 26)
    return body + text(x + 232, y + 6, f"= {revolvers + reserve + face}", "fig-t sum", 19)
