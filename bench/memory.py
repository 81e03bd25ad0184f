"""Whether the server's memory stays flat (`make memory`): very many choices, at tables that open, end and close all the time.

A real server in its own process with SQLite. Some tables are played at once, each to its end by a program, which then goes to a
new one; pages look at some of them, in both languages and all sizes. Printed at each tenth of the choices: megabytes of the
server, rooms opened so far, seconds, and the processor's time for a choice. The first tenths fill what is remembered
(docs/performance.md) and the rooms of games that have just ended; from then on it has to stay as it is.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from web.site import Site

RESULTS = Path(__file__).with_name("memory.json")
GAMES = ("sans_foi_ni_loi", "great_western_trail", "carson_city")
AT_ONCE = 24
"""Tables that are played at the same time."""
WATCHED = 4
"""Every so manieth table has a page that looks on."""
BATCH = 48
"""Tables that are made at once."""
TENTHS = 10


class Count:
    """Choices made, and what the server had used at each tenth of them."""

    def __init__(self, site: Site, most: int) -> None:
        self.site, self.most = site, most
        self.choices = self.tables = 0
        self.rows: list[dict[str, float]] = []
        self._began, self._before = time.perf_counter(), site.usage()["cpu"]

    @property
    def enough(self) -> bool:
        return self.choices >= self.most

    def choice(self) -> None:
        self.choices += 1
        if self.choices * TENTHS % self.most < TENTHS and len(self.rows) < TENTHS:
            used = self.site.usage()
            row = {
                "choices": self.choices,
                "mb": used["mb"],
                "tables": self.tables,
                "seconds": time.perf_counter() - self._began,
            }
            self.rows.append(row | {"ms_per_choice": (used["cpu"] - self._before) * 1000 / self.choices})
            print("  ".join(f"{name} {value:10,.2f}" for name, value in self.rows[-1].items()), flush=True)


def tables(site: Site) -> Iterator[dict[str, Any]]:
    """New ones without end, of one game after the other."""
    for game in itertools.cycle(GAMES):
        yield from site.make_tables(BATCH, game=game)


async def play_on(site: Site, count: Count, waiting: asyncio.Queue[dict[str, Any]], choose: random.Random) -> None:
    """One table after the other, to its end, until enough was chosen."""
    while not count.enough:
        table = await waiting.get()
        count.tables += 1
        async with AsyncExitStack() as stack:
            address = f"{site.socket}/live/{table['code']}"
            if count.tables % WATCHED == 0:
                look = f"{address}?as=page&lang={choose.choice(('en', 'fr'))}&size={choose.choice(('desk', 'tablet', 'phone'))}"
                page = await stack.enter_async_context(connect(look, origin=site.address, max_size=None))  # type: ignore[arg-type]
                stack.callback(asyncio.create_task(read(page)).cancel)
            program = await stack.enter_async_context(connect(f"{address}?token={table['token']}", compression=None))
            await play(program, count, choose)


async def play(program: ClientConnection, count: Count, choose: random.Random) -> None:
    while not count.enough:
        message = msgspec.json.decode(await program.recv())
        if message["kind"] != "position":
            continue
        if message["over"]:
            return
        ask = message["asks"][0]
        choice = {"do": "choose", "seat": ask["seat"], "choice": choose.choice(ask["options"]), "number": message["number"]}
        await program.send(json.dumps(choice))
        count.choice()


async def read(page: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            await page.recv(decode=False)


async def fill(site: Site, waiting: asyncio.Queue[dict[str, Any]]) -> None:
    new = tables(site)
    while True:
        await waiting.put(await asyncio.to_thread(next, new))


async def run(site: Site, most: int) -> list[dict[str, float]]:
    waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue(maxsize=BATCH)
    filling, count = asyncio.create_task(fill(site, waiting)), Count(site, most)
    await asyncio.gather(*(play_on(site, count, waiting, random.Random(number)) for number in range(AT_ONCE)))
    filling.cancel()
    return count.rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=200_000)
    parser.add_argument("--out", type=Path, default=RESULTS)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site:
        rows = asyncio.run(run(site, arguments.choices))
    arguments.out.write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    main()
