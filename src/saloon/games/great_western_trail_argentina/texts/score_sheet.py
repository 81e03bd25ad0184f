"""The twelve categories of the score sheet line by line: what each adds up, in words; their sums are those of `scoring`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from saloon.engine import Line, Texts
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
from saloon.games.trail.texts.phrases import tasks
from saloon.games.trail.texts.score_sheet import (
    ScoreLines,
    building_lines,
    master_lines,
    money_lines,
    objective_line,
    sheet_of_seat,
    whole_line,
    worker_lines,
)


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
        yield objective_line(tasks(say, cards[at]), at in best.fulfilled, cards[at].points, cards[at].penalty)


LINES: ScoreLines = {
    "money": money_lines(DOLLARS_A_POINT),
    "buildings": building_lines(lambda g, who: own_buildings(g, who.seat)),
    "ships": _ships,
    "cities": _cities,
    "stations": _stations,
    "farmers": _farmers,
    "cattle": _cattle,
    "objectives": _objectives,
    "station_masters": master_lines(COUNTED),
    "workers": worker_lines(workers, WORKER_POINTS),
    "player_board": whole_line("sum-step-disc", player_board),
    "job_token": whole_line("sum-token", job_token),
}
SEATS: dict[type, ScoreLines] = {Player: LINES, **pedro.score_lines(LINES)}
"""By whoever sits there."""
score_sheet = partial(sheet_of_seat, lines=SEATS)
