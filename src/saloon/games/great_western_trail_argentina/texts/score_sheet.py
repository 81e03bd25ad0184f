"""The twelve categories of the score sheet line by line: what each adds up, in words; their sums are those of `scoring`."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.engine import Line, Seat, Texts
from saloon.engine.reader import score_lines
from saloon.games.great_western_trail_argentina.components import DOLLARS_A_POINT, FARMER_POINTS, WORKER_POINTS
from saloon.games.great_western_trail_argentina.rules.building import own_buildings
from saloon.games.great_western_trail_argentina.scoring import (
    COUNTED,
    best_objectives,
    herd,
    job_token,
    player_board,
    workers,
)
from saloon.games.great_western_trail_argentina.state import Player, Seated, State
from saloon.games.great_western_trail_argentina.texts import pedro
from saloon.games.great_western_trail_argentina.texts.names import (
    bonus_space_title,
    card_title,
    farmer_name,
    quay_title,
    ship_title,
    station_number,
)
from saloon.games.great_western_trail_argentina.texts.phrases import tasks
from saloon.games.trail.objectives import worth
from saloon.games.trail.texts.score_sheet import ScoreLines, building_lines, money_line, objective_line


def score_sheet(g: State, seat: Seat, say: Texts) -> dict[str, list[Line]]:
    who = g.at(seat)
    return score_lines(SEATS[type(who)], g, who, say)


def _money(g: State, me: Player, say: Texts) -> Iterator[Line]:
    yield money_line(say, me.dollars, DOLLARS_A_POINT)


def _buildings(g: State, who: Seated, say: Texts) -> Iterator[Line]:
    return building_lines(say, (tile for _, tile in own_buildings(g, who.seat)))


def _ships(g: State, who: Seated, say: Texts) -> Iterator[Line]:
    yield from ((ship_title(say, ship), ship.points) for ship in who.ships)


def _cities(g: State, who: Seated, say: Texts) -> Iterator[Line]:
    yield from ((bonus_space_title(say, space), space.points) for space in who.spaces)
    yield from ((quay_title(say, quay), quay.points) for quay in who.quays)


def _stations(g: State, who: Seated, say: Texts) -> Iterator[Line]:
    yield from ((say("sum-station", number=station_number(station)), station.points) for station in who.stations)


def _farmers(g: State, who: Seated, say: Texts) -> Iterator[Line]:
    yield from ((farmer_name(say, farmer), FARMER_POINTS) for farmer in who.farmers)


def _cattle(g: State, who: Seated, say: Texts) -> Iterator[Line]:
    yield from ((card_title(say, card), card.points) for card in herd(who) if not card.tasks)


def _objectives(g: State, me: Player, say: Texts) -> Iterator[Line]:
    best = best_objectives(g, me)
    cards = [*me.area, *(card for card in herd(me) if card.tasks)]
    for at in best.scored:
        yield objective_line(say, tasks(say, cards[at]), at in best.fulfilled, cards[at].points, cards[at].penalty)


def _station_masters(g: State, me: Player, say: Texts) -> Iterator[Line]:
    for master in me.masters:
        count = COUNTED[master.counts](g, me)
        yield say("sum-master", what=say(f"counted-{master.counts}", count=count), count=count), worth(master, count)


def _workers(g: State, who: Seated, say: Texts) -> Iterator[Line]:
    points = workers(g, who)
    yield say("sum-workers", count=points // WORKER_POINTS), points


def _player_board(g: State, me: Player, say: Texts) -> Iterator[Line]:
    yield say("sum-step-disc"), player_board(g, me)


def _job_token(g: State, who: Seated, say: Texts) -> Iterator[Line]:
    yield say("sum-token"), job_token(g, who)


LINES: ScoreLines = {
    "money": _money,
    "buildings": _buildings,
    "ships": _ships,
    "cities": _cities,
    "stations": _stations,
    "farmers": _farmers,
    "cattle": _cattle,
    "objectives": _objectives,
    "station_masters": _station_masters,
    "workers": _workers,
    "player_board": _player_board,
    "job_token": _job_token,
}
SEATS: dict[type, ScoreLines] = {Player: LINES, **pedro.score_lines(LINES)}
"""By whoever sits there."""
