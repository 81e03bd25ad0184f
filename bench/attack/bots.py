"""Who waits how long for a bot while somebody tries to keep all of them busy (`make attack`).

Four campaigns against a real server of this machine, each bounded in time: choosing and taking back beside a `hard` bot without
end, forty tables that were left to `hard` bots, a thousand bots that are to move when the server starts, and kills while tables
wait for bots. What counts is how long two quiet people at other tables wait for the reply of a `greedy` and of a `hard` bot.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from web.site import Site

WAIT_SECONDS = 60.0
"""Whoever has waited so long for a bot has waited in vain."""
GO_ON_SECONDS, ROUNDS = 150.0, 30
"""How long tables may take to go on after kills, and how often that is looked at."""
REPLIES = 10
"""Replies that each of the quiet people waits for."""

MAKE = """
import json, sys, django
django.setup()
from django.utils import timezone
from saloon.engine import find_game
from saloon.web.people.models import Token, User
from saloon.web.tables.models import Seat, Table
from saloon.web.tables.history import fresh_match
about = json.load(sys.stdin)
game, kinds, first = find_game(about["game"]), about["kinds"].split(","), about["first"]
stamp = timezone.now().timestamp()
users = [User.objects.create(username=f"somebody-{number}-{stamp}", name="Somebody") for number in range(about["people"])]
secrets = [Token.make(user, "attack")[1] for user in users]
made, seed = [], 0
while len(made) < about["count"]:
    seed, user = seed + 1, users[len(made) % len(users)]
    table = Table(host=user, game=game.id, rules=game.rules_number, size=len(kinds), options=about["options"],
                  status="playing", seed=str(seed), began=timezone.now(), moved=timezone.now())
    table.waiting = list(fresh_match(table, listen=False).asks)
    if first and all(kinds[seat] != first for seat in table.waiting):
        continue
    table.save()
    Seat.objects.bulk_create([Seat(table=table, number=seat, user=user if kind == "me" else None, name=f"{kind}{seat}",
                                   bot="" if kind == "me" else kind) for seat, kind in enumerate(kinds)])
    made.append({"code": table.code, "token": secrets[len(made) % len(users)]})
print(json.dumps(made))
"""
EVENTS = """
import json, sys, django
django.setup()
from django.db.models import Count
from saloon.web.tables.models import Table
codes = json.load(sys.stdin)
print(json.dumps(dict(Table.objects.filter(code__in=codes).annotate(happened=Count("events")).values_list("code", "happened"))))
"""
TWO = {"two_player_mode": "single_ranch"}


class Attacked(Site):
    """A server with one worker, however many cores there are: what is scarce can be fought for."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, SALOON_WORKERS="1", SALOON_LIMITS="off")

    def made(
        self, count: int, kinds: str, game: str = "sans_foi_ni_loi", first: str = "", people: int = 1, **options: str
    ) -> list[Any]:
        """So many tables of so many new people. `first`: who is to move."""
        about = {"count": count, "kinds": kinds, "game": game, "first": first, "people": people, "options": options}
        return self.run(MAKE, given=json.dumps(about))

    def events(self, tables: list[Any]) -> dict[str, int]:
        return self.run(EVENTS, given=json.dumps([table["code"] for table in tables]))


@asynccontextmanager
async def seated(site: Site, table: dict[str, str]) -> AsyncIterator[ClientConnection]:
    async with connect(f"{site.socket}/live/{table['code']}?token={table['token']}", compression=None, open_timeout=60) as at:
        yield at


async def position(socket: ClientConnection) -> dict[str, Any]:
    while (message := json.loads(await socket.recv()))["kind"] != "position":
        pass
    return message


# ---------------------------------------------------------------- quiet people


async def replies(site: Site, table: dict[str, str]) -> list[float]:
    """How long a person at a table for two waits, again and again, until the bot does anything."""
    waits: list[float] = []
    dice, passed = random.Random(1), 0.0
    async with seated(site, table) as socket:
        while len(waits) < REPLIES:
            try:
                message = await asyncio.wait_for(position(socket), WAIT_SECONDS)
            except TimeoutError:
                return [*waits, WAIT_SECONDS]
            if message["over"]:
                return waits
            if passed:
                waits.append(time.perf_counter() - passed)
            passed = 0.0 if message["asks"] else time.perf_counter()
            if passed:
                continue
            ask = message["asks"][0]
            choice = {"do": "choose", "seat": ask["seat"], "choice": dice.choice(ask["options"]), "number": message["number"]}
            await socket.send(json.dumps(choice))
    return waits


