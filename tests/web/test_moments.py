"""Auctions and duels as their viewers are shown them, and what programs get."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.carson_city.scene import play, scene
from saloon.engine import Match, Refusal
from saloon.web.live import programs
from saloon.web.live.room import Room
from saloon.web.live.viewer import Viewer
from saloon.web.tables.history import choices
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


# ------------------------------------------------------------ duels


@town
async def test_a_duel_shows_its_place_its_fighters_and_the_parts_of_their_strength(table: Scene) -> None:
    room = await shows(table, duel({0: [1, 4], 1: [2, 3]}, revolvers={0: 2, 1: 3}, cards={1: "7R"}))
    page = parts_for(room, viewer(0))["p-ask"]
    assert "Building for $6 · bank" in page
    assert "<li><span>red hired gun</span><b>2</b></li>" in page
    assert "0 of 2 ready" in page
    assert "<b>= 6</b>" in page
    assert parts_for(room, viewer(None))["p-region-town"].count('class="frame"') == 1


@town
async def test_the_sentence_of_a_tile_is_arithmetic_that_everybody_may_do(table: Scene) -> None:
    room = await shows(table, duel({0: [0, 1, 4, 5], 1: [2, 3]}, revolvers={0: 2, 1: 3}))
    page = parts_for(room, viewer(0))["p-ask"]
    assert "6 in all: you win unless b1 plays 4 or more. A tie with b1 is yours: you come first." in page
    assert "7 in all: you win unless b1 plays a 5." in page
    assert "2 in all: b1 has more in any case." in page


@town
async def test_a_tile_that_lies_face_down_is_on_no_other_page_and_in_no_message(table: Scene) -> None:
    """Whichever tile it is, everybody else is shown the same, to the letter."""
    shown = []
    for tile in ("1", "4"):
        room = await shows(table, play(duel({0: [1, 4], 1: [2, 3]}), f"0 tile:{tile}"))
        pages = [parts_for(room, viewer(seat)) for seat in (1, 2, None)]
        told = [programs.position(room, Viewer(9, "en", seats=seats, program=True), [], labels=True) for seats in ((1,), ())]
        shown.append((pages, told, state_for(room, viewer(1))))
        assert f"You chose: Tile {tile}" in parts_for(room, viewer(0))["p-ask"]
    assert shown[0] == shown[1]


@town
async def test_the_card_of_a_duel_has_both_sums_and_the_winner(table: Scene) -> None:
    match = play(duel({0: [1, 4], 1: [2, 3]}, revolvers={0: 2, 1: 3}), "0 tile:4", "1 tile:2")
    room = await shows(table, match)
    room.tells = match.tells
    for seat in (0, 1, None):
        card = parts_for(room, viewer(seat))["p-reveal"]
        assert "a0 wins by 1." in card
        assert "cowboy goes home: strength 4 now" in card
        assert 'data-beside="at-b6"' in card


# ------------------------------------------------------------ a secret answer is changed

sheets = live("a b c", game="carson_city", options={"new_beginning": "yes"})


def answers(room: Room, seat: int) -> list[str]:
    question = room.match.question
    assert question is not None
    return question.by_seat()[seat].texts()


@sheets
async def test_a_secret_answer_is_changed_and_is_an_event_that_survives(table: Scene) -> None:
    room = await table.open()
    first, other = answers(room, 0)[:2]
    await room.choose(table.user(0), 0, first)
    count = room.match.count
    await room.change(table.user(0), 0, other)
    assert (room.match.count, room.asked) == (count, (1, 2))
    assert [kind for _, kind, _, _ in await table.events()] == ["choose", "change"]
    again = await table.open()
    assert again.match.given == room.match.given
    for seat in (1, 2):
        await room.choose(table.user(seat), seat, first)
    assert [*(await table.on_disk(choices, table.table))] == [(0, other), (1, first), (2, first)]


@sheets
async def test_after_the_last_answer_it_is_too_late(table: Scene) -> None:
    room = await table.open()
    first, other = answers(room, 0)[:2]
    for seat in range(3):
        await room.choose(table.user(seat), seat, first)
    with pytest.raises(Refusal) as refused:
        await room.change(table.user(0), 0, other)
    assert refused.value.code == "too-late-to-change"
    assert [kind for _, kind, _, _ in await table.events()] == ["choose"] * 3


@sheets
async def test_nobody_changes_the_answer_of_another(table: Scene) -> None:
    room = await table.open()
    first, other = answers(room, 0)[:2]
    await room.choose(table.user(0), 0, first)
    with pytest.raises(Refusal) as refused:
        await room.change(table.user(1), 0, other)
    assert refused.value.code == "not-your-seat"


@sheets
async def test_undo_after_a_change_takes_back_what_was_chosen_last(table: Scene) -> None:
    room = await table.open()
    first, other = answers(room, 0)[:2]
    await room.choose(table.user(0), 0, first)
    await room.choose(table.user(1), 1, first)
    await room.change(table.user(0), 0, other)
    await room.undo(table.user(1))
    assert list(room.match.given) == [0]
    assert (await table.open()).match.given == room.match.given
    assert [*(await table.on_disk(choices, table.table))] == [(0, other)]


@sheets
async def test_whoever_has_answered_sees_it_and_who_still_chooses(table: Scene) -> None:
    room = await table.open()
    first = answers(room, 0)[0]
    await room.choose(table.user(0), 0, first)
    own, other = viewer(0), viewer(1)
    page = parts_for(room, own)["p-ask"]
    assert "b1 and c2 are choosing" in page
    assert "You chose:" in page
    assert "1 of 3 ready" in page
    assert "You chose:" not in parts_for(room, other)["p-ask"]
    assert not state_for(room, own)["changing"]
    own.changing = room.match.question
    assert state_for(room, own)["changing"]
    assert state_for(room, own)["seat"] == 0
    assert "Keep my answer" in parts_for(room, own)["p-ask"]


@sheets
async def test_programs_are_told_what_they_have_given(table: Scene) -> None:
    room = await table.open()
    first = answers(room, 0)[0]
    await room.choose(table.user(0), 0, first)
    told = [
        json.loads(programs.position(room, Viewer(9, "en", seats=(seat,), program=True), [], labels=False)) for seat in (0, 1)
    ]
    assert [[each["choice"] for each in position["given"]] for position in told] == [[first], []]
