"""A table in play: what people may do there, what is refused and changes nothing, and that the disk always knows better."""

from __future__ import annotations

import hashlib

import pytest
from django.db import OperationalError, connection
from django.test import Client

from saloon.engine import DONE, Refusal, new_match, replay, to_json
from saloon.web.live import clock, room, writer
from saloon.web.live.room import MAX_LOG_LINES, NotAllowed, Room
from saloon.web.live.writer import Conflict
from saloon.web.tables import history
from saloon.web.tables.models import ChatLine, Event, TableSnapshot
from web.live_scene import Scene, listening, live


def facts(room: Room) -> tuple[object, ...]:
    """All that must not change when something is refused."""
    seats = [(seat.bot, seat.user_id, seat.spent) for seat in room.seats]
    return (room.match.save(), room.asked, room.number, to_json(room.tells), room.table.status, seats)


async def refused(scene: Scene, room: Room, code: str, doing: object) -> None:
    before, rows = facts(room), await scene.events()
    with pytest.raises(Refusal) as refusal:
        await doing  # type: ignore[misc]
    assert refusal.value.code == code
    assert all(refusal.value.say(language) for language in ("en", "fr"))
    assert facts(room) == before
    assert await scene.events() == rows


async def same_as_on_disk(scene: Scene, room: Room) -> Room:
    """A room that is opened now is the room that was played in."""
    again = await scene.open()
    assert facts(again)[:3] == facts(room)[:3]
    assert to_json(again.tells) == to_json(room.tells[-len(again.tells) :])
    assert len(again.tells) == len(room.tells) or room.number > MAX_LOG_LINES
    assert [ask.texts() for ask in again.match.asks.values()] == [ask.texts() for ask in room.match.asks.values()]
    return again


def can_undo(room: Room) -> bool:
    return room.match.can_undo


def chose_in_this_turn(count: int):
    return lambda room: len(room.match._since) >= count


# ------------------------------------------------------------ choices


@live()
async def test_a_choice_is_on_disk_and_shown(scene):
    room = await scene.open()
    shown = []
    room.changed.append(lambda room: shown.append(room.number))
    seat, text = await scene.choose(room, "act:take1")
    assert await scene.events() == [(1, "choose", seat, text)]
    assert shown == [1]
    await same_as_on_disk(scene, room)


@live()
async def test_only_the_holder_of_the_seat_that_is_asked_chooses(scene):
    room = await scene.open()
    (seat,) = room.asked
    other = (seat + 1) % 3
    for user in (scene.user(other), None, 999):
        await refused(scene, room, "not-your-seat", room.choose(user, seat, "act:take1"))
    await refused(scene, room, "not-asked", room.choose(scene.user(other), other, "act:take1"))
    for nowhere in (-1, 3, 10**12):
        await refused(scene, room, "not-your-seat", room.choose(scene.user(seat), nowhere, "act:take1"))


@live()
async def test_what_is_not_an_option_is_refused(scene):
    room = await scene.open()
    (seat,) = room.asked
    for text in ("act:nonsense", "", "done", "act:take1 ", "ACT:TAKE1", "x" * 4000):
        await refused(scene, room, "not-an-option", room.choose(scene.user(seat), seat, text))


@live()
async def test_a_choice_for_an_earlier_moment_is_refused(scene):
    room = await scene.open()
    await scene.choose(room, "act:take1")
    (seat,) = room.asked
    text = room.match.asks[seat].texts()[0]
    for number in (0, 2, -1):
        await refused(scene, room, "moved-on", room.choose(scene.user(seat), seat, text, number))
    await room.choose(scene.user(seat), seat, text, 1)
    assert room.number >= 2


@live(status="open")
async def test_nothing_is_chosen_before_the_game_begins(scene):
    room = await scene.open()
    (seat,) = room.asked
    await refused(scene, room, "not-begun", room.choose(scene.user(seat), seat, "act:take1"))


@live("a b")
async def test_nothing_is_chosen_when_the_game_is_over(scene):
    room = await scene.open()
    await scene.play_until(room, lambda room: room.match.over)
    me = scene.user(0)
    await refused(scene, room, "game-over", room.choose(me, 0, "act:take1"))
    await refused(scene, room, "nothing-to-undo", room.undo(me))
    await refused(scene, room, "game-is-over", room.resign(me))
    await refused(scene, room, "not-absent", room.vote(me, 1))


