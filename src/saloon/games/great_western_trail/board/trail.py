"""The trail: its tiles, empty spaces, herders, and the way of a move before it is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.shapes import group, rect, text
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.great_western_trail.board.country import AT, HEIGHT, ZONE_TILE, country, kansas_city, size_of
from saloon.games.great_western_trail.board.routes import routes
from saloon.games.great_western_trail.board.tiles import column, line, line_sign, tile_help, toll, zone_tile
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
from saloon.games.trail.board.buildings import TILE, building_face, cells
from saloon.games.trail.board.signs import sign_width
from saloon.games.trail.board.view import Drawn
from saloon.games.trail.board.ways import by_place, walker

MAP_LEFT, MAP_WIDTH = 168, 900
"""What a phone shows of the map: all of it but the ground under the panels."""
VERBS = ("begin", "move", "walk", "site", "copy", "hazard", "outlaw")
CHOICES = {space: tuple(f"{verb}:{space.id}" for verb in VERBS) for space in SPACES}


def trail_map(view: BoardView) -> str:
    """The whole map without panels and herders: ground, tiles, ways of moves."""
    under, over = routes(view)
    acting, lit = _acting(view), _lit(view)
    things = tolls = ""
    for space, tile in zip(SPACES, view.g.trail, strict=True):
        if space is START:
            continue
        fee = view.fees[tile.hand] if tile is not None and tile.hand else 0
        if space.id in lit or space in acting:
            things += _space(view.viewpoint, space, tile, fee, space in acting)
        else:
            things += _dark_space(space, tile, fee)
        if fee and isinstance(tile, Building):
            tolls += _toll(space, tile.hand, fee)
    return country(view.language) + under + things + tolls + over


def phone_trail(view: BoardView) -> Drawn:
    return MAP_WIDTH, HEIGHT, group(trail_map(view) + herders(view), -MAP_LEFT)


def _lit(view: BoardView) -> set[str]:
    """The spaces that may be chosen, or may not for a reason."""
    choices = (choice.partition(":") for choice in (*view.viewpoint.lit, *view.viewpoint.dimmed))
    return {id for verb, _, id in choices if verb in VERBS}


def _acting(view: BoardView) -> set[Space]:
    """The spaces whose actions may be chosen: where the herder stands; beside a tile that copies, its neighbours too."""
    here = view.own.herder
    if here is None or "act" not in view.verbs:
        return set()
    tile = view.g.trail[INDEX[here]]
    copies = isinstance(tile, Building) and any(action.gain[0].name == "copy" for action in tile.actions)
    return {here, *NEIGHBOURS[here]} if copies else {here}


# ------------------------------------------------------------ spaces

NOBODY = Viewpoint(None, (), (), "en")


@lru_cache(maxsize=4096)
def _dark_space(space: Space, tile: Tile | None, fee: int) -> str:
    """A space as it looks while nothing of it can be chosen."""
    return _space(NOBODY, space, tile, fee, False)


def _space(viewpoint: Viewpoint, space: Space, tile: Tile | None, fee: int, acting: bool) -> str:
    if space is KANSAS_CITY:
        return _placed(viewpoint, space, "at-KC", kansas_city(), "space-KC")
    if tile is None:
        return _placed(viewpoint, space, f"at-{space.id}", _empty_space(space), f"space-{space.id}")
    if isinstance(tile, Building):
        return _placed(viewpoint, space, f"building-{tile.id}", _building(viewpoint, space, tile, acting), tile_help(tile))
    body = zone_tile(tile, fee) + (_bounty(space, 10, ZONE_TILE[1] - 1) if space.zone == "outlaw" else "")
    return _placed(viewpoint, space, f"tile-{space.id}", body, tile_help(tile), 9)


def _placed(viewpoint: Viewpoint, space: Space, id: str, body: str, help: str, badge: float = 10) -> str:
    """A space or its tile as a thing, its middle where the space is."""
    (x, y), (w, h) = AT[space], size_of(space)
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
        body += line(RISKS[space], w / 2, h / 2, 15)
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
    actions = _lit_actions(viewpoint, space, tile) if acting else _actions(tile)
    owner = None if tile.owner == BANK else tile.owner
    body = building_face(tile.name, owner) + actions + rect(0, 0, *TILE, 7, "tile-edge") + (_fir() if space.forest else "")
    return body + (_risk(viewpoint, space, acting) if space in RISKS else "")


@lru_cache(maxsize=512)
def _toll(space: Space, hand: str, fee: int) -> str:
    x, y = AT[space]
    return toll(round(x + TILE[0] / 2 - 11, 1), round(y - TILE[1] / 2 - 3, 1), hand, fee)


@lru_cache(maxsize=256)
def _actions(tile: Building) -> str:
    return "".join(
        stroke + group(column(action, round(w, 2), TILE[1]), round(x, 2)) for action, x, w, stroke in cells(tile.actions)
    )


def _lit_actions(viewpoint: Viewpoint, space: Space, tile: Building) -> str:
    """Where the herder stands, each action is a thing of its own."""
    body = ""
    for action, x, w, stroke in cells(tile.actions):
        body += stroke
        cell = group(column(action, round(w, 2), TILE[1]), -1.5, -3)
        body += piece(
            viewpoint, f"act-{space.id}-{action.id}", cell, round(w - 3, 2), TILE[1] - 3, x=round(x + 1.5, 2), y=3,
            choices=(f"act:{action.id}",), help=f"action-{action.id}", r=5, badge=8.5, corner="below",
        )  # fmt: skip
    return body


def _risk(viewpoint: Viewpoint, space: Space, acting: bool) -> str:
    """The risk action of a space that is built on hangs below the tile."""
    (action,) = RISKS[space]
    w = sign_width(line_sign((action,)), 12) + 10
    body = rect(0, 0, w, 15, 7.5, "risk") + line((action,), w / 2, 7.5, 12)
    x, y = TILE[0] - w - 4, TILE[1] - 4
    if not acting:
        return group(body, x, y)
    return piece(
        viewpoint, f"act-{action.id}", body, w, 15, x=x, y=y, choices=(f"act:{action.id}",), help=f"action-{action.id}",
        r=7, badge=8.5, corner="below",
    )  # fmt: skip


# ------------------------------------------------------------ herders


def herders(view: BoardView) -> str:
    """Map pins; several on a space fan out, the viewer's own larger and in front."""
    own = view.own.seat if view.is_own else None
    standing = [(player.herder, player.seat) for player in view.g.players if player.herder is not None]
    return "".join(
        walker(seat, x, y, seat == own)
        for space, seats in by_place(standing, own).items()
        for seat, (x, y) in zip(seats, _stands(space, len(seats)), strict=True)
    )


def _stands(space: Space, count: int) -> Iterator[tuple[float, float]]:
    """Where so many herders stand on a space: on the upper edge of a tile, clear of its toll and its key."""
    x, y = AT[space]
    if space.sort in ("neutral", "building"):
        left, y, step = x - 8 - 7.5 * (count - 1), y - TILE[1] / 2 + 1, 15
    elif space is KANSAS_CITY:
        left, y, step = x + 30, y + 24, 17
    elif space is START:
        left, y, step = x - 27 - 17 * (count - 1), y + 13, 17
    else:
        left, y, step = x - 9 - 5 * (count - 1), y - ZONE_TILE[1] / 2 + 4, 10
    for place in range(count):
        yield round(left + place * step, 1), round(y, 1)
