"""The score sheet line by line: what each category adds up, in words; their sums are those of `scoring`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from saloon.engine import Line, Seat, Texts
from saloon.engine.reader import score_lines
from saloon.games.great_western_trail.components import DOLLARS_A_POINT, WORKER_POINTS, City
from saloon.games.great_western_trail.rules.building import own_buildings
from saloon.games.great_western_trail.scoring import (
    COUNTED,
    best_objectives,
    city_points,
    herd,
    job_token,
    player_board,
    workers,
)
from saloon.games.great_western_trail.state import Player, State
from saloon.games.great_western_trail.texts.names import card_title, tile_name
from saloon.games.trail.texts.phrases import tasks
from saloon.games.trail.texts.score_sheet import (
    building_lines,
    master_lines,
    money_lines,
    objective_line,
    whole_line,
    worker_lines,
)


def score_sheet(g: State, seat: Seat, say: Texts) -> dict[str, list[Line]]:
    who = g.at(seat)
    found = SHEETS[who.__class__]
    for module in g.kit.modules:
        found = {**found, **module.score_sheet}
    return score_lines(found, g, who, say)


def _cities(g: State, me: Player, say: Texts) -> Iterator[Line]:
    yield from ((say(f"city-{city.id}"), city_points(g, me, city)) for city in me.cities)
    for arrow in g.kit.arrows:
        if all(City.of(city) in me.cities for city in arrow.cities):
            first, last = arrow.cities[0], arrow.cities[-1]
            yield say("sum-arrow", one=say(f"city-{first}"), other=say(f"city-{last}")), arrow.points


def _stations(g: State, me: Player, say: Texts) -> Iterator[Line]:
    yield from ((say("sum-station", number=station.number), station.points) for station in me.stations)


def _hazards(g: State, me: Player, say: Texts) -> Iterator[Line]:
    yield from ((tile_name(say, tile), tile.points) for tile in me.hazards)


def _cattle(g: State, me: Player, say: Texts) -> Iterator[Line]:
    yield from ((card_title(say, card), card.points) for card in herd(me) if card.breed)


def _objectives(g: State, me: Player, say: Texts) -> Iterator[Line]:
    best = best_objectives(g, me)
    cards = [*me.area, *(card for card in herd(me) if card.tasks)]
    for at in best.scored:
        card = cards[at]
        yield objective_line(tasks(say, card), at in best.fulfilled, card.points, card.penalty)


LINES: dict[str, Callable[[State, Player, Texts], Iterator[Line]]] = {
    "money": money_lines(DOLLARS_A_POINT),
    "buildings": building_lines(own_buildings),
    "cities": _cities,
    "stations": _stations,
    "hazards": _hazards,
    "cattle": _cattle,
    "objectives": _objectives,
    "station_masters": master_lines(COUNTED),
    "workers": worker_lines(workers, WORKER_POINTS),
    "player_board": whole_line("sum-step-disc", player_board),
    "job_token": whole_line("sum-token", job_token),
}

SHEETS: dict[type, Mapping[str, Callable[[State, Any, Texts], Iterator[Line]]]] = {Player: LINES}
"""By the class at a seat; automas add theirs."""
