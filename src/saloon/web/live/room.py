"""A table that is being played in this process: the match, who looks at it, and one event after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from itertools import pairwise
from math import ceil
from time import monotonic
from typing import Any

import msgspec
from asgiref.sync import sync_to_async
from django.db import IntegrityError, transaction
from msgspec import Struct

from saloon.bots.search.advice import Advice
from saloon.engine import DONE, Ask, BadSave, Game, IllegalChoice, Match, Refusal, Seat, Tell, find_game
from saloon.engine.asks import Question
from saloon.engine.lesson import LEARNER
from saloon.web.live.absence import ABSENT, REMINDED, Absences
from saloon.web.live.clock import SeatClocks
from saloon.web.live.course import Course
from saloon.web.live.eras import eras
from saloon.web.live.observed import Observed
from saloon.web.live.standing import MAX_IN_A_ROW, answered_line, fitting, worded
from saloon.web.live.writer import Conflict, EventBatch, Writer, now
from saloon.web.people.standing import Answers, given
from saloon.web.tables import history, lessons
from saloon.web.tables.coached import coached
from saloon.web.tables.history import (
    ANSWER,
    BACK,
    BOT,
    CHANGE,
    CHOICES,
    CHOOSE,
    GOING_BACK,
    INSTEAD,
    RESTART,
    REWIND,
    RULES,
    STAND_IN,
    UNDO,
    asked_again,
    final_row,
    pack_tells,
    single_asked,
    unpack_tells,
)
from saloon.web.tables.models import ANEW, OVER, PLAYING, STAND_IN_BOT, ChatLine, Event, Table, TableSnapshot
from saloon.web.tables.models import Seat as SeatRow

log = logging.getLogger("saloon.room")


MAX_LOG_LINES = 120
"""Lines of the log that are kept at hand, so that opening a table costs the same late as early; the replay has all."""


SEAT_CHANGES = (BOT, STAND_IN, BACK)

BotQuestion = tuple[Ask, Any]
"""What a seat is asked, and what it sees."""


class NotAllowed(Refusal):
    """Something that this person may not do at this table."""

    package = "saloon.web.live"


class Room:
    """One table. Every change goes through `_happen`, one at a time: tried on the match, put on disk, then shown.

    standing: what the people here have asked to be chosen for them, by person.
    coached: the people here who are helped through a first game.
    asked_again: the seat that is asked though it has a standing answer, because the table went back to its question.
    advice:  what a bot would do, by seat, with the question that it was asked about; for whoever holds the seat only.
    course:  the lesson that is taught here, if one is: it alone says what can be chosen.
    go_on:   somebody here does not want to wait for the next step of an automa; `hurried`, for none of this turn.
    settled: whether the match in memory is on disk; while it is not, nobody is shown it.
    lost:    whether a change of the rules took the table back to the start of its turn.
    """

    def __init__(self, table: Table, seats: list[SeatRow], match: Match, number: int, writer: Writer) -> None:
        self.table, self.seats, self.match, self.number = table, seats, match, number
        self.game: Game[Any] = find_game(table.game)
        self.clock = SeatClocks(table, seats)
        self.absences = Absences(self)
        self.wish: Wish | None = None
        self.standing: dict[int, Answers] = {}
        self.coached: frozenset[int] = frozenset()
        self.asked_again: Seat | None = None
        self.advice: dict[Seat, tuple[Question, Advice]] = {}
        self.tells: list[Tell] = []
        self.chat: list[ChatLine] = []
        self.present: set[int] = set()
        self.seen: dict[int, float] = {}
        self.changed: list[Callable[[Room], Any]] = []
        self.opened = monotonic()
        self.settled, self.lost = True, False
        lesson = lessons.lesson_of(table)
        self.course = Course(lesson, match) if lesson is not None else None
        self.go_on, self.hurried = asyncio.Event(), False
        self._observed = Observed(match, number)
        self._writer = writer
        self._lock = asyncio.Lock()
        self.clock.run(self.asked, self.waited())

    # ------------------------------------------------------------ looking

    @property
    def asked(self) -> tuple[Seat, ...]:
        return tuple(self.match.asks)

    @property
    def observed(self) -> Observed:
        """The match as it stands, for everybody who looks at it. Every event has its number, and catching up its match."""
        if self._observed.match is not self.match or self._observed.number != self.number:
            self._observed = Observed(self.match, self.number)
        return self._observed

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name or seat.bot for seat in self.seats)

    @property
    def bots(self) -> tuple[bool, ...]:
        return tuple(bool(seat.bot) for seat in self.seats)

    @property
    def automa(self) -> Seat | None:
        """The automa whose step is being shown."""
        return next((seat for seat in self.asked if self.seats[seat].automa), None)

    @property
    def undo_seat(self) -> Seat | None:
        """Whose choice can be taken back now; nobody's at a table without undo, nor while an automa takes its steps."""
        return None if self.table.undo == "none" or self.automa is not None else self.match.undo_seat

    @property
    def advice_allowed(self) -> bool:
        """Whether people may ask what a bot would do."""
        alone = sum(not seat.bot for seat in self.seats) == 1
        return self.table.advice == "yes" or (self.table.advice == "alone" and alone)

    def seats_of(self, user: int | None) -> tuple[Seat, ...]:
        """The seats that a person holds."""
        return tuple(seat.number for seat in self.seats if seat.held_by(user))

    def people(self) -> set[int]:
        return {seat.user_id for seat in self.seats if seat.user_id and not seat.bot}

    def places_of(self, user: int | None) -> tuple[Seat, ...]:
        """The seats that are a person's, also while a bot plays there for them."""
        return tuple(seat.number for seat in self.seats if seat.held_by(user) or seat.kept_for(user))

    def waited(self) -> float:
        """Seconds that the open question has waited."""
        return self.passed(self.table.moved) if self.table.moved is not None else 0.0

    def passed(self, moment: datetime) -> float:
        """Seconds since a moment on disk. At a live table a server that was away costs nobody time."""
        since = eras.since(moment)
        return since if self.table.pace == "turns" else min(since, monotonic() - self.opened)

    def missed(self, user: int) -> float:
        """Seconds since somebody was last seen here. Turn by turn, rooms are closed and opened again in the meantime."""
        return monotonic() - self.seen.get(user, self.opened) if self.table.pace == "live" else float("inf")

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """One after the other; what came to nothing when the disk could not even be read is cleared away first."""
        async with self._lock:
            if not self.settled:
                await self._catch_up()
            yield

    async def ready(self) -> None:
        """Wait for an event on its way to the disk, and mend what a failing disk has left."""
        if not self.settled:
            async with self._alone():
                pass

    # ------------------------------------------------------------ what people do

    async def choose(
        self, user: int | None, seat: Seat, text: str, number: int | None = None, *, program: bool = False
    ) -> None:
        """A choice of the person who holds the seat. `number`: the moment the choice was made for, if it matters.

        program: it was made by a program, for which nothing is answered.
        """
        async with self._alone():
            self._must_hold(user, seat)
            self._must_be_now(number)
            if self.course is not None and not self.course.allows(text):
                self._talk_about(seat, text, program)
            else:
                await self._happen(CHOOSE, seat, text, program)
                self.absences.votes.pop(seat, None)

    async def change(self, user: int | None, seat: Seat, text: str, *, program: bool = False) -> None:
        """Another answer to a secret question, as long as somebody still chooses: nobody has seen anything."""
        async with self._alone():
            self._must_hold(user, seat)
            if self.course is not None:
                raise NotAllowed("not-in-lesson")
            await self._happen(CHANGE, seat, text, program)

    def hurry(self, user: int | None, whole_turn: bool) -> None:
        """Whoever sits here may pass over the pauses of an automa."""
        if not self.seats_of(user):
            raise NotAllowed("no-seat")
        self.hurried = whole_turn
        self.go_on.set()

    async def bot_chooses(self, seat: Seat, text: str, number: int, about: BotQuestion | None = None) -> bool:
        """A bot's choice or an automa's next step, if nothing has happened since the bot began to think; or nothing it sees."""
        async with self._alone():
            same = self.number == number or (about is not None and about == self.bot_question(seat))
            if not same or not self._plays_itself(seat, text):
                return False
            kept = self.seats[seat].kept_for(self.seats[seat].user_id) and text != DONE
            await self._happen(INSTEAD if kept else CHOOSE, seat, text)
            return True

    def _plays_itself(self, seat: Seat, text: str) -> bool:
        if self.course is not None:
            return self.course.due(self.match) == (seat, text)
        return seat in self.match.asks and bool(self.seats[seat].bot)

    def bot_question(self, seat: Seat) -> BotQuestion | None:
        """All that a bot at the seat thinks about. It stays the same whatever others choose in secret meanwhile."""
        ask = self.match.asks.get(seat)
        return None if ask is None or self.match.holding else (ask, self.observed.by(seat))

    # ------------------------------------------------------------ a lesson

    def _talk_about(self, seat: Seat, text: str, program: bool) -> None:
        """A choice that the lesson does not ask for: it is neither made nor refused, the coach says what it would mean."""
        assert self.course is not None
        ask = self.match.asks.get(seat)
        if program or self.course.asking is None or ask is None or text not in ask.texts():
            raise NotAllowed("not-in-lesson")
        self.course.other = text
        self._show()

    async def stay(self, user: int) -> None:
        """With the lesson, after all."""
        async with self._alone():
            self._must_learn(user).other = ""
            self._show()

    async def read_on(self, user: int, number: int | None) -> None:
        """The note of that number has been read."""
        async with self._alone():
            course = self._must_learn(user)
            course.read_on(number)
            if course.finished:
                await sync_to_async(lessons.finish)(user, self.table)
            self._show()

    async def turn_to(self, user: int, number: int) -> None:
        """Go back or on to a note of the lesson; what lies between is taken back, or played."""
        async with self._alone():
            course = self._must_learn(user)
            notes = course.lesson.notes
            if not 1 <= number <= len(notes):
                raise NotAllowed("no-such-moment", found=number, allowed=len(notes))
            note = notes[number - 1]
            if course.is_ahead(self.match, note.place):
                if (first := course.skip(self.match, note.place)) is not None:
                    await self._happen(CHOOSE, *first)
            elif note.place != course.place:
                await self._happen(REWIND, LEARNER, str(note.place))
            if note.place == course.place:
                course.show(note)
            self._show()

    def _must_learn(self, user: int) -> Course:
        if self.course is None:
            raise NotAllowed("no-lesson-here")
        self._must_hold(user, LEARNER)
        return self.course

    # ------------------------------------------------------------ standing answers

    async def heed(self, user: int) -> None:
        """A person's standing answers have changed, or whether they want a coach."""
        async with self._lock:
            self.standing[user] = (await sync_to_async(given)([user], self.game.id)).get(user, frozenset())
            self.coached = self.coached - {user} | await sync_to_async(coached)([user], self.game.id)

    async def answer_open(self, user: int) -> None:
        """Whoever has just asked for an answer at this table gets it for the question that is open, too."""
        async with self._alone():
            text = self._standing_answer()
            if text is not None and self.asked[0] in self.seats_of(user):
                await self._happen(ANSWER, self.asked[0], text)

    async def give_to_program(self, user: int) -> bool:
        """A program has come in for this person: it is asked everything, until the person chooses at the page again.

        Gives whether that is new.
        """
        if all(self.seats[seat].program for seat in self.seats_of(user)):
            return False
        async with self._alone():
            rows = [self.seats[seat] for seat in self.seats_of(user)]
            await sync_to_async(SeatRow.objects.filter(pk__in=[row.pk for row in rows]).update)(program=True)
            for row in rows:
                row.program = True
        return True

    def _standing_answer(self) -> str | None:
        """What is chosen for the seat that is asked, if its person has asked for that, and plays here himself."""
        seat = single_asked(self.match)
        if seat is None or seat == self.asked_again or self.course is not None:
            return None
        row = self.seats[seat]
        if row.user_id is None or row.bot or row.program or not (wanted := self.standing.get(row.user_id)):
            return None
        return next((text for _, text in fitting(self.match, self.match.observe, wanted)), None)

    # ------------------------------------------------------------ going back, leaving

    async def undo(self, user: int | None, whole_turn: bool = False) -> None:
        """Take back the last choice, or all of the turn, up to the last seal; only what the person chose himself."""
        async with self._alone():
            seat = self.undo_seat
            if self.table.undo == "none":
                raise NotAllowed("no-undo-here")
            if seat is None:
                raise IllegalChoice("nothing-to-undo")
            self._must_hold(user, seat)
            await self._happen(RESTART if whole_turn else UNDO, seat, "")

    async def wish_undo(self, user: int, count: int, anew: bool = False) -> None:
        """Ask the others to go back further than the rules of undo allow.

        anew: to the start of that turn, and what nobody can see is dealt anew.
        """
        async with self._alone():
            seats = self.seats_of(user)
            if self.table.undo != "agree" or not seats:
                raise NotAllowed("no-undo-by-agreement")
            self._must_be_in_play()
            if not len(self.table.prelude) <= count < self.match.count:
                raise NotAllowed("no-such-moment", found=count, allowed=self.match.count)
            way = await sync_to_async(history.way_back)(self.table, count)
            if anew and not way.fresh:
                raise NotAllowed("cannot-deal-anew")
            if anew and way.start < count:
                count = way.start
                way = await sync_to_async(history.way_back)(self.table, count)
            self.wish = Wish(seats[0], count, self.match.count, {user}, anew, way.lit)
            await self._if_all_agree()

    async def agree(self, user: int, yes: bool) -> None:
        async with self._alone():
            if self.wish is None or not self.seats_of(user) or self.wish.made_at != self.match.count:
                raise NotAllowed("nothing-to-agree")
            if not yes:
                self.wish = None
                return self._show()
            self.wish.agreed.add(user)
            await self._if_all_agree()
        return None

    async def _if_all_agree(self) -> None:
        assert self.wish is not None
        if self.wish.agreed >= self.people():
            wish, self.wish = self.wish, None
            await self._happen(REWIND, wish.seat, f"{wish.count} {ANEW}" if wish.anew else str(wish.count))
        else:
            self._show()

    async def resign(self, user: int) -> None:
        """Leave for good: bots take the person's seats."""
        async with self._alone():
            seats = self.seats_of(user)
            if not seats:
                raise NotAllowed("no-seat")
            self._must_be_in_play()
            if self.course is not None:
                raise NotAllowed("not-in-lesson")
            for seat in seats:
                await self._happen(BOT, seat, STAND_IN_BOT)

    async def vote(self, user: int, seat: Seat) -> None:
        """A vote to let a bot play for somebody who was reminded and has not come."""
        async with self._alone():
            stage = self.absences.stage(seat) if 0 <= seat < len(self.seats) else ""
            voters = self.absences.others(seat) if stage else set()
            if stage == REMINDED and user in voters:
                raise NotAllowed("still-time", name=self.names[seat], seconds=ceil(self.absences.left(seat)))
            if stage != ABSENT:
                raise NotAllowed("not-absent")
            if user not in voters:
                raise NotAllowed("no-vote")
            self.absences.votes.setdefault(seat, set()).add(user)
            if self.absences.enough(seat):
                self.absences.votes.pop(seat)
                gone = self.seats[seat].user_id is None
                await self._happen(BOT if gone else STAND_IN, seat, STAND_IN_BOT)
            else:
                self._show()

    async def take_back(self, user: int, seat: Seat) -> None:
        """Somebody for whom a bot plays takes the seat back: at once or, if the bot is in a turn, after it."""
        async with self._alone():
            if seat not in self.places_of(user) or seat in self.seats_of(user):
                raise NotAllowed("not-kept-for-you", seat=seat)
            self._must_be_in_play()
            if self.absences.busy(seat):
                self.absences.returning.add(seat)
                self._show()
            else:
                await self._happen(BACK, seat, "")

    # ------------------------------------------------------------ one event

    async def _happen(self, kind: str, seat: Seat, text: str, program: bool | None = None) -> None:
        """Try the event on the match, put it on disk, show it. If another process was faster, catch up and refuse.

        program: whether a program plays at the seat from now on, where that is known.
        """
        self.settled = False
        try:
            batch = await self._tried(kind, seat, text, program)
            await self._writer.write(batch)
        except Refusal:
            self.settled = True
            raise
        except Conflict:
            await self._catch_up()
            raise NotAllowed("moved-on") from None
        except BaseException:  # the disk, or a rule, or the end of this process: what is on disk counts
            await self._catch_up()
            raise
        self._settle(batch)

    async def _tried(self, kind: str, seat: Seat, text: str, program: bool | None) -> EventBatch:
        """What happens, and what follows from it by itself, in memory only. A refusal leaves everything as it was."""
        was_asked = self.asked
        if kind == REWIND:
            self.match = await sync_to_async(self._gone_back)(text)
        events = [self._try(kind, seat, text)]
        seats = self._played_by(seat, program)
        asked, turn_began = [was_asked, self.asked], self.match.at_turn_start
        while (following := self._follows(events)) is not None:
            events.append(self._try(*following))
            asked.append(self.asked)
            turn_began |= self.match.at_turn_start
        return self._batch(events, seats, asked, turn_began)

    def _gone_back(self, text: str) -> Match:
        """The match at an earlier moment; with `anew`, what nobody could see was dealt anew there."""
        count, _, anew = text.partition(" ")
        if self.course is not None:
            return self.course.rewound(self.table, int(count))
        before, self.table.deals = self.table.deals, history.deals_before(self.table, int(count), bool(anew))
        try:
            return history.rewound(self.table, int(count))
        except Refusal:
            self.table.deals = before
            raise

    def _played_by(self, seat: Seat, program: bool | None) -> dict[Seat, dict[str, Any]]:
        """Note whether a program plays at the seat; gives what that changes on disk."""
        if program is None or self.seats[seat].program == program:
            return {}
        self.seats[seat].program = program
        return {seat: {"program": program}}

    def _follows(self, events: list[Event]) -> tuple[str, Seat, str] | None:
        """What the house does next by itself: end a turn that is spent, choose for somebody who has asked for that."""
        if self._turn_is_spent() or self._is_ended_by(events[-1]):
            return CHOOSE, self.asked[0], DONE
        if self.course is not None:
            due = self.course.follows(self.match)
            return None if due is None else (CHOOSE, *due)
        if (seat := self.absences.back()) is not None:
            return BACK, seat, ""
        if events[0].kind in CHOICES and len(events) <= MAX_IN_A_ROW and (text := self._standing_answer()) is not None:
            return ANSWER, self.asked[0], text
        return None

    def _settle(self, batch: EventBatch) -> None:
        """It is on disk: now it counts, and everybody is shown it."""
        self.settled, self.lost, self.wish = True, False, None
        if batch.waiting is not None:
            self.table.moved = batch.events[-1].at
        if self.match.over:
            self.table.status, self.table.result = OVER, batch.table["result"]
        if self.course is not None:
            self.course.follow(self.match)
        self._show()

    def _try(self, kind: str, seat: Seat, text: str) -> Event:
        """Let the event happen in memory, and write down what it did."""
        heard = len(self.match.tells) if self.number else 0
        event = Event(table_id=self.table.pk, number=self.number + 1, kind=kind, seat=seat, text=text, at=now())
        if kind in (ANSWER, INSTEAD):
            event.labels = worded(self.match, seat, text, self.names)
        history.happen(self.match, event)
        self.asked_again = asked_again(self.asked_again, event, self.match)
        if kind in SEAT_CHANGES:
            self.seats[seat].bot, self.seats[seat].left = text, kind == BOT
            self.absences.returning.discard(seat)
        told = [] if kind == REWIND else self.match.tells[heard:]
        if kind == REWIND and text.endswith(ANEW):  # the start of the turn, which may have told other things
            told = [tell for tell in self.match.tells if tell.at >= self.match.count]
        event.count, event.tells = self.match.count, pack_tells(told)
        self.tells = folded_log(self.tells if self.number else [], event, told)
        if kind == REWIND and self.course is not None:  # between two steps of an automa no choice tells lines apart
            self.tells = self.match.tells[-MAX_LOG_LINES:]
        self.number += 1
        return event

    def _turn_is_spent(self) -> bool:
        """Whether the turn only waits for a "done" that nobody needs to say: nothing could be undone, or nobody would.

        The steps of an automa are there to be seen: the house takes its time for each.
        """
        if not self.match.holding or self.automa is not None:
            return False
        return not self.match.can_undo or self.table.undo == "none" or bool(self.seats[self.asked[0]].bot)

    def _is_ended_by(self, event: Event) -> bool:
        """Whether the turn only waits for a "done" that its player has just said in other words, and not the house for them.

        In a lesson the end of a turn is a place where something is told.
        """
        if self.course is not None:
            return False
        said = {event.text, event.text.partition(":")[0]}
        return self.match.holding and event.kind == CHOOSE and not self.game.page.ends.isdisjoint(said)

    def _batch(
        self, events: list[Event], seats: dict[Seat, dict[str, Any]], asked: list[tuple[Seat, ...]], turn_began: bool
    ) -> EventBatch:
        """The events, and what else they change on disk: whose turn it is, clocks, the start of a turn, the end.

        asked: who was asked before the first event and after each.
        """
        batch = EventBatch(events, seats=seats)
        for before, after in pairwise(asked):
            batch.spent |= self.clock.move(before, after)
            if before != after:  # also where it has come round again: whose turns were answered
                batch.waiting = list(asked[-1])
        for event in events:
            if event.kind in SEAT_CHANGES:
                batch.seats[event.seat] = {"bot": event.text, "left": event.kind == BOT}
                batch.spent |= self.clock.hand_over(event.seat, self.asked, self.absences.grace)
        if self.match.over:
            batch.table |= {**final_row(self.match), "ended": events[-1].at}
        if events[0].kind == REWIND and self.course is None:
            batch.table["deals"] = self.table.deals
        if turn_began or self.match.over or events[-1].kind == REWIND:
            batch.snapshot = self.match.save()
        return batch

    def talk(self) -> dict[str, Any]:
        """What people wish and vote: nothing of the game, so not on disk, but other processes have to hear of it."""
        return {"wish": self.wish, "absences": self.absences.talk()}

    def overhear(self, wish: dict[str, Any] | None, absences: dict[str, Any]) -> None:
        """What people at another process wish and vote."""
        self.wish = msgspec.convert(wish, Wish | None)
        self.absences.overhear(**absences)

    def _show(self) -> None:
        for tell in list(self.changed):
            tell(self)

    def must_advise(self, user: int | None, seat: Seat, number: int | None) -> Question:
        """The question about which the person may ask what a bot would do; refused if there is none."""
        self._must_hold(user, seat)
        self._must_be_in_play()
        if not self.advice_allowed:
            raise NotAllowed("no-hints-here")
        self._must_be_now(number)
        if seat not in self.match.asks or self.match.holding:
            raise NotAllowed("nothing-to-advise")
        assert self.match.question is not None
        return self.match.question

    def _must_hold(self, user: int | None, seat: Seat) -> None:
        if seat not in self.seats_of(user):
            raise NotAllowed("not-your-seat", seat=seat)
        if self.table.status not in (PLAYING, OVER):
            raise NotAllowed("not-begun")

    def _must_be_in_play(self) -> None:
        if self.match.over:
            raise NotAllowed("game-is-over")

    def _must_be_now(self, number: int | None) -> None:
        if number is not None and number != self.number:
            raise NotAllowed("moved-on")

    async def refresh(self) -> None:
        """Another process has written something: take it over."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        fresh = await sync_to_async(read_room)(self.table.code, self._writer)
        people = ("standing", "coached")
        for name in ("table", "seats", "match", "number", "asked_again", *people, "tells", "chat", "clock", "lost"):
            setattr(self, name, getattr(fresh, name))
        self.clock.run(self.asked, self.waited())
        self.settled = True
        if self.course is not None:
            self.course.follow(self.match)
        self._show()


class Wish(Struct):
    """Somebody's wish to go back to an earlier choice, until everybody has agreed or the game has moved on.

    anew: what nobody can see is to be dealt anew there. lit: after which choices something hidden came to light since.
    """

    seat: Seat
    count: int
    made_at: int
    agreed: set[int]
    anew: bool = False
    lit: list[int] = []


def read_room(code: str, writer: Writer) -> Room:
    """Open a table from disk: the snapshot with the event that made it, and the few events since."""
    table = Table.objects.get(code=code)
    kept = TableSnapshot.objects.filter(table=table).values_list("number", "data").first()
    snapshot = (kept[0], bytes(kept[1])) if kept else None
    kept_at = snapshot[0] if snapshot else 0
    events = list(table.events.filter(number__gte=kept_at))
    number = events[-1].number if events else kept_at
    try:
        match, again = _opened(table, events, kept_at, snapshot)
        possible = not match.lost
    except (BadSave, IllegalChoice):
        possible = False
    if not possible:
        match, number = _back_to_turn_start(table, snapshot, number), number + 1
        again = single_asked(match)
    room = Room(table, list(table.seats.all()), match, number, writer)
    room.asked_again, room.standing = again, given(room.people(), table.game)
    room.coached = coached(room.people(), table.game)
    room.lost = table.events.filter(number=number, kind=RULES).exists()
    room.tells = read_log(table) if number else match.tells[-MAX_LOG_LINES:]
    if room.course is not None and room.course.place is not None:
        room.tells = room.course.rewound(table, room.course.place).tells[-MAX_LOG_LINES:]
    room.chat = list(table.chat.order_by("-id")[:200])[::-1]
    return room


def _opened(table: Table, events: list[Event], kept_at: int, snapshot: tuple[int, bytes] | None) -> tuple[Match, Seat | None]:
    """The match as it stands, and who is asked again."""
    match, again = history.opened_match(table, [], snapshot), None
    for event in events:
        if event.number > kept_at:
            history.happen(match, event)
        again = asked_again(again, event, match)
    return match, again


def _back_to_turn_start(table: Table, snapshot: tuple[int, bytes] | None, number: int) -> Match:
    """The rules have changed under a turn: begin it again. That is an event, so that what is chosen now can be found again."""
    log.error("table %s: back to the start of the turn", table.code)
    try:
        match = history.opened_match(table, [], snapshot)
    except BadSave:  # not even its start can be read: the whole game again
        match = history.rewound(table, len(history.choices(table)))
    event = Event(table=table, number=number + 1, kind=RULES, seat=0, count=match.count, at=now())
    try:
        with transaction.atomic():
            event.save(force_insert=True)
            TableSnapshot.objects.update_or_create(table=table, defaults={"number": event.number, "data": match.save()})
            Table.objects.filter(pk=table.pk).update(waiting=list(match.asks), moved=event.at)
    except IntegrityError:  # another process did the same
        log.info("table %s: already back", table.code)
    table.moved = event.at
    return match


def read_log(table: Table) -> list[Tell]:
    """The lines of the last events, without what was undone."""
    tells: list[Tell] = []
    for event in reversed(table.events.order_by("-number")[:MAX_LOG_LINES]):
        tells = folded_log(tells, event, unpack_tells(find_game(table.game), event.tells))
    return tells


def folded_log(tells: list[Tell], event: Event, told: list[Tell]) -> list[Tell]:
    """The log after an event: going back takes lines away, and what was dealt anew tells its own; everything else adds some."""
    if event.kind in GOING_BACK:
        return [tell for tell in tells if tell.at < event.count + (not told)] + told
    return [*tells, *answered_line(event), *told][-MAX_LOG_LINES:]
