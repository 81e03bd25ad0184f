"""What a choice would do, shown while it is looked at: where a store goes and what follows, which way a delivery takes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from saloon.drawing.counters import MINUS
from saloon.drawing.shapes import circle, group, path, rect, text, width
from saloon.games.great_western_trail.board.line import RING, RailPlan
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import CROSSINGS, KANSAS_CITY, TRANSPORT, City
from saloon.games.great_western_trail.rails.board.geometry import (
    CELL,
    PLACES,
    box,
    cell,
    line,
    open_way,
    rail_between,
)
from saloon.games.great_western_trail.rails.board.pieces import ring, store
from saloon.games.great_western_trail.rails.board.view import table
from saloon.games.great_western_trail.rails.components import AT_CITY, AT_TOWN, CONNECTIONS, EMBLEMS, HALL, Town, TradeSpace
from saloon.games.great_western_trail.rails.rules.network import choices, reach, towns_of
from saloon.games.great_western_trail.rails.state import north
from saloon.games.trail.board.boxes import Bounds
from saloon.games.trail.board.ways import pill

# ------------------------------------------------------------ stores


def lit_towns(view: BoardView) -> list[Town]:
    """Where a store may go now."""
    values = (choice.removeprefix("store:") for choice in view.viewpoint.lit if choice.startswith("store:"))
    return [Town.all[value] for value in values if value in Town.all]


def lit_rails(view: BoardView) -> str:
    """The rails that lead to them."""
    return "".join(path(_way(view, town), "north-lit") for town in lit_towns(view))


def _way(view: BoardView, town: Town) -> str:
    """The first rail by which a town can be reached, outside the plates."""
    me = view.own
    stores = {space.town.id for space in north(table(view)).stores[me.seat]}
    ends = [HALL, *(city.id for city in me.cities if city in AT_CITY), *stores]
    return _drawn_way(next(rail.id for rail in CONNECTIONS for end in ends if set(rail.ends) == {end, town.id}))


@lru_cache(maxsize=64)
def _drawn_way(rail: str) -> str:
    return line(open_way(rail_between(*rail.split("-"))))


def store_previews(view: BoardView) -> str:
    """For every town in question: its rail, the store as it would stand there, the purse, and what would come into reach."""
    if not lit_towns(view):
        return ""
    near = reach(table(view), view.own)
    own = {space.town for space in north(table(view)).stores[view.own.seat]}
    body = ""
    for town in lit_towns(view):
        way, space = _way(view, town), choices(table(view), view.own, town)[0]
        then = [each for each in towns_of(AT_TOWN[town] & ~near) if each not in own]
        marks = path(way, "north-lit gap") + path(way, "route-dots") + "".join(_dotted(box(each), "then-ring") for each in then)
        body += _route(f"store:{town.id}", marks + _ghost(view, space) + _purse(view, space))
    return body


def _route(choice: str, body: str) -> str:
    return group(body, cls="route", more=f' data-for="{choice}"')


def _dotted(bounds: Bounds, cls: str) -> str:
    x, y, w, h = bounds
    return rect(x - 4, y - 4, w + 8, h + 8, 11, cls)


def _ghost(view: BoardView, space: TradeSpace) -> str:
    """The store as it would stand there."""
    town = space.town
    x, y = cell(town, int(space.id.rpartition("-")[2]) - 1)
    left, top = box(town)[:2]
    body = rect(0, 0, CELL, CELL, 4.4, "trade aim") + group(store(view.own.seat, 19, "store ghost"), CELL / 2, CELL / 2)
    return group(body, round(left + x, 2), round(top + y, 2))


def _purse(view: BoardView, space: TradeSpace) -> str:
    """What the trade space does to the money, beside the town."""
    gain = space.action.gain[0].amount if space.action is not None and space.action.gain[0].name == "dollars" else 0
    change, have = gain - space.cost, view.own.dollars
    if not change:
        return ""
    words = [
        (f"+${change}", "purse-gain") if change > 0 else (f"{MINUS}${-change}", "fee-t"),
        (f"${have} → ${have + change}", "purse-t"),
    ]
    return pill(*_beside(space.town, words), words, "purse")


def _beside(town: Town, words: list[tuple[str, str]]) -> tuple[float, float]:
    """Where a pill lies: on the side of the name, or on the other side of one above or below."""
    (x, y, w, h), side = box(town), PLACES[town.id].side
    half = sum(width(each, 11.5, True) + 4 for each, _ in words) / 2 + 4
    if town.size == "large" or side in ("above", "below"):
        below = town.size == "large" or side == "above"
        return x + w / 2, y + h + 15 if below else y - 15
    return (x - 15 - half if side == "left" else x + w + 15 + half), y + h / 2 - 22


# ------------------------------------------------------------ reach


def in_reach(view: BoardView, bounds: dict[Town, Bounds]) -> str:
    """A thin dotted ring in the own colour around what a store could reach now, while that is not asked."""
    if view.viewpoint.seat is None or lit_towns(view):
        return ""
    rings = "".join(rect(x - 2.5, y - 2.5, w + 5, h + 5, 7, "near-ring") for town in towns_of(reach(table(view), view.own))
                    for x, y, w, h in (bounds[town],))  # fmt: skip
    return group(rings, cls=f"s{view.own.seat}")


# ------------------------------------------------------------ deliveries


def lit_cities(view: BoardView) -> Iterator[City]:
    """Where the herd may be delivered now, by train."""
    if "deliver" in view.verbs and view.own.herder is KANSAS_CITY:
        for city in (*view.g.kit.cities, *EMBLEMS):
            if f"deliver:{city.id}" in view.viewpoint.lit:
                yield city


def fares(view: BoardView) -> str:
    """What the way to each large town costs now."""
    body = ""
    for city in lit_cities(view):
        if city in EMBLEMS:
            x, y, w, h = box(Town.of(city.id))
            cost = TRANSPORT[view.own.engine, city]
            words = text(0, 3.9, f"{MINUS}${cost}" if cost else "$0", "fare-t", 10.8, "middle")
            body += group(rect(-15, -7.5, 30, 15, 7.5, "fare") + words, round(x + w - 10, 2), round(y + h, 2), "haul")
    return body


def hauls(view: BoardView, plan: RailPlan) -> str:
    """For every delivery in question: the way from the engine to the space of its value, a dollar for each crossing."""
    return "".join(_route(f"deliver:{city.id}", _haul(plan, view.own.engine.position, city.value)) for city in lit_cities(view))


@lru_cache(maxsize=1024)
def _haul(plan: RailPlan, position: int, value: int) -> str:
    """From a position of the line to a numbered space; a turnout counts as the space after it."""
    x, y = plan.at(value)
    body = circle(x, y, 12, "haul-ring")
    engine = -(-position // 2)
    if engine < value:
        body = path(f"M{plan.at(engine)[0] + 15:g} {y:g}H{x - 12:g}", "route-dots") + body
        body += "".join(ring(*plan.at(number), number, RING / 2) for number in range(engine + 1, value))
        for crossing in CROSSINGS:
            if engine <= crossing < value:
                at = plan.at(crossing + 0.5)[0]
                body += circle(at, y, 9.6, "haul-toll") + text(at, y + 3.9, "$1", "fee-t", 10.4, "middle")
    return body
