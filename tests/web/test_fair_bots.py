"""Bots are shared: people are thought for in a fair order, and nobody is thought for who does not wait any more."""

from __future__ import annotations

import asyncio
import gc
import os
import time
import weakref
from unittest.mock import patch

import pytest

from saloon.engine import find_game, new_match
from saloon.web.live import cycles, fair_line, thinking
from saloon.web.live.fair_line import FairLine, Place, Shares
from saloon.web.live.house import House, waiting_for_bots
from saloon.web.live.thinking import NOBODY, Thinkers, Waiting, Workers
from web.live_scene import listening, live
from web.odd_thoughts import be_deaf, import_slowly, interrupt, leave

# ------------------------------------------------------------ the line


class Clock:
    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


class Line(FairLine[Place]):
    """A line whose clock stands still but while somebody is thought for."""

    def __init__(self, at_once: int = 1) -> None:
        self.clock = Clock()
        super().__init__(at_once, self.clock)

    def come(self, *names: str, table: str = "", away: bool = False) -> Place:
        place = Place(names, table or f"table of {names}", away)
        self.join(place)
        return place

    def think(self, seconds: float = 2.0) -> Place:
        place = self.first()
        assert place is not None
        self.clock.seconds += seconds
        self.done(place)
        return place


def test_somebody_with_one_table_waits_for_no_more_than_one_thought():
    line = Line()
    for _ in range(100):
        line.come("greedy guy")
    line.think()
    one = line.come("newcomer")
    assert line.think() is one
    assert len(line) == 99


def test_people_who_always_want_more_get_the_same():
    line, served = Line(), {"a": 0.0, "b": 0.0, "c": 0.0}
    for name, tables in (("a", 50), ("b", 5), ("c", 1)):
        for _ in range(tables):
            line.come(name)
    for turn in range(300):
        seconds = 2.0 if turn % 2 else 0.5
        name = line.think(seconds).served
        served[name] += seconds
        line.come(name)
    assert max(served.values()) - min(served.values()) < 5


def test_of_the_tables_of_one_person_the_one_goes_first_that_had_least():
    line = Line()
    for _ in range(3):
        line.come("a", table="busy")
        line.think()
    busy, quiet = line.come("a", table="busy"), line.come("a", table="quiet")
    assert [line.think(), line.think()] == [quiet, busy]


def test_equals_are_served_in_the_order_in_which_they_came():
    line = Line()
    places = [line.come(name) for name in "abcd"]
    assert [line.think(0.0) for _ in places] == places


def test_a_table_of_several_people_is_served_in_the_name_of_the_one_who_had_least():
    line = Line()
    line.come("busy")
    line.think()
    alone = line.come("busy", table="alone")
    together = line.come("busy", "modest", table="together")
    assert [line.think(), line.think()] == [together, alone]
    assert together.served == "modest"


def test_those_who_are_away_give_a_start_to_those_who_look_and_go_first_when_it_is_used_up():
    line, served = Line(), []
    for _ in range(50):
        line.come("away", away=True)
    line.clock.seconds += 5 * fair_line.HALF_LIFE_SECONDS
    for _ in range(30):
        line.come("here")
        served.append(line.think().served)
    assert served[:10] == ["here"] * 10
    assert "away" in served


def test_nobody_has_more_in_hand_than_the_cap_however_many_tables():
    line = Line(at_once=2)
    for _ in range(5):
        line.come("a")
    first, second = line.first(), line.first()
    assert first is not None
    assert second is not None
    assert line.first() is None, "the third worker is left to others"
    other = line.come("b")
    assert line.first() is other
    line.done(first)
    assert line.first() is not None


def test_what_was_long_ago_counts_no_more():
    line = Line()
    for _ in range(50):
        line.come("a")
        line.think()
    line.clock.seconds += 30 * fair_line.HALF_LIFE_SECONDS
    line.come("b")
    line.think(0.1)
    again, now = line.come("a"), line.come("b")
    assert [line.think(), line.think()] == [again, now]


