"""The turns around a moment of a replay, each in a sentence that leads to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from saloon.engine import Match, Tell
from saloon.engine.retelling import OPENS, Retold, accounts
from saloon.engine.wording import Teller
from saloon.web.tables.models import Table
from saloon.web.tables.story import Story, play_to

TURNS_AROUND = 8
"""Turns that are listed before and after the one that is shown."""


class ListedTurn(Struct):
    """What a seat did in a turn. at: where its first choice has been made; now: whether the moment that is shown is in it."""

    at: int
    seat: int
    text: str
    now: bool = False


def turns_around(
    match: Match, table: Table, told: Story, at: int, teller: Teller, read: Callable[[Tell], Tell], look: Callable[[Match], Any]
) -> list[ListedTurn]:
    """From a match that stands near the moment; it is played on as far as turns are listed. read, look: through whose eyes."""
    here = told.turn_at(at) - 1
    first = told.turns[max(0, here - TURNS_AROUND)].at
    after = here + TURNS_AROUND + 1
    play_to(match, table, told, told.turns[after].at if after < len(told.turns) else told.length)
    seen = look(match)
    tells = (read(tell) for tell in _since(match, first))
    found = accounts(match.game.page.turns, [Retold(tell, teller.part(tell, seen)) for tell in tells])
    listed = [
        ListedTurn(_moment(each.told), each.seat, teller.sentence(each.seat, each.parts))
        for each in found
        if each.seat is not None
    ]
    if passed := [turn for turn in listed if turn.at <= at]:
        passed[-1].now = True
    return listed


def _since(match: Match, first: int) -> list[Tell]:
    """What was told from the start of a turn on: the event that opens it comes with the last choice of the turn before."""
    turns = match.game.page.turns
    start = next((i for i, tell in enumerate(match.tells) if tell.at >= first and turns.get(tell.event) is OPENS), None)
    return [tell for tell in match.tells if tell.at > first or not first] if start is None else match.tells[start:]


def _moment(told: list[Retold]) -> int:
    return next(each.tell.at for each in told if each.part is not None)
