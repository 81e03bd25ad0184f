"""The score sheet line by line: what each category adds up, in words; their sums are those of `scoring`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from saloon.engine import Line, Texts
from saloon.games.great_western_trail_el_paso.components import CLOSER_POINTS, DOLLARS_A_POINT, WORKERS, Cattle, Worker
from saloon.games.great_western_trail_el_paso.rules.building import own_buildings
from saloon.games.great_western_trail_el_paso.scoring import best_objectives, cards
from saloon.games.great_western_trail_el_paso.state import Player, Seated, State
from saloon.games.great_western_trail_el_paso.texts import sue
from saloon.games.great_western_trail_el_paso.texts.names import bonus_gives, post_title
from saloon.games.great_western_trail_el_paso.texts.phrases import tasks
from saloon.games.trail.texts.score_sheet import ScoreLines, building_lines, money_lines, objective_line, sheet_of_seat


def _posts(g: State, who: Seated, say: Texts) -> Iterator[Line]:
    yield from ((post_title(say, post), post.points) for post in who.posts)


def _workers(g: State, who: Seated, say: Texts) -> Iterator[Line]:
    """One by one, whether at hand or in the deck."""
    here = [worker for worker, count in zip(WORKERS, who.workers, strict=False) for _ in range(count)]
    deck = [card for card in cards(who) if isinstance(card, Worker)]
    yield from ((say(f"worker-{worker.id}"), worker.points) for worker in [*here, *deck])


def _cattle(g: State, who: Seated, say: Texts) -> Iterator[Line]:
    yield from ((say(f"cattle-{card.id}"), card.points) for card in cards(who) if isinstance(card, Cattle))
    if g.closer == who.seat:
        yield say("sum-closer"), CLOSER_POINTS


def _bonuses(g: State, who: Seated, say: Texts) -> Iterator[Line]:
    yield from ((bonus_gives(say, tile), tile.points) for tile in who.bonuses)


def _objectives(g: State, me: Player, say: Texts) -> Iterator[Line]:
    fulfilled = best_objectives(g, me).fulfilled
    return (objective_line(tasks(say, tile), at in fulfilled, tile.points) for at, tile in enumerate(me.objectives))


LINES: ScoreLines = {
    "money": money_lines(DOLLARS_A_POINT),
    "buildings": building_lines(lambda g, who: own_buildings(g, who.seat)),
    "posts": _posts,
    "workers": _workers,
    "cattle": _cattle,
    "bonuses": _bonuses,
    "objectives": _objectives,
}
SEATS: dict[type, ScoreLines] = {Player: LINES, **sue.score_lines(LINES)}
"""By whoever sits there."""
score_sheet = partial(sheet_of_seat, lines=SEATS)
