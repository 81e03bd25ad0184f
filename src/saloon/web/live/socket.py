"""The live socket: people's pages and people's programs, on the same table, by the same messages.

A plain ASGI application beside Django. One connection is one `Connection`; what it receives is one `Message` after the other,
and what it sends is always the newest state: a slow reader skips what it has missed.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Annotated
from urllib.parse import parse_qs

import msgspec
from asgiref.sync import sync_to_async
from django.conf import settings
from django.http.cookie import parse_cookie

from saloon.drawing.viewpoint import plan_name, size_named
from saloon.engine import DONE, IllegalChoice, Refusal, Seat, Tell
from saloon.web.addresses import visitor
from saloon.web.door import Receive, Scope, Send, headers_of, same_origin
from saloon.web.live import chat, programs, screens
from saloon.web.live.bucket import Bucket
from saloon.web.live.eyes import eyes_of
from saloon.web.live.house import House, house
from saloon.web.live.room import NotAllowed, Room
from saloon.web.live.standing import ANSWERED
from saloon.web.live.viewer import Viewer, viewer_of
from saloon.web.people.access import Access
from saloon.web.people.company import muted_by
from saloon.web.people.models import User
from saloon.web.people.names import clean_name
from saloon.web.people.preferences import preferred, written
from saloon.web.tables.models import ANEW, ChatLine, Table

log = logging.getLogger("saloon.socket")
CODE = re.compile("[A-Za-z0-9]{1,16}")
MAX_CHAT_CHARACTERS = 500
MAX_MESSAGE_CHARACTERS = 4096
"""Characters of a message; nothing that can be said at a table is longer."""

RECENT_LINES = 50
"""Lines of the log, and of the chat, that a program is given when it comes in."""

NOT_FOUND, FOREIGN_PAGE, ACCESS_ENDED = 4404, 4403, 4401
"""Why a connection is closed. ACCESS_ENDED: the session or token that opened it no longer does."""

MESSAGE_PACES = {"page": (20.0, 60.0), "program": (500.0, 1000.0), "say": (0.5, 6.0), "draw": (1.0, 20.0), "turn": (1.0, 30.0)}
"""Messages a second, and how many at once. To say something has one pace a person, to have all drawn anew one a visitor, and so
have turning to a note of a lesson, which writes many events, and wishing to go back, which plays the game again."""


OUTDATED = ("moved-on", "nothing-to-advise")
"""Why a bot's advice may come to nothing when its question was answered meanwhile; a page shows the next question anyway."""

Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""What every language can count to."""


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """What a client may say. `id`: whatever the client likes; a choice that has one is answered with it when it is on disk."""

    do: str
    id: Number | None = None
    seat: Number | None = None
    choice: str | None = None
    number: Number | None = None
    text: str | None = None
    count: Number | None = None
    yes: bool | None = None
    size: str | None = None
    plan: str | None = None


class Connection:
    """One open socket at one table. It ends with the session or token that opened it."""

    def __init__(
        self,
        home: House,
        room: Room,
        access: Access,
        person: User | None,
        viewer: Viewer,
        send: Send,
        labels: bool,
        address: str = "",
    ) -> None:
        self.room, self.person, self.viewer, self._home, self._send = room, person, viewer, home, send
        self._visitor = f"user-{viewer.user}" if viewer.user is not None else visitor(address)
        self._access, self._doubts, self._checking = access, 0, asyncio.Lock()
        self.user, self.program = viewer.user, viewer.program
        self._labels = labels
        self._has = screens.NOTHING
        self._told: list[Tell] = room.tells[:-RECENT_LINES]
        self._lines = room.chat[-RECENT_LINES:] if viewer.program else []
        self._news = asyncio.Event()
        self.gone = self.ended = False
        self.closing: asyncio.Future[None] | None = None
        self._pace = Bucket(MESSAGE_PACES["program" if viewer.program else "page"])

    # ------------------------------------------------------------ to the client

    def show(self, room: Room) -> None:
        self._stir()

    def hear(self, line: ChatLine) -> None:
        if self.program:
            self._lines.append(line)
        self._stir()

    def _stir(self) -> None:
        """There is news: nothing that was drawn before it is shown to anybody who has yet to be shown something."""
        self.room.observed.drawn.clear()
        self._news.set()

    async def speak(self) -> None:
        """Send the newest state whenever there is news, until the connection ends."""
        self._news.set()
        self._look()
        while True:
            await self._news.wait()
            self._news.clear()
            if self._doubts:
                await self._confirm()
            lines, self._lines = self._lines, []
            for line in chat.heard(self.room, self.viewer, lines):
                await self._text(chat.written(line))
            if not self.room.settled:  # an event is on its way to the disk: there will be news again
                continue
            await self._text(self.newest())

    def newest(self) -> bytes:
        """The table as it stands, for whoever looks now."""
        self._look()
        return self._position() if self.program else self._page()

    def _look(self) -> None:
        self.viewer.look(self.room.seats_of(self.user), self.room.asked)
        question = self.room.match.question
        if question is not None and self.viewer.looking in self.room.asked:
            self.viewer.meet(question)

    def _position(self) -> bytes:
        tells, self._told = told_since(self._told, self.room.tells), self.room.tells
        return programs.position(self.room, self.viewer, tells, labels=self._labels)

    def _page(self) -> bytes:
        """Only the parts that are not as the client has them."""
        drawn = screens.drawn(self.room, eyes_of(self.room, self.viewer))
        fresh, self._has = drawn.lacking(self._has), drawn.marks
        state = drawn.state | {"preferences": written(self.viewer.prefers)}
        return msgspec.json.encode({"kind": "show", "number": self.room.number, "parts": fresh, "state": state})

    async def refuse(self, refusal: Refusal, id: int | None) -> None:
        why = {"code": refusal.code, "message": refusal.say(self.viewer.language)}
        await self._text(msgspec.json.encode({"kind": "refused", "id": id, **why, "number": self.room.number}))

    async def _text(self, data: bytes) -> None:
        if self.ended:
            return
        await self._send({"type": "websocket.send", "text": data.decode()})

    # ------------------------------------------------------------ whether it is still let in

    def doubt(self) -> None:
        """A session or token of this person's has ended: nothing goes on before it is known whether it was this one."""
        self._doubts += 1
        self._stir()

    async def look_again(self) -> None:
        self._doubts += 1
        await self._confirm()

    async def _confirm(self) -> None:
        """Ask the disk, as long as there is a doubt, and hang up when this person is not let in any more."""
        async with self._checking:
            while self._doubts and not self.ended:
                doubts = self._doubts
                person = await sync_to_async(self._access.person)()
                if (person.pk if person is not None else None) != self.user:
                    self.ended = True
                    await self._send({"type": "websocket.close", "code": ACCESS_ENDED})
                self.viewer.muted = await sync_to_async(muted_by)(person)
                self.viewer.prefers = preferred(person)
                self._doubts -= doubts

    # ------------------------------------------------------------ from the client

    async def take(self, text: str) -> None:
        """Do what a message says, or refuse it."""
        said: Message | None = None
        try:
            if self._doubts:
                await self._confirm()
            if self.ended:
                return
            if not self._pace.take():
                raise NotAllowed("too-fast")
            said = _read(text)
            await self._do(said)
        except Refusal as refusal:
            await self.refuse(refusal, said.id if said is not None else None)
        except OSError:  # the client has gone
            raise
        except Exception:
            log.exception("table %s: a message came to nothing", self.room.table.code)
            await self.refuse(NotAllowed("not-kept"), said.id if said is not None else None)

    async def _do(self, said: Message) -> None:
        command = COMMANDS.get(said.do)
        if command is None:
            raise NotAllowed("unknown-message", found=said.do[:40], allowed=", ".join(COMMANDS))
        if self.user is None and said.do not in ("ping", "size", "plan"):
            raise NotAllowed("sign-in-first")
        await command(self, said)

    async def choose(self, said: Message) -> None:
        if said.seat is None or said.choice is None:
            raise NotAllowed("incomplete", allowed="seat, choice")
        await self.room.choose(self.user, said.seat, said.choice, said.number, program=self.program)
        await self._taken(said)
        self.viewer.since = self.room.match.count

    async def _taken(self, said: Message) -> None:
        if said.id is not None:
            await self._text(msgspec.json.encode({"kind": "taken", "id": said.id, "number": self.room.number}))

    async def change(self, said: Message) -> None:
        """Answer a secret question otherwise, as long as somebody still chooses."""
        if said.seat is None or said.choice is None:
            raise NotAllowed("incomplete", allowed="seat, choice")
        self.viewer.changing = None
        await self.room.change(self.user, said.seat, said.choice, program=self.program)
        await self._taken(said)

    async def reconsider(self, said: Message) -> None:
        """Look at the options of a secret question again, or keep what was answered; until then that stands."""
        if self.program:
            raise NotAllowed("only-pages")
        match = self.room.match
        if said.yes and self.viewer.eye not in match.given:
            raise IllegalChoice("too-late-to-change", seat=self.viewer.eye if self.viewer.eye is not None else -1, found="")
        self.viewer.changing = match.question if said.yes else None
        self._stir()

    async def undo(self, said: Message) -> None:
        await self.room.undo(self.user)

    async def restart(self, said: Message) -> None:
        await self.room.undo(self.user, whole_turn=True)

    async def resign(self, said: Message) -> None:
        await self.room.resign(self._somebody())

    async def wish(self, said: Message) -> None:
        self._keep_pace("turn")
        await self.room.wish_undo(self._somebody(), said.count if said.count is not None else -1, said.text == ANEW)

    async def agree(self, said: Message) -> None:
        await self.room.agree(self._somebody(), bool(said.yes))

    async def vote(self, said: Message) -> None:
        await self.room.vote(self._somebody(), said.seat if said.seat is not None else -1)

    async def back(self, said: Message) -> None:
        """Take a seat back from the bot that stands in."""
        await self.room.take_back(self._somebody(), said.seat if said.seat is not None else -1)

    async def say(self, said: Message) -> None:
        self._keep_pace("say")
        if text := clean_name(said.text or "", MAX_CHAT_CHARACTERS):
            assert self.person is not None
            self._look()
            await self._home.say(self.room, self.person, self.viewer.looking, text)

    async def lesson(self, said: Message) -> None:
        """Read on from a note, go to another one, or stay with the lesson."""
        if self.program:
            raise NotAllowed("only-pages")
        if said.text == "next":
            await self.room.read_on(self._somebody(), said.count)
        elif said.text == "go":
            self._keep_pace("turn")
            await self.room.turn_to(self._somebody(), said.count or 0)
        else:
            await self.room.stay(self._somebody())

    async def step(self, said: Message) -> None:
        """Do not wait for the next step of an automa, or for any of its turn."""
        self.room.hurry(self.user, bool(said.yes))

    async def advise(self, said: Message) -> None:
        """What would a bot do? Nobody waits while it thinks; the answer is this person's alone."""
        if said.seat is None:
            raise NotAllowed("incomplete", allowed="seat")
        question = self.room.must_advise(self.user, said.seat, said.number)
        if self.viewer.asking is not None:
            raise NotAllowed("advice-under-way")
        self.viewer.asking = question
        self._home.later(self._advise(said, said.seat))
        self._show_advice()

    async def _advise(self, said: Message, seat: Seat) -> None:
        try:
            found = await self._home.advise(self.room, self._somebody(), seat, said.number)
            if self.program and not self.gone:
                await self._text(programs.advice(self.room, found, said.id))
        except Refusal as refusal:
            if not self.gone and (self.program or refusal.code not in OUTDATED):
                await self.refuse(refusal, said.id)
        finally:
            self.viewer.asking = None
            self._show_advice()

    def _show_advice(self) -> None:
        if not self.program:
            self._stir()

    async def always(self, said: Message) -> None:
        """Switch a standing answer of this game on or off. Programs are always asked, so that it is none of theirs."""
        if self.program:
            raise NotAllowed("only-pages")
        if not self.room.seats_of(self.user):
            raise NotAllowed("no-seat")
        if said.text is None or said.yes is None:
            raise NotAllowed("incomplete", allowed="text, yes")
        before = self.room.match.count
        await self._home.answer_always(self.room, self._somebody(), said.text, said.yes)
        if self.room.match.count > before:  # as if the person had chosen it
            self.viewer.since = self.room.match.count

    async def coach(self, said: Message) -> None:
        """Switch the coach of first games on or off, at every table. Programs have none."""
        if self.program:
            raise NotAllowed("only-pages")
        if said.yes is None:
            raise NotAllowed("incomplete", allowed="yes")
        await self._home.coach(self._somebody(), said.yes)

    async def uncover(self, said: Message) -> None:
        if said.seat is None or said.seat not in self.room.seats_of(self.user):
            raise NotAllowed("not-your-seat", seat=said.seat if said.seat is not None else -1)
        self._keep_pace("draw")
        self.viewer.uncover(said.seat)
        self._stir()

    async def size(self, said: Message) -> None:
        size = size_named(said.size)
        if size != self.viewer.size:
            self._keep_pace("draw")
            self.viewer.size = size
            self._stir()

    async def plan(self, said: Message) -> None:
        """Open a plan of the board by hand; the drawing knows which there are."""
        plan = plan_name(said.plan)
        if plan != self.viewer.plan:
            self._keep_pace("draw")
            self.viewer.plan = plan
            self._stir()

    def _keep_pace(self, what: str) -> None:
        """One pace a person or visitor, not a connection: there can be many of those."""
        if not self._home.paces.setdefault((what, self._visitor), Bucket(MESSAGE_PACES[what])).take():
            raise NotAllowed("too-fast")

    async def ping(self, said: Message) -> None:
        await self._text(b'{"kind":"pong"}')

    def _somebody(self) -> int:
        assert self.user is not None
        return self.user


