"""Tells the other server processes what happened here. Without Redis there is only one process, and nobody to tell."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

log = logging.getLogger("saloon.relay")
CHANNEL = "saloon"
Heard = Callable[[dict[str, Any]], Awaitable[None]]


class Relay:
    """One channel for all tables: messages are a few bytes, and a process ignores tables that nobody opened in it."""

    def __init__(self, url: str, heard: Heard) -> None:
        self._redis = _redis(url) if url else None
        self._me = secrets.token_hex(8)
        self._heard = heard
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._redis is not None:
            self._task = asyncio.create_task(self._listen())

    async def say(self, **message: Any) -> None:
        if self._redis is None:
            return
        try:
            await self._redis.publish(CHANNEL, msgspec.json.encode({"from": self._me, **message}))
        except Exception:
            log.exception("Redis did not take a message")

    async def _listen(self) -> None:
        """For ever; after a lost connection everything that is open is looked at again."""
        assert self._redis is not None
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await self._heard({"kind": "again"})
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._take(message["data"])
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("Redis went away; trying again")
                await asyncio.sleep(1)

    async def _take(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        if message["from"] == self._me:
            return
        try:
            await self._heard(message)
        except Exception:
            log.exception("a relayed message could not be handled")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._redis is not None:
            await self._redis.aclose()


def _redis(url: str) -> Any:
    """Imported here, because one server by itself needs no Redis and may not have it installed."""
    from redis.asyncio import Redis

    return Redis.from_url(url)
