"""What pages cost (`make pages`): time and bytes to open a table early and late, a finished game, the lobby, one move.

A real server in its own process. "Cold" is after a restart, when the table has to be read from disk: it must not take longer
late in a game than early. Times are the best of several; bytes are as they travel, compressed where the site compresses.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from web.site import Site

RESULTS = Path(__file__).with_name("pages.json")
TRIES = 7
CROWD = """
import json, sys, django
django.setup()
from django.contrib.auth import SESSION_KEY, BACKEND_SESSION_KEY, HASH_SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore
from saloon.web.people.models import User
from saloon.web.tables.models import Seat, Table
user = User.objects.get(pk=int(sys.argv[1]))
for number in range(200):
    table = Table.objects.create(host=user, game="sans_foi_ni_loi", rules=1, size=4, name=f"Table {number}")
    free = [Seat(table=table, number=seat) for seat in (1, 2, 3)]
    Seat.objects.bulk_create([Seat(table=table, number=0, user=user, name="Ann"), *free])
session = SessionStore()
session[SESSION_KEY], session[BACKEND_SESSION_KEY] = str(user.pk), "django.contrib.auth.backends.ModelBackend"
session[HASH_SESSION_KEY] = user.get_session_auth_hash()
session.create()
print(json.dumps(session.session_key))
"""


async def play(site: Site, table: dict[str, Any], most: int) -> int:
    """Play at random at all seats, so many choices or to the end."""
    choose = random.Random(3)
    async with connect(f"{site.socket}/live/{table['code']}?token={table['token']}") as socket:
        while True:
            message = json.loads(await socket.recv())
            if message["over"] or message["count"] >= most:
                return int(message["count"])
            ask = message["asks"][0]
            choice = choose.choice(ask["options"])
            await socket.send(json.dumps({"do": "choose", "seat": ask["seat"], "choice": choice, "number": message["number"]}))


async def first_show(site: Site, code: str, session: str) -> tuple[float, int]:
    """Milliseconds and bytes until a page has the whole table."""
    head = {"Cookie": f"sessionid={session}", "Origin": site.address}
    start = time.perf_counter()
    async with connect(f"{site.socket}/live/{code}?as=page", additional_headers=head, max_size=None) as socket:
        text = await socket.recv()
    return (time.perf_counter() - start) * 1000, len(text.encode())


async def moves(site: Site, table: dict[str, Any], session: str, count: int) -> dict[str, float]:
    """Bytes that a page receives for one move, before compression."""
    head = {"Cookie": f"sessionid={session}", "Origin": site.address}
    sizes, choose = [], random.Random(5)
    async with connect(f"{site.socket}/live/{table['code']}?as=page", additional_headers=head, max_size=None) as page:
        await page.recv()
        async with connect(f"{site.socket}/live/{table['code']}?token={table['token']}") as program:
            for _ in range(count):
                message = json.loads(await program.recv())
                if message["over"]:
                    break
                ask = message["asks"][0]
                choice = choose.choice(ask["options"])
                said = {"do": "choose", "seat": ask["seat"], "choice": choice, "number": message["number"]}
                await program.send(json.dumps(said))
                sizes.append(len((await page.recv()).encode()))
    sizes.sort()
    return {"median_bytes": sizes[len(sizes) // 2], "largest_bytes": sizes[-1]}


def opened(site: Site, path: str, session: str) -> dict[str, float]:
    """The page itself: best milliseconds, bytes."""
    times, size = [], 0
    for _ in range(TRIES):
        start = time.perf_counter()
        head = {"Cookie": f"sessionid={session}", "Accept-Encoding": "gzip"}
        with urlopen(Request(site.address + path, headers=head)) as answer:
            size = len(answer.read())
        times.append((time.perf_counter() - start) * 1000)
    return {"first_ms": times[0], "best_ms": min(times), "bytes": size}


def measure(site: Site) -> dict[str, Any]:
    early, late, finished = site.make_tables(1)[0], site.make_tables(1)[0], site.make_tables(1, "me,me,me")[0]
    session = site.run(CROWD, str(late["user"]))
    lengths = {"early": (early, 12), "late": (late, 330), "finished": (finished, 10**6)}
    played = {name: asyncio.run(play(site, table, most)) for name, (table, most) in lengths.items()}
    results: dict[str, Any] = {"choices": played}
    for name, table in (("early", early), ("late", late)):
        cold = []
        for _ in range(3):
            site.stop()
            site.start()
            asyncio.run(first_show(site, finished["code"], session))  # so that only the table is cold, not the server
            cold.append(asyncio.run(first_show(site, table["code"], session)))
        warm = [asyncio.run(first_show(site, table["code"], session)) for _ in range(TRIES)]
        results[f"{name} table, live part"] = {
            "cold_ms": min(cold)[0],
            "warm_ms": min(warm)[0],
            "bytes": warm[0][1],
        }
        results[f"{name} table, page"] = opened(site, f"/t/{table['code']}", session)
    for page in ("score", "replay?at=120", "replay"):
        results[f"finished game, {page}"] = opened(site, f"/t/{finished['code']}/{page}", session)
    results["lobby with 200 tables"] = opened(site, "/", session)
    results["one move"] = asyncio.run(moves(site, early, session, 60))
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=RESULTS)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site:
        results = measure(site)
    for name, row in results.items():
        print(f"{name:32}", "  ".join(f"{key} {value:,.1f}" for key, value in row.items()))
    arguments.out.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
