"""The town: parcels with their price, what stands on them and whose they are, roads, cowboys, outlaws."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.lit import piece
from saloon.drawing.memory import remembered
from saloon.drawing.regions import Drawn
from saloon.drawing.seats import brand, seat_class
from saloon.drawing.shapes import circle, group, rect, text
from saloon.engine import Seat
from saloon.games.carson_city.board.ground import CELL, OUTLINES, SIZE, ground, river, rulers, start
from saloon.games.carson_city.board.pieces import (
    at_size,
    building_tile,
    crowd,
    form_chips,
    house,
    mountain,
    one_cowboy,
    outlaw,
    placing,
    stick,
    townhouse,
)
from saloon.games.carson_city.board.previews import open_edges, previews, today
from saloon.games.carson_city.board.view import BoardView, town_facts
from saloon.games.carson_city.components import (
    CITY_HALL,
    EDGES,
    FORMS,
    GANGS,
    HOUSE,
    MOUNTAIN,
    NOBODY,
    PLAIN,
    RIVER,
    TOWN,
    TOWNHOUSE,
    WHITE,
    Building,
    Edge,
    Parcel,
    Piece,
)
from saloon.games.carson_city.rules.roads import has_road
from saloon.games.carson_city.rules.town import outlaw_on, price
from saloon.games.carson_city.state import State

MAP_WIDTH = 360
"""How wide a phone shows the map at first: all of it, as wide as the smallest phones; a parcel is as large as a thumb."""
ON_PARCELS = (
    *("settle", "hall", "mover", "parcel", "pioneer", "lot", "place", "again", "shift", "next_duel", "buy_parcel", "perform"),
    *("build", "house", "blast", "stud"),
)
SPOT = rect(-5, -5, CELL, CELL, 5, "hit")
PIECES = {HOUSE: house, TOWNHOUSE: townhouse, MOUNTAIN: mountain}


def phone_town(view: BoardView) -> Drawn:
    return SIZE, SIZE, town(view) + placing(view, 1.5)


def town(view: BoardView) -> str:
    g = view.g
    water = tuple(index for index, piece in enumerate(g.land) if piece is RIVER) if g.options.river != "none" else ()
    body = ground() + river(water) + rulers()
    body += _parcels(g) + _roads(g) + _spots(view)
    body += "".join(_cowboys(view, index) for index in range(len(TOWN)) if TOWN[index] in view.at)
    body += _hall(view) + _outlaws(g)
    return body + frames(view) + _chips(view) + _edges(view) + previews(view)


# ------------------------------------------------------------ parcels


def _parcels(g: State) -> str:
    """Drawn once for all who look at the same town."""
    return remembered(("carson-parcels", *town_facts(g)), lambda: "".join(draw_parcel(g, index) for index in range(len(TOWN))))


def draw_parcel(g: State, index: int) -> str:
    parcel, piece, owner = TOWN[index], g.land[index], g.owner[index]
    x, y = OUTLINES[parcel]
    pays = today(g, index) if isinstance(piece, Building) and owner != NOBODY and piece.prey else None
    cost = price(g, index) if owner == NOBODY and piece is not RIVER and piece is not CITY_HALL else 0
    face = _face(piece, owner, pays, cost)
    return f'<g id="at-{parcel.id}" data-help="{_help(piece, parcel.id)}" transform="translate({x:g} {y:g})">{face}</g>'


def _spots(view: BoardView) -> str:
    """Light over the parcels that may be chosen, and what is said of those that may not."""
    if view.verb not in ON_PARCELS and view.verb not in ("kit", "double"):
        return ""
    body = ""
    side = CELL - 10
    for index, parcel in enumerate(TOWN):
        choices = _choices(view, index)
        if view.viewpoint.choice(choices) or view.viewpoint.reason(choices):
            x, y = OUTLINES[parcel]
            body += piece(view.viewpoint, f"spot-{parcel.id}", SPOT, side, side, x=x + 5, y=y + 5, choices=choices,
                          help=_help(view.g.land[index], parcel.id), cls="spot", r=6, badge=9)  # fmt: skip
    return body


def frames(view: BoardView) -> str:
    """What is auctioned or fought for, in ink; several parcels have the numbers that the question gives them."""
    parcels = [target for target in view.framed if isinstance(target, Parcel)]
    return "".join(_frame(parcel, number if len(parcels) > 1 else 0) for number, parcel in enumerate(parcels, 1))


def _frame(parcel: Parcel, number: int) -> str:
    x, y = OUTLINES[parcel]
    body = rect(x + 2, y + 2, CELL - 4, CELL - 4, 7, "frame")
    if number:
        body += circle(x + 13, y + 13, 9, "frame-n") + text(x + 13, y + 17, number, "frame-t", 11.5, "middle")
    return group(body, cls="framed")


def _choices(view: BoardView, index: int) -> tuple[str, ...]:
    verb, id = view.verb, TOWN[index].id
    if verb in ON_PARCELS:
        return (f"{verb}:{id}",)
    if verb == "kit":
        return tuple(f"kit:{id}.{form}" for form in FORMS)
    piece = view.g.land[index]
    if verb == "double" and isinstance(piece, Building) and view.g.owner[index] == view.viewpoint.seat:
        return (f"double:{piece.id}",)
    return ()


def _help(piece: Piece | None, id: str) -> str:
    return f"{piece.kind}-{piece.id}" if piece is not None else f"parcel-{id}"


@lru_cache(maxsize=2048)
def _face(piece: Piece | None, owner: Seat, pays: int | None, cost: int) -> str:
    """All that never moves on a parcel."""
    body = rect(2, 2, CELL - 4, CELL - 4, 5, "hit")
    if owner != NOBODY:
        body = group(rect(2, 2, CELL - 4, CELL - 4, 5, "title-deed"), cls=seat_class(owner))
    if isinstance(piece, Building):
        return body + at_size(building_tile(piece, owner, pays), 0, 0, CELL)
    if piece in PIECES:
        body += at_size(PIECES[piece](), *((-3, -6) if piece is MOUNTAIN else (0, 0)), CELL)
    if owner != NOBODY:
        body += brand(owner, 13, CELL - 13, 16)
    if cost:
        body += text(CELL - 6, CELL - 7, f"${cost}", "parcel-price", 11.5, "end")
    return body


def _chips(view: BoardView) -> str:
    """Other ways to put a cowboy there, while everybody places at once."""
    if view.verb != "kit":
        return ""
    return "".join(form_chips(view, parcel.id, x + 12, y + 12) for parcel, (x, y) in OUTLINES.items())


# ------------------------------------------------------------ what comes and goes


def _cowboys(view: BoardView, index: int) -> str:
    """In the middle of open land, at the upper corner of what is built."""
    x, y = OUTLINES[TOWN[index]]
    standing = view.at[TOWN[index]]
    if view.g.land[index] is None and not outlaw_on(view.g, index):
        return crowd(view, standing, x + CELL / 2, y + CELL / 2 - 1, CELL - 4, 1.15)
    scale = 0.95
    wide = 26 * scale + (len(standing) - 1) * 20 * scale
    return crowd(view, standing, x + CELL - min(wide, CELL - 2) / 2, y + 17, CELL - 2, scale)


def _hall(view: BoardView) -> str:
    """Who holds the city hall, stands there."""
    g = view.g
    if g.hall is None or CITY_HALL not in g.land:
        return ""
    x, y = OUTLINES[TOWN[g.land.index(CITY_HALL)]]
    form = WHITE if g.hall_white else PLAIN
    return one_cowboy(view, f"cowboy-{g.hall}-hall", g.hall, form, x + 16, y + CELL - 15, 0.9)


def _outlaws(g: State) -> str:
    if not g.outlaws:
        return ""
    face = outlaw(GANGS[g.gang].strength if g.gang else 0)
    return "".join(
        f'<g id="outlaw-{number}" class="outlaw-piece" transform="translate({x + 15:g} {y + 16:g})">{face}</g>'
        for number, (x, y) in enumerate(OUTLINES[parcel] for parcel in g.outlaws)
    )


# ------------------------------------------------------------ roads


def _roads(g: State) -> str:
    return "".join(_road(edge, edge in g.bridges) for edge in EDGES if has_road(g, edge))


@lru_cache(maxsize=512)
def _road(edge: Edge, bridge: bool) -> str:
    x, y = start(edge)
    inset = 5
    body = stick(CELL - 2 * inset, edge.level, bridge)
    x, y = (x + inset, y) if edge.level else (x, y + inset)
    return f'<g id="road-{edge.id}" class="road-piece" transform="translate({x:g} {y:g})">{body}</g>'


def _edges(view: BoardView) -> str:
    """Sticks of light where a road may be laid."""
    lit = view.viewpoint.lit
    return "".join(_light(edge, choice, lit[choice]) for edge, choice in open_edges(view))


def _light(edge: Edge, choice: str, key: str) -> str:
    x, y = start(edge)
    far, near = CELL - 24, 8.0
    w, h = (far, near) if edge.level else (near, far)
    x, y = x + (CELL - w) / 2 if edge.level else x - w / 2, y - h / 2 if edge.level else y + (CELL - h) / 2
    bar = rect(0, 0, w, h, 4, "edge-light lit-ring")
    reach = rect(-7, -7, w + 14, h + 14, 0, "hit")
    marks = f'id="edge-{edge.id}" class="can many edge" data-choice="{choice}" data-key="{key}"'
    return f'<g {marks} transform="translate({x:g} {y:g})">{reach}{bar}</g>'
