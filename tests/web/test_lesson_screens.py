"""What a learner is shown: the note, what it asks for first, the chapters, and the card at the end."""

from __future__ import annotations

import re

import pytest

from saloon.engine import LANGUAGES
from saloon.web.live.viewer import Viewer
from web.live_scene import live
from web.shown import parts_for
from web.test_lessons import follow, taught

pytestmark = pytest.mark.usefixtures("high_noon")
NOON = "high_noon"


def shown(scene, room, **more) -> dict[str, str]:
    return parts_for(room, Viewer(scene.user(0), more.pop("language", "en"), (0,), 0, **more))


@live("a", game=NOON)
async def test_a_note_says_why_and_what_and_which_choice_it_asks_for(scene):
    async with taught(scene) as room:
        await follow(scene, room, until="begin")
        coach = shown(scene, room)["p-coach"]
        assert "Begin on building A." in coach
        assert "3 of 43 · Hire somebody" in coach
        assert 'data-asks="begin:A"' in coach
        ask = shown(scene, room)["p-ask"]
        first, fold = ask.split('<details class="fold" id="more-lesson">')
        assert re.findall('data-choice="([^"]+)"', first) == ["begin:A"]
        assert "6 other choices" in fold


@live("a", game=NOON)
async def test_numbers_in_a_note_are_those_of_the_position(scene):
    async with taught(scene) as room:
        await follow(scene, room, until="hand")
        assert "they would pay you $7." in shown(scene, room)["p-coach"]


@live("a", game=NOON)
async def test_another_way_is_answered_by_its_note_or_in_general(scene):
    async with taught(scene) as room:
        await follow(scene, room, until="begin")
        await room.choose(scene.user(0), 0, "begin:C")
        coach = shown(scene, room)["p-coach"]
        assert "You may begin there." in coach
        assert 'data-asks="begin:C"' in coach
        await follow(scene, room, until="hire")
        await room.choose(scene.user(0), 0, "act:end")
        assert "You may do that in a game of your own." in shown(scene, room)["p-coach"]


@live("a", game=NOON)
async def test_while_a_note_is_read_a_rival_waits_for_it(scene):
    async with taught(scene) as room:
        await follow(scene, room, until="refill")
        assert "Clay plays as soon as you go on." in shown(scene, room)["p-ask"]


@live("a", game=NOON)
async def test_the_end_has_a_card_with_what_was_learned_and_ways_on(scene):
    async with taught(scene) as room:
        assert shown(scene, room)["p-finish"] == ""
        await follow(scene, room)
        for language in LANGUAGES:
            card = shown(scene, room, language=language)["p-finish"]
            assert card.count("<li>") >= 5
            assert 'data-do="lesson-free"' in card
            assert 'data-address="/games/great_western_trail/lessons/round_trip"' in card
        assert shown(scene, room)["p-coach"] == ""


@live("a", game=NOON)
async def test_whoever_only_watches_is_taught_nothing(scene):
    async with taught(scene) as room:
        parts = parts_for(room, Viewer(None, "en"))
        assert not [part for part in parts if part in ("p-coach", "p-course", "p-finish")]


@live("a", game=NOON)
async def test_the_drawer_has_the_chapters(scene):
    async with taught(scene) as room:
        await follow(scene, room, until="cowboy")
        chapters = shown(scene, room)["p-drawer-recap"]
        assert re.findall('class="(done|now|later)"', chapters) == ["done", "now", *["later"] * 5]
        assert 'aria-current="step"' in chapters
