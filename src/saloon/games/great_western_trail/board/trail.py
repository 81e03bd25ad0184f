"""The trail: its tiles, empty spaces, herders, and the way of a move before it is chosen."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache, partial

from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.regions import Drawn
from saloon.drawing.shapes import group, rect, text
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.great_western_trail.board.country import HIGH, ZONE_TILE, Ground, country, kansas_city, size_of
from saloon.games.great_western_trail.board.routes import routes
from saloon.games.great_western_trail.board.tiles import column, line_sign, zone_tile
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import (
    BANK,
    BONUSES,
    INDEX,
    KANSAS_CITY,
    NEIGHBOURS,
    RISKS,
    SPACES,
    START,
    Building,
    Space,
    Tile,
)
from saloon.games.trail.board.buildings import TILE, action_tab, building_face, cells, dark_actions, lit_actions
from saloon.games.trail.board.signs import sign_picture, toll
from saloon.games.trail.board.view import nobody
from saloon.games.trail.board.ways import walkers

MAP_LEFT, MAP_WIDTH = 168, 900
"""What a phone shows of the map: all of it but the ground under the panels."""
VERBS = ("begin", "move", "walk", "site", "copy", "hazard", "outlaw")
CHOICES = {space: tuple(f"{verb}:{space.id}" for verb in VERBS) for space in SPACES}


def trail_map(view: BoardView, ground: Ground = HIGH) -> str:
    """The whole map without panels and herders: ground, tiles, ways of moves."""
    under, over = routes(view, ground)
    acting, lit, noted = _acting(view), view.spaces_in_question(VERBS), view.viewpoint.noted
    things = tolls = ""
    for space, tile in zip(SPACES, view.g.trail, strict=True):
        if space is START:
            continue
        fee = view.fees[tile.hand] if tile is not None and tile.hand else 0
        if space.id in lit or space in acting or piece_on(space, tile) in noted:
            things += _space(view.viewpoint, ground, space, tile, fee, space in acting)
        else:
            things += _dark_space(ground, space, tile, fee)
        if fee and isinstance(tile, Building):
            tolls += _toll(ground, space, tile.hand, fee)
    added = "".join([module.on_map(view, ground) for module in view.g.kit.modules])
    return country(view.language, ground) + under + things + tolls + over + added


def phone_trail(view: BoardView) -> Drawn:
    return MAP_WIDTH, HIGH.height, group(trail_map(view) + herders(view), -MAP_LEFT)


def _acting(view: BoardView) -> set[Space]:
    """The spaces whose actions may be chosen: where the herder stands; beside a tile that copies, its neighbours too."""
    here = view.own.herder
    if here is None or "act" not in view.verbs:
        return set()
    tile = view.g.trail[INDEX[here]]
    copies = isinstance(tile, Building) and any(action.gain[0].name == "copy" for action in tile.actions)
    return {here, *NEIGHBOURS[here]} if copies else {here}


# ------------------------------------------------------------ spaces


@lru_cache(maxsize=4096)
def _dark_space(ground: Ground, space: Space, tile: Tile | None, fee: int) -> str:
    """A space as it looks while nothing of it can be chosen."""
    return _space(nobody("en", "desk"), ground, space, tile, fee, False)


def _space(viewpoint: Viewpoint, ground: Ground, space: Space, tile: Tile | None, fee: int, acting: bool) -> str:
    placed = partial(_placed, viewpoint, ground, space, piece_on(space, tile))
    if space is KANSAS_CITY:
        return placed(kansas_city(), "space-KC")
    if tile is None:
        return placed(_empty_space(space), f"space-{space.id}")
    if isinstance(tile, Building):
        return placed(_building(viewpoint, space, tile, acting), help_of(tile))
    body = zone_tile(tile, fee) + (_bounty(space, 10, ZONE_TILE[1] - 1) if space.zone == "outlaw" else "")
    return placed(body, help_of(tile), 9)


def piece_on(space: Space, tile: Tile | None) -> str:
    """The id of what is drawn on a space: its building, another tile, or the space itself."""
    if isinstance(tile, Building):
        return f"building-{tile.id}"
    return f"at-{space.id}" if tile is None else f"tile-{space.id}"


def _placed(viewpoint: Viewpoint, ground: Ground, space: Space, id: str, body: str, help: str, badge: float = 10) -> str:
    """A space or its tile as a thing, its middle where the space is."""
    (x, y), (w, h) = ground.at[space], size_of(space)
    x, y = round(x - w / 2, 1), round(y - h / 2, 1)
    return piece(viewpoint, id, body, w, h, x=x, y=y, choices=CHOICES[space], help=help, r=7, badge=badge)


@lru_cache(maxsize=128)
def _empty_space(space: Space) -> str:
    """A dashed space that says what it offers: its number and bounty, its tree, its risk action."""
    if space.zone:
        w, h = ZONE_TILE
        body = rect(3, 3, w - 6, h - 6, 6, "slot")
        if space.zone == "outlaw":
            return body + _bounty(space, w / 2, h / 2)
        return body + text(w / 2, h / 2 + 4.3, space.number, "slot-n", 12, "middle")
    w, h = TILE
    body = rect(6, 3, w - 12, h - 6, 7, "slot")
    if space in RISKS:
        body += sign_picture(line_sign(RISKS[space]), w / 2, h / 2, 15)
    return body + (_fir() if space.forest else "")


def _fir() -> str:
    return icon("forest", 0, TILE[1] - 4, 18, "fir")


def _bounty(space: Space, x: float, y: float) -> str:
    """What an outlaw space pays: a token, or dollars."""
    bonus = BONUSES[space].gain[0]
    if bonus.name == "token":
        return rect(x - 11, y - 7.5, 22, 15, 7.5, "bounty") + icon("exchange", x, y, 11, "bounty-i")
    words = f"${bonus.amount}"
    w = 10 + 6.4 * len(words)
    return rect(x - w / 2, y - 7.5, w, 15, 7.5, "bounty") + text(x, y + 3.9, words, "bounty-t", 11, "middle")


# ------------------------------------------------------------ buildings


def _building(viewpoint: Viewpoint, space: Space, tile: Building, acting: bool) -> str:
    owner = None if tile.owner == BANK else tile.owner
    body = building_face(tile.name, owner)
    body += lit_actions(viewpoint, cells(tile.actions), column, f"act-{space.id}") if acting else actions_face(tile)
    body += rect(0, 0, *TILE, 7, "tile-edge") + (_fir() if space.forest else "")
    return body + (_risk(viewpoint, space, acting) if space in RISKS else "")


@lru_cache(maxsize=512)
def _toll(ground: Ground, space: Space, hand: str, fee: int) -> str:
    x, y = ground.at[space]
    return toll(round(x + TILE[0] / 2 - 11, 1), round(y - TILE[1] / 2 - 3, 1), hand, fee)


@lru_cache(maxsize=256)
def actions_face(tile: Building) -> str:
    return dark_actions(cells(tile.actions), column)


def _risk(viewpoint: Viewpoint, space: Space, acting: bool) -> str:
    (action,) = RISKS[space]
    return action_tab(viewpoint, action.id, line_sign((action,)), acting)


# ------------------------------------------------------------ herders


def herders(view: BoardView, ground: Ground = HIGH) -> str:
    """Map pins; several on a space fan out, the viewer's own larger and in front."""
    own = view.own.seat if view.is_own else None
    standing = [(player.herder, player.seat) for player in view.g.seated if player.herder is not None]
    tabs = {space for module in view.g.kit.modules for space in module.tabs}
    return walkers(standing, own, partial(_stands, ground, tabs))


def over_map(view: BoardView, ground: Ground = HIGH) -> str:
    """What modules lay over all of the map."""
    return "".join([module.over_map(view, ground) for module in view.g.kit.modules])


def _stands(ground: Ground, tabs: Collection[Space], space: Space, count: int) -> Iterator[tuple[float, float]]:
    """Where so many herders stand on a space: on the upper edge of a tile, clear of its toll and its key."""
    x, y = ground.at[space]
    if space in tabs:
        left, y, step = x - TILE[0] / 2 + 10, y - TILE[1] / 2 + 1, -14
    elif space.sort in ("neutral", "building"):
        left, y, step = x - 8 - 7.5 * (count - 1), y - TILE[1] / 2 + 1, 15
    elif space is KANSAS_CITY:
        left, y, step = x + 30, y + 24, 17
    elif space is START:
        left, y, step = x - 27 - 17 * (count - 1), y + 13, 17
    else:
        left, y, step = x - 9 - 5 * (count - 1), y - ZONE_TILE[1] / 2 + 4, 10
    for place in range(count):
        yield round(left + place * step, 1), round(y, 1)
