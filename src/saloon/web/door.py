"""The door: what comes in is looked at before anybody works for it.

An ASGI layer before pages and the live socket. It refuses what nobody should have to read: bodies that are too large or never
end, texts with a NUL, sockets under a name that is not ours or from another site's page, and one visitor's hundredth request
at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.http.request import split_domain_port, validate_host

from saloon.engine import LANGUAGES, texts
from saloon.web.addresses import visitor
from saloon.web.bodies import max_bytes
from saloon.web.crowd import Crowd, Place

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[Mapping[str, Any]], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]
"""What a server hands to an ASGI application."""

MAX_REQUESTS, MAX_REQUESTS_EACH = 256, 64
"""Requests in hand, and those of one visitor."""
MAX_SENDERS, MAX_SENDERS_EACH = 256, 64
"""Requests whose body is still on its way; nobody works for them yet."""
MAX_SOCKETS, MAX_SOCKETS_EACH = 2400, 600
"""Open live sockets, and those of one visitor, who may be a whole club behind one address."""
BODY_SECONDS, PAUSE_SECONDS = 120.0, 10.0
"""How long somebody may take to send a body, and to send its next piece."""
RETRY_SECONDS = b"5"
DISCONNECT = {"type": "http.disconnect"}


class Door:
    """Pages and the live socket, with the door before them."""

    def __init__(self, pages: Application, live: Application) -> None:
        self._pages, self._live = pages, live
        self.requests, self.sockets = Crowd(MAX_REQUESTS, MAX_REQUESTS_EACH), Crowd(MAX_SOCKETS, MAX_SOCKETS_EACH)
        self.senders = Crowd(MAX_SENDERS, MAX_SENDERS_EACH)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        if _has_nul(scope):
            await say(send, 400, "error-400")
            return
        with Place(_who(scope)) as place:
            if not place.move(self.senders if _sends(scope) else self.requests):
                await say(send, 503, "house-full")
                return
            body = Body(receive, max_bytes(scope["path"]), lambda: place.move(self.requests))
            await _with_body(self._pages, scope, body, send)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        if _has_nul(scope) or not validate_host(split_domain_port(headers.get("host", ""))[0], settings.ALLOWED_HOSTS):
            await turn_away(scope, receive, send, 400, "error-400")
        elif "origin" in headers and not same_origin(headers):
            await turn_away(scope, receive, send, 403, "error-403")
        else:
            with self.sockets.admitting(_who(scope)) as welcome:
                if welcome:
                    await self._live(scope, receive, send)
                else:
                    await turn_away(scope, receive, send, 503, "house-full")


def _sends(scope: Scope) -> bool:
    headers = dict(scope["headers"])
    return b"transfer-encoding" in headers or headers.get(b"content-length", b"0") != b"0"


def _who(scope: Scope) -> str:
    """The visitor; where limits are off, everybody is somebody else."""
    return visitor((scope.get("client") or ("",))[0]) if settings.LIMITS else str(id(scope))


def _has_nul(scope: Scope) -> bool:
    """Nothing that anybody could mean has one, and not every database takes it."""
    return "\0" in scope["path"] or b"%00" in scope["query_string"] or b"\0" in scope["query_string"]


def headers_of(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def same_origin(headers: dict[str, str]) -> bool:
    """Another site's page must not play for the person who looks at it."""
    origin = urlsplit(headers.get("origin", "")).netloc
    return bool(origin) and (origin == headers.get("host") or origin == urlsplit(settings.ORIGIN).netloc)


# ---------------------------------------------------------------- bodies


class Body:
    """What somebody sends, counted as it comes. `refused` says with which status it ended before its end."""

    def __init__(self, receive: Receive, most: int, may_go_on: Callable[[], bool]) -> None:
        self._receive, self.most, self._may_go_on = receive, most, may_go_on
        self.length, self.refused = 0, 0
        self._complete = False
        self._until = asyncio.get_running_loop().time() + BODY_SECONDS

    async def receive(self) -> dict[str, Any]:
        if self._complete:
            return await self._receive()
        if self.refused:
            return DISCONNECT
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout_at(min(self._until, loop.time() + PAUSE_SECONDS)):
                message = await self._receive()
        except TimeoutError:
            self.refused = 408
            return DISCONNECT
        self.length += len(message.get("body", b""))
        if self.length > self.most:
            self.refused = 413
        elif not message.get("more_body", False):
            self._complete = self._may_go_on()
            self.refused = 0 if self._complete else 503
        return DISCONNECT if self.refused else message


async def _with_body(pages: Application, scope: Scope, body: Body, send: Send) -> None:
    """Pages read what is sent to them, as far as it goes. Of what is too large they only hear how large it is."""
    declared = dict(scope["headers"]).get(b"content-length", b"0")
    if declared.isdigit() and int(declared) > body.most:
        body.refused, body.length = 413, int(declared)
    else:
        await pages(scope, body.receive, send)
    if body.refused == 413:
        await pages(_said_to_have(scope, body.length), _nothing(), send)
    elif body.refused:
        await say(send, body.refused, "error-408" if body.refused == 408 else "house-full")


def _said_to_have(scope: Scope, length: int) -> Scope:
    headers = [(name, value) for name, value in scope["headers"] if name not in (b"content-length", b"transfer-encoding")]
    return {**scope, "headers": [*headers, (b"content-length", b"%d" % length)]}


def _nothing() -> Receive:
    """Sends an empty body, and then nothing more."""
    bodies = iter([{"type": "http.request", "body": b"", "more_body": False}])

    async def receive() -> dict[str, Any]:
        for body in bodies:
            return body
        await asyncio.get_running_loop().create_future()  # for ever: whoever waits is stopped when the answer is out
        return DISCONNECT

    return receive


# ---------------------------------------------------------------- a word at the door


def _sentence(key: str) -> bytes:
    """In all languages: who stands at the door has not said theirs yet."""
    return "\n".join(texts("saloon.web", language)(key) for language in LANGUAGES).encode()


async def say(send: Send, status: int, key: str, kind: str = "http.response") -> None:
    """A sentence, and the connection ends."""
    body = _sentence(key)
    headers = [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-length", b"%d" % len(body)),
        (b"cache-control", b"no-store"),
        (b"connection", b"close"),
    ]
    if status == 503:
        headers.append((b"retry-after", RETRY_SECONDS))
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


async def turn_away(scope: Scope, receive: Receive, send: Send, status: int, key: str) -> None:
    """Refuse a socket before it is one."""
    await receive()  # websocket.connect
    if "websocket.http.response" in scope.get("extensions", {}):
        await say(send, status, key, "websocket.http.response")
    else:
        await send({"type": "websocket.close", "code": 4000 + status})
