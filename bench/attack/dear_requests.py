"""What one visitor can make the site draw, and what a page's socket costs.

Promise: other people's choices stay quick, memory stays bounded.
"""

from __future__ import annotations

import asyncio
import json
import urllib.error
from collections import Counter
from urllib.request import urlopen

from _ground import ANSWER_SECONDS, Site, own_site, page_socket, said, waits_during

AT_ONCE = 6
SOCKETS = 100
MAX_SOCKET_MB = 0.3
SIZES = 60
GAME = "great_western_trail"
LONG = """
import json, random, sys, django
django.setup()
from django.utils import timezone
from saloon.web.tables.history import fresh_match, pack_tells
from saloon.web.tables.models import Event, Table
table = Table.objects.get(code=sys.argv[1])
match, chance, events = fresh_match(table), random.Random(3), []
while match.count < int(sys.argv[2]) and not match.over:
    seat, ask = next(iter(match.asks.items()))
    text, heard = chance.choice(ask.texts()), len(match.tells)
    match.answer_text(seat, text)
    events.append(Event(table=table, number=len(events) + 1, kind="choose", seat=seat, text=text, count=match.count,
                        tells=pack_tells(match.tells[heard:]), at=timezone.now()))
Event.objects.bulk_create(events)
Table.objects.filter(pk=table.pk).update(waiting=list(match.asks))
print(json.dumps(match.count))
"""


def look_back(site: Site, code: str) -> tuple[int, int]:
    """Status and length of the whole way back."""
    try:
        with urlopen(f"{site.address}/t/{code}/playback?since=0", timeout=ANSWER_SECONDS) as found:
            return found.status, len(found.read())
    except urllib.error.HTTPError as error:
        return error.code, 0


async def all_look_back(site: Site, code: str) -> None:
    before = site.usage()["mb"]
    found = await asyncio.gather(*(asyncio.to_thread(look_back, site, code) for _ in range(AT_ONCE)))
    grown = site.usage()["mb"] - before
    said("looking back at once", statuses=[status for status, _ in found], bytes=max(size for _, size in found), mb_grown=grown)


async def keep_resizing(site: Site, code: str) -> None:
    """A page that says again and again how large it is; it is sent what it asks for, or a refusal."""
    async with page_socket(site, code) as page:
        await page.recv()
        for number in range(SIZES):
            await page.send(json.dumps({"do": "size", "size": ("phone", "desk")[number % 2]}))
            await asyncio.sleep(0.06)
        await page.send(json.dumps({"do": "ping"}))
        kinds: Counter[str] = Counter()
        while not kinds["pong"]:
            kinds[json.loads(await page.recv())["kind"]] += 1
    said("a page that keeps changing its size", sent=SIZES, drawn=kinds["show"], refused=kinds["refused"])
    assert kinds["show"] < SIZES


async def many_pages(site: Site, code: str) -> float:
    """Megabytes that a spectator's page costs while it only looks."""
    before = site.usage()["mb"]
    pages = [await page_socket(site, code) for _ in range(SOCKETS)]
    for page in pages:
        await page.recv()
    cost = (site.usage()["mb"] - before) / SOCKETS
    for page in pages:
        await page.close()
    return cost


async def campaign(site: Site) -> None:
    (watched,) = site.make_tables(1, "me,me,me", GAME)
    (played,) = site.make_tables(1, "me,me", "sans_foi_ni_loi")
    said("the table that is watched", choices=site.run(LONG, watched["code"], "600"))
    cost = await many_pages(site, watched["code"])
    said("a page's socket", mb=f"{cost:.2f}")
    assert cost < MAX_SOCKET_MB
    for what, attack in (("looking back", all_look_back), ("changing sizes", keep_resizing)):
        waits = await waits_during(site, played, lambda attack=attack: attack(site, watched["code"]))
        said(
            f"choices of others during {what}",
            count=len(waits),
            p50_ms=waits[len(waits) // 2],
            p99_ms=waits[int(len(waits) * 0.99)],
        )


def main() -> None:
    with own_site() as site:
        asyncio.run(campaign(site))


if __name__ == "__main__":
    main()
