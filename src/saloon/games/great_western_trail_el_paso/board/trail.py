"""The trail: its tiles, empty spaces, ranchers, and the way of a move before it is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from saloon.drawing.counters import rosette
from saloon.drawing.lit import help_of, piece
from saloon.drawing.regions import Drawn
from saloon.drawing.shapes import group, path, rect, text
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.great_western_trail_el_paso.board.country import (
    AT,
    HEIGHT,
    SIMMENTAL_BOX,
    TOWN,
    WAITING,
    country,
    size_of,
    town_icon,
    waiting,
)
from saloon.games.great_western_trail_el_paso.board.posts import posts
from saloon.games.great_western_trail_el_paso.board.routes import routes
from saloon.games.great_western_trail_el_paso.board.signs import breed_card, column, columns, places
from saloon.games.great_western_trail_el_paso.board.view import BoardView, say
from saloon.games.great_western_trail_el_paso.components import (
    BANK,
    EL_PASO,
    INCOME,
    SIMMENTAL,
    SIMMENTAL_SPACE,
    SPACES,
    Building,
    Space,
)
from saloon.games.trail.board.buildings import TILE, building_face, lit_actions
from saloon.games.trail.board.signs import ARROW, dollars, glyph, sign_picture, word
from saloon.games.trail.board.view import nobody
from saloon.games.trail.board.ways import walkers

MAP_LEFT, MAP_WIDTH = 178, 762
"""What a phone shows of the map: all of it but the ground under the panels."""
VERBS = ("begin", "move", "site")
CHOICES = {space: tuple(f"{verb}:{space.id}" for verb in VERBS) for space in AT}


def trail_map(view: BoardView) -> str:
    """The whole map without panels and ranchers: ground, tiles, posts, ways of moves."""
    under, over = routes(view)
    lit, acting = view.spaces_in_question(VERBS), view.own.rancher if _acts(view) else None
    things = ""
    for space, tile in zip(SPACES, view.g.trail, strict=True):
        if space is SIMMENTAL_SPACE:
            continue
        if space.id in lit or space is acting:
            things += _space(view.viewpoint, space, tile, space is acting)
        else:
            things += _dark_space(view.language, space, tile)
    return country(view.language) + under + things + posts(view) + over


def phone_trail(view: BoardView) -> Drawn:
    return MAP_WIDTH, HEIGHT, group(trail_map(view) + ranchers(view), -MAP_LEFT)


def _acts(view: BoardView) -> bool:
    return "act" in view.verbs and view.viewpoint.seat == view.own.seat


# ------------------------------------------------------------ spaces


@lru_cache(maxsize=2048)
def _dark_space(language: str, space: Space, tile: Building | None) -> str:
    """A space as it looks while nothing of it can be chosen."""
    return _space(nobody(language, "desk"), space, tile, False)


def _space(viewpoint: Viewpoint, space: Space, tile: Building | None, acting: bool) -> str:
    if space is EL_PASO:
        return _placed(viewpoint, space, "at-EP", town_face(viewpoint.language), help_of(space))
    if tile is None:
        return _placed(viewpoint, space, f"at-{space.id}", empty_space(space), help_of(space))
    return _placed(viewpoint, space, f"building-{tile.id}-{space.id}", _building(viewpoint, tile, acting), help_of(tile))


def _placed(viewpoint: Viewpoint, space: Space, id: str, body: str, help: str) -> str:
    """A space or its tile as a thing, its middle where the space is."""
    (x, y), (w, h) = AT[space], size_of(space)
    x, y = round(x - w / 2, 1), round(y - h / 2, 1)
    return piece(viewpoint, id, body, w, h, x=x, y=y, choices=CHOICES[space], help=help, r=7)


@lru_cache(maxsize=16)
def empty_space(space: Space) -> str:
    """A dashed space with what putting a building there costs."""
    w, h = TILE
    body = rect(6, 3, w - 12, h - 6, 7, "slot")
    return body + text(w / 2, h / 2 + 5.4, f"${space.price}", "slot-n", 15, "middle")


@lru_cache(maxsize=4)
def town_face(language: str) -> str:
    """El Paso: its name; income, a Simmental, delivery."""
    w, h = TOWN
    body = rect(0, 1.5, w, h, 8, "tile-shadow") + rect(0, 0, w, h, 8, "tile")
    body += path(f"M8 0h20v{h}H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z", "town-band") + town_icon(14, h / 2)
    body += text(36, 23, say(language, "board-el-paso"), "title", 17)
    gives = (
        dollars(INCOME),
        word("·"),
        breed_card(SIMMENTAL.id),
        word("·"),
        glyph("hand-cards"),
        ARROW,
        glyph("disc"),
    )
    return body + sign_picture(gives, 73, 42, 15) + rect(0, 0, w, h, 8, "tile-edge")


# ------------------------------------------------------------ buildings


def _building(viewpoint: Viewpoint, tile: Building, acting: bool) -> str:
    owner = None if tile.owner == BANK else tile.owner
    actions = lit_actions(viewpoint, places(tile.actions), column) if acting else columns(tile.actions)
    body = building_face(tile.name, owner) + actions + rect(0, 0, *TILE, 7, "tile-edge")
    return body + (rosette(TILE[0] - 7, -4, tile.points, 10.5) if tile.points else "")


# ------------------------------------------------------------ ranchers


def ranchers(view: BoardView) -> str:
    """Map pins; several on a space fan out, the viewer's own larger and in front."""
    own = view.own.seat if view.is_own else None
    standing = [(who.rancher, who.seat) for who in view.everybody]
    ground = waiting() if any(space is None for space, _ in standing) else ""
    return ground + walkers(standing, own, _stands)


def _stands(space: Space | None, count: int) -> Iterator[tuple[float, float]]:
    """Where so many ranchers stand: on the upper edge of a tile, clear of its points and its key; or beside the trail."""
    x: float
    y: float
    if space is None:
        step = 19
        x, y = WAITING[0] - step * (count - 1) / 2, WAITING[1] + 6
    elif space is SIMMENTAL_SPACE:
        x, y, step = SIMMENTAL_BOX.x + SIMMENTAL_BOX.w - 36, SIMMENTAL_BOX.y + SIMMENTAL_BOX.h - 20, 16
    else:
        step = 15
        x, y = AT[space][0] - 8 - 7.5 * (count - 1), AT[space][1] - size_of(space)[1] / 2 + 1
    for place in range(count):
        yield round(x + place * step, 1), round(y, 1)
