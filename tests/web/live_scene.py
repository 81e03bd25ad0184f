"""A table in play in this very process, on a database file of its own: for tests of rooms, houses and clocks."""

from __future__ import annotations

import asyncio
import logging
import random
import shutil
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from asgiref.sync import sync_to_async
from django.core.management import call_command
from django.db import connections
from django.utils import timezone

from saloon.engine import find_game
from saloon.web.live.room import Room, read_room
from saloon.web.live.writer import Writer
from saloon.web.people.models import User
from saloon.web.tables.creating import automa_seats
from saloon.web.tables.history import fresh_match
from saloon.web.tables.models import Seat, Table, TableSnapshot

GAME = "sans_foi_ni_loi"
TEST_SECONDS = 100
"""Seconds after which a test that waits for something has failed."""


class Scene:
    """People (a, b, c …) and bots around a table; several writers stand for several server processes."""

    def __init__(self, seats: str, **table: Any) -> None:
        self.seats, self.how = seats.split(), table
        self.writers: list[Writer] = []
        self.people: dict[str, User] = {}
        self.dice = random.Random(5)

    async def set_up(self) -> None:
        self.table = await self.on_disk(self._made)

    def _made(self) -> Table:
        game, size = find_game(self.how.get("game", GAME)), len(self.seats)
        options = {"two_player_mode": "single_ranch"} if size == 2 and game.id == GAME else {}
        default = {"status": "playing", "began": timezone.now(), "moved": timezone.now(), "seed": "11", "options": options}
        for name in self.seats:
            if len(name) == 1 and name not in self.people:
                self.people[name] = User.objects.create(username=name, name=name.upper())
        table = Table.objects.create(rules=game.rules_number, size=size, **{"game": game.id, **default, **self.how})
        for number, name in enumerate(self.seats):
            user = self.people.get(name)
            Seat.objects.create(table=table, number=number, user=user, name=f"{name}{number}", bot="" if user else name)
        Seat.objects.bulk_create(automa_seats(game, table))
        table.waiting = list(fresh_match(table, listen=False).asks)
        table.save()
        return table

    async def open(self) -> Room:
        """The table as a server process opens it."""
        self.writers.append(Writer())
        return await self.on_disk(read_room, self.table.code, self.writers[-1])

    async def kept(self) -> Table:
        return await self.on_disk(Table.objects.get, pk=self.table.pk)

    async def snapshot(self) -> TableSnapshot:
        return await self.on_disk(TableSnapshot.objects.get, table=self.table)

    async def events(self) -> list[tuple[int, str, int, str]]:
        rows = self.table.events.values_list("number", "kind", "seat", "text")
        return await self.on_disk(list, rows)

    async def on_disk(self, ask: Callable[..., Any], *values: Any, **named: Any) -> Any:
        return await sync_to_async(ask)(*values, **named)

    def user(self, seat: int) -> int:
        return self.people[self.seats[seat]].pk

    async def choose(self, room: Room, text: str | None = None) -> tuple[int, str]:
        """The seat that is asked chooses: this, or by chance."""
        seat = self.dice.choice(room.asked)
        text = text or self.dice.choice(room.match.asks[seat].texts())
        if room.seats[seat].bot:
            await room.bot_chooses(seat, text, room.number)
        else:
            await room.choose(self.user(seat), seat, text)
        return seat, text

    async def play_until(self, room: Room, reached: Callable[[Room], bool]) -> None:
        while not reached(room):
            assert not room.match.over, "never reached"
            await self.choose(room)

    async def clear_up(self) -> None:
        for writer in self.writers:
            writer.stop()
        await self.on_disk(_forget_connection)


def live(seats: str = "a b c", **table: Any) -> Callable[[Callable[[Scene], Awaitable[None]]], Callable[..., None]]:
    """A test that is played at a table."""

    def decorate(test: Callable[[Scene], Awaitable[None]]) -> Callable[..., None]:
        def run(tmp_path: Path, django_db_blocker: Any) -> None:
            with django_db_blocker.unblock(), database(tmp_path):
                asyncio.run(asyncio.wait_for(_played(test, Scene(seats, **table)), TEST_SECONDS))

        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        return run

    return decorate


async def _played(test: Callable[[Scene], Awaitable[None]], scene: Scene) -> None:
    await scene.on_disk(_forget_connection)
    await scene.set_up()
    try:
        await test(scene)
    finally:
        await scene.clear_up()


@contextmanager
def database(folder: Path) -> Iterator[None]:
    """A database file for whoever connects now, in any thread; the connection that this thread has is laid aside."""
    shutil.copy(_empty_database(), folder / "test.sqlite3")
    with _connected_to(folder / "test.sqlite3"):
        yield


@contextmanager
def _connected_to(file: Path) -> Iterator[None]:
    settings = connections.settings["default"]
    own = getattr(connections._connections, "default", None)
    _lay_aside()
    # Nobody pulls the plug here, so that the disk need not be waited for.
    quick = {"init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=OFF; PRAGMA busy_timeout=10000"}
    connections.settings["default"] = {**settings, "NAME": file, "OPTIONS": {**settings["OPTIONS"], **quick}}
    try:
        yield
    finally:
        _forget_connection()
        connections.settings["default"] = settings
        if own is not None:
            connections["default"] = own


def _lay_aside() -> None:
    if hasattr(connections._connections, "default"):
        del connections["default"]


def _forget_connection() -> None:
    if hasattr(connections._connections, "default"):
        connections["default"].close()
        del connections["default"]


@cache
def _empty_database() -> Path:
    """Migrated once a process."""
    file = Path(tempfile.mkdtemp(prefix="saloon-empty-"), "empty.sqlite3")
    with _connected_to(file):
        call_command("migrate", interactive=False, verbosity=0)
    return file


@contextmanager
def listening(name: str) -> Iterator[list[str]]:
    """What a logger of the house writes."""
    heard: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: heard.append(record.getMessage())  # type: ignore[method-assign]
    logger = logging.getLogger(name)
    logger.addHandler(handler)
    try:
        yield heard
    finally:
        logger.removeHandler(handler)
