"""A push: everybody who looks at a table is shown it anew, and nothing is worked out twice for it."""

from __future__ import annotations

import json
import tracemalloc
from collections import Counter
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

from saloon.engine import Match
from saloon.web.live.observed import Observed
from saloon.web.live.programs import position
from saloon.web.live.room import Room
from saloon.web.live.screens import scene as scenes
from saloon.web.live.socket import Connection
from saloon.web.live.viewer import Viewer, viewer_of
from saloon.web.people.access import Access
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
