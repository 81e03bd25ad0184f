"""Looking back a few choices: the board after each of them, for "show on the board"."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_safe

from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Match, Seat, Tell
from saloon.engine.wording import Teller
from saloon.web.live import history
from saloon.web.live.screens.markup import bold
from saloon.web.tables.models import OVER, PLAYING, Table

MOST = 60
"""Choices that one answer shows."""


@require_safe
def playback(request: HttpRequest, code: str) -> HttpResponse:
    """Frames since a moment: the regions that changed and what was told, as the reader's own seat may see it."""
    table = get_object_or_404(Table, code=code, status__in=(PLAYING, OVER))
    since = request.GET.get("since", "0")
    first = int(since) if since.isdecimal() and len(since) < 8 else 0
    seats = list(table.seats.all())
    mine = [row.number for row in seats if request.user.is_authenticated and row.user_id == request.user.pk and not row.bot]
    asked = request.GET.get("seat", "")
    own = [seat for seat in mine if str(seat) == asked] or mine[:1]
    # Around one screen nothing of a hand is shown here: who sits in front of it is known to the live table only.
    seat = own[0] if len(mine) == 1 else None
    names = tuple(row.name or row.bot for row in seats)
    viewpoint = Viewpoint(
        seat=own[0] if own else None,
        names=names,
        bots=tuple(bool(row.bot) for row in seats),
        language=request.LANGUAGE_CODE,
        size="phone" if request.GET.get("size") == "phone" else "desk",
        covered=len(mine) > 1,
    )
    return JsonResponse({"frames": frames(table, first, seat, viewpoint)})


def frames(table: Table, since: int, seat: Seat | None, viewpoint: Viewpoint) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = []
    has: dict[str, str] = {}
    heard = 0
    for match in history.replayed(table):
        if match.count == since:  # only where it begins: the last step of an automa at that moment
            has.clear()
            shown = [_frame(match, seat, viewpoint, [], has)]
        elif match.count > since:
            shown.append(_frame(match, seat, viewpoint, match.tells[heard:], has))
        heard = len(match.tells)
    return shown[: MOST + 1]


def _frame(match: Match, seat: Seat | None, viewpoint: Viewpoint, told: list[Tell], has: dict[str, str]) -> dict[str, Any]:
    seen = match.observe(seat)
    board = match.game.page.board
    drawn: dict[str, str] = board(seen, viewpoint) if board is not None else {}
    fresh = {f"p-region-{name}": body for name, body in drawn.items() if has.get(name) != body}
    has.update(drawn)
    teller = Teller(match.game, viewpoint.language, viewpoint.names)
    lines = [bold(teller.line(tell.seen_by(seat), seen), viewpoint.names) for tell in told]
    return {"count": match.count, "parts": fresh, "lines": lines, "seat": told[-1].seat if told else None}
