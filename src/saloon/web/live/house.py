"""All tables that are open in this process, and what goes on by itself: bots, ends of turns, news for other processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextvars import Context
from time import monotonic
from typing import Any, Protocol

from asgiref.sync import sync_to_async
from django.conf import settings

from saloon.bots.search.advice import Advice
from saloon.engine import Refusal, Seat
from saloon.web.live.analysing import Analyst
from saloon.web.live.bucket import Bucket
from saloon.web.live.presence import Presence
from saloon.web.live.relay import Relay
from saloon.web.live.room import NotAllowed, Room, read_room
from saloon.web.live.thinking import Thinkers
from saloon.web.live.writer import Writer
from saloon.web.people.models import User
from saloon.web.people.signals import standing_changed
from saloon.web.people.standing import give
from saloon.web.tables.analyses import unfinished
from saloon.web.tables.models import OVER, PLAYING, ChatLine, Table
from saloon.web.tables.signals import analysis_wanted, table_changed
from saloon.web.tables.turn_notices import tell_turn

log = logging.getLogger("saloon.house")
IDLE_SECONDS = 300.0
"""Seconds after which a room that nobody looks at is closed; opening it again is cheap."""
RETRY_SECONDS = 1.0
"""Seconds until a bot whose choice could not be written tries again."""


class Guest(Protocol):
    """Whoever looks at a room: a connection."""

    user: int | None
    program: bool

    def show(self, room: Room) -> None: ...

    def hear(self, line: ChatLine) -> None: ...


class House:
    """The rooms of this process."""

    def __init__(self) -> None:
        self.rooms: dict[str, Room] = {}
        self.guests: dict[str, set[Guest]] = {}
        self.paces: dict[int, Bucket] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._presence = Presence()
        self._taking_over: set[str] = set()
        self.writer = Writer()
        self.thinkers = Thinkers(settings.WORKERS, settings.RAY)
        self.analyst = Analyst(self.thinkers)
        self._advised: set[int] = set()
        self.relay = Relay(settings.REDIS, self._heard)

    async def start(self) -> None:
        """Open the tables where a bot is to move: nobody else would wake them after a restart."""
        self.relay.start()
        self.later(self._sweep())
        self._listen()
        for code in await sync_to_async(waiting_for_bots)():
            try:
                await self.room(code)
            except Exception:  # one table that cannot be opened must not keep the others closed
                log.exception("table %s cannot be opened", code)
        for code in await sync_to_async(unfinished)():
            self.analyst.want(code)

    def _listen(self) -> None:
        """Pages change tables too: a game begins, somebody's account is gone, or an answer stands. They want analyses."""
        loop = asyncio.get_running_loop()

        def told(sender: Any, code: str, **_: Any) -> None:
            # Without the context of the page that says so: it would still count as busy in its thread.
            loop.call_soon_threadsafe(lambda: self.later(self._take_over(code)), context=Context())

        def wanted(sender: Any, code: str, **_: Any) -> None:
            loop.call_soon_threadsafe(self.analyst.want, code, context=Context())

        def answers(sender: Any, user: int, **_: Any) -> None:
            loop.call_soon_threadsafe(lambda: self.later(self._answers_changed(user)), context=Context())

        table_changed.connect(told, weak=False, dispatch_uid="house")
        analysis_wanted.connect(wanted, weak=False, dispatch_uid="house")
        standing_changed.connect(answers, weak=False, dispatch_uid="house")

    async def _take_over(self, code: str) -> None:
        await self.relay.say(kind="seats", table=code)
        if code in self.rooms:
            await self.rooms[code].refresh()
        elif code in await sync_to_async(waiting_for_bots)(code=code):
            await self.room(code)

    async def stop(self) -> None:
        table_changed.disconnect(dispatch_uid="house")
        analysis_wanted.disconnect(dispatch_uid="house")
        standing_changed.disconnect(dispatch_uid="house")
        await self.analyst.stop()
        for task in [*self._driving.values(), *self._tasks]:
            task.cancel()
        await self.relay.stop()
        self.thinkers.stop()
        await sync_to_async(self.writer.stop)()

    async def room(self, code: str) -> Room:
        """The room of a table, opened if need be."""
        if (room := self.rooms.get(code)) is not None:
            return room
        try:
            async with self._opening.setdefault(code, asyncio.Lock()):
                if code not in self.rooms:
                    self.rooms[code] = await self._opened(code)
                    # Only now: an answer about a table that is not among the rooms yet would be dropped.
                    await self._ask_who(self.rooms[code])
                return self.rooms[code]
        finally:
            self._opening.pop(code, None)

    async def _opened(self, code: str) -> Room:
        room = await sync_to_async(read_room)(code, self.writer)
        if room.table.status not in (PLAYING, OVER):
            raise NotAllowed("not-begun")
        room.changed.append(self._changed)
        room.present = self._presence.elsewhere(code)
        self._drive(room)
        return room

    async def _ask_who(self, room: Room) -> None:
        await self.relay.say(kind="who", table=room.table.code)

    # ------------------------------------------------------------ guests

    def enter(self, room: Room, guest: Guest) -> None:
        self.guests.setdefault(room.table.code, set()).add(guest)
        self._note_presence(room)

    def leave(self, room: Room, guest: Guest) -> None:
        self.guests.get(room.table.code, set()).discard(guest)
        if guest.user is not None:
            room.seen[guest.user] = monotonic()
        self._note_presence(room)

    def _here(self, code: str) -> set[int]:
        return {guest.user for guest in self.guests.get(code, ()) if guest.user is not None}

    def _note_presence(self, room: Room, tell: bool = True) -> None:
        code = room.table.code
        present = self._here(code) | self._presence.elsewhere(code)
        gone = room.present - present
        room.seen |= dict.fromkeys(gone, monotonic())
        if present != room.present:
            room.present = present
            self._show(room)
        if tell and settings.REDIS:
            self.later(self.relay.say(kind="present", table=code, people=sorted(self._here(code))))

    async def say(self, room: Room, user: User, text: str) -> None:
        """A line of chat, on disk before anybody reads it."""
        line = await sync_to_async(ChatLine.objects.create)(table=room.table, user=user, name=user.shown_name, text=text[:500])
        self._hear(room, line)
        await self.relay.say(kind="chat", table=room.table.code, line=line.pk)

    async def advise(self, room: Room, user: int, seat: Seat, number: int | None) -> Advice:
        """What a bot would do at a seat of this person's: thought out once a question, and for one at a time."""
        question = room.must_advise(user, seat, number)
        kept = room.advice.get(seat)
        if kept is not None and kept[0] is question:
            return kept[1]
        if user in self._advised:
            raise NotAllowed("advice-under-way")
        self._advised.add(user)
        try:
            found = await self.thinkers.advise(room.match, seat, f"{room.table.code} {room.number}")
        except Exception as error:
            log.error("table %s: no advice: %s: %s", room.table.code, type(error).__name__, error)
            raise NotAllowed("no-advice") from None
        finally:
            self._advised.discard(user)
        if room.match.question is not question or seat not in room.asked:
            raise NotAllowed("moved-on")
        room.advice[seat] = question, found
        return found

    # ------------------------------------------------------------ standing answers

    async def answer_always(self, room: Room, user: int, answer: str, yes: bool) -> None:
        """Somebody wants a question of this game to be answered for them from now on, or no longer."""
        await sync_to_async(give)(user, room.game, answer, yes)
        await self._answers_changed(user)
        if yes:
            await room.answer_open(user)

    async def _answers_changed(self, user: int, tell: bool = True) -> None:
        """At every table where the person sits, in this process and in the others."""
        for room in list(self.rooms.values()):
            if user in room.people():
                await room.heed(user)
                self._show(room)
        if tell:
            await self.relay.say(kind="standing", user=user)

    async def program_comes(self, room: Room, user: int) -> None:
        if await room.give_to_program(user):
            await self.relay.say(kind="seats", table=room.table.code)

    def _hear(self, room: Room, line: ChatLine) -> None:
        room.chat = [*room.chat[-199:], line]
        for guest in list(self.guests.get(room.table.code, ())):
            guest.hear(line)

    # ------------------------------------------------------------ after every event

    def _changed(self, room: Room) -> None:
        self._show(room)
        self._drive(room)
        if settings.REDIS and room.table.code not in self._taking_over:
            self.later(self.relay.say(kind="event", table=room.table.code, number=room.number, **room.talk()))
        if room.table.pace == "turns":
            self.later(sync_to_async(_tell_turns)(room, room.asked, room.match.count))

    def _show(self, room: Room) -> None:
        for guest in list(self.guests.get(room.table.code, ())):
            guest.show(room)

    def _drive(self, room: Room) -> None:
        """Let bots move, and automas take their steps."""
        code = room.table.code
        if (code not in self._driving or self._driving[code].done()) and _bot_to_move(room) is not None:
            self._driving[code] = asyncio.create_task(self._moves(room))

    async def _moves(self, room: Room) -> None:
        while (seat := _bot_to_move(room)) is not None:
            number, match = room.number, room.match
            try:
                await self._pause(room)
                if room.match is not match or room.number != number:  # somebody put something in, or was faster
                    continue
                text = await self.thinkers.think(match, seat, room.seats[seat].bot)
                await room.bot_chooses(seat, text, number)
            except Refusal as refusal:  # another process was faster, or the table has changed: look again
                log.info("table %s: %s", room.table.code, refusal)
                await asyncio.sleep(0.05)
            except Exception:  # the disk is away: a bot has patience
                log.exception("table %s: a bot's choice came to nothing", room.table.code)
                await asyncio.sleep(RETRY_SECONDS)

    async def _pause(self, room: Room) -> None:
        """While people watch, bots move at a pace that can be followed."""
        if settings.BOT_PAUSE and any(not guest.program for guest in self.guests.get(room.table.code, ())):
            await asyncio.sleep(settings.BOT_PAUSE)

    # ------------------------------------------------------------ housekeeping

    async def _heard(self, message: dict[str, Any]) -> None:
        """News from another process."""
        if message["kind"] == "again":
            for each in list(self.rooms.values()):
                await each.refresh()
                self._note_presence(each)
                await self._ask_who(each)
            return
        if message["kind"] == "standing":
            await self._answers_changed(message["user"], tell=False)
            return
        room = self.rooms.get(message["table"])
        if room is None:
            return
        if message["kind"] == "chat":
            self._hear(room, await sync_to_async(ChatLine.objects.get)(pk=message["line"]))
        elif message["kind"] == "who":
            self._note_presence(room)
        elif message["kind"] == "present":
            self._presence.note(message["table"], message["from"], set(message["people"]))
            self._note_presence(room, tell=False)
        else:
            await self._take_over_events(room, message)

    async def _take_over_events(self, room: Room, message: dict[str, Any]) -> None:
        """What another process wrote, and what its people wish and vote; it need not be told again."""
        code = room.table.code
        self._taking_over.add(code)
        try:
            if message["kind"] == "seats" or message["number"] > room.number:
                await room.refresh()
            if message["kind"] == "event" and message["number"] == room.number:
                room.overhear(message["wish"], message["votes"])
                self._show(room)
        finally:
            self._taking_over.discard(code)

    async def _sweep(self) -> None:
        """Close rooms that nobody looks at and where nothing moves by itself."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 5)
            self.paces.clear()
            for code, room in list(self.rooms.items()):
                self._note_presence(room)
                if not self.guests.get(code) and monotonic() - max([room.opened, *room.seen.values()]) > IDLE_SECONDS:
                    driving = self._driving.get(code)
                    if driving is None or driving.done():
                        self.rooms.pop(code)
                        self.guests.pop(code, None)
                        self._presence.forget(code)
                        self._driving.pop(code, None)

    def later(self, doing: Coroutine[Any, Any, Any]) -> None:
        """Something that nobody waits for; it ends with the house."""
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something in the background failed", exc_info=task.exception())


def _bot_to_move(room: Room) -> int | None:
    return next((seat for seat in room.asked if room.seats[seat].bot), None)


def _tell_turns(room: Room, asked: tuple[int, ...], count: int) -> None:
    """Whoever is asked and does not look at the table is told, in the ways that he chose."""
    for seat in asked:
        row = room.seats[seat]
        if row.user is not None and not row.bot and row.user.pk not in room.present:
            tell_turn(row.user, room.table, seat, count)


def waiting_for_bots(**which: str) -> list[str]:
    """Tables in play where a seat without a person is to move."""
    tables = Table.objects.filter(status=PLAYING, **which).prefetch_related("seats")
    return [table.code for table in tables if any(seat.bot and seat.number in table.waiting for seat in table.seats.all())]


_house: House | None = None


def house() -> House:
    """The house of this process; made when the server starts."""
    global _house
    if _house is None:
        _house = House()
    return _house
