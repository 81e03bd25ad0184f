"""Final scoring (rulebook, "Décompte final"): eleven categories."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from saloon.engine import Seat
from saloon.games.great_western_trail.components import (
    DOLLARS_A_POINT,
    GREEN,
    ORANGE,
    STEP_DISC_POINTS,
    STEP_RIGHT,
    TOKEN_POINTS,
    WORKER_POINTS,
    WORKER_POINTS_FROM,
    Card,
    City,
)
from saloon.games.great_western_trail.rules.building import own_buildings
from saloon.games.great_western_trail.rules.effects import pairs
from saloon.games.great_western_trail.state import Player, Scored, State
from saloon.games.trail.objectives import Best, best_of_herd, worth


def score(g: State, seat: Seat) -> dict[str, int]:
    me = g.at(seat)
    found = {category: rule(g, me) for category, rule in SCORERS[me.__class__].items()}
    for module in g.kit.modules:
        found |= {category: rule(g, me) for category, rule in module.scoring.items()}
    return found


def herd(me: Player) -> list[Card]:
    """All cards of the herd deck. In an observation some are unknown, and count nothing."""
    zones: list[list[Any]] = [me.draw, me.hand, me.unseen, me.discard]
    return [card for zone in zones for card in zone if isinstance(card, Card)]


def money(g: State, me: Player) -> int:
    return me.dollars // DOLLARS_A_POINT


def buildings(g: State, me: Scored) -> int:
    return sum(tile.points for _, tile in own_buildings(g, me))


def cities(g: State, me: Scored) -> int:
    """Discs, and arrows between two cities with own discs."""
    arrows = [arrow.points for arrow, one, other in g.kit.arrow_ends if one in me.cities and other in me.cities]
    return sum([city_points(g, me, city) for city in me.cities]) + sum(arrows)


def city_points(g: State, me: Scored, city: City) -> int:
    """Of a disc there, once or for each of something."""
    return city.points * COUNTED[city.counts](g, me) if city.counts else city.points


def stations(g: State, me: Scored) -> int:
    return sum(station.points for station in me.stations)


def hazards(g: State, me: Scored) -> int:
    return sum(hazard.points for hazard in me.hazards)


def cattle(g: State, me: Player) -> int:
    return sum(card.points for card in herd(me) if card.breed)


def elements(g: State, me: Player) -> dict[str, int]:
    """What can serve a task of an objective card."""
    cards = herd(me)
    found = {
        "building": len(own_buildings(g, me)),
        "station": len(me.stations),
        "hazard": len(me.hazards),
        "green": me.outlaws.count(GREEN),
        "orange": me.outlaws.count(ORANGE),
        "value_three": sum(1 for card in cards if card.value == 3),
        "shorthorn": sum(1 for card in cards if card.breed == "shorthorn"),
        "hereford": sum(1 for card in cards if card.breed == "hereford"),
        "new_york": me.cities.count(g.kit.new_york),
    }
    for module in g.kit.modules:
        found |= module.elements(g, me)
    return found


def best_objectives(g: State, me: Player) -> Best:
    """The best use of what one has, with the objective cards of the herd deck that are worth adding (Q30)."""
    return best_of_herd(me.area, herd(me), elements(g, me), me.masters)


def objectives(g: State, me: Player) -> int:
    return best_objectives(g, me).objectives


COUNTED: Final[dict[str, Callable[[State, Any], int]]] = {
    "objectives": lambda g, me: len(best_objectives(g, me).scored),
    "certificates": lambda g, me: me.certificates + me.permanent,
    "pairs": lambda g, me: pairs(me),
    "hazards": lambda g, me: len(me.hazards),
    "workers": lambda g, me: sum(me.workers),
    "stations": lambda g, me: len(me.stations),
    "buildings": lambda g, me: len(own_buildings(g, me)),
}
"""What station masters count."""


def station_masters(g: State, me: Player) -> int:
    return sum(worth(master, COUNTED[master.counts](g, me)) for master in me.masters if master.counts)


def workers(g: State, me: Scored) -> int:
    """Four for every worker on the fifth or sixth space of a row."""
    return WORKER_POINTS * sum(max(0, count - WORKER_POINTS_FROM + 1) for count in me.workers)


def player_board(g: State, me: Player) -> int:
    return 0 if me.discs[STEP_RIGHT] else STEP_DISC_POINTS


def job_token(g: State, me: Scored) -> int:
    return TOKEN_POINTS if g.ender == me.seat else 0


SCORING: Final[dict[str, Callable[[State, Any], int]]] = {
    "money": money,
    "buildings": buildings,
    "cities": cities,
    "stations": stations,
    "hazards": hazards,
    "cattle": cattle,
    "objectives": objectives,
    "station_masters": station_masters,
    "workers": workers,
    "player_board": player_board,
    "job_token": job_token,
}
"""In the order of the score sheet."""

SCORERS: Final[dict[type, Mapping[str, Callable[[State, Any], int]]]] = {Player: SCORING}
"""By the class at a seat; automas add theirs."""
