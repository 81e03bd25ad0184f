"""What the campaigns share: a server of their own on this machine, people at it, and how its choices fare meanwhile."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from web.site import ANSWER_SECONDS, Site

__all__ = ["ANSWER_SECONDS", "Site", "answer", "own_site", "page_socket", "raw", "said", "waits_during"]


@contextmanager
def own_site(**environment: str) -> Iterator[Site]:
    """A server with its own data, which go with it."""
    with tempfile.TemporaryDirectory(prefix="saloon-attack-") as folder, Site(Path(folder), **environment) as site:
        yield site


def raw(site: Site, first: bytes = b"") -> socket.socket:
    """A connection to the server, and its first bytes."""
    opened = socket.create_connection(("127.0.0.1", site.port), timeout=ANSWER_SECONDS)
    opened.sendall(first)
    return opened


def answer(opened: socket.socket) -> int:
    """The status of what the server says, or 0 if it hangs up without a word."""
    try:
        line = opened.recv(4096)
    except OSError:
        return 0
    return int(line.split(b" ", 2)[1]) if line.startswith(b"HTTP/1.1 ") else 0


def page_socket(site: Site, code: str) -> Any:
    """A spectator's page."""
    return connect(
        f"{site.socket}/live/{code}?as=page&lang=fr", origin=site.address, max_size=None, open_timeout=ANSWER_SECONDS
    )


async def _choose(site: Site, table: dict[str, Any], waits: list[float], stop: asyncio.Event) -> None:
    """Play the first option again and again, and note how long each choice takes to be taken."""
    async with connect(f"{site.socket}/live/{table['code']}?token={table['token']}", open_timeout=ANSWER_SECONDS) as live:
        while not stop.is_set():
            message = json.loads(await live.recv())
            if message["kind"] != "position":
                continue
            if message["over"]:
                return
            ask = message["asks"][0]
            sent = time.perf_counter()
            await live.send(json.dumps({"do": "choose", "id": 1, "seat": ask["seat"], "choice": ask["options"][0]}))
            while json.loads(await live.recv())["kind"] != "taken":
                pass
            waits.append((time.perf_counter() - sent) * 1000)
            await asyncio.sleep(0.02)


async def waits_during(site: Site, table: dict[str, Any], attack: Callable[[], Awaitable[None]]) -> list[float]:
    """Milliseconds that a player's choices took while something went on, in order of length."""
    waits: list[float] = []
    stop = asyncio.Event()
    playing = asyncio.create_task(_choose(site, table, waits, stop))
    await asyncio.sleep(0.5)
    try:
        await attack()
    finally:
        stop.set()
        await asyncio.wait_for(playing, ANSWER_SECONDS)
    return sorted(waits)


def said(what: str, **numbers: object) -> None:
    """One line of the report."""
    print(f"  {what}:", ", ".join(f"{name} {_short(value)}" for name, value in numbers.items()), flush=True)


def _short(value: object) -> str:
    return f"{value:.1f}" if isinstance(value, float) else str(value)
