"""Auctions and duels as their viewers are shown them, and what programs get."""

from __future__ import annotations

import json
from typing import Any

from games.carson_city.scene import play, scene
from saloon.engine import Match
from saloon.web.live import programs
from saloon.web.live.room import Room
from saloon.web.live.viewer import Viewer
from web.live_scene import Scene, live
from web.shown import parts_for, state_for

TILES = {"might_is_right": "yes"}
town = live("a b c", game="carson_city")


def viewer(seat: int | None, language: str = "en", **more: Any) -> Viewer:
    return Viewer(user=seat, language=language, seats=() if seat is None else (seat,), looking=seat, **more)


async def shows(table: Scene, match: Match) -> Room:
    """A room where that match is played."""
    room = await table.open()
    room.match = match
    return room


def lot(*choices: str, **more: Any) -> Match:
    match = scene(3, phase="people", people="12Y 2Y 5Y 6Y 7Y 8Y 9Y", money=15, until="", listen=True, **more)
    return play(match, "take:12Y", "lot:11", "lot:12", *choices)


def duel(hands: dict[int, list[int]], **more: Any) -> Match:
    placed = [(seat, "b6") for seat in hands]
    about = {"at": "b6", "row": "- - - bank", "placed": placed, "duel_hands": hands, "options": TILES, "listen": True}
    return scene(3, **{**about, "money": 9, **more})


# ------------------------------------------------------------ auctions


@town
async def test_who_is_asked_sets_a_sum_and_everybody_else_sees_the_same_without_it(table: Scene) -> None:
    room = await shows(table, lot("0 bid:4", "1 bid:6"))
    asked, leads, watches = (parts_for(room, viewer(seat))["p-ask"] for seat in (2, 1, None))
    for page in (asked, leads, watches):
        assert 'id="highest-6"' in page
        assert "b1 leads" in page or "You lead" in page
    assert 'data-choice="bid:7"' in asked
    assert 'id="stepper"' in asked
    assert 'id="stepper"' not in leads + watches
    assert "You lead with $6" in leads


@town
async def test_digits_type_a_sum_and_only_going_out_has_a_key(table: Scene) -> None:
    room = await shows(table, lot("0 bid:4"))
    assert state_for(room, viewer(1))["keys"] == {"e": "pass"}


@town
async def test_every_sum_has_its_words(table: Scene) -> None:
    room = await shows(table, lot("0 bid:4"))
    page = parts_for(room, viewer(1, "fr"))["p-ask"]
    assert "Offrir 5\u00a0$" in page
    assert "tout\u00a0: 15\u00a0$" in page
    assert page.count("&#34;bid:") == 11


@town
async def test_programs_get_the_scene_as_data(table: Scene) -> None:
    room = await shows(table, lot("0 bid:4"))
    for seats in ((1,), ()):
        told = json.loads(programs.position(room, Viewer(1, "en", seats=seats, program=True), [], labels=False))
        assert told["scene"]["kind"] == "auction"
        assert (told["scene"]["bid"], told["scene"]["leader"]) == (4, 0)


@town
async def test_the_lot_is_framed_for_everybody(table: Scene) -> None:
    room = await shows(table, lot("0 bid:4"))
    for seat in (0, 1, None):
        for size in ("desk", "phone"):
            assert parts_for(room, viewer(seat, size=size))["p-region-town"].count('class="frame"') == 2
