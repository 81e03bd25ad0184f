"""Bots at a table: one that fails plays a legal move, the failure is logged, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import os
import signal
import textwrap
from pathlib import Path

import pytest
from django.conf import settings
from django.db import OperationalError

from saloon.engine import Match, find_game, new_match
from saloon.web.live import house, thinking, writer
from saloon.web.live.house import House
from saloon.web.live.thinking import Thinkers
from web.live_scene import listening, live

BAD_BOTS = """
    import os, signal, time

    class Bad:
        looks_ahead = False

        def __init__(self, random):
            pass

    class Raises(Bad):
        def choose(self, view):
            raise RuntimeError("no idea")

    class Illegal(Bad):
        def choose(self, view):
            return "act:fly_away"

    class Odd(Bad):
        def choose(self, view):
            return lambda: 1

    class Hangs(Bad):
        def choose(self, view):
            time.sleep(3600)

    class Dies(Bad):
        def choose(self, view):
            os.kill(os.getpid(), signal.SIGKILL)

    class Slow(Bad):
        def choose(self, view):
            time.sleep(0.5)
            return view.ask.options[-1]
"""
NAMES = ("Raises", "Illegal", "Odd", "Hangs", "Dies", "Slow")


@pytest.fixture
def bad_bots(tmp_path, monkeypatch):
    """A package of bots, installed as far as Python can see; workers see it too."""
    folder = tmp_path / "site"
    about = folder / "badbots-1.0.dist-info"
    about.mkdir(parents=True)
    (folder / "badbots.py").write_text(textwrap.dedent(BAD_BOTS))
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: badbots\nVersion: 1.0\n")
    entries = "\n".join(f"{name.lower()} = badbots:{name}" for name in NAMES)
    (about / "entry_points.txt").write_text(f"[saloon.bots]\n{entries}\n")
    monkeypatch.syspath_prepend(folder)


@pytest.fixture
def match() -> Match:
    return new_match(find_game("sans_foi_ni_loi"), 3, {}, 1, hold=True)


def thought(workers: int, think) -> tuple[object, list[str]]:
    """What a session with workers gives, and what was logged."""

    async def session():
        thinkers = Thinkers(workers)
        try:
            return await think(thinkers)
        finally:
            thinkers.stop()

    with listening("saloon.bots") as heard:
        return asyncio.run(session()), heard


def legal(match: Match, text: object) -> bool:
    (ask,) = match.asks.values()
    return text in ask.texts()


@pytest.mark.real
def test_a_bot_that_fails_plays_a_legal_move_and_is_logged(bad_bots, match):
    (seat,) = match.asks

    async def think(thinkers):
        return [await thinkers.think(match, seat, name) for name in ("raises", "illegal", "odd", "no_such_bot", "greedy")]

    answers, heard = thought(1, think)
    assert all(legal(match, answer) for answer in answers)
    assert [line.split()[1] for line in heard] == ["raises", "illegal", "odd", "no_such_bot"]
    assert "no idea" in heard[0]


@pytest.mark.real
def test_a_bot_that_hangs_is_stopped(bad_bots, match, monkeypatch):
    (seat,) = match.asks

    async def think(thinkers):
        first = await thinkers.think(match, seat, "greedy")
        with monkeypatch.context() as patch:
            patch.setattr(thinking, "BOT_SECONDS", 0.3)
            instead = await thinkers.think(match, seat, "hangs")
        return first, instead, await thinkers.think(match, seat, "greedy")

    (first, instead, again), heard = thought(1, think)
    assert legal(match, instead)
    assert first == again
    assert [line.split()[1] for line in heard] == ["hangs"]


@pytest.mark.real
def test_a_bot_that_kills_its_worker_does_not_hurt_the_others(bad_bots, match):
    (seat,) = match.asks

    async def think(thinkers):
        names = ["dies", "slow", "greedy", "slow", "greedy"]
        return await asyncio.gather(*(thinkers.think(match, seat, name) for name in names))

    answers, heard = thought(2, think)
    assert all(legal(match, answer) for answer in answers)
    assert answers[1] == answers[3] == match.asks[seat].texts()[-1]
    assert [line.split()[1] for line in heard] == ["dies"]


@pytest.mark.real
def test_workers_that_are_killed_are_replaced(match):
    (seat,) = match.asks

    async def think(thinkers):
        before = await thinkers.think(match, seat, "greedy")
        for pid in thinkers.quick.processes[0].pool._processes:
            os.kill(pid, signal.SIGKILL)
        return before, await thinkers.think(match, seat, "greedy")

    (before, after), heard = thought(2, think)
    assert before == after
    assert heard == []


@pytest.mark.real
def test_the_time_of_a_bot_does_not_run_while_it_waits_for_a_worker(bad_bots, match, monkeypatch):
    (seat,) = match.asks
    timed, most, answer = 0, 0, thinking.WorkerProcess.answer

    async def counted(worker, thought):
        nonlocal timed, most
        timed += 1
        most = max(most, timed)
        try:
            return await answer(worker, thought)
        finally:
            timed -= 1

    async def think(thinkers):
        monkeypatch.setattr(thinking.WorkerProcess, "answer", counted)
        return await asyncio.gather(*(thinkers.think(match, seat, "slow") for _ in range(6)))

    answers, heard = thought(1, think)
    assert set(answers) == {match.asks[seat].texts()[-1]}
    assert heard == []
    assert most == 1, "of six bots and one worker, the time of one runs"


@pytest.mark.real
def test_a_match_that_moves_on_meanwhile_does_no_harm(bad_bots, match):
    (seat,) = match.asks
    options = match.asks[seat].texts()

    async def think(thinkers):
        thinking_ = asyncio.create_task(thinkers.think(match, seat, "raises"))
        await asyncio.sleep(0)
        while seat in match.asks:
            match.answer(seat, match.asks[seat].options[0])
        return await thinking_

    answer, _ = thought(1, think)
    assert answer in options


# ------------------------------------------------------------ at a table


class Onlooker:
    """Somebody without a name who looks at a table."""

    user, program = None, True

    def show(self, room):
        pass

    def hear(self, line):
        pass


def played_by_bots(tmp_path: Path, django_db_blocker, seats: str) -> list[str]:
    """A whole game among bots, as the house lets them play; gives what was logged."""

    @live(seats)
    async def play(scene):
        home = House()
        await home.start()
        home.enter(await home.room(scene.table.code), Onlooker())
        try:
            while (await scene.kept()).status != "over":
                await asyncio.sleep(0.05)
        finally:
            await home.stop()
        assert (await scene.open()).match.over

    with listening("saloon.bots") as heard, listening("saloon.house") as more:
        play(tmp_path, django_db_blocker)
    return [*heard, *more]


@pytest.mark.real
def test_a_table_goes_on_whatever_its_bots_do(tmp_path, django_db_blocker, bad_bots, monkeypatch):
    monkeypatch.setattr(settings, "WORKERS", 1)
    heard = played_by_bots(tmp_path, django_db_blocker, "raises illegal greedy")
    assert {line.split()[1] for line in heard} == {"raises", "illegal"}


@pytest.mark.real
def test_bots_go_on_when_the_disk_comes_back(tmp_path, django_db_blocker, monkeypatch):
    monkeypatch.setattr(settings, "WORKERS", 1)
    monkeypatch.setattr(house, "RETRY_SECONDS", 0.01)
    write, count = writer._insert, iter(range(10**9))

    def insert(moments):
        if next(count) % 20 == 10:
            raise OperationalError("disk I/O error")
        write(moments)

    monkeypatch.setattr(writer, "_insert", insert)
    with listening("saloon.writer") as lost:
        heard = played_by_bots(tmp_path, django_db_blocker, "random random")
    assert len(lost) == len([line for line in heard if "came to nothing" in line]) > 3


@live("a greedy")
async def test_a_game_that_begins_with_a_bot_begins_by_itself(scene):
    """Pages make tables; the house hears of it and lets the bots move, though nobody has opened the table yet."""
    from saloon.web.tables.creating import SeatPlan, TablePlan, make_table

    home = House()
    await home.start()
    try:
        host = scene.people["a"]
        plan = TablePlan("sans_foi_ni_loi", [SeatPlan("me"), SeatPlan("bot"), SeatPlan("bot")])
        moved = 0
        for seed in range(4):
            table = await scene.on_disk(make_table, host, plan, seed=str(seed))
            if table.waiting == [0]:
                continue
            while (await scene.on_disk(type(table).objects.get, pk=table.pk)).waiting != [0]:
                await asyncio.sleep(0.02)
            moved += 1
        assert moved
    finally:
        await home.stop()


@live("a b c")
async def test_a_house_opens_a_table_once_however_many_come(scene):
    home = House()
    try:
        rooms = await asyncio.gather(*(home.room(scene.table.code) for _ in range(5)))
        assert all(room is rooms[0] for room in rooms)
        for code in ("nowhere", "else"):
            with pytest.raises(scene.table.DoesNotExist):
                await home.room(code)
        assert home._opening == {}, "or anybody could fill the memory with names of tables"
    finally:
        await home.stop()


@live("a b")
async def test_another_server_that_answers_at_once_is_heard(scene):
    """Who is at a table is asked when the table opens, and again when the connection to the others does."""
    home = House()

    async def say(kind, **message):
        if kind == "who":
            await home._heard({"kind": "present", "from": "elsewhere", "people": [7], **message})

    home.relay.say = say
    try:
        room = await home.room(scene.table.code)
        assert room.present == {7}
        home._presence.forget(scene.table.code)
        await home._heard({"kind": "again"})
        assert room.present == {7}
    finally:
        await home.stop()
