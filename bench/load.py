"""Load on the live socket: N two-seat tables played at once by programs, flat out and paced (`make load`).

The server is a real one in its own process with SQLite, every choice on disk before it is answered. For each N: choices a
second, milliseconds from sending a choice to receiving its consequence (p50, p99), processor time and memory of the server.
Bare round trips of the same socket (`ping`), measured in the same run, are the yardstick: what cannot be faster however little
is done.

With `--watchers`: one table with so many pages that look on, as browsers do (compressed), and the server's processor time for
a choice that all of them are shown.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from web.site import Site

RESULTS = Path(__file__).with_name("load.json")
RUNS = {"ping": (0.0, True), "flat out": (0.0, False), "paced": (1.0, False)}
"""By name: seconds between two choices of a table, and whether nothing is chosen at all."""
WATCHED_CHOICES = 60


class Meter:
    """Waiting times of one run."""

    def __init__(self) -> None:
        self.waits: list[float] = []

    def row(self, seconds: float) -> dict[str, float]:
        waits = sorted(self.waits) or [0.0]
        return {
            "per_second": len(self.waits) / seconds,
            "p50_ms": waits[len(waits) // 2] * 1000,
            "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
        }


async def play(socket: ClientConnection, meter: Meter, until: float, pace: float, choose: random.Random) -> None:
    """Answer at random, at once or every `pace` seconds, until the time is up."""
    await asyncio.sleep(choose.random() * pace)
    sent = 0.0
    while time.perf_counter() < until:
        message = msgspec.json.decode(await socket.recv())
        if message["kind"] != "position":
            continue
        if sent:
            meter.waits.append(time.perf_counter() - sent)
        if message["over"]:
            return
        if pace:
            await asyncio.sleep(pace)
        ask = message["asks"][0]
        choice = {"do": "choose", "seat": ask["seat"], "choice": choose.choice(ask["options"]), "number": message["number"]}
        sent = time.perf_counter()
        await socket.send(json.dumps(choice))


async def ping(socket: ClientConnection, meter: Meter, until: float) -> None:
    """The yardstick: a message that asks nothing of the server."""
    await socket.recv()
    while time.perf_counter() < until:
        sent = time.perf_counter()
        await socket.send('{"do":"ping"}')
        await socket.recv()
        meter.waits.append(time.perf_counter() - sent)


def visitor(number: int) -> dict[str, str]:
    """An address of its own, as behind a proxy: one visitor may not have a thousand sockets."""
    return {"X-Forwarded-For": f"10.0.{number // 250}.{number % 250 + 1}"}


async def come_in(site: Site, number: int, table: dict[str, Any]) -> ClientConnection:
    address = f"{site.socket}/live/{table['code']}?token={table['token']}"
    return await connect(address, compression=None, additional_headers=visitor(number))


async def run(site: Site, tables: list[dict[str, Any]], seconds: float, pace: float, pings: bool) -> dict[str, float]:
    sockets = [await come_in(site, number, table) for number, table in enumerate(tables)]
    meter, before, start = Meter(), site.usage(), time.perf_counter()
    until = start + seconds
    if pings:
        doing = [ping(socket, meter, until) for socket in sockets]
    else:
        doing = [play(socket, meter, until, pace, random.Random(i)) for i, socket in enumerate(sockets)]
    await asyncio.gather(*doing)
    spent, after = time.perf_counter() - start, site.usage()
    for socket in sockets:
        await socket.close()
    row = meter.row(spent)
    return {**row, "cpu": (after["cpu"] - before["cpu"]) / spent, "mb_per_table": (after["mb"] - before["mb"]) / len(tables)}


async def watch(site: Site, table: dict[str, Any], watchers: int) -> dict[str, float]:
    """Processor time and bytes of a choice that all pages are shown before the next one is made."""
    choose, address = random.Random(7), f"{site.socket}/live/{table['code']}?as=page"
    heads = [visitor(number) | {"Origin": site.address} for number in range(1, watchers + 1)]
    pages = [await connect(address, additional_headers=head, max_size=None) for head in heads]
    program = await come_in(site, 0, table)
    for page in pages:
        await page.recv()
    message, made, sent = msgspec.json.decode(await program.recv()), 0, 0
    before = site.usage()
    while made < WATCHED_CHOICES and not message["over"]:
        ask = message["asks"][0]
        choice = {"do": "choose", "seat": ask["seat"], "choice": choose.choice(ask["options"]), "number": message["number"]}
        await program.send(json.dumps(choice))
        message = msgspec.json.decode(await program.recv())
        shown = await asyncio.gather(*(newest(page, message["number"]) for page in pages))
        made, sent = made + 1, sent + shown[0]
    after = site.usage()
    for socket in (program, *pages):
        await socket.close()
    return {"cpu_ms_per_choice": (after["cpu"] - before["cpu"]) * 1000 / made, "bytes_per_push": sent / made}


async def newest(page: ClientConnection, number: int) -> int:
    """Wait until the page has been shown an event; gives the bytes of that, before compression."""
    while True:
        text = await page.recv(decode=False)
        if msgspec.json.decode(text)["number"] >= number:
            return len(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 100, 500])
    parser.add_argument("--watchers", type=int, nargs="*", default=[], help="pages that look at one table")
    parser.add_argument("--runs", nargs="*", choices=RUNS, default=list(RUNS))
    parser.add_argument("--game", default="sans_foi_ni_loi")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--out", type=Path, default=RESULTS)
    arguments = parser.parse_args()
    gc.disable()  # the players' own pauses are none of the server's
    results: dict[str, Any] = {}

    def note(name: str, row: dict[str, float]) -> None:
        results[name] = row
        print(f"{name:16}", "  ".join(f"{key} {value:9.2f}" for key, value in row.items()), flush=True)

    for count in arguments.tables:
        for name in arguments.runs:
            with tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site:
                tables = site.make_tables(count, game=arguments.game)
                note(f"{count} {name}", asyncio.run(run(site, tables, arguments.seconds, *RUNS[name])))
    for count in arguments.watchers:
        with tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site:
            table = site.make_tables(1, game=arguments.game)[0]
            note(f"{count} watchers", asyncio.run(watch(site, table, count)))
    arguments.out.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
