"""The score sheet line by line: what each category adds up, in words; their sums are those of `scoring`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

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
from saloon.games.great_western_trail.texts.phrases import tasks
from saloon.games.trail.objectives import worth
from saloon.games.trail.texts.score_sheet import building_lines, money_line, objective_line


def score_sheet(g: State, seat: Seat, say: Texts) -> dict[str, list[Line]]:
    found = LINES
    for module in g.kit.modules:
        found = {**found, **module.score_sheet}
    return score_lines(found, g, g.players[seat], say)


def _money(g: State, me: Player, say: Texts) -> Iterator[Line]:
    yield money_line(say, me.dollars, DOLLARS_A_POINT)


def _buildings(g: State, me: Player, say: Texts) -> Iterator[Line]:
    return building_lines(say, (tile for _, tile in own_buildings(g, me)))


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
        yield objective_line(say, tasks(say, card), at in best.fulfilled, card.points, card.penalty)


def _station_masters(g: State, me: Player, say: Texts) -> Iterator[Line]:
    for master in me.masters:
        if master.counts:
            count = COUNTED[master.counts](g, me)
            yield say("sum-master", what=say(f"counted-{master.counts}", count=count), count=count), worth(master, count)


def _workers(g: State, me: Player, say: Texts) -> Iterator[Line]:
    points = workers(g, me)
    yield say("sum-workers", count=points // WORKER_POINTS), points


def _player_board(g: State, me: Player, say: Texts) -> Iterator[Line]:
    yield say("sum-step-disc"), player_board(g, me)


def _job_token(g: State, me: Player, say: Texts) -> Iterator[Line]:
    yield say("sum-token"), job_token(g, me)


LINES: dict[str, Callable[[State, Player, Texts], Iterator[Line]]] = {
    "money": _money,
    "buildings": _buildings,
    "cities": _cities,
    "stations": _stations,
    "hazards": _hazards,
    "cattle": _cattle,
    "objectives": _objectives,
    "station_masters": _station_masters,
    "workers": _workers,
    "player_board": _player_board,
    "job_token": _job_token,
}
