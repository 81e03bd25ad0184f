"""How long others wait while four bots think: the lobby, a ping, a choice at another table; first without, then with bots.

The server is a real one in its own process. The bots are as slow as a searching bot would be: each choice burns a fixed time of
processor. Their tables play among themselves, one spectator each, so that four choices are always being thought about.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from web.site import Site

RESULTS = Path(__file__).with_name("responsive.json")
THINKER = """
import time

class Thinker:
    looks_ahead = False

    def __init__(self, random):
        self.random = random

    def choose(self, decision):
        until = time.perf_counter() + {seconds}
        while time.perf_counter() < until:
            pass
        return self.random.choice(decision.ask.options)
"""
Doing = Callable[[], Awaitable[Any]]


def install_thinker(folder: Path, seconds: float) -> None:
    """A bot as another package would bring it: a module and its entry point."""
    about = folder / "thinker-1.0.dist-info"
    about.mkdir(parents=True)
    (folder / "thinker.py").write_text(THINKER.replace("{seconds}", str(seconds)))
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: thinker\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[saloon.bots]\nthinker = thinker:Thinker\n")


class Player:
    """A program at both seats of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.position, self.dice = socket, {}, random.Random(1)

    async def hear(self) -> None:
        while True:
            message = json.loads(await self.socket.recv())
            if message["kind"] == "position":
                self.position = message
                return

    async def choose(self) -> None:
        """A choice, and its consequence."""
        ask = self.position["asks"][0]
        choice = self.dice.choice(ask["options"])
        await self.socket.send(json.dumps({"do": "choose", "seat": ask["seat"], "choice": choice}))
        await self.hear()


async def waits(doing: Doing, until: float, pace: float) -> list[float]:
    """Do it again and again, and note how long each took."""
    found = []
    while time.perf_counter() < until:
        start = time.perf_counter()
        await doing()
        found.append(time.perf_counter() - start)
        await asyncio.sleep(pace)
    return found


async def measured(site: Site, tables: list[dict[str, Any]], seconds: float) -> dict[str, dict[str, float]]:
    """All three at once, each some fifty times a second."""

    async def lobby() -> None:
        await asyncio.to_thread(lambda: urlopen(site.address).read())

    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(connect(address(site, table))) for table in tables]
        player = Player(sockets[0])
        await player.hear()
        await sockets[1].recv()

        async def ping() -> None:
            await sockets[1].send('{"do":"ping"}')
            await sockets[1].recv()

        until = time.perf_counter() + seconds
        doings = {"lobby": lobby, "ping": ping, "choice": player.choose}
        found = await asyncio.gather(*(waits(doing, until, 0.02) for doing in doings.values()))
    return {name: row(times) for name, times in zip(doings, found, strict=True)}


def address(site: Site, table: dict[str, Any]) -> str:
    return f"{site.socket}/live/{table['code']}?token={table['token']}"


def row(times: list[float]) -> dict[str, float]:
    times = sorted(times)
    return {
        "times": len(times),
        "p50_ms": times[len(times) // 2] * 1000,
        "p99_ms": times[int(len(times) * 0.99)] * 1000,
        "longest_ms": times[-1] * 1000,
    }


async def watch(site: Site, tables: list[dict[str, Any]], stack: AsyncExitStack) -> None:
    """Somebody looks: the bots of these tables begin to move."""
    for table in tables:
        socket = await stack.enter_async_context(connect(address(site, table)))
        await socket.recv()


async def run(site: Site, seconds: float, bots: int) -> dict[str, Any]:
    people, thinkers = site.make_tables(4), site.make_tables(bots, "thinker,thinker,thinker")
    results: dict[str, Any] = {"quiet": await measured(site, people[:2], seconds)}
    async with AsyncExitStack() as stack:
        await watch(site, thinkers, stack)
        before, start = sum(map(len, site.choices([table["code"] for table in thinkers]).values())), time.perf_counter()
        results["bots think"] = await measured(site, people[2:], seconds)
        after = sum(map(len, site.choices([table["code"] for table in thinkers]).values()))
    results["bots"] = {
        "tables": bots,
        "choices_a_second": (after - before) / (time.perf_counter() - start),
        "cores": os.cpu_count(),
    }
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--bots", type=int, default=4)
    parser.add_argument("--thinking", type=float, default=0.3, help="seconds of processor for each choice of a bot")
    parser.add_argument("--out", type=Path, default=RESULTS)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        install_thinker(folder / "bots", arguments.thinking)
        data = folder / "data"
        data.mkdir()
        environment = {"PYTHONPATH": str(folder / "bots"), "SALOON_WORKERS": str(arguments.bots), "SALOON_LIMITS": "off"}
        with Site(data, **environment) as site:
            results = asyncio.run(run(site, arguments.seconds, arguments.bots))
    for when in ("quiet", "bots think"):
        for what, found in results[when].items():
            print(f"{when:11} {what:7}", "  ".join(f"{key} {value:9.2f}" for key, value in found.items()))
    print(f"{results['bots']['choices_a_second']:.1f} choices a second by {arguments.bots} tables of thinking bots")
    arguments.out.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
