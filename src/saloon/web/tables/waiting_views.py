"""While a table waits for its players: what is said there, the code that a phone reads, and who is invited."""

from __future__ import annotations

from typing import Any

import segno
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.http import require_POST

from saloon.web.limits import limit
from saloon.web.messages import Conflicting, Forbidden, say
from saloon.web.people.company import blocks, muted_by
from saloon.web.people.models import User
from saloon.web.people.names import clean_name, told_apart
from saloon.web.people.reader import known_reader
from saloon.web.tables import invitations
from saloon.web.tables.models import OPEN, ChatLine, Table

MAX_LINES = 40
"""Lines of the chat that the room shows."""
MAX_LINE_CHARACTERS = 500


def waiting(table: Table, user: User | None, link: str) -> dict[str, Any]:
    """What the room of a table shows beside its seats."""
    lines = table.chat.exclude(user__in=muted_by(user)).order_by("-id")[:MAX_LINES]
    return {
        "qr": qr(link),
        "lines": list(lines)[::-1],
        "whose": {seat.user_id: seat.number for seat in table.seats.all() if seat.user_id},
        "offered": invitations.offered(table, user) if user is not None else [],
        "invited": list(table.invitations.select_related("user")) if invitations.may_invite(table, user) else [],
    }


def qr(link: str) -> SafeString:
    """The link as a phone reads it, dark on light by day and by night."""
    drawn: str = segno.make(link).svg_inline(scale=4, dark="#000", light="#fff")
    return mark_safe(drawn)


@login_required
@require_POST
def say_while_waiting(request: HttpRequest, code: str) -> HttpResponse:
    table, user = _waiting_table(code), known_reader(request)
    if blocks(table.host_id, user):
        raise Forbidden("host-blocks")
    limit(request, "say")
    if text := clean_name(request.POST.get("text", ""), MAX_LINE_CHARACTERS):
        own = next((seat.name for seat in table.seats.all() if seat.user_id == user.pk), "")
        others = [seat.name for seat in table.seats.all() if seat.user_id != user.pk]
        name = own or told_apart(user.shown_name, others)
        ChatLine.objects.create(table=table, user=user, name=name, text=text, watching=not own)
    return redirect("table", code)


@login_required
@require_POST
def invite_person(request: HttpRequest, code: str) -> HttpResponse:
    found = request.POST.get("who", "")
    who = int(found) if found.isascii() and found.isdigit() and len(found) < 15 else -1
    invited = invitations.invite(_waiting_table(code), known_reader(request), who)
    messages.success(request, say("invited-now", name=invited.user.shown_name))
    return redirect("table", code)


@login_required
@require_POST
def decline_invitation(request: HttpRequest, code: str) -> HttpResponse:
    invitations.decline(code, known_reader(request))
    return redirect("lobby")


def _waiting_table(code: str) -> Table:
    from saloon.web.tables.views import found_table  # which shows this room

    table = found_table(code)
    if table.status != OPEN:
        raise Conflicting("already-begun")
    return table
