"""Two server processes, one PostgreSQL, one Redis: people at different servers sit at the same table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from web.services import postgres, redis
from web.site import ANSWER_SECONDS, Site

TWO = """
import json, sys, django
django.setup()
from django.utils import timezone
from saloon.engine import find_game
from saloon.web.people.models import Token, User
from saloon.web.tables.models import Seat, Table
from saloon.web.tables.history import fresh_match
users = [User.objects.create(username=name, name=name) for name in ("Ann", "Bob")]
table = Table.objects.create(host=users[0], game="sans_foi_ni_loi", rules=find_game("sans_foi_ni_loi").rules_number,
                             size=2, seed="7", options={"two_player_mode": "single_ranch"}, status="playing", undo="agree",
                             began=timezone.now(), moved=timezone.now())
Seat.objects.bulk_create([Seat(table=table, number=n, user=user, name=user.name) for n, user in enumerate(users)])
table.waiting = list(fresh_match(table, listen=False).asks)
table.save()
print(json.dumps({"code": table.code, "users": [user.pk for user in users],
                  "tokens": [Token.make(user, "test")[1] for user in users]}))
"""

Message = dict[str, Any]


async def until(socket: ClientConnection, fits: Callable[[Message], bool]) -> Message:
    """The first message that fits."""
    async with asyncio.timeout(ANSWER_SECONDS):
        while not fits(message := json.loads(await socket.recv())):
            pass
    return message


async def do(socket: ClientConnection, **said: Any) -> None:
    await socket.send(json.dumps(said))


async def company(one: Site, two: Site, made: Message) -> None:
    """Presence, choices, chat and wishes reach the person at the other server."""
    addresses = [
        f"{site.socket}/live/{made['code']}?token={token}" for site, token in zip((one, two), made["tokens"], strict=True)
    ]
    async with connect(addresses[0]) as ann, connect(addresses[1]) as bob:
        await until(ann, lambda message: message["kind"] == "position" and message["present"] == [0, 1])
        position = await until(bob, lambda message: message["kind"] == "position" and message["present"] == [0, 1])
        sockets = {0: ann, 1: bob}
        (seat,) = position["waiting"]
        mover, other = sockets[seat], sockets[1 - seat]
        await do(mover, do="choose", seat=seat, choice="act:end")
        moved = await until(other, lambda message: message["kind"] == "position" and message["count"] == 1)
        await do(other, do="say", text="Howdy")
        assert (await until(mover, lambda message: message["kind"] == "chat"))["text"] == "Howdy"
        assert moved["waiting"] == [seat]  # who may still take it back
        await do(mover, do="wish", count=0)
        await until(other, lambda message: message["kind"] == "position" and message["wish"] == {"seat": seat, "count": 0})
        await do(other, do="agree", yes=True)
        await until(mover, lambda message: message["kind"] == "position" and message["count"] == 0)


def test_people_at_two_servers_sit_at_one_table(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with postgres() as database, redis() as relay:
        environment = {"SALOON_DATABASE": database, "SALOON_REDIS": relay}
        with Site(folders[0], **environment) as one, Site(folders[1], **environment) as two:
            asyncio.run(company(one, two, one.run(TWO)))
