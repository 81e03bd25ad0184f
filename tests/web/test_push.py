"""A push: everybody who looks at a table is shown it anew, and nothing is worked out twice for it."""

from __future__ import annotations

import asyncio
import json
import tracemalloc
from collections import Counter
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

import msgspec

from saloon.engine import Match
from saloon.web.live.eyes import Eyes, eyes_of
from saloon.web.live.observed import Observed
from saloon.web.live.programs import position
from saloon.web.live.room import Room
from saloon.web.live.screens import drawn
from saloon.web.live.screens import scene as scenes
from saloon.web.live.socket import Connection
from saloon.web.live.viewer import Viewer, viewer_of
from saloon.web.people.access import Access
from saloon.web.people.models import User
from saloon.web.people.preferences import Preferences
from saloon.web.tables.models import ChatLine
from web.live_scene import Scene, live


class Pushes:
    """Counts what is made while a push is on its way."""

    def __init__(self, room: Room) -> None:
        self.made: Counter[Any] = Counter()
        self._counting = ExitStack()
        self._count(scenes.TableScene, "__init__", lambda scene, room, viewer: ("scene", viewer.user))
        self._count(scenes, "menu", lambda scene: ("menu", scene.viewer.user))
        self._count(scenes, "log_lines", lambda scene: ("lines", scene.viewer.user))
        self._count(scenes, "turns_since", lambda scene: ("recap", scene.viewer.user))
        self._count(room.game.page, "board", lambda seen, viewpoint: ("board", viewpoint.seat))
        self._count(Match, "observe", lambda match, eye: ("observation", eye))
        self._count(Observed, "__init__", lambda *_: ("moment", room.number))

    def _count(self, where: Any, name: str, what: Any) -> None:
        real = getattr(where, name)

        def counted(*values: Any) -> Any:
            self.made[what(*values)] += 1
            return real(*values)

        self._counting.enter_context(patch.object(where, name, counted))

    def __enter__(self) -> Pushes:
        return self

    def __exit__(self, *why: object) -> None:
        self._counting.close()


def connection(room: Room, user: Any, **more: Any) -> Connection:
    return Connection(None, room, Access(), user, viewer_of(user, "en", "", **more), None, labels=True)  # type: ignore[arg-type]


@live("a b c")
async def test_a_push_builds_its_scene_once(scene: Scene):
    room = await scene.open()
    people = [scene.people[name] for name in "abc"]
    pages = [connection(room, user) for user in people]
    programs = [connection(room, user, program=True) for user in (*people, None)]
    for _ in range(3):
        await scene.choose(room)
        with Pushes(room) as pushes:
            for each in (*pages, *programs):
                each.newest()
        whose = [(what, user.pk) for what in ("scene", "menu", "lines", "recap") for user in people]
        boards = [("board", seat) for seat in range(3)]
        observations = [("observation", eye) for eye in (0, 1, 2, None)]
        assert pushes.made == Counter([*whose, *boards, *observations, ("moment", room.number)])


# ------------------------------------------------------------ drawn once


def stranger(pk: int, **more: Any) -> User:
    """Somebody with an account who has no seat."""
    return User(pk=pk, username=f"stranger-{pk}", name=f"Stranger {pk}", **more)


@live("a b c")
async def test_those_who_see_the_same_are_drawn_one_page(scene: Scene):
    """Spectators, also those with accounts and different sounds, and two devices of one person."""
    room = await scene.open()
    ann, loud = scene.people["a"], stranger(901, preferences={"sounds": "loud"})
    alike = [[None, None, None], [loud, stranger(902)], [ann, ann], [scene.people["b"]]]
    pages = [[connection(room, user) for user in users] for users in alike]
    for _ in range(3):
        await scene.choose(room)
        with Pushes(room) as pushes:
            shown = [[json.loads(page.newest()) for page in group] for group in pages]
        for part in ("scene", "menu", "lines", "recap"):
            assert sum(count for (what, _), count in pushes.made.items() if what == part) == len(alike), part
        for group in shown:
            assert all(each["parts"] == group[0]["parts"] for each in group)
    assert [each["state"]["preferences"] for each in shown[1]] == [{"sounds": "loud"}, {}]


DIFFERENT: dict[str, Any] = {
    "user": 7,
    "signed_in": True,
    "language": "fr",
    "seats": (1,),
    "looking": 1,
    "covered": True,
    "size": "phone",
    "since": 3,
    "advising": True,
    "changing": True,
    "plan": "trail",
    "muted": frozenset({7}),
    "hand_order": "value",
}
"""Of each thing that eyes are made of, another one than a spectator has."""


@live("a b")
async def test_those_who_differ_in_anything_never_share_a_page(scene: Scene):
    room = await scene.open()
    usual = eyes_of(room, viewer_of(None, "en", ""))
    assert drawn(room, usual) is drawn(room, eyes_of(room, viewer_of(None, "en", "")))
    assert set(DIFFERENT) == set(Eyes.__struct_fields__)
    for what, value in DIFFERENT.items():
        assert drawn(room, msgspec.structs.replace(usual, **{what: value})) is not drawn(room, usual), what


