"""The towns at a glance: four quarters, one for each seat, so that place and colour say the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from saloon.drawing.counters import rosette
from saloon.drawing.lit import piece
from saloon.drawing.regions import WIDE
from saloon.drawing.seats import disc, seat_class
from saloon.drawing.shapes import group, rect, scaled, text, width
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.great_western_trail.board.tiles import upright
from saloon.games.great_western_trail.board.view import BoardView, say
from saloon.games.great_western_trail.rails.board.geometry import PLACES, box
from saloon.games.great_western_trail.rails.board.pieces import ring
from saloon.games.great_western_trail.rails.board.towns import CHOICES, TownFacts, town_class, town_facts
from saloon.games.great_western_trail.rails.components import EMBLEM_OF, STATION_OF, TILE_ACTIONS, Town
from saloon.games.trail.board.boxes import Bounds
from saloon.games.trail.board.signs import sign_picture
from saloon.games.trail.board.view import nobody

SIDE = 17
NAME_SIZE = 11.2
DISC, OVERLAP = 14, 8
"""How wide a disc is with its room, and how far the next one is from it."""
LARGEST = 2.4
"""How much larger a symbol may be on the map of a phone."""


def symbols(view: BoardView) -> str:
    """All towns of the closed map."""
    return _all(view, _symbol)


def far_symbols(view: BoardView) -> str:
    """All towns where the open map has them, about as large as their plates: for a map that is seen from afar."""
    return _all(view, _far_symbol)


Draw = Callable[[Viewpoint, Town, TownFacts], str]


def _all(view: BoardView, draw: Draw) -> str:
    """Those that are in question are lit here too; the others are kept."""
    viewpoint, noted, body = view.viewpoint, view.viewpoint.noted, ""
    for town, facts in town_facts(view).items():
        asked = any(choice in viewpoint.lit or choice in viewpoint.dimmed for choice in CHOICES[town])
        if asked or f"town-{town.id}" in noted:
            body += draw(viewpoint, town, facts)
        else:
            body += _dark(draw, viewpoint.language, viewpoint.drawings, town, facts)
    return body


@lru_cache(maxsize=4096)
def _dark(draw: Draw, language: str, size: str, town: Town, facts: TownFacts) -> str:
    return draw(nobody(language, size), town, facts)


def _symbol(viewpoint: Viewpoint, town: Town, facts: TownFacts) -> str:
    x, y, *_ = bounds(town, facts, viewpoint.language)
    return group(_piece(viewpoint, town, facts), round(x, 2), y)


def _far_symbol(viewpoint: Viewpoint, town: Town, facts: TownFacts) -> str:
    x, y, w, h = box(town)
    _, _, wide, high = bounds(town, facts, viewpoint.language)
    scale = min(LARGEST, 1.15 * w / wide)
    symbol = _piece(viewpoint, town, facts).replace(' id="', ' id="far-')
    return scaled(symbol, round(x + (w - wide * scale) / 2, 2), round(y + (h - high * scale) / 2, 2), scale)


def _piece(viewpoint: Viewpoint, town: Town, facts: TownFacts) -> str:
    _, _, w, h = bounds(town, facts, viewpoint.language)
    return piece(
        viewpoint, f"town-{town.id}", face(town, facts, viewpoint.language), w, h, choices=CHOICES[town],
        help=f"town-{town.id}", cls=town_class(town), r=6, badge=8.4,
    )  # fmt: skip


def bounds(town: Town, facts: TownFacts, language: str) -> Bounds:
    """What the symbol covers on the closed map."""
    _, _, x, y, *_ = PLACES[town.id]
    if town.size == "large":
        discs = DISC + OVERLAP * (len(facts.owners) - 1) if facts.owners else 0
        w, h = SIDE + 29 + width(say(language, f"town-{town.id}"), NAME_SIZE) + discs, SIDE + 4
    else:
        w, h = (SIDE if town.size == "small" else SIDE + 20), SIDE
    return Bounds(min(max(2, x - w / 2), WIDE - 2 - w), y - h / 2, w, h)


@lru_cache(maxsize=4096)
def face(town: Town, facts: TownFacts, language: str) -> str:
    """Who has a store there; of large towns name, value and discs; of others the first icon of the tile, or the points."""
    if town in EMBLEM_OF:
        return _large(town, facts, language)
    body, middle = _quarters(facts), SIDE / 2
    if facts.tile is not None:
        glyph = upright(TILE_ACTIONS[facts.tile][0])[0][:1]
        body += rect(SIDE + 2, 0, 18, SIDE, 4, "tile edged") + sign_picture(glyph, SIDE + 11, middle, 12)
    elif town in STATION_OF:
        body += rosette(SIDE + 11, middle, STATION_OF[town].points, 8)
    return body


def _large(town: Town, facts: TownFacts, language: str) -> str:
    _, _, w, h = bounds(town, facts, language)
    name, middle = say(language, f"town-{town.id}"), h / 2
    wide = width(name, NAME_SIZE)
    body = rect(0, 0, w, h, 6, "north-plate") + group(_quarters(facts), 2, 2)
    body += text(SIDE + 6 + wide / 2, middle + 4, name, "town-name", NAME_SIZE, "middle")
    body += ring(SIDE + 17 + wide, middle, EMBLEM_OF[town].value, 8.4)
    left = SIDE + 33 + wide
    for place, seat in enumerate(facts.owners):
        body += f'<g id="town-{town.id}-{seat}">{disc(seat, round(left + place * OVERLAP, 2), middle, 6)}</g>'
    return body


def _quarters(facts: TownFacts) -> str:
    body, side = rect(0, 0, SIDE, SIDE, 3.5, "quarters"), (SIDE - 3) / 2
    for seat in range(4):
        x, y = 1 + seat % 2 * (side + 1), 1 + seat // 2 * (side + 1)
        quarter = rect(x, y, side, side, 1.8, "quarter on" if seat in facts.seats else "quarter")
        body += group(quarter, cls=seat_class(seat))
    return body