@live()
async def test_a_bot_does_not_choose_for_a_person_nor_for_another_moment(scene):
    room = await scene.open()
    (seat,) = room.asked
    before = facts(room)
    assert not await room.bot_chooses(seat, "act:take1", room.number)
    room.seats[seat].bot = "greedy"
    assert not await room.bot_chooses(seat, "act:take1", room.number + 1)
    room.seats[seat].bot = ""
    assert facts(room) == before


# ------------------------------------------------------------ undo


@live()
async def test_undo_takes_back_one_choice_after_the_other(scene):
    room = await scene.open()
    start, log = room.match.save(), len(room.match.tells)
    (seat,) = room.asked
    await scene.choose(room, "act:take1")
    await scene.play_until(room, lambda room: len(room.match._since) >= 2 and can_undo(room))
    assert room.asked == (seat,)
    while can_undo(room):
        await room.undo(scene.user(seat))
        await same_as_on_disk(scene, room)
    assert room.match.save() == start
    assert len(room.tells) <= log
    assert await scene.on_disk(history.choices, room.table) == []


@live()
async def test_undo_of_the_whole_turn(scene):
    room = await scene.open()
    start = room.match.save()
    (seat,) = room.asked
    await scene.choose(room, "act:take1")
    await scene.play_until(room, lambda room: len(room.match._since) >= 2 and can_undo(room))
    await room.undo(scene.user(seat), whole_turn=True)
    assert room.match.save() == start
    assert (await scene.events())[-1][1] == "restart"
    await same_as_on_disk(scene, room)


@live()
async def test_only_who_chose_takes_it_back(scene):
    room = await scene.open()
    seat, _ = await scene.choose(room, "act:take1")
    for user in (scene.user((seat + 1) % 3), None):
        for whole in (False, True):
            await refused(scene, room, "not-your-seat", room.undo(user, whole))


@live()
async def test_undo_never_crosses_a_seal(scene):
    room = await scene.open()
    (seat,) = room.asked
    await scene.choose(room, "act:draw")
    assert room.match.state.seals > 0
    for whole in (False, True):
        await refused(scene, room, "nothing-to-undo", room.undo(scene.user(seat), whole))
    await scene.play_until(room, can_undo)
    (me,) = room.asked
    sealed = room.match._sealed
    await room.undo(scene.user(room.match.undo_seat), whole_turn=True)
    assert len(room.match._since) == sealed
    assert room.asked == (me,)


@live(undo="none")
async def test_a_table_without_undo_has_none_and_ends_turns_by_itself(scene):
    room = await scene.open()
    seat, _ = await scene.choose(room, "act:take1")
    await refused(scene, room, "no-undo-here", room.undo(scene.user(seat)))
    for _ in range(60):
        await scene.choose(room)
        assert not room.match.holding
    assert DONE in [text for _, _, _, text in await scene.events()]


@live()
async def test_whoever_ends_a_turn_is_not_asked_once_more(scene):
    """The last action of a turn may still be taken back; the word that it is over is said once."""
    room = await scene.open()
    seat, _ = await scene.choose(room, "act:take1")
    assert can_undo(room)
    await scene.choose(room, "act:end")
    assert room.asked != (seat,)
    assert [(kind, text) for _, kind, _, text in await scene.events()][-2:] == [("choose", "act:end"), ("choose", DONE)]
    await same_as_on_disk(scene, room)


@live()
async def test_the_house_says_done_when_nothing_can_be_undone(scene):
    room = await scene.open()
    held = ended = 0
    while not room.match.over and not (held and ended):
        before = room.number
        _, text = await scene.choose(room)
        held += room.match.holding
        ended += text != DONE and room.number == before + 2
        assert room.match.can_undo or not room.match.holding
    assert held
    assert ended


# ------------------------------------------------------------ asides

TRAIL = "great_western_trail"
TOKEN = "exchange:exchange"


def others(room: Room) -> list[int]:
    return [seat.number for seat in room.seats if seat.number not in room.asked]


@live(game=TRAIL, bank=600)
async def test_who_is_not_asked_may_put_in_an_aside(scene):
    room = await scene.open()
    (asked,), (waits, _) = room.asked, others(room)
    question, running = room.match.asks[asked].texts(), set(room.clock._running)
    assert running == {asked}
    await refused(scene, room, "not-an-option", room.choose(scene.user(waits), waits, "exchange:all"))
    await refused(scene, room, "not-your-seat", room.choose(scene.user(asked), waits, TOKEN))
    await room.choose(scene.user(waits), waits, TOKEN)
    assert room.asked == (waits,)
    assert (await scene.kept()).waiting == [waits]
    await same_as_on_disk(scene, room)
    while room.asked != (asked,):
        await scene.choose(room)
    assert room.match.asks[asked].texts() == question
    assert (await scene.events())[0] == (1, "choose", waits, TOKEN)
    await same_as_on_disk(scene, room)
    await refused(scene, room, "not-asked", room.choose(scene.user(waits), waits, TOKEN))


