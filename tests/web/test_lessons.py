"""Lessons at tables: one person, rivals whose choices are written down, and nothing that the lesson does not ask for."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import pytest
from django.urls import reverse

from saloon.engine import all_games, find_game
from saloon.engine.lesson import LEARNER, find_lesson, lesson_files
from saloon.web.live.course import Course
from saloon.web.live.house import House, waiting_for_bots
from saloon.web.people.export import about
from saloon.web.people.guests import take_over
from saloon.web.tables import lessons, lobby
from saloon.web.tables.history import choices
from saloon.web.tables.models import PLAYING, SCRIPTED, Table
from web.conftest import person
from web.live_scene import live
from web.test_room import refused, same_as_on_disk

GAME, NAME = "great_western_trail", "round_trip"
NOON = "high_noon"
LESSONS = [(game.id, name) for game in all_games() for _, name in lesson_files(game)]
pytestmark = pytest.mark.usefixtures("high_noon")


def taken(user, game=GAME, name=NAME, **more) -> Table:
    return lessons.take_lesson(user, find_lesson(find_game(game), name), **more)


def take(client, game=GAME, name=NAME, **sent):
    return client.post(reverse("lesson", args=[game, name]), sent)


# ------------------------------------------------------------ beginning, going on


def test_a_lesson_is_a_table_for_one_person_alone(maud, wren):
    table = taken(maud)
    assert (table.status, table.lesson, table.bank, table.public) == (PLAYING, NAME, None, False)
    assert (table.undo, table.advice, table.waiting) == ("none", "no", [LEARNER])
    assert [(seat.name, seat.bot, seat.user) for seat in table.seats.all()] == [("Maud", "", maud), ("Clay", SCRIPTED, None)]
    assert not lobby.watchable()
    assert not lobby.open_tables(user=wren)


def test_lessons_are_not_among_the_games_that_somebody_plays(maud):
    taken(maud)
    assert lobby.my_tables(maud, PLAYING) == []
    assert lobby.my_turns(maud) == []
    assert lobby.now_playing() == {"games": 0, "players": 0}
    assert waiting_for_bots() == []


def test_whoever_comes_back_goes_on_where_they_were(maud, as_maud):
    first = take(as_maud)
    assert take(as_maud).url == first.url
    assert [each["title"] for each in lessons.going_on(maud)] == ["A round trip"]
    (shown, *_) = lessons.shown_lessons(find_game(GAME), maud)
    assert (shown["begun"], shown["done"], shown["minutes"]) == (True, False, 15)
    assert take(as_maud, again="yes").url != first.url
    assert len(lessons.begun_lessons(maud)) == 1


def test_a_newcomer_takes_a_lesson_as_a_guest(nobody, db):
    assert take(nobody).url.startswith("/t/")
    assert Table.objects.get().seats.first().user.guest


def test_a_lesson_that_does_not_exist_is_not_found(as_maud):
    assert take(as_maud, name="nothing").status_code == 404
    assert as_maud.get(reverse("lesson", args=[GAME, NAME])).url == reverse("game", args=[GAME])


def test_a_lesson_that_has_changed_since_begins_again(maud):
    table = taken(maud)
    Table.objects.filter(pk=table.pk).update(seed="12")
    assert lessons.begun_lessons(maud) == []
    assert taken(maud).code != table.code


# ------------------------------------------------------------ what was finished


def test_finished_lessons_are_kept_with_the_person(maud):
    table = taken(maud)
    lessons.finish(maud.pk, table)
    lessons.finish(maud.pk, table)
    assert lessons.shown_lessons(find_game(GAME), maud)[0]["done"]
    assert lessons.begun_lessons(maud) == []
    assert [(each["game"], each["lesson"]) for each in about(maud)["lessons"]] == [(GAME, NAME)]


def test_what_a_guest_has_learned_goes_to_the_account(maud):
    guest = person("Visitor", guest=True)
    for user in (guest, maud):
        lessons.finish(user.pk, taken(user))
    lessons.finish(guest.pk, taken(guest, NOON, "noon"))
    take_over(guest, maud)
    assert sorted(maud.lessons.values_list("game", "lesson")) == [(GAME, NAME), (NOON, "noon")]


# ------------------------------------------------------------ on one's own


def test_playing_on_makes_a_table_of_ones_own_with_bots(maud, as_maud):
    table = taken(maud)
    answer = as_maud.post(reverse("lesson-play-on", args=[table.code]), {"choice": "begin:B"})
    own = Table.objects.exclude(pk=table.pk).get()
    assert answer.url == reverse("table", args=[own.code])
    assert (own.lesson, own.undo, own.prelude, own.public) == ("", "turn", [[0, "begin:B"]], False)
    assert [seat.bot for seat in own.seats.all()] == ["", "greedy"]
    assert lessons.begun_lessons(maud) == [table], "the lesson waits"


def test_nobody_plays_on_from_anothers_lesson(maud, as_wren):
    table = taken(maud)
    assert as_wren.post(reverse("lesson-play-on", args=[table.code])).status_code == 403


# ------------------------------------------------------------ at the table


@asynccontextmanager
async def taught(scene, game: str = GAME, name: str = NAME):
    """The room of a lesson that somebody has begun, in a house that plays for the rivals."""
    scene.table = await scene.on_disk(taken, scene.people["a"], game, name)
    home = House()
    try:
        yield await home.room(scene.table.code)
    finally:
        await home.stop()


async def reads(room) -> None:
    """Until there is a note to read, or nothing is left to do."""
    while not room.settled or (room.course.note is None and not room.course.finished):
        await asyncio.sleep(0.002)


async def follow(scene, room, until: str = "") -> list[str]:
    """Do what the notes say, until one of them or to the end; gives the names of those that were read."""
    me, course, read = scene.user(0), room.course, []
    await reads(room)
    while not course.finished and course.note.name != until:
        read.append(course.note.name)
        if course.note.choice is None:
            await room.read_on(me, course.note.number)
        else:
            await room.choose(me, LEARNER, course.note.choice)
        await reads(room)
    return read


@pytest.mark.parametrize(("game", "name"), [*LESSONS, (NOON, "noon")])
def test_every_lesson_is_played_to_its_end(game, name, tmp_path, django_db_blocker):
    """Note by note; what is on disk then is what the file says, and that somebody has finished it."""

    @live("a", game=NOON)
    async def test(scene):
        async with taught(scene, game, name) as room:
            lesson = room.course.lesson
            assert await follow(scene, room) == [note.name for note in lesson.notes]
            assert await scene.on_disk(choices, scene.table) == [(line.seat, line.text) for line in lesson.record.choices]
            assert await scene.on_disk(scene.people["a"].lessons.count) == 1

    test(tmp_path, django_db_blocker)


@live("a", game=NOON)
async def test_a_rival_waits_until_the_notes_before_are_read(scene):
    async with taught(scene) as room:
        await follow(scene, room, until="refill")
        count = room.match.count
        assert room.asked == (1,)
        assert not await room.bot_chooses(1, "discard:criollo", room.number)
        await room.read_on(scene.user(0), room.course.note.number)
        await reads(room)
        assert room.course.note.name == "clay_builds"
        assert room.match.count > count


def test_what_comes_before_the_first_note_needs_no_time():
    """A lesson may begin in the middle of a game: nobody follows how it came to that."""
    lesson = find_lesson(find_game("carson_city"), "duels")
    first = lesson.notes[0].place
    assert first > 0
    prepared = [Course(lesson, match).prepares(match) for match in lesson.play()]
    assert prepared == [place < first for place in range(len(prepared))]


@live("a", game=NOON)
async def test_only_what_the_lesson_allows_is_played(scene):
    """Anything else is talked about; what cannot be chosen at all, and what programs send, is refused."""
    async with taught(scene) as room:
        await follow(scene, room, until="begin")
        me = scene.user(0)
        await room.choose(me, LEARNER, "begin:C")
        assert (room.match.count, room.course.other) == (0, "begin:C")
        await room.stay(me)
        assert room.course.other == ""
        await refused(scene, room, "not-in-lesson", room.choose(me, LEARNER, "begin:nowhere"))
        await refused(scene, room, "not-in-lesson", room.choose(me, LEARNER, "begin:C", program=True))
        await refused(scene, room, "not-in-lesson", room.resign(me))
        await refused(scene, room, "no-undo-here", room.undo(me))
        await refused(scene, room, "no-hints-here", scene_hint(room, me))
        await refused(scene, room, "not-your-seat", room.turn_to(0, 1))


async def scene_hint(room, me: int) -> None:
    room.must_advise(me, LEARNER, room.number)


@live("a", game=NOON)
async def test_what_does_as_well_is_played_and_the_lesson_goes_on(scene):
    async with taught(scene) as room:
        await follow(scene, room, until="corriente")
        also = room.course.note.also[0]
        await room.choose(scene.user(0), LEARNER, also)
        await follow(scene, room)
        assert also in [text for _, text in await scene.on_disk(choices, scene.table)]


@live("a", game=NOON)
async def test_back_goes_over_whatever_has_come_to_light(scene):
    async with taught(scene) as room:
        await follow(scene, room, until="walk")
        me, then = scene.user(0), room.course.note.number
        await room.turn_to(me, then - 2)
        assert (room.course.note.name, room.asked) == ("refill", (1,))
        await same_as_on_disk(scene, room)
        await follow(scene, room, until="walk")
        assert room.course.note.number == then
        await room.turn_to(me, 1)
        assert (room.match.count, room.course.note.name) == (0, "welcome")
        assert [each.at for each in room.tells if each.at] == []
        await same_as_on_disk(scene, room)


@live("a", game=NOON)
async def test_skip_plays_to_the_next_chapter(scene):
    async with taught(scene) as room:
        course = room.course
        for chapter in course.lesson.chapters[1:]:
            first = next(note for note in course.lesson.notes if note.chapter == chapter)
            await room.turn_to(scene.user(0), first.number)
            assert course.note == first
            await same_as_on_disk(scene, room)
        await room.turn_to(scene.user(0), len(course.lesson.notes))
        await room.read_on(scene.user(0), course.note.number)
        assert course.finished


@live("a", game=NOON)
async def test_steps_of_an_automa_have_their_notes_also_on_the_way_back(scene):
    async with taught(scene, NOON, "noon") as room:
        me = scene.user(0)
        await follow(scene, room, until="walks")
        assert room.asked == (1,)
        await follow(scene, room, until="again")
        lines = len(room.tells)
        await room.turn_to(me, 3)
        assert (room.course.note.name, room.asked, room.tells[-1].event) == ("walks", (1,), "walks")
        await same_as_on_disk(scene, room)
        await follow(scene, room, until="again")
        assert len(room.tells) == lines, "nothing is told twice"


@live("a", game=NOON)
async def test_a_note_is_read_once_however_often_somebody_presses(scene):
    async with taught(scene) as room:
        await reads(room)
        for _ in range(2):
            await room.read_on(scene.user(0), 1)
        assert room.course.note.number == 2


@live("a", game=NOON)
async def test_after_a_restart_the_lesson_stands_where_it_stood(scene):
    async with taught(scene) as room:
        await follow(scene, room, until="longhorn")
        again = await same_as_on_disk(scene, room)
        assert again.course.note.name == "longhorn"


def test_lobby_and_learn_offer_to_go_on(maud, as_maud, nobody):
    table = taken(maud)
    for page in ("lobby", "learn"):
        assert f'href="/t/{table.code}"' in as_maud.get(reverse(page)).content.decode()
        assert "Your lesson" not in nobody.get(reverse(page)).content.decode()


def test_only_the_learner_gets_the_coach(maud, as_maud, as_wren):
    """Whoever else has the address looks at an ordinary table."""
    path = reverse("table", args=[taken(maud).code])
    assert 'id="p-coach"' in as_maud.get(path).content.decode()
    assert "lesson.js" not in as_wren.get(path).content.decode()
