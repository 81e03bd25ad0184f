"""Puts events on disk, many at a time.

A commit waits for the disk; a hundred rows wait no longer than one. So one thread writes whatever has gathered while the last
commit was on its way, in one transaction, and only then tells those who wait. What was acknowledged is on disk.
"""

from __future__ import annotations

import asyncio
import json
import logging
import queue
import threading
from datetime import datetime
from typing import Any

from django.db import IntegrityError, connection, transaction
from django.utils import timezone
from msgspec import Struct

from saloon.web.tables.models import Event, Seat, Table, TableSnapshot

log = logging.getLogger("saloon.writer")
MAX_BATCHES = 256
"""Batches written in one transaction."""


class Conflict(Exception):
    """Somebody else wrote this moment of the table first."""


class EventBatch(Struct):
    """Events that belong together, and all that they change on disk.

    waiting: who is asked now, if that has changed. spent: seconds on the clocks that have changed.
    table, seats: what else changes in those rows.
    """

    events: list[Event]
    snapshot: bytes | None = None
    waiting: list[int] | None = None
    spent: dict[int, float] = {}
    table: dict[str, Any] = {}
    seats: dict[int, dict[str, Any]] = {}

    @property
    def table_id(self) -> int:
        return int(self.events[-1].table_id)


class Writer:
    """The one thread of this process that writes events."""

    def __init__(self) -> None:
        self._queue: queue.SimpleQueue[tuple[EventBatch, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def write(self, batch: EventBatch) -> None:
        """Returns when the batch is on disk; raises Conflict if its number was taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put((batch, done))
        await done

    def stop(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (first := self._queue.get()) is not None:
            gathered = [first]
            while len(gathered) < MAX_BATCHES and not self._queue.empty():
                another = self._queue.get()
                if another is None:
                    self._queue.put(None)
                    break
                gathered.append(another)
            self._commit(gathered)
        connection.close()

    def _commit(self, gathered: list[tuple[EventBatch, asyncio.Future[None]]]) -> None:
        """All together; if one of them cannot be, each by itself, so that the others do not suffer."""
        try:
            with transaction.atomic():
                _insert([batch for batch, _ in gathered])
        except IntegrityError as error:
            if len(gathered) > 1:
                for each in gathered:
                    self._commit([each])
                return
            _resolve(gathered, Conflict(str(error)))
        except Exception as error:
            log.exception("could not write")
            connection.close()  # whatever was wrong with it, the next ones get a new one
            _resolve(gathered, error)
        else:
            _resolve(gathered, None)


# ---------------------------------------------------------------- statements
# By hand, because this is the path of every choice: Django's query builder takes longer than the database.

_EVENT, _TABLE, _SEAT, _SNAPSHOT = (model._meta.db_table for model in (Event, Table, Seat, TableSnapshot))
_ADD_EVENT = (
    f"INSERT INTO {_EVENT} (table_id, number, kind, seat, text, count, tells, labels, at) "
    "VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)"
)
_KEEP_SNAPSHOT = (
    f"INSERT INTO {_SNAPSHOT} (table_id, number, data) VALUES (%s, %s, %s) "
    "ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, data = excluded.data"
)
_PASS_TURN = f"UPDATE {_TABLE} SET waiting = %s, moved = %s WHERE id = %s"
_SPEND_TIME = f"UPDATE {_SEAT} SET spent = %s WHERE table_id = %s AND number = %s"


def _insert(batches: list[EventBatch]) -> None:
    date = connection.ops.adapt_datetimefield_value
    with connection.cursor() as cursor:
        cursor.executemany(_ADD_EVENT, [_event_row(event, date) for batch in batches for event in batch.events])
        snapshots = {
            batch.table_id: (batch.table_id, batch.events[-1].number, batch.snapshot)
            for batch in batches
            if batch.snapshot is not None
        }
        if snapshots:
            cursor.executemany(_KEEP_SNAPSHOT, list(snapshots.values()))
        turns = [
            (json.dumps(batch.waiting), date(batch.events[-1].at), batch.table_id)
            for batch in batches
            if batch.waiting is not None
        ]
        if turns:
            cursor.executemany(_PASS_TURN, turns)
        spent = [(seconds, batch.table_id, seat) for batch in batches for seat, seconds in batch.spent.items()]
        if spent:
            cursor.executemany(_SPEND_TIME, spent)
    for batch in batches:
        _update(batch)


def _event_row(event: Event, date: Any) -> tuple[Any, ...]:
    labels = json.dumps(event.labels) if event.labels is not None else None
    what = (event.kind, event.seat, event.text, event.count, event.tells, labels)
    return (event.table_id, event.number, *what, date(event.at))


def _update(batch: EventBatch) -> None:
    """What is rare: the end of a game, a bot or a program that takes a seat, or a person who takes it back."""
    if batch.table:
        Table.objects.filter(pk=batch.table_id).update(**batch.table)
    for number, changes in batch.seats.items():
        Seat.objects.filter(table_id=batch.table_id, number=number).update(**changes)


def _resolve(gathered: list[tuple[EventBatch, asyncio.Future[None]]], error: BaseException | None) -> None:
    for _, done in gathered:
        done.get_loop().call_soon_threadsafe(_settle, done, error)


def _settle(done: asyncio.Future[None], error: BaseException | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def now() -> datetime:
    return timezone.now()
