"""Somebody does not come: reminded first, then given time; then a bot plays until they are back."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from unittest.mock import Mock, patch

import pytest
from django.core import mail

from saloon.engine import DONE
from saloon.web.live.absence import ABSENT, HERE, MISSING, REMINDED
from saloon.web.live.house import House, waiting_for_long
from saloon.web.live.room import Room
from saloon.web.live.viewer import Viewer
from saloon.web.people import confirming, outbox
from saloon.web.people.models import User
from saloon.web.tables import history, lobby
from saloon.web.tables.models import Seat, Table
from web.live_scene import Scene, live
from web.shown import parts_for
from web.test_room import refused, same_as_on_disk

MINUTE, DAY = 60, 24 * 3600


def wait(room: Room, seconds: float) -> None:
    """So much time passes; nobody comes."""
    room.opened -= seconds
    room.seen = {user: when - seconds for user, when in room.seen.items()}
    moments = [room.table, "moved"], *([row, "reminded"] for row in room.seats)
    for row, name in moments:
        if getattr(row, name) is not None:
            setattr(row, name, getattr(row, name) - timedelta(seconds=seconds))
    room.clock._running = {seat: when - seconds for seat, when in room.clock._running.items()}


async def miss(room: Room, graces: float = 1) -> int:
    """Whoever is asked stays away until they are reminded, and for as many times the grace; gives the seat."""
    (seat,) = room.asked
    wait(room, 4 * DAY if room.table.pace == "turns" else 3 * MINUTE)
    await room.absences.remind()
    wait(room, graces * room.absences.grace)
    return seat


def viewer(room: Room, user: int | None, language: str = "en") -> Viewer:
    found = Viewer(user=user, language=language)
    found.look(room.seats_of(user), room.asked)
    return found


def notice(room: Room, user: int | None, language: str = "en") -> str:
    return parts_for(room, viewer(room, user, language))["p-notice"]


def others(scene: Scene, seat: int) -> list[int]:
    return [scene.user(other) for other in range(len(scene.seats)) if other != seat]


# ------------------------------------------------------------ before a bot may play


@live("a b")
async def test_a_reminder_comes_first_then_time_then_the_bot(scene):
    room = await scene.open()
    (seat,) = room.asked
    (other,) = others(scene, seat)
    assert (room.absences.stage(seat), room.absences.due()) == (HERE, pytest.approx(2 * MINUTE, abs=5))
    await refused(scene, room, "not-absent", room.vote(other, seat))
    wait(room, 3 * MINUTE)
    assert (room.absences.stage(seat), room.absences.due()) == (MISSING, 0)
    await refused(scene, room, "not-absent", room.vote(other, seat))
    await room.absences.remind()
    assert room.absences.stage(seat) == REMINDED
    assert "1 minute" in notice(room, other)
    assert "data-do" not in notice(room, other)
    await refused(scene, room, "still-time", room.vote(other, seat))
    wait(room, MINUTE)
    assert room.absences.stage(seat) == ABSENT
    assert f'data-do="vote" data-seat="{seat}"' in notice(room, other)
    await room.vote(other, seat)
    assert room.seats[seat].bot == "normal"
    await same_as_on_disk(scene, room)


@live("a b", pace="turns")
async def test_turn_by_turn_a_question_waits_while_nobody_has_the_table_open(scene):
    room = await scene.open()
    (seat,) = room.asked
    assert room.absences.stage(seat) == HERE
    await scene.on_disk(lambda: Table.objects.update(moved=scene.table.moved - timedelta(days=4)))
    room = await scene.open()
    assert room.absences.stage(seat) == MISSING
    await room.absences.remind()
    again = await scene.open()
    assert again.absences.stage(seat) == REMINDED, "though the room was closed meanwhile"
    wait(again, DAY)
    assert again.absences.stage(seat) == ABSENT


@live("a b")
async def test_who_is_connected_is_not_missed_and_who_came_back_is_reminded_again(scene):
    room = await scene.open()
    (seat,) = room.asked
    me = scene.user(seat)
    wait(room, 3 * MINUTE)
    room.present = {me}
    assert room.absences.stage(seat) == HERE
    assert room.absences.due() is None
    room.present = set()
    await room.absences.remind()
    assert [row.number for row in room.absences.seen(me)] == [seat]
    assert room.absences.stage(seat) == MISSING


@live("a b", bank=100)
async def test_who_has_no_time_left_may_be_voted_out_though_present(scene):
    room = await scene.open()
    (seat,) = room.asked
    room.present = {scene.user(0), scene.user(1)}
    wait(room, 99)
    assert room.absences.stage(seat) == HERE
    wait(room, 10)
    await room.absences.remind()
    assert not room.absences.seen(scene.user(seat)), "looking in again wins no time"
    assert "Your time is up" in notice(room, scene.user(seat))
    wait(room, MINUTE)
    await room.vote(*others(scene, seat), seat)
    assert room.clock.left(seat) is None
    await room.take_back(scene.user(seat), seat)
    assert room.clock.left(seat) == pytest.approx(MINUTE, abs=5), "some time to choose"


@live("a greedy")
async def test_nobody_is_missed_where_nobody_else_waits(scene):
    room = await scene.open()
    await scene.play_until(room, lambda room: room.asked == (0,))
    wait(room, DAY)
    assert (room.absences.stage(0), room.absences.due()) == (HERE, None)


# ------------------------------------------------------------ votes


@live("a b c d")
async def test_more_than_half_of_the_others_vote_a_bot_in(scene):
    room = await scene.open()
    seat = await miss(room)
    one, two, _ = others(scene, seat)
    await refused(scene, room, "no-vote", room.vote(scene.user(seat), seat))
    await refused(scene, room, "no-vote", room.vote(999, seat))
    for where in (-1, 4, 10**12, (seat + 1) % 4):
        await refused(scene, room, "not-absent", room.vote(one, where))
    await room.vote(one, seat)
    await room.vote(one, seat)
    assert not room.bots[seat], "one of three is not more than half, however often"
    assert "data-do" not in notice(room, one)
    assert "data-do" not in notice(room, None)
    await room.vote(two, seat)
    assert room.bots[seat]
    await refused(scene, room, "not-absent", room.vote(two, seat))


@live("a b c d")
async def test_when_nobody_else_comes_either_one_alone_decides(scene):
    room = await scene.open()
    seat = await miss(room)
    one, *_ = others(scene, seat)
    await room.vote(one, seat)
    wait(room, MINUTE)
    assert 'data-do="vote"' in notice(room, one)
    await room.vote(one, seat)
    assert room.bots[seat]


@live("a b c d")
async def test_votes_are_forgotten_when_the_person_plays(scene):
    room = await scene.open()
    seat = await miss(room)
    await room.vote(others(scene, seat)[0], seat)
    await scene.choose(room, "act:take1")
    assert room.absences.votes == {}


@live("a b c d")
async def test_the_vote_of_somebody_who_left_does_not_count(scene):
    room = await scene.open()
    seat = await miss(room)
    one, two, three = others(scene, seat)
    await room.vote(one, seat)
    await room.resign(one)
    await room.vote(two, seat)
    assert not room.bots[seat]
    await room.vote(three, seat)
    assert room.bots[seat]


@live()
async def test_a_seat_whose_account_is_gone_goes_to_a_bot_for_good(scene):
    room = await scene.open()
    (seat,) = room.asked
    await scene.on_disk(scene.people[scene.seats[seat]].delete)
    await room.refresh()
    for other in others(scene, seat):
        await room.vote(other, seat)
    assert room.bots[seat]
    assert room.seats[seat].user_id is None
    assert (await scene.open()).seats[seat].left


# ------------------------------------------------------------ a bot stands in, and its person comes back


async def stand_in(scene: Scene, room: Room) -> int:
    seat = await miss(room)
    for other in others(scene, seat):
        if not room.bots[seat]:
            await room.vote(other, seat)
    return seat


@live("a b", undo="none")
async def test_whoever_comes_back_is_told_what_the_bot_chose_and_takes_the_seat_back(scene):
    room = await scene.open()
    seat = await stand_in(scene, room)
    me, (other,) = scene.user(seat), others(scene, seat)
    assert "comes back" in notice(room, other)
    await scene.play_until(room, lambda room: room.asked != (seat,))
    chosen = [text for _, kind, _, text in await scene.events() if kind == history.INSTEAD]
    assert chosen
    assert DONE not in chosen
    again = await same_as_on_disk(scene, room)
    for shown in (notice(room, me), notice(again, me)):
        assert f'data-do="back" data-seat="{seat}"' in shown
        assert shown.count("<li>") == len(chosen)
    assert "Reprendre ma place" in notice(room, me, "fr")
    assert "<li>" not in notice(room, other), "what was chosen in secret stays the person's"
    await room.take_back(me, seat)
    assert room.seats_of(me) == (seat,)
    assert (await scene.open()).seats_of(me) == (seat,)
    assert notice(room, me).count("<li>") == len(chosen)
    await scene.play_until(room, lambda room: room.asked == (seat,))
    since = viewer(room, me)
    since.since = room.match.count
    assert not parts_for(room, since)["p-notice"], "once they have chosen again"


@live("a b")
async def test_a_bot_ends_what_it_has_begun_before_the_seat_goes_back(scene):
    room = await scene.open()
    seat = await stand_in(scene, room)
    me = scene.user(seat)
    await room.bot_chooses(seat, "act:take1", room.number)
    assert room.asked == (seat,)
    await room.take_back(me, seat)
    assert room.bots[seat]
    assert "finishes" in notice(room, me)
    there = await scene.open()
    there.overhear(**{**room.talk(), "wish": None})
    assert there.absences.returning == {seat}, "another process knows"
    await scene.play_until(room, lambda room: room.asked != (seat,))
    assert room.seats_of(me) == (seat,)
    assert (await scene.events())[-1][1] == history.BACK
    await same_as_on_disk(scene, room)


@live("a b c")
async def test_nobody_takes_a_seat_that_is_not_kept_for_them(scene):
    room = await scene.open()
    (seat,) = room.asked
    await refused(scene, room, "not-kept-for-you", room.take_back(scene.user(seat), seat))
    await stand_in(scene, room)
    for stranger in (*others(scene, seat), 999):
        await refused(scene, room, "not-kept-for-you", room.take_back(stranger, seat))
    for where in (-1, 3):
        await refused(scene, room, "not-kept-for-you", room.take_back(scene.user(seat), where))
    (gone, *_) = others(scene, seat)
    await room.resign(gone)
    left = scene.seats.index(next(name for name in "abc" if scene.people[name].pk == gone))
    await refused(scene, room, "not-kept-for-you", room.take_back(gone, left))


@live("a b", undo="agree")
async def test_a_record_does_not_care_who_chose(scene):
    room = await scene.open()
    seat = await stand_in(scene, room)
    await room.bot_chooses(seat, "act:take1", room.number)
    await room.take_back(scene.user(seat), seat)
    await scene.play_until(room, lambda room: room.match.count > 9)
    made = await scene.on_disk(history.choices, room.table)
    assert made[0] == (seat, "act:take1")
    assert len(made) == room.match.count


# ------------------------------------------------------------ by itself


class Page:
    """Somebody who looks."""

    program = False

    def __init__(self, user: int) -> None:
        self.user, self.shown = user, 0

    def show(self, room: Room) -> None:
        self.shown += 1


@live("a b")
async def test_the_offer_appears_by_itself_on_a_page_that_is_open(scene):
    """The house looks again when the time is up, whatever else happens or does not."""
    room, loop, timers = await scene.open(), asyncio.get_running_loop(), []
    (seat,) = room.asked
    home, page = House(), Page(*others(scene, seat))
    with patch.object(loop, "call_later", lambda due, _: timers.append(due) or Mock()):
        home.enter(room, page)  # type: ignore[arg-type]
        assert timers[-1] == pytest.approx(2 * MINUTE, abs=5)
        wait(room, 3 * MINUTE)
        before = page.shown
        await home._look_for_absent(room)
        assert page.shown > before
        assert "data-do" not in notice(room, page.user)
        assert timers[-1] == pytest.approx(MINUTE, abs=5)
        wait(room, MINUTE)
        await home._look_for_absent(room)
        assert 'data-do="vote"' in notice(room, page.user)
        home.leave(room, page)  # type: ignore[arg-type]
        assert home._looking == {}, "nobody looks"
    await home.stop()


@live("a b", pace="turns")
async def test_turn_by_turn_somebody_is_reminded_though_nobody_looks(scene):
    assert await scene.on_disk(waiting_for_long) == []
    await scene.on_disk(lambda: Table.objects.update(moved=scene.table.moved - timedelta(days=4)))
    assert await scene.on_disk(waiting_for_long) == [scene.table.code]
    room, at_another = await scene.open(), await scene.open()
    await room.absences.remind()
    await at_another.absences.remind()
    (seat,) = room.asked
    assert at_another.seats[seat].reminded == room.seats[seat].reminded, "once, whichever process is first"
    assert await scene.on_disk(waiting_for_long) == []


@live("a b", pace="turns")
async def test_a_reminder_goes_out_as_notices_do_and_once(scene):
    room = await scene.open()
    (seat,) = room.asked
    address = "away@example.org"
    told = {"tell_mail": True, "email": address, "confirmed_email": address, "language": "fr"}
    await scene.on_disk(lambda: User.objects.filter(pk=scene.user(seat)).update(**told))
    assert "mail" in confirming.FIELDS
    with patch.object(outbox, "send_later", lambda send: send()):
        await miss(room)
        await (await scene.open()).absences.remind()
    (sent,) = mail.outbox
    assert sent.to == [address]
    assert "On vous attend" in sent.subject
    assert scene.table.code in sent.body


@live("a b", pace="turns")
async def test_the_lobby_says_who_is_away_and_for_whom_a_bot_plays(scene):
    room = await scene.open()
    seat = await miss(room)
    me, (other,) = scene.user(seat), others(scene, seat)
    people = {user.pk: user for user in scene.people.values()}

    def shown(user: int) -> dict:
        return lobby.shown(lobby.with_seats(Table.objects.all()).get(pk=scene.table.pk), people[user])

    assert [each.number for each in (await scene.on_disk(shown, other))["missed"]] == [seat]
    assert [each.number for each in (await scene.on_disk(shown, me))["missed_me"]] == [seat]
    await room.vote(other, seat)
    assert [each.number for each in (await scene.on_disk(shown, other))["stood_in"]] == [seat]
    mine = await scene.on_disk(shown, me)
    assert [each.number for each in mine["kept"]] == [seat]
    assert not mine["asked"]
    assert await scene.on_disk(Seat.objects.filter(left=True).count) == 0
