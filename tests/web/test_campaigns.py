"""The campaigns of `bench/attack` in short; `make attack` runs all of them at length."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import pytest

from web.site import Site

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def campaign(monkeypatch):
    """A campaign by its name."""
    monkeypatch.syspath_prepend(str(BENCH / "attack"))

    def load(name):
        return __import__(name)

    yield load
    for name in [name for name, module in sys.modules.items() if str(BENCH) in str(getattr(module, "__file__", ""))]:
        del sys.modules[name]


@pytest.mark.real
def test_twins_that_differ_in_hidden_things_look_alike(campaign, tmp_path):
    views = campaign("paired_views")
    with Site(tmp_path, SALOON_LIMITS="off") as site:
        compared, differ = views.compare(site, site.run(views.TWINS, "sans_foi_ni_loi", "20"))
    assert compared >= 50
    assert differ == 4


@pytest.mark.real
def test_a_full_disk_loses_nothing_and_play_goes_on(campaign, tmp_path):
    disks = campaign("bad_disks")
    with Site(tmp_path) as site:
        disks.full(site, tmp_path)


@pytest.mark.real
def test_workers_that_stand_still_cost_no_table(campaign, tmp_path, monkeypatch):
    kills = campaign("kills")
    monkeypatch.setattr(kills, "FREEZES", 1)
    with Site(tmp_path) as site:
        playing = kills.tables(site, ("sans_foi_ni_loi", "me,greedy", 2))
        asyncio.run(kills.play_through_freezes(site, playing))
        assert kills.everything_acknowledged_is_on_disk(site, playing) > 0
        assert all(table.enough for table in playing)


def test_a_clock_that_is_set_at_random_costs_nobody_time(campaign):
    clocks = campaign("clocks")
    assert sum(clocks.one_life(random.Random(seed)) for seed in range(30)) > 300
