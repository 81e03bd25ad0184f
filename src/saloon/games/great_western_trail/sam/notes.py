"""Sam on the board: what he has done in his turn is ringed, his way is dotted, and his brand lies on what he would take next.

His rules leave nothing to chance but the card, so that what he would take can be seen before he turns it over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from saloon.drawing.seats import seat_class
from saloon.drawing.shapes import group, path
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import texts
from saloon.games.great_western_trail.board.country import way
from saloon.games.great_western_trail.board.trail import piece_on
from saloon.games.great_western_trail.board.view import PACKAGE, BoardView
from saloon.games.great_western_trail.components import INDEX, Card, City, Space, Station, Track
from saloon.games.great_western_trail.rails.components import STATION_OF, Town
from saloon.games.great_western_trail.sam.actions import best_hazard, farthest_objective, last_outlaw
from saloon.games.great_western_trail.sam.building import site
from saloon.games.great_western_trail.sam.kansas_city import lower_space, next_city
from saloon.games.great_western_trail.sam.north import is_played, next_town
from saloon.games.great_western_trail.sam.state import Sam, SamState
from saloon.games.great_western_trail.sam.story import story
from saloon.games.trail.board.told import told
from saloon.games.trail.texts.story import StoryLine
from saloon.games.trail.turns import over

_TOWN_OF = {station: town for town, station in STATION_OF.items()}


def seen_by(g: SamState, viewpoint: Viewpoint) -> Viewpoint:
    """What he has done while he plays, and at any time what comes next."""
    if g.sam is None or over(g):
        return viewpoint
    lines = story(g, g.sam, texts(PACKAGE, viewpoint.language)) if g.sam.step else []
    done = told(g.sam.seat, lines, lambda line: _pieces(g, line))
    return replace(viewpoint, told=done, marks=dict.fromkeys(marked(g, g.sam), g.sam.seat))


# ------------------------------------------------------------ what he has done


def _pieces(g: SamState, line: StoryLine) -> Iterator[str]:
    """What he took is gone, and so is the place that he left."""
    for name, thing in line.things.items():
        if name != "origin":
            for each in thing if isinstance(thing, list) else [thing]:
                yield from _piece(g, each)


def _piece(g: SamState, thing: Any) -> Iterator[str]:
    if isinstance(thing, Space):
        yield piece_on(thing, g.trail[INDEX[thing]])
    elif isinstance(thing, Card) and thing.breed:
        yield f"market-{thing.id}"
    elif isinstance(thing, City):
        yield from city_pieces(thing)
    elif thing in _TOWN_OF:
        yield f"town-{_TOWN_OF[thing].id}"
    elif isinstance(thing, (Station, Town, Track)):
        yield f"{thing.kind}-{thing.id}"


def city_pieces(city: City) -> Iterator[str]:
    """Of the strip; or a large town."""
    yield f"town-{city.id}" if city.id in Town.all else f"city-{city.id}"


def over_map(view: BoardView, ground: Any) -> str:
    """His way of this turn."""
    g: Any = view.g
    sam: Sam | None = g.sam
    if sam is None or sam.card is None or not sam.way:
        return ""
    line = way(ground, tuple(sam.way))
    return group(path(line, "told-bed") + path(line, "told-way"), cls=seat_class(sam.seat))


# ------------------------------------------------------------ what he would take next


def marked(g: SamState, sam: Sam) -> Iterator[str]:
    """The outlaw, the hazard, the objective card and the building space; lower foresight tiles, the next city and town."""
    hazard = best_hazard(g)
    for space in (last_outlaw(g), hazard and hazard[0], site(g)):
        if space is not None:
            yield piece_on(space, g.trail[INDEX[space]])
    if (card := farthest_objective(g)) is not None:
        yield f"display-{card.id}-0"
    for supply in g.supplies:
        if (place := lower_space(g, supply)) is not None:
            yield f"foresight-{supply.number}-{place}"
    yield from city_pieces(next_city(g, sam)[0])
    if is_played(g) and (town := next_town(g, sam)) is not None:
        yield f"town-{town.id}"
