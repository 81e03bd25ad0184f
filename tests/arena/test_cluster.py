"""A real Ray cluster of several worker processes on this machine: the same games, none lost, none counted twice."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from contextlib import suppress
from random import Random

import pytest

from arena.scene import hold, outcome, tournament
from saloon.arena.playing import ArenaRefusal
from saloon.arena.thinking import _joined, _lost, think_there
from saloon.bots import UnknownBot
from saloon.bots.saved import choice_of
from saloon.engine import find_game, new_match
from saloon.web.live.thinking import NOBODY, Thinkers, Workers

ray = pytest.importorskip("ray")

from saloon.arena.cluster import ClusterPool, connect  # noqa: E402 - after the question whether Ray is here

GAMES = 60
GAME = find_game("sans_foi_ni_loi")


@pytest.fixture
def here():
    yield
    ray.shutdown()


def test_no_game_is_lost_or_counted_twice_when_a_worker_is_killed(tmp_path, here):
    """Until one dies with a game in hand, whoever finishes a game is killed."""
    what = tournament(games=GAMES, decisions=True)
    pool, killed, heard = ClusterPool("local", 3), [], []

    def kill_one(played):
        heard.append(played.number)
        if len(heard) >= 6 and not pool.again:
            with suppress(ProcessLookupError):
                os.kill(int(played.worker.rpartition(":")[2]), signal.SIGKILL)
                killed.append(played.worker)

    try:
        hold(tmp_path / "killed", what, pool, on_game=kill_one)
    finally:
        pool.stop()
    assert killed
    assert pool.again
    assert sorted(heard) == list(range(GAMES))
    hold(tmp_path / "alone", what)
    assert outcome(tmp_path / "killed") == outcome(tmp_path / "alone")


@pytest.fixture
def cluster(here, monkeypatch):
    """The address of a cluster of two workers, for whose answers a busy machine may take its time."""
    monkeypatch.setattr("saloon.arena.thinking.ANSWER_SECONDS", 600.0)
    connect("local", 2)
    yield ray.get_runtime_context().gcs_address
    _joined.cache_clear()
    _lost.clear()


def test_bots_think_on_a_cluster_as_they_do_here(cluster, monkeypatch):
    monkeypatch.setattr("saloon.arena.thinking.connect", lambda address: ray)
    match = new_match(GAME, 3, {}, 5)
    for _ in range(4):
        (ask,) = match.asks.values()
        job = (GAME.package, match.save(), ask.seat, "greedy")
        assert think_there(cluster, choice_of, *job) == choice_of(*job)
        match.choose(ask.seat, Random(match.count).choice(ask.options))
    with pytest.raises(UnknownBot):
        think_there(cluster, choice_of, *job[:3], "nobody")
    with pytest.raises(RuntimeError, match="ended its process"):
        think_there(cluster, os._exit, 1)
    assert think_there(cluster, os.getpid) != os.getpid()


def test_tables_think_on_a_cluster(cluster):
    """As the site does it: its own processes join the cluster and wait for it."""
    match = new_match(GAME, 3, {}, 5)
    (seat,) = match.asks

    async def think():
        thinkers = Thinkers(1, cluster)
        try:
            far = await thinkers._asked(NOBODY, os.getpid)
            own = list(thinkers.searching.processes[0].pool._processes)
            return far, own, await thinkers.think(match, seat, "search:20p")
        finally:
            thinkers.stop()

    far, own, choice = asyncio.run(think())
    assert far not in (os.getpid(), *own)
    assert choice == choice_of(GAME.package, match.save(), seat, "search:20p")


def test_a_thought_that_nobody_wants_any_more_is_stopped_on_the_cluster(cluster):
    """Its machine has two workers: two thoughts without end that went on there would leave nobody to answer the third."""

    async def think():
        workers = Workers(1)
        try:
            await workers.ask(NOBODY, think_there, cluster, os.getpid)
            for _ in range(2):
                endless = asyncio.create_task(workers.ask(NOBODY, think_there, cluster, time.sleep, 3600))
                await asyncio.sleep(1)
                endless.cancel()
                await asyncio.wait([endless])
            return await workers.ask(NOBODY, think_there, cluster, os.getpid), list(workers.processes[0].pool._processes)
        finally:
            workers.stop()

    far, own = asyncio.run(think())
    assert far not in (os.getpid(), *own)


def test_without_the_cluster_bots_think_here(caplog):
    with caplog.at_level("ERROR", "saloon.bots"):
        for _ in range(2):
            assert think_there("127.0.0.1:1", os.getpid) == os.getpid()
    assert [record.args[0] for record in caplog.records] == ["127.0.0.1:1"]  # and is not asked again at once


def test_a_cluster_that_does_not_answer_is_not_waited_for(cluster, monkeypatch):
    monkeypatch.setattr("saloon.arena.thinking.connect", lambda address: ray)
    monkeypatch.setattr("saloon.arena.thinking.ANSWER_SECONDS", 0.2)
    think_there(cluster, time.sleep, 0.5)
    assert cluster in _lost
    assert think_there(cluster, os.getpid) == os.getpid()
    assert not ray.is_initialized()


def test_a_cluster_that_comes_back_is_joined_anew(cluster, monkeypatch):
    monkeypatch.setattr("saloon.arena.thinking.connect", lambda address: connect("local", 2))
    monkeypatch.setattr("saloon.arena.thinking.RETRY_SECONDS", 0.0)
    ray.shutdown()
    assert think_there(cluster, os.getpid) != os.getpid()
    with monkeypatch.context() as patch:
        patch.setattr("saloon.arena.thinking.ANSWER_SECONDS", 0.2)
        think_there(cluster, time.sleep, 0.5)
    assert think_there(cluster, os.getpid) != os.getpid()


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
