"""Tables in all their states, set with a few words."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from django.utils import timezone

from saloon.engine import find_game, new_match, record_of

GAME = "sans_foi_ni_loi"
SEED = 135792468013579246801357924680135792
PASSWORD = "tumbleweed-9"
HOSTILE = '<script>alert("x")</script>'


@cache
def written(seats: tuple[str, ...] = ("Ann", "Bill", "Cy"), seed: int = 7, most: int = 100_000) -> str:
    """The record of a random game, or of its beginning."""
    match = new_match(find_game(GAME), len(seats), {}, seed)
    match.log, chance = [], random.Random(seed)
    while not match.over and match.count < most:
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, chance.choice(ask.options))
    return record_of(match, {}, seed, list(seats)).write()


def made(host: Any, *kinds: str, seed: int = SEED, **more: Any) -> Any:
    """A table of the host's, always with the same cards; the kinds of its seats are "me", "open" or "bot"."""
    from saloon.web.tables.creating import SeatPlan, TablePlan, make_table

    return make_table(host, TablePlan(GAME, [SeatPlan(kind) for kind in kinds], **more), seed=str(seed))


def running(host: Any, *others: Any, choices: int = 0, kinds: tuple[str, ...] = (), **more: Any) -> Any:
    """A table in play between people, after some random choices, as the server writes them down."""
    from saloon.web.tables.creating import join
    from saloon.web.tables.history import fresh_match, pack_tells
    from saloon.web.tables.models import Event, Table

    table = made(host, *(kinds or ("me", *["open"] * len(others))), **more)
    for user in others:
        join(table.code, user)
    table = Table.objects.get(pk=table.pk)
    match, chance, number = fresh_match(table), random.Random(3), 0
    while match.count < choices and not match.over:
        seat, ask = next(iter(match.asks.items()))
        text, heard = chance.choice(ask.texts()), len(match.tells)
        match.answer_text(seat, text)
        number += 1
        tells = pack_tells(match.tells[heard:])
        Event.objects.create(
            table=table, number=number, kind="choose", seat=seat, text=text, count=match.count, tells=tells, at=timezone.now()
        )
    table.waiting = list(match.asks)
    table.save()
    return table


def finished(host: Any, *others: Any, seed: int = 7) -> Any:
    """A game that is over, with people at its first seats."""
    from saloon.web.tables.record_views import import_record

    names = tuple(user.name for user in (host, *others)) + ("Bot",) * max(0, 2 - len(others))
    table = import_record(host, written(names, seed))
    for seat, user in zip(table.seats.all(), (host, *others), strict=False):
        seat.user = user
        seat.save()
    return table