COMMANDS: dict[str, Callable[[Connection, Message], Awaitable[None]]] = {
    name: getattr(Connection, name)
    for name in (
        *("choose", "change", "reconsider", "undo", "restart", "resign", "wish", "agree", "vote", "back", "step", "lesson"),
        *("advise", "always", "coach", "say", "uncover", "size", "plan", "ping"),
    )
}


def made_by(tells: list[Tell], seats: tuple[Seat, ...]) -> list[Tell]:
    """What seats did themselves: what was answered for them, somebody who was away has still to be told."""
    answered = {tell.at for tell in tells if tell.event == ANSWERED and tell.values["choice"] != DONE}
    return [tell for tell in tells if tell.seat in seats and tell.at not in answered]


def told_since(before: list[Tell], after: list[Tell]) -> list[Tell]:
    """The lines after the last one that was known already. What was undone is not taken back: `at` says where it belonged."""
    if not before:
        return after
    known = len(after)
    while known and after[known - 1] is not before[-1]:
        known -= 1
    if not known:
        known = len(after)
        while known and after[known - 1] not in before:
            known -= 1
    return after[known:]


def _read(text: str) -> Message:
    if len(text) > MAX_MESSAGE_CHARACTERS:
        raise NotAllowed("too-long", found=len(text), allowed=MAX_MESSAGE_CHARACTERS)
    try:
        said = msgspec.json.decode(text, type=Message)
    except msgspec.DecodeError as error:
        raise NotAllowed("not-understood", found=str(error)) from None
    if any("\0" in value for value in msgspec.structs.astuple(said) if isinstance(value, str)):
        raise NotAllowed("not-understood", found="NUL")
    return said


