"""Automas at tables: they sit where nobody can sit, and take their steps one by one, for all to see."""

from __future__ import annotations

import asyncio
from unittest.mock import Mock, patch

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse

from saloon.engine import DONE, Refusal, find_game, new_match, read_record, record_of, replay
from saloon.web.live import programs
from saloon.web.live.house import House, waiting_for_bots
from saloon.web.live.viewer import Viewer
from saloon.web.people.names import told_apart
from saloon.web.tables import creating, lobby
from saloon.web.tables.creating import SeatPlan, TablePlan, make_table
from saloon.web.tables.history import record
from saloon.web.tables.models import AUTOMA, OPEN, PLAYING, Notice, Table
from saloon.web.tables.record_views import import_record
from web.live_scene import Scene, live
from web.shown import parts_for, squeezed, state_for
from web.test_room import refused, same_as_on_disk

NOON = "high_noon"
SUE = 1
pytestmark = pytest.mark.usefixtures("high_noon")


def alone(host, kind: str = "me", **more) -> Table:
    return make_table(host, TablePlan(NOON, [SeatPlan(kind)], **more))


def finished() -> str:
    """The record of a whole game against Sue."""
    match = new_match(find_game(NOON), 1, {}, 5)
    match.log = []
    while not match.over:
        match.answer(0, match.asks[0].options[0])
    return record_of(match, {}, 5, ["Ann"]).write()


async def to_her_turn(scene: Scene, room) -> None:
    """The person plays, and says that the turn is done."""
    while room.asked == (0,):
        await scene.choose(room, room.match.asks[0].texts()[0])
    assert room.asked == (SUE,)


# ------------------------------------------------------------ sitting down


def test_alone_against_an_automa_the_game_begins_at_once(maud):
    table = alone(maud)
    assert (table.status, table.size, table.waiting) == (PLAYING, 1, [0])
    me, sue = table.seats.all()
    assert (me.name, me.automa, sue.name, sue.automa, sue.free) == ("Maud", False, "Sue", True, False)
    assert (sue.number, sue.user, sue.bot) == (SUE, None, AUTOMA)


def test_with_more_seats_there_is_none(maud):
    table = make_table(maud, TablePlan(NOON, [SeatPlan("me"), SeatPlan("bot")]))
    assert [seat.automa for seat in table.seats.all()] == [False, False]


def test_nobody_sits_down_in_the_seat_of_an_automa(maud, wren, anouk):
    table = alone(maud, "open")
    assert table.status == OPEN
    with pytest.raises(creating.Conflicting):
        creating.join(table.code, wren, SUE)
    creating.join(table.code, wren)
    assert Table.objects.get(pk=table.pk).status == PLAYING
    with pytest.raises(creating.Conflicting):
        creating.join(table.code, anouk)


def test_bots_that_fill_a_table_leave_the_automa_alone(maud):
    table = alone(maud, "open")
    creating.fill_with_bots(table.code, maud)
    assert [seat.bot for seat in table.seats.all()] == ["greedy", AUTOMA]


def test_a_person_called_like_the_automa_is_told_apart(db):
    from web.conftest import person

    sue = person("Sue")
    assert [seat.name for seat in alone(sue).seats.all()] == [told_apart("Sue", ["Sue"]), "Sue"]


def test_nobody_is_given_an_automa_as_a_bot(maud, monkeypatch):
    """Not even where somebody has installed a bot of that name."""
    plan = TablePlan(NOON, [SeatPlan("me"), SeatPlan("bot", bot=AUTOMA)])
    with pytest.raises(Refusal):
        make_table(maud, plan)
    monkeypatch.setattr(creating, "bot_names", lambda: ["greedy", AUTOMA])
    monkeypatch.setattr(creating, "find_bot", lambda name: None)
    assert creating.seat_bots() == ["greedy"]
    with pytest.raises(Refusal):
        make_table(maud, plan)


def test_bots_alone_against_an_automa_need_no_table(maud):
    with pytest.raises(Refusal):
        alone(maud, "bot")


def test_an_open_table_with_an_automa_is_not_one_with_bots(maud, wren):
    table = alone(maud, "open")
    assert [each.code for each in lobby.open_tables(user=wren)] == [table.code]
    assert lobby.open_tables(user=wren, bots=True) == []


