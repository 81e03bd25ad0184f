"""Comments on moments of finished games: who writes them, who reads them, and who takes them back."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.http import urlencode
from django.views.decorators.http import require_POST

from saloon.web.limits import limit
from saloon.web.messages import Conflicting, Forbidden, NotFound, Refused, say
from saloon.web.people.company import muted_by
from saloon.web.people.models import User
from saloon.web.people.names import told_apart
from saloon.web.people.reader import reader
from saloon.web.tables.models import OVER, Comment, Table
from saloon.web.tables.story import story
from saloon.web.tables.views import found_table

MAX_COMMENTS = 300
"""Of one game."""
LOOKS = ("seat", "size", "plan")
"""How the reader looks at a replay, which stays so when a comment was written."""


def shown_comments(table: Table, user: User | None, at: int) -> dict[str, Any]:
    """Those at the moment that is shown, and all of them; not of people whom the reader does not want to hear."""
    if table.status != OVER:
        return {}
    heard = list(table.comments.exclude(user__in=muted_by(user))[:MAX_COMMENTS])
    return {
        "comments": heard,
        "comments_here": [each for each in heard if each.at == at],
        "commented": {each.at for each in heard},
        "may_comment": user is not None,
        "longest": Comment.MAX_CHARACTERS,
    }


@require_POST
def write_comment(request: HttpRequest, code: str) -> HttpResponse:
    table, user = found_table(code), reader(request)
    if user is None:
        raise Forbidden("comment-who")
    if table.status != OVER:
        raise Conflicting("not-over")
    text = " ".join(request.POST.get("text", "").replace("\x00", "").split())
    if not text or len(text) > Comment.MAX_CHARACTERS:
        raise Refused("comment-length", most=Comment.MAX_CHARACTERS)
    if table.comments.count() >= MAX_COMMENTS:
        raise Conflicting("comments-full", most=MAX_COMMENTS)
    at = _moment(request, table)
    limit(request, "comment")
    Comment.objects.create(table=table, user=user, name=_name(table, user), at=at, text=text)
    return _back(request, table, at)


@require_POST
def take_back(request: HttpRequest, code: str, number: int) -> HttpResponse:
    """One's own; the operators have theirs in the admin."""
    table, user = found_table(code), reader(request)
    found = table.comments.filter(pk=number, user=user).first() if user is not None else None
    if found is None:
        raise NotFound("no-comment")
    found.delete()
    return _back(request, table, found.at)


def _moment(request: HttpRequest, table: Table) -> int:
    text, last = request.POST.get("at", ""), story(table).length
    if not (text.isascii() and text.isdigit() and len(text) < 9 and int(text) <= last):
        raise Refused("bad-value", what=say("moment-word"), found=text[:20], allowed=f"0 … {last}")
    return int(text)


def _name(table: Table, user: User) -> str:
    """Players are called as at the table; nobody else has a name that looks like one of theirs."""
    seats = list(table.seats.all())
    own = next((seat.name for seat in seats if seat.user_id == user.pk and seat.name), "")
    return own or told_apart(user.shown_name, [seat.name for seat in seats])


def _back(request: HttpRequest, table: Table, at: int) -> HttpResponse:
    kept = [(name, request.POST[name][:20]) for name in LOOKS if request.POST.get(name)]
    return redirect(f"{reverse('replay', args=[table.code])}?{urlencode([('at', str(at)), *kept])}#comments")
