"""About how long a game takes: choices of each person, the seconds that they think, and what bots take."""

from __future__ import annotations

from typing import Any, NamedTuple

from django.conf import settings

from saloon.bots import levels
from saloon.bots.length import Length, length_of, lengths_of
from saloon.engine import Game
from saloon.web.people.models import User
from saloon.web.tables.creating import TablePlan
from saloon.web.tables.history import CHOOSE
from saloon.web.tables.models import OVER, Event, Seat

LONGEST_SECONDS = 90.0
"""Whoever takes longer over a choice has gone to fetch coffee."""
KNOWN_GAMES, KNOWN_CHOICES, KNOWN_EVENTS = 3, 60, 400
"""From so many games the pace of a person is taken, if these had so many choices of theirs; of each its last events."""
STEP_MINUTES = 5
PACES = (0.75, 1.0, 1.3)
"""Of quick, usual and slow people."""


class Duration(NamedTuple):
    """Minutes that most games take."""

    least: int
    usual: int
    most: int


def duration(game: Game[Any], plan: TablePlan, user: User | None) -> Duration | None:
    """How long a table takes if everybody is there all the time; None where nothing was measured."""
    lengths = lengths_of(game)
    if lengths is None:
        return None
    bots = [seat.bot for seat in plan.seats if seat.kind == "bot"]
    own = own_seconds(user, game.id) or lengths.seconds
    seconds = own + lengths.seconds * (len(plan.seats) - len(bots) - 1) + sum(map(_of_a_bot, bots))
    return _minutes(length_of(lengths, len(plan.seats), plan.options), seconds)


def spread(game: Game[Any], sizes: list[int]) -> Duration | None:
    """How long the game takes among people, whatever their number."""
    lengths = lengths_of(game)
    if lengths is None:
        return None
    usual = [_minutes(length_of(lengths, size, {}), size * lengths.seconds).usual for size in sizes]
    return Duration(min(usual), usual[0], max(usual))


def _minutes(length: Length, seconds: float) -> Duration:
    """In steps that one can believe; some are quicker than others."""
    steps = (choices * seconds * pace / 60 / STEP_MINUTES for choices, pace in zip(length, PACES, strict=True))
    return Duration(*(STEP_MINUTES * max(1, round(step)) for step in steps))


def _of_a_bot(name: str) -> float:
    """Seconds that a bot takes over a choice, with the pause in which people see what it did."""
    return levels.SECONDS.get(name, 0.0) + settings.BOT_PAUSE


def own_seconds(user: User | None, game: str) -> float:
    """What somebody has taken over a choice in the last games; 0 as long as there are too few of them."""
    if user is None:
        return 0.0
    seats = Seat.objects.filter(user=user, bot="", table__game=game, table__status=OVER, table__lesson="", table__pace="live")
    gaps = [gap for seat in seats.order_by("-table__ended")[:KNOWN_GAMES] for gap in _gaps(seat)]
    return sum(gaps) / len(gaps) if len(gaps) >= KNOWN_CHOICES else 0.0


def _gaps(seat: Seat) -> list[float]:
    """Seconds before each choice of a seat."""
    events = Event.objects.filter(table=seat.table_id).order_by("-number").values_list("kind", "seat", "at")[:KNOWN_EVENTS]
    found, before = [], None
    for kind, number, at in reversed(list(events)):
        if before is not None and kind == CHOOSE and number == seat.number:
            found.append(min(LONGEST_SECONDS, (at - before).total_seconds()))
        before = at
    return found
