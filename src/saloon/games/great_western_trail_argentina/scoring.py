"""Final scoring (rulebook, "Décompte final"): twelve categories; ties are shared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saloon.engine import Seat
from saloon.games.great_western_trail_argentina.components import (
    CATTLE,
    COLOURS,
    DISCS,
    DISTRICT_OF,
    DOLLARS_A_POINT,
    FARMER_POINTS,
    FARMERS,
    SIDES_OF_A_CITY,
    TOKEN_POINTS,
    WORKER_POINTS,
    WORKER_POINTS_FROM,
    Card,
    Ship,
)
from saloon.games.great_western_trail_argentina.rules.building import own_buildings
from saloon.games.great_western_trail_argentina.rules.workers import strong_workers, worker_sets
from saloon.games.great_western_trail_argentina.state import Player, Seated, State
from saloon.games.trail.objectives import Best, best_of_herd, worth

VALUABLE: Final = 3
"""The breeding value from which a station master counts cattle."""
BREEDS_OF_TASKS: Final = ("value_three", "caracu", "franqueiro", "aberdeen_angus")
"""What tasks of objective cards call cattle."""
_OPEN_TASKS: Final = (*SIDES_OF_A_CITY, *[f"{colour}_farmer" for colour in COLOURS], "building", "station", "ship_18")
_SIDE: Final = {space: district.side for space, district in DISTRICT_OF.items()}
_COLOUR: Final = {farmer: f"{farmer.colour}_farmer" for farmer in FARMERS}
_SERVES: Final = {
    card: [task for task in BREEDS_OF_TASKS if task == card.breed or (task == "value_three" and card.value == VALUABLE)]
    for card in CATTLE
}
"""Tasks that a head of cattle can serve."""
_NO_OBJECTIVES: Final = best_of_herd((), (), {}, ())
_LAST_SHIP: Final = Ship.of("sh18")
_DISC_POINTS: Final = tuple((place, disc.points) for place, disc in enumerate(DISCS) if disc.points)


def score(g: State, seat: Seat) -> dict[str, int]:
    who = g.at(seat)
    return {category: rule(g, who) for category, rule in SCORERS[who.__class__].items()}


def herd(who: Seated) -> list[Card]:
    """All cards of the herd: draw stack, hand, discard pile. In an observation some are unknown, and count nothing."""
    return [card for pile in PILES[who.__class__](who) for card in pile if isinstance(card, Card)]


def money(g: State, me: Player) -> int:
    return me.dollars // DOLLARS_A_POINT


def buildings(g: State, who: Seated) -> int:
    return sum(tile.points for _, tile in own_buildings(g, who.seat))


def ships(g: State, who: Seated) -> int:
    """Disc by disc."""
    return sum(ship.points for ship in who.ships)


def cities(g: State, who: Seated) -> int:
    """Discs in districts, and those that still lie on quays."""
    return sum(space.points for space in who.spaces) + sum(quay.points for quay in who.quays)


def stations(g: State, who: Seated) -> int:
    return sum(station.points for station in who.stations)


def farmers(g: State, who: Seated) -> int:
    """Those beside the board; granjeros of the row count elsewhere."""
    return FARMER_POINTS * len(who.farmers)


def cattle(g: State, who: Seated) -> int:
    """Cattle and exhaustion cards."""
    return sum(card.points for card in herd(who) if not card.tasks)


# ------------------------------------------------------------ objectives


def elements(g: State, who: Seated) -> dict[str, int]:
    """What can serve a task of an objective card; every kind of task asks for something else."""
    return besides_cattle(g, who) | _cattle_of_tasks(herd(who))


def besides_cattle(g: State, who: Seated) -> dict[str, int]:
    """What lies open and can serve tasks."""
    found = dict.fromkeys(_OPEN_TASKS, 0)
    for space in who.spaces:
        found[_SIDE[space]] += 1
    for farmer in who.farmers:
        found[_COLOUR[farmer]] += 1
    found["building"] = len(own_buildings(g, who.seat))
    found["station"] = len(who.stations)
    found["ship_18"] = who.ships.count(_LAST_SHIP)
    return found


def _cattle_of_tasks(cards: list[Card]) -> dict[str, int]:
    found = dict.fromkeys(BREEDS_OF_TASKS, 0)
    for card in cards:
        for task in _SERVES.get(card, ()):
            found[task] += 1
    return found


def best_objectives(g: State, me: Player) -> Best:
    """The best use of what one has, with the objective cards of the herd that are worth adding to the area."""
    cards = herd(me)
    if not me.area and not any(card.tasks for card in cards):
        return _NO_OBJECTIVES
    return best_of_herd(me.area, cards, besides_cattle(g, me) | _cattle_of_tasks(cards), me.masters)


def objectives(g: State, me: Player) -> int:
    return best_objectives(g, me).objectives


# ------------------------------------------------------------ station masters


COUNTED: Final[dict[str, Callable[[State, Player], int]]] = {
    "valuable_cattle": lambda g, me: sum(1 for card in herd(me) if card.value >= VALUABLE),
    "worker_sets": lambda g, me: worker_sets(me),
    "stations": lambda g, me: len(set(me.stations)),
    "objectives": lambda g, me: len(best_objectives(g, me).scored),
    "ships": lambda g, me: len(me.ships),
    "strong_workers": lambda g, me: strong_workers(me),
    "buildings": lambda g, me: len(own_buildings(g, me.seat)),
    "farmers": lambda g, me: len(me.farmers),
}
"""What station masters count; the terminus counts once, every disc on the first and the last ship by itself (G-33)."""


def station_masters(g: State, me: Player) -> int:
    return sum(worth(master, COUNTED[master.counts](g, me)) for master in me.masters)


# ------------------------------------------------------------ the rest


def workers(g: State, who: Seated) -> int:
    """Four for every tile in the fifth or sixth column of a row."""
    return WORKER_POINTS * sum(max(0, len(row) + 2 - WORKER_POINTS_FROM) for row in who.workers)


def player_board(g: State, me: Player) -> int:
    return sum(points for place, points in _DISC_POINTS if not me.discs[place])


def job_token(g: State, who: Seated) -> int:
    return TOKEN_POINTS if g.ender == who.seat else 0


SCORING: Final[dict[str, Callable[[State, Any], int]]] = {
    "money": money,
    "buildings": buildings,
    "ships": ships,
    "cities": cities,
    "stations": stations,
    "farmers": farmers,
    "cattle": cattle,
    "objectives": objectives,
    "station_masters": station_masters,
    "workers": workers,
    "player_board": player_board,
    "job_token": job_token,
}
"""In the order of the score sheet."""

# By the class at a seat; automas add theirs.
SCORERS: Final[dict[type, dict[str, Callable[[State, Any], int]]]] = {Player: SCORING}
PILES: Final[dict[type, Callable[[Any], tuple[list[Any], ...]]]] = {Player: lambda me: (me.draw, me.hand, me.discard)}
