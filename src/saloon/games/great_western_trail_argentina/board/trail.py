"""The trail: its tiles, farmers, empty spaces, ramps, estancieros, and the way of a move before it is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece, tick
from saloon.drawing.regions import Drawn
from saloon.drawing.shapes import circle, group, rect, text
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.great_western_trail_argentina.board.country import (
    AT,
    CITY,
    HEIGHT,
    RAMP,
    ZONE_TILE,
    buenos_aires,
    country,
    size_of,
)
from saloon.games.great_western_trail_argentina.board.rail import railway
from saloon.games.great_western_trail_argentina.board.routes import routes
from saloon.games.great_western_trail_argentina.board.tiles import column, farmer_tile, line_sign
from saloon.games.great_western_trail_argentina.board.told import told_way
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.components import (
    BANK,
    BUENOS_AIRES,
    HELP_HERE,
    SPACES,
    SPECIALS,
    START,
    Building,
    Farmer,
    Space,
    Tile,
)
from saloon.games.great_western_trail_argentina.rules.farmers import Effort
from saloon.games.trail.board.buildings import TILE, action_tab, building_face, cells, dark_actions, lit_actions
from saloon.games.trail.board.signs import sign_picture, toll
from saloon.games.trail.board.view import nobody
from saloon.games.trail.board.ways import walkers

MAP_LEFT, MAP_WIDTH = 0, 952
"""What a phone shows of the map: all of it but the ground under the eastern panels."""
VERBS = ("begin", "move", "site", "help", "pedro_move", "pedro_farmer", "pedro_site")
CHOICES = {space: tuple(f"{verb}:{space.id}" for verb in VERBS) for space in SPACES}
TAB_ABOVE = frozenset(("p05", "p10"))
"""Spaces whose special action shows above a tile, where below it the next way runs."""


def trail_map(view: BoardView) -> str:
    """The whole map without panels and estancieros: ground, railway, tiles, ways of moves."""
    under, over = routes(view)
    here, lit = view.own.herder if "act" in view.verbs else None, view.spaces_in_question(VERBS)
    told = bool(view.viewpoint.told)
    things = marks = ""
    for space, tile, coins in zip(SPACES, view.g.trail, view.g.coins, strict=True):
        if space is START:
            continue
        fee = view.fees[tile.hand] if tile is not None and tile.hand else 0
        open_ = not space.track or view.own.engine.number >= space.track
        if told or space.id in lit or space is here:
            things += _space(view.viewpoint, space, tile, fee, open_, space is here)
        else:
            things += _dark_space(space, tile, fee, open_)
        marks += _marks(space, tile, fee, coins)
    return country(view.language) + railway(view) + told_way(view) + under + things + marks + _chosen(view) + over


def phone_trail(view: BoardView) -> Drawn:
    return MAP_WIDTH, HEIGHT, group(trail_map(view) + herders(view), -MAP_LEFT)


def _chosen(view: BoardView) -> str:
    """Ticks on the farmers that were chosen to be helped."""
    effort = view.viewpoint.about
    spaces = effort.spaces if isinstance(effort, Effort) else ()
    return "".join(tick(AT[space][0] - ZONE_TILE[0] / 2, AT[space][1] - ZONE_TILE[1] / 2) for space in spaces)


# ------------------------------------------------------------ spaces


@lru_cache(maxsize=4096)
def _dark_space(space: Space, tile: Tile | None, fee: int, open_: bool) -> str:
    """A space as it looks while nothing of it can be chosen."""
    return _space(nobody("en", "desk"), space, tile, fee, open_, False)


def _space(viewpoint: Viewpoint, space: Space, tile: Tile | None, fee: int, open_: bool, acting: bool) -> str:
    if space is BUENOS_AIRES:
        return _placed(viewpoint, space, "at-ba", buenos_aires())
    if space.track:
        return _placed(viewpoint, space, f"at-{space.id}", _ramp(open_), cls="ramp" if open_ else "ramp shut")
    if tile is None:
        return _placed(viewpoint, space, f"at-{space.id}", _empty_space(space))
    if isinstance(tile, Building):
        body = _building(viewpoint, space, tile, acting)
        return _placed(viewpoint, space, f"building-{tile.id}", body, help_of(tile))
    assert isinstance(tile, Farmer)
    id, body = f"tile-{space.id}", farmer_tile(tile, fee)
    if not acting:
        return _placed(viewpoint, space, id, body, help_of(tile), 9)
    x, y = AT[space]
    w, h = ZONE_TILE
    choices = (f"act:{HELP_HERE.id}",)
    return piece(viewpoint, id, body, w, h, x=x - w / 2, y=y - h / 2, choices=choices, help=help_of(tile), r=7, badge=9)


def _placed(viewpoint: Viewpoint, space: Space, id: str, body: str, help: str = "", badge: float = 10, cls: str = "") -> str:
    """A space or its tile as a thing, its middle where the space is."""
    (x, y), (w, h) = AT[space], size_of(space)
    x, y, help = round(x - w / 2, 1), round(y - h / 2, 1), help or f"space-{space.id}"
    return piece(viewpoint, id, body, w, h, x=x, y=y, choices=CHOICES[space], help=help, cls=cls, r=7, badge=badge)


@lru_cache(maxsize=2)
def _ramp(open_: bool) -> str:
    """A chute for loading; where one's own engine has not come yet it is dashed."""
    w, h = RAMP
    return rect(0, 0, w, h, 6, "ramp-bg") + icon("ramp", w / 2, h / 2, 15, "ramp-i")


