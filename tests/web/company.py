"""People around tables of a real site, with tokens and sessions, and programs that speak for them over the live socket."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.asyncio.client import connect

from web.site import ANSWER_SECONDS, Site

MAKE = """
import json, sys, django
django.setup()
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore
from django.utils import timezone
from saloon.engine import find_game
from saloon.web.tables.history import fresh_match
from saloon.web.people.models import Token, User
from saloon.web.tables.models import Seat, Table

def session(user, seal):
    made = SessionStore()
    made[SESSION_KEY], made[HASH_SESSION_KEY] = str(user.pk), seal
    made[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
    made.save()
    return made.session_key

def seated(name, users, table, number, called):
    user = users.get(name)
    Seat.objects.create(table=table, number=number, user=user, bot="" if user else name, name=called)

given = json.load(sys.stdin)
users = {name: User.objects.create(username=f"{name}-{timezone.now().timestamp()}", name=called)
         for name, called in given["people"].items()}
told = {"tokens": {}, "sessions": {}, "old_sessions": {}, "codes": []}
for name, user in users.items():
    told["tokens"][name] = Token.make(user, "test")[1]
    told["sessions"][name] = session(user, user.get_session_auth_hash())
    told["old_sessions"][name] = session(user, "the hash of an earlier password")
for number, plan in enumerate(given["tables"]):
    seats, game = plan.pop("seats").split(), find_game(plan.get("game", "sans_foi_ni_loi"))
    options = {"two_player_mode": "single_ranch"} if len(seats) == 2 and game.id == "sans_foi_ni_loi" else {}
    table = Table.objects.create(**{"game": game.id, "rules": game.rules_number, "size": len(seats), "options": options,
        "status": "playing", "began": timezone.now(), "moved": timezone.now(), **plan})
    for seat, name in enumerate(seats):
        seated(name, users, table, seat, given["people"].get(name, name))
    table.waiting = list(fresh_match(table, listen=False).asks)
    table.save()
    told["codes"].append(table.code)
print(json.dumps(told))
"""


class Company:
    """What `MAKE` has made, table by table."""

    def __init__(self, site: Site, people: dict[str, str], tables: list[dict[str, Any]]) -> None:
        told = site.run(MAKE, given=json.dumps({"people": people, "tables": tables}))
        self.site, self.tokens, self.codes = site, told["tokens"], told["codes"]
        self.sessions, self.old_sessions = told["sessions"], told["old_sessions"]

    def table(self) -> str:
        """A table where nobody has played yet."""
        return self.codes.pop(0)

    def program(self, code: str, who: str | None = None, **query: str) -> Voice:
        """Somebody's program; nobody's is a spectator's."""
        if who is not None:
            query = {"token": self.tokens[who], **query}
        return Voice(self.site, code, query, {})

    def page(self, code: str, session: str | None = None, origin: str | None = "own") -> Voice:
        """A browser's page."""
        headers = {"Cookie": f"theme,x=1; sessionid={session}"} if session else {}
        if origin is not None:
            headers["Origin"] = self.site.address if origin == "own" else origin
        return Voice(self.site, code, {"as": "page"}, headers)


class Voice:
    """One connection. `heard` keeps every frame as it came."""

    def __init__(self, site: Site, code: str, query: dict[str, str], headers: dict[str, str]) -> None:
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        self._connecting = connect(
            f"{site.socket}/live/{code}?{asked}", additional_headers=headers, open_timeout=ANSWER_SECONDS
        )
        self.heard: list[str] = []

    async def __aenter__(self) -> Voice:
        self.socket = await self._connecting.__aenter__()
        return self

    async def __aexit__(self, *why: Any) -> None:
        await self._connecting.__aexit__(*why)

    async def say(self, do: str, **values: Any) -> None:
        await self.socket.send(json.dumps({"do": do, **values}))

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message, or the next one of these kinds."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), ANSWER_SECONDS)
            self.heard.append(text)
            message = json.loads(text)
            if not kinds or message["kind"] in kinds:
                return message

    async def position(self, number: int = 0) -> dict[str, Any]:
        """The first position from this moment on."""
        while True:
            message = await self.hear("position", "show")
            if message["number"] >= number:
                return message

    async def refusal(self, do: str, **values: Any) -> str:
        await self.say(do, **values)
        return (await self.hear("refused"))["code"]

    async def alive(self) -> bool:
        await self.say("ping")
        return (await self.hear("pong"))["kind"] == "pong"
