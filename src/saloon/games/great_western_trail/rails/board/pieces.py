"""Stores, trade spaces and town tiles: the pieces of the North."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.counters import MINUS, coin, rosette
from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.seats import BRANDS, seat_class
from saloon.drawing.shapes import circle, group, path, rect, scaled, text
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Seat
from saloon.games.great_western_trail.board.tiles import column, line_sign, upright
from saloon.games.great_western_trail.components import CITY_ACTIONS, City
from saloon.games.great_western_trail.rails.board.geometry import CELL
from saloon.games.great_western_trail.rails.components import TILE_ACTIONS, TownTile, TradeSpace
from saloon.games.trail.board.signs import sign_picture

BELL = "school"
"""The icon of a bell: the one that rings for pupils."""
FRONT = "M1 19.1V7.4h1.7V4.3h2.9V1.6h8.8v2.7h2.9v3.1H19v11.7c0 .5-.4.9-.9.9H1.9c-.5 0-.9-.4-.9-.9z"
TILE_SIZE = (42, 46)


# ------------------------------------------------------------ stores


@lru_cache(maxsize=64)
def store(seat: Seat, size: float = 19, cls: str = "store") -> str:
    """A false front with its seat's brand, around (0, 0); its stepped gable tells it from discs, tiles and workers."""
    body = path(FRONT, "piece") + path("M1 9.6h18", "store-eave") + icon(BRANDS[seat], 10, 14.2, 8.6, "on-piece")
    scale = size / 20
    return group(scaled(body, round(-10 * scale, 2), round(-10.4 * scale, 2), scale), cls=f"{cls} {seat_class(seat)}")


def placed_store(seat: Seat, number: int, x: float, y: float, size: float = 19) -> str:
    """The store with that number of a seat: it keeps its id when it leaves the annex."""
    return group(store(seat, size), round(x, 2), round(y, 2), more=f' id="store-{seat}-{number}"')


# ------------------------------------------------------------ trade spaces


@lru_cache(maxsize=256)
def trade_face(space: TradeSpace, held: bool) -> str:
    """Nothing, a gain, a price or an icon; under a store it does not matter any more."""
    cls = "trade held" if held else "trade pay" if space.cost else "trade"
    body, middle = rect(0, 0, CELL, CELL, 4.4, cls), CELL / 2
    if held:
        return body
    if space.cost:
        return body + text(middle, middle + 3.8, f"{MINUS}${space.cost}", "trade-t", 10, "middle")
    if space.action is None:
        return body
    effect = space.action.gain[0]
    if effect.name == "dollars":
        return body + coin(middle, middle, effect.amount, 8.2)
    return body + sign_picture(upright(space.action)[0], middle, middle, 14.5)


# ------------------------------------------------------------ tiles of medium towns


@lru_cache(maxsize=16)
def _tile_ground(tile: TownTile) -> str:
    w, h = TILE_SIZE
    body = rect(0, 1, w, h, 5, "tile-shadow") + rect(0, 0, w, h, 5, "tile") + rect(0, 0, w, h, 5, "tile-edge")
    return body + (path(f"M{w / 2 + 2.5:g} 7L{w / 2 - 2.5:g} {h - 7}", "tile-or") if len(TILE_ACTIONS[tile]) > 1 else "")


def town_tile(viewpoint: Viewpoint, town: str, tile: TownTile) -> str:
    """What a store here allows at once: one action, or one of two, each of which can be chosen."""
    w, h = TILE_SIZE
    body, actions = _tile_ground(tile), TILE_ACTIONS[tile]
    wide = w / len(actions)
    for place, action in enumerate(actions):
        body += piece(
            viewpoint, f"act-{town}-{action.id}", column(action, wide, h, 15.5 if len(actions) > 1 else 17, 10.4), wide, h,
            x=round(place * wide, 2), choices=(f"bonus:{action.id}",), r=5, badge=8.4, corner="below",
        )  # fmt: skip
    return body


# ------------------------------------------------------------ emblems


@lru_cache(maxsize=64)
def ring(x: float, y: float, value: int, r: float = 9.4) -> str:
    """A value, as the railroad shows the space that its transport is counted to."""
    return circle(x, y, r, "rail-space") + text(x, y + r * 0.4, value, "rail-n", max(10.0, r * 1.1), "middle")


@lru_cache(maxsize=64)
def reward(emblem: City, x: float, y: float) -> str:
    """What a delivery to a large town brings, at once or at the end."""
    if emblem.counts:
        body = rosette(x + 9, y, emblem.points, 9) + text(x + 19.5, y + 3.9, "×", "tl", 10.8)
        return body + icon(BELL, x + 32, y, 13, "bell-i")
    if emblem.points:
        return rosette(x + 10, y, emblem.points, 9.7)
    if emblem in CITY_ACTIONS:
        return sign_picture(line_sign([CITY_ACTIONS[emblem]]), x + 18, y, 14.5)
    return ""