# ---------------------------------------------------------------- the ASGI application


async def live(scope: Scope, receive: Receive, send: Send) -> None:
    """`/live/<code>`: look at a table and, with a seat, play."""
    await receive()  # websocket.connect
    headers = headers_of(scope)
    query = {key: values[-1] for key, values in parse_qs(scope["query_string"].decode("latin-1")).items()}
    page, code = query.get("as") == "page", scope["path"].removeprefix("/live/")
    if page and not same_origin(headers):
        await send({"type": "websocket.close", "code": FOREIGN_PAGE})
        return
    try:
        await _room(code)
    except (Table.DoesNotExist, Refusal):
        await send({"type": "websocket.close", "code": NOT_FOUND})
        return
    access = _access(headers, query, page)
    person = await sync_to_async(access.person)()
    if person is not None and not page:
        await house().program_comes(await _room(code), person.pk)
    await send({"type": "websocket.accept"})
    room = await _room(code)  # again: it may have been closed meanwhile; from here to `enter` nothing is waited for
    viewer, address = _viewer(room, person, query, page), (scope.get("client") or ("",))[0]
    connection = Connection(house(), room, access, person, viewer, send, "labels" in query, address)
    await _serve(connection, receive)


async def _room(code: str) -> Room:
    if not CODE.fullmatch(code):
        raise Table.DoesNotExist
    room = await house().room(code)
    await room.ready()
    return room


