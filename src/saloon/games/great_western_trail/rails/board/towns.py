"""The towns on the open map: their trade spaces with the stores there, what lies beside them, discs on emblems and stations."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from saloon.drawing.counters import rosette
from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.seats import disc
from saloon.drawing.shapes import circle, group, rect, text
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Seat
from saloon.games.great_western_trail.board.stations import master_sign
from saloon.games.great_western_trail.board.view import BoardView, say
from saloon.games.great_western_trail.components import Master, Worker
from saloon.games.great_western_trail.rails.board.geometry import CELL, PLACES, SIZES, box, cell
from saloon.games.great_western_trail.rails.board.pieces import placed_store, reward, ring, town_tile, trade_face
from saloon.games.great_western_trail.rails.board.view import table
from saloon.games.great_western_trail.rails.components import (
    EMBLEM_OF,
    MEDIUM,
    STATION_OF,
    TOWNS,
    TRADE,
    Town,
    TownTile,
)
from saloon.games.great_western_trail.rails.state import RailsState, north
from saloon.games.trail.board.cards import worker_picture
from saloon.games.trail.board.view import nobody

Held = tuple[tuple[Seat, int] | None, ...]
"""For every trade space of a town, whose store stands there and its number."""


class TownFacts(NamedTuple):
    """What a town shows. Towns of equal facts look alike, so their drawings are kept.

    owners: whose discs lie on its emblem or at its station.
    """

    held: Held
    tile: TownTile | None = None
    master: Master | None = None
    worker: Worker | None = None
    owners: tuple[Seat, ...] = ()

    @property
    def seats(self) -> set[Seat]:
        """Who has a store there."""
        return {each[0] for each in self.held if each is not None}


@lru_cache(maxsize=16)
def town_facts(view: BoardView) -> dict[Town, TownFacts]:
    """Collected once a view."""
    return facts_of_towns(table(view))


def facts_of_towns(g: RailsState) -> dict[Town, TownFacts]:
    there = north(g)
    stores = {space: (seat, number) for seat, spaces in enumerate(there.stores) for number, space in enumerate(spaces)}
    tiles = dict(zip(MEDIUM, there.tiles, strict=True))
    found = {}
    for town in TOWNS:
        held = tuple(stores.get(space) for space in TRADE[town])
        owners: tuple[Seat, ...] = ()
        master = worker = None
        if (emblem := EMBLEM_OF.get(town)) is not None:
            owners = tuple([player.seat for player in g.seated if emblem in player.cities])
        elif (station := STATION_OF.get(town)) is not None:
            post = g.kit.posts[station]
            master, worker = g.masters[post], g.replaced[post]
            owners = tuple([player.seat for player in g.seated if station in player.stations])
        found[town] = TownFacts(held, tiles.get(town), master, worker, owners)
    return found


# ------------------------------------------------------------ towns


def choices_of(town: Town) -> tuple[str, ...]:
    station = STATION_OF.get(town)
    stations = (f"upgrade:{station.id}", f"disc:{station.id}") if station is not None else ()
    return (f"store:{town.id}", f"deliver:{town.id}", *stations)


CHOICES = {town: choices_of(town) for town in TOWNS}


def town_class(town: Town) -> str:
    return f"north-town {town.size}" + (" black" if town in EMBLEM_OF and EMBLEM_OF[town].black else "")


def towns(view: BoardView) -> str:
    """All of them on the open map; those that are in question are drawn anew."""
    viewpoint, noted, body = view.viewpoint, view.viewpoint.noted, ""
    acting = _acting(view)
    for town, facts in town_facts(view).items():
        spaces = [f"trade:{space.id}" for space in TRADE[town]]
        asked = any(choice in viewpoint.lit or choice in viewpoint.dimmed for choice in (*CHOICES[town], *spaces))
        if asked or town is acting or f"town-{town.id}" in noted:
            body += _town(viewpoint, town, facts)
        else:
            body += _dark_town(viewpoint.language, viewpoint.drawings, town, facts)
    return body


def _acting(view: BoardView) -> Town | None:
    """The medium town whose tile may be used now: where the last store went."""
    stores = north(table(view)).stores[view.own.seat]
    return stores[-1].town if "bonus" in view.verbs and stores else None


@lru_cache(maxsize=4096)
def _dark_town(language: str, size: str, town: Town, facts: TownFacts) -> str:
    return _town(nobody(language, size), town, facts)


def _town(viewpoint: Viewpoint, town: Town, facts: TownFacts) -> str:
    x, y, w, h = box(town)
    face = plate(town, facts, viewpoint.language)
    above = town.size == "small" and PLACES[town.id].side == "above"
    whole = piece(
        viewpoint, f"town-{town.id}", face, w, h, choices=CHOICES[town], help=f"town-{town.id}", cls=town_class(town),
        corner="foot" if above else "left",
    )  # fmt: skip
    return group(whole + _spaces(viewpoint, town, facts) + _beside(viewpoint, town, facts), x, y)


def _spaces(viewpoint: Viewpoint, town: Town, facts: TownFacts) -> str:
    """Trade spaces that can be chosen by themselves."""
    body = ""
    for number, space in enumerate(TRADE[town]):
        if f"trade:{space.id}" in viewpoint.lit:
            x, y = cell(town, number)
            body += piece(
                viewpoint, f"trade-{space.id}", trade_face(space, False), CELL, CELL, x=x, y=y,
                choices=(f"trade:{space.id}",), help=f"town-{town.id}", r=4.4, badge=8.4,
            )  # fmt: skip
    return body


def _beside(viewpoint: Viewpoint, town: Town, facts: TownFacts) -> str:
    """The tile of a medium town, each of whose actions can be chosen."""
    return group(town_tile(viewpoint, town.id, facts.tile), 52, 3) if facts.tile is not None else ""


@lru_cache(maxsize=4096)
def plate(town: Town, facts: TownFacts, language: str) -> str:
    """The plate with its town centre, and what a station or a large town shows beside that."""
    w, h = SIZES[town.size]
    body = rect(0, 1.4, w, h, 8, "tile-shadow") + rect(0, 0, w, h, 8, "north-plate")
    for number, (space, held) in enumerate(zip(TRADE[town], facts.held, strict=True)):
        x, y = cell(town, number)
        body += group(trade_face(space, held is not None), x, y)
        if held is not None:
            body += placed_store(*held, x + CELL / 2, y + CELL / 2)
    if town in STATION_OF:
        body += _station(town, facts)
    elif town in EMBLEM_OF:
        body += _emblem(town, facts, language)
    return body


LEFT = 56
"""Where what stands beside the town centre begins."""


def _station(town: Town, facts: TownFacts) -> str:
    """Price, points, the station master or the worker in his place, discs."""
    station, top, low = STATION_OF[town], 15.2, 37
    body = text(LEFT - 2, top + 4, f"${station.cost}", "cost", 11.4)
    body += rosette(LEFT + (34 if station.cost > 9 else 26), top, station.points, 9)
    body += icon("station", LEFT + 61, top - 0.5, 14, "ti dim")
    if facts.worker is not None:
        body += group(worker_picture(facts.worker.id, 17), LEFT + 9, low - 8.5)
    elif facts.master is not None:
        body += rect(LEFT - 2, low - 8.5, 37, 17, 4, "master") + icon("station-master", LEFT + 7.5, low, 13, "master-i")
        body += rect(LEFT + 16, low - 7, 17, 14, 3, "card-bg") + master_sign(facts.master, LEFT + 24.5, low, 15)
    return body + discs(town.id, facts.owners, LEFT + 40, low, 32, station.black, 7)


def _emblem(town: Town, facts: TownFacts, language: str) -> str:
    """Name, value, what a delivery brings, discs."""
    emblem = EMBLEM_OF[town]
    name = say(language, f"town-{town.id}")
    body = text(LEFT + 34, 15, name, "town-name", 12 if len(name) < 11 else 11.2, "middle")
    body += ring(LEFT + 11, 30, emblem.value) + reward(emblem, LEFT + 24, 30)
    return body + discs(town.id, facts.owners, LEFT + 3.6, 49.4, 60, emblem.black, 7)


def discs(place: str, seats: tuple[Seat, ...], x: float, y: float, room: float, black: bool, r: float) -> str:
    """Whose discs lie there; the open space, if nobody's do."""
    if not seats:
        return circle(x + r, y, r - 0.4, "disc-space black" if black else "disc-space")
    step = min(2 * r + 1, (room - 2 * r) / max(1, len(seats) - 1))
    return "".join(
        f'<g id="town-{place}-{seat}">{disc(seat, round(x + r + place_ * step, 2), y, r)}</g>'
        for place_, seat in enumerate(seats)
    )
