"""Pedro's turn on the board: what each line of it did is ringed in his colour with the line's number, and his way is dotted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from saloon.drawing.seats import seat_class
from saloon.drawing.shapes import group, path
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import texts
from saloon.games.great_western_trail_argentina.board.country import way
from saloon.games.great_western_trail_argentina.board.view import PACKAGE, BoardView
from saloon.games.great_western_trail_argentina.components import (
    INDEX,
    BonusSpace,
    Building,
    Card,
    Farmer,
    Quay,
    Ship,
    Space,
    Station,
    Track,
)
from saloon.games.great_western_trail_argentina.state import State
from saloon.games.great_western_trail_argentina.texts.story import StoryLine, story
from saloon.games.trail.board.told import told


def with_told(g: State, viewpoint: Viewpoint) -> Viewpoint:
    """While he plays, the viewer is shown what he has done so far."""
    pedro = g.pedro
    if pedro is None or not pedro.step:
        return viewpoint
    lines = story(texts(PACKAGE, viewpoint.language), pedro)
    return replace(viewpoint, told=told(pedro.seat, lines, lambda line: _pieces(g, line)))


def _pieces(g: State, line: StoryLine) -> Iterator[str]:
    """The ids of whatever a line is about; a space may be empty by now, or have a tile."""
    for thing in line.things.values():
        for each in thing if isinstance(thing, list) and "way" not in line.things else [thing]:
            yield from _piece(g, each)
    if "way" in line.things:
        yield from _piece(g, line.things["way"][-1])


def _piece(g: State, thing: Any) -> Iterator[str]:
    if isinstance(thing, Space):
        tile = g.trail[INDEX[thing]]
        yield (
            f"building-{tile.id}"
            if isinstance(tile, Building)
            else f"tile-{thing.id}"
            if tile is not None
            else f"at-{thing.id}"
        )
    elif isinstance(thing, Farmer):
        yield from (f"tile-{space.id}" for space, index in INDEX.items() if g.trail[index] is thing)
    elif isinstance(thing, BonusSpace):
        yield f"space-{thing.id}"
    elif isinstance(thing, Card):
        yield f"market-{thing.id}"
    elif isinstance(thing, (Ship, Quay, Station, Track)):
        yield f"{thing.kind}-{thing.id}"


def told_way(view: BoardView) -> str:
    """The way that he has gone in this turn."""
    pedro = view.g.pedro
    if pedro is None or not view.viewpoint.told:
        return ""
    body = ""
    for line in story(view.texts, pedro):
        spaces = line.things.get("way", ())
        if len(spaces) > 1:
            d = way(tuple(spaces))
            body += path(d, "told-bed") + path(d, "told-way")
    return group(body, cls=seat_class(pedro.seat)) if body else ""