@live(game=TRAIL)
async def test_an_aside_is_taken_back_without_what_others_chose(scene):
    room = await scene.open()
    (asked,) = room.asked
    await room.choose(scene.user(asked), asked, room.match.asks[asked].texts()[0])
    assert room.match.can_undo
    (asked,), (waits, _), count = room.asked, others(room), room.match.count
    await room.choose(scene.user(waits), waits, TOKEN)
    await refused(scene, room, "not-your-seat", room.undo(scene.user(asked)))
    await room.undo(scene.user(waits), whole_turn=True)
    assert (room.asked, room.match.count) == ((asked,), count)
    await same_as_on_disk(scene, room)


@live(game=TRAIL)
async def test_a_replay_and_a_record_have_the_asides(scene):
    room = await scene.open()
    while room.match.count < 60:
        who = others(room)[0]
        if who in room.match.asides:
            await room.choose(scene.user(who), who, TOKEN)
        await scene.choose(room)
    made = await scene.on_disk(history.choices, scene.table)
    asides = [number for number, (_, text) in enumerate(made, 1) if text == TOKEN]
    assert asides
    seen = await scene.on_disk(lambda: [match.count for match in history.replayed(scene.table)])
    assert seen == list(range(len(made) + 1))
    record = await scene.on_disk(history.record, scene.table)
    assert [line.text for line in record.choices].count(TOKEN) == len(asides)
    client = Client()
    await scene.on_disk(client.force_login, scene.people["a"])
    page = await scene.on_disk(client.get, f"/t/{scene.table.code}/replay?at={asides[-1]}")
    assert page.status_code == 200
    assert page.context["mover"] == made[asides[-1] - 1][0]


@live("a greedy greedy", game=TRAIL)
async def test_a_bot_whose_question_was_put_off_does_not_choose(scene):
    room = await scene.open()
    while not room.seats[room.asked[0]].bot:
        await scene.choose(room, room.match.asks[room.asked[0]].texts()[0])
    (asked,), number, choice = room.asked, room.number, room.match.asks[room.asked[0]].texts()[0]
    await room.choose(scene.user(0), 0, TOKEN)
    assert not await room.bot_chooses(asked, choice, number)
    assert room.asked == (0,)


# ------------------------------------------------------------ undo by agreement


@live(undo="agree")
async def test_all_agree_to_go_back_beyond_a_seal(scene):
    room = await scene.open()
    marks = {}
    await scene.choose(room, "act:draw")
    while room.match.count < 40:
        marks.setdefault(room.match.count, to_json([room.match.state, room.tells]))
        await scene.choose(room)
    # The moment itself, not the end of the turn before it: what is on the log stays there once.
    for count in (33, 20, 9):
        await room.wish_undo(scene.user(0), count)
        assert room.match.count > count
        await room.agree(scene.user(1), True)
        assert room.match.count > count
        await room.agree(scene.user(2), True)
        assert room.match.count == count
        assert room.wish is None
        assert len(await scene.on_disk(history.choices, room.table)) == count
        assert all(tell.at <= count for tell in room.tells)
        await same_as_on_disk(scene, room)
        for _ in range(3):
            await scene.choose(room)
            await same_as_on_disk(scene, room)


@live(undo="agree")
async def test_going_back_takes_the_log_and_the_record_back(scene):
    """A game that went back and then on as before is the game that never went back."""
    room = await scene.open()
    while room.match.count < 30:
        await scene.choose(room)
    if room.match.holding:
        await scene.choose(room, DONE)
    state, log = to_json(room.match.state), to_json(room.tells)
    choices = await scene.on_disk(history.choices, room.table)
    for count in range(0, 29, 4):
        await room.wish_undo(scene.user(0), count)
        await room.agree(scene.user(1), True)
        await room.agree(scene.user(2), True)
        for seat, text in choices[count:]:
            if room.match.holding:
                await scene.choose(room, DONE)
            await room.choose(scene.user(seat), seat, text)
        if room.match.holding:
            await scene.choose(room, DONE)
        assert to_json(room.match.state) == state
        assert to_json(room.tells) == log
        assert await scene.on_disk(history.choices, room.table) == choices


