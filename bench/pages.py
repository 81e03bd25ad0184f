"""What pages cost (`make pages`): time and bytes to open a table early and late, a finished game, the lobby, one move.

A real server in its own process. "Cold" is after a restart, when the table has to be read from disk: it must not take longer
late in a game than early. Times are the best of several; bytes are as they travel, compressed where the site compresses.

"First look" is what a visitor who was never here is sent to see a table of Great Western Trail (`--first-look` for that alone):
the page, its live part as it comes through the socket, and all files that the page asks for. Heads are not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import random
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame

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


class Scales(ClientPerMessageDeflateFactory):
    """Weighs what comes through a socket before it is unpacked."""

    def __init__(self) -> None:
        super().__init__(client_max_window_bits=True)
        self.bytes = 0

    def process_response_params(self, *agreed: Any) -> PerMessageDeflate:
        extension = super().process_response_params(*agreed)
        unpack = extension.decode

        def decode(frame: Frame, *, max_size: int | None = None) -> Frame:
            self.bytes += len(frame.data)
            return unpack(frame, max_size=max_size)

        extension.decode = decode  # type: ignore[method-assign]
        return extension


async def live_part(site: Site, code: str, size: str) -> int:
    """Bytes of a spectator's whole table, as they come through the socket."""
    scales = Scales()
    address = f"{site.socket}/live/{code}?as=page&size={size}"
    head = {"Origin": site.address}
    async with connect(address, additional_headers=head, extensions=[scales], compression=None, max_size=None) as socket:
        await socket.recv()
    return scales.bytes


def sent(site: Site, path: str) -> tuple[int, str]:
    """Bytes of a page or file, and its text."""
    with urlopen(Request(site.address + path, headers={"Accept-Encoding": "gzip"})) as answer:
        body = answer.read()
        return len(body), (gzip.decompress(body) if answer.headers["Content-Encoding"] == "gzip" else body).decode()


def files(page: str) -> list[str]:
    """What a browser fetches for a page at once; not what it needs only to install the site."""
    head, _, _ = page.partition("<template")
    links = re.findall(r'<link\s[^>]*?rel="(?:icon|stylesheet|modulepreload)"[^>]*>', head)
    named = [*links, *re.findall(r"<script\s[^>]*>", head), *re.findall(r'data-sprite="[^"]+"', page)]
    return list(dict.fromkeys(found[1] for each in named if (found := re.search(r'(?:href|src|sprite)="([^"]+)"', each))))


def first_look(site: Site, game: str = "great_western_trail") -> dict[str, Any]:
    table = site.make_tables(1, "me,me,me,me", game)[0]
    asyncio.run(play(site, table, 12))
    page, text = sent(site, f"/t/{table['code']}")
    rows = {}
    for size in ("desk", "phone"):
        row = {"page": page, "live": asyncio.run(live_part(site, table["code"], size))}
        row |= {kind: sum(sent(site, path)[0] for path in files(text) if path.endswith(kind)) for kind in ("css", "js", "svg")}
        rows[f"first look, {size}"] = row | {"page_and_live": row["page"] + row["live"], "all": sum(row.values())}
    return rows


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
    return results | first_look(site)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=RESULTS)
    parser.add_argument("--first-look", action="store_true", help="only what a first look costs")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site:
        results = first_look(site) if arguments.first_look else measure(site)
    for name, row in results.items():
        print(f"{name:32}", "  ".join(f"{key} {value:,.1f}" for key, value in row.items()))
    arguments.out.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
