"""All tables that are open in this process, and what goes on by itself: bots, ends of turns, news for other processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from contextvars import Context
from datetime import timedelta
from time import monotonic
from typing import Any, NamedTuple, Protocol

from asgiref.sync import sync_to_async
from django.conf import settings

from saloon.bots.search.advice import Advice
from saloon.engine import Refusal, Seat
from saloon.web.live.analysing import Analyst
from saloon.web.live.bucket import Bucket
from saloon.web.live.chat import new_line
from saloon.web.live.cycles import Cycles
from saloon.web.live.eras import eras
from saloon.web.live.presence import Presence
from saloon.web.live.relay import Relay
from saloon.web.live.room import BotQuestion, NotAllowed, Room, read_room
from saloon.web.live.thinking import Thinkers, Waiting
from saloon.web.live.writer import Writer, now
from saloon.web.people.access import access_changed
from saloon.web.people.models import User
from saloon.web.people.signals import standing_changed
from saloon.web.people.standing import give
from saloon.web.tables.analyses import unfinished
from saloon.web.tables.coached import want_coach
from saloon.web.tables.models import OVER, PLAYING, ChatLine
from saloon.web.tables.models import Seat as SeatRow
from saloon.web.tables.signals import analysis_wanted, table_changed
from saloon.web.tables.turn_notices import tell_turn

log = logging.getLogger("saloon.house")
IDLE_SECONDS = 300.0
"""Seconds after which a room that nobody looks at is closed; opening it again is cheap."""
MAX_ROOMS = 2000
"""Rooms that may be open before those that nobody looks at are closed sooner."""
CROWDED_IDLE_SECONDS = 10.0
"""The same when there are many rooms, and always for one whose game is over."""
STUCK_SECONDS = 120.0
"""Seconds after which a table that still waits for a bot is looked after, whoever should have done it."""
RETRY_SECONDS = 1.0
"""Seconds until a bot whose choice could not be written tries again, or somebody who could not be reminded is."""
MAX_WAITED_DAYS = 30
"""Days after which nobody is reminded any more of a table that was given up."""
READING_PAUSES = 5
"""As many of a bot's pauses as a line of an automa's turn takes to be read."""


class BotThought(NamedTuple):
    """What a bot of a table thinks about at this moment."""

    seat: Seat
    bot: str
    about: BotQuestion | None
    thinking: asyncio.Task[str]


class Guest(Protocol):
    """Whoever looks at a room: a connection."""

    user: int | None
    program: bool

    def show(self, room: Room) -> None: ...

    def hear(self, line: ChatLine) -> None: ...

    def doubt(self) -> None: ...

    async def look_again(self) -> None: ...


class House:
    """The rooms of this process."""

    def __init__(self) -> None:
        self.rooms: dict[str, Room] = {}
        self.guests: dict[str, set[Guest]] = {}
        self.paces: dict[tuple[str, str], Bucket] = {}
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._thoughts: dict[str, BotThought] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._presence = Presence()
        self._taking_over: set[str] = set()
        self._looking: dict[str, asyncio.TimerHandle] = {}
        self._cycles = Cycles()
        self.writer = Writer()
        self.thinkers = Thinkers(settings.WORKERS, settings.RAY)
        self.analyst = Analyst(self.thinkers)
        self._advised: set[int] = set()
        self.relay = Relay(settings.REDIS, self._heard)

    async def start(self) -> None:
        """Tables at which bots are to move are opened later: nobody waits for them, however many there are."""
        self.relay.start()
        self._listen()
        self.later(self._sweep())
        for code in await sync_to_async(unfinished)():
            self.analyst.want(code)

    def _listen(self) -> None:
        """Pages change tables too: a game begins, an account is gone or signed out, an answer stands. They want analyses."""
        loop = asyncio.get_running_loop()

        def told(sender: Any, code: str, **_: Any) -> None:
            # Without the context of the page that says so: it would still count as busy in its thread.
            loop.call_soon_threadsafe(lambda: self.later(self._take_over(code)), context=Context())

        def wanted(sender: Any, code: str, **_: Any) -> None:
            loop.call_soon_threadsafe(self.analyst.want, code, context=Context())

        def answers(sender: Any, user: int, **_: Any) -> None:
            loop.call_soon_threadsafe(lambda: self.later(self._answers_changed(user)), context=Context())

        def ended(sender: Any, user: int, **_: Any) -> None:
            loop.call_soon_threadsafe(lambda: self._access_changed(user), context=Context())

        table_changed.connect(told, weak=False, dispatch_uid="house")
        access_changed.connect(ended, weak=False, dispatch_uid="house")
        analysis_wanted.connect(wanted, weak=False, dispatch_uid="house")
        standing_changed.connect(answers, weak=False, dispatch_uid="house")

    async def _take_over(self, code: str) -> None:
        await self.relay.say(kind="seats", table=code)
        if code in self.rooms:
            await self.rooms[code].refresh()
        elif await sync_to_async(waiting_for_bots)(code=code):
            await self.room(code)

    async def stop(self) -> None:
        table_changed.disconnect(dispatch_uid="house")
        access_changed.disconnect(dispatch_uid="house")
        analysis_wanted.disconnect(dispatch_uid="house")
        standing_changed.disconnect(dispatch_uid="house")
        await self.analyst.stop()
        for task in [*self._driving.values(), *self._tasks]:
            task.cancel()
        for looking in self._looking.values():
            looking.cancel()
        await self.relay.stop()
        self.thinkers.stop()
        await sync_to_async(self.writer.stop)()

    async def room(self, code: str) -> Room:
        """The room of a table, opened if need be."""
        if (room := self.rooms.get(code)) is not None:
            return room
        if code not in self._opening:
            self._opening[code] = asyncio.ensure_future(self._opened(code))
            self._opening[code].add_done_callback(lambda _: self._opening.pop(code, None))
        # Whoever leaves before it is open leaves it to the others.
        return await asyncio.shield(self._opening[code])

    async def _opened(self, code: str) -> Room:
        room = await sync_to_async(read_room)(code, self.writer)
        if room.table.status not in (PLAYING, OVER):
            raise NotAllowed("not-begun")
        room.changed.append(self._changed)
        room.present = self._presence.elsewhere(code)
        self.rooms[code] = room
        self._drive(room)
        # Only now: an answer about a table that is not among the rooms yet would be dropped.
        await self._ask_who(room)
        if len(self.rooms) > MAX_ROOMS:
            self._cycles.look(self._close_idle(CROWDED_IDLE_SECONDS))
        return room

    async def _ask_who(self, room: Room) -> None:
        await self.relay.say(kind="who", table=room.table.code)

    # ------------------------------------------------------------ guests

    def enter(self, room: Room, guest: Guest) -> None:
        self.guests.setdefault(room.table.code, set()).add(guest)
        self._note_presence(room)
        self._drive(room)

    def leave(self, room: Room, guest: Guest) -> None:
        self.guests.get(room.table.code, set()).discard(guest)
        if guest.user is not None:
            room.seen[guest.user] = monotonic()
        self._note_presence(room)
        self._stop_unwanted(room)

    def _access_changed(self, user: int) -> None:
        """Sockets end with the session or token that opened them, here and at the other processes."""
        self._doubt(user)
        self.later(self.relay.say(kind="access", user=user))

    def _doubt(self, user: int) -> None:
        for guest in self._everybody():
            if guest.user == user:
                guest.doubt()

    def _everybody(self) -> list[Guest]:
        return [guest for guests in self.guests.values() for guest in guests]

    def _here(self, code: str) -> set[int]:
        return {guest.user for guest in self.guests.get(code, ()) if guest.user is not None}

    def _note_presence(self, room: Room, tell: bool = True) -> None:
        code = room.table.code
        present = self._here(code) | self._presence.elsewhere(code)
        gone = room.present - present
        room.seen |= dict.fromkeys(gone, monotonic())
        back = [row for user in present - room.present for row in room.absences.seen(user)]
        if back:
            self.later(sync_to_async(SeatRow.objects.filter(pk__in=[row.pk for row in back]).update)(reminded=None))
        if present != room.present:
            room.present = present
            self._show(room)
        self._look_later(room)
        if tell and settings.REDIS:
            self.later(self.relay.say(kind="present", table=code, people=sorted(self._here(code))))

    async def say(self, room: Room, user: User, seat: Seat | None, text: str) -> None:
        """A line of chat, on disk before anybody reads it."""
        line = new_line(room, user, seat, text)
        await sync_to_async(line.save)()
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
            found = await self.thinkers.advise(
                room.match, seat, f"{room.table.code} {room.number}", Waiting({user}, room.table.code)
            )
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

    async def coach(self, user: int, yes: bool) -> None:
        """Somebody wants a coach in first games from now on, or no longer."""
        await sync_to_async(want_coach)(user, yes)
        await self._answers_changed(user)

    async def _answers_changed(self, user: int, tell: bool = True) -> None:
        """At every table where the person sits or looks on, in this process and in the others."""
        for room in list(self.rooms.values()):
            if user in room.people():
                await room.heed(user)
                self._show(room)
        self._doubt(user)
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
        self._look_later(room)
        self._stop_unwanted(room)
        self._drive(room)
        if settings.REDIS and room.table.code not in self._taking_over:
            self.later(self.relay.say(kind="event", table=room.table.code, number=room.number, **room.talk()))
        if room.table.pace == "turns":
            self.later(sync_to_async(_tell_turns)(room, room.asked, room.match.turn_began, room.match.count))

    def _show(self, room: Room) -> None:
        for guest in list(self.guests.get(room.table.code, ())):
            guest.show(room)

    # ------------------------------------------------------------ who does not come

    def _look_later(self, room: Room) -> None:
        """Look again when whoever is waited for has been away for long enough: pages are shown it though nothing happens."""
        code = room.table.code
        if (waiting := self._looking.pop(code, None)) is not None:
            waiting.cancel()
        due = room.absences.due() if self.guests.get(code) and not room.match.over else None
        if due is not None:
            loop = asyncio.get_running_loop()
            due = max(due, RETRY_SECONDS)
            self._looking[code] = loop.call_later(due, lambda: self.later(self._look_for_absent(room)))

    async def _look_for_absent(self, room: Room) -> None:
        try:
            await room.absences.remind()
        finally:
            self._show(room)
            self._look_later(room)

    async def _remind(self) -> None:
        """Turn by turn nobody may have the table open. Who has been waited for is reminded all the same."""
        for code in await sync_to_async(waiting_for_long)():
            room = await self.room(code)
            await room.absences.remind()
            self._show(room)

    # ------------------------------------------------------------ bots

    def _drive(self, room: Room) -> None:
        """Let bots move, and automas take their steps."""
        code = room.table.code
        if not self._moves_by_itself(code) and self._bot_to_move(room) is not None:
            self._driving[code] = asyncio.create_task(self._moves(room))

    def _bot_to_move(self, room: Room) -> Seat | None:
        if self._rests(room):
            return None
        if room.course is not None:
            due = room.course.due(room.match)
            return None if due is None else due[0]
        return next((seat for seat in room.asked if room.seats[seat].bot), None)

    def _rests(self, room: Room) -> bool:
        """A table at which nobody plays any more goes on only while somebody looks. People who are away wait for their turn."""
        return not room.people() and not self.guests.get(room.table.code)

    async def _moves(self, room: Room) -> None:
        while (seat := self._bot_to_move(room)) is not None:
            number, about = room.number, room.bot_question(seat)
            try:
                await self._pause(room)
                if room.number != number and (about is None or room.bot_question(seat) != about):
                    continue  # somebody put something in, or was faster
                text = await self._thought(room, seat, about)
                if text is not None:
                    await room.bot_chooses(seat, text, number, about)
            except Refusal as refusal:  # another process was faster, or the table has changed: look again
                log.info("table %s: %s", room.table.code, refusal)
                await asyncio.sleep(0.05)
            except Exception:  # the disk is away: a bot has patience
                log.exception("table %s: a bot's choice came to nothing", room.table.code)
                await asyncio.sleep(RETRY_SECONDS)
        room.hurried = False

    async def _thought(self, room: Room, seat: Seat, about: BotQuestion | None) -> str | None:
        """What the bot chooses; None if that was no longer wanted, and the bot stopped. In a lesson it is written down."""
        if room.course is not None:
            due = room.course.due(room.match)
            return None if due is None else due[1]
        code, bot = room.table.code, room.seats[seat].bot
        waiting = Waiting(room.people() or self._here(code), code, away=not (self.guests.get(code) or room.present))
        thinking = asyncio.create_task(self.thinkers.think(room.match, seat, bot, waiting))
        self._thoughts[code] = BotThought(seat, bot, about, thinking)
        try:
            await asyncio.wait([thinking])
            return None if thinking.cancelled() else thinking.result()
        finally:
            thinking.cancel()
            del self._thoughts[code]

    def _stop_unwanted(self, room: Room) -> None:
        """Stop a bot whose table has moved on, or at which nobody plays or looks any more."""
        thought = self._thoughts.get(room.table.code)
        if thought is None:
            return
        same = thought.about is None or room.bot_question(thought.seat) == thought.about
        if self._rests(room) or room.seats[thought.seat].bot != thought.bot or not same:
            thought.thinking.cancel()

    async def _pause(self, room: Room) -> None:
        """While people watch, bots move at a pace that can be followed; what an automa does is read, or passed over."""
        if not settings.BOT_PAUSE or all(guest.program for guest in self.guests.get(room.table.code, ())):
            return
        if room.course is not None and room.course.prepares(room.match):
            return
        if room.automa is None:
            await asyncio.sleep(settings.BOT_PAUSE)
        elif not room.hurried:
            room.go_on.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(room.go_on.wait(), READING_PAUSES * settings.BOT_PAUSE)

    # ------------------------------------------------------------ housekeeping

    async def _heard(self, message: dict[str, Any]) -> None:
        """News from another process."""
        if message["kind"] == "again":
            for each in list(self.rooms.values()):
                await each.refresh()
                self._note_presence(each)
                await self._ask_who(each)
            for guest in self._everybody():
                guest.doubt()
            return
        if message["kind"] == "access":
            self._doubt(message["user"])
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
                room.overhear(message["wish"], message["absences"])
                self._show(room)
        finally:
            self._taking_over.discard(code)

    async def _sweep(self) -> None:
        """Now and then, and at the start: wake tables that wait for bots, and close those that nobody looks at."""
        since = None
        while True:
            try:
                await self._wake(since)
                await self._remind()
                self.paces.clear()
                eras.look()
                await self._look_again()
                for room in list(self.rooms.values()):
                    self._note_presence(room)
                self._cycles.look(self._close_idle(IDLE_SECONDS))
            except Exception:  # the disk is away: there is another time
                log.exception("the house could not be swept")
            await asyncio.sleep(IDLE_SECONDS / 5)
            since = STUCK_SECONDS

    async def _wake(self, since: float | None) -> None:
        """Open the tables at which people have waited for a bot for so long.

        Nobody else would, after a restart or when another process has died. One after the other, so that whoever comes
        meanwhile is not kept waiting.
        """
        for code in await sync_to_async(waiting_for_bots)(since):
            try:
                if code in self.rooms and self._moves_by_itself(code):
                    continue
                # A room that is open and does nothing has missed something: perhaps whoever wrote it died before saying so.
                await (self.rooms[code].refresh() if code in self.rooms else self.room(code))
            except Exception:  # one table that cannot be opened must not keep the others closed
                log.exception("table %s cannot be opened", code)

    def _close_idle(self, seconds: float) -> int:
        """Close rooms that nobody has looked at for so long and where nothing moves by itself; gives how many."""
        left = [code for code in self.rooms if not self.guests.get(code) and not self._moves_by_itself(code)]
        idle = [code for code in left if self._is_idle(self.rooms[code], seconds)]
        for code in idle:
            for kept in (self.rooms, self.guests, self._driving):
                kept.pop(code, None)
            if (looking := self._looking.pop(code, None)) is not None:
                looking.cancel()
            self._presence.forget(code)
        return len(idle)

    def _is_idle(self, room: Room, seconds: float) -> bool:
        """Whether a room that is left has been so for long enough."""
        allowed = min(seconds, CROWDED_IDLE_SECONDS) if room.match.over else seconds
        return max([room.opened, *room.seen.values()]) < monotonic() - allowed

    def _moves_by_itself(self, code: str) -> bool:
        return code in self._driving and not self._driving[code].done()

    async def _look_again(self) -> None:
        """Whether everybody is still let in, one after the other: the news that somebody is not may have been lost."""
        for guest in self._everybody():
            if guest.user is not None:
                try:
                    await guest.look_again()
                except Exception:  # the disk is away, or the client
                    log.exception("a connection could not be looked at")

    def later(self, doing: Coroutine[Any, Any, Any]) -> None:
        """Something that nobody waits for; it ends with the house."""
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something in the background failed", exc_info=task.exception())


def _tell_turns(room: Room, asked: tuple[int, ...], turn: int, made: int) -> None:
    """Whoever is asked and does not look at the table is told, in the ways that he chose."""
    for seat in asked:
        row = room.seats[seat]
        if row.user is not None and not row.bot and row.user.pk not in room.present:
            tell_turn(row.user, room.table, seat, turn, made)


def waiting_for_bots(since: float | None = None, **which: str) -> list[str]:
    """Tables in play at which somebody holds a seat and a bot is to move, and has been for so many seconds.

    Not those of lessons: there a rival waits for the learner.
    """
    seats = SeatRow.objects.filter(table__status=PLAYING, table__lesson="")
    seats = seats.filter(**{f"table__{name}": value for name, value in which.items()})
    if since is not None:
        seats = seats.filter(table__moved__lt=now() - timedelta(seconds=since))
    played = set(seats.filter(user__isnull=False, bot="").values_list("table_id", flat=True))
    rows = seats.exclude(bot="").order_by("table_id").values_list("table_id", "table__code", "number", "table__waiting")
    return list(dict.fromkeys(code for table, code, number, waiting in rows if table in played and number in waiting))


def waiting_for_long() -> list[str]:
    """Tables turn by turn at which people have waited for another who was not reminded."""
    at, (absent, _) = now(), settings.PATIENCE["turns"]
    long, given_up = at - timedelta(seconds=absent), at - timedelta(seconds=absent, days=MAX_WAITED_DAYS)
    tables = {"table__status": PLAYING, "table__pace": "turns", "table__moved__lt": long, "table__moved__gt": given_up}
    seats = SeatRow.objects.filter(bot="", user__isnull=False, **tables).order_by("table_id").select_related("table")
    company: dict[str, set[int | None]] = {}
    for seat in seats:
        company.setdefault(seat.table.code, set()).add(seat.user_id)
    waited = [seat for seat in seats if seat.number in seat.table.waiting and not seat.reminded_of(seat.table.moved)]
    return list(dict.fromkeys(seat.table.code for seat in waited if len(company[seat.table.code]) > 1))


_house: House | None = None


def house() -> House:
    """The house of this process; made when the server starts."""
    global _house
    if _house is None:
        _house = House()
    return _house
