"""What a choice would change, before it is made: incomes around a new building or house, parcels that a road would serve.

They are drawn with the board and shown by the page for the one choice that is in focus.
"""

from __future__ import annotations

from collections.abc import Iterator

from saloon.drawing.counters import coin
from saloon.drawing.seats import seat_class
from saloon.drawing.shapes import group, path, rect
from saloon.games.carson_city.board.ground import CELL, OUTLINES
from saloon.games.carson_city.board.pieces import at_size, building_tile, house, townhouse
from saloon.games.carson_city.board.view import BoardView
from saloon.games.carson_city.components import (
    BANK,
    BLACKSMITH,
    DRUGSTORE,
    EDGES,
    HOUSE,
    MINE,
    NEIGHBOURS,
    NOBODY,
    RANCH,
    RIVER,
    TOUCHED,
    TOWN,
    TOWNHOUSE,
    Building,
    Edge,
    Piece,
)
from saloon.games.carson_city.rules.cards import holds
from saloon.games.carson_city.rules.placing import ROAD
from saloon.games.carson_city.rules.town import income, outlaw_on, put_piece, served
from saloon.games.carson_city.state import State

FAR = {RANCH: (DRUGSTORE, BLACKSMITH), MINE: (BANK,)}
"""Buildings that earn more by others of their owner, wherever those stand."""


def today(g: State, index: int) -> int:
    """What a building would pay now: half of it with an outlaw there, unless its owner is the Heroes."""
    found = income(g, index)
    return found // 2 if outlaw_on(g, index) and not holds(g.players[g.owner[index]], "16Y") else found


def previews(view: BoardView) -> str:
    if view.verb not in ("build", "house"):
        return "".join(_serving(view, edge, choice) for edge, choice in open_edges(view))
    trial = view.g.clone()
    return "".join(_changes(view, trial, index, piece) for index, piece in _trials(view))


def open_edges(view: BoardView) -> Iterator[tuple[Edge, str]]:
    """Where a road may be laid, and the choice that does it; while all place at once, roads are laid among other things."""
    if view.verb not in ("road", "hall_road", "kit"):
        return
    ending = f".{ROAD}" if view.verb == "kit" else ""
    for edge in EDGES:
        choice = f"{view.verb}:{edge.id}{ending}"
        if choice in view.viewpoint.lit:
            yield edge, choice


def _trials(view: BoardView) -> Iterator[tuple[int, Piece]]:
    """Every open parcel, and what would stand there."""
    spots = [index for index, parcel in enumerate(TOWN) if f"{view.verb}:{parcel.id}" in view.viewpoint.lit]
    if view.verb == "house":
        yield from ((index, TOWNHOUSE if view.g.land[index] is HOUSE else HOUSE) for index in spots)
    elif (tile := view.viewpoint.about) is not None:
        yield from ((index, tile) for index in spots)


def _changes(view: BoardView, trial: State, index: int, piece: Piece) -> str:
    """The piece itself, and a new coin on every building that would pay more or less."""
    g = view.g
    around = [other for other in NEIGHBOURS[index] if _pays(g, other)]
    if piece in FAR:
        owner = g.owner[index]
        around += [
            other
            for other, building in enumerate(g.land)
            if building in FAR[piece] and g.owner[other] == owner and other not in around
        ]
    before = trial.land[index]
    put_piece(trial, index, piece)
    body = _new(trial, index, piece)
    for other in around:
        now, then = today(g, other), today(trial, other)
        if now != then:
            body += _new_coin(other, now, then)
    put_piece(trial, index, before)
    return group(body, cls="route", more=f' data-for="{view.verb}:{TOWN[index].id}"')


def _pays(g: State, index: int) -> bool:
    piece = g.land[index]
    return isinstance(piece, Building) and piece.prey and g.owner[index] != NOBODY


def _new(trial: State, index: int, piece: Piece) -> str:
    x, y = OUTLINES[TOWN[index]]
    if isinstance(piece, Building):
        owner = trial.owner[index]
        cover = group(rect(x + 4, y + CELL - 23, 20, 20, 4, "cover"), cls=seat_class(owner))
        return cover + at_size(building_tile(piece, owner, today(trial, index) if piece.prey else None), x, y, CELL)
    return at_size(townhouse() if piece is TOWNHOUSE else house(), x, y, CELL)


def _new_coin(index: int, now: int, then: int) -> str:
    """Today's coin covered by tomorrow's, with an arrow up or down."""
    x, y = OUTLINES[TOWN[index]]
    x, y = x + CELL - 22, y + CELL - 17
    up = then > now
    arrow = path(f"M{x - 5:g} {y - 14:g}l5-7l5 7z" if up else f"M{x - 5:g} {y - 21:g}l5 7l5-7z", "more" if up else "less")
    return rect(x - 15, y - 24, 30, 38, 8, "change more" if up else "change less") + coin(x, y, then, 11.5) + arrow


def _serving(view: BoardView, edge: Edge, choice: str) -> str:
    """Parcels that this road would reach first."""
    g = view.g
    new = [index for index in TOUCHED[edge] if g.land[index] is not RIVER and not served(g, index)]
    if not new:
        return ""
    corners = (OUTLINES[TOWN[index]] for index in new)
    body = "".join(rect(x + 5, y + 5, CELL - 10, CELL - 10, 6, "reached") for x, y in corners)
    return group(body, cls="route", more=f' data-for="{choice}"')