@live(undo="agree")
async def test_one_who_does_not_agree_is_enough(scene):
    room = await scene.open()
    await scene.choose(room, "act:draw")
    count = room.match.count
    await room.wish_undo(scene.user(0), 0)
    await room.agree(scene.user(1), False)
    assert room.wish is None
    assert room.match.count == count
    await refused(scene, room, "nothing-to-agree", room.agree(scene.user(2), True))


@live(undo="agree")
async def test_a_wish_ends_when_the_game_moves_on(scene):
    room = await scene.open()
    await scene.choose(room, "act:take1")
    await room.wish_undo(scene.user(0), 0)
    await scene.choose(room)
    assert room.wish is None
    await refused(scene, room, "nothing-to-agree", room.agree(scene.user(1), True))


@live("a b", undo="agree")
async def test_wishes_that_cannot_be(scene):
    room = await scene.open()
    await scene.choose(room, "act:take1")
    for count in (-1, 1, 2, 10**12):
        await refused(scene, room, "no-such-moment", room.wish_undo(scene.user(0), count))
    await refused(scene, room, "no-undo-by-agreement", room.wish_undo(999, 0))
    await refused(scene, room, "nothing-to-agree", room.agree(scene.user(0), True))
    await scene.play_until(room, lambda room: room.match.over)
    await refused(scene, room, "game-is-over", room.wish_undo(scene.user(0), 3))
    assert (await scene.kept()).status == "over", "or the seed of a running game would be open to all"


@live()
async def test_no_wish_at_a_table_that_does_not_allow_it(scene):
    room = await scene.open()
    await scene.choose(room, "act:take1")
    await refused(scene, room, "no-undo-by-agreement", room.wish_undo(scene.user(0), 0))


# ------------------------------------------------------------ leaving


@live()
async def test_whoever_resigns_is_followed_by_a_bot(scene):
    room = await scene.open()
    (seat,) = room.asked
    me = scene.user(seat)
    await room.resign(me)
    assert room.seats_of(me) == room.places_of(me) == (), "for good"
    assert room.seats[seat].bot == "normal"
    assert (await scene.open()).bots == room.bots
    await refused(scene, room, "not-your-seat", room.choose(me, seat, "act:take1"))
    await refused(scene, room, "no-seat", room.resign(me))
    assert await room.bot_chooses(seat, "act:take1", room.number)


@live("a a b")
async def test_whoever_holds_two_seats_resigns_from_both(scene):
    room = await scene.open()
    await room.resign(scene.people["a"].pk)
    assert room.bots == (True, True, False)


# ------------------------------------------------------------ clocks


class Time:
    """Goes on when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch):
    """For clocks: seconds are the test's."""
    kept = Time()
    monkeypatch.setattr(clock, "monotonic", kept)
    monkeypatch.setattr(room, "monotonic", kept)
    return kept


def timed(test):
    """A test with a clock: `live` takes only the scene, so the time comes by another door."""

    def run(tmp_path, django_db_blocker, time):
        async def play(scene):
            await test(scene, time)

        live("a b greedy", bank=100, gain=5)(play)(tmp_path, django_db_blocker)

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


@timed
async def test_thinking_is_paid_from_the_bank_and_a_move_gives_a_little_back(scene, time):
    room = await scene.open()
    await scene.play_until(room, lambda room: room.asked == (0,) and room.match.at_turn_start)
    before = room.clock.left(0)
    time.now += 30
    assert room.clock.left(0) == before - 30
    assert room.clock.left(1) == room.clock.left(1) <= 100
    await scene.play_until(room, lambda room: room.asked != (0,))
    assert room.clock.left(0) == pytest.approx(min(100, before - 30 + 5))
    again = await scene.open()
    assert again.clock.left(0) == pytest.approx(room.clock.left(0))


@timed
async def test_bots_have_no_clock(scene, time):
    room = await scene.open()
    await scene.play_until(room, lambda room: room.asked == (2,)) if room.asked != (2,) else None
    time.now += 10_000
    assert room.clock.left(2) is None
    assert not room.clock.flagged(2)


# ------------------------------------------------------------ the end


