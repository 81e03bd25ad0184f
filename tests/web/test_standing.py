"""Standing answers: what people have asked to be chosen for them is chosen, told to them alone, and can be taken back."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from django.db import connections
from django.db.backends.signals import connection_created

from engine.toy import toy
from saloon.engine import UNKNOWN, AskAll, AskAny, Match, Tell, find_game, new_match, replay
from saloon.web.live import programs
from saloon.web.live.house import House
from saloon.web.live.room import Room
from saloon.web.live.socket import made_by
from saloon.web.live.standing import ANSWERED, MAX_IN_A_ROW, fitting
from saloon.web.live.viewer import Viewer
from saloon.web.people.models import Token, User
from saloon.web.people.signals import standing_changed
from saloon.web.people.standing import give
from saloon.web.tables import history
from saloon.web.tables.models import Event, Notice, Seat, Table
from web.live_scene import Scene, listening, live
from web.scenes import GAME, made
from web.shown import parts_for
from web.test_automas import tell_by_webhook
from web.test_room import Time, facts, same_as_on_disk, time

__all__ = ["time"]
NOON = "high_noon"
pytestmark = pytest.mark.usefixtures("high_noon")


async def wants(scene: Scene, name: str, *answers: str, game: str = NOON) -> None:
    for answer in answers:
        await scene.on_disk(give, scene.people[name].pk, find_game(game), answer, True)


async def turn(scene: Scene, room: Room) -> None:
    """The seat that is asked plays its first card and says that it is done."""
    (seat,) = room.asked
    await scene.choose(room, room.match.asks[seat].texts()[0])
    if room.asked == (seat,) and room.match.holding:
        await scene.choose(room, "done")


def verb(room: Room) -> tuple[int, str]:
    """Who is asked what."""
    (seat,) = room.asked
    return seat, room.match.asks[seat].verb


def page_of(room: Room, scene: Scene, seat: int, **more) -> dict[str, str]:
    who = Viewer(user=scene.user(seat), language="en", **more)
    who.look(room.seats_of(who.user), room.asked)
    return parts_for(room, who)


def log_of(parts: dict[str, str]) -> str:
    return "".join(html for name, html in parts.items() if name.startswith("p-log-"))


# ------------------------------------------------------------ answering


@live("a b", game=NOON)
async def test_a_question_is_answered_as_an_event_like_any_other(scene):
    await wants(scene, "b", "highest")
    room = await scene.open()
    shown = []
    room.changed.append(lambda room: shown.append((room.number, verb(room))))
    await turn(scene, room)
    assert [(kind, seat) for _, kind, seat, _ in await scene.events()] == [("choose", 0), ("choose", 0), ("answer", 1)]
    assert shown == [(1, (0, "done")), (3, (1, "done"))]
    await same_as_on_disk(scene, room)


@live("a b", game=NOON)
async def test_nobody_is_answered_for_who_has_not_asked(scene):
    await wants(scene, "b", "done", game=GAME)
    await wants(scene, "a", "highest")
    room = await scene.open()
    await turn(scene, room)
    assert verb(room) == (1, "play")


@live("a b", game=NOON)
async def test_several_answers_follow_one_another(scene):
    await wants(scene, "b", "highest", "done")
    room = await scene.open()
    await turn(scene, room)
    assert verb(room) == (0, "play")
    assert [kind for _, kind, _, _ in await scene.events()] == ["choose", "choose", "answer", "answer"]
    await same_as_on_disk(scene, room)


@live("a b", game=NOON)
async def test_the_end_of_a_turn_alone(scene):
    await wants(scene, "a", "done")
    room = await scene.open()
    await scene.choose(room, room.match.asks[0].texts()[0])
    assert verb(room) == (1, "play")
    await same_as_on_disk(scene, room)


@live("a b", game=NOON)
async def test_a_table_does_not_run_away(scene):
    """Where everything is answered, somebody looks at it now and then all the same."""
    for name in "ab":
        await wants(scene, name, "highest", "done")
    room = await scene.open()
    await scene.choose(room)
    assert room.number == 1 + MAX_IN_A_ROW
    assert not room.match.over
    await same_as_on_disk(scene, room)
    await scene.play_until(room, lambda room: room.match.over)
    await same_as_on_disk(scene, room)


@live("a a", game=NOON)
async def test_every_seat_of_a_person_is_answered_for(scene):
    await wants(scene, "a", "done")
    room = await scene.open()
    for seat in (0, 1, 0):
        assert verb(room) == (seat, "play")
        await scene.choose(room)


@live("a", game=NOON)
async def test_an_automa_is_not_concerned(scene):
    await wants(scene, "a", "done", "highest")
    room = await scene.open()
    await scene.choose(room)
    assert room.automa == 1
    number = room.number
    await scene.choose(room, "done")
    assert (room.automa, room.number) == (1, number + 1)
    await scene.choose(room, "done")
    assert [kind for _, kind, _, _ in await scene.events()][number:] == ["choose", "choose", "answer", "answer"]


@live("a b", game=NOON)
async def test_a_record_has_an_ordinary_choice(scene):
    for name in "ab":
        await wants(scene, name, "highest", "done")
    room = await scene.open()
    await scene.play_until(room, lambda room: room.match.over)
    record = await scene.on_disk(history.record, await scene.kept())
    assert record.write().count("play:") == room.match.count
    assert replay(record).standings() == room.match.standings()
    frames = await scene.on_disk(lambda: sum(1 for _ in history.replayed(scene.table)))
    assert frames == room.match.count + 1


@live("a b", game=NOON)
async def test_opening_a_table_never_replays_more_than_a_turn(scene):
    """Though a turn begins in the middle of what is written at once."""
    await wants(scene, "b", "highest")
    room = await scene.open()
    await turn(scene, room)
    assert verb(room) == (1, "done")
    assert (await scene.snapshot()).number == room.number
    await room.undo(scene.user(1))
    await same_as_on_disk(scene, room)


@pytest.mark.parametrize("kind", [AskAll, AskAny])
def test_what_is_chosen_in_secret_or_at_once_is_everybodys_own(kind):
    match = met(kind)
    answer = match.game.page.standing["best-bid"]
    assert kind is AskAny or any(answer(match.observe(seat), ask) for seat, ask in match.asks.items())
    assert list(fitting(match, match.observe)) == []


def met(kind: type) -> Match:
    """The toy at the first question of a kind."""
    match, dice = new_match(toy(), 3, {}, 3), random.Random(3)
    while type(match.question) is not kind:
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, dice.choice(ask.options))
    return match


@live("a b", game=NOON)
async def test_an_answer_knows_no_more_than_its_seat(scene):
    await wants(scene, "b", "highest")
    room = await scene.open()
    seen = []
    with instead(highest=lambda g, ask: seen.append(g)):
        await turn(scene, room)
    (observation,) = seen
    assert UNKNOWN not in observation.players[1].hand
    assert set(observation.players[0].hand) == {UNKNOWN}
    assert verb(room) == (1, "play")


@contextmanager
def instead(**answers) -> Iterator[None]:
    """High Noon with other standing answers for a while."""
    page = find_game(NOON).page
    kept, page.standing = page.standing, {**page.standing, **answers}
    try:
        yield
    finally:
        page.standing = kept


@live("a b", game=NOON)
async def test_an_answer_that_fails_costs_a_line_in_the_servers_log(scene):
    await wants(scene, "b", "highest")
    room = await scene.open()

    def broken(g, ask):
        raise ZeroDivisionError

    with instead(highest=broken), listening("saloon.standing") as heard:
        await turn(scene, room)
    assert (verb(room), len(heard)) == ((1, "play"), 1)
    await turn(scene, room)
    await turn(scene, room)
    with instead(highest=lambda g, ask: "nothing that could be played"), listening("saloon.standing") as heard:
        await room.undo(scene.user(1))
        await turn(scene, room)
        await turn(scene, room)
    assert (verb(room), len(heard)) == ((1, "play"), 1)


# ------------------------------------------------------------ going back


@live("a b", game=NOON)
async def test_what_was_answered_is_undone_like_any_choice_and_then_asked(scene):
    await wants(scene, "b", "highest")
    room = await scene.open()
    await turn(scene, room)
    log = len(room.tells)
    await room.undo(scene.user(1))
    assert (verb(room), room.asked_again) == ((1, "play"), 1)
    assert len(room.tells) < log
    assert "asked this time" in page_of(room, scene, 1)["p-ask"]
    await turn(scene, room)
    await turn(scene, room)
    assert (verb(room), room.asked_again) == ((1, "done"), None)


@live("a b", game=NOON)
async def test_a_server_that_starts_again_does_not_answer_what_was_undone(scene):
    await wants(scene, "b", "highest")
    room = await scene.open()
    await turn(scene, room)
    await room.undo(scene.user(1))
    again = await same_as_on_disk(scene, room)
    assert again.asked_again == 1
    await again.heed(scene.user(1))
    await again.answer_open(scene.user(1))
    assert facts(again) == facts(room)
    await turn(scene, again)
    await turn(scene, again)
    assert verb(again) == (1, "done")


@live("a b", game=NOON, undo="agree")
async def test_restarting_the_turn_and_going_back_by_agreement_ask_too(scene):
    await wants(scene, "b", "highest")
    room = await scene.open()
    await turn(scene, room)
    await room.undo(scene.user(1), whole_turn=True)
    assert (verb(room), room.asked_again) == ((1, "play"), 1)
    await turn(scene, room)
    assert verb(room) == (0, "play")
    await room.wish_undo(scene.user(1), 1)
    await room.agree(scene.user(0), True)
    assert (verb(room), room.asked_again) == ((1, "play"), 1)
    assert (await same_as_on_disk(scene, room)).asked_again == 1


@live("a b", game=NOON, undo="agree")
async def test_who_goes_back_does_not_stop_the_answers_of_others(scene):
    await wants(scene, "b", "highest")
    room = await scene.open()
    await turn(scene, room)
    await room.wish_undo(scene.user(1), 0)
    await room.agree(scene.user(0), True)
    assert (verb(room), room.asked_again) == ((0, "play"), 0)
    await turn(scene, room)
    assert verb(room) == (1, "done")


def test_an_aside_of_another_does_not_answer_what_was_undone():
    """The seat itself has to choose."""
    match = new_match(find_game(NOON), 2, {}, 1, hold=True)
    (me,) = match.asks
    back, aside, own = (Event(kind=kind, seat=seat) for kind, seat in (("undo", me), ("choose", 1 - me), ("choose", me)))
    assert history.asked_again(None, back, match) == me
    assert history.asked_again(me, aside, match) == me
    assert history.asked_again(me, own, match) is None


def test_where_several_are_asked_nobody_is_asked_again():
    assert history.asked_again(0, Event(kind="rewind", seat=0), met(AskAll)) is None


# ------------------------------------------------------------ the log


@live("a b", game=NOON)
async def test_the_log_says_so_to_the_person_alone(scene):
    await wants(scene, "b", "highest", "done")
    room = await scene.open()
    await turn(scene, room)
    tell, _ = [tell for tell in room.tells if tell.event == ANSWERED]
    shot = tell.values["choice"].removeprefix("play:")
    for opened in (room, await same_as_on_disk(scene, room)):
        log = log_of(page_of(opened, scene, 1))
        assert f"Answered for you: {shot}" in log
        assert "Answered for you: End turn" in log
        assert log.index("Answered") < log.index(f"b1</b> plays {shot}")
        assert "Répondu pour vous" in log_of(page_of(opened, scene, 1) | fr(opened, scene, 1))
        others = page_of(opened, scene, 0)
        assert "Answered" not in json.dumps(others)
        assert f"b1</b> plays {shot}" in log_of(others)
        for user in (scene.user(0), scene.user(1), None):
            who = Viewer(user=user, language="en", seats=opened.seats_of(user), program=True)
            assert ANSWERED not in programs.position(opened, who, opened.tells, labels=True).decode()


def fr(room: Room, scene: Scene, seat: int) -> dict[str, str]:
    who = Viewer(user=scene.user(seat), language="fr")
    who.look(room.seats_of(who.user), room.asked)
    return parts_for(room, who)


@live("a a", game=NOON)
async def test_a_covered_screen_does_not_say_what_was_answered(scene):
    await wants(scene, "a", "highest")
    room = await scene.open()
    await turn(scene, room)
    assert "Answered" not in json.dumps(page_of(room, scene, 0))
    assert "Answered" in json.dumps(page_of(room, scene, 0, looking=1))
    assert verb(room) == (1, "done")
    await scene.choose(room, "done")
    assert "Answered" in json.dumps(page_of(room, scene, 0, looking=0))


@live("a b", game=NOON)
async def test_the_end_of_the_game_opens_no_ones_answers(scene):
    await wants(scene, "b", "highest", "done")
    room = await scene.open()
    await scene.play_until(room, lambda room: room.match.over)
    assert "Answered" in json.dumps(page_of(room, scene, 1))
    assert "Answered" not in json.dumps(page_of(room, scene, 0))


def test_who_was_away_is_told_since_what_they_chose_themselves():
    own, other = Tell(1, "shoots", 0, {}), Tell(2, "shoots", 1, {})
    answered, shot = Tell(3, ANSWERED, 0, {"choice": "play:shot_1", "labels": {}}), Tell(3, "shoots", 0, {})
    ended = Tell(1, ANSWERED, 0, {"choice": "done", "labels": {}})
    assert made_by([own, ended, other, answered, shot], (0,)) == [own, ended]


# ------------------------------------------------------------ the page


@live("a b", game=NOON)
async def test_the_page_offers_what_fits_the_question(scene):
    room = await scene.open()
    parts = page_of(room, scene, 0)
    assert "Always: play the highest shot" in parts["p-ask"]
    assert "last shot" not in parts["p-ask"]
    assert "last shot" in parts["p-standing"]
    assert parts["p-standing"].count('aria-checked="false"') == 3
    assert "Always" not in page_of(room, scene, 1)["p-ask"]
    assert "Standing answers" in parts["p-top"]
    await scene.choose(room)
    await wants(scene, "a", "done")
    await room.heed(scene.user(0))
    parts = page_of(room, scene, 0)
    assert 'aria-checked="true"' in parts["p-ask"]
    assert "Always end my turns when nothing is left" in parts["p-ask"]
    nobody = parts_for(room, Viewer(user=None, language="en"))
    assert nobody["p-standing"] == ""
    assert "Standing answers" not in nobody["p-top"]


@live("a b", game=NOON)
async def test_whoever_switches_an_answer_on_gets_it_at_once(scene):
    room = await scene.open()
    home = House()
    home.rooms[scene.table.code] = room
    try:
        await home.answer_always(room, scene.user(0), "highest", True)
        assert verb(room) == (0, "done")
        await home.answer_always(room, scene.user(1), "done", True)
        assert verb(room) == (0, "done")
        await home.answer_always(room, scene.user(0), "highest", False)
        await scene.choose(room, "done")
        await scene.choose(room)
        assert verb(room) == (0, "play")
    finally:
        await home.stop()
    assert [kind for _, kind, _, _ in await scene.events()] == ["answer", "choose", "choose", "answer"]


@live("a b", game=NOON)
async def test_no_choice_costs_a_query_for_it(scene):
    """What people have asked for is read with the room; a choice is written, and nothing is read."""
    await wants(scene, "b", "highest")
    room = await scene.open()
    await scene.on_disk(lambda: connections["default"].close())
    with queries() as heard:
        await scene.choose(room)
        await scene.choose(room, "done")
    assert verb(room) == (1, "done")
    assert [sql for sql in heard if sql.startswith("SELECT")] == []
    assert sum(sql.startswith("INSERT INTO tables_event") for sql in heard) == 2


@contextmanager
def queries() -> Iterator[list[str]]:
    """What is asked of the database by every thread that connects to it meanwhile."""
    heard: list[str] = []

    def hear(execute, sql, *more):
        heard.append(sql)
        return execute(sql, *more)

    def listen(sender, connection, **_):
        connection.execute_wrappers.append(hear)

    connection_created.connect(listen)
    try:
        yield heard
    finally:
        connection_created.disconnect(listen)


# ------------------------------------------------------------ programs


@live("a b", game=NOON)
async def test_a_program_is_always_asked(scene):
    """From its first choice until the person chooses at the page."""
    await wants(scene, "a", "highest", "done")
    room = await scene.open()
    first = room.match.asks[0].texts()[0]
    await room.choose(scene.user(0), 0, first, program=True)
    assert verb(room) == (0, "done")
    assert (await same_as_on_disk(scene, room)).seats[0].program
    await room.choose(scene.user(0), 0, "done", program=True)
    await turn(scene, room)
    assert verb(room) == (0, "play")
    await scene.choose(room)
    assert verb(room) == (1, "play")
    assert not (await same_as_on_disk(scene, room)).seats[0].program


@live("a b", game=NOON)
async def test_a_program_that_comes_in_is_asked_before_it_has_chosen(scene):
    await wants(scene, "b", "highest")
    room = await scene.open()
    assert await room.give_to_program(scene.user(1))
    assert not await room.give_to_program(scene.user(1))
    await turn(scene, room)
    assert verb(room) == (1, "play")
    assert "a program of yours" in page_of(room, scene, 1)["p-ask"]
    assert [seat.program for seat in (await same_as_on_disk(scene, room)).seats] == [False, True]


def test_who_sits_down_over_http_is_a_program(client, maud, wren):
    _, secret = Token.make(maud, "test")
    headers = {"HTTP_AUTHORIZATION": f"Bearer {secret}"}
    plan = {"game": NOON, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    answer = client.post("/api/tables", plan, content_type="application/json", **headers)
    assert [seat.program for seat in Table.objects.get(code=answer.json()["code"]).seats.all()] == [True, False]
    table = made(wren, "me", "open", "open")
    client.post(f"/api/tables/{table.code}/join", {}, content_type="application/json", **headers)
    assert [seat.program for seat in table.seats.all()] == [False, True, False]
    client.post(f"/api/tables/{table.code}/leave", {}, content_type="application/json", **headers)
    assert not Seat.objects.filter(table=table, program=True).exists()


# ------------------------------------------------------------ time and notices


def test_no_time_is_charged_for_it(tmp_path, django_db_blocker, time: Time):
    async def play(scene):
        await wants(scene, "b", "highest", "done")
        room = await scene.open()
        time.now += 10
        await turn(scene, room)
        assert (room.asked, room.clock.left(0), room.clock.left(1)) == ((0,), 95, 100)
        time.now += 10
        await turn(scene, room)
        again = await same_as_on_disk(scene, room)
        assert (again.clock.left(0), again.clock.left(1)) == (90, 100)

    live("a b", game=NOON, bank=100, gain=5)(play)(tmp_path, django_db_blocker)


@live("a b", game=NOON, pace="turns")
async def test_nobody_is_told_of_a_turn_that_was_answered(scene):
    """Nor is the other, who sits at the table; but whoever has to look all the same is told, once."""
    await scene.on_disk(tell_by_webhook, scene.people["b"])
    await wants(scene, "b", "highest", "done")
    home = House()
    try:
        room = await home.room(scene.table.code)
        await turn(scene, room)
        await told(home)
        assert not await scene.on_disk(Notice.objects.exists)
        await scene.on_disk(give, scene.user(1), room.game, "done", False)
        await room.heed(scene.user(1))
        await turn(scene, room)
        assert verb(room) == (1, "done")
        await told(home)
        assert await scene.on_disk(lambda: list(Notice.objects.values_list("seat", "way"))) == [(1, "webhook")]
    finally:
        await home.stop()


async def told(home: House) -> None:
    """Until everything that happens in the background has happened."""
    while tasks := [task for task in home._tasks if not task.done()]:
        await asyncio.gather(*tasks, return_exceptions=True)


@live("a b", game=NOON)
async def test_a_table_in_play_hears_what_the_settings_change(scene):
    home = House()
    home._listen()
    try:
        room = await home.room(scene.table.code)
        await wants(scene, "b", "highest")
        await scene.on_disk(lambda: standing_changed.send(User, user=scene.user(1)))
        while not room.standing.get(scene.user(1)):
            await asyncio.sleep(0.01)
        await turn(scene, room)
        assert verb(room) == (1, "done")
    finally:
        await home.stop()