def test_play_again_has_the_automa_again(maud):
    again = make_table(maud, creating.rematch_plan(alone(maud), maud))
    assert (again.status, [seat.name for seat in again.seats.all()]) == (PLAYING, ["Maud", "Sue"])


# ------------------------------------------------------------ her steps


async def her_steps_are_taken(room) -> None:
    """In memory and on disk, so that everybody has been shown them."""
    while room.asked != (0,) or not room.settled:
        await asyncio.sleep(0.01)


@live("a", game=NOON)
async def test_the_house_takes_her_steps_one_after_the_other(scene):
    room = await scene.open()
    await to_her_turn(scene, room)
    assert (await scene.kept()).waiting == [SUE]
    assert await scene.on_disk(waiting_for_bots) == [scene.table.code]
    home, shown = House(), []
    own = await home.room(scene.table.code)
    own.changed.append(lambda each: shown.append((each.asked, each.tells[-1].event)))
    try:
        await her_steps_are_taken(own)
    finally:
        await home.stop()
    assert shown == [((SUE,), "shoots"), ((0,), "shoots")]
    assert [(seat, text) for _, _, seat, text in await scene.events()][-2:] == [(SUE, DONE), (SUE, DONE)]
    assert (await scene.kept()).waiting == [0]


@live("a", game=NOON)
async def test_people_who_watch_get_a_pause_before_each_step(scene):
    room = await scene.open()
    await to_her_turn(scene, room)
    home, pauses = House(), []

    async def pause(room):
        pauses.append(room.number)

    home._pause = pause
    own = await home.room(scene.table.code)
    try:
        await her_steps_are_taken(own)
    finally:
        await home.stop()
    assert pauses == [room.number, room.number + 1]


@live("a", game=NOON)
async def test_whoever_sits_there_need_not_wait_for_a_line_to_be_read(scene):
    """For one line, or for the rest of her turn; nobody else can hurry her."""
    room = await scene.open()
    await to_her_turn(scene, room)
    home = House()
    home.guests[scene.table.code] = {Mock(program=False)}
    with patch.object(settings, "BOT_PAUSE", 600):
        waiting = asyncio.create_task(home._pause(room))
        await asyncio.sleep(0)
        with pytest.raises(Refusal):
            room.hurry(None, whole_turn=False)
        assert not waiting.done()
        room.hurry(scene.user(0), whole_turn=False)
        await waiting
        again = asyncio.create_task(home._pause(room))
        await asyncio.sleep(0)
        assert not again.done(), "the next line is read too"
        room.hurry(scene.user(0), whole_turn=True)
        await again
        await home._pause(room)


@live("a", game=NOON, options={"sue_first": "yes"})
async def test_an_automa_that_begins_is_seen_from_her_first_step(scene):
    assert scene.table.waiting == [SUE]
    room = await scene.open()
    assert [tell.event for tell in room.tells] == ["walks"]
    await room.bot_chooses(SUE, DONE, room.number)
    assert [tell.event for tell in room.tells] == ["walks", "shoots"]
    await same_as_on_disk(scene, room)


@live("a", game=NOON)
async def test_a_table_opened_at_any_step_is_the_table_that_was_played(scene):
    room = await scene.open()
    while not room.match.over:
        await scene.choose(room)
        await same_as_on_disk(scene, room)
    kept = await scene.kept()
    assert len(kept.result["totals"]) == 2
    text = (await scene.on_disk(record, kept)).write()
    assert read_record(text).seats == ["a0"]
    assert replay(read_record(text)).over


@live("a", game=NOON)
async def test_of_two_servers_only_one_takes_a_step(scene):
    room = await scene.open()
    await to_her_turn(scene, room)
    other, number = await scene.open(), room.number
    await room.bot_chooses(SUE, DONE, number)
    await refused_moved_on(other.bot_chooses(SUE, DONE, number))
    assert other.number == room.number == number + 1
    assert not await other.bot_chooses(SUE, DONE, number), "the same count of choices, but another step"
    assert other.asked == room.asked == (SUE,)


async def refused_moved_on(doing) -> None:
    with pytest.raises(Refusal) as refusal:
        await doing
    assert refusal.value.code == "moved-on"