def test_the_accounts_are_bounded_and_keep_those_who_had_most():
    shares = Shares(Clock())
    shares.add("busy", 100.0)
    for number in range(3 * fair_line.MAX_ACCOUNTS):
        shares.add(number, 0.01)
    assert len(shares) <= fair_line.MAX_ACCOUNTS
    assert shares.had("busy") == pytest.approx(100.0)


# ------------------------------------------------------------ workers


class InPlace:
    """A worker of this process; a thought is a function that gives something to wait for."""

    pool = None

    async def answer(self, thought):
        asked = asyncio.ensure_future(thought.think(*thought.about))
        unwanted = asyncio.ensure_future(thought.unwanted.wait())
        await asyncio.wait([asked, unwanted], return_when=asyncio.FIRST_COMPLETED)
        unwanted.cancel()
        if not asked.done():
            asked.cancel()
            raise thinking.Unwanted
        return asked.result()

    def stop(self):
        pass


@pytest.fixture
def in_place(monkeypatch):
    monkeypatch.setattr(thinking, "WorkerProcess", InPlace)


def test_who_changes_his_mind_all_the_time_does_not_keep_others_from_the_worker(in_place):
    """Each thought that he discards gives the worker to whoever waits, not to his next one."""

    async def session():
        workers, begun = Workers(1), []

        async def think(name, seconds):
            begun.append(name)
            await asyncio.sleep(seconds)
            return name

        async def fickle():
            while True:
                task = asyncio.create_task(workers.ask(Waiting(["fickle"], "t"), think, "fickle", 3600))
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                task.cancel()
                await asyncio.wait([task])

        restless = asyncio.create_task(fickle())
        await asyncio.sleep(0)
        answers = await asyncio.gather(*(workers.ask(Waiting([name], name), think, name, 0) for name in "abc"))
        restless.cancel()
        workers.stop()
        return answers

    assert asyncio.run(session()) == ["a", "b", "c"]


def test_quick_bots_do_not_wait_behind_those_that_search(in_place, monkeypatch):
    match = new_match(find_game("sans_foi_ni_loi"), 3, {}, 1)
    (seat,) = match.asks

    async def choice_of(package, saved, seat, bot):
        await asyncio.sleep(0 if bot in ("greedy", "random") else 3600)
        return f"of {bot}"

    async def session():
        monkeypatch.setattr(thinking, "choice_of", choice_of)
        thinkers = Thinkers(1)
        deep = [asyncio.create_task(thinkers.think(match, seat, "hard", Waiting({number}, "t"))) for number in range(20)]
        quick = [await thinkers.think(match, seat, bot, Waiting({1}, "t")) for bot in ("greedy", "random")]
        for task in deep:
            task.cancel()
        thinkers.stop()
        return quick

    assert asyncio.run(session()) == ["of greedy", "of random"]


def test_a_flood_of_analyses_has_the_share_of_one_person(in_place):
    async def session():
        workers, done = Workers(1), []

        async def think(name):
            done.append(name)

        asks = [workers.ask(Waiting([thinking.ANALYSES]), think, "analysis") for _ in range(50)]
        asks += [workers.ask(Waiting([name], name), think, name) for name in "ab"]
        await asyncio.gather(*asks)
        workers.stop()
        return done

    done = asyncio.run(session())
    assert {"a", "b"} <= set(done[:4])


async def _given_up(workers: Workers, *thought) -> None:
    """Ask, and do not wait any longer as soon as the worker is at it."""
    (process,) = workers.processes
    task = asyncio.create_task(workers.ask(NOBODY, *thought))
    while not process.busy:
        await asyncio.sleep(0.01)
    task.cancel()
    await asyncio.wait([task])