@live("a b", undo="none")
async def test_the_end_of_a_game_is_written_down(scene):
    room = await scene.open()
    shown = hashlib.sha256(room.table.seed.encode()).hexdigest()
    assert room.table.seed_hash == shown
    await scene.play_until(room, lambda room: room.match.over)
    table = await scene.kept()
    assert (table.status, table.waiting) == ("over", [])
    assert table.ended is not None
    standings = room.match.standings()
    assert table.result["totals"] == [each.total for each in standings]
    assert table.result["ranks"] == [each.rank for each in standings]
    record = await scene.on_disk(history.record, table)
    assert to_json(replay(record).state) == to_json(room.match.state)
    assert hashlib.sha256(str(record.seed).encode()).hexdigest() == shown
    await same_as_on_disk(scene, room)


# ------------------------------------------------------------ from disk


@live()
async def test_a_room_opened_at_any_moment_is_the_room_that_was_played(scene):
    """Undo and agreement included; opening reads a turn, not the game."""
    room = await scene.open()
    while not room.match.over:
        await scene.choose(room)
        if can_undo(room) and scene.dice.random() < 0.1:
            await room.undo(scene.user(room.match.undo_seat), scene.dice.random() < 0.5)
        if scene.dice.random() < 0.08:
            await same_as_on_disk(scene, room)
            snapshot = await scene.snapshot() if room.number > 40 else None
            assert snapshot is None or room.number - snapshot.number <= 40
    await same_as_on_disk(scene, room)
    assert (await scene.snapshot()).number == room.number


@live()
async def test_opening_a_table_takes_as_many_queries_at_its_end_as_at_its_start(scene):
    from django.test.utils import CaptureQueriesContext

    def queries() -> int:
        with CaptureQueriesContext(connection) as asked:
            room.read_room(scene.table.code, None)
        return len(asked)

    room_ = await scene.open()
    await scene.choose(room_)
    at_start = await scene.on_disk(queries)
    for _ in range(200):
        await scene.choose(room_)
    assert await scene.on_disk(queries) <= at_start


@live(prelude=[[2, "act:take1"]])
async def test_a_table_may_begin_in_mid_game(scene):
    room = await scene.open()
    assert room.match.count == 1
    for _ in range(20):
        await scene.choose(room)
    assert (await scene.on_disk(history.choices, room.table))[0] == (2, "act:take1")
    await same_as_on_disk(scene, room)


# ------------------------------------------------------------ two servers


@live()
async def test_of_two_servers_only_one_writes_a_moment(scene):
    one, two = await scene.open(), await scene.open()
    await scene.choose(one, "act:take1")
    with pytest.raises(NotAllowed) as refusal:
        await scene.choose(two, "act:take2")
    assert refusal.value.code == "moved-on"
    assert facts(two)[:4] == facts(one)[:4], "caught up"
    await scene.choose(two)
    await one.refresh()
    assert facts(two)[:4] == facts(one)[:4]


@live("a b")
async def test_two_servers_take_turns(scene):
    one, two = await scene.open(), await scene.open()
    refusals = 0
    while one.number < 150:
        room, other = (one, two) if scene.dice.random() < 0.5 else (two, one)
        try:
            await scene.choose(room)
        except NotAllowed:
            refusals += 1
        if scene.dice.random() < 0.7:
            await other.refresh()
    assert refusals
    await one.refresh()
    await same_as_on_disk(scene, one)
    numbers = [number for number, *_ in await scene.events()]
    assert numbers == list(range(1, len(numbers) + 1))


# ------------------------------------------------------------ rules that change


@live()
async def test_a_turn_that_new_rules_forbid_begins_again_and_says_so(scene):
    room = await scene.open()
    await scene.play_until(room, lambda room: room.number > 30 and len(room.match._since) >= 2)
    start = room.match._start_count
    last = room.number
    await scene.on_disk(lambda: Event.objects.filter(table=scene.table, number=last).update(text="act:flew_away"))
    with listening("saloon.room") as heard:
        again = await scene.open()
    assert "back to the start of the turn" in heard[0]
    assert again.lost
    assert again.match.count == start
    assert again.match.at_turn_start
    assert len(await scene.on_disk(history.choices, room.table)) == start
    assert (await scene.open()).lost, "until somebody chooses"

    await scene.choose(again)
    assert not again.lost
    third = await same_as_on_disk(scene, again)
    assert not third.lost
    assert third.match.count == start + 1, "what was chosen since is not lost again"