@pytest.mark.parametrize("options", [{}, {"together": "yes"}])
def test_nobody_answers_for_her_nor_takes_her_steps_back(options, tmp_path, django_db_blocker):
    @live("a", game=NOON, options=options)
    async def test(scene):
        room = await scene.open()
        await to_her_turn(scene, room)
        me = scene.user(0)
        await refused(scene, room, "not-your-seat", room.choose(me, SUE, DONE))
        await refused(scene, room, "nothing-to-undo", room.undo(me))
        await refused(scene, room, "nothing-to-undo", room.undo(me, whole_turn=True))
        await refused(scene, room, "not-absent", room.vote(me, SUE))
        await room.bot_chooses(SUE, DONE, room.number)
        await refused(scene, room, "nothing-to-undo", room.undo(me))
        await room.bot_chooses(SUE, DONE, room.number)
        assert room.asked == (0,)
        await refused(scene, room, "nothing-to-undo", room.undo(me))

    test(tmp_path, django_db_blocker)


@live("a", game=NOON, undo="none")
async def test_her_steps_are_shown_where_nothing_can_be_taken_back_too(scene):
    room = await scene.open()
    await scene.choose(room, room.match.asks[0].texts()[0])
    assert room.asked == (SUE,)


@live("a", game=NOON, undo="agree")
async def test_going_back_by_agreement_goes_back_to_a_question(scene):
    room = await scene.open()
    await to_her_turn(scene, room)
    await room.wish_undo(scene.user(0), 0)
    assert (room.asked, room.match.count) == ((0,), 0)
    await same_as_on_disk(scene, room)


@live("a", game=NOON, bank=600, gain=5)
async def test_no_time_runs_for_her(scene):
    room = await scene.open()
    await to_her_turn(scene, room)
    assert room.clock.left(SUE) is None
    assert room.clock._running == {}
    assert room.absences.due() is None


@live("a", game=NOON)
async def test_whoever_leaves_leaves_a_bot_against_her(scene):
    room = await scene.open()
    await to_her_turn(scene, room)
    await room.resign(scene.user(0))
    assert room.asked == (SUE,)
    assert [seat.bot for seat in room.seats] == ["normal", AUTOMA]


@live("a", game=NOON, pace="turns")
async def test_a_person_is_told_after_her_last_step(scene):
    """Once, though she takes several."""
    await scene.on_disk(tell_by_webhook, scene.people["a"])
    room = await scene.open()
    await to_her_turn(scene, room)
    home = House()
    own = await home.room(scene.table.code)
    try:
        notices = 0
        while own.asked != (0,):
            assert not notices
            notices = await scene.on_disk(Notice.objects.count)
        while not await scene.on_disk(Notice.objects.count):
            await asyncio.sleep(0.01)
    finally:
        await home.stop()
    assert await scene.on_disk(lambda: list(Notice.objects.values_list("seat", "way"))) == [(0, "webhook")]


def tell_by_webhook(user) -> None:
    user.tell_webhook, user.webhook, user.confirmed_webhook = True, "http://127.0.0.1:9/", "http://127.0.0.1:9/"
    user.save()


# ------------------------------------------------------------ what people and programs see


def eyes(room, user: int | None, **more) -> Viewer:
    who = Viewer(user, "en", **more)
    who.look(room.seats_of(user), room.asked)
    return who


@live("a", game=NOON)
async def test_the_page_shows_her_steps_as_they_are_taken(scene):
    room = await scene.open()
    me = eyes(room, scene.user(0))
    assert "1 player<" in parts_for(room, me)["p-top"]
    await to_her_turn(scene, room)
    for who in (me, eyes(room, None)):
        shown = parts_for(room, who)
        assert "Sue plays" in shown["p-ask"]
        assert 'class="think"' in shown["p-ask"]
        assert "<h1>Sue walks up.</h1>" in shown["p-ask"]
        assert "can still be taken back" not in shown["p-ask"]
        assert 'data-do="undo"' not in shown["p-ask"]
        assert "#i-automa" in shown["p-top"]
        assert 'aria-label="Automa"' in shown["p-top"]
        assert not state_for(room, who)["turn"]
    await room.bot_chooses(SUE, DONE, room.number)
    shown = parts_for(room, me)["p-ask"]
    assert '<p class="asked">Sue walks up.</p><h1>Sue plays shot_' in shown


@live("a", game=NOON, options={"together": "yes"})
async def test_undo_is_not_offered_while_she_plays(scene):
    room = await scene.open()
    await to_her_turn(scene, room)
    assert room.match.can_undo
    assert room.undo_seat is None
    assert 'data-do="undo"' not in parts_for(room, eyes(room, scene.user(0)))["p-ask"]
    assert b'"can_undo":false' in programs.position(room, eyes(room, scene.user(0)), [], labels=False)


