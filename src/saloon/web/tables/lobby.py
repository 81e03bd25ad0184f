"""What the lobby shows: whose turn it is where, and which tables have a free seat."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.db.models import Count, Prefetch, Q, QuerySet
from django.db.models.functions import Coalesce
from django.utils import timezone

from saloon.engine import UnknownGame, find_game
from saloon.engine.wording import Teller
from saloon.web.messages import language, say
from saloon.web.people.models import Distance, User
from saloon.web.tables.forms import clock_name
from saloon.web.tables.freshness import OPEN_FOR, fresh
from saloon.web.tables.models import AUTOMA, OPEN, OVER, PLAYING, Seat, Table

MAX_TABLES = 40
MAX_TABLES_EACH = 3
"""Open tables of one host that the lobby shows; there is one more row for the others."""
MAX_LOOKED_AT = 1000


def with_seats(tables: QuerySet[Table]) -> QuerySet[Table]:
    return tables.select_related("host").prefetch_related(Prefetch("seats", Seat.objects.select_related("user")))


def open_tables(
    game: str = "", pace: str = "", bots: bool = False, user: User | None = None, host: int | None = None
) -> list[Table]:
    """Public tables with a free seat, the newest first; not those where the reader sits already.

    Of one host only the newest few, with the number of the others on the last of them (`more_by_host`); all of them if that
    host is asked for.
    """
    tables = fresh(Table.objects.filter(public=True))
    if game:
        tables = tables.filter(game=game)
    if pace in OPEN_FOR:
        tables = tables.filter(pace=pace)
    if bots:
        tables = tables.filter(pk__in=Seat.objects.exclude(bot__in=("", AUTOMA)).values("table"))
    if user is not None:
        tables = tables.exclude(pk__in=Seat.objects.filter(user=user).values("table")).exclude(host=user)
        tables = tables.exclude(host__in=Distance.objects.filter(other=user, blocked=True).values("owner"))
    if host is not None:
        return _known(tables.filter(host=host).order_by("-made")[:MAX_TABLES])
    few, more = _few_each(list(tables.order_by("-made").values_list("pk", "host")[:MAX_LOOKED_AT]))
    found = _known(tables.filter(pk__in=few[:MAX_TABLES]).order_by("-made"))
    for table in found:
        table.more_by_host = more.get(table.pk, 0)
    return found


def _few_each(tables: list[tuple[int, int | None]]) -> tuple[list[int], dict[int, int]]:
    """The first few tables of every host; and by the last of these, how many more the host has."""
    by_host: dict[int | None, list[int]] = {}
    for table, host in tables:
        by_host.setdefault(host, []).append(table)
    few = [table for table, host in tables if host is None or table in by_host[host][:MAX_TABLES_EACH]]
    cut = {host: theirs for host, theirs in by_host.items() if host is not None and len(theirs) > MAX_TABLES_EACH}
    return few, {theirs[MAX_TABLES_EACH - 1]: len(theirs) - MAX_TABLES_EACH for theirs in cut.values()}


def _known(tables: QuerySet[Table]) -> list[Table]:
    return [table for table in with_seats(tables) if known(table)]


def my_tables(user: User, *statuses: str) -> list[Table]:
    """Where the reader sits, or waits as the host; not lessons, nor where nobody has come for long."""
    mine = Table.objects.filter(status__in=statuses, lesson="").filter(
        Q(pk__in=Seat.objects.filter(user=user).values("table")) | Q(host=user, status=OPEN)
    )
    stale = Q(status=OPEN) & ~Q(pk__in=fresh(Table.objects.all()).values("pk"))
    newest = Coalesce("moved", "made").desc()
    return _known(mine.exclude(stale).order_by(newest)[: MAX_TABLES * 2])


def my_turns(user: User) -> list[int]:
    """The tables that wait for the reader."""
    seats = Seat.objects.filter(user=user, bot="", table__status=PLAYING, table__lesson="")
    rows = seats.values_list("table_id", "number", "table__waiting")
    return sorted({table for table, number, waiting in rows if number in waiting})


def finished(user: User | None, mine: bool = False) -> QuerySet[Table]:
    """Games that are over, the last one first: public ones, and those that the reader played; no lessons."""
    own = Q(pk__in=Seat.objects.filter(user=user).values("table")) | Q(host=user) if user is not None else Q(pk__in=[])
    seen = own if mine else own | Q(public=True)
    return with_seats(Table.objects.filter(status=OVER, lesson="").filter(seen).order_by("-ended", "-pk"))


def watchable() -> list[Table]:
    """Running public games."""
    return _known(Table.objects.filter(status=PLAYING, public=True).order_by("-moved")[:MAX_TABLES])


def now_playing() -> dict[str, int]:
    """How much goes on in the house."""
    recent = timezone.now() - timedelta(minutes=30)
    running = Table.objects.filter(status=PLAYING, lesson="", moved__gte=recent)
    people = Seat.objects.filter(table__in=running, bot="").aggregate(people=Count("user", distinct=True))["people"]
    return {"games": running.count(), "players": people or 0}


def known(table: Table) -> bool:
    """Whether the table's game is still installed."""
    try:
        find_game(table.game)
    except UnknownGame:
        return False
    return True


# ------------------------------------------------------------ a table in words, for rows and cards


def shown(table: Table, user: User | None) -> dict[str, Any]:
    """What a row or card says of a table."""
    game, seats = find_game(table.game), list(table.seats.all())
    teller = Teller(game, language(), [seat.name for seat in seats])
    waiting = [seat for seat in seats if seat.number in table.waiting]
    mine = [seat for seat in seats if user is not None and seat.user_id == user.pk]
    held = [seat.number for seat in mine if seat.held_by(seat.user_id)]
    return {
        "table": table,
        "deal": say(f"deal-{table.deal}") if table.deal else "",
        "game_name": teller.game_name(),
        "seats": seats,
        "waiting": waiting,
        "thinking": bool(waiting) and all(seat.bot for seat in waiting),
        "mine": mine,
        "held": held,
        "kept": [seat for seat in mine if seat.stood_in],
        "left_it": bool(mine) and all(seat.left for seat in mine),
        "stood_in": [seat for seat in seats if seat.stood_in and seat not in mine],
        "missed": [seat for seat in waiting if seat.number not in held and not seat.bot and seat.reminded_of(table.moved)],
        "missed_me": [seat for seat in waiting if seat.number in held and seat.reminded_of(table.moved)],
        "asked": [seat for seat in waiting if seat.number in held],
        "free": sum(seat.free for seat in seats),
        "more": table.more_by_host,
        "bots": sum(bool(seat.bot) for seat in seats),
        "clock": clock_name(table.pace, table.bank, table.gain),
        "left": time_left(table, [seat for seat in waiting if seat in mine]),
        "variants": [teller.option(option) for name, option in game.options.items() if name in table.options][:3],
    }


def time_left(table: Table, seats: list[Seat]) -> float | None:
    """Seconds on the clock of the first of the seats, if there is a clock and it is running."""
    if table.bank is None or not seats or table.moved is None:
        return None
    return table.bank - seats[0].spent - (timezone.now() - table.moved).total_seconds()
