"""A clock that jumps costs nobody time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from django.utils import timezone as clock

from saloon.web.live import eras as module
from saloon.web.live import room as rooms
from saloon.web.live.absence import HERE, MISSING
from saloon.web.live.eras import Eras
from web.live_scene import Scene, live

HOUR = 3600.0
DAYS = timedelta(days=3)


class Machine:
    """Its clock, which can be set, and the time that passes."""

    def __init__(self, monkeypatch) -> None:
        self.wall, self.tick = datetime(2026, 1, 1, tzinfo=UTC), 50.0
        monkeypatch.setattr(clock, "now", lambda: self.wall)
        monkeypatch.setattr(module, "monotonic", lambda: self.tick)
        self.eras = Eras()

    def live(self, seconds: float) -> None:
        self.wall, self.tick = self.wall + timedelta(seconds=seconds), self.tick + seconds


@pytest.fixture
def machine(monkeypatch):
    return Machine(monkeypatch)


def test_time_passes(machine):
    moment = machine.wall - timedelta(days=9)  # before the process began
    machine.live(HOUR)
    assert machine.eras.since(moment) == 9 * 24 * HOUR + HOUR
    assert machine.eras.since(machine.wall + timedelta(seconds=5)) == 0


def test_a_jump_is_nobodys_time(machine):
    before = machine.wall
    machine.live(HOUR)
    machine.wall += DAYS
    assert machine.eras.since(before) == HOUR
    written = machine.wall
    machine.live(HOUR)
    assert (machine.eras.since(before), machine.eras.since(written)) == (2 * HOUR, HOUR)
    machine.wall -= DAYS
    machine.live(HOUR)
    assert (machine.eras.since(before), machine.eras.since(written)) == (3 * HOUR, 2 * HOUR)


def test_a_clock_that_is_corrected_a_little_has_not_jumped(machine):
    before = machine.wall
    machine.live(HOUR)
    machine.wall += timedelta(seconds=20)
    assert machine.eras.since(before) == HOUR + 20


@live("a b c", pace="turns", bank=24 * 3600)
async def test_nobody_is_absent_because_a_clock_jumped(scene: Scene):
    room = await scene.open()
    await scene.choose(room)
    seat = room.asked[0]
    with pytest.MonkeyPatch.context() as patch:
        machine = Machine(patch)
        machine.wall = machine.eras._last = room.table.moved
        patch.setattr(rooms, "eras", machine.eras)
        machine.live(HOUR)
        machine.wall += 2 * DAYS
        assert room.absences.stage(seat) == HERE
        room.clock.run(room.asked, room.waited())  # as a room that is opened again does
        assert not room.clock.flagged(seat)
        machine.live(4 * 24 * HOUR)
        assert room.absences.stage(seat) == MISSING
