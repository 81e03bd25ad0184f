"""A running table at a glance: what the reader is asked, and what happened last."""

from __future__ import annotations

import logging
from typing import Any

from saloon.engine import Game, Seat, Tell, find_game
from saloon.engine.retelling import Retold, accounts
from saloon.engine.wording import Teller
from saloon.web.messages import language
from saloon.web.tables.history import GOING_BACK, current_match, unpack_tells
from saloon.web.tables.models import Table

log = logging.getLogger("saloon.web")

MAX_EVENTS = 40
"""Events that are looked at for the last turn."""


def glance(table: Table, seat: int, covered: bool = False) -> dict[str, Any]:
    """The open question and what another did last, as the seat may read them; nothing if the table cannot be opened.

    covered: several seats around one screen; then only what everybody may read.
    """
    try:
        return _glance(table, seat, covered)
    except Exception:  # a lobby must open, whatever has happened to one of its tables
        log.exception("table %s: no glance", table.code)
        return {}


def _glance(table: Table, seat: int, covered: bool) -> dict[str, Any]:
    game = find_game(table.game)
    match = current_match(table)
    if match is None:
        return {}
    teller = Teller(game, language(), [each.name for each in table.seats.all()], old=True)
    eye = None if covered else seat
    seen = match.observe(eye)
    asked = seat in match.asks and not covered
    found: dict[str, Any] = {"question": teller.question(match.asks[seat], seen) if asked else ""}
    tells = [tell.seen_by(eye) for tell in _last_told(table, game)]
    if tells:
        found["since"] = _last_turn(teller, tells, seen, seat) or teller.line(tells[-1], seen)
    return found


def _last_turn(teller: Teller, tells: list[Tell], seen: Any, seat: Seat) -> str:
    """The last turn of another, in a sentence."""
    told = [Retold(tell, teller.part(tell, seen)) for tell in tells]
    for account in reversed(accounts(teller.game.page.turns, told)):
        if account.seat is not None and account.seat != seat:
            return teller.sentence(account.seat, account.parts)
    return ""


def _last_told(table: Table, game: Game[Any]) -> list[Tell]:
    """What the last events told, without what was undone."""
    tells: list[Tell] = []
    for event in reversed(table.events.order_by("-number")[:MAX_EVENTS]):
        if event.kind in GOING_BACK:
            tells = [tell for tell in tells if tell.at <= event.count]
        tells += unpack_tells(game, event.tells)
    return tells
