"""Load on the live socket: N two-seat tables played at once by programs, flat out and paced (`make load`).

The server is a real one in its own process with SQLite, every choice on disk before it is answered. For each N: choices a
second, milliseconds from sending a choice to receiving its consequence (p50, p99), processor time and memory of the server.
Bare round trips of the same socket (`ping`), measured in the same run, are the yardstick: what cannot be faster however little
is done.
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


async def run(site: Site, tables: list[dict[str, Any]], seconds: float, pace: float, pings: bool) -> dict[str, float]:
    addresses = [f"{site.socket}/live/{table['code']}?token={table['token']}" for table in tables]
    sockets = [await connect(address, compression=None) for address in addresses]
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 100, 500])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--out", type=Path, default=RESULTS)
    arguments = parser.parse_args()
    gc.disable()  # the players' own pauses are none of the server's
    results: dict[str, Any] = {}
    for count in arguments.tables:
        for name, pace, pings in (("ping", 0.0, True), ("flat out", 0.0, False), ("paced", 1.0, False)):
            with tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site:
                row = asyncio.run(run(site, site.make_tables(count), arguments.seconds, pace, pings))
            results[f"{count} {name}"] = row
            print(f"{count:5} {name:9}", "  ".join(f"{key} {value:9.2f}" for key, value in row.items()), flush=True)
    arguments.out.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
