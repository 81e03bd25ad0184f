"""A real Ray cluster of several worker processes on this machine: the same games, none lost, none counted twice."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from random import Random

import pytest

from arena.scene import hold, outcome, tournament
from saloon.arena.playing import ArenaRefusal
from saloon.arena.thinking import Thinking, choice_of
from saloon.bots import UnknownBot
from saloon.engine import find_game, new_match

ray = pytest.importorskip("ray")

from saloon.arena.cluster import Cluster, connect  # noqa: E402 - after the question whether Ray is here

GAMES = 60
GAME = find_game("sans_foi_ni_loi")


@pytest.fixture
def here():
    yield
    ray.shutdown()


def test_no_game_is_lost_or_counted_twice_when_a_worker_is_killed(tmp_path, here):
    """Until one dies with a game in hand, whoever finishes a game is killed."""
    what = tournament(games=GAMES, decisions=True)
    crew, killed, heard = Cluster("local", 3), [], []

    def kill_one(played):
        heard.append(played.number)
        if len(heard) >= 6 and not crew.again:
            with suppress(ProcessLookupError):
                os.kill(int(played.worker.rpartition(":")[2]), signal.SIGKILL)
                killed.append(played.worker)

    try:
        hold(tmp_path / "killed", what, crew, heard=kill_one)
    finally:
        crew.stop()
    assert killed
    assert crew.again
    assert sorted(heard) == list(range(GAMES))
    hold(tmp_path / "alone", what)
    assert outcome(tmp_path / "killed") == outcome(tmp_path / "alone")


def test_bots_think_on_a_cluster_as_they_do_here(here):
    match = new_match(GAME, 3, {}, 5)
    jobs = []
    for _ in range(4):
        (ask,) = match.asks.values()
        jobs.append((GAME.package, match.save(), ask.seat, "greedy"))
        match.choose(ask.seat, Random(match.count).choice(ask.options))

    async def think_all():
        service = Thinking("local", 2)
        try:
            answers = await asyncio.gather(*(service.think(*job) for job in jobs))
            with pytest.raises(UnknownBot):
                await service.think(*jobs[0][:3], "nobody")
            for _ in service.thinkers:
                await given_up(service, jobs[0])
            return [*answers, await service.think(*jobs[0])]
        finally:
            service.stop()

    assert asyncio.run(think_all()) == [choice_of(*job) for job in (*jobs, jobs[0])]


async def given_up(service, job):
    """Ask, and do not wait for the answer: the thinker is stopped, and another takes its place."""
    asked = asyncio.ensure_future(service.think(*job))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere at all", "127.0.0.1:99999", "::::", ""])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_cluster_that_is_not_there_is_refused(address, language):
    with pytest.raises(ArenaRefusal) as refusal:
        connect(address)
    assert address in refusal.value.say(language)


def test_without_ray_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaRefusal, match=r"saloon\[ray\]"):
        connect("local")