async def quiet_people(site: Attacked) -> dict[str, float]:
    tables = [await asyncio.to_thread(lambda bot=bot: site.made(1, f"me,{bot}", **TWO)[0]) for bot in ("greedy", "hard")]
    found = await asyncio.gather(*(replies(site, table) for table in tables))
    return {f"{bot}_longest_s": max(waits) for bot, waits in zip(("greedy", "hard"), found, strict=True)}


# ---------------------------------------------------------------- campaigns


async def choose_and_undo(site: Attacked) -> dict[str, float]:
    """In a secret question beside a hard bot: with each choice, and each that is taken back, the bot is asked anew."""
    table = site.made(1, "me,hard", "carson_city", new_beginning="yes")[0]
    turns = 0

    async def repeat() -> None:
        nonlocal turns
        async with seated(site, table) as socket:
            message = await position(socket)
            while True:
                if message["asks"]:
                    ask = message["asks"][0]
                    said = {"do": "choose", "seat": ask["seat"], "choice": ask["options"][0], "number": message["number"]}
                else:
                    said, turns = {"do": "undo"}, turns + 1
                await socket.send(json.dumps(said))
                message = await position(socket)
                await asyncio.sleep(0.02)

    async with busy(repeat()):
        return {**await quiet_people(site), "taken_back": turns}


async def abandoned_tables(site: Attacked) -> dict[str, float]:
    """Forty tables whose only person has left for good."""
    tables = site.made(40, "me,hard,hard")
    for table in tables:
        async with seated(site, table) as socket:
            await position(socket)
            await socket.send('{"do":"resign"}')
            await position(socket)
    found = await quiet_people(site)
    before = site.events(tables)
    await asyncio.sleep(5)
    return {**found, "choices_of_nobody_in_5_s": sum(site.events(tables).values()) - sum(before.values())}


async def a_thousand_bots_at_the_start(site: Attacked) -> dict[str, float]:
    """Tables of many people, all waiting for a hard bot when the server starts."""
    empty = await started_again(site)
    site.made(1000, "me,hard", first="hard", people=20, **TWO)
    start_s = await started_again(site)
    return {"empty_start_s": empty, "start_s": start_s, **await quiet_people(site)}


async def started_again(site: Attacked) -> float:
    """Seconds until a server that is started again answers."""
    await asyncio.to_thread(site.stop)
    start = time.perf_counter()
    await asyncio.to_thread(site.start)
    return time.perf_counter() - start


async def kills(site: Attacked) -> dict[str, float]:
    """Tables that wait for a bot when the server is killed, again and again; then all must go on by themselves."""
    hard = site.made(40, "me,hard", first="hard", people=4, **TWO)
    greedy = site.made(10, "me,greedy", first="greedy", **TWO)
    dice = random.Random(2)
    for _ in range(5):
        await asyncio.sleep(dice.uniform(0.2, 2.0))
        site.kill()
        await asyncio.to_thread(site.start)
    for _ in range(ROUNDS):  # one worker, two seconds a hard thought: forty tables need more than a minute
        await asyncio.sleep(GO_ON_SECONDS / ROUNDS)
        stuck = {code for code, happened in site.events([*hard, *greedy]).items() if not happened}
        if not stuck:
            break
    left = {"hard": hard, "greedy": greedy}
    return {f"{bot}_not_moved_of_{len(of)}": sum(each["code"] in stuck for each in of) for bot, of in left.items()}


@asynccontextmanager
async def busy(doing: Any) -> AsyncIterator[None]:
    """Meanwhile."""
    task = asyncio.create_task(doing)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


CAMPAIGNS: dict[str, Callable[[Attacked], Awaitable[dict[str, float]]]] = {
    "undo": choose_and_undo,
    "abandoned": abandoned_tables,
    "start": a_thousand_bots_at_the_start,
    "kills": kills,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("campaigns", nargs="*", default=list(CAMPAIGNS), help=", ".join(CAMPAIGNS))
    for name in parser.parse_args().campaigns:
        with tempfile.TemporaryDirectory() as folder, Attacked(Path(folder)) as site:
            found = asyncio.run(CAMPAIGNS[name](site))
        print(f"{name:10}", "  ".join(f"{key} {value:.2f}" for key, value in found.items()), flush=True)


if __name__ == "__main__":
    main()
