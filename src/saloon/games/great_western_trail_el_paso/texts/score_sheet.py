"""The score sheet line by line: what each category adds up, in words; their sums are those of `scoring`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from saloon.engine import Line, Seat, Texts
from saloon.games.great_western_trail_el_paso.components import CLOSER_POINTS, DOLLARS_A_POINT, WORKERS, Cattle, Worker
from saloon.games.great_western_trail_el_paso.rules.building import own_buildings
from saloon.games.great_western_trail_el_paso.scoring import best_objectives, cards, money
from saloon.games.great_western_trail_el_paso.state import Player, State, Sue
from saloon.games.great_western_trail_el_paso.texts.names import bonus_gives, post_title
from saloon.games.great_western_trail_el_paso.texts.phrases import tasks
from saloon.games.trail.texts.names import building_title
from saloon.games.trail.texts.phrases import capital


def score_sheet(g: State, seat: Seat, say: Texts) -> dict[str, list[Line]]:
    who = g.at(seat)
    return {category: [(capital(text), points) for text, points in lines(g, who, say)] for category, lines in LINES.items()}


def _money(g: State, who: Player | Sue, say: Texts) -> Iterator[Line]:
    if isinstance(who, Player):
        yield say("sum-money", dollars=who.dollars, each=DOLLARS_A_POINT), money(g, who)


def _buildings(g: State, who: Player | Sue, say: Texts) -> Iterator[Line]:
    yield from ((building_title(say, tile), tile.points) for _, tile in own_buildings(g, who.seat))


def _posts(g: State, who: Player | Sue, say: Texts) -> Iterator[Line]:
    yield from ((post_title(say, post), post.points) for post in who.posts)


def _workers(g: State, who: Player | Sue, say: Texts) -> Iterator[Line]:
    """One by one, whether at hand or in the deck."""
    here = [worker for worker, count in zip(WORKERS, who.workers, strict=False) for _ in range(count)]
    deck = [card for card in cards(who) if isinstance(card, Worker)]
    yield from ((say(f"worker-{worker.id}"), worker.points) for worker in [*here, *deck])


def _cattle(g: State, who: Player | Sue, say: Texts) -> Iterator[Line]:
    yield from ((say(f"cattle-{card.id}"), card.points) for card in cards(who) if isinstance(card, Cattle))
    if g.closer == who.seat:
        yield say("sum-closer"), CLOSER_POINTS


def _bonuses(g: State, who: Player | Sue, say: Texts) -> Iterator[Line]:
    yield from ((bonus_gives(say, tile), tile.points) for tile in who.bonuses)


def _objectives(g: State, who: Player | Sue, say: Texts) -> Iterator[Line]:
    """Sue has fulfilled all of hers."""
    fulfilled = range(len(who.objectives)) if isinstance(who, Sue) else best_objectives(g, who).fulfilled
    for at, tile in enumerate(who.objectives):
        met = at in fulfilled
        yield say("sum-met" if met else "sum-unmet", tasks=tasks(say, tile)), tile.points if met else 0


LINES: dict[str, Callable[[State, Player | Sue, Texts], Iterator[Line]]] = {
    "money": _money,
    "buildings": _buildings,
    "posts": _posts,
    "workers": _workers,
    "cattle": _cattle,
    "bonuses": _bonuses,
    "objectives": _objectives,
}