@pytest.fixture
def watched(monkeypatch):
    """Workers of which a test knows whether they have a job."""

    class Watched(thinking.WorkerProcess):
        busy = False

        async def _stopped(self, asked):
            self.busy = False
            await super()._stopped(asked)

        async def answer(self, thought):
            if not self._started:
                await asyncio.get_running_loop().run_in_executor(self.pool, bool)
                self._started = True
            self.busy = True
            try:
                return await super().answer(thought)
            finally:
                self.busy = False

    monkeypatch.setattr(thinking, "WorkerProcess", Watched)


@pytest.mark.real
def test_a_thought_that_nobody_wants_any_more_is_stopped_in_its_process(watched):
    async def session():
        workers = Workers(1)
        try:
            before = await workers.ask(NOBODY, os.getpid)
            for _ in range(3):
                await _given_up(workers, time.sleep, 3600)
            return before, await workers.ask(NOBODY, os.getpid)
        finally:
            workers.stop()

    before, after = asyncio.run(session())
    assert before == after, "the same process goes on with something else"


@pytest.mark.real
def test_a_process_does_not_stop_in_the_middle_of_an_import(watched):
    async def session():
        workers = Workers(1)
        try:
            await workers.ask(NOBODY, os.getpid)
            await _given_up(workers, import_slowly)
            return await workers.ask(NOBODY, import_slowly)
        finally:
            workers.stop()

    assert asyncio.run(session()) == "1"


@pytest.mark.real
def test_a_process_that_does_not_stop_is_ended(watched, monkeypatch):
    monkeypatch.setattr(thinking, "STOP_SECONDS", 0.3)

    async def session():
        workers = Workers(1)
        try:
            before = await workers.ask(NOBODY, os.getpid)
            await _given_up(workers, be_deaf)
            return before, await workers.ask(NOBODY, os.getpid)
        finally:
            workers.stop()

    before, after = asyncio.run(session())
    assert before != after


@pytest.mark.real
def test_a_bot_that_wants_to_end_the_program_ends_nothing():
    async def session():
        workers = Workers(1)
        try:
            for way in (leave, interrupt):
                with pytest.raises(RuntimeError, match=r"SystemExit|KeyboardInterrupt"):
                    await workers.ask(NOBODY, way)
            return await workers.ask(NOBODY, abs, -1)
        finally:
            workers.stop()

    assert asyncio.run(session()) == 1


# ------------------------------------------------------------ at a table


class Onlooker:
    """Somebody who looks at a table."""

    program = True

    def __init__(self, user: int | None = None) -> None:
        self.user = user

    def show(self, room):
        pass

    def hear(self, line):
        pass


class Musing:
    """Thinkers that answer when a test says so. `asked`: who thinks, in whose names; `stopped`: how many thoughts were."""

    def __init__(self) -> None:
        self.asked, self.stopped = [], 0
        self.may_answer = asyncio.Event()

    async def think(self, match, seat, bot, waiting):
        if match.holding:
            return "done"
        self.asked.append((seat, set(waiting.names)))
        text = match.asks[seat].texts()[0]
        try:
            await self.may_answer.wait()
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        await asyncio.sleep(0)
        return text

    def stop(self):
        pass


async def musing_house() -> tuple[House, Musing]:
    home, musing = House(), Musing()
    home.thinkers.stop()
    home.thinkers = musing
    return home, musing


async def until(reached) -> None:
    while not reached():
        await asyncio.sleep(0.005)


SECRET = {"game": "carson_city", "options": {"new_beginning": "yes"}}


@live("a hard", **SECRET)
async def test_choosing_and_taking_back_in_secret_does_not_make_a_bot_think_again(scene):
    home, musing = await musing_house()
    try:
        room = await home.room(scene.table.code)
        await until(lambda: musing.asked)
        me = scene.user(0)
        for _ in range(5):
            await room.choose(me, 0, room.match.asks[0].texts()[0])
            await room.undo(me)
        await room.choose(me, 0, room.match.asks[0].texts()[0])
        assert musing.asked == [(1, {me})]
        assert musing.stopped == 0
        musing.may_answer.set()
        await until(lambda: room.match.count >= 2)
        assert [(seat, kind) for _, kind, seat, _ in await scene.events()][10:12] == [(0, "choose"), (1, "choose")]
    finally:
        await home.stop()


