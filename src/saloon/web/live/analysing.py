"""The analyses of finished games: computed in the background, piece by piece, each kept as soon as it is there."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from asgiref.sync import sync_to_async
from django.db import DatabaseError

from saloon.engine import find_game
from saloon.web.live.analysis_worker import FinishedGame, worst_choices
from saloon.web.live.thinking import Thinkers
from saloon.web.tables.analyses import fail, keep, let_go, take_up
from saloon.web.tables.history import dealt_anew
from saloon.web.tables.models import Analysis, Table
from saloon.web.tables.story import story

log = logging.getLogger("saloon.analysis")


class Analyst:
    """Works on one game after the other, so that a flood of wishes never takes more than one worker at a time."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._wanted: dict[str, None] = {}
        self._working: asyncio.Task[None] | None = None
        self._mine: str | None = None

    def want(self, code: str) -> None:
        """Somebody looks at the analysis of a table; it is begun, or goes on, unless it is under way."""
        self._wanted.setdefault(code)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while self._wanted:
            code = next(iter(self._wanted))
            try:
                await self._analyse(code)
            except DatabaseError:  # whoever looks at it wants it again
                log.exception("the analysis of table %s cannot be kept", code)
            except Exception:  # one game that cannot be judged must not keep the others waiting
                log.exception("the game of table %s cannot be analysed", code)
                await sync_to_async(fail)(code)
            finally:
                self._wanted.pop(code, None)
                self._mine = None

    async def _analyse(self, code: str) -> None:
        """Chances first, from where they stopped; then what would have been better."""
        analysis = await sync_to_async(take_up)(code)
        if analysis is None:
            return
        self._mine = code
        play = await sync_to_async(play_of)(analysis.table)
        while len(analysis.chances) <= analysis.length:
            stretch = await self._thinkers.look_back(play, len(analysis.chances))
            analysis.chances += stretch.chances
            analysis.free += stretch.free
            await sync_to_async(keep)(analysis)
        if analysis.worst is None:
            analysis.worst = await sync_to_async(found_worst)(analysis, play)
        for choice in analysis.worst:
            if "best" not in choice:
                choice["best"] = await self._thinkers.advise_after(play, choice["at"] - 1)
                await sync_to_async(keep)(analysis)
        analysis.status = "done"
        await sync_to_async(keep)(analysis)

    async def stop(self) -> None:
        """What is kept is kept; another process, or this one when it starts again, may go on at once."""
        if self._working is None or self._working.done():
            return
        mine = self._mine
        self._wanted.clear()
        self._working.cancel()
        await asyncio.wait([self._working])
        if mine is not None:
            await sync_to_async(let_go)(mine)


def play_of(table: Table) -> FinishedGame:
    game, told = find_game(table.game), story(table)
    return FinishedGame(game.package, table.size, told.options, int(table.seed), told.choices, dealt_anew(table))


def found_worst(analysis: Analysis, play: FinishedGame) -> list[dict[str, Any]]:
    turns = [turn.at for turn in story(analysis.table).turns]
    lost = worst_choices([seat for seat, _ in play.choices], analysis.chances, analysis.free, turns)
    return [msgspec.to_builtins(each) for each in lost]
