"""What is said at a table, under which name, and who hears it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from saloon.engine import Seat
from saloon.web.live.eyes import Eyes
from saloon.web.live.room import Room
from saloon.web.live.viewer import Viewer
from saloon.web.people.models import User
from saloon.web.people.names import told_apart
from saloon.web.tables.models import ChatLine


def new_line(room: Room, user: User, seat: Seat | None, text: str) -> ChatLine:
    """A player speaks as their seat is called, a spectator under no name that looks like one of the table's."""
    if seat is not None:
        return ChatLine(table=room.table, user=user, name=room.names[seat], text=text)
    others = [row.name for row in room.seats if row.user_id != user.pk]
    return ChatLine(table=room.table, user=user, name=told_apart(user.shown_name, others), text=text, watching=True)


def heard(room: Room, viewer: Viewer | Eyes, lines: Iterable[ChatLine]) -> list[ChatLine]:
    """What reaches the viewer: nothing from whom they have muted and, while they play, nothing from spectators."""
    playing = bool(viewer.seats) and not room.match.over
    return [line for line in lines if line.user_id not in viewer.muted and not (playing and line.watching)]


def written(line: ChatLine) -> bytes:
    """The line for a program."""
    said = {"name": line.name, "text": line.text, "spectator": line.watching, "at": line.at.isoformat()}
    return msgspec.json.encode({"kind": "chat", **said})