@live("a greedy", undo="agree")
async def test_a_bot_whose_table_goes_back_stops_thinking(scene):
    home, musing = await musing_house()
    try:
        room, me = await home.room(scene.table.code), scene.user(0)
        musing.may_answer.set()
        await until(lambda: not room.seats[room.asked[0]].bot)
        musing.may_answer.clear()
        while not room.seats[room.asked[0]].bot:
            await room.choose(me, 0, scene.dice.choice(room.match.asks[0].texts()))
        await until(lambda: home._thoughts)
        await room.wish_undo(me, 0)
        await until(lambda: musing.stopped == 1)
        assert room.match.count == 0
    finally:
        await home.stop()


@live("greedy hard")
async def test_a_table_of_bots_rests_until_somebody_looks_and_when_they_have_left(scene):
    home, musing = await musing_house()
    try:
        room, onlooker = await home.room(scene.table.code), Onlooker(7)
        assert await scene.on_disk(waiting_for_bots) == [], "nor does a restart wake it"
        assert not home._driving
        home.enter(room, onlooker)
        await until(lambda: len(musing.asked) == 1)
        assert musing.asked[0][1] == {7}, "bots play for those who look"
        home.leave(room, onlooker)
        await until(lambda: musing.stopped == 1 and home._driving[scene.table.code].done())
        musing.may_answer.set()
        home.enter(room, onlooker)
        await until(lambda: room.match.count > 5)
    finally:
        await home.stop()


@live("a greedy greedy", pace="turns")
async def test_bots_play_on_to_the_turn_of_somebody_who_is_away(scene):
    home, musing = await musing_house()
    musing.may_answer.set()
    try:
        room, me = await home.room(scene.table.code), scene.user(0)
        for _ in range(3):
            await until(lambda: room.asked == (0,))
            while room.asked == (0,):
                await room.choose(me, 0, room.match.asks[0].texts()[-1])
        assert {names for _, who in musing.asked for names in who} == {me}
    finally:
        await home.stop()


@live("a greedy")
async def test_a_table_that_its_last_person_leaves_for_good_rests(scene):
    home, musing = await musing_house()
    musing.may_answer.set()
    try:
        room, me = await home.room(scene.table.code), scene.user(0)
        await until(lambda: room.asked == (0,))
        await room.resign(me)
        number = room.number
        for _ in range(20):
            await asyncio.sleep(0)
        assert room.number == number
        assert not home._moves_by_itself(scene.table.code)
    finally:
        await home.stop()


@live("a greedy")
async def test_a_server_opens_before_the_tables_that_wait_for_bots(scene):
    home, _ = await musing_house()
    opened = asyncio.Event()

    async def room(code):
        opened.set()
        await asyncio.Event().wait()

    home.room = room
    try:
        table = await scene.kept()
        table.waiting = [1]
        await scene.on_disk(table.save)
        await home.start()
        assert not opened.is_set()
        await opened.wait()
    finally:
        await home.stop()


@live("a greedy")
async def test_a_table_whose_bot_was_forgotten_is_found_again(scene):
    """Another process wrote the last choice before the bot's, and died before it could say so."""
    home, musing = await musing_house()
    musing.may_answer.set()
    try:
        room, me = await home.room(scene.table.code), scene.user(0)
        await until(lambda: room.asked == (0,))
        elsewhere = await scene.open()
        while elsewhere.asked == (0,):
            await elsewhere.choose(me, 0, elsewhere.match.asks[0].texts()[-1])
        assert room.number < elsewhere.number
        await home._wake(0.0)
        await until(lambda: room.number > elsewhere.number and room.asked == (0,))
    finally:
        await home.stop()


