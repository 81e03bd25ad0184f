"""A running table at a glance: what the reader is asked, and what happened last."""

from __future__ import annotations

import logging
from typing import Any

from saloon.engine import find_game
from saloon.engine.wording import Teller
from saloon.web.live.history import opened_match, unpack_tells
from saloon.web.tables.models import Snapshot, Table
from saloon.web.words import language

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
    kept = Snapshot.objects.filter(table=table).values_list("number", "data").first()
    snapshot = (kept[0], bytes(kept[1])) if kept else None
    events = list(table.events.filter(number__gt=snapshot[0] if snapshot else 0))
    match = opened_match(table, events, snapshot)
    teller = Teller(game, language(), [each.name for each in table.seats.all()])
    seen = match.observe(seat)
    found: dict[str, Any] = {"question": teller.question(match.asks[seat], seen) if seat in match.asks else ""}
    last = table.events.exclude(tells=None).order_by("-number").values_list("tells", flat=True).first()
    tells = unpack_tells(game, last)
    if tells:
        found["since"] = teller.line(tells[-1].seen_by(seat), seen)
    return found