@live("a b c")
async def test_whoever_differs_has_other_eyes(scene: Scene):
    """From a person to their eyes: what could tell two viewers apart does, and what could not does not."""
    room = await scene.open()
    ann, bob = scene.people["a"], scene.people["b"]
    room.chat = [ChatLine(pk=1, user=stranger(903), name="Cy", text="Howdy", watching=True, at=room.table.moved)]

    def eyes(user: User | None, language: str = "en", size: str = "", **more: Any) -> Eyes:
        viewer = viewer_of(user, language, size)
        viewer.look(room.seats_of(viewer.user), room.asked)
        for name, value in more.items():
            setattr(viewer, name, value)
        return eyes_of(room, viewer)

    question = room.match.question
    different = [
        *(eyes(None), eyes(None, "fr"), eyes(None, size="phone"), eyes(None, size="tablet"), eyes(None, plan="trail")),
        *(eyes(stranger(901)), eyes(stranger(903)), eyes(stranger(901), muted=frozenset({903}))),
        *(eyes(ann), eyes(bob), eyes(ann, since=4), eyes(ann, covered=True), eyes(ann, prefers=Preferences(hand_order="kind"))),
        *(eyes(ann, asking=question), eyes(ann, changing=question)),
    ]
    assert len(set(different)) == len(different)
    assert eyes(stranger(901)) == eyes(stranger(902), muted=frozenset({5}), prefers=Preferences(sounds="loud"))
    assert eyes(None).user is None
    assert eyes(stranger(901)).user is None


@live("a b")
async def test_what_was_drawn_before_the_news_is_shown_to_nobody(scene: Scene):
    """Chat, presence and advice are no events: every news counts."""
    room = await scene.open()
    first, second = connection(room, None), connection(room, None)
    first.newest()
    second.newest()
    line = ChatLine(pk=1, user=stranger(903), name="Cy", text="Howdy", watching=True, at=room.table.moved)
    first.newest()
    room.chat = [line]
    second.hear(line)
    assert "Howdy" in json.loads(second.newest())["parts"]["p-drawer-chat"]


@live("a b")
async def test_a_drawing_is_not_kept_after_the_round(scene: Scene):
    room = await scene.open()
    connection(room, None).newest()
    assert room.observed.drawn
    await asyncio.sleep(0)
    assert not room.observed.drawn


@live("a b c", game="great_western_trail")
async def test_pages_that_have_the_same_are_written_the_same_once(scene: Scene):
    """Who has come in later lacks everything; who was shown the same before lacks the same."""
    room = await scene.open()
    early = [connection(room, None) for _ in range(3)]
    for page in early:
        page.newest()
    await scene.choose(room)
    late = [connection(room, None) for _ in range(3)]
    real, written = msgspec.json.encode, []

    def encode(message: Any) -> bytes:
        written.append("parts" if "kind" not in message else "push")
        return real(message)

    with patch.object(msgspec.json, "encode", encode):
        sent = [page.newest() for page in (*early, *late)]
    assert Counter(written) == {"parts": 2, "push": 6}
    assert sent[0] == sent[1] == sent[2]
    assert sent[3] == sent[4] == sent[5]
    assert len(sent[0]) < len(sent[3])


# ------------------------------------------------------------ until the next event


@live("a b c")
async def test_nobody_is_shown_what_was_observed_before(scene: Scene):
    """Neither after an event, nor after the table was read again."""
    room = await scene.open()
    before = room.observed
    assert room.observed is before
    await scene.choose(room)
    after = room.observed
    assert after is not before
    await room.refresh()
    assert room.observed is not after
    assert room.observed.by(None) == after.by(None)


@live("a b", game="great_western_trail")
async def test_a_program_hears_what_a_question_says_of_itself(scene: Scene):
    """The steps of a move: only the label of the question needs them, so that no observation has them."""
    room = await scene.open()
    while "move" not in {ask.verb for ask in room.match.asks.values()}:
        await scene.choose(room)
    (ask,) = room.match.asks.values()
    program = Viewer(scene.user(ask.seat), "en", program=True)
    program.look((ask.seat,), room.asked)
    (told,) = json.loads(position(room, program, [], labels=False))["asks"]
    assert (told["verb"], told["about"]) == ("move", ask.about)
    assert ask.about >= 3


@live("a b c", game="great_western_trail")
async def test_a_page_that_only_looks_holds_no_drawing(scene: Scene):
    """What a page was sent is not kept for it: a hundred spectators are not a hundred boards in memory."""
    room = await scene.open()
    connection(room, None).newest()  # what all of them share is made once
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        pages = [connection(room, None) for _ in range(10)]
        sent = [len(page.newest()) for page in pages]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (after - before) / len(pages) < sent[0] / 20
    assert [json.loads(page.newest())["parts"] for page in pages] == [{}] * len(pages)