@lru_cache(maxsize=128)
def _empty_space(space: Space) -> str:
    """A dashed space that says what it offers: printed money, its special action."""
    if space.zone:
        w, h = ZONE_TILE
        words = text(w / 2, h / 2 + 4.5, f"${space.dollars}", "spot-n", 12, "middle")
        return group(rect(4, 3, w - 8, h - 6, 6, "slot") + words, cls=f"farm-{space.zone}")
    w, h = TILE
    body = rect(6, 3, w - 12, h - 6, 7, "slot")
    if space in SPECIALS:
        body += sign_picture(line_sign(SPECIALS[space]), w / 2, h / 2, 17, 12)
    return body


@lru_cache(maxsize=4096)
def _marks(space: Space, tile: Tile | None, fee: int, coins: int) -> str:
    """What lies above the light of the options: farmland, taxes of buildings, the money of farmers."""
    x, y = AT[space]
    body = ""
    if space.ear:
        inset = 0 if tile is not None else 1
        left, foot = x - TILE[0] / 2 + 3 + 6 * inset, y + TILE[1] / 2 - 2 - 3 * inset
        body += circle(left, foot, 9, "farmland") + icon("grain", left, foot - 0.5, 14, "grain-i")
    if isinstance(tile, Building) and fee:
        body += toll(round(x + TILE[0] / 2 - 13, 1), round(y - TILE[1] / 2 - 0.5, 1), tile.hand, fee, 14)
    if isinstance(tile, Farmer):
        words = f"${space.dollars + coins}"
        w = 10 + 6.4 * len(words)
        body += rect(x - 20, y + 13, w, 15, 7.5, "bounty") + text(x - 20 + w / 2, y + 24.2, words, "bounty-t", 11, "middle")
    return body


# ------------------------------------------------------------ buildings


def _building(viewpoint: Viewpoint, space: Space, tile: Building, acting: bool) -> str:
    owner = None if tile.owner == BANK else tile.owner
    body = building_face(tile.name, owner)
    body += lit_actions(viewpoint, cells(tile.actions), column) if acting else actions_face(tile)
    body += rect(0, 0, *TILE, 7, "tile-edge")
    return body + (_special(viewpoint, space, acting) if space in SPECIALS else "")


@lru_cache(maxsize=512)
def actions_face(tile: Building) -> str:
    return dark_actions(cells(tile.actions), column)


def _special(viewpoint: Viewpoint, space: Space, acting: bool) -> str:
    (action,) = SPECIALS[space]
    return action_tab(viewpoint, action.id, line_sign((action,)), acting, above=space.id in TAB_ABOVE)


# ------------------------------------------------------------ estancieros


def herders(view: BoardView) -> str:
    """Map pins; several on a space fan out, the viewer's own larger and in front."""
    own = view.own.seat if view.is_own else None
    return walkers([(who.herder, who.seat) for who in view.g.seated if who.herder is not None], own, _stands)


def _stands(space: Space, count: int) -> Iterator[tuple[float, float]]:
    """Where so many stand on a space: on the upper edge of a tile, clear of its tax and its key."""
    x, y = AT[space]
    if space.sort in ("neutral", "building"):
        left, y, step = x - 2 - 8 * (count - 1), y - TILE[1] / 2 + 3, 16.0
    elif space is BUENOS_AIRES:
        left, y, step = x - 7 * (count - 1), y - CITY + 8, 14.0
    elif space is START:
        left, y, step = x + 24, y + 9, 17.0
    else:
        left, y, step = x - 9 - 5 * (count - 1), y - ZONE_TILE[1] / 2 + 4, 10.0
    for place in range(count):
        yield round(left + place * step, 1), round(y, 1)
