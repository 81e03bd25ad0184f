"""Looking back a few choices: the board after each of them, for "show on the board"."""

from __future__ import annotations

from threading import Lock
from time import sleep
from typing import Any

import msgspec
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_safe

from saloon.drawing.viewpoint import Viewpoint, plan_name
from saloon.engine import Match, Seat, Tell
from saloon.engine.wording import Teller
from saloon.web.heavy import one_at_a_time
from saloon.web.limits import limit
from saloon.web.live.screens.markup import bold
from saloon.web.live.viewer import viewer_of
from saloon.web.people.reader import reader
from saloon.web.tables import history
from saloon.web.tables.models import OVER, PLAYING, Table

MAX_FRAMES = 60
"""Choices that one answer shows."""
BREATH_SECONDS = 0.001
"""Between two frames those who play go first."""
MAX_KEPT = 16
"""Answers that are kept: those who watch one table ask for the same."""
_answers: dict[Any, bytes] = {}
_keeping = Lock()


@require_safe
def playback(request: HttpRequest, code: str) -> HttpResponse:
    """Frames since a moment: the regions that changed and what was told, as the reader's own seat may see it."""
    table = get_object_or_404(Table, code=code, status__in=(PLAYING, OVER))
    limit(request, "look-back")
    since = request.GET.get("since", "0")
    first = int(since) if since.isdecimal() and len(since) < 8 else 0
    seats = list(table.seats.all())
    # Around one screen nothing of a hand is shown here: who sits in front of it is known to the live table only.
    viewer = viewer_of(
        reader(request), request.LANGUAGE_CODE, request.GET.get("size", ""), looking=_seat(request), covered=True
    )
    viewer.look(tuple(row.number for row in seats if row.held_by(viewer.user)), asked=())
    names = tuple(row.name or row.bot for row in seats)
    viewpoint = Viewpoint(
        seat=viewer.looking,
        names=names,
        bots=tuple(bool(row.bot) for row in seats),
        language=viewer.language,
        size=viewer.size,
        covered=viewer.covered,
        plan=plan_name(request.GET.get("plan")),
        hand_order=viewer.prefers.hand_order,
    )
    with one_at_a_time(request):
        shown = _kept(table, first, viewer.eye, viewpoint)
    return HttpResponse(shown, content_type="application/json")


def _kept(table: Table, since: int, seat: Seat | None, viewpoint: Viewpoint) -> bytes:
    """The frames as JSON; those that were asked for last are kept until something happens at the table."""
    number = table.events.order_by("-number").values_list("number", flat=True).first() or 0
    whose = (seat, viewpoint.seat, viewpoint.covered, viewpoint.names, viewpoint.bots)
    how = (viewpoint.language, viewpoint.size, viewpoint.plan, viewpoint.hand_order)
    moment = (table.code, table.status, number, since, *whose, *how)
    with _keeping:
        if moment in _answers:
            _answers[moment] = _answers.pop(moment)  # the last one that was asked for stays longest
            return _answers[moment]
    answer = msgspec.json.encode({"frames": frames(table, since, seat, viewpoint)})
    with _keeping:
        _answers[moment] = answer
        while len(_answers) > MAX_KEPT:
            del _answers[next(iter(_answers))]
    return answer


def _seat(request: HttpRequest) -> Seat | None:
    text = request.GET.get("seat", "")
    return int(text) if text.isdecimal() and len(text) < 3 else None


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
        if len(shown) > MAX_FRAMES:
            break
        if match.count >= since:
            sleep(BREATH_SECONDS)
        heard = len(match.tells)
    return shown


def _frame(match: Match, seat: Seat | None, viewpoint: Viewpoint, told: list[Tell], has: dict[str, str]) -> dict[str, Any]:
    seen = match.observe(seat)
    board = match.game.page.board
    drawn: dict[str, str] = board(seen, viewpoint) if board is not None else {}
    fresh = {f"p-region-{name}": body for name, body in drawn.items() if has.get(name) != body}
    has.update(drawn)
    teller = Teller(match.game, viewpoint.language, viewpoint.names)
    lines = [bold(teller.line(tell.seen_by(seat), seen), viewpoint.names) for tell in told]
    return {"count": match.count, "parts": fresh, "lines": lines, "seat": told[-1].seat if told else None}
