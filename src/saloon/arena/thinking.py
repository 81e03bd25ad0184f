"""Bots that think on a Ray cluster: the same choices as in a process beside the site, on as many machines as there are.

service = Thinking("ray-head:6379", thinkers=8)
choice = await service.think(match.game.package, match.save(), seat, "hard")
"""

from __future__ import annotations

import asyncio
from importlib import import_module
from random import Random
from typing import Any

from saloon.arena.cluster import connect
from saloon.bots import View, decide, find_bot
from saloon.engine import Match, Refusal, Seat, choice_text, seeded


def choice_of(package: str, saved: bytes, seat: Seat, name: str) -> str:
    """What the bot chooses in a saved match; the same position always gives the same choice, because the bot's random numbers
    come from it."""
    match = Match.restore(saved, import_module(package).GAME)
    ask = match.asks[seat]
    bot = find_bot(name)(Random(seeded("table", match.state.dice.state, match.count, seat).state))
    return choice_text(ask.verb, decide(name, bot, View(ask, match)))


class Thinker:
    """One worker of the cluster; a refusal travels as a value, because Ray would wrap it."""

    def think(self, package: str, saved: bytes, seat: Seat, name: str) -> str | Refusal:
        try:
            return choice_of(package, saved, seat, name)
        except Refusal as refusal:
            return refusal


class Thinking:
    """A pool of thinkers on a cluster. Ray starts one that died again; what it was thinking about is asked once more."""

    def __init__(self, address: str, thinkers: int) -> None:
        self._ray = connect(address, thinkers)
        kind = self._ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=1)(Thinker)
        self.thinkers = [kind.remote() for _ in range(thinkers)]
        self._free: asyncio.LifoQueue[Any] = asyncio.LifoQueue()
        for thinker in self.thinkers:
            self._free.put_nowait(thinker)

    async def think(self, package: str, saved: bytes, seat: Seat, bot: str) -> str:
        """What the bot chooses, by a free thinker. Whoever stops waiting (`asyncio.timeout`) also stops the thinker."""
        thinker = await self._free.get()
        try:
            choice = await thinker.think.remote(package, saved, seat, bot)
        except asyncio.CancelledError:
            self._ray.kill(thinker, no_restart=False)
            raise
        finally:
            self._free.put_nowait(thinker)
        if isinstance(choice, Refusal):
            raise choice
        return str(choice)

    def stop(self) -> None:
        self._ray.shutdown()
