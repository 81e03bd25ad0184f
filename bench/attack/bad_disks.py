"""A database that somebody else has locked, and a disk that fills up, while people play.

Promise: nothing acknowledged is lost, reading goes on, who wants to write is told so, and play goes on afterwards.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import subprocess
import urllib.error
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from _ground import ANSWER_SECONDS, Site, own_site, said
from websockets.asyncio.client import connect

CHOICES = 40
ROOM = 400_000
"""Bytes that are left on the full disk."""


def status(site: Site, path: str, **form: str) -> int:
    data = urlencode(form).encode() if form else None
    try:
        with urlopen(Request(site.address + path, data, {"Accept-Language": "fr"}), timeout=ANSWER_SECONDS) as page:
            return page.status
    except urllib.error.HTTPError as error:
        return error.code


async def choose(site: Site, table: dict[str, Any], count: int) -> tuple[list[tuple[int, int, str]], Counter[str]]:
    """Choices that were acknowledged, and how the others were answered."""
    taken: list[tuple[int, int, str]] = []
    answers: Counter[str] = Counter()
    async with connect(f"{site.socket}/live/{table['code']}?token={table['token']}", open_timeout=ANSWER_SECONDS) as live:
        message = json.loads(await live.recv())
        while answers.total() < count and not message["over"]:
            ask = message["asks"][0]
            await live.send(json.dumps({"do": "choose", "id": 1, "seat": ask["seat"], "choice": ask["options"][0]}))
            said_of_it = json.loads(await asyncio.wait_for(live.recv(), ANSWER_SECONDS))
            while said_of_it["kind"] == "position":
                message, said_of_it = said_of_it, json.loads(await asyncio.wait_for(live.recv(), ANSWER_SECONDS))
            answers[said_of_it.get("code", "taken")] += 1
            if said_of_it["kind"] == "taken":
                if ask["options"][0] != "done":
                    taken.append((message["count"], ask["seat"], ask["options"][0]))
                while (message := json.loads(await live.recv()))["number"] < said_of_it["number"]:
                    pass
    return taken, answers


def all_there(site: Site, table: dict[str, Any], taken: list[tuple[int, int, str]]) -> None:
    kept = site.choices([table["code"]])[table["code"]]
    texts = [tuple(each) for each in kept]
    assert all((seat, text) in texts for _, seat, text in taken), "an acknowledged choice is lost"


def locked(site: Site, data: Path) -> None:
    (table,) = site.make_tables(1)
    taken, _ = asyncio.run(choose(site, table, 10))
    other = sqlite3.connect(data / "saloon.sqlite3", timeout=30)
    other.execute("BEGIN IMMEDIATE")
    pages = [status(site, path) for path in ("/", "/watch", f"/t/{table['code']}", "/api/tables")]
    more, answers = asyncio.run(choose(site, table, 1))
    other.rollback()
    other.close()
    after, later = asyncio.run(choose(site, table, 10))
    said("a locked database", pages=pages, choices=dict(answers), afterwards=dict(later))
    assert set(pages) == {200}
    assert len(after) > 0
    all_there(site, table, [*taken, *more, *after])


def full(site: Site, data: Path) -> None:
    """No file of the server's may grow any further, which is how a full disk feels, until there is room again."""
    (table,) = site.make_tables(1)
    taken, _ = asyncio.run(choose(site, table, 10))
    assert site._process is not None
    largest = max(file.stat().st_size for file in data.iterdir() if file.is_file())
    prlimit = ["prlimit", "--pid", str(site._process.pid)]
    subprocess.run([*prlimit, f"--fsize={largest + ROOM}:unlimited"], check=True)
    more, answers = asyncio.run(choose(site, table, CHOICES))
    pages = [status(site, path) for path in ("/", "/watch", f"/t/{table['code']}", "/api/tables")]
    subprocess.run([*prlimit, "--fsize=unlimited:unlimited"], check=True)
    after, later = asyncio.run(choose(site, table, 10))
    said("a full disk", pages=pages, choices=dict(answers), afterwards=dict(later))
    assert set(pages) == {200}
    assert len(after) > 0
    all_there(site, table, [*taken, *more, *after])


def main() -> None:
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[1] == resource.RLIM_INFINITY
    for attack in (locked, full):
        with own_site() as site:
            attack(site, Path(site.environment["SALOON_DATA"]))


if __name__ == "__main__":
    main()
