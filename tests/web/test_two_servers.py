"""Two server processes, one PostgreSQL, one Redis: people at different servers sit at the same table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from web.services import postgres, redis
from web.site import ANSWER_SECONDS, Site

TWO = """
import json, sys, django
django.setup()
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore
from django.utils import timezone
from saloon.engine import find_game
from saloon.web.people.guests import BACKEND
from saloon.web.people.models import Token, User
from saloon.web.tables.models import Seat, Table
from saloon.web.tables.history import fresh_match
users = [User.objects.create(username=name, name=name) for name in sys.argv[1:]]
table = Table.objects.create(host=users[0], game="sans_foi_ni_loi", rules=find_game("sans_foi_ni_loi").rules_number,
                             size=2, seed="7", options={"two_player_mode": "single_ranch"}, status="playing", undo="agree",
                             began=timezone.now(), moved=timezone.now())
Seat.objects.bulk_create([Seat(table=table, number=n, user=user, name=user.name) for n, user in enumerate(users)])
table.waiting = list(fresh_match(table, listen=False).asks)
table.save()
def session(user):
    store = SessionStore()
    store.update({SESSION_KEY: str(user.pk), BACKEND_SESSION_KEY: BACKEND, HASH_SESSION_KEY: user.get_session_auth_hash()})
    store.save()
    return store.session_key
print(json.dumps({"code": table.code, "users": [user.pk for user in users],
                  "sessions": [session(user) for user in users],
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


def doors(one: Site, two: Site, made: Message) -> list[str]:
    """Where each of the two comes in: at a server of their own."""
    return [f"{site.socket}/live/{made['code']}?token={token}" for site, token in zip((one, two), made["tokens"], strict=True)]


async def company(one: Site, two: Site, made: Message) -> None:
    """Presence, choices, chat and wishes reach the person at the other server."""
    addresses = doors(one, two, made)
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
        assert moved["waiting"] == [1 - seat]
        await do(mover, do="wish", count=0)
        await until(
            other,
            lambda message: message["kind"] == "position" and message["wish"] == {"seat": seat, "count": 0, "anew": False},
        )
        await do(other, do="agree", yes=True)
        await until(mover, lambda message: message["kind"] == "position" and message["count"] == 0)


def page(site: Site, code: str, session: str) -> connect:
    headers = {"Cookie": f"sessionid={session}", "Origin": site.address}
    return connect(f"{site.socket}/live/{code}?as=page", additional_headers=headers)


async def standing(one: Site, two: Site, made: Message) -> None:
    """What somebody switches on at one server, the other knows: there the turn ends by itself."""
    async with connect(f"{one.socket}/live/{made['code']}") as watcher:
        (seat,) = (await until(watcher, lambda message: message["kind"] == "position"))["waiting"]
        session = made["sessions"][seat]
        async with page(one, made["code"], session) as here, page(two, made["code"], session) as there:
            await until(there, lambda message: message["kind"] == "show")
            await do(here, do="always", text="done", yes=True)
            await until(there, lambda message: 'aria-checked="true"' in message["parts"].get("p-standing", ""))
            await do(there, do="choose", seat=seat, choice="act:end")
            moved = await until(watcher, lambda message: message["kind"] == "position" and message["count"] == 1)
            assert (moved["number"], moved["waiting"]) == (2, [1 - seat])


async def absence(one: Site, two: Site, made: Message) -> None:
    """Who is missed at one server is voted for at the other, and takes the seat back at either."""
    addresses = doors(one, two, made)
    async with connect(addresses[0]) as watcher:
        (seat,) = (await until(watcher, lambda message: message["kind"] == "position"))["waiting"]
    async with connect(addresses[1 - seat]) as other:
        await until(other, lambda message: message["kind"] == "position" and message["absent"] == [seat])
        await do(other, do="vote", seat=seat)
        await until(other, lambda message: message["kind"] == "position" and message["stand_ins"] == [seat])
        async with connect(addresses[seat]) as back:
            position = await until(back, lambda message: message["kind"] == "position" and message["stand_ins"] == [seat])
            assert position["seats"] == []
            await do(back, do="back", seat=seat)
            await until(other, lambda message: message["kind"] == "position" and message["stand_ins"] == [])


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, Site]]:
    with postgres() as database, redis() as relay:
        environment = {"SALOON_DATABASE": database, "SALOON_REDIS": relay, "SALOON_SECRET": "the same at both"}
        environment |= {"SALOON_ABSENT_SECONDS": "1", "SALOON_GRACE_SECONDS": "1"}
        with (
            Site(tmp_path_factory.mktemp("one"), **environment) as one,
            Site(tmp_path_factory.mktemp("two"), **environment) as two,
        ):
            yield one, two


def test_people_at_two_servers_sit_at_one_table(servers: tuple[Site, Site]) -> None:
    asyncio.run(company(*servers, servers[0].run(TWO, "Ann", "Bob")))


def test_what_is_answered_for_somebody_is_known_to_both(servers: tuple[Site, Site]) -> None:
    asyncio.run(standing(*servers, servers[0].run(TWO, "Cat", "Dan")))


def test_who_is_missed_at_one_server_is_played_for_at_both(servers: tuple[Site, Site]) -> None:
    asyncio.run(absence(*servers, servers[0].run(TWO, "Eve", "Fay")))