@live()
async def test_a_snapshot_that_cannot_be_read_is_made_again(scene):
    room = await scene.open()
    await scene.play_until(room, lambda room: room.number > 30 and room.match.at_turn_start)
    await scene.on_disk(lambda: TableSnapshot.objects.filter(table=scene.table).update(data=b"damaged"))
    again = await scene.open()
    assert to_json(again.match.state) == to_json(room.match.state)
    await scene.choose(again)
    await same_as_on_disk(scene, again)


# ------------------------------------------------------------ a disk that fails


def failing(monkeypatch, names: list[str]):
    """The disk is away: nothing can be written, nor read if that is named too."""
    broken = {"on": False}

    def guarded(kept):
        def ask(*values, **named):
            if broken["on"]:
                raise OperationalError("disk I/O error")
            return kept(*values, **named)

        return ask

    for module, name in names:
        monkeypatch.setattr(module, name, guarded(getattr(module, name)))
    return broken


@pytest.mark.parametrize("names", [[(writer, "_insert")], [(writer, "_insert"), (room, "read_room")]], ids=["write", "read"])
def test_what_cannot_be_written_has_not_happened(tmp_path, django_db_blocker, monkeypatch, names):
    broken = failing(monkeypatch, names)

    @live()
    async def play(scene):
        room = await scene.open()
        for _ in range(10):
            await scene.choose(room)
        before, rows = facts(room), await scene.events()
        broken["on"] = True
        shown = []
        room.changed.append(lambda room: shown.append((room.number, room.settled)))
        for _ in range(3):
            with pytest.raises(OperationalError):
                await scene.choose(room)
        broken["on"] = False
        await room.ready()
        assert facts(room)[:4] == before[:4]
        assert await scene.events() == rows
        assert set(shown) == {(room.number, True)}, "nobody was shown what did not happen"
        for _ in range(10):
            await scene.choose(room)
        await same_as_on_disk(scene, room)

    with listening("saloon.writer"):
        play(tmp_path, django_db_blocker)


def test_a_rule_that_breaks_leaves_the_table_as_it_was(tmp_path, django_db_blocker, monkeypatch):
    @live()
    async def play(scene):
        room = await scene.open()
        await scene.choose(room, "act:take1")
        before = facts(room)
        answer = history.happen

        def half_done(match, event):
            answer(match, event)
            raise ZeroDivisionError

        with monkeypatch.context() as patch:
            patch.setattr(history, "happen", half_done)
            with pytest.raises(ZeroDivisionError):
                await scene.choose(room)
        await room.ready()
        assert facts(room)[:4] == before[:4]
        await scene.choose(room)
        await same_as_on_disk(scene, room)

    play(tmp_path, django_db_blocker)


@live()
async def test_one_conflict_does_not_hurt_the_others_of_its_batch(scene):
    """Moments of several tables are committed together; one that was taken already is refused alone."""
    import asyncio

    one = await scene.open()
    rooms = [one]
    for number in range(3):
        scene.how["seed"] = str(100 + number)
        await scene.set_up()
        rooms.append(await scene.on_disk(room.read_room, scene.table.code, scene.writers[0]))
    thief = await scene.on_disk(room.read_room, rooms[2].table.code, scene.writers[0])
    await scene.choose(thief, "act:take1")
    doing = [scene.choose(each, "act:take1") for each in rooms]
    outcome = await asyncio.gather(*doing, return_exceptions=True)
    assert [isinstance(each, NotAllowed) for each in outcome] == [False, False, True, False]
    assert all(each.number == 1 for each in rooms)


@live()
async def test_a_conflict_says_so(scene):
    room = await scene.open()
    event = Event(table_id=room.table.pk, number=1, kind="choose", seat=0, text="x", count=1, at=writer.now())
    await scene.writers[0].write(writer.EventBatch([event]))
    with pytest.raises(Conflict):
        await scene.writers[0].write(writer.EventBatch([event]))


# ------------------------------------------------------------ the log


@live()
async def test_the_log_is_the_log_of_the_rules(scene):
    room = await scene.open()
    for _ in range(60):
        await scene.choose(room)
    match = new_match(room.game, 3, room.table.options, int(room.table.seed), listen=True)
    for seat, text in await scene.on_disk(history.choices, room.table):
        match.answer_text(seat, text)
    assert to_json([tell for tell in room.tells if tell.at <= match.count]) == to_json(match.tells)


@live()
async def test_chat_is_there_again_when_the_table_is_opened(scene):
    for number in range(210):
        await scene.on_disk(ChatLine.objects.create, table=scene.table, name="A", text=str(number))
    assert [line.text for line in (await scene.open()).chat] == [str(number) for number in range(10, 210)]