@live("a greedy")
async def test_one_table_that_cannot_be_opened_does_not_keep_the_others_closed(scene):
    home, _ = await musing_house()
    good, opened = home.room, []

    async def room(code):
        opened.append(code)
        if len(opened) == 1:
            raise RuntimeError("not this one")
        return await good(code)

    home.room = room
    try:
        tables = [scene.table, await scene.on_disk(scene._made)]
        for table in tables:
            table.waiting = [1]
            await scene.on_disk(table.save)
        with listening("saloon.house") as heard:
            await home._wake(None)
        assert sorted(opened) == sorted(table.code for table in tables)
        assert len(heard) == 1
    finally:
        await home.stop()


@live("a greedy")
async def test_a_room_that_is_closed_gives_its_memory_back(scene):
    home, musing = await musing_house()
    musing.may_answer.set()
    try:
        room, onlooker = await home.room(scene.table.code), Onlooker(scene.user(0))
        home.enter(room, onlooker)
        await until(lambda: room.asked == (0,) and not home._moves_by_itself(scene.table.code))
        home._close_idle(-1.0)
        assert home.rooms, "somebody looks at it"
        home.leave(room, onlooker)
        home._close_idle(-1.0)
        assert not any((home.rooms, home.guests, home._driving, home._thoughts, home._presence._elsewhere))
        gone, room = weakref.ref(room), None
        gc.collect()
        assert gone() is None
    finally:
        await home.stop()


@live("a b c")
async def test_a_room_is_freed_as_soon_as_nobody_holds_it(scene):
    """Not only when cycles of objects are looked for, which is seldom."""
    room = await scene.open()
    await scene.choose(room)
    gc.collect()
    gc.disable()
    try:
        gone, room = weakref.ref(room), None
        assert gone() is None
    finally:
        gc.enable()


@live("a b")
async def test_the_room_of_a_game_that_is_over_is_closed_sooner(scene):
    from saloon.web.live import house

    home, _ = await musing_house()
    clock = Clock()
    try:
        played, over = await home.room(scene.table.code), await home.room((await scene.on_disk(scene._made)).code)
        over.match.over = True
        with patch.object(house, "monotonic", clock):
            played.opened = over.opened = clock.seconds
            clock.seconds += house.CROWDED_IDLE_SECONDS
            assert home._close_idle(house.IDLE_SECONDS) == 0
            clock.seconds += 1
            assert home._close_idle(house.IDLE_SECONDS) == 1
            assert list(home.rooms.values()) == [played]
    finally:
        await home.stop()


@live("a b")
async def test_a_crowded_house_closes_what_nobody_looks_at(scene):
    from saloon.web.live import house

    home, _ = await musing_house()
    most, house.MAX_ROOMS, house.CROWDED_IDLE_SECONDS = house.MAX_ROOMS, 2, -1.0
    try:
        looked_at = await home.room(scene.table.code)
        home.enter(looked_at, Onlooker())
        for _ in range(4):
            await home.room((await scene.on_disk(scene._made)).code)
        assert len(home.rooms) <= 2
        assert home.rooms[scene.table.code] is looked_at
    finally:
        house.MAX_ROOMS, house.CROWDED_IDLE_SECONDS = most, 10.0
        await home.stop()


def test_everything_is_looked_through_for_cycles_after_many_closed_rooms_or_a_long_time(monkeypatch):
    clock, looked = Clock(), []
    monkeypatch.setattr(cycles, "monotonic", clock)
    monkeypatch.setattr(cycles.gc, "collect", lambda: looked.append(clock.seconds))
    seldom = cycles.Cycles()
    assert [seldom.look(cycles.MANY_ROOMS // 2) for _ in range(4)] == [False, True, False, True]
    clock.seconds += cycles.FULL_SECONDS
    assert [seldom.look(0), seldom.look(0)] == [True, False]
    assert len(looked) == 3
