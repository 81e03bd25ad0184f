"""A running table at a glance: what the reader is asked, and what happened last."""

from __future__ import annotations

import logging
from typing import Any

from saloon.engine import find_game
from saloon.engine.wording import Teller
from saloon.web.messages import language
from saloon.web.tables.history import current_match, unpack_tells
from saloon.web.tables.models import Table

log = logging.getLogger("saloon.web")


def glance(table: Table, seat: int) -> dict[str, Any]:
    """The open question and the last line of the log, as the seat may read them; nothing if the table cannot be opened."""
    try:
        return _glance(table, seat)
    except Exception:  # a lobby must open, whatever has happened to one of its tables
        log.exception("table %s: no glance", table.code)
        return {}


def _glance(table: Table, seat: int) -> dict[str, Any]:
    game = find_game(table.game)
    match = current_match(table)
    if match is None:
        return {}
    teller = Teller(game, language(), [each.name for each in table.seats.all()], old=True)
    seen = match.observe(seat)
    found: dict[str, Any] = {"question": teller.question(match.asks[seat], seen) if seat in match.asks else ""}
    last = table.events.exclude(tells=None).order_by("-number").values_list("tells", flat=True).first()
    tells = unpack_tells(game, last)
    if tells:
        found["since"] = teller.line(tells[-1].seen_by(seat), seen)
    return found
