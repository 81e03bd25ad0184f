"""An acknowledged choice is never lost, whatever happens to the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from high_noon.installed import environment as with_high_noon
from web.services import postgres, redis
from web.site import Site

TABLES, KILLS, CHOICES = 200, 6, 30
PLAY_SECONDS = 600
"""After so long without enough choices something is wrong, however busy the machine is."""


class Table:
    """One table played by a program at all its seats, through every kill; remembers what was acknowledged."""

    def __init__(self, sites: list[Site], code: str, token: str, seed: int) -> None:
        self.sites, self.code, self.token, self.random = sites, code, token, random.Random(seed)
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.over = False

    @property
    def enough(self) -> bool:
        return self.over or len(self.acknowledged) >= CHOICES

    async def play(self, stop: asyncio.Event) -> None:
        """At one server after the other, a few choices at a time."""
        while not (self.over or stop.is_set()):
            site = self.random.choice(self.sites)
            with contextlib.suppress(OSError, WebSocketException, asyncio.TimeoutError):
                async with connect(f"{site.socket}/live/{self.code}?token={self.token}", open_timeout=5) as socket:
                    await self._talk(socket, stop, self.random.randint(5, 40) if len(self.sites) > 1 else 10**9)
            await asyncio.sleep(0.05)

    async def _talk(self, socket: Any, stop: asyncio.Event, most: int) -> None:
        sent: dict[int, tuple[int, int, str]] = {}
        while most and not (self.over or stop.is_set()):
            message = json.loads(await asyncio.wait_for(socket.recv(), 10))
            if message["kind"] == "taken":
                count, seat, choice = sent[message["id"]]
                if choice != "done":
                    self.acknowledged[count] = (seat, choice)
            elif message["kind"] == "refused":
                assert message["code"] == "moved-on", message
            elif message["asks"]:
                ask, id = message["asks"][0], len(sent)
                choice = self.random.choice(ask["options"])
                sent[id] = (message["count"], ask["seat"], choice)
                said = {"do": "choose", "id": id, "seat": ask["seat"], "choice": choice, "number": message["number"]}
                await socket.send(json.dumps(said))
                most -= 1
            else:
                self.over = message["over"]


async def play_through_kills(sites: list[Site], tables: list[Table], kills: int) -> None:
    """Play while servers are killed at random moments and started again."""
    stop, dice = asyncio.Event(), random.Random(4)
    playing = [asyncio.create_task(table.play(stop)) for table in tables]
    for _ in range(kills):
        await asyncio.sleep(dice.uniform(0.3, 1.5))
        site = dice.choice(sites)
        site.kill()
        await asyncio.to_thread(site.start)
    end = time.monotonic() + PLAY_SECONDS
    while time.monotonic() < end and not all(table.enough for table in tables):
        await asyncio.sleep(0.1)
    stop.set()
    await asyncio.gather(*playing)


def everything_acknowledged_is_on_disk(site: Site, tables: list[Table]) -> int:
    kept = site.choices([table.code for table in tables])
    for table in tables:
        for number, (seat, choice) in table.acknowledged.items():
            assert kept[table.code][number] == [seat, choice], (table.code, number)
    return sum(len(table.acknowledged) for table in tables)


def play_and_check(sites: list[Site], count: int, kills: int, kinds: str = "me,me", game: str = "sans_foi_ni_loi") -> None:
    made = sites[0].make_tables(count, kinds, game)
    tables = [Table(sites, each["code"], each["token"], seed) for seed, each in enumerate(made)]
    asyncio.run(play_through_kills(sites, tables, kills))
    assert everything_acknowledged_is_on_disk(sites[0], tables) >= count * 20
    assert all(table.enough for table in tables)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        play_and_check([site], TABLES, KILLS)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        play_and_check([site], 4, 2, "me,greedy,random")


def test_automas_go_on_after_a_restart(tmp_path: Path) -> None:
    """Killed between two of her steps, the house takes the next one when it is back."""
    with Site(tmp_path, **with_high_noon(tmp_path / "plugin")) as site:
        play_and_check([site], 8, 3, "me", "high_noon")


def test_nothing_is_lost_with_postgresql_redis_and_two_servers(tmp_path: Path) -> None:
    """The same tables at two server processes at once, one of which is killed now and then."""
    with postgres() as database, redis() as relay:
        environment = {"SALOON_DATABASE": database, "SALOON_REDIS": relay, **with_high_noon(tmp_path / "plugin")}
        folders = [tmp_path / "one", tmp_path / "two"]
        for folder in folders:
            folder.mkdir()
        with Site(folders[0], **environment) as one, Site(folders[1], **environment) as two:
            play_and_check([one, two], TABLES // 4, KILLS // 2)
            play_and_check([one, two], 8, 2, "me", "high_noon")