async def _serve(connection: Connection, receive: Receive) -> None:
    connection._home.enter(connection.room, connection)
    if connection.user is not None:
        connection.doubt()  # what ended between the door and here was told to nobody
    speaking = asyncio.create_task(connection.speak())
    speaking.add_done_callback(lambda task: _hang_up(task, connection))
    try:
        while (message := await receive())["type"] == "websocket.receive":
            await connection.take(message.get("text") or "")
    finally:
        connection.gone = True
        speaking.cancel()
        connection._home.leave(connection.room, connection)


def _hang_up(task: asyncio.Task[None], connection: Connection) -> None:
    """A connection that cannot be spoken to is closed, so that its client notices and comes back."""
    if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), OSError):
        log.error("a connection could not be served", exc_info=task.exception())
        connection.closing = asyncio.ensure_future(connection._send({"type": "websocket.close", "code": 1011}))


def _viewer(room: Room, person: User | None, query: dict[str, str], page: bool) -> Viewer:
    mine = room.places_of(person.pk if person is not None else None)
    last = max((tell.at for tell in made_by(room.tells, mine)), default=0)
    return viewer_of(person, query.get("lang", ""), query.get("size", ""), program=not page, since=last)


def _access(headers: dict[str, str], query: dict[str, str], page: bool) -> Access:
    """What lets the connection in: a session for pages, a token for programs."""
    if page:
        return Access(session=parse_cookie(headers.get("cookie", "")).get(settings.SESSION_COOKIE_NAME, ""))
    return Access(token=headers.get("authorization", "").removeprefix("Bearer ").strip() or query.get("token", ""))