@live("a", game=NOON)
async def test_a_program_is_told_the_names_of_all(scene):
    room = await scene.open()
    told = programs.position(room, eyes(room, scene.user(0), program=True), [], labels=True)
    assert b'"names":["a0","Sue"]' in told
    await to_her_turn(scene, room)
    assert b'"asks":[]' in programs.position(room, eyes(room, scene.user(0), program=True), [], labels=True)


async def looked_back(scene: Scene, since: int = 0) -> tuple[list[list[str]], str]:
    """What the person may look back at: the lines of the playback's frames, and the page of the replay."""
    client = Client()
    await scene.on_disk(client.force_login, scene.people["a"])
    address = f"/t/{scene.table.code}"
    frames = (await scene.on_disk(client.get, f"{address}/playback?since={since}")).json()["frames"]
    replay = await scene.on_disk(client.get, f"{address}/replay")
    return [frame["lines"] for frame in frames], replay.content.decode()


@live("a", game=NOON)
async def test_looking_back_never_shows_what_a_hold_keeps_back(scene):
    """Neither the card that is drawn when the turn is over, nor a step that she has not taken."""
    room = await scene.open()
    await scene.choose(room, room.match.asks[0].texts()[0])
    assert room.match.holding
    frames, page = await looked_back(scene)
    assert [len(lines) for lines in frames] == [0, 1]
    assert "draws" not in page
    await to_her_turn(scene, room)
    frames, page = await looked_back(scene)
    assert [len(lines) for lines in frames] == [0, 3]
    assert "Sue</b> walks up." in frames[-1][-1]
    assert ("draws" in page, "Sue walks" in page, "Sue plays" in page) == (True, True, False)


@live("a", game=NOON)
async def test_looking_back_shows_one_step_after_the_other(scene):
    room = await scene.open()
    for _ in range(2):
        await to_her_turn(scene, room)
        while room.asked == (SUE,):
            await room.bot_chooses(SUE, DONE, room.number)
    frames, page = await looked_back(scene, since=1)
    assert frames[0] == []
    assert ["walks" in " ".join(lines) for lines in frames[1:]] == [True, False, False]
    assert ["Sue</b> plays" in " ".join(lines) for lines in frames[1:]] == [False, True, False]
    assert page.count("Sue walks up.") == 3, "in the list of moves, and beside the last one"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Alone against Sue, whom the rules play."), ("fr", "En solitaire contre Sue, que les règles font jouer.")],
)
def test_the_form_says_what_one_seat_means(as_maud, language, words):
    as_maud.cookies["django_language"] = language
    page = as_maud.get(reverse("new", args=[NOON]), headers={"Accept-Language": language}).content.decode()
    assert f"<span>{words}</span>" in page
    assert "#i-automa" in page
    alone = as_maud.get(reverse("new", args=[NOON]) + "?who=alone", headers={"Accept-Language": language}).content.decode()
    assert "<b>Sue</b><small>automa</small>" in squeezed(alone)
    other = as_maud.get(reverse("new", args=["sans_foi_ni_loi"])).content.decode()
    assert "automa" not in other


def test_a_table_for_one_is_made_with_the_form(as_maud):
    sent = {"size": "1", "seat-0": "me", "name": "Noon"}
    assert "Sue" in as_maud.post(reverse("new-form", args=[NOON]), sent).content.decode()
    answer = as_maud.post(reverse("new", args=[NOON]), sent)
    table = Table.objects.get()
    assert (answer.url, table.status) == (reverse("table", args=[table.code]), PLAYING)
    assert as_maud.get(answer.url).status_code == 200
    lobby_page = as_maud.get(reverse("lobby")).content.decode()
    assert "Which shot?" in lobby_page


PEDRO = "great_western_trail_argentina"


@pytest.mark.parametrize("page", ["lobby", "game"])
def test_alone_against_the_games_own_opponent_is_offered_beside_bots(nobody, page):
    shown = squeezed(nobody.get(reverse(page, args=[PEDRO] if page == "game" else [])).content.decode())
    assert "Alone against Pedro" in shown
    assert '<button name="option-level" value="expert">expert</button>' in shown


