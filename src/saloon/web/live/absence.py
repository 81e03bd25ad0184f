"""Somebody whom the others wait for and who does not come: reminded first, then given time; only then may a bot play.

How long is `settings.PATIENCE`, by the pace of the table: seconds until somebody who is away is missed, and seconds of grace
after the reminder. A clock that has run out is missed too, though its person is there.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import TYPE_CHECKING, Any, Literal
from weakref import proxy

from asgiref.sync import sync_to_async
from django.conf import settings

from saloon.engine import Seat
from saloon.web.tables.models import Seat as SeatRow
from saloon.web.tables.turn_notices import remind

if TYPE_CHECKING:
    from saloon.web.live.room import Room

Stage = Literal["here", "missing", "reminded", "absent"]
HERE: Stage = "here"
MISSING: Stage = "missing"
REMINDED: Stage = "reminded"
ABSENT: Stage = "absent"
"""Of a seat: nobody is missed; to be reminded; reminded, with some time left; the others may let a bot play."""


class Absences:
    """At one table.

    votes:     who wants a bot to play for a seat.
    returning: seats that their people want back as soon as the bot has answered what it is asked.
    """

    def __init__(self, room: Room) -> None:
        self._room: Room = proxy(room)  # so that a room that was closed is freed at once, and not when cycles are looked for
        self.votes: dict[Seat, set[int]] = {}
        self.returning: set[Seat] = set()

    @property
    def grace(self) -> float:
        return settings.PATIENCE[self._room.table.pace][1]

    def stage(self, seat: Seat) -> Stage:
        row = self._room.seats[seat]
        if row.bot or seat not in self._room.asked or not self.others(seat):
            return HERE
        if row.user_id is None:  # the account is gone, and nobody will come back
            return ABSENT
        if self._until_missing(seat) > 0:
            return HERE
        since = self._since_reminder(row)
        return MISSING if since is None else REMINDED if since < self.grace else ABSENT

    def others(self, seat: Seat) -> set[int]:
        """The people who wait for a seat, and vote."""
        return self._room.people() - {self._room.seats[seat].user_id}

    def due(self) -> float | None:
        """Seconds until it stands otherwise with somebody whom the others wait for, if nothing happens meanwhile."""
        asked = [seat for seat in self._room.asked if not self._room.seats[seat].bot and self.others(seat)]
        return min((wait for seat in asked for wait in self._waits(seat) if wait < inf), default=None)

    def left(self, seat: Seat) -> float:
        """Seconds of grace that are left to somebody who was reminded."""
        return max(0.0, self.grace - (self._since_reminder(self._room.seats[seat]) or 0.0))

    async def remind(self) -> None:
        """Whoever is missing, once, whichever server process comes first."""
        for seat in self._room.asked:
            if self.stage(seat) == MISSING:
                row, table, made = self._room.seats[seat], self._room.table, self._room.match.count
                row.reminded = await sync_to_async(remind)(row, table, made)

    def seen(self, user: int) -> list[SeatRow]:
        """Somebody has come back: if they leave again, they are reminded again. Gives the seats of which that is new.

        Not if their clock has run out: looking in now and then wins no time.
        """
        clock, rows = self._room.clock, [row for row in self._room.seats if row.user_id == user and row.reminded is not None]
        back = [row for row in rows if not clock.flagged(row.number)]
        for row in back:
            row.reminded = None
        return back

    def enough(self, seat: Seat) -> bool:
        """More than half of the others decide; when as much time has passed again, one alone does."""
        voters = self.others(seat)
        votes = len(self.votes.get(seat, set()) & voters)
        return votes * 2 > len(voters) or (votes > 0 and self.one_decides(seat))

    def one_decides(self, seat: Seat) -> bool:
        return (self._since_reminder(self._room.seats[seat]) or 0.0) >= 2 * self.grace

    def back(self) -> Seat | None:
        """A seat that its person takes back now: the bot is not in the middle of anything."""
        return next((seat for seat in sorted(self.returning) if not self.busy(seat)), None)

    def busy(self, seat: Seat) -> bool:
        """Whether the bot has begun a turn here, or is asked something in another's."""
        return seat in self._room.asked and not self._room.match.at_turn_start

    def talk(self) -> dict[str, Any]:
        """What other processes have to hear."""
        return {
            "votes": {str(seat): sorted(users) for seat, users in self.votes.items()},
            "returning": sorted(self.returning),
        }

    def overhear(self, votes: dict[str, list[int]], returning: list[Seat]) -> None:
        self.votes = {int(seat): set(users) for seat, users in votes.items()}
        self.returning = set(returning)

    # ------------------------------------------------------------ time

    def _waits(self, seat: Seat) -> Iterator[float]:
        row = self._room.seats[seat]
        if (missing := self._until_missing(seat)) > 0 and row.user_id is not None:
            yield missing
        elif (since := self._since_reminder(row)) is None:
            yield 0.0
        else:
            yield from (wait for wait in (self.grace - since, 2 * self.grace - since) if wait > 0)

    def _until_missing(self, seat: Seat) -> float:
        """Seconds until somebody who is asked is missed: their clock has run out, or they have been away for long."""
        room, user = self._room, self._room.seats[seat].user_id
        left = room.clock.left(seat)
        if user is None or user in room.present:
            return inf if left is None else left
        away = settings.PATIENCE[room.table.pace][0] - min(room.waited(), room.missed(user))
        return away if left is None else min(away, left)

    def _since_reminder(self, row: SeatRow) -> float | None:
        """None before there was one; what was said in an earlier turn counts no more. An account that is gone needs none."""
        room = self._room
        if row.user_id is None:
            return room.waited()
        return room.passed(row.reminded) if row.reminded is not None and row.reminded_of(room.table.moved) else None
