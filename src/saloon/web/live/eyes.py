"""All of a viewer that a page can depend on: who look with the same eyes are shown the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from saloon.drawing.viewpoint import Size
from saloon.engine import Seat

if TYPE_CHECKING:
    from saloon.web.live.room import Room
    from saloon.web.live.viewer import Viewer


class Eyes(Struct, frozen=True):
    """What a page shows follows from these and the room alone: a scene is given nothing else of its viewer.

    user:       the person, where something at this table is theirs: a seat, a line of the chat. Others cannot be told apart.
    signed_in:  whether it is somebody, with settings of their own.
    advising:   whether a bot is thinking about the open question for this person.
    changing:   whether this person thinks again about the secret answer that they gave.
    muted:      those of the chat whom this person does not want to hear.
    hand_order: how the cards of the own hand lie.

    The others are the viewer's.
    """

    user: int | None
    signed_in: bool
    language: str
    seats: tuple[Seat, ...]
    looking: Seat | None
    covered: bool
    size: Size
    since: int
    advising: bool
    changing: bool
    plan: str
    muted: frozenset[int]
    hand_order: str


def eyes_of(room: Room, viewer: Viewer) -> Eyes:
    question = room.match.question
    speakers = {line.user_id for line in room.chat if line.user_id is not None}
    known = speakers | {row.user_id for row in room.seats if row.user_id is not None}
    return Eyes(
        user=viewer.user if viewer.user in known else None,
        signed_in=viewer.user is not None,
        language=viewer.language,
        seats=viewer.seats,
        looking=viewer.looking,
        covered=viewer.covered,
        size=viewer.size,
        since=viewer.since,
        advising=question is not None and viewer.asking is question,
        changing=question is not None and viewer.changing is question,
        plan=viewer.plan,
        muted=viewer.muted & speakers,
        hand_order=viewer.prefers.hand_order,
    )