def test_a_game_without_such_an_opponent_offers_none(nobody):
    assert "Alone against" not in nobody.get(reverse("game", args=["sans_foi_ni_loi"])).content.decode()


def test_alone_is_played_at_once_at_the_level_that_was_asked_for(as_maud):
    answer = as_maud.post(reverse("play-now", args=[PEDRO]), {"alone": "yes", "option-level": "expert"})
    table = Table.objects.get()
    assert answer.url == reverse("table", args=[table.code])
    assert (table.size, table.options["level"], table.status) == (1, "expert", PLAYING)
    assert [seat.name for seat in table.seats.all()] == ["Maud", "Pedro"]


@pytest.mark.parametrize(
    ("game", "sent"), [(PEDRO, {"option-level": "superb"}), ("sans_foi_ni_loi", {})], ids=["level", "nobody to play against"]
)
def test_what_cannot_be_played_alone_is_refused(as_maud, game, sent):
    assert as_maud.post(reverse("play-now", args=[game]), {"alone": "yes", **sent}).status_code == 400
    assert not Table.objects.exists()


def test_the_form_asks_for_the_level_where_the_opponent_sits(as_maud):
    page = squeezed(as_maud.get(reverse("new", args=[PEDRO]) + "?who=alone").content.decode())
    assert page.index('class="chairs"') < page.index('name="option-level"') < page.index('id="fold-variants"')
    assert 'name="size" value="1"' in page


def test_the_waiting_room_shows_the_automa_and_offers_her_seat_to_nobody(maud, as_wren):
    page = as_wren.get(reverse("table", args=[alone(maud, "open").code])).content.decode()
    assert "<b>Sue</b><small>automa</small>" in squeezed(page)
    assert 'value="0">' in page
    assert 'name="seat" value="1"' not in page


def test_programs_read_who_is_an_automa(as_maud, maud):
    found = {game["id"]: game["automas"] for game in as_maud.get("/api/games").json()}
    assert found[NOON] == {"1": ["Sue"]}
    assert found["sans_foi_ni_loi"] == {}
    table = as_maud.get(f"/api/tables/{alone(maud).code}").json()
    assert table["size"] == 1
    assert [(seat["name"], seat["bot"], seat["free"]) for seat in table["seats"]] == [
        ("Maud", "", False), ("Sue", AUTOMA, False),
    ]  # fmt: skip
    made = {"game": NOON, "seats": [{"kind": "me"}, {"kind": "bot", "bot": AUTOMA}]}
    assert as_maud.post("/api/tables", made, content_type="application/json").status_code == 400


def test_an_imported_record_has_its_automa(maud, as_maud):
    table = import_record(maud, finished())
    assert [(seat.name, seat.automa) for seat in table.seats.all()] == [("Ann", False), ("Sue", True)]
    score = as_maud.get(reverse("score", args=[table.code])).content.decode()
    assert "<b>Sue</b>" in score
    assert "automa</small>" in squeezed(score)
    page = as_maud.get(reverse("replay", args=[table.code]))
    shown = page.content.decode()
    assert "Sue walks up." in shown
    assert "seat=0" in shown
    assert "seat=1" not in shown, "nobody looks through her eyes"
    assert as_maud.get(reverse("replay", args=[table.code]), {"seat": SUE}).status_code == 400
    assert as_maud.get(reverse("record", args=[table.code])).content.decode() == finished()
    assert "Sue" in as_maud.get(reverse("replays"), {"mine": 1}).content.decode()


def test_a_record_with_a_wrong_number_of_totals_is_refused_with_its_line(maud, as_maud):
    text = finished().rstrip()
    answer = as_maud.post(reverse("import"), {"text": text + " 4\n"})
    assert answer.status_code == 400
    assert f"Line {len(text.splitlines())} of the record" in answer.content.decode()


def test_one_plays_on_from_a_moment_against_her(maud, as_maud):
    table = import_record(maud, finished())
    as_maud.post(reverse("play-on", args=[table.code]), {"at": "2", "others": "bots"})
    new = Table.objects.get(parent=table)
    assert (new.status, new.waiting, len(new.prelude)) == (PLAYING, [0], 2)
    assert [seat.bot for seat in new.seats.all()] == ["", AUTOMA]


def test_the_pages_of_a_running_table_know_her(maud, as_maud):
    table = alone(maud)
    for name in ("table", "replay", "playback"):
        assert as_maud.get(reverse(name, args=[table.code])).status_code == 200
